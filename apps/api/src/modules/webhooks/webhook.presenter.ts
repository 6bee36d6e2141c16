import type { Webhook, WebhookAttempt, WebhookDelivery } from '@kumbara/prisma/client';
import type { WebhookDelivery as ShownDelivery, Webhook as ShownWebhook, WebhookFormat } from '@kumbara/shared';

/** Formats whose address opens somebody's account at a service: only its end is shown. */
const shownWhole: readonly WebhookFormat[] = ['json'];

/** What the owner is shown of an address. A query may hold a key. */
export function shownAddress(url: URL, format: WebhookFormat): string {
  if (shownWhole.includes(format)) return `${url.origin}${url.pathname}${url.search && '?…'}`;
  return `${url.origin}/…${url.pathname.slice(-4)}`;
}

export const presentWebhook = (row: Webhook) => ({
  ...row,
  events: row.events as ShownWebhook['events'],
  disabled_reason: row.disabled_reason as ShownWebhook['disabled_reason'],
  failing_since: row.failing_since?.toISOString() ?? null,
  previous_secret_until: row.previous_secret_until?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

export const presentDelivery = (row: WebhookDelivery) => ({
  ...row,
  type: row.type as ShownDelivery['type'],
  created_at: row.created_at.toISOString(),
  last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
  next_attempt_at: row.status === 'pending' ? (row.next_attempt_at?.toISOString() ?? null) : null,
});

export const presentDeliveryDetail = ({ tries, ...row }: WebhookDelivery & { tries: WebhookAttempt[] }) => ({
  ...presentDelivery(row),
  tries: tries.map(({ id, at, duration_ms, status, ...attempt }) => ({
    ...{ id, at: at.toISOString(), duration_ms },
    request: { headers: attempt.request_headers as Record<string, string>, body: attempt.request_body },
    response:
      status === null
        ? null
        : {
            status,
            headers: (attempt.response_headers ?? {}) as Record<string, string>,
            body: attempt.response_body ?? '',
          },
  })),
});
