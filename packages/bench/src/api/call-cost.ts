import type pg from 'pg';
import type { ResultRow } from '#result-row.ts';
import { usedCpuMs } from '#server-cpu-time.ts';
import { formatRatios, measurePairs, type Paired, type Server, type Servers } from '#servers.ts';
import { median } from '#statistics.ts';
import type { User } from '#users.ts';

const concurrency = 8;

export type Call = {
  name: string;
  path: string;
  /** `:user` stands for the id of a user. */
  barePath: string;
  users: User[];
  body?: object;
  /** Calls of one measurement. */
  count: number;
  /** The data of each user changes before the measurement. */
  changes?: boolean;
  /** Sends the entity tag of the answer before. */
  revalidates?: boolean;
  /** Sends a token that nobody issued. */
  isForged?: boolean;
  limit: number;
};

/** The server believes which address a call says that it comes from. */
export const behindProxy = { TRUST_PROXY: '1' };

/** Each user comes from an address of their own. */
export const headersOf = ({ id, token }: User): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'x-forwarded-for': `10.${Number.parseInt(id.slice(-6, -4), 16)}.${Number.parseInt(id.slice(-4, -2), 16)}.${Number.parseInt(id.slice(-2), 16)}`,
});

async function send(url: string, { body, isForged }: Call, headers: Record<string, string>): Promise<Response> {
  const answer = await fetch(url, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  if (answer.status >= 400 && !isForged) throw new Error(`${url} was answered ${answer.status}`);
  return answer;
}

/** Sends the calls of one measurement, some at a time. */
async function sendAll(pool: pg.Pool, { changes, count, users }: Call, sendFor: (user: User) => Promise<unknown>) {
  if (changes) {
    const ids = users.map(({ id }) => id);
    await pool.query('UPDATE data_versions SET version = version + 1 WHERE user_id = ANY ($1)', [ids]);
  }
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < count; at = next++) await sendFor(users[at % users.length] as User);
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}

const forged = (user: User): User => ({ ...user, token: user.token.replace(/.{8}$/, 'AAAAAAAA') });

/** Sends a call to our server as its users do. */
function toOurs(call: Call, { origin }: Pick<Server, 'origin'>) {
  const tags = new Map<string, string>();
  return async (user: User) => {
    const tag = call.revalidates ? tags.get(user.id) : undefined;
    const headers = headersOf(call.isForged ? forged(user) : user);
    const answer = await send(origin + call.path, call, { ...headers, ...(tag && { 'if-none-match': tag }) });
    tags.set(user.id, answer.headers.get('etag') ?? '');
  };
}

/** Sends the calls of one measurement to our server. */
export const sendCalls = (ours: Pick<Server, 'origin'>, pool: pg.Pool, call: Call): Promise<void> =>
  sendAll(pool, call, toOurs(call, ours));

/** Until the code is compiled, which takes some thousand calls. */
const warmUps = 3;

/**
 * Compares the CPU microseconds of a call, of the server and its PostgreSQL, with those of the bare server, in pairs A B B A.
 * @param side what is compared with the bare server: the bare server itself for a control
 */
export async function compareCall(
  { postgres: { pool, postmaster }, ours, bare }: Servers,
  call: Call,
  pairs: number,
  side: 'ours' | 'bare' = 'ours',
): Promise<Paired<number>> {
  const sendBare = ({ id }: User) => send(bare.origin + call.barePath.replace(':user', id), call, {});
  const costOf = async ({ pid }: Server, sendFor: (user: User) => Promise<unknown>) => {
    const before = usedCpuMs(pid, postmaster);
    await sendAll(pool, call, sendFor);
    return (1000 * (usedCpuMs(pid, postmaster) - before)) / call.count;
  };
  const sendOurs = toOurs(call, ours);
  const measureBare = () => costOf(bare, sendBare);
  const measureOurs = side === 'bare' ? measureBare : () => costOf(ours, sendOurs);
  for (let n = 0; n < warmUps; n += 1) await measureOurs();
  for (let n = 0; n < warmUps; n += 1) await measureBare();
  const measured = await measurePairs(pairs, measureOurs, measureBare, (cost) => cost);
  // A run takes minutes.
  console.error(`${call.name}: ${us(measured.ours)} beside ${us(measured.bare)}, ${formatRatios(measured.ratios)}`);
  return measured;
}

const us = (costs: number[]) => `${Math.round(median(costs)).toLocaleString('en')} µs`;

export const callRow = ({ name, limit }: Call, { ours, bare, ratios }: Paired<number>): ResultRow => ({
  name,
  ours: us(ours),
  baseline: us(bare),
  ratio: formatRatios(ratios),
  target: `≤ ${limit}×`,
  isMet: median(ratios) <= limit,
});
