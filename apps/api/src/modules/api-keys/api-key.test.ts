import { createHash, randomBytes } from 'node:crypto';
import { isLongRun } from '@kumbara/samples';
import type { Tier } from '@kumbara/shared';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { aMember, anOwner } from '#testing/a-family.ts';
import { type Answer, addressOf, aSubscription, refused, runApp, type TestUser } from '#testing/running-app.ts';
import { runMain } from '#testing/running-process.ts';
import { createApiKeyService } from './api-key.service.ts';

const keys = {
  SESSION_KEYS: `new:${randomBytes(32).toString('base64')}`,
  CREDENTIAL_KEYS: `new:${randomBytes(32).toString('base64')}`,
  PASSWORD_PEPPER: randomBytes(32).toString('base64'),
};
const app = runApp(keys);

/** A Pro user who confirmed a moment ago that it is they who ask. */
async function aPro(): Promise<TestUser> {
  const user = await app.aUser({ tier: 'pro', email_verified: true });
  await app.confirm(user);
  return user;
}
const create = (as: TestUser, body: object = {}) =>
  app.request('POST', '/api-keys', { as, body: { name: 'Home Assistant', access: 'read_write', ...body } });
const list = (as: TestUser) => app.request('GET', '/api-keys', { as });
const revoke = (as: TestUser, id: string) => app.request('DELETE', `/api-keys/${id}`, { as });
const read = (as: TestUser) => app.request('GET', '/subscriptions', { as });

/** @returns a program with a new key of the user */
async function aProgram(user: TestUser, body: object = {}): Promise<TestUser & { key_id: string }> {
  const { status, body: made } = await create(user, body);
  expect(status, JSON.stringify(made)).toBe(201);
  return { ...user, token: made.key, key_id: made.id };
}
const hold = ({ id }: TestUser, tier: Tier) => app.prisma.user.update({ where: { id }, data: { tier } });
const kindsOf = async (as: TestUser) =>
  (await app.request('GET', '/account/activity', { as })).body.map(({ kind }: { kind: string }) => kind);

describe('a new key', () => {
  it('is shown once, stored as a hash, and works at once', async () => {
    const user = await aPro();
    const made = await create(user, { expires_in_days: 30 });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      key: expect.stringMatching(/^kmb_[\w-]{43}$/),
      name: 'Home Assistant',
      access: 'read_write',
      hint: made.body.key.slice(-4),
      created_at: '2026-11-21T09:00:00.000Z',
      expires_at: '2026-12-21T09:00:00.000Z',
      last_used_at: null,
    });
    const { key, ...shown } = made.body;
    expect((await list(user)).body).toEqual([shown]);
    const stored = JSON.stringify(await app.prisma.apiKey.findMany({ where: { user_id: user.id } }));
    expect(stored).toContain(createHash('sha256').update(key).digest('base64url'));
    expect(stored).not.toContain(key.slice(4));
    expect(app.log.join('\n')).not.toContain(key.slice(4));
    expect(await kindsOf(user)).toEqual(['api_key_created']);

    const program = { ...user, token: key };
    const added = await app.request('POST', '/subscriptions', { as: program, body: aSubscription() });
    expect(added.status).toBe(201);
    expect((await read(user)).body).toMatchObject([{ id: added.body.id }]);
  });

  it('is announced by mail', async () => {
    const user = await aPro();
    await aProgram(user);
    expect((await app.mailTo(user.email, /API anahtarı/)).text).toContain('/account/integrations');
  }, 60_000);

  it('is only made by somebody who confirms that it is they, and by no key', async () => {
    const user = await app.aUser({ tier: 'pro' });
    expect(refused(await create(user))).toMatchObject({ status: 403, code: 'confirmation_required' });
    await app.confirm(user);
    const program = await aProgram(user);
    expect(refused(await create(program))).toMatchObject({ status: 403, code: 'session_required' });
    expect(refused(await list(program)).code).toBe('session_required');
  });

  it('is read with its user as the data layer reads both', async () => {
    const user = await aPro();
    const { pool } = app.container;
    const keys = createApiKeyService({ pool, clock: () => new Date() } as Parameters<typeof createApiKeyService>[0]);
    for (const access of ['read', 'read_write']) {
      const program = await aProgram(user, { access });
      // Its first use is noted.
      await keys.read(program.token);
      const { user: owner, ...key } = await app.prisma.apiKey.findUniqueOrThrow({
        where: { user_id_id: { user_id: user.id, id: program.key_id } },
        include: { user: { include: { data_version: true } } },
      });
      const { id, name, email, language, currency, time_zone, tier, email_verified, created_at } = owner;
      expect(await keys.read(program.token)).toEqual({
        ...{ id, name, email, language, currency, time_zone, tier, email_verified, created_at },
        data_version: String(owner.data_version?.version),
        ...{ api_key_id: key.id, can_write: access === 'read_write', last_used_at: key.last_used_at },
      });
    }
  });

  it('has a name, a known right and a sensible lifetime', async () => {
    const user = await aPro();
    const wrong = [{ name: ' ' }, { name: 'x'.repeat(61) }, { access: 'admin' }, { expires_in_days: 0 }];
    for (const body of wrong)
      expect(refused(await create(user, body)).code, JSON.stringify(body)).toBe('invalid_input');
  });

  it('is one of twenty, also of thirty that are made at once', async () => {
    const user = await aPro();
    const answers = await Promise.all(Array.from({ length: 30 }, () => create(user)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status, body }) => status === 422 && body.code === 'too_many_api_keys')).toHaveLength(10);
    await revoke(user, (await list(user)).body[0].id);
    expect((await create(user)).status).toBe(201);
  });
});

describe('a key', () => {
  it('that may only read changes nothing', async () => {
    const user = await aPro();
    const { id } = await app.add(user);
    const program = await aProgram(user, { access: 'read' });
    expect((await read(program)).body).toHaveLength(1);
    const writes = [
      app.request('POST', '/subscriptions', { as: program, body: aSubscription() }),
      app.request('PUT', `/subscriptions/${id}`, { as: program, body: { amount: 1 } }),
      app.request('DELETE', `/subscriptions/${id}`, { as: program }),
    ];
    for (const answer of await Promise.all(writes))
      expect(refused(answer)).toMatchObject({ status: 403, code: 'api_key_read_only' });
    expect((await read(user)).body).toMatchObject([{ id, amount: 149.99 }]);
  });

  it('is refused in the language of the request wherever a person must be', async () => {
    const program = await aProgram(await aPro());
    const answer = await app.request('GET', '/account/sessions', {
      as: program,
      headers: { 'accept-language': 'en' },
    });
    expect(refused(answer)).toMatchObject({ code: 'session_required', detail: expect.stringMatching(/API keys/) });
  });

  it.runIf(isLongRun)(
    'ends when it is revoked, on every replica at once',
    async () => {
      const replica = await runMain({ ...keys, DATABASE_URL: app.databaseUrl, ROLES: 'api', LOG_LEVEL: 'info' });
      try {
        const user = await aPro();
        const program = await aProgram(user);
        const there = async () =>
          (
            await fetch(`${replica.origin}/api/subscriptions`, {
              headers: { authorization: `Bearer ${program.token}` },
            })
          ).status;
        expect(await there()).toBe(200);
        expect((await revoke(user, program.key_id)).status).toBe(204);
        expect(await there()).toBe(401);
      } finally {
        replica.child.kill();
        await replica.exited;
      }
    },
    60_000,
  );

  it('answers like none when it is revoked, expired or invented', async () => {
    const user = await aPro();
    const [standing, revoked] = [await aProgram(user), await aProgram(user)];
    const expired = await aProgram(user, { expires_in_days: 1 });
    expect((await revoke(user, revoked.key_id)).status).toBe(204);
    expect((await revoke(user, revoked.key_id)).status).toBe(404);
    expect(await kindsOf(user)).toContain('api_key_revoked');
    app.passTime(24 * 3600 - 1);
    expect((await read(expired)).status).toBe(200);
    app.passTime(1);
    const nobody = await app.request('GET', '/subscriptions');
    const others = [revoked, expired, { ...user, token: `kmb_${'A'.repeat(43)}` }, { ...user, token: 'kmb_' }];
    for (const as of others) expect((await read(as)).body).toEqual(nobody.body);
    // The cookie of a browser does not rescue it, and it is no cookie itself.
    const { token } = user;
    expect((await app.request('GET', '/subscriptions', { headers: { cookie: `session=${token}` } })).status).toBe(200);
    const both = { authorization: `Bearer ${revoked.token}`, cookie: `session=${token}` };
    expect((await app.request('GET', '/subscriptions', { headers: both })).status).toBe(401);
    const asCookie = { cookie: `session=${standing.token}` };
    expect((await app.request('GET', '/subscriptions', { headers: asCookie })).status).toBe(401);
  });

  it('rests while the plan does not include it, can be revoked then, and works again with the plan', async () => {
    const user = await aPro();
    const program = await aProgram(user);
    await hold(user, 'premium');
    expect(refused(await read(program))).toMatchObject({ code: 'plan_required', required_plan: 'pro' });
    expect(refused(await create(user)).code).toBe('plan_required');
    expect(refused(await list(user))).toMatchObject({ code: 'plan_required', keys: [{ id: program.key_id }] });
    await hold(user, 'pro');
    expect((await read(program)).status).toBe(200);
    await hold(user, 'free');
    expect((await revoke(user, program.key_id)).status).toBe(204);
    expect(refused(await list(user))).toMatchObject({ keys: [] });
  });

  it('is of the plan that a family shares', async () => {
    const owner = await anOwner(app);
    const member = await aMember(app, owner);
    await app.confirm(member);
    const program = await aProgram(member);
    expect((await read(program)).status).toBe(200);
    await hold(owner, 'free');
    expect((await read(program)).status).toBe(402);
  });

  it('says to the hour when it was used, without a write for every request', async () => {
    const user = await aPro();
    const program = await aProgram(user);
    const lastUse = async () => (await list(user)).body[0].last_used_at;
    const rowVersion = async () =>
      (await app.container.pool.query('SELECT xmin FROM api_keys WHERE id = $1', [program.key_id])).rows[0].xmin;
    await read(program);
    expect(await lastUse()).toBe('2026-11-21T09:00:00.000Z');
    const before = await rowVersion();
    app.passTime(3_599);
    for (let n = 0; n < 5; n += 1) await read(program);
    expect(await rowVersion()).toBe(before);
    app.passTime(1);
    await read(program);
    expect(await lastUse()).toBe('2026-11-21T10:00:00.000Z');
  });

  it('may ask 600 times an hour beside other keys, and says how often it still may', async () => {
    const user = await aPro();
    const [program, other] = [await aProgram(user), await aProgram(user)];
    const first = await read(program);
    expect(first.headers.get('ratelimit-policy')).toBe('"key";q=600;w=3600');
    expect(first.headers.get('ratelimit')).toBe('"key";r=599;t=3600');
    await app.container.pool.query('UPDATE rate_limits SET count = 598 WHERE key = $1', [
      `api-key:${program.key_id}:${user.id}`,
    ]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => read(program)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const late = answers.find(({ status }) => status === 429) as Answer;
    expect(refused(late).code).toBe('too_many_requests');
    expect(late.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d+$/);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect((await read(other)).headers.get('ratelimit')).toBe('"key";r=599;t=3600');
    expect((await read(user)).headers.get('ratelimit')).toBeNull();
  });

  it('is not sent along by a page of another site', async () => {
    const program = await aProgram(await aPro());
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const answer = await app.request('POST', '/subscriptions', { as: program, body: aSubscription(), headers });
    expect(refused(answer).code).toBe('foreign_origin');
  });

  it('is in the export without what opens the account, and goes with the account', async () => {
    const user = await aPro();
    const program = await aProgram(user);
    const answer = await fetch(`${app.origin}/api/account/export`, {
      headers: { authorization: `Bearer ${user.token}`, 'x-forwarded-for': addressOf(user) },
    });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const exported = JSON.parse(Buffer.from(files['api_keys.json'] ?? []).toString());
    expect(exported).toMatchObject([{ id: program.key_id, name: 'Home Assistant' }]);
    expect(exported[0]).not.toHaveProperty('hash');
    await app.prisma.user.delete({ where: { id: user.id } });
    expect((await read(program)).status).toBe(401);
  });
});
