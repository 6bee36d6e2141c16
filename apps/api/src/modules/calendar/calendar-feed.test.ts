import { readWithIcalJs, readWithNodeIcal } from '@kumbara/ical/testing';
import { addDays, toIsoDate } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { refused, runApp, type TestUser } from '#testing/running-app.ts';

// Today is 21 November 2026 in Istanbul.
const app = runApp();

async function aFeed(as: TestUser) {
  const { status, body } = await app.request('POST', '/calendar-feeds', { as, body: { name: 'iPhone' } });
  expect(status).toBe(201);
  const path = new URL(body.url).pathname.replace(/^\/api/, '');
  return { id: body.id as string, path };
}
/** `fetch` asks for the whole answer unless it is told otherwise. */
const read = (path: string, headers: Record<string, string> = {}) =>
  app.request('GET', path, { headers: { 'cache-control': 'max-age=0', ...headers } });
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const linesOf = (text: string, name: string) => unfolded(text).filter((line) => line.startsWith(name));

it('shows payments of the user’s part by day for years, and ends, in the user’s language', async () => {
  const user = await app.aUser({ tier: 'pro', language: 'en' });
  await app.add(user, { name: 'Netflix', amount: 100, next_payment_date: '2026-11-30', share: { parts: 4, mine: 1 } });
  const { id } = await app.add(user, { name: 'Canva', amount: 10, currency: 'USD', next_payment_date: '2026-12-12' });
  await app.request('PUT', `/subscriptions/${id}`, {
    as: user,
    body: { status: 'cancelled', ends_on: '2027-01-12' },
  });
  await app.add(user, {
    ...{ name: 'Gym', amount: 300, next_payment_date: '2026-12-01', trial_ends_on: '2026-12-05' },
    ...{ price_after_trial: 350, commitment_ends_on: '2027-12-31', notice_days: 14 },
  });
  const { path } = await aFeed(user);
  const { status, headers, body } = await read(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  for (const readWith of [readWithIcalJs, readWithNodeIcal])
    expect(readWith(body, '2026-11-21', '2027-03-01').map(({ day, title }) => `${day} ${title}`)).toEqual([
      '2026-11-30 Netflix · ₺25.00',
      '2026-12-01 Gym · ₺300.00',
      '2026-12-05 Gym: trial ends',
      '2026-12-12 Canva · $10.00',
      '2026-12-30 Netflix · ₺25.00',
      '2027-01-01 Gym · ₺350.00',
      '2027-01-12 Canva: last day of use',
      '2027-01-30 Netflix · ₺25.00',
      '2027-02-01 Gym · ₺350.00',
      '2027-02-28 Netflix · ₺25.00',
      '2027-03-01 Gym · ₺350.00',
    ]);
  const later = readWithIcalJs(body, '2031-11-01', '2031-11-30').map(({ day }) => day);
  expect(later).toEqual(['2031-11-01', '2031-11-30']);
  expect(readWithIcalJs(body, '2027-12-17', '2027-12-31').map(({ title }) => title)).toEqual([
    ...['Gym: last day to give notice', 'Netflix · ₺25.00', 'Gym: commitment ends'],
  ]);
});

it('has alarms on the reminder days of the user, at their hour, and none for kinds that are switched off', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await app.add(user, { next_payment_date: '2026-12-12' });
  const { path } = await aFeed(user);
  const triggers = async () => linesOf((await read(path)).body, 'TRIGGER').map((line) => line.split(':')[1]);
  expect(await triggers()).toEqual(['-P2DT15H']);
  const set = (body: object) => app.request('PATCH', '/reminders/settings', { as: user, body });
  await set({ hour: 8, default_lead_days: [2, 0] });
  expect(await triggers()).toEqual(['-P1DT16H', 'PT8H']);
  await set({ kinds: { renewal: false } });
  expect(await triggers()).toEqual([]);
});

it('keeps the ids of its events, and answers 304 until something changes', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const { id } = await app.add(user, { name: 'Netflix', amount: 100, next_payment_date: '2026-12-31' });
  const { path } = await aFeed(user);
  const first = await read(path);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const etag = first.headers.get('etag') ?? '';
  expect((await read(path, { 'if-none-match': etag })).status).toBe(304);
  await app.request('PUT', `/subscriptions/${id}`, { as: user, body: { amount: 120 } });
  const second = await read(path, { 'if-none-match': etag });
  expect(second.status).toBe(200);
  expect(linesOf(second.body, 'UID')).toEqual(linesOf(first.body, 'UID'));
  app.setToday('2027-02-03');
  expect(linesOf((await read(path)).body, 'UID')).toEqual(linesOf(first.body, 'UID'));
});

it('opens with its address alone, and no longer once it is renewed or ended', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const { id, path } = await aFeed(user);
  expect((await app.request('GET', '/calendar-feeds', { as: user })).body).toMatchObject([{ id, last_read_at: null }]);
  expect((await read(path, { authorization: 'Bearer nothing', cookie: 'session=nothing' })).status).toBe(200);
  const [listed] = (await app.request('GET', '/calendar-feeds', { as: user })).body;
  expect(listed).toEqual({
    id,
    name: 'iPhone',
    created_at: expect.any(String),
    last_read_at: '2026-11-21T09:00:00.000Z',
  });
  const renewed = await app.request('POST', `/calendar-feeds/${id}/renew`, { as: user });
  const next = new URL(renewed.body.url).pathname.replace(/^\/api/, '');
  expect([(await read(path)).status, (await read(next)).status]).toEqual([404, 200]);
  expect((await app.request('DELETE', `/calendar-feeds/${id}`, { as: user })).status).toBe(204);
  expect((await read(next)).status).toBe(404);
  const { body: activity } = await app.request('GET', '/account/activity', { as: user });
  expect(activity.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['calendar_feed_removed', 'calendar_feed_renewed', 'calendar_feed_added'],
  ]);
  expect(app.log.join()).not.toContain(path.slice(10, 50));
});

it('is part of the plan: without it nothing is made, and an existing address says that it is paused', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await app.add(user, { name: 'Netflix' });
  const { id, path } = await aFeed(user);
  await app.prisma.user.update({ where: { id: user.id }, data: { tier: 'premium' } });
  const paused = await read(path);
  expect(linesOf(paused.body, 'SUMMARY')).toEqual(['SUMMARY:Kumbara takvimi duraklatıldı']);
  expect(paused.body).not.toContain('Netflix');
  for (const [method, own] of [
    ['POST', ''],
    ['POST', `/${id}/renew`],
  ] as const) {
    const answer = await app.request(method, `/calendar-feeds${own}`, { as: user, body: { name: 'x' } });
    expect([answer.status, refused(answer).required_plan]).toEqual([402, 'pro']);
  }
  await app.prisma.user.update({ where: { id: user.id }, data: { tier: 'pro' } });
  expect((await read(path)).body).toContain('Netflix');
  await app.prisma.user.update({ where: { id: user.id }, data: { tier: 'premium' } });
  expect((await app.request('DELETE', `/calendar-feeds/${id}`, { as: user })).status).toBe(204);
});

it('refuses more than twenty addresses, also when all come at once', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const answers = await Promise.all(
    Array.from({ length: 22 }, () => app.request('POST', '/calendar-feeds', { as: user, body: { name: 'x' } })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ body }) => body.code === 'account_full')).toHaveLength(2);
});

it('counts days in the time zone of the user', async () => {
  const day = toIsoDate(new Date('2026-11-21'));
  const user = await app.aUser({ tier: 'pro', time_zone: 'Pacific/Kiritimati' });
  await app.add(user, { name: 'Netflix', next_payment_date: addDays(day, 1) });
  const { path } = await aFeed(user);
  app.passTime(2 * 3600);
  const { body } = await read(path);
  expect(linesOf(body, 'DTSTAMP')).toEqual(['DTSTAMP:20261122T000000Z']);
  expect(linesOf(body, 'DTSTART')).toEqual(['DTSTART;VALUE=DATE:20261122']);
});
