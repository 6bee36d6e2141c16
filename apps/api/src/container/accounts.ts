import { createKeyedHash, deriveKey } from '#lib/keyed-hash.ts';
import { createFamilyMails } from '#lib/mails/family-mails.ts';
import { createDropPreregistration } from '#lib/preregistration.ts';
import { createSecondStep } from '#lib/second-step.ts';
import { createSignUpLimit } from '#lib/sign-up-limit.ts';
import { createAccountService } from '#modules/account/account.service.ts';
import { createAuthService } from '#modules/auth/auth.service.ts';
import { createEmailService } from '#modules/auth/email.service.ts';
import { createPasswordService } from '#modules/auth/password.service.ts';
import { createFamilyService } from '#modules/family/family.service.ts';
import { createInvitationService } from '#modules/family/invitation.service.ts';
import { createLeaveFamily } from '#modules/family/leave-family.ts';
import { createPassportGoogle } from '#modules/google/adapters/passport-google.adapter.ts';
import { createGoogleService } from '#modules/google/google.service.ts';
import { createGoogleUsers } from '#modules/google/google-user.ts';
import { createWebAuthn } from '#modules/two-step/adapters/webauthn.adapter.ts';
import { createChallenges } from '#modules/two-step/challenges.ts';
import { createConfirmationService } from '#modules/two-step/confirmation.service.ts';
import { createPasskeyService } from '#modules/two-step/passkey.service.ts';
import { createTwoStepService } from '#modules/two-step/two-step.service.ts';
import type { createMailboxes } from './mailboxes.ts';
import type { createPayments } from './payments.ts';
import type { Platform } from './platform.ts';

type Needs = Pick<ReturnType<typeof createPayments>, 'endPlan'> &
  Pick<ReturnType<typeof createMailboxes>, 'revocations'>;

/** Accounts, families, and every way to sign in. */
export function createAccounts(
  {
    config,
    prisma,
    sessions,
    limiter,
    passwords,
    wrongPasswords,
    codes,
    mails,
    mailer,
    events,
    jobs,
    vault,
    secrets,
    secondFactors,
    clock,
    logger,
  }: Platform,
  { endPlan, revocations }: Needs,
) {
  const familyMails = createFamilyMails({
    prisma,
    jobs,
    mailer,
    origin: config.origins[0] ?? '',
    clock,
    hashInvitation: createKeyedHash(config.passwordPepper, 'family invitations'),
  });
  const leaveFamily = createLeaveFamily({ events, mails });
  const family = createFamilyService({ prisma, events, mails, clock });
  const invitations = createInvitationService({ prisma, limiter, events, mails, familyMails, clock });
  const signUpLimit = createSignUpLimit(limiter);
  const secondStep = createSecondStep({ codes, secondFactors, sessions });
  const auth = createAuthService({
    ...{ prisma, sessions, signUpLimit, passwords, wrongPasswords, events, mails },
    ...{ codes, secondFactors, secondStep },
  });
  const twoStep = createTwoStepService({
    ...{ prisma, vault, secrets, secondFactors, codes, sessions, events, mails, clock },
  });
  const passkeys = createPasskeyService({
    ...{ prisma, sessions, events, mails, clock },
    webauthn: createWebAuthn(config.origins),
    challenges: createChallenges({ key: deriveKey(config.passwordPepper, 'passkey challenges'), clock }),
  });
  const confirmation = createConfirmationService({
    ...{ prisma, passwords, wrongPasswords, sessions, secondFactors },
    checkPasskey: passkeys.checkConfirmation,
  });
  const dropPreregistration = createDropPreregistration({
    clock,
    sessions,
    events,
    mails,
    disconnectMailboxes: revocations.disconnectAll,
    leaveFamily,
    endPlan,
  });
  const password = createPasswordService({
    prisma,
    passwords,
    wrongPasswords,
    sessions,
    codes,
    mails,
    events,
    limiter,
    secondStep,
    dropPreregistration,
  });
  const email = createEmailService({ prisma, passwords, wrongPasswords, codes, mails, events, limiter });
  const account = createAccountService({
    prisma,
    disconnectMailboxes: revocations.disconnectAll,
    endPlan,
    leaveFamily,
    passwords,
    wrongPasswords,
    sessions,
    events,
    mails,
    jobs,
    logger,
  });
  const google = createGoogleService({
    google: config.google && createPassportGoogle(config.google),
    origins: config.origins,
    prisma,
    users: createGoogleUsers({ prisma, events, dropPreregistration, signUpLimit }),
    codes,
    sessions,
    events,
    logger,
  });
  return { auth, password, email, google, account, twoStep, passkeys, confirmation, family, invitations };
}
