import { expect, it } from 'vitest';
import { startEmulatorsFor } from './start-emulators.ts';

const origins = 'http://localhost:3000, http://localhost:4000';

it('emulates the providers without keys, for every origin of the application', async () => {
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
  ['with SANDBOX=off', { SANDBOX: 'off' }],
  [
    'with the keys of every provider',
    { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', MICROSOFT_CLIENT_ID: 'id', STRIPE_SECRET_KEY: 'sk' },
  ],
])('emulates nothing %s', async (_where, settings) => {
  expect(await startEmulatorsFor(origins, settings)).toEqual({});
});

it('does not emulate a provider whose keys are set', async () => {
  const settings = await startEmulatorsFor(origins, { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
  expect(settings.SANDBOX_PLAYS).toBe('microsoft,stripe');
  expect(settings.GOOGLE_CLIENT_ID).toBeUndefined();
});
