import { z } from 'zod';
import { reminderKinds } from './constants.ts';

export const reminderKindSchema = z.enum(reminderKinds);
export type ReminderKind = z.infer<typeof reminderKindSchema>;

/** What a link of a mail can end. */
export const stopKindSchema = z.enum([...reminderKinds, 'monthly_report']);
export type StopKind = z.infer<typeof stopKindSchema>;

/** Days before; at most five, each once. */
export const leadDaysSchema = z
  .array(z.int().min(0).max(365))
  .max(5)
  .transform((days) => [...new Set(days)].sort((a, b) => b - a));

export const reminderSettingsSchema = z.object({
  /** Kinds that are switched on. */
  kinds: z.record(reminderKindSchema, z.boolean()),
  by_email: z.boolean(),
  by_push: z.boolean(),
  /** The report of a month by mail, in the first days of the next one; of plans with reports. */
  monthly_report: z.boolean(),
  /** The hour of the day in `time_zone`. */
  hour: z.int(),
  time_zone: z.string(),
  /** Days before, for subscriptions without their own; null: the default of each kind and billing cycle. */
  default_lead_days: z.int().array().nullable(),
  email: z.string(),
  /** Reminders are only mailed to an address that is verified. */
  email_verified: z.boolean(),
  /** The key that browsers subscribe with; null where notifications are not offered. */
  push_public_key: z.string().nullable(),
  /** Browsers that show notifications. */
  devices: z.object({ id: z.uuid(), endpoint: z.string(), device: z.string(), created_at: z.iso.datetime() }).array(),
});
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;

const base64url = z.string().regex(/^[\w-]+=*$/);
/** What a browser names when it subscribes (Push API, `PushSubscription.toJSON`). */
export const pushSubscriptionInputSchema = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  /** An uncompressed P-256 point, and 16 random bytes. */
  keys: z.object({ p256dh: base64url.min(86).max(90), auth: base64url.min(21).max(26) }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionInputSchema>;

/** Absent means leave. */
export const reminderSettingsPatchSchema = z
  .object({
    kinds: z.partialRecord(reminderKindSchema, z.boolean()),
    by_email: z.boolean(),
    by_push: z.boolean(),
    monthly_report: z.boolean(),
    hour: z.int().min(0).max(23),
    default_lead_days: leadDaysSchema.nullable(),
  })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0);
export type ReminderSettingsPatch = z.input<typeof reminderSettingsPatchSchema>;

export const reminderSchema = z.object({
  kind: reminderKindSchema,
  /** Absent for what concerns the user's own plan. */
  subscription_id: z.uuid().optional(),
  /** What is due on `due_on`, in a sentence. */
  title: z.string(),
  /** Why it is sent on `day`, in a sentence. */
  reason: z.string(),
  due_on: z.iso.date(),
  lead_days: z.int(),
  /** The day it is or was sent. */
  day: z.iso.date(),
  /** `dropped`: it no longer mattered when it was to be sent. */
  status: z.enum(['planned', 'queued', 'sent', 'dropped']),
  channels: z.enum(['email', 'push']).array(),
});
export type Reminder = z.infer<typeof reminderSchema>;

export const remindersSchema = z.object({
  /** Soonest first. */
  coming: reminderSchema.array(),
  /** Newest first. */
  past: reminderSchema.array(),
});
export type Reminders = z.infer<typeof remindersSchema>;

/** A signed link of a mail. */
export const linkTokenSchema = z.object({ token: z.string().regex(/^[\w.-]{20,400}$/) });

/** Answers the question of a mail's link. */
export const checkInByLinkSchema = linkTokenSchema.extend({ used: z.boolean() });

/** What a link of a mail ended: one kind, or all mail. */
export const unsubscribedSchema = z.object({ kind: stopKindSchema.nullable(), stopped: z.boolean() });
export type Unsubscribed = z.infer<typeof unsubscribedSchema>;
