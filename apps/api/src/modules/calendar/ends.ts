import { addDays, type CalendarEntry, type IsoDate, type SubscriptionStatus } from '@kumbara/shared';

type EndKind = Exclude<CalendarEntry['kind'], 'payment'>;

type Ending = {
  status: SubscriptionStatus;
  trial_ends_on?: IsoDate | null;
  commitment_ends_on: IsoDate | null;
  notice_days: number | null;
  ends_on?: IsoDate | null;
};

/** The last days of a trial, of a commitment, to give notice, and of use. */
export function endsOf({ status, trial_ends_on, commitment_ends_on, notice_days, ends_on }: Ending) {
  const isActive = status === 'active';
  const days: Record<EndKind, IsoDate | null | undefined> = {
    trial_ends: isActive ? trial_ends_on : null,
    commitment_ends: isActive ? commitment_ends_on : null,
    notice_ends: isActive && commitment_ends_on && notice_days ? addDays(commitment_ends_on, -notice_days) : null,
    ends: isActive ? null : ends_on,
  };
  return Object.entries(days).flatMap(([kind, date]) => (date ? [{ kind: kind as EndKind, date }] : []));
}
