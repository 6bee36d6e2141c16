import { createPasswords } from '@kumbara/api/src/lib/passwords.ts';
import type { ResultRow } from '#result-row.ts';
import { usedCpuMs } from '#server-cpu-time.ts';
import { measurePairs, type Server, type Servers } from '#servers.ts';
import { median } from '#statistics.ts';
import { createUsers, type User } from '#users.ts';
import { headersOf } from './call-cost.ts';
import { quantile, sendSteadily } from './steady-load.ts';

const password = 'correct horse battery';
const people = 64;

/** Signs people in beside the bare comparison of a password, and looks what 64 of them at once do to everybody else. */
export async function measureSignIn(servers: Servers, others: User[], pairs: number): Promise<ResultRow[]> {
  const { postgres, keys, ours, bare } = servers;
  const { pool, postmaster } = postgres;
  const users = await createUsers(servers, people);
  const [, pepper = ''] = keys.PASSWORD_PEPPER.split(':');
  const passwords = createPasswords({ pepper: Buffer.from(pepper, 'base64') });
  const { rows } = await pool.query<{ id: string; email: string }>(
    'UPDATE users SET password_hash = $2 WHERE id = ANY ($1) RETURNING id, email',
    [users.map(({ id }) => id), await passwords.hash(password)],
  );
  const signIn = async ({ id, email }: { id: string; email: string }) => {
    const answer = await fetch(`${ours.origin}/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': headersOf({ id, token: '' })['x-forwarded-for'] ?? '',
      },
      body: JSON.stringify({ email, password }),
    });
    if (answer.status !== 200) throw new Error(`a sign-in was answered ${answer.status}`);
  };
  const compareHash = () => fetch(`${bare.origin}/hash`, { method: 'POST' });
  const costOf = async ({ pid }: Server, call: (row: { id: string; email: string }) => Promise<unknown>) => {
    const before = usedCpuMs(pid, postmaster);
    for (const row of rows.slice(0, 16)) await call(row);
    return (usedCpuMs(pid, postmaster) - before) / 16;
  };
  await costOf(ours, signIn);
  await costOf(bare, compareHash);
  const costs = await measurePairs(
    pairs,
    () => costOf(ours, signIn),
    () => costOf(bare, compareHash),
    (cost) => cost,
  );
  const [cost, hash] = [median(costs.ours), median(costs.bare)];

  const look = (n: number) =>
    fetch(`${ours.origin}/auth/me`, { headers: headersOf(others[n % others.length] as User) }).then((answer) =>
      answer.arrayBuffer(),
    );
  const alone = await sendSteadily(50, 6, look);
  const [beside] = await Promise.all([sendSteadily(50, 6, look), ...rows.map(signIn)]);
  const [calm, busy] = [quantile(alone, 0.99), quantile(beside ?? [], 0.99)];
  return [
    {
      name: 'POST /auth/login',
      ours: `${cost.toFixed(1)} ms`,
      baseline: `the hash alone ${hash.toFixed(1)} ms`,
      ratio: `+${(cost - hash).toFixed(1)} ms`,
      target: '≤ +1 ms',
      isMet: cost - hash <= 1,
    },
    {
      name: `GET /auth/me while ${people} sign in, p99`,
      ours: `${busy.toFixed(0)} ms`,
      baseline: `alone ${calm.toFixed(0)} ms`,
      ratio: `${(busy / calm).toFixed(1)}×`,
      target: '≤ 2.5×',
      isMet: busy <= 2.5 * calm,
    },
  ];
}
