import { randomUUID } from 'node:crypto';
import { isLongRun } from '@kumbara/samples';
import { type WebhookMessageType, webhookEventData, webhookEventTypes } from '@kumbara/shared';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rowCeilings } from '#lib/row-ceilings.ts';
import { aConnection, aScan } from '#testing/a-connection.ts';
import { aSubscription, refused, runApp, type TestUser } from '#testing/running-app.ts';
import { type ReceivedWebhook, startWebhookReceiver } from '#testing/webhook-receiver.ts';
import { retrySeconds } from './deliver.ts';

const receiver = await startWebhookReceiver();
const other = await startWebhookReceiver();
afterAll(() => Promise.all([receiver.close(), other.close()]));
const app = runApp({ ALLOWED_PRIVATE_HOSTS: [receiver.host, other.host].join() });

beforeAll(() => app.work());
beforeEach(() => {
  for (const one of [receiver, other]) {
    one.received.length = 0;
    one.answerWith({ status: 204 });
  }
});

type Created = { id: string; secret: string };
async function aWebhook(as: TestUser, fields: object = {}): Promise<Created> {
  const input = { url: receiver.url(), format: 'json', events: webhookEventTypes, ...fields };
  const { status, body } = await app.request('POST', '/webhooks', { as, body: input });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
const aProUser = () => app.aUser({ tier: 'pro', email_verified: true });
const received = (count: number, from = receiver) =>
  vi.waitUntil(() => from.received.length >= count && from.received.slice(0, count), { timeout: 10_000, interval: 20 });
const typesOf = (some: ReceivedWebhook[]) => some.map(({ body }) => JSON.parse(body).type);
const verified = ({ body, headers }: ReceivedWebhook, secret: string) =>
  new Verifier(secret).verify(body, headers as Record<string, string>);
const deliveriesOf = async (as: TestUser, { id }: Created) =>
  (await app.request('GET', `/webhooks/${id}/deliveries`, { as })).body;
const settled = (as: TestUser, webhook: Created, status: string) =>
  vi.waitUntil(async () => (await deliveriesOf(as, webhook)).some((one: { status: string }) => one.status === status), {
    timeout: 10_000,
    interval: 50,
  });

/** The clock of the app, and that of the queue. */
async function pass(seconds: number): Promise<void> {
  app.passTime(seconds);
  await app.prisma.$executeRaw`
    UPDATE pgboss.job SET start_after = start_after - ${seconds} * interval '1 second'
    WHERE name = 'deliver-webhook' AND state = 'created'`;
}

describe('an event', () => {
  it('reaches the receiver once, signed so that the official library verifies it, as the contract describes it', async () => {
    const user = await aProUser();
    const { secret } = await aWebhook(user);
    const { id } = await app.add(user, { name: 'Netflix', amount: 149.99 });
    const [first] = (await received(1)) as ReceivedWebhook[];
    if (!first) throw new Error('nothing was received');
    const message = verified(first, secret) as { type: WebhookMessageType; data: unknown };
    expect(message.type).toBe('subscription.created');
    const shown = (await app.request('GET', '/subscriptions', { as: user })).body[0];
    expect(message.data).toEqual({ subscription: shown });
    expect(() => verified({ ...first, body: first.body.replace('149.99', '1') }, secret)).toThrow();
    await app.request('PUT', `/subscriptions/${id}`, { as: user, body: { amount: 199.99 } });
    await app.request('PUT', `/subscriptions/${id}`, { as: user, body: { status: 'cancelled' } });
    await app.request('DELETE', `/subscriptions/${id}`, { as: user });
    const all = (await received(5)) as ReceivedWebhook[];
    expect(typesOf(all)).toEqual([
      'subscription.created',
      'subscription.updated',
      'price.changed',
      'subscription.cancelled',
      'subscription.deleted',
    ]);
    expect(JSON.parse(all[2]?.body ?? '').data).toMatchObject({
      amount: 199.99,
      previous_amount: 149.99,
      name: 'Netflix',
    });
    for (const { body } of all) {
      const { type, data } = JSON.parse(body) as { type: WebhookMessageType; data: unknown };
      expect(webhookEventData[type].parse(data)).toEqual(data);
    }
    expect(new Set(all.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
  });

  it('is written only for receivers that want it and are enabled, and never without the change it tells of', async () => {
    const user = await aProUser();
    const wanting = await aWebhook(user, { events: ['subscription.cancelled'] });
    const off = await aWebhook(user, { url: other.url() });
    await app.request('PATCH', `/webhooks/${off.id}`, { as: user, body: { enabled: false } });
    const { id } = await app.add(user);
    const refusedChange = app.prisma.$transaction(async (tx) => {
      await tx.subscription.updateMany({ where: { user_id: user.id }, data: { status: 'cancelled' } });
      throw new Error('rolled back');
    });
    await expect(refusedChange).rejects.toThrow('rolled back');
    expect(await app.prisma.webhookDelivery.count({ where: { user_id: user.id } })).toBe(0);
    await app.request('PUT', `/subscriptions/${id}`, { as: user, body: { status: 'cancelled' } });
    await settled(user, wanting, 'delivered');
    expect(typesOf(receiver.received)).toEqual(['subscription.cancelled']);
    expect(other.received).toEqual([]);
  });

  it('has the same id for each of its receivers, and each gets them in the order of writing', async () => {
    const user = await aProUser();
    await aWebhook(user);
    await aWebhook(user, { url: other.url() });
    for (let at = 0; at < 20; at += 1) await app.add(user, { name: `Dienst ${at}` });
    const [here, there] = await Promise.all([received(20), received(20, other)]);
    const idsOf = (some: ReceivedWebhook[] | false) => (some || []).map(({ headers }) => headers['webhook-id']);
    expect(idsOf(here)).toEqual(idsOf(there));
    const names = (here || []).map(({ body }) => JSON.parse(body).data.subscription.name);
    expect(names).toEqual(Array.from({ length: 20 }, (_, at) => `Dienst ${at}`));
  });

  it('is told of a scan, and of a price that a document announces, once', async () => {
    const user = await aProUser();
    await aWebhook(user, { events: ['scan.finished', 'price.changed'] });
    const scan = await aScan(app.prisma, user, { status: 'running' });
    const where = { user_id_id: { user_id: user.id, id: scan.id } };
    await app.prisma.mailScan.update({ where, data: { status: 'done', found: 3 } });
    const { id } = await app.add(user);
    const announce = () =>
      app.prisma.$transaction(async (tx) => {
        await tx.priceChange.deleteMany({ where: { subscription_id: id, source: 'mail' } });
        await tx.priceChange.create({
          data: {
            user_id: user.id,
            subscription_id: id,
            date: new Date('2099-01-01'),
            amount: 200,
            currency: 'TRY',
            source: 'mail',
          },
        });
      });
    await announce();
    await announce();
    const all = (await received(2)) as ReceivedWebhook[];
    expect(typesOf(all)).toEqual(['scan.finished', 'price.changed']);
    expect(JSON.parse(all[1]?.body ?? '').data).toMatchObject({ amount: 200, effective_on: '2099-01-01' });
    expect(await app.prisma.webhookDelivery.count({ where: { user_id: user.id } })).toBe(2);
  });

  it('of a day is written by the computation of reminders, once, also where nobody is reminded', async () => {
    const user = await app.aUser({ tier: 'pro' });
    await aWebhook(user, { events: ['payment.due', 'trial.ending', 'charge.after_cancel'] });
    await app.add(user, { name: 'Netflix', next_payment_date: '2026-11-24' });
    await app.add(user, {
      name: 'Canva',
      next_payment_date: '2027-03-01',
      trial_ends_on: '2026-11-22',
      price_after_trial: 5,
    });
    for (const day of ['2026-11-21', '2026-11-22', '2026-11-23']) {
      app.setToday(day);
      await app.container.remind();
      await app.container.prisma.reminderSettings.updateMany({ where: { user_id: user.id }, data: { next_at: null } });
      await app.container.remind();
    }
    const all = (await received(2)) as ReceivedWebhook[];
    const summaries = all
      .map(({ body }) => JSON.parse(body))
      .map(({ type, data }) => [type, data.name, data.days_left]);
    expect(summaries.sort()).toEqual([
      ['payment.due', 'Netflix', 3],
      ['trial.ending', 'Canva', 1],
    ]);
    expect(await app.prisma.webhookDelivery.count({ where: { user_id: user.id } })).toBe(2);
  });
});

describe('a receiver that fails', () => {
  it.runIf(isLongRun)(
    'is tried again for three days by the schedule, then disabled, and its owner is told',
    async () => {
      const user = await aProUser();
      const webhook = await aWebhook(user, { events: ['subscription.created'] });
      receiver.answerWith({ status: 500, body: 'out of order' });
      await app.add(user);
      for (const [at, seconds] of [...retrySeconds.entries()]) {
        await received(at + 1);
        await vi.waitUntil(async () => (await deliveriesOf(user, webhook))[0].attempts === at + 1, { interval: 20 });
        const [{ next_attempt_at, status, last_status }] = await deliveriesOf(user, webhook);
        expect({ status, last_status }).toEqual({ status: 'pending', last_status: 500 });
        expect(new Date(next_attempt_at).getTime() - app.now().getTime(), `pause ${at}`).toBe(seconds * 1000);
        await pass(seconds);
      }
      await settled(user, webhook, 'failed');
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      const mail = await app.mailTo(user.email, /Bir webhook kapatıldı/);
      expect(mail.text).toContain('/account/integrations');
      const [shown] = (await app.request('GET', '/webhooks', { as: user })).body;
      expect(shown).toMatchObject({ enabled: false, disabled_reason: 'failing' });
      expect((await app.request('GET', '/account/activity', { as: user })).body[0].kind).toBe('webhook_disabled');

      receiver.answerWith({ status: 200 });
      const [{ id }] = await deliveriesOf(user, webhook);
      await app.request('PATCH', `/webhooks/${webhook.id}`, { as: user, body: { enabled: true } });
      const { body } = await app.request('POST', `/webhooks/deliveries/${id}/replay`, { as: user });
      expect(body).toMatchObject({ status: 'delivered', last_status: 200 });
      expect(body.tries).toHaveLength(retrySeconds.length + 2);
      expect(body.tries.at(-1).response).toMatchObject({ status: 500, body: 'out of order' });
      expect(JSON.parse(body.tries[0].request.body).type).toBe('subscription.created');
      expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
      expect((await app.request('GET', '/webhooks', { as: user })).body[0]).toMatchObject({
        ...{ enabled: true, disabled_reason: null, failing_since: null },
      });
    },
    40_000,
  );

  it('is sent to again on demand without using up its retries, and what is delivered so is not tried again', async () => {
    const user = await aProUser();
    const webhook = await aWebhook(user, { events: ['subscription.created'] });
    receiver.answerWith({ status: 500 });
    await app.add(user);
    await received(1);
    await vi.waitUntil(async () => (await deliveriesOf(user, webhook))[0].attempts === 1, { interval: 20 });
    const [{ id, next_attempt_at }] = await deliveriesOf(user, webhook);
    const replay = async () => (await app.request('POST', `/webhooks/deliveries/${id}/replay`, { as: user })).body;
    for (let at = 0; at < retrySeconds.length; at += 1)
      expect(await replay()).toMatchObject({ status: 'pending', attempts: 1, next_attempt_at, last_status: 500 });
    receiver.answerWith({ status: 200 });
    expect(await replay()).toMatchObject({ status: 'delivered', attempts: 1, next_attempt_at: null });
    const sent = receiver.received.length;
    await pass(retrySeconds[0] ?? 0);
    await app.add(user, { name: 'Spotify' });
    await received(sent + 1);
    expect(receiver.received.at(-1)?.body).toContain('Spotify');
  }, 40_000);

  it('keeps what waits for it: after it is back, all comes, the new ones in their order', async () => {
    const user = await aProUser();
    const webhook = await aWebhook(user, { events: ['subscription.created'] });
    receiver.answerWith({ status: 503 });
    for (let at = 0; at < 3; at += 1) await app.add(user, { name: `Dienst ${at}` });
    await received(1);
    receiver.answerWith({ status: 204 });
    await vi.waitUntil(
      async () => {
        await pass(10);
        return (await deliveriesOf(user, webhook)).every(({ status }: { status: string }) => status === 'delivered');
      },
      { timeout: 10_000, interval: 100 },
    );
  });

  it('that answers 410 is disabled at once', async () => {
    const user = await aProUser();
    const webhook = await aWebhook(user);
    receiver.answerWith({ status: 410 });
    await app.add(user);
    await settled(user, webhook, 'failed');
    await vi.waitUntil(async () => (await app.request('GET', '/webhooks', { as: user })).body[0].disabled_reason);
    expect((await app.request('GET', '/webhooks', { as: user })).body[0].disabled_reason).toBe('gone');
  });

  it.runIf(isLongRun)(
    'delays nobody by hanging, and gets five seconds',
    async () => {
      receiver.answerWith('hang');
      const slow = await Promise.all(Array.from({ length: 5 }, aProUser));
      for (const user of slow) {
        await aWebhook(user);
        await app.add(user);
      }
      await received(5);
      // Neither somebody else nor the good receiver of one whose others all hang.
      for (const hanging of [0, rowCeilings.webhooks.most - 1]) {
        const user = await aProUser();
        for (let n = 0; n < hanging; n += 1) await aWebhook(user);
        const own = await aWebhook(user, { url: other.url() });
        const [before, started] = [other.received.length, performance.now()];
        await app.add(user);
        await received(before + 1, other);
        expect(performance.now() - started).toBeLessThan(1_500);
        await settled(user, own, 'delivered');
      }
      const [one] = slow as [TestUser];
      const [{ id }] = (await app.request('GET', '/webhooks', { as: one })).body;
      await vi.waitUntil(async () => (await deliveriesOf(one, { id, secret: '' }))[0].attempts === 1, {
        timeout: 8_000,
      });
      const [{ id: delivery }] = await deliveriesOf(one, { id, secret: '' });
      const { body } = await app.request('GET', `/webhooks/deliveries/${delivery}`, { as: one });
      expect(body.tries[0].response).toBeNull();
      expect(body.tries[0].duration_ms).toBeGreaterThan(4_500);
      expect(body.tries[0].duration_ms).toBeLessThan(6_500);
    },
    30_000,
  );

  it('is read for four kilobytes, however much it says', async () => {
    const user = await aProUser();
    const { id } = await aWebhook(user);
    receiver.answerWith({ status: 200, body: `\0${'x'.repeat(500_000)}` });
    const { body } = await app.request('POST', `/webhooks/${id}/test`, { as: user });
    expect(body).toMatchObject({ status: 'delivered', type: 'webhook.test' });
    expect(body.tries[0].response.body.length).toBeLessThanOrEqual(4_096);
  });
});

it('lists the deliveries of a receiver in pages as well, each once', async () => {
  const user = await aProUser();
  const { id } = await aWebhook(user);
  for (let n = 0; n < 5; n += 1) await app.request('POST', `/webhooks/${id}/test`, { as: user });
  const pages: string[][] = [];
  for (let path: string | undefined = `/webhooks/${id}/deliveries?limit=2`; path; ) {
    const { body, headers } = await app.request('GET', path, { as: user });
    pages.push(body.map((row: { id: string }) => row.id));
    path = /<\/api(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
  const { body: all } = await app.request('GET', `/webhooks/${id}/deliveries`, { as: user });
  expect(pages.flat()).toEqual(all.map((row: { id: string }) => row.id));
});

describe('the secret', () => {
  it('is replaced with an overlap of a day, in which both verify', async () => {
    const user = await aProUser();
    const before = await aWebhook(user);
    const { body: after } = await app.request('POST', `/webhooks/${before.id}/rotate-secret`, { as: user });
    expect(after.secret).toMatch(/^whsec_/);
    expect(after.secret).not.toBe(before.secret);
    const test = async () => {
      await app.request('POST', `/webhooks/${before.id}/test`, { as: user });
      return receiver.received.at(-1) as ReceivedWebhook;
    };
    const during = await test();
    for (const secret of [before.secret, after.secret]) expect(() => verified(during, secret)).not.toThrow();
    // A second click on the same day.
    const { body: again } = await app.request('POST', `/webhooks/${before.id}/rotate-secret`, { as: user });
    const twice = await test();
    for (const secret of [before.secret, again.secret]) expect(() => verified(twice, secret)).not.toThrow();
    app.passTime(24 * 3600 + 1);
    const later = await test();
    expect(() => verified(later, again.secret)).not.toThrow();
    expect(() => verified(later, before.secret)).toThrow();
  });

  it('is answered when it is made and stands nowhere else, like the address that opens an account', async () => {
    const user = await aProUser();
    const url = `${receiver.url(`/bot12345:${randomUUID()}/sendMessage`)}?chat_id=-100`;
    const { secret, id } = await aWebhook(user, { format: 'telegram', url });
    await app.request('POST', `/webhooks/${id}/test`, { as: user });
    const answers = await Promise.all(
      ['/webhooks', `/webhooks/${id}/deliveries`, '/account/export'].map((path) =>
        app.request('GET', path, { as: user }),
      ),
    );
    const { rows } = await app.container.pool.query<{ text: string }>(
      `SELECT t::text AS text FROM webhooks t UNION ALL SELECT t::text FROM webhook_attempts t UNION ALL SELECT t::text FROM secrets t`,
    );
    const all = [...answers.map(({ body }) => JSON.stringify(body)), ...rows.map(({ text }) => text), ...app.log].join(
      '\n',
    );
    expect(all).toContain('sendMessage'.slice(-4));
    for (const hidden of [secret, secret.slice(6), url.slice(30, 60)]) expect(all).not.toContain(hidden);
  });
});

describe('webhooks', () => {
  it('are ten at most, need Pro, and go with the account', async () => {
    const input = { url: receiver.url(), format: 'json', events: ['payment.due'] };
    const premium = await app.aUser({ tier: 'premium', email_verified: true });
    expect(refused(await app.request('POST', '/webhooks', { as: premium, body: input })).code).toBe('plan_required');
    const user = await aProUser();
    for (let at = 0; at < 10; at += 1) await aWebhook(user, { events: ['scan.finished'] });
    expect(refused(await app.request('POST', '/webhooks', { as: user, body: input })).code).toBe('too_many_webhooks');
    const [{ id }] = (await app.request('GET', '/webhooks', { as: user })).body;
    expect((await app.request('DELETE', `/webhooks/${id}`, { as: user })).status).toBe(204);
    expect(await app.prisma.secret.count({ where: { user_id: user.id } })).toBe(9);
    await aWebhook(user);
    await app.prisma.user.delete({ where: { id: user.id } });
    expect(await app.prisma.webhook.count({ where: { user_id: user.id } })).toBe(0);
  });

  it('of an account whose plan has ended send nothing, and can still be seen and removed', async () => {
    const user = await aProUser();
    const webhook = await aWebhook(user);
    await app.prisma.user.update({ where: { id: user.id }, data: { tier: 'free' } });
    await app.add(user);
    const where = { user_id: user.id, webhook_id: webhook.id, status: 'dropped' } as const;
    await vi.waitUntil(async () => (await app.prisma.webhookDelivery.count({ where })) === 1, { timeout: 5_000 });
    expect(receiver.received).toEqual([]);
    expect((await app.request('GET', '/webhooks', { as: user })).body).toHaveLength(1);
    const [{ id, status }] = await deliveriesOf(user, webhook);
    expect(status).toBe('dropped');
    expect((await app.request('GET', `/webhooks/deliveries/${id}`, { as: user })).status).toBe(200);
    const path = `/webhooks/${webhook.id}`;
    for (const [method, of] of [
      ['POST', `${path}/test`],
      ['POST', `/webhooks/deliveries/${id}/replay`],
      ['PATCH', path],
    ] as const)
      expect(refused(await app.request(method, of, { as: user, body: { enabled: true } })).code).toBe('plan_required');
    expect((await app.request('DELETE', path, { as: user })).status).toBe(204);
  });

  it('are kept with their deliveries for thirty days', async () => {
    const user = await aProUser();
    const webhook = await aWebhook(user, { events: ['subscription.created'] });
    await app.add(user);
    await settled(user, webhook, 'delivered');
    await app.container.deliveries.tidy();
    expect(await deliveriesOf(user, webhook)).toHaveLength(1);
    app.passTime(45 * 24 * 3600);
    await app.container.deliveries.tidy();
    expect(await deliveriesOf(user, webhook)).toEqual([]);
  });

  it('take addresses that fit their format, without a user part', async () => {
    const user = await aProUser();
    const wrong = [
      { url: 'ftp://example.com/' },
      { url: 'https://bank.example@evil.example/' },
      { url: 'https://example.com/#x' },
      { url: 'https://api.telegram.org/bot1:abc/sendMessage', format: 'telegram' },
      { url: 'https://api.telegram.org/bot1:abc/getMe?chat_id=1', format: 'telegram' },
      { url: 'https://ntfy.sh/', format: 'ntfy' },
      { url: 'https://ntfy.sh/a/b', format: 'ntfy' },
      { url: 'https://example.com/', events: [] },
      { url: 'https://example.com/', events: ['webhook.test'] },
    ];
    for (const fields of wrong) {
      const body = { format: 'json', events: ['payment.due'], ...fields };
      expect((await app.request('POST', '/webhooks', { as: user, body })).status, JSON.stringify(fields)).toBe(422);
    }
  });
});

it('a change of somebody without webhooks writes no event', async () => {
  const user = await app.aUser();
  await aConnection(app.prisma, user);
  await app.request('POST', '/subscriptions', { as: user, body: aSubscription() });
  expect(await app.prisma.webhookDelivery.count({ where: { user_id: user.id } })).toBe(0);
});
