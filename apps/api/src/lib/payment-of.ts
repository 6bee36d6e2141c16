import type { Charge, OpenLine } from '@kumbara/prisma/client';
import { toDay } from './day.ts';

type Paid = Pick<Charge | OpenLine, 'date' | 'amount' | 'currency' | 'foreign_amount' | 'foreign_currency'>;

/** The payment of a stored charge or line: day, booked amount and foreign price. */
export const readPayment = ({ date, amount, currency, foreign_amount, foreign_currency }: Paid) => ({
  date: toDay(date),
  amount: amount.toNumber(),
  currency,
  ...(foreign_amount &&
    foreign_currency && { foreign: { amount: foreign_amount.toNumber(), currency: foreign_currency } }),
});
