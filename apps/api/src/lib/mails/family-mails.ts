import type { PrismaClient } from '@kumbara/prisma/client';
import { defaultLanguage, isLanguage, type Language } from '@kumbara/shared';
import { z } from 'zod';
import { i18n } from '#i18n/i18n.ts';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import type { Job, Jobs } from '#lib/jobs.ts';
import type { Mailer } from '#lib/mailer.ts';
import { type Composed, compose, type MailTexts, sanitizeName } from './compose.ts';

export type FamilyMails = ReturnType<typeof createFamilyMails>;

const invitationJob = {
  name: 'family-invitation',
  schema: z.object({ invitation_id: z.uuid() }),
  queue: { deleteAfterSeconds: 3600 },
} satisfies Job;

type Needs = {
  prisma: PrismaClient;
  jobs: Jobs;
  mailer: Mailer;
  origin: string;
  clock: Clock;
  /** Computes the secret of the link for every attempt to send it, so that it is stored nowhere. */
  hashInvitation: (userId: string, invitationId: string) => string;
};

/** Sends invitations by a job, so that an unavailable mail server delays no request and loses no mail. */
export function createFamilyMails({ prisma, jobs, mailer, origin, clock, hashInvitation }: Needs) {
  const tokenOf = ({ id, user_id }: { id: string; user_id: string }) => hashInvitation(user_id, id);

  jobs.on(invitationJob, async ({ invitation_id }, jobId) => {
    const invitation = await prisma.familyInvitation.findFirst({
      where: { id: invitation_id, expires_at: { gt: clock() } },
      include: { user: true },
    });
    if (!invitation) return;
    const { email, user: owner } = invitation;
    const invited = await prisma.user.findUnique({ where: { email }, select: { language: true } });
    const language = invited?.language ?? owner.language;
    await mailer.send({
      to: email,
      id: `family_invitation.${jobId}`,
      ...composeInvitation({
        owner,
        language: isLanguage(language) ? language : defaultLanguage,
        link: `${origin}/family#token=${tokenOf(invitation)}`,
      }),
    });
  });

  return {
    /** The secret in the link of an invitation. */
    tokenOf,
    /** @param tx the mail is sent exactly if this transaction is committed */
    invite: (invitation_id: string, tx: Transaction): Promise<void> =>
      jobs.send(invitationJob, { invitation_id }, { tx }),
  };
}

/** @param owner the e-mail is verified; the name is user input */
export function composeInvitation({
  owner,
  language,
  link,
}: {
  owner: { name: string; email: string };
  language: Language;
  link: string;
}): Composed {
  const t = i18n.getFixedT(language, 'mails');
  const { paragraphs, ...texts }: MailTexts = t('family_invitation', {
    returnObjects: true,
    name: sanitizeName(owner.name) || owner.email,
    email: owner.email,
  });
  return compose({ language, ...texts, lines: paragraphs, link, sender: t('sender') });
}
