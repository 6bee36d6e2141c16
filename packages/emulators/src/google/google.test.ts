import { createHash, randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmulators } from '#emulators.ts';
import { openBrowser } from '#testing/browser.ts';

const app = 'http://localhost:3000';
const emulators = await startEmulators({ appOrigins: [app] });
afterAll(() => emulators.close());
const { environment } = emulators;
const callback = `${app}/api/auth/google/callback`;
const toApp = ({ origin }: URL) => origin === app;

const aVerifier = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

function authUrl(parameters: Record<string, string | undefined> = {}): URL {
  const url = new URL(environment.GOOGLE_AUTH_URL ?? '');
  const all = {
    client_id: environment.GOOGLE_CLIENT_ID,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'some-state',
    prompt: 'select_account',
    code_challenge: challengeOf('nobody knows'),
    code_challenge_method: 'S256',
    ...parameters,
  };
  for (const [name, value] of Object.entries(all)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

/** Completes a consent and returns the parameters of the callback. */
async function consent(user: string, verifier: string, browser = openBrowser(), parameters = {}) {
  const page = await browser.visit(authUrl({ code_challenge: challengeOf(verifier), ...parameters }));
  const back = await browser.press(page, 'user', user, toApp);
  return Object.fromEntries(back.url.searchParams);
}

async function tokens(code: string | undefined, verifier: string, more: Record<string, string> = {}) {
  const answer = await fetch(environment.GOOGLE_TOKEN_URL ?? '', {
    method: 'POST',
    body: new URLSearchParams({
      client_id: environment.GOOGLE_CLIENT_ID ?? '',
      client_secret: environment.GOOGLE_CLIENT_SECRET ?? '',
      redirect_uri: callback,
      grant_type: 'authorization_code',
      code: code ?? '',
      code_verifier: verifier,
      ...more,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const userinfo = (token: string | undefined) =>
  fetch(environment.GOOGLE_USERINFO_URL ?? '', { headers: { authorization: `Bearer ${token}` } });

async function infoOf(user: string, browser?: ReturnType<typeof openBrowser>) {
  const verifier = aVerifier();
  const { body } = await tokens((await consent(user, verifier, browser)).code, verifier);
  return (await (await userinfo(body.access_token)).json()) as Record<string, unknown>;
}

describe('the consent page', () => {
  it('says that it is not the real service, in the language of the browser, and lists the users', async () => {
    const open = (language: string) => openBrowser().visit(authUrl(), { headers: { 'accept-language': language } });
    const turkish = await open('tr-TR,tr;q=0.9');
    expect(turkish.text).toContain('bu gerçek bir hizmet değildir');
    expect(turkish.text).toContain('<html lang="tr">');
    const english = await open('en-GB');
    expect(english.text).toContain('this is not the real service');
    for (const { email } of emulators.google.users) expect(english.text).toContain(email);
  });

  it('runs no script and submits only to the application', async () => {
    const page = await openBrowser().visit(authUrl());
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${app}`);
    expect(page.text).not.toMatch(/<script|style="|\son\w+=/);
  });

  it('escapes names', async () => {
    const name = { given_name: '<img src=x onerror=alert(1)>', family_name: 'Person', locale: 'en' };
    const evil = { id: 'evil', sub: '1', email: 'evil@example.com', email_verified: true, ...name };
    emulators.google.users.push(evil);
    expect((await openBrowser().visit(authUrl())).text).toContain('&lt;img src=x');
    emulators.google.users.pop();
  });

  it('returns access_denied and the state when it is cancelled', async () => {
    const browser = openBrowser();
    const back = await browser.press(await browser.visit(authUrl()), 'cancel', 'yes', toApp);
    expect(Object.fromEntries(back.url.searchParams)).toMatchObject({ error: 'access_denied', state: 'some-state' });
  });

  it('asks for the account every time, and allows another one in the same browser', async () => {
    const browser = openBrowser();
    for (const [user, email] of [
      ['ayse', 'ayse.yilmaz@gmail.example'],
      ['emma', 'emma.wright@gmail.example'],
    ] as const) {
      expect(await infoOf(user, browser)).toMatchObject({ email });
    }
  });

  it.each([
    ['another application', { client_id: 'another' }],
    ['an address that is not registered', { redirect_uri: 'https://evil.example/callback' }],
  ])('does not send anybody to %s', async (_what, parameters) => {
    const page = await openBrowser().visit(authUrl(parameters));
    expect(page.status).toBe(400);
    expect(page.headers.has('location')).toBe(false);
    expect(page.text).toContain('Access blocked');
  });

  it.each([
    ['no PKCE challenge', { code_challenge: undefined, code_challenge_method: undefined }],
    ['a plain one', { code_challenge_method: 'plain' }],
  ])('refuses %s', async (_what, parameters) => {
    const back = await openBrowser().visit(authUrl(parameters), {}, toApp);
    expect(back.url.searchParams.get('error')).toBe('invalid_request');
  });

  it('shows an error when it has expired', async () => {
    const page = await openBrowser().visit(`${emulators.origin}/google/choose/long-ago`);
    expect(page.status).toBe(400);
    expect(page.text).toContain('This cannot go on');
  });
});

describe('the code', () => {
  it('yields tokens, and userinfo has the format of Google’s', async () => {
    const verifier = aVerifier();
    const { code, state, iss } = await consent('ayse', verifier);
    expect({ state, iss }).toEqual({ state: 'some-state', iss: `${emulators.origin}/google` });
    const { status, body } = await tokens(code, verifier);
    expect(status).toBe(200);
    const asked =
      'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile';
    expect(body).toMatchObject({ token_type: 'Bearer', scope: asked, id_token: expect.any(String) });
    const claims = {
      sub: '103000000000000000001',
      name: 'Ayşe Yılmaz',
      given_name: 'Ayşe',
      family_name: 'Yılmaz',
      picture: `${emulators.origin}/google/picture/ayse.svg`,
      email: 'ayse.yilmaz@gmail.example',
      email_verified: true,
      locale: 'tr',
    };
    expect(await (await userinfo(body.access_token)).json()).toEqual(claims);
    expect(JSON.parse(Buffer.from(body.id_token?.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
      ...claims,
      iss: `${emulators.origin}/google`,
      aud: environment.GOOGLE_CLIENT_ID,
    });
    const drawn = await fetch(claims.picture);
    expect(drawn.headers.get('content-type')).toContain('image/svg+xml');
  });

  it.each([
    ['a second time', {}, true],
    ['with another verifier', { code_verifier: aVerifier() }, false],
    ['from another address', { redirect_uri: 'https://evil.example/callback' }, false],
    ['with another secret', { client_secret: 'guessed' }, false],
  ])('is worth nothing %s', async (_how, more, isSecond) => {
    const verifier = aVerifier();
    const { code } = await consent('ayse', verifier);
    if (isSecond) await tokens(code, verifier);
    expect((await tokens(code, verifier, more)).status).toBeGreaterThanOrEqual(400);
  });
});

it('has an account with two e-mail addresses, and one with an unverified address', async () => {
  const [before, later] = [await infoOf('deniz'), await infoOf('deniz-later')];
  expect(later.sub).toBe(before.sub);
  expect(later.email).not.toBe(before.email);
  expect(await infoOf('mert')).toMatchObject({ email_verified: false });
});

it('revokes the whole grant without client authentication, like Google', async () => {
  const verifier = aVerifier();
  const { body } = await tokens((await consent('ayse', verifier)).code, verifier);
  const revoke = () =>
    fetch(environment.GOOGLE_REVOKE_URL ?? '', {
      method: 'POST',
      body: new URLSearchParams({ token: body.access_token ?? '' }),
    });
  expect((await userinfo(body.access_token)).status).toBe(200);
  expect((await revoke()).status).toBe(200);
  expect((await userinfo(body.access_token)).status).toBe(401);
  const again = await revoke();
  expect([again.status, await again.json()]).toMatchObject([400, { error: 'invalid_token' }]);
});
