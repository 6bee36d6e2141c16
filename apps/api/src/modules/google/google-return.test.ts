import { get, type IncomingMessage } from 'node:http';
import { startEmulators } from '@kumbara/emulators';
import { afterAll, describe, expect, it } from 'vitest';
import { aBrowser, aGoogleUser, appOrigin, startUrl } from '#testing/google.ts';
import { refused, runApp } from '#testing/running-app.ts';

const emulators = await startEmulators({ appOrigins: [appOrigin] });
const otherEmulators = await startEmulators({ appOrigins: [appOrigin] });
afterAll(() => Promise.all([emulators.close(), otherEmulators.close()]));
const app = runApp(emulators.environment);
/** Sends people to one provider and asks another who they are. */
const mixedUp = runApp({ ...otherEmulators.environment, GOOGLE_AUTH_URL: emulators.environment.GOOGLE_AUTH_URL ?? '' });
const unreachable = runApp({ ...emulators.environment, GOOGLE_TOKEN_URL: 'http://127.0.0.1:9/token' });
const without = runApp();
const overHttps = runApp({
  ...emulators.environment,
  APP_ORIGIN: 'https://kumbara.example,https://www.kumbara.example',
});

const failure = `${appOrigin}/?error=google`;

describe('a return from Google is refused', () => {
  const users = () => app.prisma.user.count();
  const changed = (name: string, value: string | null) => (address: URL) => {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    return address;
  };

  it.each([
    ['without a state', changed('state', null)],
    ['with an empty one', changed('state', '')],
    ['with another one', changed('state', 'A'.repeat(43))],
    ['with two of them', (address: URL) => new URL(`${address}&state=${'A'.repeat(43)}`)],
    ['without a code', changed('code', null)],
    ['with an invented one', changed('code', 'invented')],
    ['with the name of another issuer', changed('iss', 'https://accounts.evil.example')],
    [
      'with an error beside no code',
      (address: URL) => changed('error', 'access_denied')(changed('code', null)(address)),
    ],
  ])('%s', async (_how, change) => {
    const browser = aBrowser(app);
    const address = await browser.consent(aGoogleUser(emulators));
    const before = await users();
    expect((await browser.returnFromGoogle(change(address))).href).toBe(failure);
    expect(await users()).toBe(before);
  });

  it('in a browser that did not start it, whether or not it started another one', async () => {
    const address = await aBrowser(app).consent(aGoogleUser(emulators));
    const victim = aBrowser(app);
    expect((await victim.returnFromGoogle(address)).href).toBe(failure);
    await victim.visit(startUrl);
    expect((await victim.returnFromGoogle(address)).href).toBe(failure);
  });

  it('a second time', async () => {
    const browser = aBrowser(app);
    const address = await browser.consent(aGoogleUser(emulators));
    expect((await browser.returnFromGoogle(address)).pathname).toBe('/dashboard');
    expect((await browser.returnFromGoogle(address)).href).toBe(failure);
  });

  it('with the code of another attempt of the same browser, as its verifier is another', async () => {
    const browser = aBrowser(app);
    const first = await browser.consent(aGoogleUser(emulators));
    const second = await browser.consent(aGoogleUser(emulators));
    second.searchParams.set('code', first.searchParams.get('code') ?? '');
    expect((await browser.returnFromGoogle(second)).href).toBe(failure);
  });

  it('with a code of another provider', async () => {
    const browser = aBrowser(mixedUp);
    // The other provider knows neither this client's secret nor the code.
    const parameters = new URL((await browser.request(startUrl)).headers.get('location') ?? '').searchParams;
    const address = new URL(`${appOrigin}/api/auth/google/callback`);
    address.searchParams.set('state', parameters.get('state') ?? '');
    address.searchParams.set('code', (await aBrowser(app).consent({ id: 'emma' })).searchParams.get('code') ?? '');
    expect((await browser.returnFromGoogle(address)).href).toBe(failure);
  });

  it('while Google does not answer', async () => {
    const browser = aBrowser(unreachable);
    expect((await browser.returnFromGoogle(await browser.consent({ id: 'emma' }))).href).toBe(failure);
  });
});

it('accepts the callback from another site: a top-level navigation passes the cross-site rule', async () => {
  const browser = aBrowser(app);
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const address = await browser.consent({ id: 'emma' });
  expect((await browser.request(address, { headers })).headers.get('location')).toContain('/dashboard#session_id=');
});

describe('the redirect parameter', () => {
  const start = (redirect?: string) =>
    app.request('GET', `/auth/google${redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`}`);

  it.each([
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    'http://localhost:3000',
    'http://localhost:3000/',
    'http://localhost:3000/pricing',
    'http://localhost:3000/dashboard/',
    'http://localhost:3000/dashboard?x=1',
    'http://localhost:3000/dashboard#x',
    'http://localhost:3000/dashboard/../pricing',
    'http://localhost:3000//dashboard',
    'http://localhost:3000%2Fdashboard',
    'http://localhost:3000/%64ashboard',
    'http://localhost:3000\\@evil.example/dashboard',
    'http://localhost:3000@evil.example/dashboard',
    'http://user@localhost:3000/dashboard',
    'http://localhost.:3000/dashboard',
    'http://localhost.evil.example:3000/dashboard',
    'http://localhost:30000/dashboard',
    'http://127.0.0.1:3000/dashboard',
    'https://localhost:3000/dashboard',
    'HTTP://LOCALHOST:3000/dashboard',
    ' http://localhost:3000/dashboard',
    'http://localhost:3000/dashboard\r\nSet-Cookie: a=b',
    'javascript:alert(1)',
    'data:text/html,x',
    '/dashboard',
    'null',
    '',
  ])('is never %j', async (redirect) => {
    const answer = await start(redirect);
    expect(answer.status).toBe(422);
    expect(refused(answer).errors?.[0]?.field).toBe('redirect');
    expect(answer.headers.has('location')).toBe(false);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is required exactly once', async () => {
    expect((await start()).status).toBe(422);
    const right = encodeURIComponent(`${appOrigin}/dashboard`);
    const twice = await app.request('GET', `/auth/google?redirect=${right}&redirect=${right}`);
    expect(twice.status).toBe(422);
  });
});

describe('a start that is refused', () => {
  const asked = `/auth/google?redirect=${encodeURIComponent('http://127.0.0.1:3000/dashboard')}`;
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  /** Without `fetch`, which says of itself that it is a script. */
  const go = ({ origin }: { origin: string }, path: string, headers: Record<string, string>) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${origin}/api${path}`, { headers }, (answer) => resolve(answer.resume())).on('error', reject);
    });

  it.each([
    ['from another host', app, asked],
    ['without a way back', app, '/auth/google'],
    ['where nobody set Google up', without, startUrl.replace(`${appOrigin}/api`, '')],
  ])('redirects a browser window to the page with an error: %s', async (_how, running, path) => {
    for (const headers of [{ accept, 'sec-fetch-mode': 'navigate' }, { accept }] as Record<string, string>[]) {
      const answer = await go(running, path, headers);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe(failure);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it.each([
    ['a script of a page', { accept, 'sec-fetch-mode': 'cors' }],
    ['a program', { accept: '*/*' }],
    ['a program that names nothing', {}],
  ])('answers %s with a problem document', async (_who, headers) => {
    const answer = await go(app, asked, headers);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});

it('is unavailable if it is not set up', async () => {
  const answer = await without.request('GET', startUrl.replace(`${appOrigin}/api`, ''));
  expect(answer.status).toBe(503);
  expect(refused(answer).code).toBe('provider_not_configured');
  expect((await without.request('GET', '/auth/providers')).body).toMatchObject({ google: false, sandbox: false });
});

it('binds its cookie to the host over https, and returns to the origin where it started', async () => {
  const origin = 'https://www.kumbara.example';
  const answer = await overHttps.request('GET', `/auth/google?redirect=${encodeURIComponent(`${origin}/dashboard`)}`);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-sign-in=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  const sent = new URL(answer.headers.get('location') ?? '').searchParams;
  expect(sent.get('redirect_uri')).toBe(`${origin}/api/auth/google/callback`);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const back = (headers: Record<string, string>) =>
    overHttps.request('GET', `/auth/google/callback?state=${sent.get('state')}&error=access_denied`, { headers });
  expect((await back({ cookie })).headers.get('location')).toBe(`${origin}/?error=google`);
  expect((await back({})).headers.get('location')).toBe('https://kumbara.example/?error=google');
});
