import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@kumbara/samples';
import { addDays, dayIn } from '@kumbara/shared';
import { simpleParser } from 'mailparser';
import { openDatabase } from '#lib/database.ts';
import { fromDay } from '#lib/day.ts';
import { createLogger } from '#lib/logger.ts';
import { localHour } from '#modules/reminders/local-hour.ts';
import { withoutStored } from '#modules/reminders/outbox.ts';
import { planReminders } from '#modules/reminders/planned-reminders.ts';
import { readFacts, readRecipient } from '#modules/reminders/reminder-facts.ts';
import { compiled } from './running-process.ts';
import { cloneDatabase } from './template-database.ts';

const zones = ['Europe/Istanbul', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Kiritimati'];
const program = fileURLToPath(new URL('reminder-worker.ts', import.meta.url));
const hourMs = 3_600_000;

type Options = { seed: number; users: number; steps: number; startsOn: string };

/**
 * Lets two workers remind users while the clock goes on, jumps, and workers are killed (-9) at random moments.
 * @returns what went wrong, a sentence each, and how much happened
 */
export async function runReminderHistories({ seed, users, steps, startsOn }: Options) {
  const { next: random, pick } = seededRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'kumbara-reminders-'));
  const database = await cloneDatabase();
  const { prisma, pool, close } = openDatabase(database.url, createLogger('silent'));
  const file = join(folder, 'clock');
  let now = new Date(`${startsOn}T00:00:00Z`);
  const setClock = (to: Date) => {
    now = to;
    // Renamed, so that no worker reads half a time.
    writeFileSync(`${file}.next`, now.toISOString());
    renameSync(`${file}.next`, file);
  };
  setClock(now);

  for (let at = 0; at < users; at += 1) {
    const { id: user_id } = await prisma.user.create({
      data: {
        ...{ email: `${randomUUID()}@example.com`, name: 'Ada', language: 'en', currency: 'USD' },
        ...{ email_verified: true, time_zone: pick(zones) },
      },
    });
    const hour = pick([0, 1, 2, 3, 9, 23]);
    await prisma.reminderSettings.update({ where: { user_id }, data: { hour } });
    await prisma.subscription.createMany({
      data: Array.from({ length: 1 + Math.floor(random() * 3) }, (_, n) => ({
        ...{ user_id, name: `S${n}`, amount: 5 + n, currency: 'USD', category: 'other' as const },
        billing_cycle: pick(['weekly', 'weekly', 'monthly', 'yearly'] as const),
        next_payment_date: fromDay(addDays(startsOn, Math.floor(random() * 21))),
        ...(random() < 0.5 && { reminder_days: pick([[7, 3, 1], [0], [2], [14, 1]]) }),
      })),
    });
  }

  const start = () => {
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH, ...compiled, DATABASE_URL: database.url, DATA_DIR: folder, CLOCK: file },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ready = new Promise((done, fail) => {
      child.stdout?.once('data', done);
      child.once('exit', () => fail(new Error('a worker ended before it worked')));
    });
    // One that is killed before it works is no fault.
    ready.catch(() => undefined);
    return { child, ready };
  };
  const kill = (child: ChildProcess) =>
    new Promise((done) => {
      child.once('exit', done);
      child.kill('SIGKILL');
    });
  const countDue = () =>
    prisma.reminderSettings.count({ where: { OR: [{ next_at: null }, { next_at: { lte: now } }] } });
  async function waitUntilServed(): Promise<void> {
    for (let tries = 0; tries < 100 && (await countDue()) > 0; tries += 1) await wait(30);
  }
  const workers = [start(), start()];
  await Promise.all(workers.map(({ ready }) => ready));
  const counts = { kills: 0, jumps: 0, mails: 0, reminders: 0 };

  for (let step = 0; step < steps; step += 1) {
    const isJump = random() < 0.15;
    if (isJump) counts.jumps += 1;
    const hours = isJump ? pick([-50, -26, -3, 30, 75]) : random() * 7;
    setClock(new Date(now.getTime() + hours * hourMs));
    await wait(20 + random() * 150);
    // Most of the time the workers keep up.
    if (random() < 0.6) await waitUntilServed();
    if (random() > 0.15) continue;
    const at = Math.floor(random() * workers.length);
    await kill((workers[at] as { child: ChildProcess }).child);
    counts.kills += 1;
    const next = start();
    workers[at] = next;
    // Now and then nobody works for a while.
    if (random() < 0.7) await next.ready;
  }
  // Jobs of the killed are noticed by their missing heartbeat.
  const deadline = Date.now() + 120_000;
  const isOpen = async () =>
    (await prisma.reminder.count({ where: { emailed_at: null, dropped_at: null } })) > 0 || (await countDue()) > 0;
  while ((await isOpen()) && Date.now() < deadline) {
    await wait(500);
    setClock(new Date(now.getTime() + 3 * 60_000));
  }
  await wait(300);
  await Promise.all(workers.map(({ child }) => kill(child)));
  const faults = await findFaults();
  await close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
  return { faults, counts };

  async function findFaults(): Promise<string[]> {
    const rows = await prisma.reminder.findMany({ include: { user: { include: { reminder_settings: true } } } });
    counts.reminders = rows.length;
    const faults: string[] = [];
    for (const { user, due_on, created_at, emailed_at, dropped_at } of rows) {
      // What could not be sent goes out on a later day, so the day of the row may have moved.
      const local = dayIn(user.time_zone, created_at);
      const hour = localHour(local, user.reminder_settings?.hour ?? 9, user.time_zone);
      if (created_at < hour) faults.push(`stored before the hour: ${user.time_zone} ${created_at.toISOString()}`);
      if (emailed_at && due_on < fromDay(dayIn(user.time_zone, emailed_at))) faults.push(`sent when past: ${local}`);
      if (!emailed_at && !dropped_at) faults.push(`never sent: ${user.id} ${local}`);
    }
    const outbox = join(folder, 'outbox');
    const mailOf = new Map<string, string>();
    const ids = new Set<string>();
    for (const name of existsSync(outbox) ? readdirSync(outbox).filter((one) => one.endsWith('.eml')) : []) {
      const { messageId = '', text = '' } = await simpleParser(readFileSync(join(outbox, name)));
      ids.add(messageId);
      const userId = messageId.slice('<reminders.'.length, '<reminders.'.length + 36);
      for (const item of text.match(/• .*\n {2}.*/g) ?? []) {
        const key = `${userId} ${item}`;
        // A worker that died after the mail server took a mail sends it again, with the same id.
        const before = mailOf.get(key) ?? messageId;
        if (before !== messageId) faults.push(`sent twice: ${key} in ${before} and ${messageId}`);
        mailOf.set(key, messageId);
      }
    }
    counts.mails = ids.size;
    const [emailed, dropped] = [
      rows.filter((row) => row.emailed_at).length,
      rows.filter((row) => row.dropped_at).length,
    ];
    // What such a worker sent may be past when the next one looks, which then only knows that it is past.
    if (mailOf.size < emailed || mailOf.size > emailed + dropped)
      faults.push(`${emailed} marked as sent, ${dropped} as dropped, ${mailOf.size} in mails`);
    for (const { id } of await prisma.user.findMany({ select: { id: true } })) {
      const recipient = await readRecipient(pool, id);
      if (!recipient) continue;
      const today = dayIn(recipient.time_zone, now);
      if (now < localHour(today, recipient.hour, recipient.time_zone)) continue;
      const planned = planReminders(await readFacts(pool, recipient, today), today, today);
      // With a message of today, what is new waits for tomorrow's.
      const isDone = rows.some(({ user_id, day }) => user_id === id && day.toISOString().startsWith(today));
      const missing = isDone ? [] : await withoutStored(prisma, id, planned);
      for (const one of missing) faults.push(`missing: ${one.due_on} of ${id}`);
    }
    return faults;
  }
}
