import type { BillingCycle, ReasonCode } from '@kumbara/shared';
import { exact } from '@kumbara/shared';

/** What a decision was about. */
export type Terms = {
  amount: { toString(): string } | null;
  currency: string;
  billing_cycle: BillingCycle;
  billing_interval: number;
};

/**
 * Why something that was dismissed may be asked about again: its price moved by a tenth or more, or its currency or
 * rhythm is another one. Nothing else is a reason.
 */
export function materialChanges(then: Terms, now: Terms): ReasonCode[] {
  const price = then.currency !== now.currency || movedByATenth(then.amount, now.amount);
  const cycle = then.billing_cycle !== now.billing_cycle || then.billing_interval !== now.billing_interval;
  return [
    ...(price ? (['price_changed_since_dismissed'] as const) : []),
    ...(cycle ? (['cycle_changed_since_dismissed'] as const) : []),
  ];
}

function movedByATenth(then: Terms['amount'], now: Terms['amount']): boolean {
  if (then === null || now === null) return false;
  const a = exact(then.toString());
  const b = exact(now.toString());
  // |now − then| ≥ then / 10, in integers.
  const [was, is] = [a.numerator * b.denominator, b.numerator * a.denominator];
  const moved = is > was ? is - was : was - is;
  return moved * 10n >= was;
}
