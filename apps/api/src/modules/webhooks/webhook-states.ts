import type { PrismaClient } from '@kumbara/prisma/client';
import type { Transaction } from '#lib/database.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import type { SecurityEvents } from '#lib/security-events.ts';

type Needs = { prisma: PrismaClient; events: SecurityEvents; mails: AccountMails };
type Failing = { user_id: string; id: string; email: string };

/** Disables a webhook that takes nothing, and tells its owner once. */
export const createDisable =
  ({ prisma, events, mails }: Needs) =>
  ({ user_id, id, email }: Failing, disabled_reason: 'failing' | 'gone'): Promise<void> =>
    prisma.$transaction(async (tx: Transaction) => {
      const { count } = await tx.webhook.updateMany({
        where: { user_id, id, enabled: true },
        data: { enabled: false, disabled_reason },
      });
      if (count === 0) return;
      await events.record(user_id, 'webhook_disabled', '', tx);
      await mails.send('webhook_disabled', email, tx);
    });
