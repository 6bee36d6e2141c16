import { startEmulators } from '@kumbara/emulators';
import { afterAll, describe, expect, it } from 'vitest';
import { aBrowser, aGoogleUser, appOrigin, codeIn, startUrl } from '#testing/google.ts';
import { refused, runApp } from '#testing/running-app.ts';

const emulators = await startEmulators({ appOrigins: [appOrigin] });
afterAll(() => emulators.close());
const app = runApp(emulators.environment);
const person = (own = {}) => aGoogleUser(emulators, own);
const me = (token: string) => app.request('GET', '/auth/me', { headers: { authorization: `Bearer ${token}` } });

describe('signing in with Google', () => {
  it('leads to the dashboard with a code in the fragment, which opens a session with token and cookie', async () => {
    const browser = aBrowser(app);
    const address = await browser.returnFromGoogle(await browser.consent({ id: 'ayse' }));
    expect(address.href).toMatch(/^http:\/\/localhost:3000\/dashboard#session_id=[\w-]{43}$/);
    const { status, body, headers } = await browser.exchange(codeIn(address));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      name: 'Ayşe Yılmaz',
      email: 'ayse.yilmaz@gmail.example',
      email_verified: true,
      tier: 'free',
    });
    expect((await me(body.token)).body).toEqual(body.user);
    const cookies = headers.getSetCookie();
    expect(cookies.find((line) => line.startsWith('session='))).toContain('HttpOnly; SameSite=Lax');
    expect(cookies.find((line) => line.startsWith('sign-in='))).toContain('01 Jan 1970');
    expect(browser.cookies().map(({ name }) => name)).not.toContain('sign-in');
  });

  it('sets language, currency and time zone of a new user as sign-up does', async () => {
    const browser = aBrowser(app);
    const address = await browser.consent(person());
    const page = await browser.visit(address, { headers: { 'accept-language': 'de-CH' } }, ({ hash }) => hash !== '');
    const { body } = await browser.exchange(codeIn(page.url));
    expect(body.user).toMatchObject({ language: 'de', currency: 'EUR', time_zone: 'Europe/Berlin' });
  });

  it('finds the same account the next time, from any browser, also after the address changed at Google', async () => {
    const before = person();
    const later = person({ sub: before.sub, email: `new-${before.email}`, family_name: 'Kaya' });
    const first = await aBrowser(app).signIn(before);
    const second = await aBrowser(app).signIn(later);
    expect(second.body.user).toEqual(first.body.user);
    expect(second.body.user.email).toBe(before.email);
  });

  it('opens one account for concurrent callbacks of one user', async () => {
    const new1 = person();
    const answers = await Promise.all(Array.from({ length: 4 }, () => aBrowser(app).signIn(new1)));
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
  });

  it('asks Google for PKCE with S256, a new state each time, and no more than who it is', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(async () => {
        const answer = await fetch(startUrl.replace(appOrigin, app.origin), { redirect: 'manual' });
        expect(answer.status).toBe(302);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.getSetCookie()[0]).toMatch(
          /^sign-in=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
        );
        return new URL(answer.headers.get('location') ?? '');
      }),
    );
    expect(Object.fromEntries(one?.searchParams ?? [])).toMatchObject({
      response_type: 'code',
      client_id: emulators.environment.GOOGLE_CLIENT_ID,
      redirect_uri: `${appOrigin}/api/auth/google/callback`,
      scope: 'openid email profile',
      prompt: 'select_account',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    for (const name of ['state', 'code_challenge'])
      expect(one?.searchParams.get(name)).not.toBe(other?.searchParams.get(name));
  });

  it('appears among the events of the account', async () => {
    const { body } = await aBrowser(app).signIn(person());
    const rows = await app.prisma.securityEvent.findMany({ where: { user_id: body.user.id }, orderBy: { id: 'asc' } });
    expect(rows.map(({ kind }) => kind)).toEqual(['signed_up', 'signed_in_with_google']);
  });

  it('leaves no code, token, state or address in the log, and only hashes in the database', async () => {
    const canary = person({ email: 'canary@gmail.example', given_name: 'Canary' });
    const browser = aBrowser(app);
    const callback = await browser.consent(canary);
    const code = codeIn(await browser.returnFromGoogle(callback));
    expect(JSON.stringify(await app.prisma.oneTimeCode.findMany())).not.toContain(code);
    await browser.returnFromGoogle(callback);
    await browser.exchange('canary-invented');
    const { body } = await browser.exchange(code);
    const log = app.log.join('');
    for (const secret of [
      code,
      body.token,
      callback.searchParams.get('code'),
      callback.searchParams.get('state'),
      emulators.environment.GOOGLE_CLIENT_SECRET,
    ])
      expect(log).not.toContain(secret);
    expect(log).not.toMatch(/canary/i);
  });
});

describe('the code', () => {
  const expectRefused = (answer: Awaited<ReturnType<ReturnType<typeof aBrowser>['exchange']>>) => {
    expect(answer.status).toBe(401);
    expect(refused(answer).code).toBe('session_code_invalid');
    expect(answer.headers.getSetCookie()).toEqual([]);
    return answer.body;
  };

  it('is refused alike when it is spent, late, another browser’s or invented', async () => {
    const ann = person();
    const spent = aBrowser(app);
    const spentCode = await spent.codeFor(ann);
    const transaction = spent.cookies().find(({ name }) => name === 'sign-in')?.value;
    expect((await spent.exchange(spentCode)).status).toBe(200);
    const withCookieAgain = await fetch(`${app.origin}/api/auth/session`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `sign-in=${transaction}`,
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ session_id: spentCode }),
    });
    expect(withCookieAgain.status).toBe(401);
    const bodies: unknown[] = [await withCookieAgain.json()];

    bodies.push(expectRefused(await spent.exchange(spentCode)));

    const late = aBrowser(app);
    const lateCode = await late.codeFor(ann);
    app.passTime(60);
    bodies.push(expectRefused(await late.exchange(lateCode)));

    const victim = aBrowser(app);
    const attackersCode = await aBrowser(app).codeFor(ann);
    bodies.push(expectRefused(await victim.exchange(attackersCode)));
    await victim.visit(startUrl);
    bodies.push(expectRefused(await victim.exchange(attackersCode)));
    bodies.push(expectRefused(await victim.exchange('x'.repeat(43))));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('works up to its last second', async () => {
    const browser = aBrowser(app);
    const code = await browser.codeFor(person());
    app.passTime(59);
    expect((await browser.exchange(code)).status).toBe(200);
  });

  it('opens one session, however often it is sent at once', async () => {
    const browser = aBrowser(app);
    const ann = person();
    const code = await browser.codeFor(ann);
    const cookie = browser
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        app.request('POST', '/auth/session', {
          body: { session_id: code },
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
    const user = await app.prisma.user.findUniqueOrThrow({ where: { google_subject: ann.sub } });
    expect(await app.prisma.session.count({ where: { user_id: user.id } })).toBe(1);
  }, 30_000);

  it('is not for foreign pages to send', async () => {
    const browser = aBrowser(app);
    const code = await browser.codeFor(person());
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none', origin: 'https://evil.example' },
    ] as Record<string, string>[])
      expect((await browser.exchange(code, headers)).status).toBe(403);
    expect((await browser.exchange(code)).status).toBe(200);
  });

  it('opens nothing else: it is no link of a mail, and no link is it', async () => {
    const browser = aBrowser(app);
    const code = await browser.codeFor(person());
    const reset = await app.request('POST', '/auth/password/reset', {
      body: { token: code, password: 'uzun bir şifre' },
    });
    expect(refused(reset).code).toBe('link_invalid');
    expect((await browser.exchange(code)).status).toBe(200);
  });
});

it('lists the available sign-in providers', async () => {
  expect((await app.request('GET', '/auth/providers')).body).toMatchObject({ google: true, sandbox: true });
});
