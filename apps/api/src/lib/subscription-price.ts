import type { Subscription as Row } from '@kumbara/prisma/client';
import { currencyDecimals, exact, type IsoDate, round } from '@kumbara/shared';
import { refuseField } from './app-error.ts';
import type { Transaction } from './database.ts';
import { fromDay, toDay } from './day.ts';
import { requireRoomIn } from './row-ceilings.ts';

type Trial<Amount> = { amount: Amount; price_after_trial: Amount | null; trial_ends_on: Date | IsoDate | null };

/**
 * The row as of a day: after a trial, the price after the trial applies. No job writes that at midnight, so readers apply
 * it, and the next change of the row stores it.
 */
export function asOf<Amount, R extends Trial<Amount>>(row: R & Trial<Amount>, today: IsoDate): R {
  const { trial_ends_on: end, price_after_trial } = row;
  if (!end || !price_after_trial || (end instanceof Date ? toDay(end) : end) >= today) return row;
  return { ...row, amount: price_after_trial, price_after_trial: null };
}

/**
 * Notes the price that the user entered.
 * @returns the id of the price change
 * @throws AppError `account_full`
 */
export async function notePrice(
  tx: Transaction,
  { user_id, id, amount, currency }: Pick<Row, 'user_id' | 'id' | 'amount' | 'currency'>,
  day: IsoDate,
): Promise<string> {
  await requireRoomIn(tx, 'price_changes', user_id);
  const change = await tx.priceChange.create({
    data: { user_id, subscription_id: id, amount, currency, date: fromDay(day), source: 'manual' },
  });
  return change.id;
}

/** Checks the amount against the currency of a patch that changes only one of them. */
export function refuseTooFine(field: string, amount: number | null | undefined, currency: string): void {
  if (amount != null && round(exact(amount), currencyDecimals(currency)) !== amount) {
    throw refuseField(field, 'too_many_decimals');
  }
}
