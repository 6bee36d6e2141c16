import type { ErrorCode, Feature } from '@kumbara/shared';
import type { RequestHandler } from 'express';
import type { z } from 'zod';
import type { Caller } from './call.ts';

/** Input and output of a call. It is attached to the handler, so that the OpenAPI document is always current. */
export type Contract = {
  summary: string;
  /** Open without a session. Every other call answers 401 before it validates anything. */
  public?: true;
  /**
   * Refused to API keys: how the account is entered and paid for, an address that would outlive the key, and what only a
   * browser can do. The confirmation of other calls protects against a stolen session, so a key needs none.
   */
  sessionOnly?: true;
  /** Changes nothing although it is no GET, so that a key that may only read may call it. */
  reads?: true;
  /**
   * Sent again with the same `Idempotency-Key`, it answers what it answered and has no second effect. The handler stores the
   * answer with `keepAnswer`, in the transaction of the effect. For every POST of API keys that a second time would add
   * something more, or be refused because of the first. Not where a repeat is harmless (`POST /email/import-subscription`
   * answers the same subscription), and not where the answer holds a secret, which may not be stored.
   */
  idempotent?: true;
  /**
   * Asks once more whether it is the user, before the input is validated: 403 `confirmation_required` unless the session
   * was confirmed in the last ten minutes. `true` asks accounts with two-step sign-in or a passkey; `always`, for calls
   * that change how an account is entered, asks every account.
   */
  confirmed?: true | 'always';
  /** The feature that the caller's plan must include; otherwise 402, before the input is validated. */
  feature?: Feature;
  /** A preview in the body of that 402, built by the third argument of `handle`. */
  invitation?: z.ZodObject;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The header with the signature of the raw body, for webhooks. Nothing is read unless it has this format. */
  signed?: { header: string; format: RegExp };
  /** A multipart form with one document of fewer than `maxBytes` in the field `file`, and text fields. */
  upload?: { maxBytes: number; fields: z.ZodObject };
  response?: z.ZodType;
  /**
   * The answer depends on nothing but the caller's data, plan, language and day, and on what this function reads for each
   * call: it is computed once until one of them changes. The handler gets what was read as `basis`.
   */
  kept?: true | ((caller: Caller) => unknown);
  /**
   * A list of rows with a UUID `id`, newest first. With `limit` or `cursor` it answers a page, and a `Link` header with the
   * address of the next one (RFC 8288); without them, all rows or the newest. The handler reads `page`.
   */
  paged?: true;
  /** Clients may keep the answer, and ask each time whether it still holds (`If-None-Match`). */
  revalidated?: true;
  /** The media type of an answer that is not JSON. */
  produces?: 'text/html' | 'text/css' | 'text/calendar';
  /** The answer is a file of one of these types. */
  downloads?: readonly (keyof typeof fileTypes)[];
  /**
   * The answer is a stream of server-sent events with these names and JSON schemas. With a `response` as well, the
   * caller chooses: a stream if `wantsEvents`, else JSON.
   */
  events?: Readonly<Record<string, z.ZodType>>;
  /** The answer is a whole HTTP response, of a protocol that decides on status and headers itself. */
  relays?: true;
  /** The answer is a URL to which the browser is redirected. */
  redirects?: true;
  /** The success status; several if the call chooses, the usual one first. Default 200, 204 without a response, 302 for a redirect. */
  status?: number | readonly [number, ...number[]];
  /** Error codes of this call, in addition to those of every call. */
  errors?: readonly ErrorCode[];
};

export const fileTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const;

export type DescribedHandler = RequestHandler & { contract: Contract };

export const describe = (contract: Contract, handler: RequestHandler): DescribedHandler =>
  Object.assign(handler, { contract });

export const contractOf = (handler: unknown): Contract | undefined => (handler as Partial<DescribedHandler>).contract;

export const statusesOf = ({
  status,
  response,
  produces,
  downloads,
  events,
  redirects,
}: Contract): readonly [number, ...number[]] =>
  status === undefined
    ? [redirects ? 302 : response || produces || downloads || events ? 200 : 204]
    : typeof status === 'number'
      ? [status]
      : status;
