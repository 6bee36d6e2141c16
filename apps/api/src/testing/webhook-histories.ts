import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RunningApp, TestUser } from './running-app.ts';
import { compiled } from './running-process.ts';
import type { startWebhookReceiver } from './webhook-receiver.ts';

const program = fileURLToPath(new URL('webhook-worker.ts', import.meta.url));

type Receiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
type Options = {
  app: RunningApp;
  receiver: Receiver;
  credentialKeys: string;
  users: number;
  events: number;
  kills: number;
};

/** Keys that the app of a test and its workers share. */
export const sharedCredentialKeys = () => `shared:${randomBytes(32).toString('base64')}`;

/** One in so many requests is answered with an error, but no event twice: its next pause takes minutes. */
const failsEvery = 50;

/**
 * Two workers deliver events of many users while subscriptions change; one of them is killed (-9) again and again, and
 * the receiver fails now and then.
 * @returns what went wrong, a sentence each, and how much happened
 */
export async function runWebhookHistory({ app, receiver, credentialKeys, users, events, kills }: Options) {
  const all: ChildProcess[] = [];
  const start = async () => {
    const worker = spawn(process.execPath, [program], {
      env: {
        ...{ PATH: process.env.PATH, ...compiled, DATABASE_URL: app.databaseUrl, CREDENTIAL_KEYS: credentialKeys },
        ...{ DATA_DIR: app.container.config.mail.outbox, ALLOWED_PRIVATE_HOSTS: receiver.host },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    all.push(worker);
    await once(worker.stdout, 'data');
    return worker;
  };
  let requests = 0;
  const failed = new Set<string>();
  receiver.answerWith(({ headers }) => {
    requests += 1;
    const id = String(headers['webhook-id']);
    const fails = requests % failsEvery === 0 && !failed.has(id);
    if (fails) failed.add(id);
    return { status: fails ? 500 : 204 };
  });

  const owners: TestUser[] = await Promise.all(Array.from({ length: users }, () => app.aUser({ tier: 'pro' })));
  for (const owner of owners) {
    const body = { url: receiver.url(`/${owner.id}`), format: 'json', events: ['subscription.updated'] };
    await app.request('POST', '/webhooks', { as: owner, body });
    await app.add(owner);
  }

  /** Changes run at once, like those of several devices. */
  async function write(): Promise<void> {
    const change = (at: number) =>
      app.prisma.subscription.updateMany({
        where: { user_id: owners[at % users]?.id ?? '' },
        data: { notes: `note ${at}` },
      });
    const perRound = 8;
    for (let at = 0; at < events; at += perRound)
      await Promise.all(Array.from({ length: Math.min(perRound, events - at) }, (_, more) => change(at + more)));
  }

  const started = performance.now();
  const left = () => app.prisma.webhookDelivery.count({ where: { status: 'pending' } });
  let killed = 0;
  try {
    const workers = await Promise.all([start(), start()]);
    let isWritten = false;
    const writing = write().then(() => {
      isWritten = true;
    });
    /** Kills a worker while deliveries are under way, and starts another. */
    async function disturb(): Promise<void> {
      while (killed < kills) {
        await wait(200 + (killed % 5) * 200);
        if (isWritten && (await left()) === 0) return;
        workers.shift()?.kill('SIGKILL');
        killed += 1;
        workers.push(await start());
      }
    }
    await Promise.all([writing, disturb()]);
    while ((await left()) > 0) await wait(200);
  } finally {
    for (const worker of all) worker.kill('SIGKILL');
  }

  const rows = await app.prisma.webhookDelivery.findMany({ orderBy: { position: 'asc' } });
  const firsts = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const { path, headers } of receiver.received) {
    const id = String(headers['webhook-id']);
    if (seen.has(`${path} ${id}`)) continue;
    seen.add(`${path} ${id}`);
    firsts.set(path, [...(firsts.get(path) ?? []), id]);
  }
  const faults = owners.flatMap(({ id }) => {
    const written = rows.filter((row) => row.user_id === id).map(({ event_id }) => event_id);
    const got = firsts.get(`/${id}`) ?? [];
    const lost = written.filter((event) => !got.includes(event)).length;
    return [
      ...(lost > 0 ? [`${lost} events of ${id} were never received`] : []),
      ...(got.join() === written.join() ? [] : [`the events of ${id} were first received in another order`]),
      ...(rows.some(({ user_id, status }) => user_id === id && status !== 'delivered')
        ? [`not all delivered: ${id}`]
        : []),
    ];
  });
  return {
    faults,
    counts: {
      ...{ events: rows.length, received: receiver.received.length, repeated: receiver.received.length - seen.size },
      ...{ kills: killed, seconds: Math.round((performance.now() - started) / 1000) },
    },
  };
}
