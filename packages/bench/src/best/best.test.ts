import { expect, it } from 'vitest';
import { isWorse, keepLower } from './best.ts';

it('is worse only when the lowest pair is more than 20 % above the best ratio', () => {
  expect(isWorse({ lowest: 1.21 }, 1)).toBe(true);
  expect(isWorse({ lowest: 1.19 }, 1)).toBe(false);
  expect(isWorse({ lowest: 9 }, undefined)).toBe(false);
});

it('keeps the lower ratio of each task and drops tasks that are no longer measured', () => {
  expect(keepLower({ a: 1.2, b: 1.3, gone: 1 }, { a: 1.1, b: 1.4, new: 2 })).toEqual({ a: 1.1, b: 1.3, new: 2 });
});
