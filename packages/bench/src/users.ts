import { createSessionTokens } from '@kumbara/api/src/lib/session-tokens.ts';
import type { Servers } from './servers.ts';

export type User = { id: string; token: string };

/** Signs and reads the tokens of a server with these keys. */
export function tokensOf({ SESSION_KEYS }: Servers['keys']) {
  const [id = '', secret = ''] = SESSION_KEYS.split(':');
  return createSessionTokens([{ id, secret: Buffer.from(secret, 'base64') }], () => new Date());
}

/** Creates users with Pro who have signed in: without passwords, whose hashes would take most of the time. */
export async function createUsers(
  { postgres: { pool }, keys }: Pick<Servers, 'postgres' | 'keys'>,
  count: number,
): Promise<User[]> {
  const { rows } = await pool.query<{ id: string; session_id: string }>(
    `WITH people AS (
       INSERT INTO users (id, email, name, language, currency, time_zone, tier)
       SELECT gen_random_uuid(), gen_random_uuid() || '@example.com', 'Ece', 'tr', 'TRY', 'Europe/Istanbul', 'pro'
       FROM generate_series(1, $1::int) RETURNING id
     )
     INSERT INTO sessions (user_id, id, expires_at, created_at, last_seen_at, device)
     SELECT id, gen_random_uuid(), now() + interval '7 days', now(), now(), 'Firefox, Linux' FROM people
     RETURNING user_id AS id, id AS session_id`,
    [count],
  );
  const tokens = tokensOf(keys);
  const expires = new Date(Date.now() + 86_400_000);
  return rows.map((row) => ({ id: row.id, token: tokens.sign(row.id, row.session_id, expires) }));
}
