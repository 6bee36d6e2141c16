import { lookup } from 'node:dns/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isLongRun } from '@kumbara/samples';
import { afterAll, describe, expect, it } from 'vitest';
import { startNameServer } from '#testing/name-server.ts';
import { createDialer, type Target, UnreachableError } from './dialer.ts';
import { createNameResolver } from './name-resolver.ts';

const server = await startNameServer({
  'imap.example.com': ['8.8.8.8', '2606:4700:4700:0:0:0:0:1111'],
  'v6.example.com': ['2606:4700:4700:0:0:0:0:1111'],
  'half.example.com': ['8.8.8.8', 'fd00:0:0:0:0:0:0:1'],
  localhost: ['127.0.0.1'],
  '2130706433': ['127.0.0.1'],
  'silent.example.com': 'silent',
});
afterAll(() => server.close());
const resolve = createNameResolver([server.address]);
const aDialer = (latestMs = 15_000) =>
  createDialer({ allowedPrivateHosts: [], ports: [993], earliestMs: 0, latestMs, resolve });
const never = new AbortController().signal;
const asTarget = async (target: Target) => target;

async function elapsed(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return performance.now() - began;
}

describe('a name that a user gives', () => {
  it('resolves to all its addresses of both kinds', async () => {
    expect(await resolve('imap.example.com', never)).toEqual([
      { address: '8.8.8.8' },
      { address: '2606:4700:4700::1111' },
    ]);
    expect(await resolve('v6.example.com', never)).toEqual([{ address: '2606:4700:4700::1111' }]);
    expect(await resolve('unknown.example.com', never)).toEqual([]);
  });

  it.each(['half.example.com', 'localhost', '2130706433'])(
    'is refused if one of them leads inward: %s',
    async (host) => {
      await expect(aDialer().for('ada').connect({ host, port: 993 }, asTarget)).rejects.toThrow(UnreachableError);
    },
  );

  it.runIf(isLongRun)('is no longer resolved after the deadline', async () => {
    const reached = aDialer(200).for('ada').connect({ host: 'silent.example.com', port: 993 }, asTarget);
    expect(await elapsed(expect(reached).rejects.toThrow(UnreachableError))).toBeLessThan(1_000);
    await wait(100);
    const queries = server.asked.length;
    await wait(2_500);
    expect(server.asked.length).toBe(queries);
  });

  it.runIf(isLongRun)('is resolved one at a time per user, so that the others get their turn', async () => {
    const dialer = aDialer(3_000);
    const silent = Array.from({ length: 20 }, () =>
      dialer.for('mallory').connect({ host: 'silent.example.com', port: 993 }, asTarget),
    );
    const refused = Promise.all(silent.map((reached) => expect(reached).rejects.toThrow(UnreachableError)));
    const reached = dialer.for('ada').connect({ host: 'imap.example.com', port: 993 }, asTarget);
    expect(await elapsed(reached)).toBeLessThan(500);
    expect(await elapsed(lookup('localhost'))).toBeLessThan(500);
    await refused;
  });

  it.runIf(isLongRun)('is given up after three seconds', async () => {
    const found = resolve('silent.example.com', never);
    expect(await elapsed(found)).toBeLessThan(3_500);
    expect(await found).toEqual([]);
  });

  it('waits for no look-up of other users, however many have silent name servers', async () => {
    const dialer = aDialer();
    const stop = Array.from({ length: 40 }, (_, i) =>
      dialer
        .for(`mallory ${i}`)
        .connect({ host: 'silent.example.com', port: 993 }, asTarget)
        .catch((error) => error),
    );
    const reached = dialer.for('ada').connect({ host: 'imap.example.com', port: 993 }, asTarget);
    expect(await elapsed(reached)).toBeLessThan(1_000);
    expect(await reached).toMatchObject({ address: '8.8.8.8', servername: 'imap.example.com' });
    for (const failure of await Promise.all(stop)) expect(failure).toBeInstanceOf(UnreachableError);
  });
});
