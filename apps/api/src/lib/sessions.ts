import type { PrismaClient } from '@kumbara/prisma/client';
import { millisecondsInDay } from 'date-fns/constants';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Transaction } from './database.ts';
import { personColumns, type SessionIdentity } from './identity.ts';
import { dropOldest } from './row-ceilings.ts';
import type { SessionTokens } from './session-tokens.ts';

export type Sessions = ReturnType<typeof createSessions>;

const sessionDays = 7;
/** The maximum age of a confirmation, and of a session that replaces a password, for accounts without one. */
const freshMs = 10 * 60_000;
/** `last_seen_at` is precise to the hour, so that it takes one write an hour and not one a request. */
const seenMs = 3_600_000;

/** Sessions are rows, so that log-out, a new password and deletion end them in every process at once. */
export function createSessions({
  prisma,
  pool,
  clock,
  tokens,
}: {
  prisma: PrismaClient;
  pool: pg.Pool;
  clock: Clock;
  tokens: SessionTokens;
}) {
  const see = ({ userId, sessionId }: { userId: string; sessionId: string }) =>
    pool.query('UPDATE sessions SET last_seen_at = $3 WHERE user_id = $1 AND id = $2', [userId, sessionId, clock()]);

  return {
    /** @param device browser and system, as `http/device.ts` reads them */
    async open(userId: string, device: string, tx: Transaction = prisma) {
      const now = clock();
      const expires = new Date(now.getTime() + sessionDays * millisecondsInDay);
      await tx.session.deleteMany({ where: { user_id: userId, expires_at: { lte: now } } });
      const { id } = await tx.session.create({
        data: { user_id: userId, expires_at: expires, created_at: now, last_seen_at: now, device },
      });
      await dropOldest(tx, 'sessions', userId);
      return { token: tokens.sign(userId, id, expires), expires };
    },

    /** Reads session and user in one prepared statement, because every request starts with it. */
    async read(token: string): Promise<SessionIdentity | undefined> {
      const named = tokens.read(token);
      if (!named) return undefined;
      const { rows } = await pool.query<SessionIdentity>({
        name: 'session-with-user',
        text: `
          SELECT s.id AS session_id, s.created_at AS session_created_at, s.last_seen_at, ${personColumns}
          FROM sessions s JOIN users u ON u.id = s.user_id
          WHERE s.user_id = $1 AND s.id = $2 AND s.expires_at > $3`,
        values: [named.userId, named.sessionId, clock()],
      });
      const [identity] = rows;
      if (identity && clock().getTime() - identity.last_seen_at.getTime() > seenMs) await see(named);
      return identity;
    },

    /** The open sessions, newest first. */
    list: (userId: string) =>
      prisma.session.findMany({
        where: { user_id: userId, expires_at: { gt: clock() } },
        orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
      }),

    /** @returns whether there was such a session of this user */
    async end(userId: string, sessionId: string, tx: Transaction): Promise<boolean> {
      const { count } = await tx.session.deleteMany({ where: { user_id: userId, id: sessionId } });
      return count > 0;
    },

    /** Ends all sessions of a user, or all but one. */
    async endOthers(userId: string, sessionId?: string, tx: Transaction = prisma): Promise<void> {
      await tx.session.deleteMany({ where: { user_id: userId, ...(sessionId && { id: { not: sessionId } }) } });
    },

    /** Its user has just confirmed that it is they who ask. @returns false if the session has ended */
    async confirm({ id, session_id }: SessionIdentity, tx: Transaction): Promise<boolean> {
      const where = { user_id: id, id: session_id };
      const { count } = await tx.session.updateMany({ where, data: { confirmed_at: clock() } });
      return count > 0;
    },

    /** What was enough to confirm before is not enough for what the account can be entered with from now on. */
    async forgetConfirmations(userId: string, tx: Transaction): Promise<void> {
      await tx.session.updateMany({ where: { user_id: userId }, data: { confirmed_at: null } });
    },

    isConfirmed: (at: Date | null): boolean => at !== null && clock().getTime() - at.getTime() < freshMs,

    isFresh: ({ session_created_at }: SessionIdentity): boolean =>
      clock().getTime() - session_created_at.getTime() < freshMs,
  };
}
