import { z } from 'zod';
import { webhookEventTypes, webhookFormats } from './constants.ts';
import { subscriptionSchema } from './subscription.ts';

export const webhookFormatSchema = z.enum(webhookFormats);
export type WebhookFormat = z.infer<typeof webhookFormatSchema>;

export const webhookEventTypeSchema = z.enum(webhookEventTypes);
export type WebhookEventType = z.infer<typeof webhookEventTypeSchema>;

const subscriptionData = z.object({ subscription: subscriptionSchema });
/** A day that a subscription has coming; the amount is the user's own part. */
const dueData = z.object({
  subscription_id: z.uuid(),
  name: z.string(),
  /** Absent for a trial without a price after it. */
  amount: z.number().optional(),
  currency: z.string().optional(),
  due_on: z.iso.date(),
  days_left: z.int(),
});

/** What a delivery says, by the type of its event. */
export const webhookEventData = {
  'subscription.created': subscriptionData,
  'subscription.updated': subscriptionData,
  'subscription.cancelled': subscriptionData,
  'subscription.deleted': subscriptionData,
  'payment.due': dueData,
  'trial.ending': dueData,
  'price.changed': z.object({
    subscription_id: z.uuid(),
    name: z.string(),
    amount: z.number(),
    currency: z.string(),
    previous_amount: z.number(),
    previous_currency: z.string(),
    /** Later than the event for a price that a document announces. */
    effective_on: z.iso.date(),
  }),
  'charge.after_cancel': z.object({
    subscription_id: z.uuid(),
    name: z.string(),
    amount: z.number(),
    currency: z.string(),
    charged_on: z.iso.date(),
    /** The day of cancelling, or the last day of use. */
    ended_on: z.iso.date(),
  }),
  'scan.finished': z.object({
    scan_id: z.uuid(),
    status: z.enum(['done', 'failed']),
    emails_scanned: z.int(),
    found: z.int(),
  }),
  /** The test button. */
  'webhook.test': z.object({}),
} satisfies Record<WebhookEventType | 'webhook.test', z.ZodObject>;
export type WebhookMessageType = keyof typeof webhookEventData;
export type WebhookEventData = { [Type in WebhookMessageType]: z.infer<(typeof webhookEventData)[Type]> };
const messageTypeSchema = z.enum(Object.keys(webhookEventData) as [WebhookMessageType, ...WebhookMessageType[]]);

/** Parts of an address that hold more than the place to send to. */
const isPlainAddress = ({ username, password, hash }: URL) => !username && !password && !hash;
const fitsFormat: Record<WebhookFormat, (url: URL) => boolean> = {
  json: () => true,
  slack: () => true,
  discord: () => true,
  home_assistant: () => true,
  /** `https://api.telegram.org/bot<token>/sendMessage?chat_id=<id>` */
  telegram: ({ pathname, searchParams }) =>
    /^\/bot\d+:[\w-]+\/sendMessage$/.test(pathname) && /^(-?\d+|@\w+)$/.test(searchParams.get('chat_id') ?? ''),
  /** `https://ntfy.sh/<topic>` */
  ntfy: ({ pathname }) => /^\/[\w-]{1,64}$/.test(pathname),
};

const eventsSchema = z
  .array(webhookEventTypeSchema)
  .min(1)
  .max(50)
  .transform((events) => webhookEventTypes.filter((type) => events.includes(type)));

export const webhookInputSchema = z
  .object({
    url: z.url({ protocol: /^https?$/ }).max(1000),
    format: webhookFormatSchema,
    events: eventsSchema,
  })
  .refine(({ url }) => !URL.canParse(url) || isPlainAddress(new URL(url)), {
    path: ['url'],
    params: { issue: 'invalid_url' },
  })
  .refine(({ url, format }) => !URL.canParse(url) || fitsFormat[format](new URL(url)), {
    path: ['url'],
    params: { issue: 'invalid_url' },
  });
export type WebhookInput = z.input<typeof webhookInputSchema>;

/** Absent means leave. The address cannot be changed: what opens it belongs to it. */
export const webhookPatchSchema = z
  .object({ events: eventsSchema, enabled: z.boolean() })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0);
export type WebhookPatch = z.input<typeof webhookPatchSchema>;

export const webhookSchema = z.object({
  id: z.uuid(),
  /** Where it sends to. The part of a path that opens somebody's account at a service is left out. */
  address: z.string(),
  format: webhookFormatSchema,
  events: webhookEventTypeSchema.array(),
  enabled: z.boolean(),
  /** It was disabled because nothing was taken for three days, or because the receiver answered 410. */
  disabled_reason: z.enum(['failing', 'gone']).nullable(),
  /** The first of the failures since the last success. */
  failing_since: z.iso.datetime().nullable(),
  /** Until then, deliveries are signed with the previous secret as well. */
  previous_secret_until: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** The secret is shown this once. */
export const webhookWithSecretSchema = webhookSchema.extend({ secret: z.string() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>;

export const webhookDeliverySchema = z.object({
  id: z.uuid(),
  /** `webhook-id`: the same in every attempt, and for every receiver of the event. */
  event_id: z.uuid(),
  type: messageTypeSchema,
  created_at: z.iso.datetime(),
  /** `failed` after the last attempt; `dropped`: the plan no longer included webhooks. */
  status: z.enum(['pending', 'delivered', 'failed', 'dropped']),
  attempts: z.int(),
  /** Of the latest attempt; null without an answer. */
  last_status: z.int().nullable(),
  last_attempt_at: z.iso.datetime().nullable(),
  /** Null unless it is pending and was tried before. */
  next_attempt_at: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

const headersSchema = z.record(z.string(), z.string());
export const webhookAttemptSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  duration_ms: z.int(),
  request: z.object({ headers: headersSchema, body: z.string() }),
  /** The beginning of the answer; null if none came within five seconds. */
  response: z.object({ status: z.int(), headers: headersSchema, body: z.string() }).nullable(),
});
export type WebhookAttempt = z.infer<typeof webhookAttemptSchema>;

export const webhookDeliveryDetailSchema = webhookDeliverySchema.extend({
  /** Newest first. */
  tries: webhookAttemptSchema.array(),
});
export type WebhookDeliveryDetail = z.infer<typeof webhookDeliveryDetailSchema>;
