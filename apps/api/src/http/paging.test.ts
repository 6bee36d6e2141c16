import { expect, it } from 'vitest';
import { type Answer, refused, runApp, type TestUser } from '#testing/running-app.ts';
import { statementsAbout } from '#testing/statements-about.ts';

const app = runApp();

const aProgram = async () => app.withKey(await app.aUser({ tier: 'pro' }), 'read');
const addRows = ({ id: user_id }: TestUser, count: number) =>
  app.prisma.subscription.createManyAndReturn({
    data: Array.from({ length: count }, (_, at) => ({
      ...{ user_id, name: `Service ${at}`, amount: 5, currency: 'TRY', billing_cycle: 'monthly', category: 'music' },
      next_payment_date: new Date('2026-12-05'),
    })),
    select: { id: true },
  });
const nextOf = ({ headers }: Answer) => /^<\/api([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
const idsOf = ({ body }: Answer) => body.map(({ id }: { id: string }) => id);

it('reads a list page by page: each row that stands all the time comes once, while others are added and deleted', async () => {
  const program = await aProgram();
  const other = await aProgram();
  await addRows(other, 3);
  const rows = await addRows(program, 2_500);
  const standing = new Set(rows.map(({ id }) => id));
  const seen: string[] = [];
  let path: string | undefined = '/subscriptions?limit=170';
  while (path) {
    const answer = await app.request('GET', path, { as: program });
    expect(answer.status).toBe(200);
    const ids: string[] = idsOf(answer);
    expect(ids.length).toBeLessThanOrEqual(170);
    seen.push(...ids);
    path = nextOf(answer);
    // The last row of the page, at which the next one begins, and one that lies ahead.
    const gone = [ids.at(-1) ?? '', rows[seen.length % 100]?.id ?? ''];
    await app.prisma.subscription.deleteMany({ where: { user_id: program.id, id: { in: gone } } });
    for (const id of gone) standing.delete(id);
    await addRows(program, 5);
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual([...seen].sort().reverse());
  expect([...standing].filter((id) => !seen.includes(id))).toEqual([]);
  expect(seen.filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
}, 60_000);

it('answers the whole list without parameters, and ends with the last full page', async () => {
  const program = await aProgram();
  await addRows(program, 4);
  const whole = await app.request('GET', '/subscriptions', { as: program });
  expect(whole.headers.get('link')).toBeNull();
  expect(whole.body).toHaveLength(4);
  const first = await app.request('GET', '/subscriptions?limit=2', { as: program });
  const second = await app.request('GET', nextOf(first) ?? '', { as: program });
  expect([...first.body, ...second.body]).toEqual(whole.body);
  expect(nextOf(second)).toBeUndefined();
});

it.each([
  ['limit=0', 'limit'],
  ['limit=1001', 'limit'],
  ['limit=ten', 'limit'],
  ['cursor=2', 'cursor'],
  ['cursor=%00', 'cursor'],
  ["cursor=' OR 1=1", 'cursor'],
])('refuses a page that cannot be, in words: %s', async (query, field) => {
  const answer = await app.request('GET', `/subscriptions?${query}`, { as: await aProgram() });
  expect(answer.status).toBe(422);
  expect(refused(answer).errors).toEqual([{ field, detail: expect.stringMatching(/\S{2}/) }]);
});

it("never shows another user's rows, also with another user's cursor", async () => {
  const [one, other] = [await aProgram(), await aProgram()];
  await addRows(one, 3);
  await addRows(other, 3);
  const path = nextOf(await app.request('GET', '/subscriptions?limit=1', { as: other })) ?? '';
  const seen: string[] = idsOf(await app.request('GET', path, { as: one }));
  expect(await app.prisma.subscription.count({ where: { user_id: other.id, id: { in: seen } } })).toBe(0);
});

it('answers an unchanged list or page with 304, and a changed one whole', async () => {
  const program = await aProgram();
  await addRows(program, 3);
  for (const path of [
    '/subscriptions',
    '/subscriptions?limit=2',
    '/email/detections',
    '/calendar-feeds',
    '/webhooks',
  ]) {
    const etag = (await app.request('GET', path, { as: program })).headers.get('etag') ?? '';
    const again = await app.request('GET', path, { as: program, headers: { 'if-none-match': etag } });
    expect([path, again.status]).toEqual([path, 304]);
    if (!path.startsWith('/subscriptions')) continue;
    await addRows(program, 1);
    const changed = await app.request('GET', path, { as: program, headers: { 'if-none-match': etag } });
    expect([path, changed.status]).toEqual([path, 200]);
  }
});

it('answers an unchanged page before a row is read, and a page of other rows whole', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await addRows(user, 5);
  const first = await app.request('GET', '/subscriptions?limit=2', { as: user });
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  let again: Answer | undefined;
  const statements = await statementsAbout(user, async () => {
    again = await app.request('GET', '/subscriptions?limit=2', { as: user, headers });
  });
  expect(again?.status).toBe(304);
  // Its session.
  expect(statements).toHaveLength(1);
  for (const path of [nextOf(first) ?? '', '/subscriptions?limit=3', '/subscriptions'])
    expect((await app.request('GET', path, { as: user, headers })).status).toBe(200);
  const path = '/subscriptions?limit=2';
  const inGerman = { ...headers, 'accept-language': 'de' };
  expect((await app.request('GET', path, { as: user, headers: inGerman })).status).toBe(200);
  app.setToday('2026-11-22');
  expect((await app.request('GET', path, { as: user, headers })).status).toBe(200);
});
