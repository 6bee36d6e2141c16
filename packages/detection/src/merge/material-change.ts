import { type Billing, exact, type IsoDate, type ReasonCode } from '@kumbara/shared';
import { areCyclesApart, isSameRhythm } from './billing-cycle.ts';

/** What a decision was about. */
export type Priced = Billing & { amount: number | null; currency: string };

/**
 * Why something that was dismissed may be asked about again: its price moved by a tenth or more, or its currency or
 * rhythm is another one. Nothing else is a reason. Source: decisions §11.
 * A rhythm that explains all charges was always this one: it was misread when fewer of them were known.
 */
export function materialChanges(then: Priced, now: Priced & { charges: { date: IsoDate }[] }): ReasonCode[] {
  const price = then.currency !== now.currency || movedByATenth(then.amount, now.amount);
  const cycle = !isSameRhythm(then, now) && !explainsAll(now, now.charges);
  return [
    ...(price ? (['price_changed_since_dismissed'] as const) : []),
    ...(cycle ? (['cycle_changed_since_dismissed'] as const) : []),
  ];
}

const explainsAll = (rhythm: Billing, charges: { date: IsoDate }[]) =>
  charges.length > 0 &&
  charges.every(({ date }, at) => areCyclesApart(charges[Math.max(0, at - 1)]?.date ?? date, date, rhythm));

export function movedByATenth(then: number | null, now: number | null): boolean {
  if (then === null || now === null) return false;
  const [a, b] = [exact(then), exact(now)];
  // |now − then| ≥ then / 10, in integers.
  const [was, is] = [a.numerator * b.denominator, b.numerator * a.denominator];
  const moved = is > was ? is - was : was - is;
  return moved * 10n >= was;
}
