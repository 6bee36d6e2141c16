import { Prisma, type PrismaClient } from '@kumbara/prisma/client';
import type { Language } from '@kumbara/shared';
import type { Transaction } from '#lib/database.ts';
import { newUserDefaults } from '#lib/new-user-defaults.ts';
import { type DropPreregistration, nameOf } from '#lib/preregistration.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import type { SignUpLimit } from '#lib/sign-up-limit.ts';
import { GoogleError, type GoogleProfile } from './adapters/google-sign-in.ts';

type Needs = {
  prisma: PrismaClient;
  events: SecurityEvents;
  dropPreregistration: DropPreregistration;
  signUpLimit: SignUpLimit;
};
type From = { language: Language; address: string; device: string };
type Holder = { id: string; google_subject: string | null; email_verified: boolean };

/** Finds, links or creates the account of a Google user. */
export function createGoogleUsers({ prisma, events, dropPreregistration, signUpLimit }: Needs) {
  const createAccount = ({ subject, email, name }: GoogleProfile, { language, device }: From) =>
    prisma.$transaction(async (tx) => {
      const { id } = await tx.user.create({
        data: {
          email,
          name: nameOf({ name, email }),
          google_subject: subject,
          email_verified: true,
          ...newUserDefaults(language),
        },
      });
      await events.record(id, 'signed_up', device, tx);
      return id;
    });

  async function linkAccount(id: string, { subject }: GoogleProfile, device: string, tx: Transaction) {
    await tx.user.update({ where: { id }, data: { google_subject: subject } });
    await events.record(id, 'google_linked', device, tx);
    return id;
  }

  /** The account was opened with an unverified address, and its owner has now proven the address through Google. */
  async function takeOver(id: string, { subject, email, name }: GoogleProfile, device: string, tx: Transaction) {
    await dropPreregistration(id, { by: 'google', google_subject: subject, email, name, device }, tx);
    return id;
  }

  async function find(person: GoogleProfile, device: string, tx: Transaction): Promise<string | undefined> {
    // By subject alone: the e-mail may have changed at Google, and the stored one stays.
    const known = await tx.user.findUnique({ where: { google_subject: person.subject }, select: { id: true } });
    if (known) return known.id;
    const [holder] = await tx.$queryRaw<Holder[]>`
      SELECT id, google_subject, email_verified FROM users WHERE email = ${person.email} FOR NO KEY UPDATE`;
    if (!holder) return undefined;
    // A concurrent sign-in of the same user was faster.
    if (holder.google_subject === person.subject) return holder.id;
    if (holder.google_subject !== null) throw new GoogleError('refused', 'google_account_conflict');
    // Whoever holds the address only would get past the second step. Accounts that were linked before stay so.
    if (holder.email_verified && (await tx.authenticator.count({ where: { user_id: holder.id } })) > 0)
      throw new GoogleError('refused', 'two_step_on');
    return holder.email_verified ? linkAccount(holder.id, person, device, tx) : takeOver(holder.id, person, device, tx);
  }

  return {
    /**
     * @returns the user's id
     * @throws GoogleError if the e-mail is not verified, or belongs to an account of another Google user
     * @throws AppError `too_many_requests` above the sign-up limit of the network address
     */
    async enter(person: GoogleProfile, from: From): Promise<string> {
      if (!person.isEmailVerified) throw new GoogleError('refused', 'email_not_verified');
      const known = () => prisma.$transaction((tx) => find(person, from.device, tx));
      const id = await known();
      if (id) return id;
      await signUpLimit.take(from.address);
      return createAccount(person, from).catch(async (error) => {
        // Of two concurrent sign-ins of a new user, the second finds the account of the first.
        const opened = isTaken(error) ? await known() : undefined;
        if (opened) return opened;
        throw error;
      });
    },
  };
}

const isTaken = (error: unknown) => error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
