import type { DetectedSubscription, DetectionChange } from '@kumbara/shared';
import i18next from 'i18next';
import { formatCycle, formatDate, formatMoney } from '#lib/format.ts';

/** Differences between the documents and the tracked subscription. Nothing is changed without confirmation. */
export function Changes({ found }: { found: DetectedSubscription }) {
  if (!found.changes) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1 text-[0.875rem]">
      {found.changes.map((change) => (
        <li key={describeChange(change)}>{describeChange(change)}</li>
      ))}
    </ul>
  );
}

function describeChange(change: DetectionChange): string {
  switch (change.field) {
    case 'amount': {
      const prices = { from: formatMoney(change.from, change.currency), to: formatMoney(change.to, change.currency) };
      return change.on
        ? i18next.t('detection:change.amountOn', { ...prices, date: formatDate(change.on) })
        : i18next.t('detection:change.amount', prices);
    }
    case 'billing':
      return i18next.t('detection:change.billing', { from: formatCycle(change.from), to: formatCycle(change.to) });
    case 'next_payment_date':
      return i18next.t('detection:change.next', { from: formatDate(change.from), to: formatDate(change.to) });
    case 'trial_ends_on':
      return i18next.t('detection:change.trial', { date: formatDate(change.to) });
  }
}
