import { z } from 'zod';
import { emailSchema, passwordSchema } from './user.ts';

/** One-time secrets travel as base64url; what they are worth stands in the database only as SHA-256. */
const codeSchema = z.string().regex(/^[\w-]{20,200}$/);

export const sessionExchangeSchema = z.object({ session_id: z.string().min(1).max(200) });

/** Providers that can be signed in with, for accounts and mailboxes; `sandbox`: they are emulated locally. */
export const authProvidersSchema = z.object({
  google: z.boolean(),
  sandbox: z.boolean(),
  microsoft: z.boolean(),
  microsoft_sandbox: z.boolean(),
});
export type AuthProviders = z.infer<typeof authProvidersSchema>;

export const passwordForgotSchema = z.object({ email: emailSchema });
export const passwordResetSchema = z.object({ token: codeSchema, password: passwordSchema });
export const passwordChangeSchema = z.object({
  /** Absent where the account has no password yet (signed up through Google). */
  current_password: z.string().min(1).max(1024).optional(),
  password: passwordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const emailVerifySchema = z.object({
  token: codeSchema,
  /** Of the account, where the request carries no session of it. */
  password: z.string().min(1).max(1024).optional(),
});
export type EmailVerify = z.infer<typeof emailVerifySchema>;

export const sessionSchema = z.object({
  id: z.uuid(),
  /** The browser and system as far as it names itself: "Firefox, Windows". */
  device: z.string(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** Kinds of entries in an account's security log. The page translates them. */
export const securityEventKinds = [
  'signed_up',
  'signed_in',
  'signed_in_with_google',
  'signed_in_with_passkey',
  'signed_out',
  'session_ended',
  'password_forgotten',
  'password_reset',
  'password_changed',
  'password_added',
  'two_step_on',
  'two_step_off',
  'recovery_code_used',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'calendar_feed_added',
  'calendar_feed_renewed',
  'calendar_feed_removed',
  'api_key_created',
  'api_key_revoked',
  'email_verified',
  'google_linked',
  'preregistration_dropped',
  'data_exported',
  'mailbox_connected',
  'mailbox_disconnected',
  'webhook_created',
  'webhook_removed',
  'webhook_secret_rotated',
  'webhook_disabled',
  'cancelled_by_mail',
  'cancel_undone',
  'family_invited',
  'family_joined',
  'family_member_joined',
  'family_left',
  'family_member_left',
  'family_removed',
  'family_member_removed',
  'family_ended',
  'family_paused',
  'plan_premium',
  'plan_pro',
  'plan_ended',
  'payment_failed',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEventSchema = z.object({
  id: z.uuid(),
  kind: z.enum(securityEventKinds),
  at: z.iso.datetime(),
  device: z.string(),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

/** The password where there is one; else the session must be fresh. */
export const accountDeletionSchema = z.object({ password: z.string().min(1).max(1024).optional() });

/** Sign-in methods of the account. The account page offers only what applies to them. */
export const accountAccessSchema = z.object({ has_password: z.boolean(), has_google: z.boolean() });
export type AccountAccess = z.infer<typeof accountAccessSchema>;
