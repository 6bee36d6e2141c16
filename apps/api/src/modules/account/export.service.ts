import type { PrismaClient } from '@kumbara/prisma/client';
import { strToU8, zipSync } from 'fflate';
import { csvOf } from '#lib/csv.ts';
import { limitParallel } from '#lib/limit-parallel.ts';
import type { SecurityEvents } from '#lib/security-events.ts';

export type ExportService = ReturnType<typeof createExportService>;

/** Columns that are never exported: credentials and encrypted data. */
const secret = { password_hash: true, google_subject: true } as const;

/** Fields that members of a family see of each other anyway. */
const person = { name: true, email: true } as const;

const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`);

/** All data of a user, in files that users and programs can read. */
type Needs = { prisma: PrismaClient; events: SecurityEvents };

/** Exports at a time, because each holds all data of a user in memory. */
const oneByOne = limitParallel(1);

export function createExportService({ prisma, events }: Needs) {
  return {
    /** @returns a zip of JSON files, one per table, and lists as CSV */
    async pack(userId: string, device: string): Promise<Uint8Array> {
      return oneByOne(() => pack(userId, device));
    },
  };

  async function pack(userId: string, device: string): Promise<Uint8Array> {
    const where = { user_id: userId };
    // One snapshot: a concurrent change is in all files or in none.
    const tables = await prisma.$transaction(
      async (tx) => {
        const read = {
          account: await tx.user.findUniqueOrThrow({ where: { id: userId }, omit: secret }),
          subscriptions: await tx.subscription.findMany({ where, orderBy: { id: 'asc' } }),
          price_changes: await tx.priceChange.findMany({ where, orderBy: { id: 'asc' } }),
          subscription_imports: await tx.subscriptionImport.findMany({ where, orderBy: { id: 'asc' } }),
          savings: await tx.saving.findMany({ where, orderBy: { id: 'asc' } }),
          usage_check_ins: await tx.usageCheckIn.findMany({
            where,
            orderBy: [{ month: 'asc' }, { subscription_id: 'asc' }],
          }),
          assistant_questions: await tx.assistantQuestion.findMany({ where, orderBy: { id: 'asc' } }),
          detections: await tx.detection.findMany({ where, orderBy: { id: 'asc' } }),
          charges: await tx.charge.findMany({ where, orderBy: { id: 'asc' } }),
          decisions: await tx.decision.findMany({ where, orderBy: { fingerprint: 'asc' } }),
          statements: await tx.statementImport.findMany({ where, orderBy: { created_at: 'asc' } }),
          open_lines: await tx.openLine.findMany({ where, omit: { merchant: true }, orderBy: { date: 'asc' } }),
          mailboxes: await tx.mailConnection.findMany({ where, omit: { secret_id: true }, orderBy: { id: 'asc' } }),
          scans: await tx.mailScan.findMany({ where, omit: { worker: true }, orderBy: { id: 'asc' } }),
          read_mails: await tx.readMail.findMany({ where, orderBy: { date: 'asc' } }),
          mail_cancellations: await tx.mailCancellation.findMany({ where, orderBy: { date: 'asc' } }),
          reminder_settings: await tx.reminderSettings.findMany({ where }),
          reminders: await tx.reminder.findMany({ where, orderBy: [{ day: 'asc' }, { due_on: 'asc' }] }),
          report_mails: await tx.reportMail.findMany({ where, orderBy: { month: 'asc' } }),
          push_subscriptions: await tx.pushSubscription.findMany({
            where,
            select: { device: true, created_at: true },
            orderBy: { id: 'asc' },
          }),
          webhooks: await tx.webhook.findMany({
            where,
            omit: { secret_id: true },
            orderBy: { id: 'asc' },
          }),
          webhook_deliveries: await tx.webhookDelivery.findMany({
            where,
            omit: { position: true, once_key: true },
            orderBy: { position: 'asc' },
          }),
          webhook_attempts: await tx.webhookAttempt.findMany({ where, orderBy: { at: 'asc' } }),
          unused_dismissals: await tx.unusedDismissal.findMany({ where, orderBy: { subscription_id: 'asc' } }),
          family_members: await tx.familyMember.findMany({
            where: { OR: [where, { owner_id: userId }] },
            select: { owner: { select: person }, user: { select: person }, joined_at: true },
            orderBy: { joined_at: 'asc' },
          }),
          family_invitations: await tx.familyInvitation.findMany({
            where,
            omit: { hash: true },
            orderBy: { id: 'asc' },
          }),
          support_messages: await tx.supportMessage.findMany({ where, omit: { digest: true }, orderBy: { id: 'asc' } }),
          paid_plan: await tx.billingCustomer.findMany({ where, omit: { version: true, read_began_at: true } }),
          checkout_sessions: await tx.checkoutSession.findMany({ where, orderBy: { id: 'asc' } }),
          sessions: await tx.session.findMany({ where, orderBy: { id: 'asc' } }),
          two_step: await tx.authenticator.findMany({ where, omit: { secret_id: true } }),
          passkeys: await tx.passkey.findMany({
            where,
            omit: { public_key: true, counter: true },
            orderBy: { id: 'asc' },
          }),
          calendar_feeds: await tx.calendarFeed.findMany({ where, omit: { hash: true }, orderBy: { id: 'asc' } }),
          mcp_confirmations: await tx.mcpConfirmation.findMany({ where, orderBy: { id: 'asc' } }),
          api_keys: await tx.apiKey.findMany({ where, omit: { hash: true }, orderBy: { id: 'asc' } }),
          activity: await tx.securityEvent.findMany({ where, orderBy: { id: 'asc' } }),
        };
        await events.record(userId, 'data_exported', device, tx);
        return read;
      },
      { isolationLevel: 'RepeatableRead' },
    );
    const files = Object.entries(tables).map(([name, rows]) => [`${name}.json`, json(rows)] as const);
    return zipSync({
      ...Object.fromEntries(files),
      'subscriptions.csv': strToU8(csvOf(tables.subscriptions)),
      'charges.csv': strToU8(csvOf(tables.charges)),
    });
  }
}
