import type { IsoDate, Language } from '@kumbara/shared';
import type { z } from 'zod';
import type { Identity, SessionIdentity } from '#lib/identity.ts';
import type { Contract } from './contract.ts';
import type { Page } from './paging.ts';
import type { SignedBody, UploadedFile } from './request-body.ts';
import type { RunningCall } from './running-call.ts';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
export type SignedIn = { token: string; expires: Date };

/** The validated input of a route, and what else its handler may ask for. */
export type Call<C extends Contract> = RunningCall & {
  user: C['public'] extends true ? undefined : C['sessionOnly'] extends true ? SessionIdentity : Identity;
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
  signed: C['signed'] extends object ? SignedBody : undefined;
  fields: C['upload'] extends { fields: infer Fields } ? Output<Fields> : undefined;
  file: C['upload'] extends object ? UploadedFile : undefined;
  /** The client's address, as rate limits count it. */
  address: string;
  /** For a `paged` contract: the page that is asked for; undefined for the whole list. */
  page: Page | undefined;
  /** What the function of `kept` has read. */
  basis: C['kept'] extends (caller: Caller) => infer Basis ? Awaited<Basis> : undefined;
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
          ? string | Uint8Array
          : C['events'] extends object
            ? never
            : unknown;
export type Answer<C extends Contract> = Whole<C> | Stream<C>;
/** The caller, without the input. */
export type Caller = { user: Identity; language: Language; today: IsoDate };
export type Invite<C extends Contract> = C['invitation'] extends z.ZodType
  ? [(caller: Caller) => Promise<z.input<C['invitation']>> | z.input<C['invitation']>]
  : [];
