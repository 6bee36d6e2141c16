import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMain } from '@kumbara/api/src/testing/running-process.ts';
import { startPostgres } from '@kumbara/launcher/postgres';
import { migrate } from '@kumbara/prisma/migrate';
import pg from 'pg';
import type { Line } from '#result-row.ts';
import { median } from '#statistics.ts';
import { parentOf, usedMs } from './server-cpu-time.ts';
import { ofPlans, renewal, secret, signed, startStripe } from './stripe.ts';

const limit = 2;
const customers = 200;
const atOnce = 8;
const program = fileURLToPath(new URL('../programs/payment-events.ts', import.meta.url));

type Receiver = { pid: number; address: string };
type World = { postmaster: number; ours: Receiver; bare: Receiver; customerIds: string[] };

const key = () => `k:${randomBytes(32).toString('base64')}`;

async function withWorld<T>(work: (world: World) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'kumbara-bench-'));
  // Run by root, PostgreSQL is somebody else and has to pass through.
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'postgres');
  const { url, stop } = await startPostgres({ dataDir });
  const children: ChildProcess[] = [];
  const stripe = await startStripe();
  try {
    await migrate(url);
    const { customerIds, postmaster } = await somePayers(url);
    const main = await runMain({
      ...{ DATABASE_URL: url, DATA_DIR: folder, ROLES: 'api', LOG_LEVEL: 'info' },
      ...{ SESSION_KEYS: key(), CREDENTIAL_KEYS: key(), PASSWORD_PEPPER: key() },
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
    await stop();
    rmSync(realpathSync(dataDir), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** People with a customer at Stripe, and the process whose children the backends are. */
async function somePayers(url: string): Promise<{ customerIds: string[]; postmaster: number }> {
  const pool = new pg.Pool({ connectionString: url });
  const { rows } = await pool.query<{ customer_id: string }>(
    `WITH people AS (
       INSERT INTO users (id, email, name, language, currency, time_zone)
       SELECT gen_random_uuid(), n || '@example.com', 'Ece', 'tr', 'TRY', 'Europe/Istanbul'
       FROM generate_series(1, $1::int) n RETURNING id
     )
     INSERT INTO billing_customers (user_id, customer_id) SELECT id, 'cus_' || id FROM people RETURNING customer_id`,
    [customers],
  );
  const backend = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postmaster = parentOf(backend.rows[0]?.pid ?? 0);
  await pool.end();
  return { customerIds: rows.map(({ customer_id }) => customer_id), postmaster };
}

/** Sends each customer's events, some at once, as they come. @returns milliseconds of processor for one event */
async function costOf(
  { pid, address }: Receiver,
  { postmaster, customerIds }: World,
  types: string[],
): Promise<number> {
  const events = types.flatMap((type) => customerIds.map((customer) => signed(type, customer)));
  const before = usedMs(pid, postmaster);
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
  await Promise.all(Array.from({ length: atOnce }, sender));
  return (usedMs(pid, postmaster) - before) / events.length;
}

/** In pairs A B B A; both receivers have been warmed before. */
async function compare(world: World, types: string[], pairs: number, [a, b] = [world.ours, world.bare]) {
  const [ours, bare, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = await costOf(a, world, types);
    const second = await costOf(b, world, types);
    const third = await costOf(b, world, types);
    const fourth = await costOf(a, world, types);
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
const lineOf = (work: string, { ours, bare, ratio, lowest, highest }: Awaited<ReturnType<typeof compare>>): Line => ({
  work,
  ours: ms(ours),
  beside: `HMAC + insert ${ms(bare)}`,
  ratio: `${ratio.toFixed(2)}× (${lowest.toFixed(2)}–${highest.toFixed(2)})`,
});

/**
 * What an event of Stripe's costs, signature to acknowledgement, beside a receiver that reads no state: milliseconds of
 * processor of the server and its PostgreSQL, medians of pairs A B B A. Stripe itself answers from this process.
 */
export async function paymentLines({ quick }: { quick: boolean }): Promise<Line[]> {
  const pairs = quick ? 3 : 7;
  return withWorld(async (world) => {
    for (const receiver of [world.ours, world.bare]) await costOf(receiver, world, renewal);
    const mixed = await compare(world, renewal, pairs);
    const plans = await compare(world, [...ofPlans, ...ofPlans, ...ofPlans], pairs);
    const control = await compare(world, renewal, pairs, [world.bare, world.bare]);
    return [
      {
        ...lineOf('payment events: all of a renewal, each', mixed),
        reach: `≤ ${limit}×`,
        reached: mixed.ratio <= limit,
      },
      lineOf('payment events: one that tells of a plan, read from Stripe', plans),
      {
        ...lineOf('control, HMAC + insert against itself', control),
        reach: '1 ± 0.05',
        reached: Math.abs(control.ratio - 1) <= 0.05,
      },
    ];
  });
}
