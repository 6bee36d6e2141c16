import { toPersonName } from '@kumbara/shared';
import type { Clock } from './clock.ts';
import type { Transaction } from './database.ts';
import type { AccountMails } from './mails/account-mails.ts';
import type { SecurityEvents } from './security-events.ts';
import type { Sessions } from './sessions.ts';

export type DropPreregistration = ReturnType<typeof createDropPreregistration>;

/** How the owner of the address proved it, and what the account can be entered with from now on. */
type Owner = { email: string; device: string } & (
  | { by: 'google'; google_subject: string; name: string }
  | { by: 'reset'; password_hash: string; name?: undefined }
);

type Needs = {
  clock: Clock;
  sessions: Sessions;
  events: SecurityEvents;
  mails: AccountMails;
  /** Disconnects all mailboxes and revokes their grants. */
  disconnectMailboxes: (userId: string, tx: Transaction) => Promise<void>;
  /** Removes the user from families. */
  leaveFamily: (userId: string, tx: Transaction) => Promise<void>;
  /** Ends the paid plan, whose invoices and card belong to somebody else. */
  endPlan: (userId: string, tx: Transaction) => Promise<void>;
};

/** A name for somebody who typed none: the one at Google, else the part before the `@`. */
export const nameOf = ({ name = '', email }: { name?: string; email: string }): string =>
  toPersonName(name) || toPersonName(email.replace(/@.*/, '')) || 'Kumbara';

/**
 * Hands an account whose address was never proven to the owner of the address. Anybody may have opened it, so everything
 * that gives access to it, feeds it or was read from somebody's documents is removed. Subscriptions stay, with the charges
 * of those that are tracked.
 *
 * The only place that does: whatever can open or feed an account is added here.
 */
export const createDropPreregistration =
  ({ clock, sessions, events, mails, disconnectMailboxes, leaveFamily, endPlan }: Needs) =>
  async (id: string, owner: Owner, tx: Transaction): Promise<void> => {
    const user_id = id;
    await tx.user.update({
      where: { id },
      data: {
        email_verified: true,
        name: nameOf(owner),
        handed_over_at: clock(),
        google_subject: owner.by === 'google' ? owner.google_subject : null,
        password_hash: owner.by === 'reset' ? owner.password_hash : null,
      },
    });
    await sessions.endOthers(id, undefined, tx);
    await tx.oneTimeCode.deleteMany({ where: { user_id } });
    await tx.authenticator.deleteMany({ where: { user_id } });
    await tx.recoveryCode.deleteMany({ where: { user_id } });
    await tx.passkey.deleteMany({ where: { user_id } });
    await tx.calendarFeed.deleteMany({ where: { user_id } });
    await tx.apiKey.deleteMany({ where: { user_id } });
    await tx.idempotencyKey.deleteMany({ where: { user_id } });
    await disconnectMailboxes(id, tx);
    await leaveFamily(id, tx);
    await endPlan(id, tx);
    // With them go mailboxes and webhooks.
    await tx.secret.deleteMany({ where: { user_id } });
    await dropFindings(id, tx);
    await tx.assistantQuestion.deleteMany({ where: { user_id } });
    await dropReminders(id, tx);
    await events.record(id, 'preregistration_dropped', owner.device, tx);
    await mails.send(owner.by === 'google' ? 'preregistration_dropped' : 'preregistration_reset', owner.email, tx);
  };

/** Browsers of somebody else, what they were shown, and what was set. */
async function dropReminders(user_id: string, tx: Transaction): Promise<void> {
  await tx.pushSubscription.deleteMany({ where: { user_id } });
  await tx.reminder.deleteMany({ where: { user_id } });
  await tx.reminderSettings.deleteMany({ where: { user_id } });
  await tx.reminderSettings.create({ data: { user_id } });
}

/** Charges are deleted with their findings, decisions with neither. */
async function dropFindings(user_id: string, tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM detections d WHERE d.user_id = ${user_id}::uuid AND NOT EXISTS (
      SELECT FROM decisions c WHERE c.user_id = d.user_id AND c.source = d.source AND c.fingerprint = d.fingerprint
        AND c.subscription_id IS NOT NULL)`;
  await tx.decision.deleteMany({ where: { user_id, subscription_id: null } });
  await tx.statementImport.deleteMany({ where: { user_id } });
  await tx.openLine.deleteMany({ where: { user_id } });
  await tx.mailCancellation.deleteMany({ where: { user_id } });
}
