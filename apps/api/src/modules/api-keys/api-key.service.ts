import { createHash, randomBytes } from 'node:crypto';
import type { PrismaClient } from '@kumbara/prisma/client';
import { type ApiKeyInput, apiKeyPrefix } from '@kumbara/shared';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type pg from 'pg';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { type KeyIdentity, personColumns, type SessionIdentity } from '#lib/identity.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import { lockCaller } from '#lib/owner-lock.ts';
import type { SecurityEvents } from '#lib/security-events.ts';

export type ApiKeyService = ReturnType<typeof createApiKeyService>;

type Needs = { prisma: PrismaClient; pool: pg.Pool; events: SecurityEvents; mails: AccountMails; clock: Clock };

const mostPerAccount = 20;
const shown = {
  id: true,
  name: true,
  access: true,
  hint: true,
  created_at: true,
  expires_at: true,
  last_used_at: true,
} as const;

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Keys are rows, so that a revoked one ends in every process at once. */
export function createApiKeyService({ prisma, pool, events, mails, clock }: Needs) {
  /** `last_used_at` is precise to the hour, so that it takes one write an hour and not one a request. */
  async function noteUse({ id, api_key_id, last_used_at }: KeyIdentity): Promise<void> {
    const now = clock();
    if (last_used_at && now.getTime() - last_used_at.getTime() < millisecondsInHour) return;
    const sql = 'UPDATE api_keys SET last_used_at = $3 WHERE user_id = $1 AND id = $2';
    await pool.query(sql, [id, api_key_id, now]);
  }

  return {
    /** Reads key and user in one prepared statement, as it is done for sessions. */
    async read(key: string): Promise<KeyIdentity | undefined> {
      const { rows } = await pool.query<KeyIdentity>({
        name: 'api-key-with-user',
        text: `
          SELECT k.id AS api_key_id, k.access = 'read_write' AS can_write, k.last_used_at, ${personColumns}
          FROM api_keys k JOIN users u ON u.id = k.user_id
          WHERE k.hash = $1 AND (k.expires_at IS NULL OR k.expires_at > $2)`,
        values: [hashOf(key), clock()],
      });
      const [identity] = rows;
      if (identity) await noteUse(identity);
      return identity;
    },

    /** Newest first. */
    list: (userId: string) =>
      prisma.apiKey.findMany({ where: { user_id: userId }, select: shown, orderBy: { id: 'desc' } }),

    /** @returns the row, and the key, which is not stored */
    async create(user: SessionIdentity, { name, access, expires_in_days }: ApiKeyInput, device: string) {
      const key = `${apiKeyPrefix}${randomBytes(32).toString('base64url')}`;
      const created_at = clock();
      const row = await prisma.$transaction(async (tx) => {
        await lockCaller(tx, user);
        const count = await tx.apiKey.count({ where: { user_id: user.id } });
        if (count >= mostPerAccount) throw new AppError('too_many_api_keys');
        await events.record(user.id, 'api_key_created', device, tx);
        await mails.send('api_key_created', user.email, tx);
        return tx.apiKey.create({
          data: {
            ...{ user_id: user.id, name, access, created_at },
            hash: hashOf(key),
            hint: key.slice(-4),
            expires_at: expires_in_days ? new Date(created_at.getTime() + expires_in_days * millisecondsInDay) : null,
          },
          select: shown,
        });
      });
      return { row, key };
    },

    async revoke(userId: string, id: string, device: string): Promise<void> {
      await prisma.$transaction(async (tx) => {
        const { count } = await tx.apiKey.deleteMany({ where: { user_id: userId, id } });
        if (count === 0) throw new AppError('not_found');
        await events.record(userId, 'api_key_revoked', device, tx);
      });
    },
  };
}
