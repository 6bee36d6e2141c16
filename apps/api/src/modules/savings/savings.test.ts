import type { Savings } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { aDetection, aStatementOf } from '#testing/a-detection.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
const day = (text: string) => new Date(`${text}T00:00:00Z`);

const savingsOf = async (as: TestUser): Promise<Savings> => {
  const { status, body } = await app.request('GET', '/savings', { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const aStatement = (user: TestUser, from: string, to: string) => aStatementOf(app.prisma, user, from, to);
const change = (as: TestUser, id: string, body: object) => app.request('PUT', `/subscriptions/${id}`, { as, body });

/** Spotify, paid on the 12th, known from statements. */
async function trackedSpotify(user: TestUser, charged?: string[]) {
  const finding = await aDetection(app.prisma, user, charged ? { charged } : {});
  const { body } = await app.request('POST', '/email/import-subscription', {
    as: user,
    body: { detection_id: finding.id },
  });
  const charge = (date: string, amount = 59.99) =>
    app.prisma.charge.create({
      data: {
        ...{ user_id: user.id, source: 'statement', fingerprint: finding.fingerprint, date: day(date), amount },
        ...{ currency: 'TRY', description: 'SPOTIFY', text: `SPOTIFY ${date}` },
      },
    });
  return { id: body.id as string, charge };
}

it('promises each due day after the end, and verifies it once a document covers it without a charge', async () => {
  app.setToday('2026-11-24');
  const user = await app.aUser({ tier: 'premium' });
  const { id } = await app.add(user, { amount: 100, next_payment_date: '2026-12-05', share: { parts: 3, mine: 1 } });
  await change(user, id, { status: 'cancelled' });
  expect(await savingsOf(user)).toMatchObject({
    entries: [
      {
        ...{ subscription_id: id, name: 'Netflix', cancelled_on: '2026-11-24', per_cycle: 33.33 },
        ...{ next_due: '2026-12-05', promised: 0, verified: 0, cycles: { passed: 0, verified: 0 } },
      },
    ],
    totals: { promised: {}, verified: {}, lost: {}, promised_per_year: { TRY: 400 } },
    months: [],
  });
  app.setToday('2027-02-06');
  await aStatement(user, '2026-12-01', '2026-12-31');
  const { entries, totals, months } = await savingsOf(user);
  expect(entries[0]).toMatchObject({ promised: 100, verified: 33.33, cycles: { passed: 3, verified: 1 } });
  expect(totals).toMatchObject({ promised: { TRY: 100 }, verified: { TRY: 33.33 } });
  expect(months).toEqual([
    { month: '2026-12', promised: { TRY: 33.33 }, verified: { TRY: 33.33 }, lost: {} },
    { month: '2027-01', promised: { TRY: 66.67 }, verified: { TRY: 33.33 }, lost: {} },
    { month: '2027-02', promised: { TRY: 100 }, verified: { TRY: 33.33 }, lost: {} },
  ]);
});

it('counts the due days since an end that is entered belatedly, also of what documents brought', async () => {
  app.setToday('2026-11-24');
  const user = await app.aUser({ tier: 'premium' });
  const { id } = await trackedSpotify(user, ['2026-07-12', '2026-08-12', '2026-09-12']);
  for (const ends_on of ['1990-01-01', '2999-12-31', '2040-01-01'])
    expect((await change(user, id, { status: 'cancelled', ends_on })).status).toBe(422);
  await change(user, id, { status: 'cancelled', ends_on: '2026-09-17' });
  await aStatement(user, '2026-10-01', '2026-10-31');
  const { entries } = await savingsOf(user);
  expect(entries[0]).toMatchObject({ promised: 119.98, verified: 59.99, cycles: { passed: 2, verified: 1 } });
});

it('reports a charge after the end with its evidence, and does not count its due day as saved', async () => {
  app.setToday('2026-11-24');
  const user = await app.aUser({ tier: 'premium' });
  const { id, charge } = await trackedSpotify(user);
  await change(user, id, { status: 'cancelled', ends_on: '2026-12-11' });
  await charge('2026-12-14');
  await aStatement(user, '2026-12-01', '2027-01-31');
  app.setToday('2027-02-01');
  const { entries, totals, late_charges } = await savingsOf(user);
  expect(entries[0]).toMatchObject({ promised: 119.98, verified: 59.99, lost: { TRY: 59.99 } });
  expect(totals.lost).toEqual({ TRY: 59.99 });
  expect(late_charges).toMatchObject([
    {
      ...{ subscription_id: id, name: 'Spotify', cancelled_on: '2026-11-24', ends_on: '2026-12-11' },
      charge: { date: '2026-12-14', amount: 59.99, currency: 'TRY', source: 'statement', text: 'SPOTIFY 2026-12-14' },
    },
  ]);
});

it('marks a charge after the end as refunded until it is opened again, also when a statement shows the receipt again', async () => {
  app.setToday('2026-11-24');
  const user = await app.aUser({ tier: 'premium' });
  const { id, charge } = await trackedSpotify(user);
  await change(user, id, { status: 'cancelled', ends_on: '2026-12-11' });
  app.setToday('2026-12-20');
  const { id: chargeId } = await charge('2026-12-14');
  const settle = (settlement: string | null, { as = user, id = chargeId } = {}) =>
    app.request('PUT', `/savings/late-charges/${id}`, { as, body: { settlement } });

  expect((await settle('refunded')).status).toBe(204);
  const { late_charges, totals } = await savingsOf(user);
  expect(late_charges).toMatchObject([{ settlement: 'refunded', charge: { id: chargeId } }]);
  expect(totals).toMatchObject({ lost: { TRY: 59.99 }, refunded: { TRY: 59.99 } });

  // The receipt of the same payment is found by the mailbox.
  const receipt = await aDetection(app.prisma, user, { source: 'mail', charged: ['2026-12-13'] });
  await app.request('POST', `/email/detections/${receipt.id}/link`, { as: user, body: { subscription_id: id } });
  await app.prisma.charge.update({
    where: { user_id_id: { user_id: user.id, id: chargeId } },
    data: { settlement: null },
  });
  const [{ id: receiptId } = { id: '' }] = await app.prisma.charge.findMany({
    where: { user_id: user.id, source: 'mail' },
  });
  expect((await settle('settled', { id: receiptId })).status).toBe(204);
  expect(await savingsOf(user)).toMatchObject({
    late_charges: [{ settlement: 'settled', charge: { id: chargeId } }],
    totals: { lost: { TRY: 59.99 }, refunded: {} },
  });

  expect((await settle(null)).status).toBe(204);
  expect((await savingsOf(user)).late_charges).toMatchObject([{ settlement: null }]);

  const other = await app.aUser({ tier: 'premium' });
  expect((await settle('refunded', { as: other })).status).toBe(404);
  expect((await settle('lost')).status).toBe(422);
  expect((await savingsOf(user)).late_charges).toMatchObject([{ settlement: null }]);
});

it('takes a charge that was only booked after the end for the last payment, once', async () => {
  app.setToday('2026-11-13');
  const user = await app.aUser({ tier: 'premium' });
  const { id, charge } = await trackedSpotify(user, ['2026-09-12', '2026-10-12']);
  await change(user, id, { status: 'cancelled' });
  await charge('2026-11-14');
  app.setToday('2026-11-20');
  expect((await savingsOf(user)).late_charges).toEqual([]);
  await charge('2026-11-16', 59.98);
  expect((await savingsOf(user)).late_charges).toMatchObject([{ charge: { date: '2026-11-16' } }]);
});

it('ends with the reactivation, and begins anew with the next cancellation', async () => {
  app.setToday('2026-11-24');
  const user = await app.aUser({ tier: 'premium' });
  const { id } = await app.add(user, { amount: 10, next_payment_date: '2026-12-05' });
  await change(user, id, { status: 'cancelled' });
  await aStatement(user, '2026-12-01', '2027-12-31');
  app.setToday('2027-01-05');
  // The payment of this day is due again.
  await change(user, id, { status: 'active' });
  app.setToday('2027-03-01');
  await change(user, id, { status: 'cancelled' });
  app.setToday('2027-04-20');
  const { entries, totals } = await savingsOf(user);
  expect(entries).toMatchObject([
    { cancelled_on: '2027-03-01', reactivated_on: null, promised: 20, next_due: '2027-05-05' },
    { cancelled_on: '2026-11-24', reactivated_on: '2027-01-05', promised: 10, verified: 10, next_due: null },
  ]);
  expect(totals).toMatchObject({ promised: { TRY: 30 }, verified: { TRY: 30 }, promised_per_year: { TRY: 120 } });
});

it('forgets a cancellation that is taken back on its day, and a reactivation that is', async () => {
  app.setToday('2026-11-24');
  const user = await app.aUser({ tier: 'premium' });
  const { id } = await app.add(user, { next_payment_date: '2026-12-05' });
  await change(user, id, { status: 'cancelled' });
  await change(user, id, { status: 'active' });
  expect((await savingsOf(user)).entries).toEqual([]);
  await change(user, id, { status: 'cancelled', ends_on: '2026-12-04' });
  app.setToday('2026-12-20');
  await change(user, id, { status: 'active' });
  const { body } = await change(user, id, { status: 'cancelled' });
  expect(body).toMatchObject({ cancelled_on: '2026-11-24', ends_on: '2026-12-04' });
  expect((await savingsOf(user)).entries).toMatchObject([{ cancelled_on: '2026-11-24', reactivated_on: null }]);
});

it('uses announced prices and the price after a trial from their day on', async () => {
  app.setToday('2026-11-24');
  const user = await app.aUser({ tier: 'premium' });
  const { id } = await app.add(user, {
    ...{ amount: 1, trial_ends_on: '2026-12-31', price_after_trial: 50, next_payment_date: '2026-12-05' },
  });
  await app.prisma.priceChange.create({
    data: {
      user_id: user.id,
      subscription_id: id,
      date: day('2027-02-01'),
      amount: 60,
      currency: 'TRY',
      source: 'mail',
    },
  });
  await change(user, id, { status: 'cancelled' });
  app.setToday('2027-02-05');
  expect((await savingsOf(user)).totals).toMatchObject({ promised: { TRY: 111 }, promised_per_year: { TRY: 720 } });
});

it('keeps what was verified when the subscription is deleted', async () => {
  app.setToday('2026-11-24');
  const user = await app.aUser({ tier: 'premium' });
  const { id, charge } = await trackedSpotify(user);
  await change(user, id, { status: 'cancelled' });
  await aStatement(user, '2026-12-01', '2027-12-31');
  await charge('2026-12-12');
  app.setToday('2027-01-20');
  await app.request('DELETE', `/subscriptions/${id}`, { as: user });
  app.setToday('2027-06-20');
  const { entries, totals, late_charges } = await savingsOf(user);
  expect(entries).toMatchObject([{ subscription_id: null, next_due: null, promised: 119.98, verified: 59.99 }]);
  expect(totals).toEqual({
    promised: { TRY: 119.98 },
    verified: { TRY: 59.99 },
    lost: { TRY: 59.99 },
    refunded: {},
    promised_per_year: {},
  });
  expect(late_charges).toEqual([]);
});

it('tells a free plan how much there would be to follow', async () => {
  app.setToday('2026-11-24');
  const user = await app.aUser();
  const { id } = await app.add(user, { amount: 10 });
  await change(user, id, { status: 'cancelled' });
  expect(await app.request('GET', '/savings', { as: user })).toMatchObject({
    status: 402,
    body: {
      ...{ code: 'plan_required', required_plan: 'premium' },
      ...{ ended_subscriptions: 1, promised_per_year: { TRY: 120 } },
    },
  });
});
