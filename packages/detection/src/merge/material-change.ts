import { type Billing, exact, type IsoDate, type ReasonCode } from '@kumbara/shared';
import { areCyclesApart, isSameBillingCycle } from './billing-cycle.ts';

/** The terms of a finding. */
export type Priced = Billing & { amount: number | null; currency: string };

/**
 * Returns the reasons to ask about a dismissed finding again: its price moved by a tenth or more, or its currency or
 * billing cycle changed. A cycle that fits all charges is no change: it was not recognised with fewer charges.
 */
export function findMaterialChanges(before: Priced, now: Priced & { charges: { date: IsoDate }[] }): ReasonCode[] {
  const price = before.currency !== now.currency || hasMovedByTenth(before.amount, now.amount);
  const cycle = !isSameBillingCycle(before, now) && !explainsAll(now, now.charges);
  return [
    ...(price ? (['price_changed_since_dismissed'] as const) : []),
    ...(cycle ? (['cycle_changed_since_dismissed'] as const) : []),
  ];
}

const explainsAll = (billing: Billing, charges: { date: IsoDate }[]) =>
  charges.length > 0 &&
  charges.every(({ date }, at) => areCyclesApart(charges[Math.max(0, at - 1)]?.date ?? date, date, billing));

export function hasMovedByTenth(before: number | null, now: number | null): boolean {
  if (before === null || now === null) return false;
  const [a, b] = [exact(before), exact(now)];
  // |now − before| ≥ before / 10, in integers.
  const [was, is] = [a.numerator * b.denominator, b.numerator * a.denominator];
  const moved = is > was ? is - was : was - is;
  return moved * 10n >= was;
}
