import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashQuickly } from '#testing/quick-hashes.ts';
import { refused, runApp } from '#testing/running-app.ts';

const app = runApp();
hashQuickly();
const password = 'düş-kapanı-42';
const aPerson = () => ({ name: 'Ada', email: `${randomUUID()}@example.com`, password });
const cookieOf = (headers: Headers) => headers.getSetCookie()[0] ?? '';

describe('signing up', () => {
  it('opens an account and signs in with a token and a cookie that scripts cannot read', async () => {
    const { status, body, headers } = await app.request('POST', '/auth/signup', {
      body: { ...aPerson(), email: ' ADA@Example.com ' },
      headers: { 'accept-language': 'de-CH,de;q=0.9' },
    });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      name: 'Ada',
      email: 'ada@example.com',
      language: 'de',
      currency: 'EUR',
      tier: 'free',
    });
    expect(Object.keys(body.user).sort()).toEqual(
      ['created_at', 'currency', 'email', 'email_verified', 'id', 'language', 'name', 'tier', 'time_zone'].sort(),
    );
    expect(cookieOf(headers)).toMatch(/^session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const me = await app.request('GET', '/auth/me', { headers: { authorization: `Bearer ${body.token}` } });
    expect(me.body).toEqual(body.user);
  });

  it('uses lira and Istanbul for a browser without one of our languages', async () => {
    const { body } = await app.request('POST', '/auth/signup', { body: aPerson() });
    expect(body.user).toMatchObject({ language: 'tr', currency: 'TRY', time_zone: 'Europe/Istanbul' });
  });

  it('refuses an address that is taken, whatever its capitals', async () => {
    const person = aPerson();
    await app.request('POST', '/auth/signup', { body: person });
    const again = await app.request('POST', '/auth/signup', { body: { ...person, email: person.email.toUpperCase() } });
    expect(again.status).toBe(409);
    expect(refused(again)).toMatchObject({ code: 'email_taken', detail: 'Bu e-posta adresi zaten kayıtlı' });
  });

  it.each([
    ['1234567', 'Şifre en az 8 karakter olmalı'],
    ['🦊🦊🦊🦊', 'Şifre en az 8 karakter olmalı'],
    ['x'.repeat(129), 'Şifre en fazla 128 karakter olabilir'],
    ['password1', 'Bu şifre çok yaygın, başka bir şifre seçin'],
    ['QWERTYUIOP', 'Bu şifre çok yaygın, başka bir şifre seçin'],
    ['aaaaaaaaaa', 'Bu şifre çok yaygın, başka bir şifre seçin'],
    ['Galatasaray1905', 'Bu şifre çok yaygın, başka bir şifre seçin'],
    ['Şifre12!', 'Bu şifre çok yaygın, başka bir şifre seçin'],
  ])('refuses the password %s', async (bad, detail) => {
    const answer = await app.request('POST', '/auth/signup', { body: { ...aPerson(), password: bad } });
    expect(answer.status).toBe(422);
    expect(refused(answer).errors).toEqual([{ field: 'password', detail }]);
  });

  it('names every field that is wrong', async () => {
    const answer = await app.request('POST', '/auth/signup', { body: { name: ' ', email: 'nobody' } });
    expect(refused(answer).errors).toEqual([
      { field: 'name', detail: 'Bu alan zorunlu' },
      { field: 'email', detail: 'Geçerli bir e-posta adresi girin' },
      { field: 'password', detail: 'Bu alan zorunlu' },
    ]);
  });

  it('keeps the whole of a long password', async () => {
    const person = { ...aPerson(), password: `${'a1'.repeat(60)}-right` };
    await app.request('POST', '/auth/signup', { body: person });
    const cut = await app.request('POST', '/auth/login', { body: { ...person, password: `${'a1'.repeat(60)}-wrong` } });
    expect(cut.status).toBe(401);
    expect((await app.request('POST', '/auth/login', { body: person })).status).toBe(200);
  });
});

describe('signing in', () => {
  it('answers unknown address and wrong password alike', async () => {
    const person = aPerson();
    await app.request('POST', '/auth/signup', { body: person });
    const wrong = await app.request('POST', '/auth/login', { body: { ...person, password: 'something else' } });
    const unknown = await app.request('POST', '/auth/login', { body: { ...person, email: 'nobody@example.com' } });
    expect(wrong.status).toBe(401);
    expect(refused(wrong)).toMatchObject({ code: 'invalid_credentials', detail: 'E-posta veya şifre hatalı' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('stops guessing after ten wrong passwords, for known and unknown addresses, and leaves sessions alone', async () => {
    const person = aPerson();
    const { body } = await app.request('POST', '/auth/signup', { body: person });
    for (const email of [person.email, 'unknown-to-all@example.com']) {
      const wrong = { email, password: 'something else' };
      const answers = [];
      for (let guess = 0; guess < 13; guess += 1)
        answers.push(await app.request('POST', '/auth/login', { body: wrong }));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      const [late] = answers.filter(({ status }) => status === 429);
      expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(800);
    }
    expect((await app.request('POST', '/auth/login', { body: person })).status).toBe(429);
    const me = await app.request('GET', '/auth/me', { headers: { authorization: `Bearer ${body.token}` } });
    expect(me.status).toBe(200);
  }, 60_000);

  it('keeps no owner out whose password strangers guess: not from another network, nor from a browser that is known', async () => {
    const person = aPerson();
    const signedUp = await app.request('POST', '/auth/signup', { body: person });
    const known = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .find((pair) => pair.startsWith('browser='));
    const login = (address: string, password: string, cookie = '') =>
      app.request('POST', '/auth/login', {
        body: { ...person, password },
        headers: { 'x-forwarded-for': address, cookie, 'sec-fetch-site': 'same-origin' },
      });
    for (let guess = 0; guess < 10; guess += 1) expect((await login('203.0.113.1', `guess ${guess}`)).status).toBe(401);
    expect((await login('203.0.113.200', person.password)).status).toBe(429);
    expect((await login('198.51.100.1', person.password)).status).toBe(200);
    // As many guesses from everywhere that only known browsers may try.
    const counter = { startsWith: 'login:account:', not: { endsWith: '/24' } };
    const { count } = await app.prisma.rateLimit.updateMany({ where: { key: counter }, data: { count: 100 } });
    expect(count).toBeGreaterThan(0);
    expect((await login('192.0.2.1', person.password)).status).toBe(429);
    expect((await login('192.0.2.1', person.password, `browser=AAAAAAAAAAAAAAAA.${'B'.repeat(43)}`)).status).toBe(429);
    expect((await login('192.0.2.1', person.password, known)).status).toBe(200);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await login('192.0.2.1', `guess ${guess}`, known)).status).toBe(401);
    expect((await login('192.0.2.1', person.password, known)).status).toBe(429);
  }, 60_000);
});

it('holds the limit of sign-ups by address, which ends with its window', async () => {
  const key = 'signup:address:127.0.0.1';
  const full = { count: 30, resets_at: new Date(Date.now() + 600_000) };
  await app.prisma.rateLimit.upsert({ where: { key }, create: { key, ...full }, update: full });
  const late = await app.request('POST', '/auth/signup', { body: aPerson() });
  expect(late.status).toBe(429);
  expect(refused(late).detail).toBe('Çok fazla deneme yaptınız. Lütfen biraz bekleyin.');
  await app.prisma.rateLimit.update({ where: { key }, data: { resets_at: new Date(Date.now() - 1000) } });
  expect((await app.request('POST', '/auth/signup', { body: aPerson() })).status).toBe(201);
  expect((await app.prisma.rateLimit.findUniqueOrThrow({ where: { key } })).count).toBe(1);
});

describe('a session', () => {
  it('ends with log-out, for token and cookie both, and leaves the other sessions of the user', async () => {
    const person = aPerson();
    const first = await app.request('POST', '/auth/signup', { body: person });
    const second = await app.request('POST', '/auth/login', { body: person });
    const cookie = cookieOf(first.headers).split(';')[0] ?? '';
    const bearer = { authorization: `Bearer ${first.body.token}` };
    expect((await app.request('GET', '/auth/me', { headers: { cookie } })).status).toBe(200);

    const out = await app.request('POST', '/auth/logout', { headers: bearer });
    expect(out.status).toBe(204);
    expect(cookieOf(out.headers)).toMatch(/^session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    // The lists that browsers kept.
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    expect((await app.request('GET', '/auth/me', { headers: bearer })).status).toBe(401);
    expect((await app.request('GET', '/auth/me', { headers: { cookie } })).status).toBe(401);
    const other = { authorization: `Bearer ${second.body.token}` };
    expect((await app.request('GET', '/auth/me', { headers: other })).status).toBe(200);
  });

  it('never lets a good cookie rescue a bad Authorization header', async () => {
    const user = await app.aUser();
    const cookie = `session=${user.token}`;
    for (const authorization of ['Bearer nonsense', 'Bearer', '', 'Basic YTpi', `Token ${user.token}`]) {
      expect((await app.request('GET', '/auth/me', { headers: { cookie, authorization } })).status).toBe(401);
    }
  });
});

describe('the account', () => {
  it('changes name, language, currency and time zone, one or all', async () => {
    const user = await app.aUser();
    const changed = await app.request('PATCH', '/account', {
      as: user,
      body: { language: 'fr', tier: 'pro', email: 'x@y.co' },
    });
    expect(changed.body).toMatchObject({ language: 'fr', tier: 'free', email: user.email, name: 'Deniz' });
    const all = { name: 'Ece', language: 'pt', currency: 'CHF', time_zone: 'Europe/Zurich' };
    expect((await app.request('PATCH', '/account', { as: user, body: all })).body).toMatchObject(all);
  });

  it.each([{}, { language: 'xx' }, { currency: 'XXQ' }, { time_zone: 'Mars/Olympus' }, { name: '' }, { name: null }])(
    'refuses %o',
    async (body) => {
      const answer = await app.request('PATCH', '/account', { as: await app.aUser(), body });
      expect(answer.status).toBe(422);
    },
  );
});

it('writes no password, token, cookie or address into the log', async () => {
  const person = { ...aPerson(), name: 'Canary Name', email: 'canary@example.com', password: 'canary-password-1' };
  const { body } = await app.request('POST', '/auth/signup', { body: person });
  await app.request('POST', '/auth/login', { body: { ...person, password: 'canary-wrong' } });
  await app.request('GET', '/auth/me?session_id=canary-code', { headers: { cookie: `session=${body.token}` } });
  expect(app.log.length).toBeGreaterThan(2);
  expect(app.log.join('')).not.toMatch(/canary/i);
  expect(app.log.join('')).not.toContain(body.token);
});
