import type { Detection, MailScan } from '@kumbara/prisma/client';
import type { IsoDate } from '@kumbara/shared';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import { rebuildMailFindings } from './mail-findings.ts';

export type Owner = { id: string; email: string; currency: string };

type Needs = {
  follow: (tx: Transaction, userId: string, findings: Detection[], today: IsoDate) => Promise<void>;
  cancelProven: (tx: Transaction, userId: string, today: IsoDate, scan: { id: string; at: Date }) => Promise<string[]>;
  events: SecurityEvents;
  mails: AccountMails;
  clock: Clock;
};

/** Applies the consequences of mails, in the transaction that changes the mails. */
export function createScanConclusions({ follow, cancelProven, events, mails, clock }: Needs) {
  /** Rebuilds the findings and updates the subscriptions that track them. */
  async function rebuildFindings(
    tx: Transaction,
    { id, currency }: Omit<Owner, 'email'>,
    today: IsoDate,
  ): Promise<void> {
    await follow(tx, id, await rebuildMailFindings(tx, id, { today, currency }), today);
  }

  return {
    rebuildFindings,

    /** After a scan: also applies proven cancellations, and notifies the owner by mail. */
    async conclude(tx: Transaction, scan: MailScan, owner: Owner, today: IsoDate): Promise<void> {
      await rebuildFindings(tx, owner, today);
      const names = await cancelProven(tx, owner.id, today, { id: scan.id, at: clock() });
      if (names.length === 0) return;
      await events.record(owner.id, 'cancelled_by_mail', '', tx);
      await mails.send('cancelled_by_mail', owner.email, tx);
    },
  };
}
