import { describe, expect, it } from 'vitest';
import { hashQuickly } from '#testing/quick-hashes.ts';
import { refused, runApp, type TestUser } from '#testing/running-app.ts';
import { aSoftwareAuthenticator } from '#testing/software-authenticator.ts';
import { addPasskey, aUserWithPassword, confirm, turnOn } from '#testing/two-step.ts';

const app = runApp();
hashQuickly();

/** A browser that asks to sign in with a passkey. */
async function aCeremony(cookie?: string) {
  const headers = { ...(cookie && { cookie }), 'sec-fetch-site': 'same-origin' };
  const answer = await app.request('POST', '/auth/passkey/options', { headers });
  return { options: answer.body, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}
const signIn = (cookie: string, passkey: unknown) =>
  app.request('POST', '/auth/passkey', { body: { passkey }, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
const refusal = async (answer: ReturnType<typeof signIn>) => {
  const { status, code } = refused(await answer);
  expect([status, code]).toEqual([401, 'passkey_refused']);
};
async function aPerson() {
  const user = await aUserWithPassword(app);
  const { authenticator, answer } = await addPasskey(app, user);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { user, authenticator, id: answer.body.id as string };
}

describe('a passkey', () => {
  it('is named after the device, listed, renamed and removed, and mails say that it came and went', async () => {
    const { user, id } = await aPerson();
    const list = async () => (await app.request('GET', '/account/passkeys', { as: user })).body;
    expect(await list()).toEqual([{ id, name: '', created_at: expect.any(String), last_used_at: null }]);
    const renamed = await app.request('PATCH', `/account/passkeys/${id}`, {
      as: user,
      body: { name: ' iş  telefonu ' },
    });
    expect(renamed.body.name).toBe('iş telefonu');
    expect((await app.request('DELETE', `/account/passkeys/${id}`, { as: user })).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await app.mailTo(user.email, /eklendi/)).text).toContain('/account');
    expect((await app.mailTo(user.email, /kaldırıldı/)).text).toContain('/account');
    const { body: activity } = await app.request('GET', '/account/activity', { as: user });
    expect(activity.map(({ kind }: { kind: string }) => kind)).toEqual(['passkey_removed', 'passkey_added']);
  });

  it('takes the name of browser and system', async () => {
    const user = await aUserWithPassword(app);
    await confirm(app, user);
    const { body: options } = await app.request('POST', '/account/passkeys/options', { as: user });
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Kumbara' },
      user: { name: user.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { body } = await app.request('POST', '/account/passkeys', {
      as: user,
      body: { passkey: aSoftwareAuthenticator().register(options) },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
    });
    expect(body.name).toBe('Firefox, Windows');
  });

  it('signs in without password and code, also with two-step sign-in on', async () => {
    const { user, authenticator, id } = await aPerson();
    await turnOn(app, user);
    const { options, cookie } = await aCeremony();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    const answer = await signIn(cookie, authenticator.answer(options));
    expect(answer.status).toBe(200);
    expect(answer.body.user.id).toBe(user.id);
    expect(answer.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['session', 'browser']);
    const me = await app.request('GET', '/auth/me', { headers: { authorization: `Bearer ${answer.body.token}` } });
    expect(me.status).toBe(200);
    const row = await app.prisma.passkey.findFirstOrThrow({ where: { user_id: user.id, id } });
    expect(row.last_used_at).toEqual(app.now());
    const { body: activity } = await app.request('GET', '/account/activity', { as: user });
    expect(activity[0].kind).toBe('signed_in_with_passkey');
  });

  it('answers a challenge once, of several at once one', async () => {
    const { authenticator } = await aPerson();
    const { options, cookie } = await aCeremony();
    const answer = authenticator.answer(options);
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(cookie, answer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    // The same challenge with a new signature.
    await refusal(signIn(cookie, authenticator.answer(options)));
  });

  it('answers within ten minutes, in the browser that asked, in any of its tabs', async () => {
    const { authenticator } = await aPerson();
    const { options, cookie } = await aCeremony();
    const other = await aCeremony();
    await refusal(signIn(other.cookie, authenticator.answer(options)));
    await refusal(signIn('', authenticator.answer(options)));
    const tab = await aCeremony(cookie);
    expect(tab.cookie).toBe(cookie);
    expect((await signIn(cookie, authenticator.answer(options))).status).toBe(200);
    app.passTime(600);
    await refusal(signIn(cookie, authenticator.answer(tab.options)));
  });

  it.each([
    ['another origin', { origin: 'https://kumbara.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['another relying party', { rpId: 'kumbara.example' }],
    ['a user who was not verified', { isVerified: false }],
    ['a counter that stood still', { counter: 1 }],
    ['a counter that went back', { counter: 0 }],
    ['another user', { userHandle: 'AZbwwAAAcACAAAAAAAAAAA' }],
    ['no user', { userHandle: '' }],
  ])('is refused for %s', async (_what, ceremony) => {
    const { authenticator } = await aPerson();
    const { options, cookie } = await aCeremony();
    const answer = authenticator.answer(options, ceremony);
    if (answer.response.userHandle === '') delete answer.response.userHandle;
    await refusal(signIn(cookie, answer));
  });

  it('is refused for a challenge of another purpose, an invented one, and a signature of another key', async () => {
    const { user, authenticator } = await aPerson();
    const { options, cookie } = await aCeremony();
    const { body: confirmOptions } = await app.request('POST', '/account/confirm/options', { as: user });
    await refusal(signIn(cookie, authenticator.answer(confirmOptions)));
    await refusal(signIn(cookie, authenticator.answer({ ...options, challenge: 'A'.repeat(72) })));
    const good = authenticator.answer(options);
    const bad = aSoftwareAuthenticator().answer(options);
    await refusal(signIn(cookie, { ...good, response: { ...good.response, signature: bad.response.signature } }));
    expect((await signIn(cookie, good)).status).toBe(200);
  });

  it('is not confirmed by a passkey of another user, or an answer to another session', async () => {
    const [mine, theirs] = [await aPerson(), await aPerson()];
    const optionsOf = async (as: TestUser) => (await app.request('POST', '/account/confirm/options', { as })).body;
    const foreign = theirs.authenticator.answer(await optionsOf(mine.user));
    await refusal(confirm(app, mine.user, { passkey: foreign }));
    await refusal(confirm(app, mine.user, { passkey: mine.authenticator.answer(await optionsOf(theirs.user)) }));
    const good = mine.authenticator.answer(await optionsOf(mine.user));
    expect((await confirm(app, mine.user, { passkey: good })).status).toBe(204);
    await refusal(confirm(app, mine.user, { passkey: good }));
  });

  it('is added once, to one account, and stops working when it is removed', async () => {
    const { user, authenticator, id } = await aPerson();
    const again = await addPasskey(app, user, authenticator);
    expect(refused(again.answer).code).toBe('passkey_exists');
    const otherAccount = await addPasskey(app, await aUserWithPassword(app), authenticator);
    expect(refused(otherAccount.answer).code).toBe('passkey_exists');
    const { options, cookie } = await aCeremony();
    const good = authenticator.answer({ ...options, user: undefined });
    await app.request('DELETE', `/account/passkeys/${id}`, { as: user });
    await refusal(signIn(cookie, good));
  });

  it('is not added with an answer for another session, origin or an unverified user', async () => {
    const user = await aUserWithPassword(app);
    await confirm(app, user);
    const options = async (as: TestUser) => (await app.request('POST', '/account/passkeys/options', { as })).body;
    const add = (passkey: unknown) => app.request('POST', '/account/passkeys', { as: user, body: { passkey } });
    const other = await aUserWithPassword(app);
    await confirm(app, other);
    const authenticator = aSoftwareAuthenticator();
    await refusal(add(authenticator.register(await options(other))));
    await refusal(add(authenticator.register(await options(user), { origin: 'https://kumbara.example' })));
    await refusal(add(authenticator.register(await options(user), { isVerified: false })));
    const good = authenticator.register(await options(user));
    expect((await add(good)).status).toBe(201);
    await refusal(add(good));
  });

  it('is one of at most twenty', async () => {
    const user = await aUserWithPassword(app);
    const data = Array.from({ length: 20 }, (_, at) => ({
      ...{ user_id: user.id, credential_id: `${user.id}-${at}`, public_key: Buffer.alloc(1), counter: 0, name: '' },
      created_at: app.now(),
    }));
    await app.prisma.passkey.createMany({ data });
    expect(refused((await addPasskey(app, user)).answer).code).toBe('too_many_passkeys');
  });
});

it('cleaning a pre-registered account removes passkeys, authenticator and recovery codes', async () => {
  const { user } = await aPerson();
  await turnOn(app, user);
  await app.prisma.user.update({ where: { id: user.id }, data: { email_verified: false } });
  await app.request('POST', '/auth/password/forgot', { body: { email: user.email } });
  const token = /token=([\w-]+)/.exec((await app.mailTo(user.email, /Yeni şifre/)).text ?? '')?.[1];
  const reset = await app.request('POST', '/auth/password/reset', { body: { token, password: 'yepyeni bir kumbara' } });
  // The owner of the address is not asked for the code of whoever opened the account.
  expect([reset.status, reset.body.user?.id]).toEqual([200, user.id]);
  const where = { user_id: user.id };
  expect(await app.prisma.passkey.count({ where })).toBe(0);
  expect(await app.prisma.authenticator.count({ where })).toBe(0);
  expect(await app.prisma.recoveryCode.count({ where })).toBe(0);
});
