import { addDays } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import type { CancelledInMail } from '#mail/detect-in-mails.ts';
import { resolveMerchant } from '#merchant/resolve.ts';
import type { CombinedGroup, ReviewStatus } from './review-status.ts';
import type { TrackedSubscription } from './source.ts';

/** Why a cancellation mail ends a subscription by itself, or why the user is asked. */
export type CancellationDecision =
  | CancelledInMail['reason']
  /** No subscription of the user matches. */
  | 'nothing_tracked'
  | 'several_tracked'
  /** A charge came on the day of the mail or later. */
  | 'charged_since'
  /** The mail ended a subscription before; each mail may do so once. */
  | 'used_before';

export type DecidedCancellation = Omit<CancelledInMail, 'reason'> & {
  reason: CancellationDecision;
  /** The only matching subscription, proven or not. */
  subscription_id?: string;
};

const isMeant = ({ service_id, service_name }: CancelledInMail, name: string) =>
  service_id ? resolveMerchant(name).service?.id === service_id : fold(name).trim() === fold(service_name).trim();

const isSameService = (one: CancelledInMail, { combined }: CombinedGroup) =>
  one.service_id ? combined.service_id === one.service_id : fold(combined.service_name) === fold(one.service_name);

/**
 * Compares cancellation mails with the user's subscriptions. A mail ends a subscription only if the service provably
 * sent it, no charge came on its day or later, and exactly one active subscription matches, by name or because the user
 * linked the service's findings to it.
 * @param usedBefore Message-IDs that ended a subscription before: what the user undid or reactivated stays so
 */
export function decideCancellations(
  cancelled: CancelledInMail[],
  reviews: Map<CombinedGroup, ReviewStatus>,
  subscriptions: TrackedSubscription[],
  usedBefore: ReadonlySet<string>,
): DecidedCancellation[] {
  return cancelled.map((one) => {
    const found = [...reviews].filter(([candidate]) => isSameService(one, candidate));
    const linked = new Set(
      found.map(([, { review_status, subscription_id }]) => review_status === 'tracked' && subscription_id),
    );
    const meant = subscriptions.filter(
      ({ id, name, status }) => status === 'active' && (linked.has(id) || isMeant(one, name)),
    );
    const lastCharge =
      found
        .flatMap(([{ combined }]) => combined.charges.map(({ date }) => date))
        .sort()
        .at(-1) ?? '';
    const decide = (): CancellationDecision => {
      if (!one.automatic) return one.reason;
      if (usedBefore.has(one.email_id)) return 'used_before';
      if (lastCharge >= one.date) return 'charged_since';
      if (meant.length === 0) return 'nothing_tracked';
      return meant.length === 1 ? 'proven' : 'several_tracked';
    };
    const reason = decide();
    const [only] = meant;
    return {
      ...one,
      reason,
      automatic: reason === 'proven',
      ...(meant.length === 1 && only && { subscription_id: only.id }),
    };
  });
}

/** Charges before the mail may be posted this many days after it. */
const bookingDays = 3;

/** Returns the findings of services that a mail says have ended. They are *medium* at most, unless charged later. */
export const findDoubted = (candidates: CombinedGroup[], cancelled: CancelledInMail[]): Set<CombinedGroup> =>
  new Set(
    cancelled.flatMap((one) =>
      candidates.filter(
        (candidate) =>
          isSameService(one, candidate) &&
          candidate.combined.evidence.every(({ date }) => date <= addDays(one.date, bookingDays)),
      ),
    ),
  );

/** Returns the findings that a proven cancellation ends: the only one of its service, not charged later. */
export function findEnded(
  candidates: CombinedGroup[],
  cancelled: CancelledInMail[],
  today: string,
): Set<CombinedGroup> {
  const ended = cancelled.flatMap((one) => {
    const found = candidates.filter((candidate) => isSameService(one, candidate) && !candidate.combined.stopped);
    const [only] = found;
    if (!one.automatic || !only || found.length > 1 || (one.ends_on ?? '') > today) return [];
    return only.combined.evidence.every(({ date }) => date < one.date) ? [only] : [];
  });
  return new Set(ended);
}
