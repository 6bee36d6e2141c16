import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { dayIn, type IsoDate, type Language, plans, planWith, type Tier } from '@kumbara/shared';
import { millisecondsInDay } from 'date-fns/constants';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import { toDay } from '#lib/day.ts';
import type { Idempotency, KeepAnswer } from '#lib/idempotency.ts';
import type { Identity, KeyIdentity, SessionIdentity } from '#lib/identity.ts';
import type { KnownBrowsers } from '#lib/known-browsers.ts';
import { version } from '#lib/version.ts';
import type { VersionedResults } from '#lib/versioned-results.ts';
import { type Admission, callName } from './admission.ts';
import type { AdmitKey } from './api-key-admission.ts';
import type { Authenticate } from './authenticate.ts';
import { clientAddress } from './client-address.ts';
import { type Contract, type DescribedHandler, describe, statusesOf } from './contract.ts';
import { deviceOf } from './device.ts';
import { sendEvents } from './events.ts';
import { fieldProblems } from './field-problems.ts';
import type { HostCookie } from './host-cookie.ts';
import { nextPage, type Page, pageOf, pageQuerySchema } from './paging.ts';
import { languageOf } from './problem.ts';
import { readForm, readJson, readSigned, type SignedBody, type UploadedFile } from './request-body.ts';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type SignedIn = { token: string; expires: Date };

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
type BrowserCookie = { value: string | undefined; begin(value: string, seconds: number): void; end(): void };
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
type Answer<C extends Contract> = Whole<C> | Stream<C>;
export type Handle = ReturnType<typeof createHandle>;
/** The caller, without the input. */
type Caller = { user: Identity; language: Language; today: IsoDate };
type Invite<C extends Contract> = C['invitation'] extends z.ZodType
  ? [(caller: Caller) => Promise<z.input<C['invitation']>> | z.input<C['invitation']>]
  : [];

/**
 * `handle(contract, run)` admits, authenticates, validates the input, runs, and answers only what the contract names.
 * The body is read after admission and authentication, so that nobody makes the server buffer more than a share, and
 * after the check that the caller's plan includes the `feature` of the contract.
 */
export function createHandle(needs: {
  admission: Admission;
  authenticate: Authenticate;
  cookie: HostCookie;
  transactionCookie: HostCookie;
  secondStepCookie: HostCookie;
  ceremonyCookie: HostCookie;
  browserCookie: HostCookie;
  knownBrowsers: KnownBrowsers;
  results: VersionedResults;
  /** Throws unless the session was confirmed a short while ago, or need not be. */
  requireConfirmation: (user: SessionIdentity, always: boolean) => Promise<void>;
  admitKey: AdmitKey;
  idempotency: Idempotency;
  clock: Clock;
}) {
  return function handle<const C extends Contract>(
    contract: C,
    run: (call: Call<C>) => Promise<Answer<C>> | Answer<C>,
    ...[invite]: Invite<C>
  ): DescribedHandler {
    async function answer(req: Request, res: Response, admission: ReturnType<Admission['of']>): Promise<void> {
      const address = clientAddress(req);
      admission.arrive(address);
      const user = contract.public ? undefined : await needs.authenticate(req);
      res.locals.user = user;
      await admission.enter(address, user?.id, res);
      if (res.closed) return;
      const caller = {
        user,
        language: languageOf(req, res),
        today: user ? dayIn(user.time_zone, needs.clock()) : toDay(needs.clock()),
      };
      if (user && isKey(user)) {
        await needs.admitKey(user, res);
        await requireFeature({ feature: 'api' }, user.tier);
        requireAccess(contract, req.method, user);
      }
      if (user) await requireFeature(contract, user.tier, () => invite?.(caller as Caller));
      if (user && !isKey(user) && contract.confirmed)
        await needs.requireConfirmation(user, contract.confirmed === 'always');
      // A document or event occupies memory of the process; other bodies are small, and a slow one must not occupy a slot
      // that others wait for.
      const isHeld = Boolean(contract.upload || contract.signed);
      if (isHeld) await admission.occupyProcess(address);
      if (res.closed) return;
      const input = await readInput(contract, req, res);
      if (!isHeld) await admission.occupyProcess(address);
      if (res.closed) return;
      let [status] = statusesOf(contract);
      let keep: KeepAnswer = async () => {};
      const page = contract.paged && pageOf(check(pageQuerySchema, req.query));
      const call = {
        ...input,
        ...caller,
        page,
        address,
        session: () => sessionOf(req, needs.authenticate),
        // Computed on demand, because few calls use them.
        get signal() {
          return abortedWithClient(res);
        },
        get device() {
          return deviceOf(req.headers['user-agent']);
        },
        get transaction() {
          return browserCookieOf(needs.transactionCookie, req, res);
        },
        get secondStep() {
          return browserCookieOf(needs.secondStepCookie, req, res);
        },
        get ceremony() {
          return ceremonyOf(browserCookieOf(needs.ceremonyCookie, req, res));
        },
        header: (name: string) => req.get(name),
        prefersAsync: /(^|[\s,;])respond-async\b/i.test(req.get('prefer') ?? ''),
        wantsEvents: /(^|[\s,])text\/event-stream\b/i.test(req.get('accept') ?? ''),
        answerWith: (other: number) => {
          status = other;
        },
        keepAnswer: (tx: Transaction, answer: unknown) => keep(tx, contract.response?.parse(answer)),
        knownBrowser: (account: string) => needs.knownBrowsers.recognise(needs.browserCookie.read(req) ?? '', account),
        signIn: ({ token, expires }: SignedIn, account: string) => {
          needs.cookie.set(res, token, expires);
          const remembered = needs.knownBrowsers.remember(needs.browserCookie.read(req) ?? '', account);
          needs.browserCookie.set(res, remembered, new Date(Date.now() + 365 * millisecondsInDay));
        },
        signOut: () => {
          needs.cookie.clear(res);
          // The lists that the browser kept. Scripts and pictures are public, but browsers cannot tell them apart.
          res.set('Clear-Site-Data', '"cache"');
        },
      };
      const compute = () => run(call as unknown as Call<C>);
      if (contract.kept && user && !page) {
        const { today, language } = caller;
        const key = [version, req.baseUrl + req.path, JSON.stringify(input), user.tier, today, language];
        const name = key.join(' ');
        res.set({ ETag: entityTag(user, name), 'Cache-Control': 'private, no-cache' });
        if (req.fresh) return void res.status(304).end();
        const json = await needs.results.get(
          user.id,
          name,
          async () => encoder.encode(JSON.stringify(contract.response?.parse(await compute()))),
          user.data_version,
        );
        return void res.type('json').send(Buffer.from(json.buffer));
      }
      const key = contract.idempotent && user && idempotencyKeyOf(req);
      if (key) {
        const request = { userId: user.id, route: callName(req), key, input };
        const { answer, isRepeat } = await needs.idempotency.once(request, (keeper) => {
          keep = keeper;
          return compute();
        });
        if (isRepeat) res.set('Idempotency-Replayed', 'true');
        return void res.status(status ?? 200).json(contract.response?.parse(answer));
      }
      const result = await compute();
      if (page) {
        const { rows, next } = nextPage(contract.response?.parse(result) as { id: string }[], page);
        if (next) res.links({ next: `${req.baseUrl}${req.path}?${next}` });
        return void res.json(rows);
      }
      if (contract.redirects) return res.redirect(status ?? 302, result as string);
      if (contract.relays) return relay(res, result as globalThis.Response);
      const { events } = contract;
      if (events && isStream(result))
        return sendEvents(res, {
          events: mapped(result, ({ event, data }) => ({ event, data: events[event]?.parse(data) })),
          stillMay: () => needs.authenticate(req),
        });
      res.status(status ?? 200);
      if (contract.revalidated) res.set('Cache-Control', 'private, no-cache');
      if (contract.downloads) return sendFile(res, result as Download);
      if (contract.response) res.json(contract.response.parse(result));
      else if (typeof result === 'string' || Buffer.isBuffer(result))
        res.type(contract.produces ?? 'text').send(result);
      else res.end();
    }
    return describe(contract, async (req, res) => {
      const admission = needs.admission.of(req);
      try {
        await answer(req, res, admission);
      } finally {
        admission.leave(res);
      }
    });
  };
}

/** Not `Buffer.from`, whose slices keep the whole block of memory that they are cut from. */
const encoder = new TextEncoder();

/** The only place that checks features of a plan. The refusal names the plan that includes the feature. */
async function requireFeature(
  { feature, invitation }: Pick<Contract, 'feature' | 'invitation'>,
  tier: Tier,
  invite?: () => unknown,
): Promise<void> {
  if (!feature || plans[tier].features[feature]) return;
  const extra = invitation && (invitation.parse(await invite?.()) as Record<string, unknown>);
  throw new AppError('plan_required', { extra: { ...extra, required_plan: planWith(feature) } });
}

/** @throws AppError `malformed_request` for a header that is empty, long or has other than printable characters */
function idempotencyKeyOf(req: Request): string | undefined {
  const key = req.get('Idempotency-Key');
  if (key !== undefined && !/^[\x20-\x7e]{1,255}$/.test(key)) throw new AppError('malformed_request');
  return key;
}

const isKey = (identity: Identity): identity is KeyIdentity => 'api_key_id' in identity;

/** The only place that checks the rights of API keys. */
function requireAccess(contract: Contract, method: string, { can_write }: KeyIdentity): void {
  if (contract.sessionOnly) throw new AppError('session_required');
  if (!can_write && !contract.reads && method !== 'GET' && method !== 'HEAD') throw new AppError('api_key_read_only');
}

/** The session that the request carries; undefined without a valid one. */
async function sessionOf(req: Request, authenticate: Authenticate): Promise<SessionIdentity | undefined> {
  try {
    const identity = await authenticate(req);
    return isKey(identity) ? undefined : identity;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated') return undefined;
    throw error;
  }
}

const isStream = (answer: unknown): answer is AsyncIterable<{ event: string; data: unknown }> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

async function* mapped<T, U>(items: AsyncIterable<T>, change: (item: T) => U): AsyncGenerator<U> {
  for await (const item of items) yield change(item);
}

const ceremonyOf = ({ value, begin }: BrowserCookie): Call<Contract>['ceremony'] => ({
  boundTo: value,
  bind(seconds) {
    const secret = value ?? randomBytes(32).toString('base64url');
    begin(secret, seconds);
    return secret;
  },
});

const browserCookieOf = (cookie: HostCookie, req: Request, res: Response): BrowserCookie => ({
  value: cookie.read(req),
  // The real clock, which the browser uses, and not the clock of the rules.
  begin: (value, seconds) => cookie.set(res, value, new Date(Date.now() + seconds * 1000)),
  end: () => cookie.clear(res),
});

/** Passes on a response, whose body may be a stream that ends when the client goes away. */
async function relay(res: Response, { status, headers, body }: globalThis.Response): Promise<void> {
  res.status(status).setHeaders(headers);
  if (!body) return void res.end();
  res.flushHeaders();
  await sendStream(res, Readable.fromWeb(body as ReadableStream));
}

/** Sends parts as fast as the client takes them. A file that breaks off ends the connection, so that it is no whole one. */
async function sendFile(res: Response, { fileName, bytes }: Download): Promise<void> {
  res.attachment(fileName);
  if (bytes instanceof Uint8Array) return void res.send(Buffer.from(bytes));
  // A file of one byte shape: text and bytes alike.
  await sendStream(res, Readable.from(bytes, { objectMode: false, highWaterMark: 64 * 1024 }));
}

const sendStream = (res: Response, source: Readable): Promise<void> =>
  pipeline(source, res).catch((error) => {
    if (!(res.closed && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  });

async function readInput(contract: Contract, req: Request, res: Response) {
  // An invalid id is answered like an unknown one.
  const params = contract.params?.safeParse(req.params);
  if (params && !params.success) throw new AppError('not_found');
  const query = contract.query && check(contract.query, req.query);
  const body = contract.body && check(contract.body, await readJson(req, res));
  const signed = contract.signed && (await readSigned(req, res, contract.signed));
  const form = contract.upload && (await readForm(req, res));
  const fields = contract.upload && check(contract.upload, form?.fields);
  return { params: params?.data, query, body, signed, file: form?.file, fields };
}

function check<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_input', { fields: fieldProblems(parsed.error, input) });
}

/** Of an answer that depends on the user's data alone, so that an unchanged one is recognised before a row is read. */
const entityTag = ({ id, data_version }: Identity, name: string): string =>
  `W/"${createHash('sha256').update(`${id} ${data_version} ${name}`).digest('base64url')}"`;

/** An ended answer counts as well: a stream that the server ends must let go of what it follows. */
function abortedWithClient(res: Response): AbortSignal {
  const controller = new AbortController();
  if (res.closed) controller.abort();
  else res.once('close', () => controller.abort());
  return controller.signal;
}
