import { gmail as gmailClient } from '@googleapis/gmail';
import type { OAuth2Client } from 'google-auth-library';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmulators } from '#emulators.ts';
import { openBrowser } from '#testing/browser.ts';
import { connectGmail, gmailReadonly, googleClient } from '#testing/connect-gmail.ts';

const emulators = await startEmulators({ appOrigins: ['http://localhost:3000'] });
const { google, environment } = emulators;
afterAll(() => emulators.close());

const metadata = 'https://www.googleapis.com/auth/gmail.metadata';
const profileOf = (auth: OAuth2Client) =>
  gmailClient({ version: 'v1', auth, rootUrl: environment.GMAIL_API_URL, retry: false }).users.getProfile({
    userId: 'me',
  });

describe('the consent', () => {
  it('shows each requested scope with a checkbox', async () => {
    const url = googleClient(emulators).generateAuthUrl({
      scope: `openid email ${gmailReadonly}`,
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256' as never,
    });
    const browser = openBrowser();
    const choose = await browser.visit(url);
    expect(choose.text).toContain('Whose Gmail mailbox shall Kumbara read?');
    expect(choose.text.match(/empty mailbox/g)).toHaveLength(google.users.filter(({ fixture }) => !fixture).length);
    const page = await browser.press(choose, 'user', 'emma');
    expect(page.text).toContain('View your email messages and settings');
    expect(page.text.match(/type="checkbox"/g)).toHaveLength(1);
    const back = await browser.press(page, 'cancel', 'yes', ({ origin }) => origin === 'http://localhost:3000');
    expect(back.url.searchParams.get('error')).toBe('access_denied');
  });

  it('is not shown again when all scopes were granted', async () => {
    await connectGmail(emulators, 'ayse');
    const url = googleClient(emulators).generateAuthUrl({
      scope: gmailReadonly,
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256' as never,
    });
    const browser = openBrowser();
    const toApp = ({ origin }: URL) => origin === 'http://localhost:3000';
    const again = await browser.press(await browser.visit(url), 'user', 'ayse', toApp);
    expect(again.url.searchParams.get('code')).toBeTruthy();
    const anew = await browser.press(await browser.visit(`${url}&prompt=consent`), 'user', 'ayse', toApp);
    expect(anew.text).toContain('type="checkbox"');
  });

  it('grants the selected scopes and names them in the answer', async () => {
    const asked = `openid email ${gmailReadonly}`;
    const { credentials } = await connectGmail(emulators, 'emma', { scope: asked, unticked: [gmailReadonly] });
    expect(credentials.scope).toBe('openid https://www.googleapis.com/auth/userinfo.email');
    const auth = await connectGmail(emulators, 'emma', { scope: asked });
    expect(auth.credentials.scope).toBe(`openid https://www.googleapis.com/auth/userinfo.email ${gmailReadonly}`);
    expect(await auth.getTokenInfo(auth.credentials.access_token ?? '')).toMatchObject({
      email: 'emma.wright@gmail.example',
      scopes: expect.arrayContaining([gmailReadonly]),
      access_type: 'offline',
    });
  });

  it('denies the mailbox without its scope', async () => {
    const auth = await connectGmail(emulators, 'emma', { scope: `openid ${gmailReadonly}`, unticked: [gmailReadonly] });
    await expect(profileOf(auth)).rejects.toMatchObject({ status: 403, message: expect.stringContaining('scopes') });
  });

  it('includes scopes granted before with include_granted_scopes', async () => {
    await connectGmail(emulators, 'deniz', { scope: metadata });
    const alone = await connectGmail(emulators, 'deniz', { scope: gmailReadonly });
    expect(alone.credentials.scope).toBe(gmailReadonly);
    const both = await connectGmail(emulators, 'deniz', { scope: gmailReadonly, includeGranted: true });
    expect(both.credentials.scope?.split(' ').sort()).toEqual([metadata, gmailReadonly].sort());
  });
});

describe('a refresh token', () => {
  it.each([
    ['is issued with the first consent to offline access', { prompt: 'select_account' }, true],
    ['is not issued a second time', { prompt: 'select_account' }, false],
    ['is issued again with prompt=consent', { prompt: 'consent' }, true],
    ['is not issued without offline access', { prompt: 'consent', accessType: 'online' as const }, false],
  ])('%s', async (_what, consent, isIssued) => {
    const { credentials } = await connectGmail(emulators, 'mert', consent);
    expect(Boolean(credentials.refresh_token)).toBe(isIssued);
  });

  it('yields a new access token, stays valid, and is not repeated', async () => {
    const auth = await connectGmail(emulators, 'emma');
    const { access_token: before, refresh_token } = auth.credentials;
    google.expireAccessTokens('emma');
    // Google's client refreshes by itself after a 401 and keeps its refresh token.
    expect((await profileOf(auth)).data.emailAddress).toBe('emma.wright@gmail.example');
    expect(auth.credentials.access_token).not.toBe(before);
    expect(auth.credentials.refresh_token).toBe(refresh_token);
    const answer = await fetch(environment.GOOGLE_TOKEN_URL ?? '', {
      method: 'POST',
      body: new URLSearchParams({
        client_id: environment.GOOGLE_CLIENT_ID ?? '',
        client_secret: environment.GOOGLE_CLIENT_SECRET ?? '',
        grant_type: 'refresh_token',
        refresh_token: refresh_token ?? '',
      }),
    });
    const body = (await answer.json()) as object;
    expect(body).toMatchObject({ token_type: 'Bearer', scope: gmailReadonly, expires_in: 3600 });
    expect(body).not.toHaveProperty('refresh_token');
  });

  it.each([
    [
      'was revoked with the access token',
      (auth: OAuth2Client) => auth.revokeToken(auth.credentials.access_token ?? ''),
    ],
    ['was revoked itself', (auth: OAuth2Client) => auth.revokeToken(auth.credentials.refresh_token ?? '')],
    ['was removed in the account', async () => google.revokeGrants('emma')],
  ])('that %s is refused with invalid_grant', async (_how, end) => {
    const auth = await connectGmail(emulators, 'emma');
    await end(auth);
    await expect(profileOf(auth)).rejects.toMatchObject({
      response: {
        status: 400,
        data: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
      },
    });
  });

  it('is logged when it is used, and meets faults for its endpoint', async () => {
    const auth = await connectGmail(emulators, 'emma');
    google.requests.clear();
    google.faults.add({ name: 'unavailable', on: /\/token/ });
    // Google's client retries once by itself.
    await auth.refreshAccessToken();
    expect(google.requests.entries().map(({ path, status }) => [path, status])).toEqual([
      ['/google/token', 503],
      ['/google/token', 200],
    ]);
  });
});

it('expires access tokens after the configured time', async () => {
  google.settings.accessTokenSeconds = 1;
  const auth = await connectGmail(emulators, 'emma', { accessType: 'online' });
  google.settings.accessTokenSeconds = 3600;
  expect(auth.credentials.expiry_date).toBeLessThan(Date.now() + 2_000);
  const token = auth.credentials.access_token;
  await new Promise((done) => setTimeout(done, 2_100));
  const answer = await fetch(`${environment.GMAIL_API_URL}/gmail/v1/users/me/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([answer.status, await answer.json()]).toMatchObject([401, { error: { status: 'UNAUTHENTICATED' } }]);
});
