import type { DetectedSubscription, Evidence, PriceChange, ReasonCode } from '@kumbara/shared';
import { toDay } from '#lib/day.ts';
import type { Offer } from '#lib/offer.ts';

export function presentDetection({ detection, subscription_id, changed }: Offer): DetectedSubscription {
  const { id, amount, next_payment_date, evidence, price_history, reasons, ...row } = detection;
  return {
    ...row,
    detection_id: id,
    amount: amount?.toNumber() ?? null,
    ...(next_payment_date && { next_payment_date: toDay(next_payment_date) }),
    evidence: evidence as Evidence[],
    price_history: price_history as PriceChange[],
    reasons: [...(reasons as ReasonCode[]), ...changed],
    ...(subscription_id && { already_tracked: subscription_id }),
  };
}
