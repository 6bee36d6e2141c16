import { graceDays, type PackageId, planPackages, type Tier, tierSchema } from '@kumbara/shared';
import { millisecondsInDay } from 'date-fns/constants';
import type { PaidSubscription } from './adapters/payment-provider.ts';

/** What somebody holds by what runs at the provider. */
export type PlanState = {
  tier: Tier;
  /** The subscription that gives it. */
  holder: (PaidSubscription & { package_id: PackageId }) | undefined;
  /** Until then although the renewal was not paid. */
  grace_ends_at: Date | undefined;
  /** How many others will be charged again beside it. */
  also_charged: number;
  has_purchased: boolean;
};

const rank = (tier: Tier) => tierSchema.options.indexOf(tier);

/** The only way from the provider's state to a plan: whoever pays holds the highest of what runs, else nothing. */
export function planStateOf(subscriptions: readonly PaidSubscription[], now: Date): PlanState {
  const [holder, ...others] = subscriptions
    .filter((each): each is PaidSubscription & { package_id: PackageId } => isHeld(each, now))
    .sort(
      (a, b) =>
        rank(planPackages[b.package_id].tier) - rank(planPackages[a.package_id].tier) ||
        Number(a.status === 'past_due') - Number(b.status === 'past_due') ||
        a.created_at.getTime() - b.created_at.getTime() ||
        a.id.localeCompare(b.id),
    );
  return {
    tier: holder ? planPackages[holder.package_id].tier : 'free',
    holder,
    grace_ends_at: holder && graceEnd(holder),
    also_charged: others.filter(({ ends_at }) => !ends_at).length,
    has_purchased: subscriptions.some(({ package_id }) => package_id !== undefined),
  };
}

function isHeld(subscription: PaidSubscription, now: Date): boolean {
  const { package_id, status } = subscription;
  if (package_id === undefined) return false;
  if (status === 'past_due') return (graceEnd(subscription)?.getTime() ?? 0) > now.getTime();
  return status === 'active' || status === 'trialing';
}

/** Undefined for one that is paid. */
function graceEnd({ status, unpaid_since }: PaidSubscription): Date | undefined {
  if (status !== 'past_due' || !unpaid_since) return undefined;
  return new Date(unpaid_since.getTime() + graceDays * millisecondsInDay);
}

/** What neither gives a plan nor has ended would come back to life beside a new one. */
export const stalledOf = (subscriptions: readonly PaidSubscription[], now: Date): PaidSubscription[] =>
  subscriptions.filter((each) => each.package_id !== undefined && each.status !== 'ended' && !isHeld(each, now));

/** What runs, or may still begin, beside the one that gives the plan. */
export const besides = ({ holder, subscriptions }: PlanState & { subscriptions: readonly PaidSubscription[] }) =>
  subscriptions.filter(({ id, package_id, status }) => package_id && status !== 'ended' && id !== holder?.id);
