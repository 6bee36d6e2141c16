import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem, SubscriptionInput, Tier } from '@kumbara/shared';
import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { createApp } from '#app.ts';
import { loadConfig } from '#config.ts';
import { type Container, type ContainerOptions, createContainer } from '#container.ts';
import { createHttpServer } from '#http/server.ts';
import { createLogger } from '#lib/logger.ts';
import { cloneDatabase } from './template-database.ts';

export type TestUser = { id: string; token: string; session_id: string; email: string };
export type Answer = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  body: any;
};
type Send = {
  as?: TestUser;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
};

/** The current day of the tests, at noon in Istanbul. A test may change it. */
export const startOfTime = '2026-11-21T09:00:00Z';

/** The job queue takes a second to stop, during which the next file of the worker runs. */
let lastEnd: Promise<void> | undefined;

export type RunningApp = ReturnType<typeof runApp>;

/**
 * The real app on a separate database, called over HTTP. Call it once at the top of a test file. An error in the log
 * that no test expects fails the test.
 * @param options shorter limits for tests about waiting, and name servers of the test
 */
export function runApp(environment: Record<string, string> = {}, options?: ContainerOptions) {
  const errors: unknown[] = [];
  const dataFolder = mkdtempSync(join(tmpdir(), 'kumbara-api-'));
  let now = new Date(startOfTime);
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let container: Container;
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    database = await cloneDatabase();
    const config = loadConfig({
      DATABASE_URL: database.url,
      SESSION_KEYS: `new:${randomBytes(32).toString('base64')},old:${randomBytes(32).toString('base64')}`,
      CREDENTIAL_KEYS: `new:${randomBytes(32).toString('base64')}`,
      PASSWORD_PEPPER: randomBytes(32).toString('base64'),
      DATA_DIR: dataFolder,
      TRUST_PROXY: '1',
      // Nothing answers: tests about rates name an emulator.
      RATES_URL: 'http://127.0.0.1:9',
      ...environment,
    });
    const logger = createLogger('trace', {
      write: (line) => {
        log.push(line);
        if (JSON.parse(line).level >= 50) errors.push(JSON.parse(line));
      },
    });
    container = createContainer(config, logger, () => now, options);
    server = createHttpServer(createApp(container, environment.PAGE_FOLDER ?? `${tmpdir()}/no-page-here`));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    now = new Date(startOfTime);
    expect(errors.splice(0), 'unexpected errors in the log').toEqual([]);
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await lastEnd;
    lastEnd = end().catch((error) => console.error(error));
  });
  async function end(): Promise<void> {
    await container.close();
    rmSync(dataFolder, { recursive: true, force: true });
    await database.drop();
  }

  const log: string[] = [];

  async function request(method: string, path: string, { as, body, form, headers = {} }: Send = {}): Promise<Answer> {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(as && { authorization: `Bearer ${as.token}`, 'x-forwarded-for': addressOf(as) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(form && { body: form }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, headers: answer.headers, body: text && isJson ? JSON.parse(text) : text };
  }

  /** A user with a session, created without hashing a password. */
  async function aUser({
    tier = 'free',
    ...fields
  }: {
    tier?: Tier;
    name?: string;
    email_verified?: boolean;
    language?: string;
    currency?: string;
    time_zone?: string;
  } = {}): Promise<TestUser> {
    const user = await container.prisma.user.create({
      data: {
        email: `${randomUUID()}@example.com`,
        name: 'Deniz',
        password_hash: 'none',
        language: 'tr',
        currency: 'TRY',
        time_zone: 'Europe/Istanbul',
        tier,
        ...fields,
      },
    });
    // Tests move the clock by years.
    const expires = new Date('2040-01-01');
    // The session began yesterday by the clock of the tests, so the sign-in is not recent.
    const created_at = new Date(now.getTime() - 24 * 3600_000);
    const session = await container.prisma.session.create({
      data: { user_id: user.id, expires_at: expires, created_at },
    });
    const token = container.tokens.sign(user.id, session.id, expires);
    return { id: user.id, email: user.email, session_id: session.id, token };
  }

  const read = new Map<string, Promise<ParsedMail>>();
  const readOnce = (file: string) => {
    const mail = read.get(file) ?? simpleParser(readFileSync(file));
    read.set(file, mail);
    return mail;
  };

  /** All mails sent to an address so far, oldest first. */
  async function mailsTo(address: string, subject = /./): Promise<ParsedMail[]> {
    const folder = join(dataFolder, 'outbox');
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[^.].*\.eml$/.test(name)) : [];
    const mails = await Promise.all(names.sort().map((name) => readOnce(join(folder, name))));
    return mails.filter((mail) => isTo(mail, address) && subject.test(mail.subject ?? ''));
  }

  let working: Promise<void> | undefined;
  /** Starts to process jobs, like a process with the role of a worker. */
  const work = () => {
    working ??= container.jobs.work();
    return working;
  };

  /** The newest mail sent to an address. Processes pending jobs first. */
  async function mailTo(address: string, subject = /./): Promise<ParsedMail> {
    await work();
    const found = async () => (await mailsTo(address, subject)).at(-1);
    return vi.waitUntil(found, { timeout: 15_000, interval: 100 });
  }

  return {
    request,
    aUser,
    work,
    mailTo,
    mailsTo,
    log,
    errors,
    get origin() {
      return origin;
    },
    get container() {
      return container;
    },
    get prisma() {
      return container.prisma;
    },
    get databaseUrl() {
      return database.url;
    },
    /** Sets the clock to noon in Istanbul on a day until the test ends. */
    setToday(day: string) {
      now = new Date(`${day}T09:00:00Z`);
    },
    /** Confirms the sessions of a user, as `POST /account/confirm` does. */
    async confirm({ id }: TestUser) {
      await container.prisma.session.updateMany({ where: { user_id: id }, data: { confirmed_at: now } });
    },
    /** The user as a program with an API key of theirs. */
    async withKey(as: TestUser, access: 'read' | 'read_write' = 'read_write'): Promise<TestUser> {
      const key = `kmb_${randomBytes(32).toString('base64url')}`;
      const hash = createHash('sha256').update(key).digest('base64url');
      const data = { user_id: as.id, name: 'Script', hash, hint: key.slice(-4), access, created_at: now };
      await container.prisma.apiKey.create({ data });
      return { ...as, token: key };
    },
    /** The clock of the tests. */
    now: () => now,
    /** Advances the clock. */
    passTime(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    async add(as: TestUser, input: Partial<SubscriptionInput> = {}) {
      const { status, body } = await request('POST', '/subscriptions', { as, body: aSubscription(input) });
      expect(status, JSON.stringify(body)).toBe(201);
      return body as { id: string };
    },
  };
}

/** The address of somebody whom nobody has seen before. */
export const anAddress = () => addressOf({ id: randomUUID() });

/** Each person has an address, as in life: limits of an address must not meet two people. */
export const addressOf = ({ id }: Pick<TestUser, 'id'>) =>
  `10.${id
    .slice(-6)
    .match(/../g)
    ?.map((hex) => Number.parseInt(hex, 16))
    .join('.')}`;

const isTo = ({ to }: ParsedMail, address: string) => [to].flat().some((field) => field?.text.includes(address));

/** A subscription whose details do not matter to the test. */
export const aSubscription = (input: Partial<SubscriptionInput> = {}): SubscriptionInput => ({
  name: 'Netflix',
  amount: 149.99,
  currency: 'TRY',
  billing_cycle: 'monthly',
  next_payment_date: '2026-12-05',
  category: 'streaming',
  ...input,
});

/** Expects an error with a status, a code and a sentence in the requested language. */
export const refused = (answer: Answer): Problem => {
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(answer.body.status).toBe(answer.status);
  expect(answer.body.detail).toMatch(/\S{2}/);
  return answer.body;
};
