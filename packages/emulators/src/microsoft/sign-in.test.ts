import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmulators } from '#emulators.ts';
import { openBrowser } from '#testing/browser.ts';
import {
  askForTokens,
  challengeOf,
  connectOutlook,
  outlookAuthUrl,
  outlookScope,
  refresh,
  toApp,
} from '#testing/connect-outlook.ts';

const app = 'http://localhost:3000';
const emulators = await startEmulators({ appOrigins: [app] });
const { microsoft, environment } = emulators;
afterAll(() => emulators.close());

const code_challenge = challengeOf('nobody knows');
const visit = (parameters = {}, browser = openBrowser()) =>
  browser.visit(outlookAuthUrl(emulators, { code_challenge, ...parameters }), {}, toApp);
const me = (token: string) =>
  fetch(`${environment.GRAPH_API_URL}/me`, { headers: { authorization: `Bearer ${token}` } });

/** Returns a code with its verifier. */
async function aCode(user = 'ayse', parameters = {}) {
  const code_verifier = randomBytes(32).toString('base64url');
  const browser = openBrowser();
  const page = await visit({ code_challenge: challengeOf(code_verifier), prompt: 'consent', ...parameters }, browser);
  const consent = await browser.press(page, 'user', user);
  const { url } = await browser.press(consent, 'allow', 'yes', toApp);
  return { grant_type: 'authorization_code', code: url.searchParams.get('code') ?? '', code_verifier };
}

describe('the pages', () => {
  it('say that they are not the real service, list the users, and then the permissions', async () => {
    const browser = openBrowser();
    const page = await browser.visit(outlookAuthUrl(emulators, { code_challenge }), {
      headers: { 'accept-language': 'tr' },
    });
    expect(page.text).toContain('bu gerçek bir hizmet değildir');
    for (const { email } of microsoft.users) expect(page.text).toContain(email);
    const consent = await browser.press(page, 'user', 'emma');
    expect(consent.text).toContain('Read your mail');
    expect(consent.text).toContain('Maintain access to data');
    expect(consent.headers.get('content-security-policy')).toContain(`form-action 'self' ${app}`);
    const { url } = await browser.press(consent, 'allow', 'yes', toApp);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      code: expect.any(String),
      state: 'outlook_auth',
      session_state: expect.any(String),
    });
  });

  it('ask for consent once, and again with prompt=consent', async () => {
    await connectOutlook(emulators, 'ayse');
    const browser = openBrowser();
    const again = await browser.press(await visit({}, browser), 'user', 'ayse', toApp);
    expect(again.url.searchParams.get('code')).toBeTruthy();
    const anew = await browser.press(await visit({ prompt: 'consent' }, browser), 'user', 'ayse', toApp);
    expect(anew.text).toContain('Permissions requested');
  });

  it.each([
    ['on the list of accounts', undefined, /has denied access/],
    ['of a personal account', 'ayse', /has denied access/],
    ['of a work account', 'emma', /^AADSTS65004: .* Trace ID: /],
    ['where an administrator would have to agree', 'can', /^AADSTS90094: /],
  ])('send back access_denied and the state when somebody says no: %s', async (_where, user, words) => {
    const browser = openBrowser();
    let page = await visit({ prompt: 'consent' }, browser);
    if (user) page = await browser.press(page, 'user', user);
    const { url } = await browser.press(page, 'cancel', 'yes', toApp);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ error: 'access_denied', state: 'outlook_auth' });
    expect(url.searchParams.get('error_description')).toMatch(words);
  });

  it('do not grant permissions that need an administrator', async () => {
    const browser = openBrowser();
    const page = await browser.press(await visit({}, browser), 'user', 'can');
    expect(page.text).toContain('Need admin approval');
    const { url } = await browser.press(page, 'allow', 'yes', toApp);
    expect(url.searchParams.has('code')).toBe(false);
  });

  it.each([
    ['another application', { client_id: 'another' }, 'AADSTS700016'],
    ['an address that is not registered', { redirect_uri: 'https://evil.example/cb' }, 'AADSTS50011'],
    ['another tenant', { tenant: 'nobody' }, 'AADSTS90002'],
  ])('send nobody to %s', async (_what, parameters, code) => {
    const page = await visit(parameters);
    expect(page.status).toBe(400);
    expect(page.headers.has('location')).toBe(false);
    expect(page.text).toContain(code);
  });

  it.each([
    ['no PKCE challenge', { code_challenge: undefined }, 'invalid_request'],
    ['a plain one', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a scope that is none', { scope: 'Mail.Everything' }, 'invalid_scope'],
    ['no scope', { scope: undefined }, 'invalid_scope'],
  ])('refuse %s', async (_what, parameters, error) => {
    const { url } = await visit(parameters);
    expect(url.searchParams.get('error')).toBe(error);
  });

  it.each([
    ['consumers', ['ayse.yilmaz@outlook.example'], 'emma@wright'],
    ['organizations', ['emma@wrightstudio.example'], 'ayse.yilmaz@'],
  ])('let in who belongs to the tenant: %s', async (tenant, emails, other) => {
    const { text } = await visit({ tenant });
    for (const email of emails) expect(text).toContain(email);
    expect(text).not.toContain(other);
  });
});

describe('the code', () => {
  it('yields tokens and an id token with a valid signature', async () => {
    const { status, body } = await askForTokens(
      emulators,
      await aCode('emma', { nonce: 'n-1', scope: `${outlookScope} email` }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3599, ext_expires_in: 3599 });
    expect(body.scope).toBe(
      'openid profile https://graph.microsoft.com/User.Read https://graph.microsoft.com/Mail.Read email',
    );
    const [head = '', claims = '', signature = ''] = (body.id_token ?? '').split('.');
    const discovery = (await (
      await fetch(`${environment.MICROSOFT_LOGIN_URL}/common/v2.0/.well-known/openid-configuration`)
    ).json()) as Record<string, string>;
    const { keys } = (await (await fetch(discovery.jwks_uri ?? '')).json()) as { keys: object[] };
    const key = createPublicKey({ key: keys[0] as never, format: 'jwk' });
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
    const payload = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect(payload).toMatchObject({
      aud: environment.MICROSOFT_CLIENT_ID,
      name: 'Emma Wright',
      preferred_username: 'emma@wrightstudio.example',
      email: 'emma@wrightstudio.example',
      nonce: 'n-1',
      ver: '2.0',
    });
    expect(payload.iss).toBe(discovery.issuer?.replace('{tenantid}', payload.tid));
  });

  it('yields no refresh token without offline_access', async () => {
    const { body } = await askForTokens(emulators, await aCode('ayse', { scope: 'Mail.Read' }));
    expect(body).not.toHaveProperty('refresh_token');
    expect(body).not.toHaveProperty('id_token');
  });

  it.each([
    ['with another verifier', { code_verifier: 'guessed' }, 400, 'invalid_grant', 501481],
    ['from another address', { redirect_uri: 'https://evil.example/cb' }, 401, 'invalid_client', 500112],
    ['with another secret', { client_secret: 'guessed' }, 401, 'invalid_client', 7000215],
    ['with another code', { code: 'guessed' }, 400, 'invalid_grant', 9002313],
    ['for another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type', 70003],
    ['without saying for what', { grant_type: '' }, 400, 'invalid_request', 900144],
  ])('is worth nothing %s', async (_how, more, status, error, code) => {
    const form = await aCode();
    const answer = await askForTokens(emulators, { ...form, ...more });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      error,
      error_codes: [code],
      error_description: expect.stringMatching(
        new RegExp(`^AADSTS${code}: .* Correlation ID: [0-9a-f-]{36} Timestamp: `),
      ),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ$/),
      trace_id: expect.any(String),
      correlation_id: expect.any(String),
    });
  });

  it('can be redeemed only once', async () => {
    const form = await aCode();
    expect((await askForTokens(emulators, form)).status).toBe(200);
    expect((await askForTokens(emulators, form)).body).toMatchObject({ error: 'invalid_grant', error_codes: [54005] });
  });
});

describe('a refresh token', () => {
  it('is replaced at every use and stays valid, like the real one', async () => {
    const first = await connectOutlook(emulators, 'ayse');
    const { body: second } = await refresh(emulators, first);
    const { body: third } = await refresh(emulators, second);
    expect(new Set([first, second, third].map(({ refresh_token }) => refresh_token)).size).toBe(3);
    expect(new Set([first, second, third].map(({ access_token }) => access_token)).size).toBe(3);
    expect((await refresh(emulators, first)).status).toBe(200);
  });

  it('expires after the grace period of a strict server', async () => {
    microsoft.settings.refreshGraceSeconds = 0;
    const first = await connectOutlook(emulators, 'ayse');
    const { body: second } = await refresh(emulators, first);
    expect((await refresh(emulators, first)).body).toMatchObject({ error: 'invalid_grant', error_codes: [700082] });
    microsoft.settings.refreshGraceSeconds = 30;
    expect((await refresh(emulators, second)).status).toBe(200);
    expect((await refresh(emulators, second)).status).toBe(200);
    microsoft.settings.refreshGraceSeconds = Number.POSITIVE_INFINITY;
  });

  it.each([
    ['ayse', 70000],
    ['emma', 50173],
  ])('of %s ends with the grant: invalid_grant', async (user, code) => {
    const tokens = await connectOutlook(emulators, user);
    expect((await me(tokens.access_token)).status).toBe(200);
    microsoft.revokeGrants(user);
    expect((await me(tokens.access_token)).status).toBe(401);
    expect((await refresh(emulators, tokens)).body).toMatchObject({ error: 'invalid_grant', error_codes: [code] });
    expect((await connectOutlook(emulators, user)).refresh_token).toBeTruthy();
  });

  it('yields no more scopes than were granted', async () => {
    const { refresh_token = '' } = await connectOutlook(emulators, 'emma', { scope: 'offline_access User.Read' });
    const ask = (scope: string) => askForTokens(emulators, { grant_type: 'refresh_token', refresh_token, scope });
    expect((await ask('User.Read')).body.scope).toBe('https://graph.microsoft.com/User.Read');
    expect((await ask('Mail.Read')).body).toMatchObject({ error: 'invalid_grant', error_codes: [65001] });
  });
});

it('expires access tokens on request, and a refresh yields new ones', async () => {
  const tokens = await connectOutlook(emulators, 'ayse');
  microsoft.expireAccessTokens('ayse');
  const refused = await me(tokens.access_token);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ error: { code: 'InvalidAuthenticationToken' } });
  const { body } = await refresh(emulators, tokens);
  expect((await me(body.access_token)).status).toBe(200);
});
