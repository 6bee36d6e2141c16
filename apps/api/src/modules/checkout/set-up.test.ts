import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '#config.ts';
import { refused, runApp } from '#testing/running-app.ts';

const now = Date.parse('2026-11-21T09:00:00Z') / 1000;
const sign = (body: string, key: string) =>
  `t=${now},v1=${createHmac('sha256', key).update(`${now}.${body}`).digest('hex')}`;
const body = '{"id":"evt_1","type":"balance.available","data":{"object":{"object":"balance"}}}';

describe('without payments set up', () => {
  const app = runApp();

  it('refuses checkout, and still shows the packages', async () => {
    const user = await app.aUser();
    const sent = { as: user, body: { package_id: 'pro_monthly' } };
    const answers = [
      await app.request('POST', '/payments/checkout', sent),
      await app.request('POST', '/payments/webhook', { body, headers: { 'stripe-signature': sign(body, 'x') } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(refused(answer).code).toBe('provider_not_configured');
    }
    const packages = (await app.request('GET', '/payments/packages')).body;
    expect(packages).toMatchObject([{ available: false, sandbox: false }, { available: false }]);
    expect((await app.request('GET', '/payments/plan', { as: user })).body).toMatchObject({
      status: 'none',
      can_manage: false,
    });
  });
});

describe('while the signing secret is being replaced', () => {
  const app = runApp({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' });

  it('believes both secrets and no third', async () => {
    const statusOf = async (key: string) =>
      (await app.request('POST', '/payments/webhook', { body, headers: { 'stripe-signature': sign(body, key) } }))
        .status;
    expect(await Promise.all(['whsec_new', 'whsec_old', 'whsec_third', 'whsec_new, whsec_old'].map(statusOf))).toEqual([
      200, 200, 400, 400,
    ]);
  });
});

it('wants key and signing secret together', () => {
  const settings = { DATABASE_URL: 'postgresql://x', DATA_DIR: '/tmp/kumbara-no-such-folder' };
  for (const half of [{ STRIPE_SECRET_KEY: 'sk' }, { STRIPE_WEBHOOK_SECRET: 'whsec' }]) {
    expect(() => loadConfig({ ...settings, ...half })).toThrow('belong together');
  }
});
