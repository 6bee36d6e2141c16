import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailScan } from '@kumbara/prisma/client';
import type { Scan } from '@kumbara/shared';
import { describe, expect, it, vi } from 'vitest';
import { aScan } from '#testing/a-connection.ts';
import { runApp } from '#testing/running-app.ts';
import { createScanFollower, type ScanKey } from './scan-follower.ts';

const aRow = (data: Partial<MailScan> = {}) =>
  ({ user_id: randomUUID(), id: randomUUID(), status: 'running', looked_at: 0, ...data }) as MailScan;

/** A follower of scans in memory, and the keys of each of its queries. */
function followerOf(...rows: MailScan[]) {
  const queries: ScanKey[][] = [];
  const read = async (keys: ScanKey[]) => {
    queries.push(keys);
    return rows.filter((row) => keys.some(({ user_id, id }) => user_id === row.user_id && id === row.id)).map(copy);
  };
  return { ...createScanFollower({ read, pollMs: 10 }), queries };
}
const copy = (row: MailScan) => ({ ...row });
const never = new AbortController().signal;

async function statesOf(states: AsyncIterable<MailScan>): Promise<number[]> {
  const seen: number[] = [];
  for await (const { looked_at } of states) seen.push(looked_at);
  return seen;
}

describe('a followed scan', () => {
  it('is read once per tick with all others, and every listener sees every state', async () => {
    const [one, two] = [aRow(), aRow()];
    const { follow, queries } = followerOf(one, two);
    const listening = [...Array(50).fill(one), ...Array(50).fill(two)].map((row) => statesOf(follow(row, never)));
    await vi.waitUntil(() => queries.length > 5);
    expect(queries.slice(0, 2).map((keys) => keys.length)).toEqual([1, 1]);
    expect(new Set(queries.slice(2).map((keys) => keys.length))).toEqual(new Set([2]));
    for (const row of [one, two]) row.looked_at = 7;
    await wait(50);
    for (const row of [one, two]) Object.assign(row, { looked_at: 9, status: 'done' });
    for (const states of await Promise.all(listening)) expect(states).toEqual([0, 7, 9]);
    const before = queries.length;
    await wait(50);
    expect(queries).toHaveLength(before);
  });

  it('is let go when its last listener leaves, without a timer or a query afterwards', async () => {
    const row = aRow();
    const { follow, queries } = followerOf(row);
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    const stops = Array.from({ length: 20 }, () => new AbortController());
    const listening = stops.map(({ signal }) => statesOf(follow(row, signal)).catch((error) => error.name));
    await vi.waitUntil(() => queries.length > 3);
    for (const stop of stops) stop.abort();
    expect(new Set(await Promise.all(listening))).toEqual(new Set(['AbortError']));
    expect(timers()).toBe(before);
    const queried = queries.length;
    await wait(50);
    expect(queries).toHaveLength(queried);
  });

  it('ends for its listeners when it is deleted, and with an error of the database', async () => {
    const rows = [aRow()];
    let isAway = false;
    const read = async () => (isAway ? Promise.reject(new Error('away')) : rows);
    const { follow } = createScanFollower({ read, pollMs: 10 });
    const [row] = rows.slice();
    const first = statesOf(follow(row as MailScan, never));
    await wait(30);
    rows.pop();
    await expect(first).rejects.toMatchObject({ code: 'scan_not_found' });
    rows.push(row as MailScan);
    const second = statesOf(follow(row as MailScan, never));
    await wait(30);
    isAway = true;
    await expect(second).rejects.toThrow('away');
  });
});

describe('the event stream of a scan', () => {
  const app = runApp();
  const eventsOf = (body: string): Scan[] =>
    [...body.matchAll(/^event: scan\ndata: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));

  it('gives all listeners every state in their own language, and ends', async () => {
    const user = await app.aUser({ tier: 'premium' });
    const scan = await aScan(app.prisma, user, { status: 'running' });
    const languages = ['tr', 'en', 'de', 'fr', 'it'];
    const streams = languages.map((language) =>
      app.request('GET', `/email/scans/${scan.id}/events`, { as: user, headers: { 'accept-language': language } }),
    );
    await wait(600);
    const where = { user_id_id: { user_id: user.id, id: scan.id } };
    await app.prisma.mailScan.update({ where, data: { looked_at: 30, total: 60 } });
    await wait(1_000);
    await app.prisma.mailScan.update({ where, data: { status: 'failed', problem: 'provider_unavailable' } });
    const answers = await Promise.all(streams);
    const details = answers.map(({ body }) => {
      const states = eventsOf(body);
      expect(states.map(({ status, progress }) => [status, progress.looked_at])).toEqual([
        ['running', 0],
        ['running', 30],
        ['failed', 30],
      ]);
      return states.at(-1)?.problem?.detail;
    });
    expect(new Set(details).size).toBe(languages.length);
  });

  it('sends the last state of a scan that ended before, and nobody else’s', async () => {
    const user = await app.aUser({ tier: 'premium' });
    const scan = await aScan(app.prisma, user, { emails_scanned: 4 });
    const { body } = await app.request('GET', `/email/scans/${scan.id}/events`, { as: user });
    expect(eventsOf(body)).toMatchObject([{ id: scan.id, status: 'done', result: { emails_scanned: 4 } }]);
    const other = await app.aUser({ tier: 'premium' });
    expect((await app.request('GET', `/email/scans/${scan.id}/events`, { as: other })).status).toBe(404);
  });
});
