import { type Billing, exact, type ReasonCode } from '@kumbara/shared';

/** What a decision was about. */
export type Priced = Billing & { amount: number | null; currency: string };

/**
 * Why something that was dismissed may be asked about again: its price moved by a tenth or more, or its currency or
 * rhythm is another one. Nothing else is a reason. Source: decisions §11.
 */
export function materialChanges(then: Priced, now: Priced): ReasonCode[] {
  const price = then.currency !== now.currency || movedByATenth(then.amount, now.amount);
  const cycle = then.billing_cycle !== now.billing_cycle || then.billing_interval !== now.billing_interval;
  return [
    ...(price ? (['price_changed_since_dismissed'] as const) : []),
    ...(cycle ? (['cycle_changed_since_dismissed'] as const) : []),
  ];
}

export function movedByATenth(then: number | null, now: number | null): boolean {
  if (then === null || now === null) return false;
  const [a, b] = [exact(then), exact(now)];
  // |now − then| ≥ then / 10, in integers.
  const [was, is] = [a.numerator * b.denominator, b.numerator * a.denominator];
  const moved = is > was ? is - was : was - is;
  return moved * 10n >= was;
}
