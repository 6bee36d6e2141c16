import { type Random, randomRuns, seededRandom } from '@kumbara/samples';
import Stripe from 'stripe';
import { afterEach, expect, it } from 'vitest';
import type { TestUser } from '#testing/running-app.ts';
import { cards, day, runShop } from '#testing/stripe.ts';

/*
 * Lives of people who pay: they buy, change, cancel, resume, fall behind, pay, dispute and get money back, while events
 * of all that reach us late, doubled, out of order and many at once. In the end what we hold is what Stripe's state says,
 * by a rule that is written down here a second time and far simpler; and each change was mailed once.
 */

const histories = randomRuns;
const steps = 14;
const start = Date.parse('2026-11-21T09:00:00Z') / 1000;

const shop = await runShop();
const { app, stripe } = shop;
const address = new URL(shop.environment.STRIPE_API_URL ?? '');
const sdk = new Stripe(shop.environment.STRIPE_SECRET_KEY ?? '', {
  ...{ host: address.hostname, port: address.port, protocol: 'http' as const, telemetry: false },
});
afterEach(() => stripe.clock.set(start));

const subscriptionsOf = (customer: string) =>
  Object.values(stripe.tables.subscriptions).filter((row) => row.customer === customer);
const runningOf = (customer: string) => subscriptionsOf(customer).find(({ status }) => status !== 'canceled');

/** Stripe's state in our words. */
function oracle(customer: string): 'free' | 'premium' | 'pro' {
  const held = subscriptionsOf(customer).filter(({ id, status }) => {
    if (status !== 'past_due') return status === 'active';
    const open = Object.values(stripe.tables.invoices).filter(
      (row) => row.subscription === id && row.status === 'open',
    );
    return Math.min(...open.map(({ created }) => created)) + 14 * day > stripe.clock.now();
  });
  const names = held.map(({ price }) => stripe.tables.prices[price]?.product);
  if (names.includes('kumbara_pro_monthly')) return 'pro';
  return names.length > 0 ? 'premium' : 'free';
}

const newPlan = { free: 'plan_ended', premium: 'plan_premium', pro: 'plan_pro' };

type History = { user: TestUser; random: Random; customer: () => Promise<string> };
type Action = (history: History) => Promise<unknown>;

const buy: Action = async ({ user, random }) => {
  const { body, status } = await shop.change(user, random.pick(['premium_monthly', 'pro_monthly']));
  expect([200, 409]).toContain(status);
  if (status !== 200 || body.changed) return;
  await shop.pay(body.url, random.pick([cards.good, cards.good, cards.failsLater, cards.declined]));
  if (random.chance(0.5)) await shop.status(user, body.session_id);
};
const onRunning =
  (change: (id: string, history: History) => Promise<unknown>): Action =>
  async (history) => {
    const running = runningOf(await history.customer());
    if (running) await change(running.id, history);
  };
const things: Action[] = [
  buy,
  buy,
  onRunning((id) => sdk.subscriptions.update(id, { cancel_at_period_end: true })),
  onRunning((id) => sdk.subscriptions.update(id, { cancel_at_period_end: false })),
  onRunning((id) => sdk.subscriptions.cancel(id)),
  onRunning(async (id) => {
    const [open] = (await sdk.invoices.list({ subscription: id, status: 'open' })).data;
    if (open) await sdk.invoices.pay(open.id ?? '').catch(() => {});
  }),
  async ({ random }) => shop.passDays(random.int(1, 40)),
  async ({ customer }) => {
    if (Object.values(stripe.tables.charges).some(({ status }) => status === 'succeeded')) {
      const id = await customer();
      try {
        stripe.payments.refundLast(id);
      } catch {
        // Nothing (more) to give back.
      }
    }
  },
  async ({ customer, random }) => {
    const id = await customer();
    const paid = Object.values(stripe.tables.charges).some((row) => row.customer === id && row.status === 'succeeded');
    if (paid) stripe.payments.closeDispute(stripe.payments.disputeLast(id), random.pick(['won', 'lost']));
  },
];

/** Delivers some pending events and some that were delivered before, shuffled and partly at once. */
async function deliverSome(history: History, part: number): Promise<void> {
  const { random } = history;
  const all = shop.eventsOf(await history.customer()).map(({ id }) => id);
  const chosen = random.sample(all, Math.ceil(all.length * part));
  const twice = random.sample(all, Math.min(5, all.length));
  const order = random.sample([...chosen, ...twice], chosen.length + twice.length);
  while (order.length > 0) {
    const atOnce = order.splice(0, random.int(1, 12));
    await Promise.all(atOnce.map((id) => stripe.events.deliver(id)));
  }
}

async function live(seed: number): Promise<void> {
  const random = seededRandom(`payments ${seed}`);
  const user = await app.aUser();
  const history: History = { user, random, customer: () => shop.customerOf(user) };
  await buy(history);
  for (let step = 0; step < steps; step += 1) {
    // A slow response of the provider may be older than the state that another request has stored.
    stripe.faults.clear();
    for (let i = 0; i < 4; i += 1)
      stripe.faults.add({ name: 'slow', on: /^\/v1\/subscriptions\?/, delay: random.int(0, 40) });
    const delivery = random.chance(0.5) ? deliverSome(history, random.next() / 2) : undefined;
    await random.pick(things)(history);
    await delivery;
  }
  const customer = await history.customer();
  // In the end every event is delivered again in any order, with the events that a lost dispute causes.
  for (let round = 0; round < 2; round += 1) await deliverSome(history, 1);
  const disputes = stripe.events.all().filter(({ type }) => type === 'charge.dispute.closed');
  await Promise.all(disputes.map(({ id }) => stripe.events.deliver(id)));
  expect(await shop.tierOf(user), `seed ${seed}`).toBe(oracle(customer));
  expect(
    subscriptionsOf(customer).filter(({ status }) => status !== 'canceled').length,
    `seed ${seed}`,
  ).toBeLessThanOrEqual(1);
  const fault = await findMailFault(user, seed);
  expect(fault ?? 'plan_ended', `seed ${seed}`).toBe(newPlan[oracle(customer)]);
}

async function findMailFault({ id, email }: TestUser, seed: number): Promise<string | undefined> {
  const entries = (await app.prisma.securityEvent.findMany({ where: { user_id: id }, orderBy: { id: 'asc' } })).map(
    ({ kind }) => kind,
  );
  const changes = entries.filter((kind) => kind !== 'payment_failed');
  const repeated = changes.some((kind, i) => kind === changes[i - 1]);
  expect(repeated, `seed ${seed}: ${changes.join()}`).toBe(false);
  expect(changes.at(0), `seed ${seed}`).not.toBe('plan_ended');
  const { rows } = await app.container.pool.query<{ kind: string }>(
    "SELECT data ->> 'kind' AS kind FROM pgboss.job WHERE name = 'account-mail' AND data ->> 'email' = $1",
    [email],
  );
  expect(rows.map(({ kind }) => kind).sort(), `seed ${seed}`).toEqual([...entries].sort());
  return changes.at(-1);
}

it(`hold what Stripe's state says after everything: ${histories} histories of ${steps} steps`, {
  timeout: 600_000,
}, async () => {
  stripe.settings.afterRetries = 'past_due';
  for (let seed = 1; seed <= histories; seed += 1) {
    stripe.clock.set(start);
    app.setToday('2026-11-21');
    await live(seed);
  }
});
