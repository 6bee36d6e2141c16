import { expect, it } from 'vitest';
import { startEmulatorsFor } from './start-emulators.ts';

const origins = 'http://localhost:3000, http://localhost:4000';

it('plays the providers for whoever has no keys, and knows every origin of the application', async () => {
  const { SANDBOX_PLAYS, GOOGLE_AUTH_URL, GOOGLE_CLIENT_ID } = await startEmulatorsFor(origins, {});
  expect(SANDBOX_PLAYS).toBe('google,microsoft,stripe');
  for (const origin of ['http://localhost:3000', 'http://localhost:4000']) {
    const url = new URL(GOOGLE_AUTH_URL ?? '');
    url.search = `${new URLSearchParams({
      client_id: GOOGLE_CLIENT_ID ?? '',
      redirect_uri: `${origin}/api/auth/google/callback`,
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    })}`;
    expect((await fetch(url, { redirect: 'manual' })).headers.get('location')).toContain('/choose/');
  }
});

it.each([
  ['in production', { NODE_ENV: 'production' }],
  ['where it is switched off', { SANDBOX: 'off' }],
  [
    'where everybody’s own keys are',
    { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', MICROSOFT_CLIENT_ID: 'id', STRIPE_SECRET_KEY: 'sk' },
  ],
])('plays nothing %s', async (_where, settings) => {
  expect(await startEmulatorsFor(origins, settings)).toEqual({});
});

it('leaves the provider alone whose keys are there', async () => {
  const settings = await startEmulatorsFor(origins, { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
  expect(settings.SANDBOX_PLAYS).toBe('microsoft,stripe');
  expect(settings.GOOGLE_CLIENT_ID).toBeUndefined();
});
