import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { runApp } from '#testing/running-app.ts';

const app = runApp();

async function timeOf(path: string, body: object): Promise<number> {
  const started = performance.now();
  await app.request('POST', path, { body });
  return performance.now() - started;
}
const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/**
 * `same-work.long.test.ts` counts what is done; this holds a clock to it. In pairs, so that a slow moment of the machine
 * meets both, and each goes first in half of them; which took longer must be a toss of a coin, to three standard
 * deviations.
 */
it.each([
  ['/auth/login', 80],
  ['/auth/password/forgot', 600],
])(
  'nobody can tell a known address by the time of the answer: %s',
  async (path, pairs) => {
    const known = `${randomUUID()}@example.com`;
    const password = 'düş-kapanı-42';
    await app.request('POST', '/auth/signup', { body: { email: known, password, name: 'Ada' } });
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    let knownTookLonger = 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      await app.prisma.rateLimit.deleteMany();
      const unknown = `${randomUUID()}@example.com`;
      const order = pair % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const who of order) {
        times[who].push(await timeOf(path, { email: who === 'known' ? known : unknown, password: 'something else' }));
      }
      if ((times.known.at(-1) ?? 0) > (times.unknown.at(-1) ?? 0)) knownTookLonger += 1;
    }
    console.log(
      `${path}: known ${median(times.known).toFixed(1)} ms, unknown ${median(times.unknown).toFixed(1)} ms; the known one took longer ${knownTookLonger} times of ${pairs}`,
    );
    expect(Math.abs(knownTookLonger - pairs / 2)).toBeLessThan((3 * Math.sqrt(pairs)) / 2);
  },
  600_000,
);
