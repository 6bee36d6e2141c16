import { addDays } from '@kumbara/shared';
import type { CancelledInMail } from '#mail/detect-in-mails.ts';
import { fold } from '#merchant/fold.ts';
import { resolveMerchant } from '#merchant/resolve.ts';
import type { CombinedGroup, ReviewStatus } from './review-status.ts';
import type { TrackedSubscription } from './source.ts';

/** Why a cancellation mail ends a subscription by itself, or why the user is asked. */
export type CancellationDecision =
  | CancelledInMail['reason']
  /** Nothing on the list is it. */
  | 'nothing_tracked'
  | 'several_tracked'
  /** Money was taken on its day or later: it is not the last word. */
  | 'charged_since'
  /** It ended a subscription before, and once is all it may. */
  | 'used_before';

export type DecidedCancellation = Omit<CancelledInMail, 'reason'> & {
  reason: CancellationDecision;
  /** The only subscription that matches, proven or not. */
  subscription_id?: string;
};

const isMeant = ({ service_id, service_name }: CancelledInMail, name: string) =>
  service_id ? resolveMerchant(name).service?.id === service_id : fold(name).trim() === fold(service_name).trim();

const isSameService = (one: CancelledInMail, { combined }: CombinedGroup) =>
  one.service_id ? combined.service_id === one.service_id : fold(combined.service_name) === fold(one.service_name);

/**
 * Holds cancellation mails against the list. One ends a subscription only if the service provably wrote it, it confirms
 * (other mails are no cancellations here), no charge came on its day or later, and exactly one active subscription is
 * meant: by its name, or because the user said that the service's findings are it. Source: decisions §5 and §11.
 * @param usedBefore Message-IDs that ended a subscription already: what was undone or reactivated stays so
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

/** Days by which a bank may book what was charged before the mail. */
const bookingDays = 3;

/** Of what somebody says that it ended nobody is sure, proven or not, unless it was surely charged since. */
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

/** A proven cancellation is the last word on the only finding of its service, unless it was charged since. */
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
