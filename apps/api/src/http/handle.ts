import { createHash, randomBytes } from 'node:crypto';
import { dayIn, plans, planWith, type Tier } from '@kumbara/shared';
import { millisecondsInDay } from 'date-fns/constants';
import type { Request, Response } from 'express';
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
import type { Answer, BrowserCookie, Call, Caller, Download, Invite, SignedIn } from './call.ts';
import { clientAddress } from './client-address.ts';
import { type Contract, type DescribedHandler, describe, statusesOf } from './contract.ts';
import { deviceOf } from './device.ts';
import { sendEvents } from './events.ts';
import type { HostCookie } from './host-cookie.ts';
import { nextPage, pageOf, pageQuerySchema } from './paging.ts';
import { languageOf } from './problem.ts';
import { check, idempotencyKeyOf, readInput } from './read-input.ts';
import { isStream, mapped, relay, sendFile, sendJson } from './send-answer.ts';

export type Handle = ReturnType<typeof createHandle>;
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
      const basis = typeof contract.kept === 'function' ? await contract.kept(caller as Caller) : undefined;
      const call = {
        ...input,
        ...caller,
        page,
        basis,
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
        const key = [version, req.baseUrl + req.path, JSON.stringify([input, basis]), user.tier, today, language];
        const name = key.join(' ');
        res.set({ ETag: entityTag(user, name), 'Cache-Control': 'private, no-cache' });
        if (req.fresh) return void res.status(304).end();
        const json = await needs.results.get(
          user.id,
          name,
          async () => encoder.encode(JSON.stringify(contract.response?.parse(await compute()))),
          user.data_version,
        );
        return sendJson(res, json);
      }
      const key = contract.idempotent && user && idempotencyKeyOf(req);
      if (key) {
        const request = { userId: user.id, route: callName(req), key, input };
        const { answer, isRepeat } = await needs.idempotency.once(request, (keeper) => {
          keep = keeper;
          return compute();
        });
        if (isRepeat) res.set('Idempotency-Replayed', 'true');
        return sendJson(res.status(status ?? 200), JSON.stringify(contract.response?.parse(answer)));
      }
      const result = await compute();
      if (page) {
        const { rows, next } = nextPage(contract.response?.parse(result) as { id: string }[], page);
        if (next) res.links({ next: `${req.originalUrl.split('?', 1)[0]}?${next}` });
        return sendJson(res, JSON.stringify(rows));
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
      if (contract.response) sendJson(res, JSON.stringify(contract.response.parse(result)));
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
