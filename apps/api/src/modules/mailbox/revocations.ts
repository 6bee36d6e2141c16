import type { PrismaClient } from '@kumbara/prisma/client';
import { millisecondsInDay } from 'date-fns/constants';
import { z } from 'zod';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import type { Job, Jobs } from '#lib/jobs.ts';
import type { Logger } from '#lib/logger.ts';
import type { Secrets } from '#lib/secrets.ts';
import { type Vault, VaultError } from '#lib/vault.ts';
import { readGrant } from './access-tokens.ts';
import type { MailboxProviders } from './open-mailbox.ts';

export type Revocations = ReturnType<typeof createRevocations>;

const revokeJob = {
  name: 'revoke-grant',
  schema: z.object({ revocation_id: z.uuid() }),
  // Retries for a day: soon at first, then hourly.
  queue: { retryLimit: 40, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 },
} satisfies Job;

const purpose = 'revocation';
/** Without a user, because the row outlives the account. */
const sealedFor = (id: string) => ({ user_id: '', id, purpose });

type Needs = {
  prisma: PrismaClient;
  secrets: Secrets;
  vault: Vault;
  jobs: Jobs;
  providers: MailboxProviders;
  clock: Clock;
  logger: Logger;
};
type Connection = { user_id: string; provider: string; secret_id: string };

/** Revokes grants at providers by a job, also if the provider is slow and the account is deleted. */
export function createRevocations({ prisma, secrets, vault, jobs, providers, clock, logger }: Needs) {
  jobs.on(revokeJob, async ({ revocation_id: id }) => {
    const row = await prisma.revocation.findUnique({ where: { id } });
    if (!row) return;
    const provider = row.provider === 'imap' ? undefined : providers[row.provider];
    const isOver = clock().getTime() - row.created_at.getTime() > millisecondsInDay;
    if (isOver) logger.warn({ revocation: id, provider: row.provider }, 'a permission could not be ended for a day');
    else await provider?.revoke(vault.open(row.sealed, sealedFor(id)));
    await prisma.revocation.delete({ where: { id } });
  });

  /** Only Google has an address that ends a grant. */
  async function scheduleRevocation(provider: string, refreshToken: string, tx: Transaction): Promise<void> {
    if (provider !== 'gmail') return;
    const { id } = await tx.revocation.create({ data: { provider, sealed: '' } });
    const sealed = vault.seal(refreshToken, sealedFor(id));
    await tx.revocation.update({ where: { id }, data: { sealed } });
    await jobs.send(revokeJob, { revocation_id: id }, { tx });
  }

  async function revokeStored({ user_id, provider, secret_id }: Connection, tx: Transaction): Promise<void> {
    const plain = provider === 'gmail' ? await secrets.open(user_id, secret_id, tx) : undefined;
    if (plain !== undefined) await scheduleRevocation(provider, readGrant(plain).refresh_token, tx);
  }

  /**
   * Deletes connections with all their data, and revokes their grants as soon as the
   * transaction is committed.
   */
  async function disconnect(connections: Connection[], tx: Transaction): Promise<void> {
    for (const connection of connections) {
      // A secret without its key cannot be decrypted, so its grant cannot be revoked.
      await revokeStored(connection, tx).catch((error) => {
        if (!(error instanceof VaultError)) throw error;
        logger.warn({ err: error }, 'a permission cannot be ended because its key is gone');
      });
      // The connection is deleted with its secret by a foreign key.
      await secrets.remove(connection.user_id, connection.secret_id, tx);
    }
  }

  return {
    disconnect,

    /** Revokes a grant that was given but is not stored. */
    revoke: (provider: string, refreshToken: string): Promise<void> =>
      prisma.$transaction((tx) => scheduleRevocation(provider, refreshToken, tx)),

    /** Disconnects all mailboxes of a deleted user. */
    disconnectAll: async (userId: string, tx: Transaction): Promise<void> =>
      disconnect(await tx.mailConnection.findMany({ where: { user_id: userId } }), tx),
  };
}
