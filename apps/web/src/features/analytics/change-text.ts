import type { AnalyticsChange } from '@kumbara/shared';
import i18next from 'i18next';
import { formatMoney, formatShare } from '#lib/format.ts';

/** A change of a year in one sentence. */
export function describeChange({ kind, name, per_year, currency, cause, percent }: AnalyticsChange): string {
  const values = {
    name,
    amount: formatMoney(Math.abs(per_year), currency),
    percent: formatShare(Math.abs(percent ?? 0) / 100),
  };
  if (kind !== 'price') return i18next.t(`analytics:change.${kind}`, values);
  const direction = per_year > 0 ? 'up' : 'down';
  return i18next.t(`analytics:change.${cause ?? 'unknown'}.${direction}`, values);
}
