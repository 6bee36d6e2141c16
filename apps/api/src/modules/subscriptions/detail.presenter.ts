import { currencyDecimals, type IsoDate, round } from '@kumbara/shared';
import { presentSubscription } from '#http/present-subscription.ts';
import type { SubscriptionDetails } from './detail.service.ts';

export const presentDetail = (
  { subscription, payments, late, timeline, ...rest }: SubscriptionDetails,
  today: IsoDate,
) => ({
  ...presentSubscription(subscription, today),
  ...rest,
  timeline: timeline.map(({ payment, document = null, mine, ...period }) => ({
    ...period,
    mine: round(mine, currencyDecimals(period.currency)),
    charge_id: payment?.id ?? null,
    document,
  })),
  charges: payments.map(({ payment, pays = null }) => ({
    ...payment,
    ...{ foreign: payment.foreign ?? null, pays, after_end: late.has(payment.id) },
  })),
});
