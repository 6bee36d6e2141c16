import type { IsoDate, Language } from '@kumbara/shared';
import type { z } from 'zod';
import type { KeepAnswer } from '#lib/idempotency.ts';
import type { Identity, SessionIdentity } from '#lib/identity.ts';
import type { Contract } from './contract.ts';
import type { Page } from './paging.ts';
import type { SignedBody, UploadedFile } from './request-body.ts';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
export type SignedIn = { token: string; expires: Date };

/** The validated input of a route. */
export type Call<C extends Contract> = {
  user: C['public'] extends true ? undefined : C['sessionOnly'] extends true ? SessionIdentity : Identity;
  /** The caller's session, for a public call that can do without one; undefined also for a credential that is not valid. */
  session(): Promise<SessionIdentity | undefined>;
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
  signed: C['signed'] extends object ? SignedBody : undefined;
  fields: Output<C['upload']>;
  file: C['upload'] extends z.ZodType ? UploadedFile : undefined;
  language: Language;
  /** The calendar day where the user lives. */
  today: IsoDate;
  /** The client's address, as rate limits count it. */
  address: string;
  /** Browser and system: `Firefox, Windows`; empty if unknown. */
  device: string;
  /** A header of the request. */
  header(name: string): string | undefined;
  /** The client prefers a status URL over waiting (`Prefer: respond-async`, RFC 7240). */
  prefersAsync: boolean;
  /** The client asks for a stream of events (`Accept: text/event-stream`). */
  wantsEvents: boolean;
  /** For a `paged` contract: the page that is asked for; undefined for the whole list. */
  page: Page | undefined;
  /** For an `idempotent` contract: stores the answer; without an `Idempotency-Key` it does nothing. */
  keepAnswer: KeepAnswer;
  /** What the function of `kept` has read. */
  basis: C['kept'] extends (caller: Caller) => infer Basis ? Awaited<Basis> : undefined;
  /** Aborted when the client goes away, and when the answer has ended. */
  signal: AbortSignal;
  /** Answers with another of the contract's statuses than the first. */
  answerWith(status: number): void;
  /** An id of this browser, if it has signed in to the account before. */
  knownBrowser(account: string): string | undefined;
  /** Sets the cookie of a session, and remembers that this browser has signed in to the account. */
  signIn(session: SignedIn, account: string): void;
  signOut(): void;
  /** The cookie that ties a sign-in at a provider to the browser that started it. */
  transaction: BrowserCookie;
  /** The cookie of a sign-in whose first step is done. */
  secondStep: BrowserCookie;
  /** Ties what a passkey answers to the browser that asked; its tabs share one secret. */
  ceremony: { boundTo: string | undefined; bind(seconds: number): string };
};
export type BrowserCookie = { value: string | undefined; begin(value: string, seconds: number): void; end(): void };
/** A file, for a contract with `downloads`; in parts if it may be long. */
export type Download = { fileName: string; bytes: Uint8Array | AsyncIterable<Uint8Array | string> };
type Events<C extends Contract> = NonNullable<C['events']>;
type EventOf<C extends Contract> = {
  [Name in keyof Events<C>]: { event: Name; data: z.input<Events<C>[Name]> };
}[keyof Events<C>];
type Stream<C extends Contract> = C['events'] extends object ? AsyncIterable<EventOf<C>> : never;
type Whole<C extends Contract> = C['redirects'] extends true
  ? string
  : C['relays'] extends true
    ? globalThis.Response
    : C['response'] extends z.ZodType
      ? z.input<C['response']>
      : C['downloads'] extends readonly string[]
        ? Download
        : C['produces'] extends string
          ? string | Buffer
          : C['events'] extends object
            ? never
            : unknown;
export type Answer<C extends Contract> = Whole<C> | Stream<C>;
/** The caller, without the input. */
export type Caller = { user: Identity; language: Language; today: IsoDate };
export type Invite<C extends Contract> = C['invitation'] extends z.ZodType
  ? [(caller: Caller) => Promise<z.input<C['invitation']>> | z.input<C['invitation']>]
  : [];
