import { Prisma, type Subscription, type WebhookDelivery } from '@kumbara/prisma/client';
import { dayIn, type WebhookEventData, type WebhookMessageType, webhookEventData } from '@kumbara/shared';
import { presentSubscription } from '#http/present-subscription.ts';
import { fromDay } from '#lib/day.ts';

/** What a receiver is told. */
export type WebhookMessage = {
  [Type in WebhookMessageType]: { event_id: string; type: Type; timestamp: Date; data: WebhookEventData[Type] };
}[WebhookMessageType];

type Stored = Pick<WebhookDelivery, 'event_id' | 'type' | 'data' | 'created_at'>;

/** The message of a stored event. It is the same in every attempt. */
export function messageOf({ event_id, type, data, created_at }: Stored, timeZone: string): WebhookMessage {
  const known = type as WebhookMessageType;
  const shown = known.startsWith('subscription.')
    ? { subscription: presentSubscription(rowOf(data), dayIn(timeZone, created_at)) }
    : data;
  return { event_id, type: known, timestamp: created_at, data: webhookEventData[known].parse(shown) } as WebhookMessage;
}

type Snapshot = { [Column in keyof Subscription]: unknown };
const dates = [
  'next_payment_date',
  'started_on',
  'trial_ends_on',
  'commitment_ends_on',
  'cancelled_on',
  'ends_on',
] as const;
const decimals = ['amount', 'price_after_trial'] as const;

const noColumns = Object.fromEntries(Object.keys(Prisma.SubscriptionScalarFieldEnum).map((column) => [column, null]));

/** The row that a trigger stored as JSON. Columns that came later are empty. */
function rowOf(data: Prisma.JsonValue): Subscription {
  const snapshot = data as Snapshot;
  const each = <Key extends keyof Snapshot>(columns: readonly Key[], convert: (value: string) => unknown) =>
    Object.fromEntries(
      columns.map((column) => [column, snapshot[column] === null ? null : convert(String(snapshot[column]))]),
    );
  return {
    ...noColumns,
    ...snapshot,
    ...each(dates, fromDay),
    ...each(decimals, (value) => new Prisma.Decimal(value)),
    created_at: new Date(String(snapshot.created_at)),
  } as Subscription;
}
