import { createHash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { calendarParts, writeCalendar } from '@kumbara/ical';
import type { PrismaClient, CalendarFeed as Row } from '@kumbara/prisma/client';
import {
  type CalendarFeed,
  type CalendarFeedInput,
  dayIn,
  type IsoDate,
  type Language,
  type NewCalendarFeed,
  plans,
  type Tier,
} from '@kumbara/shared';
import type pg from 'pg';
import { i18n } from '#i18n/i18n.ts';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { fromDay } from '#lib/day.ts';
import { heldPlan } from '#lib/held-plan.ts';
import { lockOwner } from '#lib/owner-lock.ts';
import { requireRoomIn } from '#lib/row-ceilings.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import type { VersionedResults } from '#lib/versioned-results.ts';
import { type FeedFacts, feedEvents } from './feed-events.ts';

export type CalendarFeedService = ReturnType<typeof createCalendarFeedService>;

const refreshHours = 12;
/** `last_read_at` is precise to the hour: calendars read often, and each read would write. */
const seenMs = 3_600_000;

type Needs = {
  prisma: PrismaClient;
  pool: Pick<pg.Pool, 'query'>;
  results: VersionedResults;
  events: SecurityEvents;
  clock: Clock;
  origin: string;
  /** What the events of a user are computed from, as of a day. */
  factsOf: (userId: string, today: IsoDate) => Promise<FeedFacts>;
};

type Reader = Row & { language: Language; time_zone: string; tier: Tier };

/** Private addresses at which calendar programs read payments and ends. An address is all that a program needs. */
export function createCalendarFeedService({ prisma, pool, results, events, clock, origin, factsOf }: Needs) {
  const withAddress = (row: Row, secret: string): NewCalendarFeed => ({
    ...present(row),
    url: `${origin}/api/calendar/${secret}.ics`,
  });

  async function findReader(secret: string): Promise<Reader> {
    const { rows } = await pool.query<Reader>({
      name: 'calendar-feed',
      text: `
        SELECT f.*, u.language, u.time_zone, ${heldPlan} AS tier
        FROM calendar_feeds f JOIN users u ON u.id = f.user_id WHERE f.hash = $1`,
      values: [hashOf(secret)],
    });
    const [reader] = rows;
    if (!reader) throw new AppError('not_found');
    return reader;
  }

  async function noteRead({ user_id, id, last_read_at }: Row): Promise<void> {
    const now = clock();
    if (last_read_at && now.getTime() - last_read_at.getTime() < seenMs) return;
    await prisma.calendarFeed.updateMany({ where: { user_id, id }, data: { last_read_at: now } });
  }

  return {
    async list(userId: string): Promise<CalendarFeed[]> {
      const rows = await prisma.calendarFeed.findMany({ where: { user_id: userId }, orderBy: { id: 'asc' } });
      return rows.map(present);
    },

    create: (userId: string, { name }: CalendarFeedInput, device: string): Promise<NewCalendarFeed> =>
      prisma.$transaction(async (tx) => {
        await lockOwner(tx, userId);
        await requireRoomIn(tx, 'calendar_feeds', userId);
        const secret = newSecret();
        const data = { user_id: userId, name, hash: hashOf(secret), created_at: clock() };
        const row = await tx.calendarFeed.create({ data });
        await events.record(userId, 'calendar_feed_added', device, tx);
        return withAddress(row, secret);
      }),

    renew: (userId: string, id: string, device: string): Promise<NewCalendarFeed> =>
      prisma.$transaction(async (tx) => {
        const secret = newSecret();
        const [row] = await tx.calendarFeed.updateManyAndReturn({
          where: { user_id: userId, id },
          data: { hash: hashOf(secret), created_at: clock(), last_read_at: null },
        });
        if (!row) throw new AppError('not_found');
        await events.record(userId, 'calendar_feed_renewed', device, tx);
        return withAddress(row, secret);
      }),

    remove: (userId: string, id: string, device: string): Promise<void> =>
      prisma.$transaction(async (tx) => {
        const { count } = await tx.calendarFeed.deleteMany({ where: { user_id: userId, id } });
        if (count === 0) throw new AppError('not_found');
        await events.record(userId, 'calendar_feed_removed', device, tx);
      }),

    /**
     * The calendar behind an address. Without the plan it holds one event of today that says so: calendars hide errors
     * and would go on showing what they read before.
     */
    async read(secret: string): Promise<string | Buffer> {
      const reader = await findReader(secret);
      await noteRead(reader);
      const { user_id, language, time_zone, tier } = reader;
      const today = dayIn(time_zone, clock());
      // The same content has the same stamp in every process, and so the same ETag.
      const calendar = { name: 'Kumbara', refreshHours, stamp: fromDay(today) };
      if (!plans[tier].features.integrations)
        return writeCalendar({ ...calendar, events: [pausedEvent(user_id, today, language, origin)] });
      return results.get(user_id, `calendar feed ${today} ${language}`, async () =>
        inTurns(
          calendarParts({
            ...calendar,
            events: feedEvents(await factsOf(user_id, today), { today, language, origin }),
          }),
        ),
      );
    },
  };
}

/** Lets other requests run between the parts: two thousand subscriptions take most of a second. */
async function inTurns(parts: Iterable<string>): Promise<Buffer> {
  const bytes: Buffer[] = [];
  for (const part of parts) {
    bytes.push(Buffer.from(part));
    await setImmediate();
  }
  return Buffer.concat(bytes);
}

const newSecret = () => randomBytes(32).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

const present = ({ id, name, created_at, last_read_at }: Row): CalendarFeed => ({
  ...{ id, name, created_at: created_at.toISOString(), last_read_at: last_read_at?.toISOString() ?? null },
});

function pausedEvent(userId: string, today: IsoDate, language: Language, origin: string) {
  const t = i18n.getFixedT(language, 'calendar');
  const url = `${origin}/pricing`;
  return { id: `paused-${userId}`, day: today, title: t('paused'), text: t('paused_reason', { url }), url, alarms: [] };
}
