import { generateSync } from 'otplib';
import { expect } from 'vitest';
import { createPasswords } from '#lib/passwords.ts';
import type { RunningApp, TestUser } from './running-app.ts';
import { aSoftwareAuthenticator } from './software-authenticator.ts';

export const password = 'düş-kapanı-42';

/** The code that an authenticator app shows, so many steps away from now by the clock of the tests. */
export const codeOf = (secret: string, now: Date, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + 30 * steps });

/** A user with a password, without the sign-up. */
export async function aUserWithPassword(app: RunningApp): Promise<TestUser> {
  const user = await app.aUser({ email_verified: true });
  const password_hash = await createPasswords({ pepper: app.container.config.passwordPepper, cost: 4 }).hash(password);
  await app.prisma.user.update({ where: { id: user.id }, data: { password_hash } });
  return user;
}

export const confirm = (app: RunningApp, as: TestUser, body: object = { password }) =>
  app.request('POST', '/account/confirm', { as, body });

/** Turns two-step sign-in on. Codes of the step before the current one are used up with it. */
export async function turnOn(app: RunningApp, as: TestUser) {
  expect((await confirm(app, as)).status).toBe(204);
  const { body } = await app.request('POST', '/account/two-step/setup', { as });
  const code = codeOf(body.secret, app.now(), -1);
  const on = await app.request('POST', '/account/two-step', { as, body: { setup: body.setup, code } });
  expect(on.status, JSON.stringify(on.body)).toBe(201);
  return { secret: body.secret as string, recoveryCodes: on.body.recovery_codes as string[] };
}

/** Adds a passkey to an account that has none. */
export async function addPasskey(app: RunningApp, as: TestUser, authenticator = aSoftwareAuthenticator()) {
  await confirm(app, as);
  const options = await app.request('POST', '/account/passkeys/options', { as });
  const answer = await app.request('POST', '/account/passkeys', {
    as,
    body: { passkey: authenticator.register(options.body) },
  });
  return { authenticator, answer };
}
