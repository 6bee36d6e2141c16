import type { Charge } from '#lines/charges.ts';
import { isSamePrice } from './amounts.ts';

/** One subscription is not paid twice within so many days. */
const atOnceDays = 3;

/** Whether two cards paid one price at once: two subscriptions, and no charge taken twice. */
export const haveDifferentPayers = (a: Charge, b: Charge): boolean =>
  a.card !== undefined &&
  b.card !== undefined &&
  a.card !== b.card &&
  Math.abs(a.day - b.day) <= atOnceDays &&
  isSamePrice(a, b);

/** Nearer than any rhythm but the weekly one. */
const nearDays = 10;

/**
 * Parts the charges of one merchant by the cards that pay it side by side. A card that takes the place of another is no
 * second payer, and what names no card belongs to the first payer who lacks it.
 * @param charges oldest first
 * @returns charges of each payer, oldest first; all in one where no two cards ever paid at once
 */
export function splitByPayer(charges: Charge[]): Charge[][] {
  const atOnce = new Set<string>();
  for (const [index, charge] of charges.entries()) {
    if (charge.card === undefined) continue;
    for (let next = index + 1; (charges[next]?.day ?? Number.POSITIVE_INFINITY) - charge.day <= atOnceDays; next += 1) {
      const other = charges[next] as Charge;
      if (haveDifferentPayers(charge, other)) for (const card of [charge.card, other.card as string]) atOnce.add(card);
    }
  }
  if (atOnce.size === 0) return [charges];
  const payers = new Map([...atOnce].sort().map((card) => [card, charges.filter((charge) => charge.card === card)]));
  for (const charge of charges) {
    if (charge.card !== undefined && atOnce.has(charge.card)) continue;
    const lacksIt = (own: Charge[]) =>
      !own.some((other) => Math.abs(other.day - charge.day) < nearDays && isSamePrice(other, charge));
    const all = [...payers.values()];
    (all.find(lacksIt) ?? (all[0] as Charge[])).push(charge);
  }
  return [...payers.values()].map((own) => own.sort((a, b) => a.day - b.day));
}
