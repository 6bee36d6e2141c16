import { defaultReminderDays } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { aConnection } from '#testing/a-connection.ts';
import { aDetection, aStatementOf } from '#testing/a-detection.ts';
import { aSubscription, runApp, type TestUser } from '#testing/running-app.ts';

// Today is 21 November 2026 in Istanbul.
const app = runApp();
const get = async (as: TestUser, id: string) => (await app.request('GET', `/subscriptions/${id}`, { as })).body;

const covers = (user: TestUser, from: string, to: string) => aStatementOf(app.prisma, user, from, to);

/** Imports a finding that was charged on the given days, and returns the id of the subscription. */
async function imported(user: TestUser, found: Parameters<typeof aDetection>[2]): Promise<string> {
  const { id: detection_id } = await aDetection(app.prisma, user, found);
  const { body } = await app.request('POST', '/email/import-subscription', { as: user, body: { detection_id } });
  return body.id ?? body.subscription.id;
}
// biome-ignore lint/suspicious/noExplicitAny: an answer of the API
const statesOf = ({ timeline }: any) => timeline.map(({ date, state }: any) => `${date} ${state}`);

it('shows each period as paid, skipped, missing, unknown or due, each with what it stands on', async () => {
  const user = await app.aUser();
  const charged = ['2026-04-12', '2026-05-13', '2026-07-12', '2026-08-14'];
  const id = await imported(user, { charged, next_payment_date: new Date('2026-12-12') });
  await covers(user, '2026-04-01', '2026-08-31');
  await covers(user, '2026-10-01', '2026-10-31');
  const detail = await get(user, id);
  expect(statesOf(detail)).toEqual([
    '2026-04-12 paid',
    '2026-05-12 paid',
    '2026-06-12 skipped',
    '2026-07-12 paid',
    '2026-08-12 paid',
    '2026-09-12 unknown',
    '2026-10-12 missing',
    '2026-11-12 unknown',
    '2026-12-12 due',
    '2027-01-12 due',
    '2027-02-12 due',
  ]);
  const [first, , skipped] = detail.timeline;
  expect(detail.charges.find(({ id }: { id: string }) => id === first.charge_id)).toMatchObject({
    text: 'SPOTIFY 2026-04-12',
    pays: '2026-04-12',
  });
  expect(skipped.document).toEqual({ source: 'statement', from: '2026-04-01', to: '2026-08-31' });
});

it('calls nothing missing that the next statement may still show, nor what no document of its kind ever showed', async () => {
  const user = await app.aUser();
  const id = await imported(user, { charged: ['2026-08-30', '2026-09-30'], next_payment_date: new Date('2026-12-30') });
  await covers(user, '2026-08-01', '2026-10-31');
  expect(statesOf(await get(user, id))).toContain('2026-10-30 unknown');
  const manual = await app.add(user, { next_payment_date: '2026-10-05' });
  expect(statesOf(await get(user, manual.id))).toContain('2026-10-05 unknown');
});

it('counts a receipt and its charge once, and lists a payment too many as extra', async () => {
  const user = await app.aUser();
  const charged = ['2026-09-12', '2026-10-12', '2026-10-25', '2026-11-12'];
  const id = await imported(user, { charged, next_payment_date: new Date('2026-12-12'), amount: 60 });
  const mail = await aDetection(app.prisma, user, { charged: ['2026-10-11'], source: 'mail', amount: 60 });
  await app.request('POST', `/email/detections/${mail.id}/link`, { as: user, body: { subscription_id: id } });
  const detail = await get(user, id);
  expect(detail.charges.map(({ date, pays }: { date: string; pays: string }) => [date, pays])).toEqual([
    ['2026-11-12', '2026-11-12'],
    ['2026-10-25', null],
    ['2026-10-12', '2026-10-12'],
    ['2026-09-12', '2026-09-12'],
  ]);
  expect(detail.lifetime).toEqual({ total: { TRY: 240 }, since: '2026-09-12', documented: 4, assumed: 0 });
});

it('names a charge after the end, and lists the payments until then as due', async () => {
  const user = await app.aUser();
  const id = await imported(user, { charged: ['2026-10-12', '2026-11-12'], next_payment_date: new Date('2026-12-12') });
  const end = (ends_on: string) =>
    app.request('PUT', `/subscriptions/${id}`, { as: user, body: { status: 'cancelled', ends_on } });
  await end('2027-01-11');
  expect(statesOf(await get(user, id)).at(-1)).toBe('2026-12-12 due');
  await end('2026-11-11');
  const { charges, timeline } = await get(user, id);
  expect(charges.map(({ after_end }: { after_end: boolean }) => after_end)).toEqual([true, false]);
  expect(timeline.at(-1).date).toBe('2026-10-12');
});

it('adds up what it cost so far: payments of documents, and days without one at their price, my share only', async () => {
  const user = await app.aUser();
  const { id } = await app.add(user, {
    ...{ amount: 100, next_payment_date: '2026-12-05', started_on: '2026-08-05' },
    share: { parts: 3, mine: 1 },
  });
  const detail = await get(user, id);
  expect(detail.costs).toEqual({ monthly: 33.33, yearly: 400 });
  expect(detail.lifetime).toEqual({ total: { TRY: 133.33 }, since: '2026-08-05', documented: 0, assumed: 4 });
  expect(detail.timeline.at(-1)).toMatchObject({ date: '2027-02-05', state: 'due', amount: 100, mine: 33.33 });
});

it('tells a rise by the service from the exchange rate', async () => {
  const user = await app.aUser();
  const id = await imported(user, { charged: [], next_payment_date: new Date('2026-12-12') });
  const { fingerprint } = await app.prisma.decision.findFirstOrThrow({ where: { subscription_id: id } });
  const charge = (date: string, amount: number, foreign_amount: number) =>
    app.prisma.charge.create({
      data: {
        ...{ user_id: user.id, source: 'statement', fingerprint, date: new Date(date), amount, currency: 'TRY' },
        ...{ description: 'SPOTIFY', text: 'SPOTIFY', foreign_amount, foreign_currency: 'USD' },
      },
    });
  await charge('2026-06-12', 400, 9.99);
  await charge('2026-07-12', 404, 9.99);
  await charge('2026-08-12', 424, 9.99);
  await charge('2026-09-12', 510, 11.99);
  await charge('2026-10-12', 511, 11.99);
  const { price_moves } = await get(user, id);
  expect(price_moves).toEqual([
    {
      ...{ date: '2026-08-12', before: 400, now: 424, currency: 'TRY', percent: 6, cause: 'exchange_rate' },
      foreign: { amount: 9.99, currency: 'USD' },
    },
    { date: '2026-09-12', before: 9.99, now: 11.99, currency: 'USD', percent: 20, cause: 'vendor', foreign: null },
  ]);
});

it('shows check-ins and what mails say beside payments', async () => {
  const user = await app.aUser({ tier: 'premium' });
  const evidence = [
    { source: 'mail', date: '2026-11-01', text: 'Your price changes on 12 December' },
    { source: 'mail', date: '2026-10-12', text: 'Receipt', amount: 60, currency: 'TRY' },
  ];
  const id = await imported(user, { source: 'mail', evidence, charged: ['2026-10-12'] });
  await app.request('POST', `/subscriptions/${id}/check-in`, { as: user, body: { used: true, times: 3 } });
  const detail = await get(user, id);
  expect(detail.check_ins).toEqual([{ month: '2026-11', used: true, times: 3 }]);
  expect(detail.quotes).toEqual([evidence[0]]);
});

it('takes a scanned mailbox for a document where mails have shown the subscription', async () => {
  const user = await app.aUser();
  await aConnection(app.prisma, user, {
    ...{ covered_since: new Date('2026-08-01'), last_scan: new Date('2026-11-20T10:00:00Z') },
  });
  const id = await imported(user, {
    source: 'mail',
    charged: ['2026-08-12'],
    next_payment_date: new Date('2026-12-12'),
  });
  const { timeline } = await get(user, id);
  expect(timeline[1]).toMatchObject({
    ...{ date: '2026-09-12', state: 'missing' },
    document: { source: 'mail', from: '2026-08-01', to: '2026-11-19' },
  });
});

it('stays small and answers a subscription of any age', async () => {
  const user = await app.aUser();
  const old = { billing_cycle: 'weekly', started_on: '1900-01-01', next_payment_date: '2026-11-25' } as const;
  const { id } = await app.add(user, aSubscription(old));
  const detail = await get(user, id);
  expect(detail.timeline).toHaveLength(263);
  expect(detail.earlier_periods).toBeGreaterThan(700);
});

it('names the days before a payment that hold: its own, else those of the user, else those of its cycle', async () => {
  const user = await app.aUser();
  const plain = await app.add(user, { billing_cycle: 'yearly' });
  const own = await app.add(user, { reminder_days: [5] });
  const leadDays = async () => [(await get(user, plain.id)).lead_days, (await get(user, own.id)).lead_days];
  expect(await leadDays()).toEqual([[...defaultReminderDays.yearly], [5]]);
  await app.request('PATCH', '/reminders/settings', { as: user, body: { default_lead_days: [9, 2] } });
  expect(await leadDays()).toEqual([[9, 2], [5]]);
});
