/*
 * What the page reads beside the API. It stands apart from the schemas, which bring zod with them: 23 KB that a screen without a
 * form need not load.
 */

/** Secret scanners find keys by it. */
export const apiKeyPrefix = 'kmb_';

/** `read` is for calls that change nothing. */
export const apiKeyAccess = ['read', 'read_write'] as const;

/** Maximum number of family members, not counting the owner. */
export const maxFamilyMembers = 4;

/** Outlook's `state`, to the letter; Gmail's is random, and the page compares it. */
export const outlookState = 'outlook_auth';

export const defaultImapPort = 993;

export const scanMonths = [1, 3, 6, 12] as const;

export const defaultScanMonths = 3;

export const reminderKinds = [
  'renewal',
  'trial_end',
  'commitment_end',
  'price_rise',
  'charge_after_cancel',
  'plan_overdue',
] as const;

/** 10 MB: this many bytes are too many, one less passes. */
export const maxStatementBytes = 10_485_760;

export const statementExtensions = ['pdf', 'xlsx', 'xls'] as const;

/** 2 MB: this many bytes are too many. */
export const maxImportBytes = 2_097_152;

export const importExtensions = ['csv', 'tsv', 'txt', 'xlsx', 'xls', 'json'] as const;

/**
 * The columns of an exported list, which an import reads back. `billing_anchor` is the day that payment days are counted
 * from: `next_payment_date` shows the next one, which may be shorter (31 January, 28 February).
 */
export const subscriptionColumns = [
  'name',
  'amount',
  'currency',
  'billing_cycle',
  'billing_interval',
  'next_payment_date',
  'category',
  'status',
  'payment_method',
  'url',
  'notes',
  'started_on',
  'trial_ends_on',
  'price_after_trial',
  'commitment_ends_on',
  'notice_days',
  'share_mine',
  'share_parts',
  'reminder_days',
  'family_visible',
  'cancelled_on',
  'ends_on',
  'billing_anchor',
  'created_at',
  'id',
] as const;

/** What a column may hold: the columns of an exported list, without those that only this account knows. */
export const importFields = subscriptionColumns.filter((column) => column !== 'id' && column !== 'created_at');

/** What a receiver is sent: signed JSON, or the message of a service. */
export const webhookFormats = ['json', 'slack', 'discord', 'telegram', 'ntfy', 'home_assistant'] as const;

export const webhookEventTypes = [
  'subscription.created',
  'subscription.updated',
  'subscription.cancelled',
  'subscription.deleted',
  'payment.due',
  'trial.ending',
  'price.changed',
  'charge.after_cancel',
  'scan.finished',
] as const;
