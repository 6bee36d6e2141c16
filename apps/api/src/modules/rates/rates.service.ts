import type { PrismaClient } from '@kumbara/prisma/client';
import { addDays, type IsoDate, type SourcedRates, toIsoDate } from '@kumbara/shared';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Clock } from '#lib/clock.ts';
import { fromDay, toDay } from '#lib/day.ts';
import type { Job, Jobs } from '#lib/jobs.ts';
import type { Logger } from '#lib/logger.ts';
import { type RateSource, RatesError } from './adapters/rate-source.ts';
import snapshot from './snapshot.json' with { type: 'json' };

/**
 * The ECB publishes around 16:00 in Frankfurt, which is 14:00 or 15:00 UTC. The later times are for a day on which it was
 * late or away; they fetch nothing where the rates of the day are stored.
 */
const fetchJob = {
  name: 'fetch-exchange-rates',
  schema: z.object({}),
  cron: '35 15,17,19,21 * * 1-5',
  // Several workers share one run.
  queue: { policy: 'exclusive' },
} satisfies Job;
const publishedAfterMs = 15.5 * 3600_000;

/** Rates of other processes are seen within this time. */
const keptMs = 60_000;

type Needs = { prisma: PrismaClient; jobs: Jobs; source: RateSource; clock: Clock; logger: Logger };

/** Reference rates, stored per day. Until some are stored, a snapshot in the repository serves. */
export function createRatesService({ prisma, jobs, source, clock, logger }: Needs) {
  const kept = new LRUCache<IsoDate, Promise<SourcedRates | undefined>>({ max: 1_000, ttl: keptMs });

  jobs.on(fetchJob, async () => {
    const newest = await prisma.exchangeRate.findFirst({ orderBy: { day: 'desc' }, select: { day: true } });
    const published = lastPublication(clock());
    if (newest && toDay(newest.day) >= published) return;
    const missesOnlyLast = newest && toDay(newest.day) === weekdayOnOrBefore(addDays(published, -1));
    const days = await source.read(missesOnlyLast ? 'daily' : 'last-90-days').catch((error) => {
      if (!(error instanceof RatesError)) throw error;
      logger.warn({ kind: error.kind }, `${error.message}; those at hand stay in use`);
      return [];
    });
    // One statement: all or nothing is stored, and a second worker adds nothing.
    await prisma.exchangeRate.createMany({
      data: days.flatMap(({ day, per_euro }) =>
        Object.entries(per_euro).map(([currency, rate]) => ({ day: fromDay(day), currency, per_euro: rate })),
      ),
      skipDuplicates: true,
    });
    kept.clear();
  });

  /** In one statement, however many days. */
  async function read(days: readonly IsoDate[]): Promise<Map<IsoDate, SourcedRates | undefined>> {
    const rows = await prisma.$queryRaw<{ asked: IsoDate; day: IsoDate; currency: string; per_euro: string }[]>`
      SELECT asked.day::text AS asked, r.day::text, r.currency, r.per_euro::text
      FROM unnest(${days}::text[]::date[]) asked (day)
      JOIN exchange_rates r ON r.day = (SELECT max(day) FROM exchange_rates WHERE day <= asked.day)`;
    const stored = Map.groupBy(rows, ({ asked }) => asked);
    return new Map(days.map((day) => [day, newestOn(day, stored.get(day) ?? [])]));
  }

  function newestOn(
    day: IsoDate,
    rows: { day: IsoDate; currency: string; per_euro: string }[],
  ): SourcedRates | undefined {
    const stored = rows[0]?.day ?? '';
    if (snapshot.day <= day && stored < snapshot.day) return { ...snapshot, source: 'market' };
    if (!stored) return undefined;
    const per_euro = Object.fromEntries(rows.map((row) => [row.currency, row.per_euro]));
    return { day: stored, per_euro, source: 'ecb' };
  }

  function ratesOnDays(days: readonly IsoDate[]): Promise<(SourcedRates | undefined)[]> {
    const known = new Map(days.map((day) => [day, kept.get(day)]));
    const missing = [...known.keys()].filter((day) => !known.get(day));
    const all = missing.length > 0 ? read(missing) : undefined;
    for (const day of missing) {
      const rates = all?.then((found) => found.get(day));
      known.set(day, rates);
      kept.set(day, rates);
      rates?.catch(() => kept.delete(day));
    }
    return Promise.all(days.map((day) => known.get(day)));
  }

  return {
    /**
     * @returns the rates of the latest day on or before the given one: there are none for weekends and holidays;
     *   undefined for days before the first known rates
     */
    ratesOn: async (day: IsoDate): Promise<SourcedRates | undefined> => (await ratesOnDays([day]))[0],

    /** The same for several days, in their order and in one statement to the database. */
    ratesOnDays,

    /** Fetches the rates now, unless those of the last publication are stored. */
    refresh: (): Promise<void> => jobs.send(fetchJob, {}),
  };
}

/** The last weekday whose rates are published. Holidays count as well, because the calendar of the ECB is not known here. */
const lastPublication = (now: Date): IsoDate =>
  weekdayOnOrBefore(toIsoDate(new Date(now.getTime() - publishedAfterMs)));

function weekdayOnOrBefore(day: IsoDate): IsoDate {
  const weekday = fromDay(day).getUTCDay();
  return addDays(day, weekday === 0 ? -2 : weekday === 6 ? -1 : 0);
}
