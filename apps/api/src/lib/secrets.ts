import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '@kumbara/prisma/client';
import { z } from 'zod';
import type { Transaction } from './database.ts';
import type { Job, Jobs } from './jobs.ts';
import type { Logger } from './logger.ts';
import type { Vault } from './vault.ts';

export type Secrets = ReturnType<typeof createSecrets>;

/** Hourly: the first key of the ring reseals what older keys sealed. */
export const rotateSecretsJob = {
  name: 'rotate-secrets',
  schema: z.object({}),
  cron: '17 * * * *',
  queue: { policy: 'singleton' },
} satisfies Job;

const batch = 100;

/** Credentials of users at other services, one encrypted row each. They cannot be stored in plain text. */
export function createSecrets({
  prisma,
  vault,
  jobs,
  logger,
}: {
  prisma: PrismaClient;
  vault: Vault;
  jobs: Jobs;
  logger: Logger;
}) {
  const sealed = (plain: string, row: { user_id: string; id: string; purpose: string }) => ({
    key: vault.activeKey,
    sealed: vault.seal(plain, row),
  });

  /** Reseals rows of older keys; rows that are being written are left for the next run. */
  async function rotateBatch(after: string): Promise<{ last?: string; lost: number }> {
    return prisma.$transaction(async (tx) => {
      const rows = await tx.$queryRaw<{ user_id: string; id: string; purpose: string; sealed: string }[]>`
        SELECT user_id, id, purpose, sealed FROM secrets WHERE key <> ${vault.activeKey} AND id > ${after}::uuid
        ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED`;
      let lost = 0;
      for (const { sealed: old, ...row } of rows) {
        try {
          const data = sealed(vault.open(old, row), row);
          await tx.secret.update({ where: { user_id_id: { user_id: row.user_id, id: row.id } }, data });
        } catch (error) {
          lost += 1;
          logger.warn({ err: error, secret: row.id }, 'a secret cannot be opened with any key of the ring');
        }
      }
      return { last: rows.at(-1)?.id, lost };
    });
  }

  /** @returns the number of secrets that no key of the ring decrypts */
  async function rotate(): Promise<number> {
    let lost = 0;
    for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last; ) {
      const done: Awaited<ReturnType<typeof rotateBatch>> = await rotateBatch(last);
      lost += done.lost;
      last = done.last;
    }
    return lost;
  }
  jobs.on(rotateSecretsJob, async () => {
    await rotate();
  });

  return {
    /** @returns the id of the secret */
    async put(userId: string, purpose: string, plain: string, tx: Transaction = prisma): Promise<string> {
      const row = { user_id: userId, id: randomUUID(), purpose };
      await tx.secret.create({ data: { ...row, ...sealed(plain, row) } });
      return row.id;
    },

    /** @throws VaultError if the row was moved or changed, or its key is gone */
    async open(userId: string, id: string, tx: Transaction = prisma): Promise<string | undefined> {
      const row = await tx.secret.findUnique({ where: { user_id_id: { user_id: userId, id } } });
      return row ? vault.open(row.sealed, row) : undefined;
    },

    /** Replaces a secret, for example a rotated refresh token, in one step. */
    async replace(userId: string, id: string, plain: string, tx: Transaction = prisma): Promise<void> {
      const where = { user_id_id: { user_id: userId, id } };
      const { purpose } = await tx.secret.findUniqueOrThrow({ where, select: { purpose: true } });
      await tx.secret.update({ where, data: sealed(plain, { user_id: userId, id, purpose }) });
    },

    async remove(userId: string, id: string, tx: Transaction = prisma): Promise<void> {
      await tx.secret.deleteMany({ where: { user_id: userId, id } });
    },

    rotate,
  };
}
