import type { PrismaClient } from '@kumbara/prisma/client';
import { defaultLanguage, isLanguage } from '@kumbara/shared';
import { z } from 'zod';
import type { Transaction } from '#lib/database.ts';
import type { Job, Jobs } from '#lib/jobs.ts';
import type { Mailer } from '#lib/mailer.ts';
import type { OneTimeCodes } from '#lib/one-time-codes.ts';
import { type AccountMailKind, accountMailKinds } from './account-mail-kinds.ts';
import { composeAccountMail } from './compose.ts';

export type AccountMails = ReturnType<typeof createAccountMails>;

const accountMailJob = {
  name: 'account-mail',
  // An address and no user id: the user is looked up by the job, so that known and unknown addresses take the same time.
  schema: z.object({ kind: z.enum(accountMailKinds), email: z.string() }),
  queue: { deleteAfterSeconds: 3600 },
} satisfies Job;

/** Mails with a one-time link: the page that it opens and its lifetime. */
const links = {
  verify_email: { page: '/verify-email', seconds: 24 * 3600 },
  reset_password: { page: '/reset-password', seconds: 3600 },
} as const;
/** Mails with a plain link to a page. */
const pages: Partial<Record<AccountMailKind, string>> = {
  two_step_on: '/account',
  two_step_off: '/account',
  recovery_code_used: '/account',
  recovery_codes_renewed: '/account',
  passkey_added: '/account',
  passkey_removed: '/account',
  api_key_created: '/account/integrations',
  plan_ended: '/pricing',
  payment_failed: '/pricing',
  family_paused: '/pricing',
  webhook_disabled: '/account/integrations',
};
const isLinked = (kind: AccountMailKind): kind is keyof typeof links => kind in links;

type Needs = { prisma: PrismaClient; jobs: Jobs; codes: OneTimeCodes; mailer: Mailer; origin: string };

/** Sends mails about accounts by a job, so that an unavailable mail server delays no request and loses no mail. */
export function createAccountMails({ prisma, jobs, codes, mailer, origin }: Needs) {
  /** Codes are issued when the mail is composed, so that no job holds one. */
  async function linkFor(kind: AccountMailKind, userId: string): Promise<string | undefined> {
    if (!isLinked(kind)) return pages[kind] && `${origin}${pages[kind]}`;
    const { page, seconds } = links[kind];
    return `${origin}${page}#token=${await codes.issue({ userId, purpose: kind, seconds })}`;
  }

  type Recipient = { email: string; name: string; language: string; email_verified: boolean };
  const languageOf = ({ language }: Recipient) => (isLanguage(language) ? language : defaultLanguage);
  const sendMail = (
    kind: AccountMailKind,
    recipient: Recipient,
    id: string,
    more: { link?: string; day?: string } = {},
  ) =>
    mailer.send({
      to: recipient.email,
      id: `${kind}.${id}`,
      ...composeAccountMail(kind, {
        name: recipient.email_verified ? recipient.name : '',
        language: languageOf(recipient),
        ...more,
      }),
    });

  /** The day on which an unpaid plan ends; undefined if it was paid meanwhile. */
  async function graceEndOf(user: Recipient & { id: string; time_zone: string }): Promise<string | undefined> {
    const customer = await prisma.billingCustomer.findUnique({ where: { user_id: user.id } });
    return customer?.grace_ends_at?.toLocaleDateString(languageOf(user), {
      dateStyle: 'long',
      timeZone: user.time_zone,
    });
  }

  jobs.on(accountMailJob, async ({ kind, email }, id) => {
    const user = await prisma.user.findUnique({ where: { email } });
    if (!user || (kind === 'verify_email' && user.email_verified)) return;
    const day = kind === 'payment_failed' ? await graceEndOf(user) : undefined;
    if (kind === 'payment_failed' && !day) return;
    await sendMail(kind, user, id, { link: await linkFor(kind, user.id), day });
  });

  return {
    /** @param tx the mail is sent exactly if this transaction is committed */
    send: (kind: Exclude<AccountMailKind, 'account_deleted'>, email: string, tx?: Transaction): Promise<void> =>
      jobs.send(accountMailJob, { kind, email }, { tx }),

    /** The last mail to a deleted user. It is not retried, because nothing of the user is stored. */
    sendFarewell: (person: Recipient & { id: string }): Promise<void> => sendMail('account_deleted', person, person.id),
  };
}
