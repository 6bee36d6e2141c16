import { z } from 'zod';
import { scanMonths } from './constants.ts';
import { detectedSubscriptionSchema, evidenceSchema } from './detection.ts';
import { type ErrorCode, errorStatus } from './errors.ts';
import { emailSchema } from './user.ts';

export const mailProviderSchema = z.enum(['gmail', 'outlook', 'imap']);
export type MailProvider = z.infer<typeof mailProviderSchema>;
/** Those where a mailbox is connected without telling us its password. */
export const oauthProviderSchema = mailProviderSchema.exclude(['imap']);
export type OauthProvider = z.infer<typeof oauthProviderSchema>;

/** Requirement of a well-known provider for IMAP. The page translates the code. */
export const imapHintSchema = z.enum(['app_password', 'password_ended']);
const imapPresetSchema = z.object({ server: z.string(), port: z.int(), hint: imapHintSchema });
export const imapPresetsSchema = z.object({ gmail: imapPresetSchema, outlook: imapPresetSchema });
export type ImapPresets = z.infer<typeof imapPresetsSchema>;

export const authUrlSchema = z.object({ auth_url: z.url() });
export type AuthUrl = z.infer<typeof authUrlSchema>;

export const mailboxConnectSchema = z.object({ provider: oauthProviderSchema, code: z.string().min(1).max(4096) });

export const imapConnectSchema = z.object({
  /** As typed: some servers tell capitals in a login apart. */
  email: z.string().trim().max(254).pipe(z.email()),
  /** The mailbox's password or app password, or what the server takes for one. */
  password: z.string().min(1).max(1024),
  server: z.string().trim().min(1).max(253),
  port: z.int().min(1).max(65_535).optional(),
  provider: z.enum(['gmail', 'outlook', 'custom']).optional(),
});
export type ImapConnect = z.infer<typeof imapConnectSchema>;

const monthsBackSchema = z.literal([...scanMonths]).optional();

export const mailScanRequestSchema = z.object({
  provider: oauthProviderSchema,
  /** Which account, where one provider has several. */
  email: emailSchema.optional(),
  months_back: monthsBackSchema,
});
export const imapScanRequestSchema = z.object({ email: emailSchema, months_back: monthsBackSchema });

export const mailConnectionSchema = z.object({
  id: z.uuid(),
  provider: mailProviderSchema,
  email_address: z.string(),
  /** The same. */
  email: z.string(),
  imap_server: z.string().nullable(),
  last_scan: z.iso.datetime().nullable(),
  /** `reconnect`: the permission is gone and only its owner can give it again. */
  status: z.enum(['ok', 'reconnect']),
  /** Looked through once a week without being asked. */
  automatic: z.boolean(),
  /** The scan that waits or runs, so that a page that comes later can follow it. */
  scan_id: z.uuid().nullable(),
  /** The latest that was done: what it found can be read again by whoever was away, or was not asked. */
  last_scan_id: z.uuid().nullable(),
});
export type MailConnection = z.infer<typeof mailConnectionSchema>;

export const mailConnectionPatchSchema = z.object({ automatic: z.boolean() });

/** Result for the provider's permission when a mailbox is disconnected. */
export const disconnectedSchema = z.object({
  /** `ended`: we end it at the provider. `by_hand`: the provider offers no way; its owner can remove it there. `none`: there was none. */
  permission: z.enum(['ended', 'by_hand', 'none']),
});
export type Disconnected = z.infer<typeof disconnectedSchema>;

/** Why a cancellation mail ended a subscription by itself, or why the user is asked. */
export const cancellationReasons = [
  'proven',
  'forwarded',
  'sent_by_reseller',
  'unknown_service',
  'several_plans',
  'unclear',
  'not_authenticated',
  'nothing_tracked',
  'several_tracked',
  'charged_since',
  'used_before',
] as const;
export const cancelledInMailSchema = z.object({
  service_name: z.string(),
  /** The one subscription on the list that it is about. */
  subscription_id: z.uuid().optional(),
  /** It was cancelled by this mail, and can be undone. */
  automatic: z.boolean(),
  reason: z.enum(cancellationReasons),
  /** Last day of use, where the mail names it. */
  ends_on: z.iso.date().optional(),
  evidence: evidenceSchema,
});
export type CancelledInMail = z.infer<typeof cancelledInMailSchema>;

export const scanResultSchema = z.object({
  /** Mails of the range. */
  emails_scanned: z.int(),
  subscriptions_detected: z.int(),
  /** Everything found in this mailbox that waits for a decision. */
  subscriptions: detectedSubscriptionSchema.array(),
  /** Subscriptions that this scan cancelled by itself. */
  auto_cancelled: z.int(),
  cancelled_detected: z.int(),
  cancelled_list: cancelledInMailSchema.array(),
});
export type ScanResult = z.infer<typeof scanResultSchema>;

export const scanStartedSchema = z.object({ scan_id: z.uuid() });
export type ScanStarted = z.infer<typeof scanStartedSchema>;

export const scanSchema = z.object({
  id: z.uuid(),
  connection_id: z.uuid(),
  status: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  progress: z.object({
    looked_at: z.int(),
    candidates: z.int(),
    found: z.int(),
    /** Number of mails to read; absent if the provider does not report it. */
    total: z.int().optional(),
  }),
  /** Why it failed, with a sentence for the user. */
  problem: z
    .object({ code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]), detail: z.string() })
    .optional(),
  /** Of one that is done. */
  result: scanResultSchema.optional(),
});
export type Scan = z.infer<typeof scanSchema>;
