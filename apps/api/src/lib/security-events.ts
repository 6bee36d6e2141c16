import type { PrismaClient } from '@kumbara/prisma/client';
import { type SecurityEventKind, securityEventKinds } from '@kumbara/shared';
import type { Clock } from './clock.ts';
import type { Transaction } from './database.ts';
import { dropOldest } from './row-ceilings.ts';

export type SecurityEvents = ReturnType<typeof createSecurityEvents>;

/** The number of events that a user is shown. */
const shown = 100;
const isKnown = (kind: string): kind is SecurityEventKind => (securityEventKinds as readonly string[]).includes(kind);

/** The activity list of an account. The database refuses to change a row, and to delete one of the newest two thousand. */
export function createSecurityEvents({ prisma, clock }: { prisma: PrismaClient; clock: Clock }) {
  return {
    /** @param tx the transaction of the change itself, so that neither is stored without the other */
    async record(userId: string, kind: SecurityEventKind, device: string, tx: Transaction = prisma): Promise<void> {
      await tx.securityEvent.create({ data: { user_id: userId, kind, device, at: clock() } });
      await dropOldest(tx, 'security_events', userId);
    },

    /** The latest, newest first. */
    async list(userId: string) {
      const rows = await prisma.securityEvent.findMany({
        where: { user_id: userId },
        orderBy: { id: 'desc' },
        take: shown,
      });
      // A newer version may have written kinds that this one does not know.
      return rows.flatMap(({ kind, ...row }) => (isKnown(kind) ? [{ ...row, kind }] : []));
    },
  };
}
