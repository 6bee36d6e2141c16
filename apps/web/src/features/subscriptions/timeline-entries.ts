import type { DocumentedPayment, Period, SubscriptionDetail } from '@kumbara/shared';

/** A row of the timeline: a period, with the payment that pays it, or an extra payment. */
export type TimelineEntry =
  | { kind: 'period'; date: string; period: Period; charge: DocumentedPayment | undefined }
  | { kind: 'extra'; date: string; charge: DocumentedPayment };

/** What has come due, newest first, with extra payments between. */
export function listTimelineEntries({ timeline, charges }: SubscriptionDetail): TimelineEntry[] {
  const byId = new Map(charges.map((charge) => [charge.id, charge]));
  const first = timeline[0]?.date ?? '';
  const periods = timeline
    .filter(({ state }) => state !== 'due')
    .map((period): TimelineEntry => {
      const charge = period.charge_id ? byId.get(period.charge_id) : undefined;
      return { kind: 'period', date: period.date, period, charge };
    });
  const extra = charges
    // Periods before the first one of a long timeline are left out, and so are their payments.
    .filter(({ pays, date }) => pays === null && (date >= first || timeline.length === 0))
    .map((charge): TimelineEntry => ({ kind: 'extra', date: charge.date, charge }));
  return [...periods, ...extra].sort((a, b) => (a.date < b.date ? 1 : -1));
}
