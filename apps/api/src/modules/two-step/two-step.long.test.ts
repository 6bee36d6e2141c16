import { afterEach, describe, expect, it } from 'vitest';
import { hashQuickly } from '#testing/quick-hashes.ts';
import { anAddress, refused, runApp, type TestUser } from '#testing/running-app.ts';
import { addPasskey, aUserWithPassword, codeOf, confirm, password, turnOn } from '#testing/two-step.ts';

const app = runApp();
hashQuickly();

const login = (user: TestUser, address = anAddress()) =>
  app.request('POST', '/auth/login', {
    body: { email: user.email, password },
    headers: { 'x-forwarded-for': address },
  });
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
/** The second step in the browser that did the first. */
const second = (first: { headers: Headers }, code: string, address = anAddress(), more = '') =>
  app.request('POST', '/auth/login/second-step', {
    body: { code },
    headers: {
      cookie: `${cookiesOf(first.headers)}${more}`,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
    },
  });
const kindsOf = async (as: TestUser) =>
  (await app.request('GET', '/account/activity', { as })).body.map(({ kind }: { kind: string }) => kind);

describe('two-step sign-in', () => {
  it('asks for a code after the password, and gives no session before it', async () => {
    const user = await aUserWithPassword(app);
    const { secret } = await turnOn(app, user);
    const first = await login(user);
    expect(first.status).toBe(202);
    expect(first.body).toEqual({ second_step: { has_passkey: false } });
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^second-step=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    const cookie = cookiesOf(first.headers);
    expect((await app.request('GET', '/auth/me', { headers: { cookie } })).status).toBe(401);
    const bearer = cookie.replace('second-step=', 'Bearer ');
    expect((await app.request('GET', '/auth/me', { headers: { authorization: bearer } })).status).toBe(401);

    const done = await second(first, codeOf(secret, app.now()));
    expect(done.status).toBe(200);
    expect(done.body.user.id).toBe(user.id);
    const headers = { cookie: cookiesOf(done.headers) };
    expect((await app.request('GET', '/auth/me', { headers })).status).toBe(200);
    expect(done.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual([
      'second-step',
      'session',
      'browser',
    ]);
    expect(await kindsOf(user)).toEqual(['signed_in', 'two_step_on']);
  });

  it('sends a mail when it is turned on and when it is turned off', async () => {
    const user = await aUserWithPassword(app);
    const { secret } = await turnOn(app, user);
    expect((await app.mailTo(user.email, /açıldı/)).text).toContain('iki adımlı giriş');
    await confirm(app, user, { code: codeOf(secret, app.now()) });
    expect((await app.request('DELETE', '/account/two-step', { as: user })).status).toBe(204);
    expect((await app.mailTo(user.email, /kapatıldı/)).text).toContain('/account');
    expect((await login(user)).status).toBe(200);
    expect(await kindsOf(user)).toEqual(['signed_in', 'two_step_off', 'two_step_on']);
    expect(await app.prisma.recoveryCode.count({ where: { user_id: user.id } })).toBe(0);
    expect(await app.prisma.secret.count({ where: { user_id: user.id } })).toBe(0);
  });

  it('takes a code once, also when it comes several times at once', async () => {
    const user = await aUserWithPassword(app);
    const { secret } = await turnOn(app, user);
    const code = codeOf(secret, app.now());
    const firsts = await Promise.all(Array.from({ length: 4 }, () => login(user)));
    const answers = await Promise.all(firsts.map((first) => second(first, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(refused(await second(await login(user), code)).errors?.[0]?.field).toBe('code');
    // An older one is used up with it.
    expect((await second(await login(user), codeOf(secret, app.now(), -1))).status).toBe(422);
    expect((await second(await login(user), codeOf(secret, app.now(), 1))).status).toBe(200);
  });

  it.each([
    [-2, 422],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('allows clocks to differ by one step: %i steps answer %i', async (steps, status) => {
    const user = await aUserWithPassword(app);
    const { secret } = await turnOn(app, user);
    const code = codeOf(secret, app.now(), steps);
    expect((await second(await login(user), `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(status);
  });

  it('takes the code of the step before, unless it was used', async () => {
    const user = await aUserWithPassword(app);
    const { secret } = await turnOn(app, user);
    app.passTime(60);
    expect((await second(await login(user), codeOf(secret, app.now(), -1))).status).toBe(200);
  });

  it('refuses another browser, a late one, and one that is done', async () => {
    const user = await aUserWithPassword(app);
    const { secret, recoveryCodes } = await turnOn(app, user);
    const otherBrowser = await app.request('POST', '/auth/login/second-step', {
      body: { code: codeOf(secret, app.now()) },
    });
    expect(refused(otherBrowser)).toMatchObject({ status: 401, code: 'sign_in_expired' });
    const first = await login(user);
    expect((await second(first, recoveryCodes[0] ?? '')).status).toBe(200);
    expect(refused(await second(first, recoveryCodes[1] ?? '')).code).toBe('sign_in_expired');
    const late = await login(user);
    app.passTime(601);
    expect(refused(await second(late, codeOf(secret, app.now()))).code).toBe('sign_in_expired');
    // A refused attempt uses no recovery code up.
    expect((await second(await login(user), recoveryCodes[1] ?? '')).status).toBe(200);
  });

  it('refuses a first step from before a new password', async () => {
    const user = await aUserWithPassword(app);
    const { secret } = await turnOn(app, user);
    const first = await login(user);
    const body = { current_password: password, password: 'yepyeni bir kumbara' };
    expect((await app.request('POST', '/auth/password/change', { as: user, body })).status).toBe(204);
    expect(refused(await second(first, codeOf(secret, app.now()))).code).toBe('sign_in_expired');
  });

  it('is asked for after a new password by mail as well', async () => {
    const user = await aUserWithPassword(app);
    const { secret } = await turnOn(app, user);
    await app.request('POST', '/auth/password/forgot', { body: { email: user.email } });
    const mail = await app.mailTo(user.email, /Yeni şifre/);
    const token = /token=([\w-]+)/.exec(mail.text ?? '')?.[1];
    const reset = await app.request('POST', '/auth/password/reset', {
      body: { token, password: 'yepyeni bir kumbara' },
    });
    expect([reset.status, reset.body]).toEqual([202, { second_step: { has_passkey: false } }]);
    expect((await second(reset, codeOf(secret, app.now()))).status).toBe(200);
  });

  it('stores the secret sealed and recovery codes as hashes', async () => {
    const user = await aUserWithPassword(app);
    const { secret, recoveryCodes } = await turnOn(app, user);
    const rows = JSON.stringify([
      await app.prisma.secret.findMany({ where: { user_id: user.id } }),
      await app.prisma.recoveryCode.findMany({ where: { user_id: user.id } }),
    ]);
    for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(rows).not.toContain(plain);
    expect(app.log.join('\n')).not.toContain(secret);
  });

  it('is not turned on with a wrong code, an old setup, or the setup of another session or user', async () => {
    const [user, other] = [await aUserWithPassword(app), await aUserWithPassword(app)];
    for (const each of [user, other]) await confirm(app, each);
    const { body: setUp } = await app.request('POST', '/account/two-step/setup', { as: user });
    const send = (as: TestUser, code = codeOf(setUp.secret, app.now()), setup = setUp.setup) =>
      app.request('POST', '/account/two-step', { as, body: { setup, code } });
    expect(refused(await send(user, '000000')).errors?.[0]?.field).toBe('code');
    expect(refused(await send(other)).code).toBe('setup_expired');
    expect(refused(await send(user, undefined, 'v1:new:AAAA')).code).toBe('setup_expired');
    app.passTime(31 * 60);
    await confirm(app, user);
    expect(refused(await send(user)).code).toBe('setup_expired');
    expect((await app.request('GET', '/account/two-step', { as: user })).body).toEqual({
      on_since: null,
      recovery_codes_left: 0,
    });
  });

  it('is turned on once by two tabs', async () => {
    const user = await aUserWithPassword(app);
    await confirm(app, user);
    const setUps = await Promise.all([1, 2].map(() => app.request('POST', '/account/two-step/setup', { as: user })));
    const answers = await Promise.all(
      setUps.map(({ body: { setup, secret } }) =>
        app.request('POST', '/account/two-step', { as: user, body: { setup, code: codeOf(secret, app.now()) } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a recovery code', () => {
  it('works once in place of the app, however it is typed, and a mail says so', async () => {
    const user = await aUserWithPassword(app);
    const { recoveryCodes } = await turnOn(app, user);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
    const typed = ` ${(recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
    expect((await second(await login(user), typed)).status).toBe(200);
    expect((await second(await login(user), recoveryCodes[0] ?? '')).status).toBe(422);
    const { body } = await app.request('GET', '/account/two-step', { as: user });
    expect(body).toEqual({ on_since: expect.any(String), recovery_codes_left: 9 });
    expect((await app.mailTo(user.email, /kurtarma kodu/)).text).toContain('/account');
    expect(await kindsOf(user)).toContain('recovery_code_used');
  });

  it('stops working when new ones are made, and belongs to one account', async () => {
    const [user, other] = [await aUserWithPassword(app), await aUserWithPassword(app)];
    const { secret, recoveryCodes } = await turnOn(app, user);
    const { recoveryCodes: theirs } = await turnOn(app, other);
    expect((await second(await login(user), theirs[0] ?? '')).status).toBe(422);
    await confirm(app, user, { code: codeOf(secret, app.now()) });
    const renewed = await app.request('POST', '/account/two-step/recovery-codes', { as: user });
    expect(renewed.status).toBe(201);
    expect((await second(await login(user), recoveryCodes[1] ?? '')).status).toBe(422);
    expect((await second(await login(user), renewed.body.recovery_codes[1])).status).toBe(200);
  });
});

describe('wrong codes', () => {
  it('are counted per account and network, the right one refused too while it lasts, and standing sessions go on', async () => {
    const user = await aUserWithPassword(app);
    const { secret } = await turnOn(app, user);
    const first = await login(user);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await second(first, '000000', `198.51.100.${guess}`)).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    const right = codeOf(secret, app.now());
    expect((await second(first, right, '198.51.100.99')).status).toBe(429);
    expect((await app.request('GET', '/auth/me', { as: user })).status).toBe(200);
    // The owner comes from another network.
    expect((await second(first, right, '203.0.113.5')).status).toBe(200);
  });

  it('are at most fifty a day from anywhere, except from browsers that have signed in before', async () => {
    const user = await aUserWithPassword(app);
    const { secret } = await turnOn(app, user);
    const known = await second(await login(user), codeOf(secret, app.now()), '192.0.2.1');
    const browser = `; ${cookiesOf(known.headers)
      .split('; ')
      .find((cookie) => cookie.startsWith('browser='))}`;
    const first = await login(user);
    const statuses: number[] = [];
    for (let guess = 0; guess < 51; guess += 1)
      statuses.push((await second(first, '000000', `198.18.${guess}.1`)).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(50);
    expect(statuses.at(-1)).toBe(429);
    expect((await second(first, codeOf(secret, app.now(), 1), '203.0.113.5')).status).toBe(429);
    expect((await second(first, codeOf(secret, app.now(), 1), '203.0.113.5', browser)).status).toBe(200);
  });

  it('are ten in a session, together with wrong passwords', async () => {
    const user = await aUserWithPassword(app);
    const { secret } = await turnOn(app, user);
    const statuses: number[] = [];
    for (let guess = 0; guess < 10; guess += 1) statuses.push((await confirm(app, user, { code: '000000' })).status);
    expect(new Set(statuses)).toEqual(new Set([422]));
    expect((await confirm(app, user, { code: codeOf(secret, app.now()) })).status).toBe(429);
  });
});

describe('deletion and export', () => {
  const calls = [
    ['GET', '/account/export', undefined, 200],
    ['DELETE', '/account', { password }, 204],
  ] as const;
  it.each(calls)('ask accounts with two-step sign-in for a code again: %s %s', async (method, path, body, status) => {
    const user = await aUserWithPassword(app);
    const { secret, recoveryCodes } = await turnOn(app, user);
    const call = () => app.request(method, path, { as: user, body });
    expect(refused(await call())).toMatchObject({
      status: 403,
      code: 'confirmation_required',
      methods: ['authenticator'],
    });
    // The password is not enough.
    expect(refused(await confirm(app, user)).code).toBe('confirmation_required');
    expect((await confirm(app, user, { code: '000000' })).status).toBe(422);
    expect((await confirm(app, user, { code: codeOf(secret, app.now()) })).status).toBe(204);
    app.passTime(600);
    expect(refused(await call()).code).toBe('confirmation_required');
    expect((await confirm(app, user, { code: recoveryCodes[0] })).status).toBe(204);
    app.passTime(599);
    expect((await call()).status).toBe(status);
  });

  it('ask in each session, and sign-in with a code confirms nothing', async () => {
    const user = await aUserWithPassword(app);
    const { secret } = await turnOn(app, user);
    await confirm(app, user, { code: codeOf(secret, app.now()) });
    const other = await second(await login(user), codeOf(secret, app.now(), 1));
    const as = { ...user, token: other.body.token };
    expect((await app.request('GET', '/account/export', { as })).status).toBe(403);
    expect((await app.request('GET', '/account/export', { as: user })).status).toBe(200);
  });

  it('do not ask accounts without two-step sign-in and without a passkey', async () => {
    const user = await aUserWithPassword(app);
    expect((await app.request('GET', '/account/export', { as: user })).status).toBe(200);
    expect((await app.request('DELETE', '/account', { as: user, body: { password } })).status).toBe(204);
  });

  it('are confirmed with a passkey, or with the password where a passkey is all there is', async () => {
    const user = await aUserWithPassword(app);
    const { authenticator } = await addPasskey(app, user);
    app.passTime(601);
    const call = () => app.request('GET', '/account/export', { as: user });
    expect(refused(await call())).toMatchObject({ methods: ['passkey', 'password'] });
    const { body: options } = await app.request('POST', '/account/confirm/options', { as: user });
    expect(options.allowCredentials).toEqual([expect.objectContaining({ id: authenticator.id })]);
    const passkey = authenticator.answer(options);
    expect((await confirm(app, user, { passkey })).status).toBe(204);
    expect((await call()).status).toBe(200);
    app.passTime(601);
    expect((await confirm(app, user)).status).toBe(204);
    expect((await call()).status).toBe(200);
  });
});

describe('changing how an account is entered', () => {
  afterEach(() => app.setToday('2026-11-21'));
  it.each([
    ['POST', '/account/two-step/setup'],
    ['POST', '/account/two-step'],
    ['DELETE', '/account/two-step'],
    ['POST', '/account/two-step/recovery-codes'],
    ['POST', '/account/passkeys/options'],
    ['POST', '/account/passkeys'],
    ['DELETE', '/account/passkeys/0196f0c0-0000-7000-8000-000000000000'],
  ])('asks every account who it is: %s %s', async (method, path) => {
    const user = await aUserWithPassword(app);
    expect(refused(await app.request(method, path, { as: user, body: {} }))).toMatchObject({
      code: 'confirmation_required',
      methods: ['password'],
    });
    expect(refused(await confirm(app, user, { password: 'wrong' })).errors?.[0]?.field).toBe('password');
    expect((await confirm(app, user)).status).toBe(204);
    expect((await app.request(method, path, { as: user, body: {} })).status).not.toBe(403);
  });

  it('takes a sign-in of the last ten minutes from accounts without a password', async () => {
    const user = await aUserWithPassword(app);
    await app.prisma.user.update({ where: { id: user.id }, data: { password_hash: null } });
    const call = () => app.request('POST', '/account/two-step/setup', { as: user });
    expect(refused(await call())).toMatchObject({ code: 'confirmation_required', methods: ['sign_in'] });
    const created_at = new Date(app.now().getTime() - 9 * 60_000);
    await app.prisma.session.updateMany({ where: { user_id: user.id }, data: { created_at } });
    expect((await call()).status).toBe(200);
  });

  it('forgets what was confirmed with less when two-step sign-in is turned on', async () => {
    const user = await aUserWithPassword(app);
    const { body } = await app.request('POST', '/auth/login', { body: { email: user.email, password } });
    const otherSession = { ...user, token: body.token };
    expect((await confirm(app, otherSession)).status).toBe(204);
    await turnOn(app, user);
    for (const as of [user, otherSession])
      expect((await app.request('DELETE', '/account/two-step', { as })).status).toBe(403);
  });
});
