import type { PriceMove } from '@kumbara/shared';
import i18next from 'i18next';
import { formatMoney, formatShare, today } from './format.ts';

/** A change of a price with its cause in one sentence; needs the texts of `details`. */
export function describePriceMove(
  { date, before, now, currency, percent, cause, foreign }: PriceMove,
  name: string,
): string {
  const values = {
    name,
    percent: formatShare(Math.abs(percent) / 100),
    before: formatMoney(before, currency),
    now: formatMoney(now, currency),
  };
  const isRise = percent > 0;
  if (date > today()) return i18next.t(isRise ? 'details:price.willRise' : 'details:price.willFall', values);
  if (cause === 'vendor') return i18next.t(isRise ? 'details:price.raised' : 'details:price.lowered', values);
  if (cause === 'exchange_rate' && foreign) {
    const price = formatMoney(foreign.amount, foreign.currency);
    return i18next.t(isRise ? 'details:price.rateRose' : 'details:price.rateFell', { ...values, price });
  }
  return i18next.t(isRise ? 'details:price.rose' : 'details:price.fell', values);
}
