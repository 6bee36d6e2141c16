import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runMain } from '@kumbara/api/src/testing/running-process.ts';
import { migrate } from '@kumbara/prisma/migrate';
import type pg from 'pg';
import type { ResultRow } from '#result-row.ts';
import { usedCpuMs } from '#server-cpu-time.ts';
import { serverKeys } from '#server-keys.ts';
import { median } from '#statistics.ts';
import { withPostgres } from '#with-postgres.ts';
import { planEvents, renewalEvents, secret, signEvent, startStripe } from './stripe.ts';

const limit = 2;
const customers = 200;
const concurrency = 8;
const program = fileURLToPath(new URL('../programs/payment-events.ts', import.meta.url));

type Receiver = { pid: number; address: string };
type Environment = { postmaster: number; ours: Receiver; bare: Receiver; customerIds: string[] };

const withEnvironment = <T>(work: (environment: Environment) => Promise<T>): Promise<T> =>
  withPostgres(async ({ url, pool, postmaster, folder }) => {
    const children: ChildProcess[] = [];
    const stripe = await startStripe();
    try {
      await migrate(url);
      const customerIds = await createPayingUsers(pool);
      const main = await runMain({
        ...{ DATABASE_URL: url, DATA_DIR: folder, ROLES: 'api', LOG_LEVEL: 'info', ...serverKeys() },
        ...{ STRIPE_SECRET_KEY: 'sk_test_bench', STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: stripe.origin },
      });
      children.push(main.child);
      const bare = spawn(process.execPath, [program], {
        env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: url, SECRET: secret },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(bare);
      const port = await new Promise<string>((done) => bare.stdout.once('data', (chunk) => done(String(chunk).trim())));
      return await work({
        postmaster,
        ours: { pid: main.child.pid ?? 0, address: `${main.origin}/api/payments/webhook` },
        bare: { pid: bare.pid ?? 0, address: `http://127.0.0.1:${port}/webhook` },
        customerIds,
      });
    } finally {
      for (const child of children) child.kill('SIGKILL');
      stripe.close();
    }
  });

/** @returns the ids of their Stripe customers */
async function createPayingUsers(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ customer_id: string }>(
    `WITH people AS (
       INSERT INTO users (id, email, name, language, currency, time_zone)
       SELECT gen_random_uuid(), n || '@example.com', 'Ece', 'tr', 'TRY', 'Europe/Istanbul'
       FROM generate_series(1, $1::int) n RETURNING id
     )
     INSERT INTO billing_customers (user_id, customer_id) SELECT id, 'cus_' || id FROM people RETURNING customer_id`,
    [customers],
  );
  return rows.map(({ customer_id }) => customer_id);
}

/**
 * Sends each customer's events, several at once.
 * @returns CPU milliseconds per event
 */
async function measureCost(
  { pid, address }: Receiver,
  { postmaster, customerIds }: Environment,
  types: string[],
): Promise<number> {
  const events = types.flatMap((type) => customerIds.map((customer) => signEvent(type, customer)));
  const before = usedCpuMs(pid, postmaster);
  let next = 0;
  const sender = async () => {
    for (let event = events[next++]; event; event = events[next++]) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': event.signature };
      const { status } = await fetch(address, { method: 'POST', headers, body: event.body }).then(async (answer) => {
        await answer.arrayBuffer();
        return answer;
      });
      if (status !== 200) throw new Error(`an event was answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sender));
  return (usedCpuMs(pid, postmaster) - before) / events.length;
}

/** Runs pairs in the order A B B A. Both receivers were warmed up before. */
async function compare(
  environment: Environment,
  types: string[],
  pairs: number,
  [a, b] = [environment.ours, environment.bare],
) {
  const [ours, bare, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = await measureCost(a, environment, types);
    const second = await measureCost(b, environment, types);
    const third = await measureCost(b, environment, types);
    const fourth = await measureCost(a, environment, types);
    ours.push(first, fourth);
    bare.push(second, third);
    ratios.push((first + fourth) / (second + third));
  }
  return {
    ours: median(ours),
    bare: median(bare),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
}

const ms = (value: number) => `${value.toFixed(2)} ms`;
const createRow = (
  name: string,
  { ours, bare, ratio, lowest, highest }: Awaited<ReturnType<typeof compare>>,
): ResultRow => ({
  name,
  ours: ms(ours),
  baseline: `HMAC + insert ${ms(bare)}`,
  ratio: `${ratio.toFixed(2)}× (${lowest.toFixed(2)}–${highest.toFixed(2)})`,
});

/**
 * Measures a Stripe event from signature check to acknowledgement against a receiver that reads no state: CPU
 * milliseconds of the server and its PostgreSQL, medians of pairs A B B A. The Stripe API is answered by this process.
 */
export async function measurePayments({ quick }: { quick: boolean }): Promise<ResultRow[]> {
  const pairs = quick ? 3 : 7;
  return withEnvironment(async (environment) => {
    for (const receiver of [environment.ours, environment.bare])
      await measureCost(receiver, environment, renewalEvents);
    const mixed = await compare(environment, renewalEvents, pairs);
    const plans = await compare(environment, [...planEvents, ...planEvents, ...planEvents], pairs);
    const control = await compare(environment, renewalEvents, pairs, [environment.bare, environment.bare]);
    return [
      {
        ...createRow('payment events: mean of the events of a renewal', mixed),
        target: `≤ ${limit}×`,
        isMet: mixed.ratio <= limit,
      },
      createRow('payment events: plan changes, read from Stripe', plans),
      {
        ...createRow('control, HMAC + insert against itself', control),
        target: '1 ± 0.05',
        isMet: Math.abs(control.ratio - 1) <= 0.05,
      },
    ];
  });
}
