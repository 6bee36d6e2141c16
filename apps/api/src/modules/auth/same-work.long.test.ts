import { randomUUID } from 'node:crypto';
import bcrypt from 'bcrypt';
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { runApp } from '#testing/running-app.ts';

/** Without a worker: what the queue asks by itself would be counted. */
const app = runApp({ ROLES: 'api' });
const password = 'düş-kapanı-42';
const anEmail = () => `${randomUUID()}@example.com`;
afterEach(() => vi.restoreAllMocks());

/**
 * Counts the work of a call without a clock: its database statements and password hashes. Equal work leaves an
 * attacker who measures response times nothing to learn.
 */
async function workOf(path: string, body: object) {
  const statements: string[] = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const hashed = [vi.spyOn(bcrypt, 'hash'), vi.spyOn(bcrypt, 'compare')];
  const { status } = await app.request('POST', path, { body });
  for (const [asked] of query.mock.calls as unknown as [string | { text: string }][]) {
    statements.push(typeof asked === 'string' ? asked : asked.text);
  }
  const hashes = hashed.flatMap((spy) =>
    spy.mock.calls.map(([, with_]) => String(with_).replace(/^(\$2b\$\d\d\$).*/, '$1')),
  );
  vi.restoreAllMocks();
  return { status, statements: statements.sort(), hashes };
}

async function people() {
  // The first call from an address begins its counters.
  await app.request('POST', '/auth/login', { body: { email: anEmail(), password } });
  await app.request('POST', '/auth/password/forgot', { body: { email: anEmail() } });
  const [withPassword, withGoogle, nobody] = [anEmail(), anEmail(), anEmail()];
  await app.request('POST', '/auth/signup', { body: { email: withPassword, password, name: 'Ada' } });
  const { id } = await app.aUser();
  await app.prisma.user.update({ where: { id }, data: { email: withGoogle, password_hash: null } });
  return { withPassword, withGoogle, nobody };
}

it('log-in takes the same work for a wrong password, an account without one, and an unknown address', async () => {
  const { withPassword, withGoogle, nobody } = await people();
  const works = [];
  for (const email of [withPassword, withGoogle, nobody]) {
    works.push(await workOf('/auth/login', { email, password: 'something else' }));
  }
  const [first] = works;
  expect(first).toMatchObject({ status: 401, hashes: ['$2b$12$'] });
  expect(first?.statements.length).toBeGreaterThan(2);
  expect(works).toEqual([first, first, first]);
});

it('log-in takes as long for an unknown address as for a known one', async () => {
  const { withPassword, nobody } = await people();
  const time = async (email: string) => {
    const started = performance.now();
    await app.request('POST', '/auth/login', { body: { email, password: 'something else' } });
    return performance.now() - started;
  };
  const [known, unknown] = [await time(withPassword), await time(nobody)];
  // Hashing takes hundreds of milliseconds; not hashing takes five.
  expect(unknown).toBeGreaterThan(known / 3);
});

it('a password reset takes the same work for known and unknown addresses, also above the limit', async () => {
  const { withPassword, withGoogle, nobody } = await people();
  const works: Awaited<ReturnType<typeof workOf>>[][] = [];
  for (const email of [withPassword, withGoogle, nobody]) {
    const own = [];
    for (let times = 0; times < 7; times += 1) own.push(await workOf('/auth/password/forgot', { email }));
    works.push(own);
  }
  const [first] = works;
  expect(first?.map(({ status }) => status)).toEqual(Array(7).fill(202));
  expect(first?.[0]?.statements.length).toBeGreaterThan(2);
  expect(works).toEqual([first, first, first]);
});

it('sign-up hashes once, whether the address is taken or free', async () => {
  const { withPassword, nobody } = await people();
  const taken = await workOf('/auth/signup', { email: withPassword, password, name: 'Ada' });
  const free = await workOf('/auth/signup', { email: nobody, password, name: 'Ada' });
  expect([taken.status, free.status]).toEqual([409, 201]);
  expect(taken.hashes).toEqual(['12']);
  expect(free.hashes).toEqual(['12']);
});
