import type { PrismaClient } from '@kumbara/prisma/client';
import { type SecurityEventKind, securityEventKinds } from '@kumbara/shared';
import type { Clock } from './clock.ts';
import type { Transaction } from './database.ts';

export type SecurityEvents = ReturnType<typeof createSecurityEvents>;

/** How many of the latest a person is shown. */
const shown = 100;
const isKnown = (kind: string): kind is SecurityEventKind => (securityEventKinds as readonly string[]).includes(kind);

/** What has happened to an account, for its owner to read. The database refuses to change or to take back a row. */
export function createSecurityEvents({ prisma, clock }: { prisma: PrismaClient; clock: Clock }) {
  return {
    /** @param tx the transaction in which it happens, so that neither is there without the other */
    async record(userId: string, kind: SecurityEventKind, device: string, tx: Transaction = prisma): Promise<void> {
      await tx.securityEvent.create({ data: { user_id: userId, kind, device, at: clock() } });
    },

    /** The latest, newest first. */
    async list(userId: string) {
      const rows = await prisma.securityEvent.findMany({
        where: { user_id: userId },
        orderBy: { id: 'desc' },
        take: shown,
      });
      // A newer version may have written kinds that this one has no words for.
      return rows.flatMap(({ kind, ...row }) => (isKnown(kind) ? [{ ...row, kind }] : []));
    },
  };
}
