import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillAccount } from '#testing/full-account.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';
import { runMain } from '#testing/running-process.ts';
import { underStrain } from '#testing/strain.ts';
import { createAnalysis } from './analysis.ts';
import { createPortfolioReader } from './portfolio.ts';

const key = () => randomBytes(32).toString('base64');
const keys = { SESSION_KEYS: `a:${key()}`, CREDENTIAL_KEYS: `a:${key()}`, PASSWORD_PEPPER: key() };
const app = runApp(keys);
let replica: Awaited<ReturnType<typeof runMain>>;
let full: TestUser;
beforeAll(async () => {
  replica = await runMain({ ...keys, DATABASE_URL: app.databaseUrl, ROLES: 'api', LOG_LEVEL: 'info' });
  full = await app.aUser({ tier: 'pro' });
  await fillAccount(app.container.pool, full, 400);
}, 60_000);
afterAll(async () => {
  replica.child.kill();
  await replica.exited;
});

const get = (path: string, as: TestUser) => app.request('GET', path, { as });
async function getThere(path: string, as: TestUser) {
  const answer = await fetch(`${replica.origin}/api${path}`, { headers: { authorization: `Bearer ${as.token}` } });
  expect(answer.status).toBe(200);
  return answer.json();
}
const question = 'Ayda ne kadar ödüyorum?';
const price = async (read: typeof get | typeof getThere, as: TestUser) => {
  const answer = await read('/subscriptions/stats/summary', as);
  return JSON.stringify(answer);
};

describe('a big account', () => {
  it('gets the same answers from a worker thread as without one', async () => {
    const analyse = createAnalysis(createPortfolioReader({ pool: app.container.pool }));
    const task = { userId: full.id, today: '2026-11-21', language: 'tr' } as const;
    const paths = ['/assistant/actions', '/assistant/insights'];
    for (const _ of ['computed', 'kept']) {
      const [actions, insights] = await Promise.all(paths.map((path) => get(path, full)));
      expect(actions?.body.advice).toEqual(await analyse({ ...task, kind: 'actions', tier: 'pro' }));
      expect(insights?.body.insights).toEqual(await analyse({ ...task, kind: 'insights' }));
    }
    const asked = await app.request('POST', '/subscriptions/analyze', { as: full, body: { question } });
    const { analysis, figures } = (await analyse({ ...task, kind: 'answer', question })) as typeof asked.body;
    expect(asked.body).toMatchObject({ analysis, figures, engine: 'builtin' });
  });

  it('keeps no neighbour waiting who reads a list or insights', async () => {
    const neighbour = await app.aUser({ tier: 'pro' });
    await app.add(neighbour);
    const call = async () => {
      await getThere('/subscriptions', neighbour);
      await getThere('/assistant/insights', neighbour);
    };
    await call();
    const attack = () => Promise.all(Array.from({ length: 30 }, () => getThere('/assistant/insights', full)));
    const { result, figures } = await underStrain(attack, call, replica.child.pid ?? 0);
    console.log('30 reads of the insights of 400 subscriptions at once; a neighbour, ms and MB:', figures);
    expect(new Set(result.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(figures.p99).toBeLessThan(1_000);
  });
});

it('shows a change at once, in every process', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const { id } = await app.add(user, { amount: 100 });
  for (const amount of [150, 160, 170]) {
    await app.request('PUT', `/subscriptions/${id}`, { as: user, body: { amount } });
    for (const read of [get, getThere]) expect(await price(read, user)).toContain(`${amount}`);
  }
  await app.request('DELETE', `/subscriptions/${id}`, { as: user });
  for (const read of [get, getThere]) expect(await price(read, user)).not.toContain('170');
});
