import type { Charge } from '#lines/charges.ts';
import { isSamePrice } from './amounts.ts';

/** One subscription is not paid twice within this many days. */
const atOnceDays = 3;

/** Returns true if two cards paid one price at about the same time: two subscriptions, not a repeated charge. */
export const haveDifferentPayers = (a: Charge, b: Charge): boolean =>
  a.card !== undefined &&
  b.card !== undefined &&
  a.card !== b.card &&
  Math.abs(a.day - b.day) <= atOnceDays &&
  isSamePrice(a, b);

/** Shorter than every cycle but the weekly one. */
const nearDays = 10;

/**
 * Splits the charges of one merchant by the cards that pay in parallel. A replacement card is no second payer, and
 * charges without a card go to the first payer that lacks one on that day.
 * @param charges oldest first
 * @returns the charges of each payer, oldest first; one list if no two cards ever paid at about the same time
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
