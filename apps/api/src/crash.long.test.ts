import { randomUUID } from 'node:crypto';
import { startEmulators } from '@kumbara/emulators';
import { afterAll, expect, it } from 'vitest';
import { createOneTimeCodes } from '#lib/one-time-codes.ts';
import { aBrowser, aGoogleUser, appOrigin, codeIn } from '#testing/google.ts';
import { get, type Kill, killableProcesses, type Process, post, remove } from '#testing/killable-process.ts';

/*
 * Whatever changes an account is killed (-9) in front of each of its statements, and once more when a COMMIT was
 * carried out and nobody was told. Whoever starts next finds the account as it was or as it was to be, and nothing in
 * between.
 */

const emulators = await startEmulators({ appOrigins: [appOrigin] });
afterAll(() => emulators.close());
const processes = killableProcesses({ APP_ORIGIN: appOrigin, ...emulators.environment });

const [oldPassword, newPassword] = ['düş-kapanı-42', 'benim artık, hep benim'];
const codes = () => createOneTimeCodes({ prisma: processes.db.prisma, clock: () => new Date() });

type Person = { id: string; email: string; token: string };
async function signUp(process: Process, email = `${randomUUID()}@example.com`): Promise<Person> {
  const answer = await post(process, '/auth/signup', { email, password: oldPassword, name: 'Ada' });
  const { user, token } = (await answer.json()) as { user: { id: string }; token: string };
  return { id: user.id, email, token };
}

/** All that the database holds of an address, in words that do not differ from one person to the next. */
async function stateOf({ email, withSignInCodes = false }: Case, hashBefore: string | null) {
  const where = { user: { email } };
  const user = await processes.db.prisma.user.findUnique({ where: { email } });
  const { rows: jobs } = await processes.db.pool.query(
    `SELECT data ->> 'kind' AS kind FROM pgboss.job WHERE data ->> 'email' = $1 ORDER BY created_on`,
    [email],
  );
  return {
    user: user && {
      // Every case has an address of its own.
      name: user.name === email.replace(/@.*/, '') ? 'as the address' : user.name,
      verified: user.email_verified,
      google: user.google_subject !== null,
      password: user.password_hash === null ? 'none' : user.password_hash === hashBefore ? 'as before' : 'new',
    },
    sessions: await processes.db.prisma.session.count({ where }),
    codes: (await processes.db.prisma.oneTimeCode.findMany({ where }))
      .map(({ purpose }) => purpose)
      .filter((purpose) => withSignInCodes || purpose !== 'sign_in')
      .sort(),
    events: (await processes.db.prisma.securityEvent.findMany({ where, orderBy: { id: 'asc' } })).map(
      ({ kind }) => kind,
    ),
    subscriptions: await processes.db.prisma.subscription.count({ where }),
    jobs: jobs.map(({ kind }) => kind),
  };
}

type Case = {
  email: string;
  /** Prepares the case with the process that is killed later. */
  prepare?: (process: Process) => Promise<void>;
  /** Returns the status or an outcome such as `signed in`. */
  act: (process: Process) => Promise<string | number>;
  /** Compares sign-in codes too. Off by default: a retried OAuth callback leaves a code that no browser can use. */
  withSignInCodes?: boolean;
};
type Flow = {
  what: string;
  given: (process: Process) => Promise<Case>;
  /** Expected outcome without a crash, and below of a repetition after success. */
  done: string | number;
  again: string | number;
};

/** The way back from Google, up to where the browser is sent. */
function fromGoogle(email: string): Case {
  const person = aGoogleUser(emulators, { email });
  let comeBack: () => Promise<URL>;
  return {
    email,
    async prepare(process) {
      const browser = aBrowser(process);
      const address = await browser.consent(person);
      comeBack = () => browser.returnFromGoogle(address);
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
      await processes.db.prisma.user.update({ where: { id }, data: { email_verified: true } });
      const token = await codes().issue({ userId: id, purpose: 'reset_password', seconds: 3600 });
      const body = { token, password: newPassword };
      return { email, act: async (at) => (await post(at, '/auth/password/reset', body)).status };
    },
    done: 200,
    again: 422,
  },
  {
    what: 'a new password for an account that somebody opened before',
    given: async (process) => {
      const { id, email } = await signUp(process);
      const token = await codes().issue({ userId: id, purpose: 'reset_password', seconds: 3600 });
      const body = { token, password: newPassword };
      return { email, act: async (at) => (await post(at, '/auth/password/reset', body)).status };
    },
    done: 200,
    again: 422,
  },
  {
    what: 'proving an address',
    given: async (process) => {
      const { id, email, token: session } = await signUp(process);
      const issue = () => codes().issue({ userId: id, purpose: 'verify_email', seconds: 3600 });
      const [token] = [await issue(), await issue()];
      return { email, act: async (at) => (await post(at, '/auth/email/verify', { token }, session)).status };
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
      await processes.db.prisma.user.update({ where: { id }, data: { email_verified: true } });
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
      const person = aGoogleUser(emulators);
      const browser = aBrowser(process);
      const code = codeIn(await browser.returnFromGoogle(await browser.consent(person)));
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

async function run(process: Process, { prepare, act }: Case, kill?: Kill) {
  await prepare?.(process);
  return processes.run(process, act, kill);
}

it.each(flows)(
  'leaves nothing half wherever it is killed, and can be done again: $what',
  async ({ given, done, again }) => {
    let process = await processes.fresh();
    const hashOf = async ({ email }: Case) =>
      (await processes.db.prisma.user.findUnique({ where: { email } }))?.password_hash ?? null;
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
        process = await processes.fresh();
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
