import { startEmulators } from '@kumbara/emulators';
import { afterAll, describe, expect, it } from 'vitest';
import { lockCaller } from '#lib/owner-lock.ts';
import { aConnection } from '#testing/a-connection.ts';
import { aDetection } from '#testing/a-detection.ts';
import { aMember, invite } from '#testing/a-family.ts';
import { aBrowser, aGoogleUser, appOrigin } from '#testing/google.ts';
import { runApp } from '#testing/running-app.ts';
import { turnOn } from '#testing/two-step.ts';

const emulators = await startEmulators({ appOrigins: [appOrigin] });
afterAll(() => emulators.close());
const app = runApp(emulators.environment);

const failure = `${appOrigin}/?error=google`;
const password = 'düş-kapanı-42';
const person = (own = {}) => aGoogleUser(emulators, own);
const me = (token: string) => app.request('GET', '/auth/me', { headers: { authorization: `Bearer ${token}` } });
const login = (email: string) => app.request('POST', '/auth/login', { body: { email, password } });
const kindsOf = async (user_id: string) =>
  (await app.prisma.securityEvent.findMany({ where: { user_id }, orderBy: { id: 'asc' } })).map(({ kind }) => kind);

async function withPassword(email: string, verified: boolean) {
  const { body } = await app.request('POST', '/auth/signup', { body: { email, password, name: 'Kim Bilir' } });
  if (verified) await app.prisma.user.update({ where: { id: body.user.id }, data: { email_verified: true } });
  const user = { id: body.user.id, token: body.token, email, session_id: '' };
  return { ...user, subscription: await app.add(user) };
}

async function comesBackTo(id: string) {
  const browser = aBrowser(app);
  return (await browser.returnFromGoogle(await browser.consent({ id }))).href;
}

describe('an address that Google has not verified', () => {
  it('opens no account', async () => {
    const mert = person({ email_verified: false });
    expect(await comesBackTo(mert.id)).toBe(failure);
    expect(await app.prisma.user.findUnique({ where: { email: mert.email } })).toBeNull();
  });

  it('signs in to no existing account, verified or not', async () => {
    for (const verified of [true, false]) {
      const mert = person({ email_verified: false });
      const owner = await withPassword(mert.email, verified);
      expect(await comesBackTo(mert.id)).toBe(failure);
      expect((await me(owner.token)).status).toBe(200);
      expect((await login(mert.email)).status).toBe(200);
    }
  });
});

it('refuses an address that belongs to another account at Google', async () => {
  const first = person();
  const { body } = await aBrowser(app).signIn(first);
  const second = person({ email: first.email });
  expect(await comesBackTo(second.id)).toBe(failure);
  expect(app.log.join('')).toContain('google_account_conflict');
  expect((await app.prisma.user.findUniqueOrThrow({ where: { id: body.user.id } })).google_subject).toBe(first.sub);
});

describe('an account that was opened before with an unproven address', () => {
  it('is its owner’s from now on: what it could be entered with is gone, what lies in it stays', async () => {
    const owner = person();
    const before = await withPassword(owner.email.toUpperCase(), false);
    await app.container.secrets.put(before.id, 'mailbox', 'the password of somebody’s mailbox');
    await app.request('POST', '/auth/password/forgot', { body: { email: owner.email } });
    const link = /#token=([\w-]+)/.exec((await app.mailTo(owner.email, /şifre/)).text ?? '')?.[1];

    const { body } = await aBrowser(app).signIn(owner);
    expect(body.user).toMatchObject({ id: before.id, email_verified: true, name: 'Defne Şahin' });
    expect((await me(before.token)).status).toBe(401);
    expect((await login(owner.email)).status).toBe(401);
    const reset = await app.request('POST', '/auth/password/reset', { body: { token: link, password } });
    expect(reset.status).toBe(422);
    expect(await app.prisma.secret.count({ where: { user_id: before.id } })).toBe(0);
    const { body: subscriptions } = await app.request('GET', '/subscriptions', {
      headers: { authorization: `Bearer ${body.token}` },
    });
    expect(subscriptions.map(({ id }: { id: string }) => id)).toEqual([before.subscription.id]);
    expect(await kindsOf(before.id)).toEqual(['signed_up', 'preregistration_dropped', 'signed_in_with_google']);
    expect((await app.mailTo(owner.email, /Google ile giriş yaptın/)).text).toContain('Abonelikler duruyor');
  });

  it('is not the attacker’s for the owner who pressed “confirm” in the mail: Google leads to a clean account', async () => {
    const owner = person();
    const attacker = await withPassword(owner.email, false);
    await aConnection(app.prisma, attacker, { automatic: true });
    await aDetection(app.prisma, attacker, { source: 'mail' });
    const link = /#token=([\w-]+)/.exec((await app.mailTo(owner.email, /doğrula/)).text ?? '')?.[1];
    const confirm = (headers = {}) => app.request('POST', '/auth/email/verify', { body: { token: link }, headers });
    expect((await confirm()).body.code).toBe('password_required');

    const { body } = await aBrowser(app).signIn(owner);
    expect(body.user).toMatchObject({ id: attacker.id, name: 'Defne Şahin' });
    expect((await me(attacker.token)).status).toBe(401);
    expect((await login(owner.email)).status).toBe(401);
    expect((await confirm({ authorization: `Bearer ${attacker.token}` })).body.code).toBe('link_invalid');
    const where = { user_id: attacker.id };
    expect(await app.prisma.mailConnection.count({ where })).toBe(0);
    expect(await app.prisma.detection.count({ where })).toBe(0);
  });

  it('takes no mailbox that the attacker is just connecting', async () => {
    const owner = person();
    const attacker = await withPassword(owner.email, false);
    const { rows } = await app.container.pool.query('SELECT id FROM sessions WHERE user_id = $1', [attacker.id]);
    await aBrowser(app).signIn(owner);
    const late = app.prisma.$transaction((tx) => lockCaller(tx, { ...attacker, session_id: rows[0].id }));
    await expect(late).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('ends the plan that the attacker bought, whose card and invoices nobody else may see', async () => {
    const owner = aGoogleUser(emulators);
    const { body } = await app.request('POST', '/auth/signup', {
      body: { email: owner.email, password: 'attackers own 1', name: 'Mallory' },
    });
    const user_id: string = body.user.id;
    const customer_id = `cus_${user_id}`;
    await app.prisma.billingCustomer.create({ data: { user_id, customer_id, has_purchased: true } });
    await app.prisma.user.update({ where: { id: user_id }, data: { tier: 'pro' } });
    const signedIn = await aBrowser(app).signIn(owner);
    expect(signedIn.body.user).toMatchObject({ id: user_id, tier: 'free' });
    expect(await app.prisma.billingCustomer.count({ where: { user_id } })).toBe(0);
    const { rows } = await app.container.pool.query(`SELECT FROM pgboss.job WHERE data ->> 'customer_id' = $1`, [
      customer_id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('has no family any more, but an invitation to the address waits for its owner', async () => {
    const owner = person();
    const before = await withPassword(owner.email, false);
    const member = await aMember(app, before);
    await app.prisma.user.update({ where: { id: before.id }, data: { tier: 'pro', email_verified: true } });
    await invite(app, before, 'baska.biri@example.com');
    await app.prisma.user.update({ where: { id: before.id }, data: { email_verified: false } });
    const host = await app.aUser({ tier: 'pro', email_verified: true });
    const { token } = await invite(app, host, owner.email);

    const { body } = await aBrowser(app).signIn(owner);
    expect(await app.prisma.familyMember.count({ where: { owner_id: before.id } })).toBe(0);
    expect(await app.prisma.familyInvitation.count({ where: { user_id: before.id } })).toBe(0);
    expect((await app.request('GET', '/auth/me', { as: member })).body.tier).toBe('free');
    const headers = { authorization: `Bearer ${body.token}` };
    const accepted = await app.request('POST', '/family/invitations/accept', { headers, body: { token } });
    expect(accepted.status).toBe(204);
  });

  it('is no longer a member of anything', async () => {
    const owner = person();
    const before = await withPassword(owner.email, false);
    const host = await app.aUser({ tier: 'pro' });
    const data = { user_id: before.id, owner_id: host.id, joined_at: new Date() };
    await app.prisma.familyMember.create({ data });
    await app.prisma.subscription.updateMany({ where: { user_id: before.id }, data: { family_visible: true } });
    const { body } = await aBrowser(app).signIn(owner);
    expect(body.user.tier).toBe('free');
    expect(await app.prisma.familyMember.count({ where: { user_id: before.id } })).toBe(0);
    expect(await app.prisma.subscription.count({ where: { user_id: before.id, family_visible: true } })).toBe(0);
    expect(await kindsOf(host.id)).toEqual(['family_member_left']);
  });
});

describe('the owner who signs in during requests of the pre-registered account', () => {
  /** Long enough for a password to be under comparison, and not done. */
  const comparing = () => new Promise((done) => setTimeout(done, 60));

  it('keeps out a log-in with the password that is just being dropped', async () => {
    const owner = person();
    const before = await withPassword(owner.email, false);
    const browser = aBrowser(app);
    const back = await browser.consent(owner);
    const logIn = login(owner.email);
    await comparing();
    await browser.returnFromGoogle(back);
    expect((await logIn).status).toBe(401);
    expect(await app.prisma.session.count({ where: { user_id: before.id } })).toBe(0);
  });

  it('keeps out a new password that is just being set', async () => {
    const owner = person();
    const before = await withPassword(owner.email, false);
    const browser = aBrowser(app);
    const back = await browser.consent(owner);
    const change = app.request('POST', '/auth/password/change', {
      as: before,
      body: { current_password: password, password: 'benim artık, hep benim' },
    });
    await comparing();
    await browser.returnFromGoogle(back);
    expect((await change).status).toBe(401);
    const { password_hash } = await app.prisma.user.findUniqueOrThrow({ where: { id: before.id } });
    expect(password_hash).toBeNull();
  });
});

it('links an account whose address is proven, and keeps its password and sessions', async () => {
  const owner = person();
  const before = await withPassword(owner.email, true);
  const { body } = await aBrowser(app).signIn(owner);
  expect(body.user).toMatchObject({ id: before.id, name: 'Kim Bilir' });
  expect((await me(before.token)).status).toBe(200);
  expect((await login(owner.email)).status).toBe(200);
  expect(await kindsOf(before.id)).toEqual(['signed_up', 'google_linked', 'signed_in_with_google', 'signed_in']);
  const again = await aBrowser(app).signIn(owner);
  expect(again.body.user.id).toBe(before.id);
});

it('does not link an account with two-step sign-in, and enters one that was linked before', async () => {
  const [owner, linked] = [person(), person()];
  const before = await withPassword(owner.email, true);
  await turnOn(app, before);
  expect(await comesBackTo(owner.id)).toBe(failure);
  expect((await app.prisma.user.findUniqueOrThrow({ where: { id: before.id } })).google_subject).toBeNull();

  const other = await withPassword(linked.email, true);
  await aBrowser(app).signIn(linked);
  await turnOn(app, other);
  expect((await aBrowser(app).signIn(linked)).body.user.id).toBe(other.id);
});

it.each([true, false])(
  'enters one account when its owner comes back six times at once, address proven: %s',
  async (proven) => {
    const owner = person();
    const before = await withPassword(owner.email, proven);
    const answers = await Promise.all(Array.from({ length: 6 }, () => aBrowser(app).signIn(owner)));
    expect(answers.map(({ body }) => body.user.id)).toEqual(Array(6).fill(before.id));
    const kinds = await kindsOf(before.id);
    expect(kinds.filter((kind) => kind === (proven ? 'google_linked' : 'preregistration_dropped'))).toHaveLength(1);
  },
);

it('names a user without a name by the address', async () => {
  const { body } = await aBrowser(app).signIn(
    person({ given_name: '', family_name: '', email: 'adsiz@gmail.example' }),
  );
  expect(body.user.name).toBe('adsiz');
});
