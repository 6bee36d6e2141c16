import { randomBytes } from 'node:crypto';
import type { Prisma, Webhook, WebhookDelivery } from '@kumbara/prisma/client';
import { defaultLanguage, isLanguage, type Tier } from '@kumbara/shared';
import { addSeconds } from 'date-fns/addSeconds';
import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import type pg from 'pg';
import { Webhook as Signer } from 'standardwebhooks';
import { z } from 'zod';
import { i18n } from '#i18n/i18n.ts';
import type { Clock } from '#lib/clock.ts';
import { heldPlan } from '#lib/held-plan.ts';
import type { Vault } from '#lib/vault.ts';
import type { SendWebhook, WebhookAnswer } from './adapters/webhook-sender.ts';
import { composeRequest, describeEvent, pageOf } from './compose-request.ts';
import { messageOf } from './event-data.ts';

export type Deliver = ReturnType<typeof createDeliver>;

/** What lies sealed: the address, and the secrets that sign. */
export const sealedWebhookSchema = z.object({ url: z.url(), secret: z.string(), previous: z.string().optional() });
export type SealedWebhook = z.infer<typeof sealedWebhookSchema>;
export const secretPurpose = 'webhook';
/** 256 bits. Source: Standard Webhooks, "Signature scheme". */
export const newSigningSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** Pauses after each failure, three days in all. Source: Standard Webhooks, "Deliverability and reliability". */
export const retrySeconds = [
  ...[5, 5 * secondsInMinute, 30 * secondsInMinute, 2 * secondsInHour, 5 * secondsInHour, 10 * secondsInHour],
  ...[14 * secondsInHour, 20 * secondsInHour, secondsInDay],
];

/** A receiver, ready to be sent to. */
export type Receiver = Pick<Webhook, 'user_id' | 'id' | 'format' | 'previous_secret_until' | 'failing_since'> & {
  sealed: SealedWebhook;
  language: string;
  time_zone: string;
  email: string;
  tier: Tier;
};
export type Delivery = Pick<
  WebhookDelivery,
  'user_id' | 'id' | 'event_id' | 'type' | 'data' | 'created_at' | 'attempts' | 'status'
>;
/** `gone`: the receiver asked for no more (410). */
export type Outcome = 'delivered' | 'failed' | 'gone';

type Needs = { pool: pg.Pool; vault: Vault; send: SendWebhook; origin: string; clock: Clock };

/** Sends deliveries and stores what was asked and answered. */
export function createDeliver({ pool, vault, send, origin, clock }: Needs) {
  const languageOf = ({ language }: Receiver) => (isLanguage(language) ? language : defaultLanguage);

  /** @returns undefined for a webhook that was deleted */
  async function open(user_id: string, id: string): Promise<Receiver | undefined> {
    const { rows } = await pool.query<Omit<Receiver, 'sealed'> & { secret_id: string; sealed: string }>({
      name: 'webhooks-open',
      text: `
        SELECT w.user_id, w.id, w.format, w.previous_secret_until, w.failing_since, w.secret_id, s.sealed,
          u.language, u.time_zone, u.email, ${heldPlan} AS tier
        FROM webhooks w JOIN users u ON u.id = w.user_id JOIN secrets s ON s.user_id = w.user_id AND s.id = w.secret_id
        WHERE w.user_id = $1 AND w.id = $2`,
      values: [user_id, id],
    });
    const [row] = rows;
    if (!row) return undefined;
    const { secret_id, sealed, ...receiver } = row;
    const plain = vault.open(sealed, { user_id, id: secret_id, purpose: secretPurpose });
    return { ...receiver, sealed: sealedWebhookSchema.parse(JSON.parse(plain)) };
  }

  function compose(receiver: Receiver, delivery: Delivery) {
    const message = messageOf(delivery, receiver.time_zone);
    const language = languageOf(receiver);
    return composeRequest(receiver.format, new URL(receiver.sealed.url), {
      message,
      text: describeEvent(message, language),
      link: `${origin}${pageOf(message)}`,
      sender: i18n.getFixedT(language, 'mails')('sender'),
    });
  }

  /** Signed with each secret that counts. The real clock, which receivers compare with. */
  function headersOf(receiver: Receiver, event_id: string, body: string): Record<string, string> {
    const { secret, previous } = receiver.sealed;
    const overlaps = receiver.previous_secret_until && receiver.previous_secret_until > clock();
    const now = new Date();
    const secrets = [secret, ...(previous && overlaps ? [previous] : [])];
    return {
      'content-type': 'application/json',
      'user-agent': 'Kumbara-Webhooks/1.0',
      'webhook-id': event_id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': secrets.map((one) => new Signer(one).sign(event_id, now, body)).join(' '),
    };
  }

  /**
   * One statement, so that the attempt, the state of its delivery and the next attempt are stored together or not at all.
   * An attempt on demand uses up none of the retries, and ends a delivery only by delivering it.
   */
  async function record(
    delivery: Delivery,
    at: Date,
    duration_ms: number,
    request: { headers: Record<string, string>; body: string },
    answer: WebhookAnswer | undefined,
    { outcome, isOnDemand }: { outcome: Outcome; isOnDemand: boolean },
  ): Promise<void> {
    const pause = retrySeconds[delivery.attempts];
    const isOver = outcome === 'gone' || pause === undefined;
    await pool.query({
      name: 'webhooks-record',
      text: `
        WITH tried AS (
          UPDATE webhook_deliveries d
          SET attempts = d.attempts + $15, last_status = $3, last_attempt_at = $4,
            next_attempt_at = CASE WHEN $6 THEN NULL WHEN $15 = 0 THEN d.next_attempt_at ELSE $5 END,
            status = CASE WHEN $6 THEN 'delivered' WHEN d.status = 'pending' AND $15 = 1 AND $14 THEN 'failed'
              ELSE d.status END::"WebhookDeliveryStatus"
          FROM webhook_deliveries before
          WHERE d.user_id = $1 AND d.id = $2 AND before.user_id = d.user_id AND before.id = d.id
          RETURNING d.user_id, d.id, d.webhook_id, d.attempts, d.status, before.status = 'pending' AS was_pending
        ), receiver AS (
          UPDATE webhooks w SET failing_since = $12 FROM tried
          WHERE w.user_id = $1 AND w.id = tried.webhook_id AND w.failing_since IS DISTINCT FROM $12
            AND ($12::timestamptz IS NULL OR (w.failing_since IS NULL AND was_pending))
        ), stored AS (
        INSERT INTO webhook_attempts
          (user_id, delivery_id, at, duration_ms, request_headers, request_body, status, response_headers, response_body)
        SELECT user_id, id, $4, $7, $8, $9, $3, $10, $11 FROM tried
        )
        SELECT queue_webhook_delivery($1, webhook_id, id, attempts, $13 * interval '1 second')
        FROM tried WHERE status = 'pending' AND $15 = 1`,
      values: [
        ...[delivery.user_id, delivery.id, answer?.status ?? null, at, isOver ? null : addSeconds(at, pause)],
        ...[outcome === 'delivered', duration_ms, JSON.stringify(request.headers), request.body],
        // PostgreSQL stores no NUL in a text.
        ...[answer ? JSON.stringify(answer.headers) : null, answer ? answer.body.replaceAll('\0', '') : null],
        ...[outcome === 'delivered' ? null : at, pause ?? 0, isOver, isOnDemand ? 0 : 1],
      ],
    });
  }

  return {
    open,

    /** Sends once and stores the outcome, with the time of the next attempt if there is one. */
    async attempt(
      receiver: Receiver,
      delivery: Delivery,
      { isOnDemand = false } = {},
    ): Promise<{ outcome: Outcome; isLast: boolean }> {
      const { url, body } = compose(receiver, delivery);
      const headers = headersOf(receiver, delivery.event_id, body);
      const at = clock();
      const started = performance.now();
      const answer = await send(receiver.user_id, { url, headers, body });
      const outcome = outcomeOf(answer);
      const durationMs = Math.round(performance.now() - started);
      await record(delivery, at, durationMs, { headers, body }, answer, { outcome, isOnDemand });
      return { outcome, isLast: retrySeconds[delivery.attempts] === undefined };
    },
  };
}

function outcomeOf(answer: WebhookAnswer | undefined): Outcome {
  if (answer?.status === 410) return 'gone';
  return answer && answer.status >= 200 && answer.status < 300 ? 'delivered' : 'failed';
}

/** The columns of a delivery that an attempt needs. */
export const deliveryColumns = {
  ...{
    user_id: true,
    id: true,
    event_id: true,
    type: true,
    data: true,
    created_at: true,
    attempts: true,
    status: true,
  },
} satisfies Prisma.WebhookDeliverySelect;
