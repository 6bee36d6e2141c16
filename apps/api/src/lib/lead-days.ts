import { type BillingCycle, defaultReminderDays } from '@kumbara/shared';

/**
 * Days before on which the owner is reminded: those of the subscription, else the owner's own, else the default of the
 * kind and billing cycle.
 */
export function leadDaysOf(
  { reminder_days, billing_cycle }: { reminder_days: number[] | null; billing_cycle: BillingCycle },
  ownDays: number[] | null,
): Record<'renewal' | 'trial_end' | 'commitment_end', readonly number[]> {
  const chosen = reminder_days ?? ownDays;
  return {
    renewal: chosen ?? defaultReminderDays[billing_cycle],
    trial_end: chosen ?? [3, 1],
    commitment_end: chosen ?? [14, 3],
  };
}
