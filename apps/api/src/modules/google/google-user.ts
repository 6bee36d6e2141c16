import { Prisma, type PrismaClient } from '@kumbara/prisma/client';
import type { Language } from '@kumbara/shared';
import type { Transaction } from '#lib/database.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import { newUserDefaults } from '#lib/new-user-defaults.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import type { Sessions } from '#lib/sessions.ts';
import type { SignUpLimit } from '#lib/sign-up-limit.ts';
import { GoogleError, type GoogleProfile } from './adapters/google-sign-in.ts';

type Needs = {
  prisma: PrismaClient;
  sessions: Sessions;
  events: SecurityEvents;
  mails: AccountMails;
  disconnectMailboxes: (userId: string, tx: Transaction) => Promise<void>;
  leaveFamily: (userId: string, tx: Transaction) => Promise<void>;
  signUpLimit: SignUpLimit;
};
type From = { language: Language; address: string; device: string };
type Holder = { id: string; google_subject: string | null; email_verified: boolean };

/** Whose account it is that a person from Google enters. */
export function createGoogleUsers({
  prisma,
  sessions,
  events,
  mails,
  disconnectMailboxes,
  leaveFamily,
  signUpLimit,
}: Needs) {
  const createAccount = ({ subject, email, name }: GoogleProfile, { language, device }: From) =>
    prisma.$transaction(async (tx) => {
      const { id } = await tx.user.create({
        data: { email, name, google_subject: subject, email_verified: true, ...newUserDefaults(language) },
      });
      await events.record(id, 'signed_up', device, tx);
      return id;
    });

  async function linkAccount(id: string, { subject }: GoogleProfile, device: string, tx: Transaction) {
    await tx.user.update({ where: { id }, data: { google_subject: subject } });
    await events.record(id, 'google_linked', device, tx);
    return id;
  }

  /**
   * Somebody opened the account with an address that was never proven to be theirs; now its owner is here. Whatever it
   * could be entered with goes, what lies in it stays, and it bears the owner's name.
   */
  async function takeOver(id: string, { subject, email, name }: GoogleProfile, device: string, tx: Transaction) {
    await tx.user.update({
      where: { id },
      data: { google_subject: subject, email_verified: true, password_hash: null, name },
    });
    await sessions.endOthers(id, undefined, tx);
    await tx.oneTimeCode.deleteMany({ where: { user_id: id } });
    await disconnectMailboxes(id, tx);
    await leaveFamily(id, tx);
    await tx.secret.deleteMany({ where: { user_id: id } });
    await events.record(id, 'preregistration_dropped', device, tx);
    await mails.send('preregistration_dropped', email, tx);
    return id;
  }

  async function find(person: GoogleProfile, device: string, tx: Transaction): Promise<string | undefined> {
    // By the subject alone: the address may have changed at Google since, and ours stays.
    const known = await tx.user.findUnique({ where: { google_subject: person.subject }, select: { id: true } });
    if (known) return known.id;
    const [holder] = await tx.$queryRaw<Holder[]>`
      SELECT id, google_subject, email_verified FROM users WHERE email = ${person.email} FOR NO KEY UPDATE`;
    if (!holder) return undefined;
    // Another return of the same person was quicker.
    if (holder.google_subject === person.subject) return holder.id;
    if (holder.google_subject !== null) throw new GoogleError('refused', 'google_account_conflict');
    return holder.email_verified ? linkAccount(holder.id, person, device, tx) : takeOver(holder.id, person, device, tx);
  }

  return {
    /**
     * @returns the user's id
     * @throws GoogleError when the address is not verified, or somebody else at Google holds the account that has it
     * @throws AppError `too_many_requests` when it would be one account too many from this address
     */
    async enter(person: GoogleProfile, from: From): Promise<string> {
      if (!person.isEmailVerified) throw new GoogleError('refused', 'email_not_verified');
      const known = () => prisma.$transaction((tx) => find(person, from.device, tx));
      const id = await known();
      if (id) return id;
      await signUpLimit.take(from.address);
      return createAccount(person, from).catch(async (error) => {
        // Of two returns of one new person at the same time, the second finds what the first has opened.
        const opened = isTaken(error) ? await known() : undefined;
        if (opened) return opened;
        throw error;
      });
    },
  };
}

const isTaken = (error: unknown) => error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
