import { randomBytes } from 'node:crypto';
import { dayIn, type IsoDate, type Language } from '@kumbara/shared';
import { millisecondsInDay } from 'date-fns/constants';
import type { Request, Response } from 'express';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { toDay } from '#lib/day.ts';
import type { KeepAnswer } from '#lib/idempotency.ts';
import { type Identity, isKey, type SessionIdentity } from '#lib/identity.ts';
import type { KnownBrowsers } from '#lib/known-browsers.ts';
import type { Authenticate } from './authenticate.ts';
import type { BrowserCookie, SignedIn } from './call.ts';
import type { Contract } from './contract.ts';
import { deviceOf } from './device.ts';
import type { HostCookie } from './host-cookie.ts';
import { languageOf } from './problem.ts';

export type CallNeeds = {
  authenticate: Authenticate;
  cookie: HostCookie;
  transactionCookie: HostCookie;
  secondStepCookie: HostCookie;
  ceremonyCookie: HostCookie;
  browserCookie: HostCookie;
  knownBrowsers: KnownBrowsers;
  clock: Clock;
};

/** What handler and caller decide during a call. */
export type Decided = {
  /** Of the answer. */
  status: number;
  /** Stores the answer in the transaction of its effect, for a request with an `Idempotency-Key`. */
  keep?: KeepAnswer;
};

type Begun = {
  needs: CallNeeds;
  contract: Contract;
  req: Request;
  res: Response;
  user: Identity | undefined;
  decided: Decided;
};

/**
 * What a handler gets in addition to its validated input. Each value is computed when the handler reads it, because most
 * handlers read only a few. Copying a call with `...call` loses these values; the compiler reports that.
 */
export class RunningCall {
  readonly #begun: Begun;
  /** The same during the whole call, also at midnight. */
  #today: IsoDate | undefined;

  constructor(begun: Begun) {
    this.#begun = begun;
  }

  get language(): Language {
    return languageOf(this.#begun.req, this.#begun.res);
  }

  /** The calendar day in the user's time zone. */
  get today(): IsoDate {
    const { needs, user } = this.#begun;
    this.#today ??= user ? dayIn(user.time_zone, needs.clock()) : toDay(needs.clock());
    return this.#today;
  }

  /**
   * The caller's session, for a public call that can do without one; undefined also for a credential that is not
   * valid.
   */
  get session() {
    return async (): Promise<SessionIdentity | undefined> => {
      try {
        const identity = await this.#begun.needs.authenticate(this.#begun.req);
        return isKey(identity) ? undefined : identity;
      } catch (error) {
        if (error instanceof AppError && error.code === 'unauthenticated') return undefined;
        throw error;
      }
    };
  }

  /**
   * Aborted when the client goes away, and when the answer has ended: a stream that the server ends must let go of
   * what it follows.
   */
  get signal(): AbortSignal {
    const controller = new AbortController();
    if (this.#begun.res.closed) controller.abort();
    else this.#begun.res.once('close', () => controller.abort());
    return controller.signal;
  }

  /** Browser and system: `Firefox, Windows`; empty if unknown. */
  get device(): string {
    return deviceOf(this.#begun.req.headers['user-agent']);
  }

  /** A header of the request. */
  get header() {
    return (name: string) => this.#begun.req.get(name);
  }

  /** The client prefers a status URL over waiting (`Prefer: respond-async`, RFC 7240). */
  get prefersAsync(): boolean {
    return /(^|[\s,;])respond-async\b/i.test(this.#begun.req.get('prefer') ?? '');
  }

  /** The client asks for a stream of events (`Accept: text/event-stream`). */
  get wantsEvents(): boolean {
    return /(^|[\s,])text\/event-stream\b/i.test(this.#begun.req.get('accept') ?? '');
  }

  /** Answers with another of the contract's statuses than the first. */
  get answerWith() {
    return (status: number) => {
      this.#begun.decided.status = status;
    };
  }

  /** For an `idempotent` contract: stores the answer; undefined without an `Idempotency-Key`. */
  get keepAnswer(): KeepAnswer | undefined {
    const { contract, decided } = this.#begun;
    const { keep } = decided;
    return keep && ((tx, answer) => keep(tx, contract.response?.parse(answer)));
  }

  /** The cookie that ties a sign-in at a provider to the browser that started it. */
  get transaction(): BrowserCookie {
    return this.#cookie(this.#begun.needs.transactionCookie);
  }

  /** The cookie of a sign-in whose first step is done. */
  get secondStep(): BrowserCookie {
    return this.#cookie(this.#begun.needs.secondStepCookie);
  }

  /** Ties what a passkey answers to the browser that asked; its tabs share one secret. */
  get ceremony(): { boundTo: string | undefined; bind(seconds: number): string } {
    const { value, begin } = this.#cookie(this.#begun.needs.ceremonyCookie);
    return {
      boundTo: value,
      bind(seconds: number) {
        const secret = value ?? randomBytes(32).toString('base64url');
        begin(secret, seconds);
        return secret;
      },
    };
  }

  /** An id of this browser, if it has signed in to the account before. */
  get knownBrowser() {
    const { knownBrowsers, browserCookie } = this.#begun.needs;
    return (account: string) => knownBrowsers.recognise(browserCookie.read(this.#begun.req) ?? '', account);
  }

  /** Sets the cookie of a session, and remembers that this browser has signed in to the account. */
  get signIn() {
    const { cookie, knownBrowsers, browserCookie } = this.#begun.needs;
    return ({ token, expires }: SignedIn, account: string) => {
      cookie.set(this.#begun.res, token, expires);
      const remembered = knownBrowsers.remember(browserCookie.read(this.#begun.req) ?? '', account);
      browserCookie.set(this.#begun.res, remembered, new Date(Date.now() + 365 * millisecondsInDay));
    };
  }

  get signOut() {
    return () => {
      this.#begun.needs.cookie.clear(this.#begun.res);
      // The lists that the browser kept. Scripts and pictures are public, but browsers cannot tell them apart.
      this.#begun.res.set('Clear-Site-Data', '"cache"');
    };
  }

  #cookie(cookie: HostCookie): BrowserCookie {
    return {
      value: cookie.read(this.#begun.req),
      // The real clock, which the browser uses, and not the clock of the rules.
      begin: (value, seconds) => cookie.set(this.#begun.res, value, new Date(Date.now() + seconds * 1000)),
      end: () => cookie.clear(this.#begun.res),
    };
  }
}
