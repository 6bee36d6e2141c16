import { startEmulators } from '@kumbara/emulators';
import { type OauthProvider, outlookState } from '@kumbara/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConnection } from '#testing/a-connection.ts';
import { refused, runApp, startOfTime, type TestUser } from '#testing/running-app.ts';
import { aFarewell, aReceipt } from '#testing/service-mails.ts';
import { aGooglePerson, aMicrosoftPerson, consent } from './adapters/contract-over-emulators.ts';

const emulators = await startEmulators({ appOrigins: ['http://localhost:3000'] });
const app = runApp({ ...emulators.environment, APP_ORIGIN: 'http://localhost:3000' });
beforeAll(() => app.work());
afterAll(() => emulators.close());

let user: TestUser;
beforeEach(async () => {
  user = await app.aUser({ tier: 'premium' });
});

const authUrl = async (provider: OauthProvider, as = user) => {
  const { status, body } = await app.request('GET', `/email/${provider}/auth-url`, { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.auth_url as string;
};
const codeFrom = async (address: string, person: string) =>
  (await consent(address, person)).searchParams.get('code') ?? '';
const post = (provider: OauthProvider, code: string, as = user) =>
  app.request('POST', '/email/connect', { as, body: { provider, code } });
const connect = async (provider: OauthProvider, person: string, as = user) =>
  post(provider, await codeFrom(await authUrl(provider, as), person), as);
const scan = (provider: OauthProvider, as = user) => app.request('POST', '/email/scan', { as, body: { provider } });

const ways = {
  gmail: { played: emulators.google, aPerson: () => aGooglePerson(emulators) },
  outlook: { played: emulators.microsoft, aPerson: () => aMicrosoftPerson(emulators) },
} as const;

describe.each(Object.entries(ways))('a mailbox at %s', (name, { played, aPerson }) => {
  const provider = name as OauthProvider;
  let person: string;
  beforeEach(() => {
    person = aPerson();
  });
  const inbox = () => played.mailboxes.of(person);
  const deliver = async (...mails: [Buffer, string][]) => {
    for (const [raw, day] of mails) (await inbox()).deliver(raw, { received: new Date(`${day}T08:00:00Z`) });
  };

  it('is one of at most twenty; those that are connected can be connected again', async () => {
    expect((await connect(provider, person)).status).toBe(201);
    for (let i = 0; i < 19; i += 1) await aConnection(app.prisma, user);
    const answer = await connect(provider, aPerson());
    expect(refused(answer)).toMatchObject({ status: 422, code: 'too_many_mailboxes' });
    expect((await connect(provider, person)).status).toBe(200);
  });

  it('is connected, looked through, and left as it was', async () => {
    await deliver([aReceipt('2026-10-05'), '2026-10-05'], [aReceipt('2026-11-05'), '2026-11-05']);
    const state = async () => JSON.stringify((await inbox()).mails().map(({ unread, folder }) => [unread, folder]));
    const before = await state();
    const connected = await connect(provider, person);
    expect(connected).toMatchObject({ status: 201, body: { provider, status: 'ok', imap_server: null } });
    const { status, body } = await scan(provider);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ emails_scanned: 2, subscriptions_detected: 1 });
    expect(body.subscriptions[0]).toMatchObject({
      service_name: 'Netflix',
      amount: 149.99,
      next_payment_date: '2026-12-05',
    });
    expect(await state()).toBe(before);
    const stored = JSON.stringify([
      await app.prisma.secret.findMany(),
      await app.prisma.mailConnection.findMany(),
      await app.prisma.mailboxAttempt.findMany(),
    ]);
    expect(stored).not.toMatch(/refresh_token|verifier/);
  });

  it('is looked through again from where the last look ended', async () => {
    await deliver([aReceipt('2026-10-05'), '2026-10-05']);
    await connect(provider, person);
    await scan(provider);
    played.requests.clear();
    for (const raw of [aReceipt('2026-11-05'), aFarewell('2026-11-20')])
      (await inbox()).deliver(raw, { received: new Date() });
    const { body } = await scan(provider);
    expect(body).toMatchObject({ emails_scanned: 3, cancelled_detected: 1 });
    expect(await app.prisma.readMail.count({ where: { user_id: user.id } })).toBe(3);
  });

  it('continues when its access token has expired', async () => {
    await deliver([aReceipt('2026-11-05'), '2026-11-05']);
    await connect(provider, person);
    // A token is refused for a whole batch, never for a part of it.
    played.faults.add({ name: 'token-refused', times: 1, ...(provider === 'outlook' && { on: /batch/ }) });
    expect((await scan(provider)).status).toBe(200);
  });

  it('asks to connect again after the grant was revoked, and then works', async () => {
    await connect(provider, person);
    await played.revokeGrants(person);
    const answer = await scan(provider);
    expect(answer.status).toBe(409);
    expect(refused(answer).code).toBe('reconnect_required');
    const list = await app.request('GET', '/email/connections', { as: user });
    expect(list.body).toMatchObject([{ status: 'reconnect' }]);
    expect((await connect(provider, person)).status).toBe(200);
    expect((await scan(provider)).status).toBe(200);
  });

  it('waits for a busy provider', async () => {
    await deliver([aReceipt('2026-11-05'), '2026-11-05']);
    await connect(provider, person);
    played.faults.add({ name: 'unavailable', times: 3, retryAfter: 1 });
    const { status, body } = await scan(provider);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.emails_scanned).toBe(1);
  });

  it('reports what happens to the grant when it is disconnected', async () => {
    const { body } = await connect(provider, person);
    const answer = await app.request('DELETE', `/email/connection/${provider}?email=${body.email}`, { as: user });
    expect(answer.body).toEqual({ permission: provider === 'gmail' ? 'ended' : 'by_hand' });
    expect(await app.prisma.secret.count({ where: { user_id: user.id } })).toBe(0);
  });

  describe('is not connected', () => {
    it('with a code that was used', async () => {
      const code = await codeFrom(await authUrl(provider), person);
      expect((await post(provider, code)).status).toBe(201);
      await authUrl(provider);
      expect(refused(await post(provider, code))).toMatchObject({ status: 400, code: 'oauth_failed' });
    });

    it('with a code of another user’s session', async () => {
      const attacker = await app.aUser();
      const code = await codeFrom(await authUrl(provider, attacker), person);
      expect(refused(await post(provider, code)).code).toBe('oauth_failed');
      await authUrl(provider);
      expect(refused(await post(provider, code)).code).toBe('oauth_failed');
      expect(await app.prisma.mailConnection.count({ where: { user_id: { in: [user.id, attacker.id] } } })).toBe(0);
    });

    it('in another session of the same user', async () => {
      const code = await codeFrom(await authUrl(provider), person);
      const session = await app.prisma.session.create({
        data: { user_id: user.id, expires_at: new Date('2040-01-01') },
      });
      const token = app.container.tokens.sign(user.id, session.id, session.expires_at);
      expect(refused(await post(provider, code, { ...user, session_id: session.id, token })).code).toBe('oauth_failed');
    });

    it('with a code of the other provider', async () => {
      const [other, their] = Object.entries(ways).find(([key]) => key !== provider) ?? [];
      const code = await codeFrom(await authUrl(other as OauthProvider), their?.aPerson() ?? '');
      await authUrl(provider);
      expect(refused(await post(provider, code)).code).toBe('oauth_failed');
    });

    it('without having begun, too late, or a second time after a failure', async () => {
      expect(refused(await post(provider, 'invented')).code).toBe('oauth_failed');
      const late = await codeFrom(await authUrl(provider), person);
      app.passTime(601);
      expect(refused(await post(provider, late)).code).toBe('oauth_failed');
      const code = await codeFrom(await authUrl(provider), person);
      expect(refused(await post(provider, 'invented')).code).toBe('oauth_failed');
      expect(refused(await post(provider, code)).code).toBe('oauth_failed');
    });

    it('without a code', async () => {
      expect((await post(provider, '')).status).toBe(422);
    });
  });
});

it('Outlook’s state is what the page knows it by, and Gmail’s is new each time', async () => {
  const stateOf = async (provider: OauthProvider) => new URL(await authUrl(provider)).searchParams.get('state');
  expect(await stateOf('outlook')).toBe(outlookState);
  expect(await stateOf('gmail')).not.toBe(await stateOf('gmail'));
});

describe('Google’s permission', () => {
  const revoked = () => emulators.google.requests.entries().filter(({ path }) => path.includes('revoke')).length;

  it('is revoked when the mailbox is refused as the 21st', async () => {
    for (let i = 0; i < 20; i += 1) await aConnection(app.prisma, user);
    const before = revoked();
    expect(refused(await connect('gmail', aGooglePerson(emulators))).code).toBe('too_many_mailboxes');
    await vi.waitUntil(async () => (await app.prisma.revocation.count()) === 0, { timeout: 40_000 });
    expect(revoked()).toBe(before + 1);
    expect(await app.prisma.secret.count({ where: { user_id: user.id, purpose: 'mailbox gmail' } })).toBe(0);
  });

  it('is revoked also if Google is unavailable at first, and when the account is deleted', async () => {
    await connect('gmail', aGooglePerson(emulators));
    const before = revoked();
    emulators.google.faults.add({ name: 'unavailable', on: /revoke/ });
    await app.prisma.user.update({ where: { id: user.id }, data: { password_hash: null, google_subject: user.id } });
    await app.prisma.session.updateMany({ where: { user_id: user.id }, data: { created_at: new Date(startOfTime) } });
    expect((await app.request('DELETE', '/account', { as: user, body: {} })).status).toBe(204);
    await vi.waitUntil(async () => (await app.prisma.revocation.count()) === 0, { timeout: 40_000 });
    // Once in vain, and once more.
    expect(revoked()).toBe(before + 2);
  }, 60_000);
});
