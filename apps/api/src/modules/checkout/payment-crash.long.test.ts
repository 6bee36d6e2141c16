import { randomUUID } from 'node:crypto';
import { startEmulators } from '@kumbara/emulators';
import { openBrowser } from '@kumbara/emulators/browser';
import { randomRuns } from '@kumbara/samples';
import { afterAll, expect, it } from 'vitest';
import { get, killableProcesses, type Process, post } from '#testing/killable-process.ts';
import { appOrigin, cards } from '#testing/stripe.ts';

/*
 * Whatever hears of a payment is killed (-9) in front of each of its statements, and when a COMMIT was carried out and
 * nobody was told. What is found then is told nowhere half (no plan without its mail and entry, no event taken without
 * its plan), and when the same comes again, it is as if nothing had happened: nothing lost, nothing double.
 */

/** With few runs two flows, and every fourth statement, from another one each time. */
const stride = Math.max(1, Math.ceil(8 / randomRuns));
const first = 1 + Math.floor(Math.random() * stride);

const emulators = await startEmulators({ appOrigins: [appOrigin], providers: ['stripe'] });
const { stripe } = emulators;
stripe.settings.held = true;
afterAll(() => emulators.close());
const processes = killableProcesses({ APP_ORIGIN: appOrigin, ...emulators.environment });

/** Whom Stripe tells from now on. */
async function fresh(): Promise<Process> {
  const next = await processes.fresh();
  stripe.settings.webhookUrl = `${next.origin}/api/payments/webhook`;
  return next;
}

type Person = { id: string; email: string; token: string };
type Case = Person & { act: (at: Process) => Promise<number> };

async function signUp(at: Process): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const answer = await post(at, '/auth/signup', { email, password: 'düş-kapanı-42', name: 'Ada' });
  const { user, token } = (await answer.json()) as { user: { id: string }; token: string };
  return { id: user.id, email, token };
}
async function buy(at: Process): Promise<Person & { sessionId: string; customer: string }> {
  const person = await signUp(at);
  const answer = await post(at, '/payments/checkout', { package_id: 'premium_monthly' }, person.token);
  const { url, session_id } = (await answer.json()) as { url: string; session_id: string };
  const browser = openBrowser();
  const page = await browser.visit(url);
  await browser.press(page, 'card', cards.good, ({ origin }) => origin === appOrigin);
  const { customer_id } = await processes.db.prisma.billingCustomer.findUniqueOrThrow({
    where: { user_id: person.id },
  });
  return { ...person, sessionId: session_id, customer: customer_id };
}
const newest = (customer: string) =>
  stripe.events.all().findLast(({ data }) => JSON.stringify(data).includes(customer))?.id ?? '';
const deliver = (id: string) => stripe.events.deliver(id);

/** Returns the state of a user in the database and at Stripe, without ids and times. */
async function stateOf({ id, email }: Person) {
  const { db } = processes;
  const user = await db.prisma.user.findUnique({ where: { id } });
  const { rows: jobs } = await db.pool.query<{ kind: string }>(
    `SELECT data ->> 'kind' AS kind FROM pgboss.job WHERE data ->> 'email' = $1 ORDER BY created_on`,
    [email],
  );
  const row = await db.prisma.billingCustomer.findUnique({ where: { user_id: id } });
  const customers = Object.values(stripe.tables.customers).filter(({ metadata }) => metadata.user_id === id);
  const isTheirs = ({ customer }: { customer: string }) => customers.some((each) => each.id === customer);
  const entries = await db.prisma.securityEvent.findMany({ where: { user_id: id }, orderBy: { id: 'asc' } });
  return {
    tier: user?.tier,
    held: row?.package_id,
    entries: entries.map(({ kind }) => kind).filter((kind) => kind.startsWith('plan_')),
    mails: jobs.map(({ kind }) => kind).filter((kind) => kind.startsWith('plan_')),
    customers: customers.length,
    sessions: Object.values(stripe.tables.sessions)
      .filter(isTheirs)
      .map(({ status }) => status),
    running: Object.values(stripe.tables.subscriptions)
      .filter(isTheirs)
      .map(({ status }) => status),
  };
}
type State = Awaited<ReturnType<typeof stateOf>>;

/** Expects plan, log entries and mails to agree. */
function isWhole({ tier, held, entries, mails }: State): void {
  expect(mails).toEqual(entries);
  expect(held ?? null).toBe(tier === 'premium' ? 'premium_monthly' : null);
  expect(entries.at(-1) ?? 'plan_ended').toBe(tier === 'premium' ? 'plan_premium' : 'plan_ended');
}

const flows: { what: string; given: (at: Process) => Promise<Case>; done: number }[] = [
  {
    what: 'an event that brings a plan',
    given: async (at) => {
      const buyer = await buy(at);
      const id = newest(buyer.customer);
      return { ...buyer, act: () => deliver(id) };
    },
    done: 200,
  },
  {
    what: 'an event that ends it',
    given: async (at) => {
      const buyer = await buy(at);
      await deliver(newest(buyer.customer));
      stripe.payments.closeDispute(stripe.payments.disputeLast(buyer.customer), 'lost');
      const dispute = stripe.events.all().findLast(({ type }) => type === 'charge.dispute.closed')?.id ?? '';
      return { ...buyer, act: () => deliver(dispute) };
    },
    done: 200,
  },
  {
    what: 'the question of who comes back from paying',
    given: async (at) => {
      const buyer = await buy(at);
      const act = async (to: Process) =>
        (await get(to, `/payments/status/${buyer.sessionId}`, undefined, buyer.token)).status;
      return { ...buyer, act };
    },
    done: 200,
  },
  {
    what: 'the way to the page where one pays',
    given: async (at) => {
      const person = await signUp(at);
      const body = { package_id: 'premium_monthly' };
      return { ...person, act: async (to) => (await post(to, '/payments/checkout', body, person.token)).status };
    },
    done: 200,
  },
];

it.each(flows.slice(0, randomRuns))(
  'loses and doubles nothing wherever it is killed: $what',
  async ({ what, given, done }) => {
    let at = await fresh();
    const whole = await given(at);
    expect(await processes.run(at, whole.act)).toBe(done);
    const after = await stateOf(whole);
    isWhole(after);
    expect(await processes.run(at, whole.act)).toBe(done);
    expect(await stateOf(whole), 'done a second time').toEqual(after);

    let kills = 0;
    for (const kind of ['statement', 'commit'] as const) {
      for (let n = kind === 'commit' ? 1 : first; ; n += kind === 'commit' ? 1 : stride) {
        const next = await given(at);
        const outcome = await processes.run(at, next.act, { at: kind, n });
        if (outcome !== 'killed') {
          // There is no n-th one any more.
          expect(outcome).toBe(done);
          break;
        }
        kills += 1;
        at = await fresh();
        isWhole(await stateOf(next));
        expect(await processes.run(at, next.act), `again, ${kind} ${n}`).toBe(done);
        expect(await stateOf(next), `again, ${kind} ${n}`).toEqual(after);
      }
    }
    console.info(`${what}: killed ${kills} times`);
    expect(kills).toBeGreaterThan(stride === 1 ? 10 : 2);
  },
  600_000,
);
