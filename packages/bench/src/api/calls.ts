import type { Servers } from '#servers.ts';
import { createUsers, type User } from '#users.ts';
import type { Call } from './call-cost.ts';

/** The bare server adds to a table of its own, so that both grow alike. */
export const createBareTable = ({ postgres }: Servers) =>
  postgres.pool.query('CREATE TABLE bare_subscriptions (LIKE subscriptions INCLUDING ALL)');

/** Creates users who track as many subscriptions. */
export async function createUsersWith(
  servers: Pick<Servers, 'postgres' | 'keys'>,
  count: number,
  each: number,
): Promise<User[]> {
  const { pool } = servers.postgres;
  const users = await createUsers(servers, count);
  await pool.query(
    `INSERT INTO subscriptions (user_id, id, name, amount, currency, billing_cycle, next_payment_date, category)
     SELECT user_id, gen_random_uuid(), 'Spotify ' || n, 10 + n, (ARRAY['TRY','USD','EUR'])[1 + n % 3],
       (ARRAY['monthly','yearly','weekly'])[1 + n % 3]::"BillingCycle", current_date + n % 60, 'music'
     FROM unnest($1::uuid[]) AS people (user_id), generate_series(1, $2::int) n`,
    [users.map(({ id }) => id), each],
  );
  await pool.query('ANALYZE users, sessions, subscriptions, data_versions');
  return users;
}

const list = { path: '/subscriptions', barePath: '/subscriptions/:user' };
const stats = { path: '/subscriptions/stats/summary', barePath: '/stats/:user' };

export const healthCall = (users: User[], count: number): Call => ({
  ...{ name: 'GET /health', path: '/health', barePath: '/ping', users, count, limit: 1.8 },
});

/** 200 µs and a ping, which took 40 on the machine of the goals. */
export const meCall = (users: User[], count: number): Call => ({
  ...{ name: 'GET /auth/me, beside a ping', path: '/auth/me', barePath: '/ping', users, count, limit: 6 },
});

export const listCall = (users: User[], count: number): Call => ({
  ...{ name: 'GET /subscriptions, 20 rows, changed', ...list, users, count, changes: true, limit: 1.5 },
});

export const unchangedListCall = (users: User[], count: number): Call => ({
  ...{ name: 'GET /subscriptions, 20 rows, unchanged (304)', ...list, users, count, revalidates: true, limit: 1.5 },
});

export const statsCall = (users: User[], count: number): Call => ({
  ...{ name: 'GET /subscriptions/stats/summary, 20 rows, changed', ...stats, users, count, changes: true, limit: 1.5 },
});

export const addCall = (users: User[], count: number): Call => ({
  ...{ name: 'POST /subscriptions', ...list, users, count, limit: 3 },
  body: {
    ...{ name: 'Netflix', amount: 149.9, currency: 'TRY', billing_cycle: 'monthly', category: 'streaming' },
    next_payment_date: new Date(Date.now() + 864e6).toISOString().slice(0, 10),
  },
});

/**
 * The calls that every visit makes (W1 to W5 of the workloads), each beside its peer.
 * @param users with 20 subscriptions
 * @param large users with 2,000
 */
export function callsOfVisits(users: User[], large: User[], count: number): Call[] {
  const one = { users, count };
  const whole = { users: large, count: large.length };
  const ping = '/ping';
  return [
    healthCall(users, 2 * count),
    meCall(users, count),
    { ...meCall(users, count), name: 'the same, beside its statement', barePath: '/me/:user', limit: 1.5 },
    {
      name: 'GET /auth/me, forged token, beside a ping',
      path: '/auth/me',
      barePath: ping,
      ...one,
      isForged: true,
      limit: 1.2,
    },
    {
      name: 'GET /user/subscription-info',
      path: '/user/subscription-info',
      barePath: '/info/:user',
      ...one,
      limit: 1.5,
    },
    listCall(users, count),
    { ...listCall(users, count), name: 'the same, beside Prisma', barePath: '/prisma/:user', limit: 0.6 },
    { ...listCall(users, count), name: 'GET /subscriptions, 20 rows, asked again', changes: false },
    unchangedListCall(users, count),
    { name: 'GET /subscriptions, 2,000 rows, changed', ...list, ...whole, changes: true, limit: 0.9 },
    {
      ...{ name: 'GET /subscriptions, 2,000 rows, unchanged (304), beside a ping', ...list, barePath: ping },
      ...{ users: large, count: 400, revalidates: true, limit: 5 },
    },
    {
      name: 'GET /subscriptions/export, 2,000 rows of CSV',
      path: '/subscriptions/export?format=csv',
      barePath: '/csv/:user',
      ...whole,
      limit: 1.5,
    },
    statsCall(users, count),
    { ...statsCall(users, count), name: 'GET /subscriptions/stats/summary, 20 rows, asked again', changes: false },
    { ...statsCall(large, large.length), name: 'GET /subscriptions/stats/summary, 2,000 rows, changed', limit: 1.1 },
    addCall(users, count / 2),
    { ...addCall(users, count / 2), name: 'the same, beside Prisma', barePath: '/prisma/:user', limit: 0.9 },
  ];
}
