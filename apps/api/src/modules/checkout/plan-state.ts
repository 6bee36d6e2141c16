import { graceDays, type PackageId, planPackages, type Tier, tierSchema } from '@kumbara/shared';
import { millisecondsInDay } from 'date-fns/constants';
import type { PaidSubscription } from './adapters/payment-provider.ts';

/** The plan that follows from the subscriptions at the provider. */
export type PlanState = {
  tier: Tier;
  /** The subscription that gives the plan. */
  holder: (PaidSubscription & { package_id: PackageId }) | undefined;
  /** The end of the grace period after an unpaid renewal. */
  grace_ends_at: Date | undefined;
  /** The number of other subscriptions that will be charged again. */
  also_charged: number;
  has_purchased: boolean;
};

const rank = (tier: Tier) => tierSchema.options.indexOf(tier);

/** The only function from the provider's state to a plan: the highest running one, else free. */
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

/** Undefined for a paid subscription. */
function graceEnd({ status, unpaid_since }: PaidSubscription): Date | undefined {
  if (status !== 'past_due' || !unpaid_since) return undefined;
  return new Date(unpaid_since.getTime() + graceDays * millisecondsInDay);
}

/** Subscriptions that give no plan and have not ended. They could become active beside a new one. */
export const stalledOf = (subscriptions: readonly PaidSubscription[], now: Date): PaidSubscription[] =>
  subscriptions.filter((each) => each.package_id !== undefined && each.status !== 'ended' && !isHeld(each, now));

/** Subscriptions that run or may begin, besides the one that gives the plan. */
export const besides = ({ holder, subscriptions }: PlanState & { subscriptions: readonly PaidSubscription[] }) =>
  subscriptions.filter(({ id, package_id, status }) => package_id && status !== 'ended' && id !== holder?.id);
