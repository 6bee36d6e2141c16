import { z } from 'zod';
import { tierSchema } from './plan-schema.ts';

/** Every refusal is a code; the code decides the HTTP status here and is the key of its text in the API's namespace `errors`. */
export const errorStatus = {
  malformed_request: 400,
  oauth_failed: 400,
  signature_invalid: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  session_code_invalid: 401,
  plan_required: 402,
  foreign_origin: 403,
  fresh_sign_in_required: 403,
  plan_limit_reached: 403,
  email_not_verified: 403,
  family_owner_only: 403,
  invitation_for_other: 403,
  not_found: 404,
  subscription_not_found: 404,
  detection_not_found: 404,
  connection_not_found: 404,
  scan_not_found: 404,
  question_not_found: 404,
  email_taken: 409,
  reconnect_required: 409,
  nothing_to_undo: 409,
  family_full: 409,
  family_paused: 409,
  in_other_family: 409,
  not_in_family: 409,
  already_invited: 409,
  already_in_family: 409,
  already_subscribed: 409,
  plan_change_unconfirmed: 409,
  payment_overdue: 409,
  no_paid_plan: 409,
  file_too_large: 413,
  body_too_large: 413,
  unsupported_file_type: 415,
  unsupported_media_type: 415,
  invalid_input: 422,
  link_invalid: 422,
  file_missing: 422,
  amount_required: 422,
  too_many_subscriptions: 422,
  too_many_mailboxes: 422,
  cannot_invite_self: 422,
  imap_connection_failed: 422,
  imap_login_failed: 422,
  statement_empty: 422,
  statement_damaged: 422,
  statement_encrypted: 422,
  statement_wrong_password: 422,
  statement_scanned: 422,
  statement_too_complex: 422,
  statement_no_transactions: 422,
  too_many_requests: 429,
  internal: 500,
  service_unavailable: 503,
  statement_reader_busy: 503,
  provider_not_configured: 503,
  provider_unavailable: 503,
  payments_unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** What is wrong with one field of a form; the texts are in the API's namespace `fields`. */
export const fieldIssues = [
  'required',
  'question_missing',
  'invalid',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_many_decimals',
  'invalid_email',
  'invalid_date',
  'invalid_url',
  'invalid_choice',
  'password_too_short',
  'password_too_long',
  'password_too_common',
  'password_wrong',
] as const;
export type FieldIssue = (typeof fieldIssues)[number];

/** The body of every refusal, `application/problem+json` (RFC 9457). */
export const problemSchema = z.object({
  status: z.int(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  /** A sentence for the user in the language of the request. */
  detail: z.string(),
  errors: z.array(z.object({ field: z.string(), detail: z.string() })).optional(),
  /** With `plan_required`: the least plan that holds what was asked for. */
  required_plan: tierSchema.optional(),
});
export type Problem = z.infer<typeof problemSchema>;
