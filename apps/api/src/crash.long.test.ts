import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@kumbara/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#lib/database.ts';
import { createLogger } from '#lib/logger.ts';
import { createOneTimeCodes } from '#lib/one-time-codes.ts';
import { aBrowser, aGooglePerson, appOrigin, codeIn } from '#testing/google.ts';
import { runMain } from '#testing/running-process.ts';
import { statementProxy } from '#testing/statement-proxy.ts';
import { cloneDatabase } from '#testing/template-database.ts';

/*
 * Whatever changes an account is killed (-9) in front of each of its statements, and once more when a COMMIT was
 * carried out and nobody was told. Whoever starts next finds the account as it was or as it was to be, and nothing in
 * between.
 */

const folder = mkdtempSync(join(tmpdir(), 'kumbara-crash-'));
const sandbox = await startSandbox({ appOrigins: [appOrigin] });
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let wire: Awaited<ReturnType<typeof statementProxy>>;
let db: ReturnType<typeof openDatabase>;
type Process = Awaited<ReturnType<typeof runMain>>;
const all: Process[] = [];
let standby: Promise<Process>;

const start = async () => {
  const process = await runMain({
    DATABASE_URL: wire.url,
    DATA_DIR: folder,
    ROLES: 'api',
    APP_ORIGIN: appOrigin,
    ...sandbox.environment,
  });
  all.push(process);
  return process;
};
/** A process that has its connections and its queue, so that only the flow itself is counted; the next one starts meanwhile. */
async function fresh(): Promise<Process> {
  const process = await standby;
  standby = start();
  await db.pool.query('DELETE FROM rate_limits');
  await post(process, '/auth/password/forgot', { email: `${randomUUID()}@example.com` });
  return process;
}

beforeAll(async () => {
  database = await cloneDatabase();
  wire = await statementProxy(database.url);
  db = openDatabase(database.url, createLogger('silent'));
  standby = start();
}, 60_000);
afterAll(async () => {
  await standby;
  for (const { child } of all) child.kill('SIGKILL');
  await Promise.all([...all.map(({ exited }) => exited), wire.close(), sandbox.close(), db.close()]);
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const request = (method: string) => (process: Process, path: string, body?: object, token?: string) =>
  fetch(`${process.origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const [post, get, remove] = [request('POST'), request('GET'), request('DELETE')];
const [oldPassword, newPassword] = ['düş-kapanı-42', 'benim artık, hep benim'];
const codes = () => createOneTimeCodes({ prisma: db.prisma, clock: () => new Date() });

type Person = { id: string; email: string; token: string };
async function signUp(process: Process, email = `${randomUUID()}@example.com`): Promise<Person> {
  const answer = await post(process, '/auth/signup', { email, password: oldPassword, name: 'Ada' });
  const { user, token } = (await answer.json()) as { user: { id: string }; token: string };
  return { id: user.id, email, token };
}

/** All that the database holds of an address, in words that do not differ from one person to the next. */
async function stateOf({ email, withSignInCodes = false }: Case, hashBefore: string | null) {
  const where = { user: { email } };
  const user = await db.prisma.user.findUnique({ where: { email } });
  const { rows: jobs } = await db.pool.query(
    `SELECT data ->> 'kind' AS kind FROM pgboss.job WHERE data ->> 'email' = $1 ORDER BY created_on`,
    [email],
  );
  return {
    user: user && {
      name: user.name,
      verified: user.email_verified,
      google: user.google_subject !== null,
      password: user.password_hash === null ? 'none' : user.password_hash === hashBefore ? 'as before' : 'new',
    },
    sessions: await db.prisma.session.count({ where }),
    codes: (await db.prisma.oneTimeCode.findMany({ where }))
      .map(({ purpose }) => purpose)
      .filter((purpose) => withSignInCodes || purpose !== 'sign_in')
      .sort(),
    events: (await db.prisma.securityEvent.findMany({ where, orderBy: { id: 'asc' } })).map(({ kind }) => kind),
    subscriptions: await db.prisma.subscription.count({ where }),
    jobs: jobs.map(({ kind }) => kind),
  };
}

type Case = {
  email: string;
  /** What is done at another place first, with the process that is to be killed. */
  prepare?: (process: Process) => Promise<void>;
  /** Answers a word for how it went. */
  act: (process: Process) => Promise<string | number>;
  /** A code that a return from Google left is worthless without its browser: another return makes another one. */
  withSignInCodes?: boolean;
};
type Flow = {
  what: string;
  given: (process: Process) => Promise<Case>;
  /** How it goes when nothing comes in between, and how when it has already been done. */
  done: string | number;
  again: string | number;
};

/** The way back from Google, up to where the browser is sent. */
function fromGoogle(email: string): Case {
  const person = aGooglePerson(sandbox, { email });
  let comeBack: () => Promise<URL>;
  return {
    email,
    async prepare(process) {
      const browser = aBrowser(process);
      const address = await browser.consent(person);
      comeBack = () => browser.comeBack(address);
    },
    act: async () => (await comeBack()).pathname,
  };
}

const flows: Flow[] = [
  {
    what: 'sign-up',
    given: async () => {
      const email = `${randomUUID()}@example.com`;
      const body = { email, password: oldPassword, name: 'Ada' };
      return { email, act: async (process) => (await post(process, '/auth/signup', body)).status };
    },
    done: 201,
    again: 409,
  },
  {
    what: 'log-in',
    given: async (process) => {
      const { email } = await signUp(process);
      return { email, act: async (at) => (await post(at, '/auth/login', { email, password: oldPassword })).status };
    },
    done: 200,
    again: 200,
  },
  {
    what: 'log-out',
    given: async (process) => {
      const { email, token } = await signUp(process);
      return { email, act: async (at) => (await post(at, '/auth/logout', {}, token)).status };
    },
    done: 204,
    again: 401,
  },
  {
    what: 'ending another session',
    given: async (process) => {
      const { email, token } = await signUp(process);
      await post(process, '/auth/login', { email, password: oldPassword });
      const sessions = (await (await get(process, '/account/sessions', undefined, token)).json()) as {
        id: string;
        current: boolean;
      }[];
      const other = sessions.find(({ current }) => !current)?.id;
      return { email, act: async (at) => (await remove(at, `/account/sessions/${other}`, undefined, token)).status };
    },
    done: 204,
    again: 404,
  },
  {
    what: 'a new password',
    given: async (process) => {
      const { email, token } = await signUp(process);
      await post(process, '/auth/login', { email, password: oldPassword });
      const body = { current_password: oldPassword, password: newPassword };
      return { email, act: async (at) => (await post(at, '/auth/password/change', body, token)).status };
    },
    done: 204,
    again: 422,
  },
  {
    what: 'a new password for a forgotten one',
    given: async (process) => {
      const { id, email } = await signUp(process);
      const token = await codes().issue({ userId: id, purpose: 'reset_password', seconds: 3600 });
      const body = { token, password: newPassword };
      return { email, act: async (at) => (await post(at, '/auth/password/reset', body)).status };
    },
    done: 204,
    again: 422,
  },
  {
    what: 'proving an address',
    given: async (process) => {
      const { id, email } = await signUp(process);
      const issue = () => codes().issue({ userId: id, purpose: 'verify_email', seconds: 3600 });
      const [token] = [await issue(), await issue()];
      return { email, act: async (at) => (await post(at, '/auth/email/verify', { token })).status };
    },
    done: 204,
    again: 422,
  },
  {
    what: 'the first return from Google',
    given: async () => fromGoogle(`${randomUUID()}@gmail.example`),
    done: '/dashboard',
    again: '/dashboard',
  },
  {
    what: 'Google for an account with a proven address',
    given: async (process) => {
      const { id, email } = await signUp(process);
      await db.prisma.user.update({ where: { id }, data: { email_verified: true } });
      return fromGoogle(email);
    },
    done: '/dashboard',
    again: '/dashboard',
  },
  {
    what: 'Google for an account that somebody opened before',
    given: async (process) => {
      const { id, email } = await signUp(process);
      await codes().issue({ userId: id, purpose: 'reset_password', seconds: 3600 });
      return fromGoogle(email);
    },
    done: '/dashboard',
    again: '/dashboard',
  },
  {
    what: 'spending the code of a return from Google',
    given: async (process) => {
      const person = aGooglePerson(sandbox);
      const browser = aBrowser(process);
      const code = codeIn(await browser.comeBack(await browser.consent(person)));
      const cookie = browser.cookies().map(({ name, value }) => `${name}=${value}`);
      const act = async (at: Process) =>
        (
          await fetch(`${at.origin}/api/auth/session`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: cookie.join('; ') },
            body: JSON.stringify({ session_id: code }),
          })
        ).status;
      return { email: person.email, act, withSignInCodes: true };
    },
    done: 200,
    again: 401,
  },
  {
    what: 'taking all data along',
    given: async (process) => {
      const { email, token } = await signUp(process);
      return { email, act: async (at) => (await get(at, '/account/export', undefined, token)).status };
    },
    done: 200,
    again: 200,
  },
  {
    what: 'deletion',
    given: async (process) => {
      const { email, token } = await signUp(process);
      const subscription = {
        name: 'Netflix',
        amount: 149.99,
        currency: 'TRY',
        billing_cycle: 'monthly',
        next_payment_date: '2030-01-05',
        category: 'streaming',
      };
      await post(process, '/subscriptions', subscription, token);
      return { email, act: async (at) => (await remove(at, '/account', { password: oldPassword }, token)).status };
    },
    done: 204,
    again: 401,
  },
];

type Kill = { at: 'statement' | 'commit'; n: number };

/** @returns how it went; `killed` where it came that far */
async function run(process: Process, { prepare, act }: Case, kill?: Kill) {
  await prepare?.(process);
  const seen = { statement: 0, commit: 0 };
  let isDead = false;
  const goesOn = (at: Kill['at']) => () => {
    seen[at] += 1;
    if (at === kill?.at && seen[at] === kill.n) isDead = process.child.kill('SIGKILL');
    return !isDead;
  };
  wire.watch({ onStatement: goesOn('statement'), onCommitted: goesOn('commit') });
  const outcome = await act(process).catch(() => 'gone');
  wire.watch();
  if (isDead) await process.exited;
  return isDead ? 'killed' : outcome;
}

it.each(flows)(
  'leaves nothing half wherever it is killed, and can be done again: $what',
  async ({ given, done, again }) => {
    let process = await fresh();
    const hashOf = async ({ email }: Case) =>
      (await db.prisma.user.findUnique({ where: { email } }))?.password_hash ?? null;
    const whole = await given(process);
    const hash = await hashOf(whole);
    const before = await stateOf(whole, hash);
    expect(await run(process, whole)).toBe(done);
    const after = await stateOf(whole, hash);
    expect(after).not.toEqual(before);

    const kills = { statement: 0, commit: 0, afterDone: 0 };
    for (const at of ['statement', 'commit'] as const) {
      for (let n = 1; ; n += 1) {
        const where = `${at} ${n}`;
        const next = await given(process);
        const hashBefore = await hashOf(next);
        expect(await stateOf(next, hashBefore), where).toEqual(before);
        const outcome = await run(process, next, { at, n });
        if (outcome !== 'killed') {
          // There is no n-th one any more.
          expect(outcome).toBe(done);
          break;
        }
        kills[at] += 1;
        process = await fresh();
        const found = await stateOf(next, hashBefore);
        const isDone = JSON.stringify(found) === JSON.stringify(after);
        if (isDone) kills.afterDone += 1;
        else expect(found, where).toEqual(before);
        expect(await run(process, next), `again, ${where}`).toBe(isDone ? again : done);
        if (!isDone) expect(await stateOf(next, hashBefore), `again, ${where}`).toEqual(after);
      }
    }
    console.log(JSON.stringify(kills));
    expect(kills.statement).toBeGreaterThan(3);
    expect(kills.afterDone).toBeGreaterThan(0);
  },
  600_000,
);
