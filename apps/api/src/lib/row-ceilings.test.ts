import { sampled } from '@kumbara/samples';
import { describe, expect, it } from 'vitest';
import { aConnection } from '#testing/a-connection.ts';
import { aDetection } from '#testing/a-detection.ts';
import { hashQuickly } from '#testing/quick-hashes.ts';
import { aSubscription, refused, runApp, type TestUser } from '#testing/running-app.ts';
import { dropOldest, rowCeilings } from './row-ceilings.ts';

const app = runApp();
hashQuickly();

/** Adds numbered rows, from the oldest to the newest. Days count from 1990-01-01 on. */
const addRows = (sql: string, values: unknown[], count: number) =>
  app.container.pool.query(`${sql} FROM generate_series(1, ${count}) AS n`, values);
const count = async (table: string, { id }: TestUser, where = 'true') =>
  Number((await app.container.pool.query(`SELECT FROM ${table} WHERE user_id = $1 AND ${where}`, [id])).rowCount);
/** Sorts before every id that is made now, and by its number. */
const oldId = `('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;

describe('an account that is full', () => {
  it('takes no price more, and says what to do', async () => {
    const user = await app.aUser();
    const { id } = await app.add(user);
    await addRows(
      `INSERT INTO price_changes (user_id, id, subscription_id, date, amount, currency, source)
       SELECT $1, gen_random_uuid(), $2, date '1990-01-01' + n, n, 'TRY', 'manual'`,
      [user.id, id],
      rowCeilings.price_changes.most - 1,
    );
    const change = (amount: number) => app.request('PUT', `/subscriptions/${id}`, { as: user, body: { amount } });
    expect(refused(await change(5))).toMatchObject({ status: 422, code: 'account_full' });
    const add = app.request('POST', '/subscriptions', { as: user, body: aSubscription() });
    expect(refused(await add).code).toBe('account_full');
    expect((await app.request('PUT', `/subscriptions/${id}`, { as: user, body: { notes: 'x' } })).status).toBe(200);
    expect((await app.request('DELETE', `/subscriptions/${id}`, { as: user })).status).toBe(204);
    await app.add(user);
  });

  it('takes no decision more', async () => {
    const user = await app.aUser();
    await addRows(
      `INSERT INTO decisions (user_id, fingerprint, kind, currency, billing_cycle, billing_interval)
       SELECT $1, 'old ' || n, 'dismissed', 'TRY', 'monthly', 1`,
      [user.id],
      rowCeilings.decisions.most,
    );
    const { id } = await aDetection(app.prisma, user);
    const answer = await app.request('POST', `/email/detections/${id}/dismiss`, { as: user });
    expect(refused(answer).code).toBe('account_full');
  });

  it('takes no check-in more', async () => {
    const user = await app.aUser({ tier: 'pro' });
    const { id } = await app.add(user);
    await addRows(
      `INSERT INTO usage_check_ins (user_id, subscription_id, month, used) SELECT $1, $2, date '1800-01-01' + n, true`,
      [user.id, id],
      rowCeilings.usage_check_ins.most,
    );
    const answer = await app.request('POST', `/subscriptions/${id}/check-in`, { as: user, body: { used: true } });
    expect(refused(answer).code).toBe('account_full');
  });
});

describe('the oldest rows beyond the ceiling are deleted', () => {
  it('of sessions, when somebody signs in, and of the activity; the newest events stay', async () => {
    const person = { email: 'cok@example.com', password: 'bir uzun parola', name: 'Ada' };
    const { body } = await app.request('POST', '/auth/signup', { body: person });
    const user = { id: body.user.id } as TestUser;
    await addRows(
      `INSERT INTO sessions (user_id, id, expires_at) SELECT $1, ${oldId}, '2040-01-01'`,
      [user.id],
      rowCeilings.sessions.most - 1,
    );
    const { most } = rowCeilings.security_events;
    await addRows(
      `INSERT INTO security_events (user_id, id, kind) SELECT $1, ${oldId}, 'signed_in'`,
      [user.id],
      most - 1,
    );
    expect((await app.request('POST', '/auth/login', { body: person })).status).toBe(200);
    const oldest = `id = '00000000-0000-7000-8000-000000000001'`;
    for (const table of ['sessions', 'security_events']) {
      expect(await count(table, user), table).toBe(table === 'sessions' ? rowCeilings.sessions.most : most);
      expect(await count(table, user, oldest), table).toBe(0);
    }
    const remove = app.container.pool.query('DELETE FROM security_events WHERE user_id = $1', [user.id]);
    await expect(remove).rejects.toThrow('only written and read');
    expect(await count('security_events', user)).toBe(most);
  });

  const days = `date '1990-01-01' + n`;
  const tables: [table: Parameters<typeof dropOldest>[1], rows: string, older: string][] = [
    [
      'statement_imports',
      `(user_id, sha256, summary, created_at) SELECT $1, n::text, '{}', ${days}`,
      `created_at < '1990-01-07'`,
    ],
    [
      'idempotency_keys',
      `(user_id, route, key, input_hash, answer, created_at) SELECT $1, '', n::text, '', '{}', ${days}`,
      `created_at < '1990-01-07'`,
    ],
    [
      'open_lines',
      `(user_id, merchant, date, amount, currency) SELECT $1, n::text, ${days}, 1, 'TRY'`,
      `merchant = '5'`,
    ],
    [
      'mail_scans',
      `(user_id, id, connection_id, months_back, status) SELECT $1, ${oldId}, $2, 1, 'done'`,
      `id <= '00000000-0000-7000-8000-000000000005'`,
    ],
    [
      'read_mails',
      `(user_id, connection_id, message_id, date, events) SELECT $1, $2, n::text, ${days}, '[]'`,
      `date < '1990-01-07'`,
    ],
    [
      'mail_cancellations',
      `(user_id, email_id, service_name, automatic, reason, date, evidence)
       SELECT $1, n::text, 'Netflix', false, '', ${days}, ''`,
      `date < '1990-01-07'`,
    ],
    [
      'assistant_questions',
      `(user_id, id, question, answer) SELECT $1, ${oldId}, '', '{}'`,
      `id <= '00000000-0000-7000-8000-000000000005'`,
    ],
  ];

  it.each(sampled(tables, 3))('of %s', async (table, rows, older) => {
    const [user, neighbour] = [await app.aUser(), await app.aUser()];
    const { most } = rowCeilings[table];
    for (const [one, more] of [
      [user, 5],
      [neighbour, 0],
    ] as const) {
      const { id } = await aConnection(app.prisma, one);
      await addRows(`INSERT INTO ${table} ${rows}`, rows.includes('$2') ? [one.id, id] : [one.id], most + more);
    }
    await dropOldest(app.prisma, table, user.id);
    expect(await count(table, user)).toBe(most);
    expect(await count(table, user, older)).toBe(0);
    expect(await count(table, neighbour)).toBe(most);
  });
});
