import type { Charge, OpenLine } from '@kumbara/prisma/client';
import { toDay } from './day.ts';

type Paid = Pick<Charge | OpenLine, 'date' | 'amount' | 'currency' | 'foreign_amount' | 'foreign_currency'>;

/** What a stored charge or line says of a payment: its day, what was booked, and the price abroad. */
export const readPayment = ({ date, amount, currency, foreign_amount, foreign_currency }: Paid) => ({
  date: toDay(date),
  amount: amount.toNumber(),
  currency,
  ...(foreign_amount &&
    foreign_currency && { foreign: { amount: foreign_amount.toNumber(), currency: foreign_currency } }),
});
