import { expect, it } from 'vitest';
import { limitParallel, limitParallelByKey } from './limit-parallel.ts';

it('never runs more at once than allowed, keeps the order, and goes on after a failure', async () => {
  const limited = limitParallel(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (i: number) =>
    limited(async () => {
      order.push(i);
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, 2));
      running -= 1;
      if (i % 3 === 0) throw new Error('failed');
    }).catch(() => 'failed');
  const first = [0, 1, 2, 3, 4, 5].map(work);
  await first[2];
  // Those who come while others leave may not slip in beside them.
  const answers = await Promise.all([...first, ...[6, 7, 8].map(work)]);
  expect(answers.filter((answer) => answer === 'failed')).toHaveLength(3);
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

it('lets the tasks of one key wait for each other only', async () => {
  const limited = limitParallelByKey(1);
  let release = () => {};
  const held = limited('ada', () => new Promise<void>((done) => (release = done)));
  const order: string[] = [];
  const behind = limited('ada', async () => order.push('ada'));
  await limited('ece', async () => order.push('ece'));
  release();
  await Promise.all([held, behind]);
  expect(order).toEqual(['ece', 'ada']);
});
