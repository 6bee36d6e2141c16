import { afterEach, expect, it, vi } from 'vitest';
import { startEmulators } from './emulators.ts';

const appOrigins = ['http://localhost:3000'];
afterEach(() => vi.unstubAllEnvs());

it('does not start in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(startEmulators({ appOrigins })).rejects.toThrow('does not run in production');
});

it('listens on loopback only, shows that it is not the real service, and stops', async () => {
  const { origin, environment, close } = await startEmulators({ appOrigins });
  expect(new URL(origin).hostname).toBe('127.0.0.1');
  const page = await fetch(origin);
  expect(await page.text()).toContain('this is not the real service');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await fetch(`${origin}/emulators.css`)).headers.get('content-type')).toContain('text/css');
  expect((await fetch(`${origin}/nothing`)).status).toBe(404);
  expect(Object.keys(environment).sort()).toEqual([
    'GMAIL_API_URL',
    'GOOGLE_AUTH_URL',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'GOOGLE_KEYS_URL',
    'GOOGLE_REVOKE_URL',
    'GOOGLE_TOKEN_URL',
    'GOOGLE_USERINFO_URL',
    'GRAPH_API_URL',
    'MICROSOFT_CLIENT_ID',
    'MICROSOFT_CLIENT_SECRET',
    'MICROSOFT_LOGIN_URL',
    'SANDBOX_PLAYS',
    'STRIPE_API_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
  await close();
  await expect(fetch(origin)).rejects.toThrow();
});

it('returns the environment of the selected providers only', async () => {
  const { environment, close } = await startEmulators({ appOrigins, providers: ['microsoft'] });
  expect(environment.SANDBOX_PLAYS).toBe('microsoft');
  expect(environment.GOOGLE_CLIENT_ID).toBeUndefined();
  expect(environment.MICROSOFT_CLIENT_ID).toBeDefined();
  await close();
});

it('fails when its port is in use', async () => {
  const { origin, close } = await startEmulators({ appOrigins });
  await expect(startEmulators({ appOrigins, port: Number(new URL(origin).port) })).rejects.toThrow('EADDRINUSE');
  await close();
});
