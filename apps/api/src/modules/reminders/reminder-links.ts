import { addDays, type IsoDate, type StopKind, stopKindSchema } from '@kumbara/shared';
import type { SignedLinks } from '#lib/signed-links.ts';

export type ReminderLinks = ReturnType<typeof createReminderLinks>;
export type StopScope = StopKind | 'all';

const checkInDays = 30;

/** The links of reminder mails. They open pages; only mail programs post to `unsubscribe` by themselves (RFC 8058). */
export function createReminderLinks({
  origin,
  stop,
  checkIn,
}: {
  origin: string;
  stop: SignedLinks;
  checkIn: SignedLinks;
}) {
  return {
    page: `${origin}/dashboard/reminders`,
    stopPage: (userId: string, scope: StopScope): string =>
      `${origin}/reminders/stop#token=${stop.sign(userId, scope)}`,
    stopPageOf: (token: string): string => `${origin}/reminders/stop#token=${token}`,
    oneClick: (userId: string, scope: StopScope = 'all'): string =>
      `${origin}/api/reminders/unsubscribe?token=${stop.sign(userId, scope)}`,
    reportPage: (period: string): string => `${origin}/dashboard/reports/${period}`,

    readStop(token: string): { userId: string; kind: StopKind | null } | undefined {
      const { userId = '', parts = [] } = stop.read(token) ?? {};
      if (parts[0] === 'all') return { userId, kind: null };
      const kind = stopKindSchema.safeParse(parts[0]);
      return kind.success ? { userId, kind: kind.data } : undefined;
    },

    /** Asks about the month of a day, for thirty days. */
    checkInPage: (userId: string, subscriptionId: string, today: IsoDate): string =>
      `${origin}/check-in#token=${checkIn.sign(userId, subscriptionId, today.slice(0, 7), addDays(today, checkInDays))}`,
  };
}
