import { describe, expect, it } from 'vitest';
import { aDetection } from '#testing/a-detection.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
const list = async (as: TestUser) => (await app.request('GET', '/email/detections', { as })).body;
const take = (as: TestUser, body: object) => app.request('POST', '/email/import-subscription', { as, body });
const link = (as: TestUser, id: string, subscription_id: string) =>
  app.request('POST', `/email/detections/${id}/link`, { as, body: { subscription_id } });
const subscriptionsOf = async (as: TestUser) => (await app.request('GET', '/subscriptions', { as })).body;
const detailOf = async (as: TestUser, id: string) => (await app.request('GET', `/subscriptions/${id}`, { as })).body;

/** The statement shows what Apple collected in lira; Apple's receipt names Strava and its price in dollars. */
async function aPair(user: TestUser) {
  const statement = await aDetection(app.prisma, user, {
    fingerprint: 'apple',
    service_id: null,
    service_name: 'Apple',
    category: 'other',
    amount: 460,
  });
  const mail = await aDetection(app.prisma, user, {
    source: 'mail',
    fingerprint: 'strava',
    service_id: 'strava',
    service_name: 'Strava',
    category: 'fitness',
    collector: 'apple',
    amount: 9.99,
    currency: 'USD',
  });
  return { statement, mail };
}

describe('one service found in two currencies', () => {
  it('is shown as two findings, each with the other as its possible match', async () => {
    const user = await app.aUser();
    const { statement, mail } = await aPair(user);
    const found = await list(user);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual(
      expect.objectContaining({
        detection_id: statement.id,
        possible_match: { detection_id: mail.id, name: 'Strava', amount: 9.99, currency: 'USD' },
      }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({
        detection_id: mail.id,
        possible_match: { detection_id: statement.id, name: 'Apple', amount: 460, currency: 'TRY' },
      }),
    );
  });

  it.each([['statement'], ['mail']] as const)(
    'is one subscription with both sources when both are added, the %s first',
    async (first) => {
      const user = await app.aUser();
      const { statement, mail } = await aPair(user);
      const [one, other] = first === 'statement' ? [statement, mail] : [mail, statement];
      const { status, body } = await take(user, { detection_id: one.id });
      expect(status).toBe(201);
      const match = { subscription_id: body.id, name: body.name, amount: body.amount, currency: body.currency };
      expect(await list(user)).toMatchObject([{ detection_id: other.id, possible_match: match }]);
      const second = await take(user, { detection_id: other.id });
      expect([second.status, second.body.id]).toEqual([200, body.id]);
      expect(await subscriptionsOf(user)).toHaveLength(1);
      expect(await list(user)).toEqual([]);
      const detail = await detailOf(user, body.id);
      expect(detail).toMatchObject({ amount: 460, currency: 'TRY', name: 'Strava', category: 'fitness' });
      expect(detail.charges).toHaveLength(2);
    },
  );

  it('is one subscription when both are added at once', async () => {
    const user = await app.aUser();
    const { statement, mail } = await aPair(user);
    const answers = await Promise.all([statement, mail].map(({ id }) => take(user, { detection_id: id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(await subscriptionsOf(user)).toHaveLength(1);
  });

  it('needs no further place of the plan for its second source', async () => {
    const user = await app.aUser({ tier: 'free' });
    const { statement, mail } = await aPair(user);
    await take(user, { detection_id: mail.id });
    await app.add(user, { name: 'Netflix' });
    await app.add(user, { name: 'MUBI' });
    expect((await take(user, { detection_id: statement.id })).status).toBe(200);
  });

  it('is linked where the user says that it is the same', async () => {
    const user = await app.aUser();
    const { statement, mail } = await aPair(user);
    const { body } = await take(user, { detection_id: mail.id });
    expect((await link(user, statement.id, body.id)).body).toMatchObject({ id: body.id, amount: 460, currency: 'TRY' });
    expect(await list(user)).toEqual([]);
  });

  it('is two subscriptions where the user says that it is another one, and is not asked about again', async () => {
    const user = await app.aUser();
    const { statement, mail } = await aPair(user);
    expect((await take(user, { detection_id: mail.id, is_separate: true })).status).toBe(201);
    const [left] = await list(user);
    expect(left).not.toHaveProperty('possible_match');
    expect((await take(user, { detection_id: statement.id })).status).toBe(201);
    expect(await subscriptionsOf(user)).toHaveLength(2);
  });

  it('keeps the price that the user set for it', async () => {
    const user = await app.aUser();
    const { statement, mail } = await aPair(user);
    const { body } = await take(user, { detection_id: mail.id, amount: 8.5 });
    await take(user, { detection_id: statement.id });
    expect(await detailOf(user, body.id)).toMatchObject({ amount: 8.5, currency: 'USD' });
  });
});
