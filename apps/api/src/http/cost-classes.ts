import { z } from 'zod';
import calls from './cost-of-calls.json' with { type: 'json' };

/** A number of calls per time. `database` counters are exact across processes and survive a restart. */
export type Rate = { most: number; seconds: number; kept: 'memory' | 'database' };
/** What one user or one address may have: calls in progress at once, calls that wait for them, and calls per time. */
export type Share = { atOnce: number; waiting?: number; rates: readonly Rate[] };
/** Calls in progress at once in a process, and calls that wait for them; networks take turns. */
export type ProcessShare = { atOnce: number; waiting: number };
export type CostClass = { user?: Share; address: Share; process: ProcessShare };

const perMinute = (most: number): Rate => ({ most, seconds: 60, kept: 'memory' });
const stored = (most: number, seconds: number): Rate => ({ most, seconds, kept: 'database' });

/**
 * What calls cost, and the shares of it. A share of an address is wide, because a whole office or the customers of a
 * mobile network may have one; what is dear is narrow for each user. A waiting call holds neither a body nor a database
 * connection.
 */
export const costClasses = {
  /** Constant answers. */
  status: { address: { atOnce: 50, rates: [perMinute(6_000)] }, process: { atOnce: 200, waiting: 200 } },
  /** The description of the API, which is long. */
  document: { address: { atOnce: 4, waiting: 20, rates: [perMinute(120)] }, process: { atOnce: 20, waiting: 100 } },
  /** A few rows of the user's own. */
  read: {
    user: { atOnce: 20, waiting: 100, rates: [perMinute(1_200)] },
    address: { atOnce: 400, rates: [perMinute(24_000)] },
    process: { atOnce: 400, waiting: 400 },
  },
  /** A short transaction. */
  write: {
    user: { atOnce: 4, waiting: 50, rates: [perMinute(600)] },
    address: { atOnce: 200, rates: [perMinute(12_000)] },
    process: { atOnce: 200, waiting: 400 },
  },
  /** A list that may hold two thousand rows. */
  list: {
    user: { atOnce: 2, waiting: 60, rates: [perMinute(600)] },
    address: { atOnce: 200, rates: [perMinute(12_000)] },
    process: { atOnce: 100, waiting: 400 },
  },
  /** Work that grows with everything a user owns. Equal calls share one computation. */
  heavy: {
    user: { atOnce: 6, waiting: 60, rates: [perMinute(240)] },
    address: { atOnce: 60, rates: [perMinute(2_400)] },
    process: { atOnce: 60, waiting: 200 },
  },
  /** A message of a program, which may wait minutes for its person. A user has one computation at a time. */
  program: {
    user: { atOnce: 8, waiting: 40, rates: [perMinute(240)] },
    address: { atOnce: 80, rates: [perMinute(2_400)] },
    process: { atOnce: 400, waiting: 200 },
  },
  /** A calendar at its private address. The servers of a calendar provider read those of all its users. */
  feed: {
    address: { atOnce: 60, waiting: 200, rates: [perMinute(2_400)] },
    process: { atOnce: 60, waiting: 200 },
  },
  /** All data of a user in memory. */
  export: {
    user: { atOnce: 1, waiting: 4, rates: [stored(10, 3_600)] },
    address: { atOnce: 2, waiting: 20, rates: [perMinute(60)] },
    process: { atOnce: 8, waiting: 50 },
  },
  /** A file that is read and sent page by page. A slow client holds its slots. */
  download: {
    user: { atOnce: 2, waiting: 4, rates: [stored(60, 3_600)] },
    address: { atOnce: 20, waiting: 20, rates: [perMinute(240)] },
    process: { atOnce: 40, waiting: 50 },
  },
  /**
   * A password hash, a quarter of a second of one thread. The process lets few calls at once to the hash, so that the
   * turns of networks decide who waits. Wrong passwords are counted in `lib/wrong-passwords.ts`.
   */
  password: {
    user: { atOnce: 2, waiting: 10, rates: [perMinute(60)] },
    address: { atOnce: 2, waiting: 60, rates: [perMinute(240)] },
    process: { atOnce: 4, waiting: 400 },
  },
  /** The link of a mail: sent, opened, or used. */
  link: {
    user: { atOnce: 4, waiting: 60, rates: [stored(100, 900)] },
    address: { atOnce: 2, waiting: 60, rates: [stored(100, 900)] },
    process: { atOnce: 24, waiting: 200 },
  },
  /** A document of ten megabytes in memory until it is parsed. */
  upload: {
    user: { atOnce: 2, waiting: 20, rates: [stored(60, 3_600)] },
    address: { atOnce: 4, waiting: 20, rates: [perMinute(240)] },
    process: { atOnce: 8, waiting: 50 },
  },
  /** A question to the assistant, which may cost money at a provider. */
  question: {
    user: { atOnce: 2, rates: [stored(10, 60), stored(60, 86_400)] },
    address: { atOnce: 40, rates: [perMinute(400)] },
    process: { atOnce: 60, waiting: 100 },
  },
  /** A connection to a host that the user names. */
  connect: {
    user: { atOnce: 2, waiting: 20, rates: [stored(20, 600)] },
    address: { atOnce: 20, rates: [perMinute(120)] },
    process: { atOnce: 40, waiting: 100 },
  },
  /** The start of a scan, which may be waited for. */
  scan: {
    user: { atOnce: 5, waiting: 20, rates: [stored(30, 3_600)] },
    address: { atOnce: 100, rates: [perMinute(600)] },
    process: { atOnce: 400, waiting: 0 },
  },
  /** A stream that stays open. */
  stream: {
    user: { atOnce: 5, rates: [perMinute(120)] },
    address: { atOnce: 200, rates: [perMinute(2_400)] },
    process: { atOnce: 1_000, waiting: 0 },
  },
  /** A request to Google, Microsoft or Stripe, whose limits all users share. */
  provider: {
    user: { atOnce: 4, waiting: 60, rates: [stored(200, 600)] },
    address: { atOnce: 40, waiting: 60, rates: [perMinute(600)] },
    process: { atOnce: 100, waiting: 200 },
  },
  /** Events of Stripe. They come from few addresses and are not limited per time: Stripe repeats what is refused. */
  event: { address: { atOnce: 8, waiting: 200, rates: [] }, process: { atOnce: 100, waiting: 400 } },
} as const satisfies Record<string, CostClass>;

export type CostClassName = keyof typeof costClasses;

/** The cost class of every call, as `cost-of-calls.json` names it. `admission.test.ts` compares it with the routers. */
export const costOf = z.record(z.string(), z.enum(Object.keys(costClasses) as CostClassName[])).parse(calls);
