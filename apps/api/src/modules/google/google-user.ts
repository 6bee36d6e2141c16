import { Prisma, type PrismaClient } from '@kumbara/prisma/client';
import type { Language } from '@kumbara/shared';
import type { Transaction } from '#lib/database.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import { firstGuesses } from '#lib/new-user.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import type { Sessions } from '#lib/sessions.ts';
import { GoogleError, type GooglePerson } from './adapters/google-sign-in.ts';

type Needs = { prisma: PrismaClient; sessions: Sessions; events: SecurityEvents; mails: AccountMails };
type From = { language: Language; device: string };
type Holder = { id: string; google_subject: string | null; email_verified: boolean };

/** Whose account it is that a person from Google enters. */
export function createGoogleUsers({ prisma, sessions, events, mails }: Needs) {
  async function open({ subject, email, name }: GooglePerson, { language, device }: From, tx: Transaction) {
    const { id } = await tx.user.create({
      data: { email, name, google_subject: subject, email_verified: true, ...firstGuesses(language) },
    });
    await events.record(id, 'signed_up', device, tx);
    return id;
  }

  async function link(id: string, { subject }: GooglePerson, device: string, tx: Transaction) {
    await tx.user.update({ where: { id }, data: { google_subject: subject } });
    await events.record(id, 'google_linked', device, tx);
    return id;
  }

  /**
   * Somebody opened the account with an address that was never proven to be theirs; now its owner is here. Whatever it
   * could be entered with goes, what lies in it stays, and it bears the owner's name.
   */
  async function takeOver(id: string, { subject, email, name }: GooglePerson, device: string, tx: Transaction) {
    await tx.user.update({
      where: { id },
      data: { google_subject: subject, email_verified: true, password_hash: null, name },
    });
    await sessions.endOthers(id, undefined, tx);
    await tx.oneTimeCode.deleteMany({ where: { user_id: id } });
    await tx.secret.deleteMany({ where: { user_id: id } });
    await events.record(id, 'preregistration_dropped', device, tx);
    await mails.send('preregistration_dropped', email, tx);
    return id;
  }

  async function find(person: GooglePerson, from: From, tx: Transaction): Promise<string> {
    if (!person.isEmailVerified) throw new GoogleError('refused', 'email_not_verified');
    // By the subject alone: the address may have changed at Google since, and ours stays.
    const known = await tx.user.findUnique({ where: { google_subject: person.subject }, select: { id: true } });
    if (known) return known.id;
    const [holder] = await tx.$queryRaw<Holder[]>`
      SELECT id, google_subject, email_verified FROM users WHERE email = ${person.email} FOR NO KEY UPDATE`;
    if (!holder) return open(person, from, tx);
    if (holder.google_subject !== null) throw new GoogleError('refused', 'google_account_conflict');
    return holder.email_verified
      ? link(holder.id, person, from.device, tx)
      : takeOver(holder.id, person, from.device, tx);
  }

  return {
    /**
     * @returns the user's id
     * @throws GoogleError when the address is not verified, or somebody else at Google holds the account that has it
     */
    async enter(person: GooglePerson, from: From): Promise<string> {
      const attempt = () => prisma.$transaction((tx) => find(person, from, tx));
      // Of two returns of one new person at the same time, the second finds what the first has opened.
      return attempt().catch((error) => (isTaken(error) ? attempt() : Promise.reject(error)));
    },
  };
}

const isTaken = (error: unknown) => error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
