import { expect, it } from 'vitest';
import { better, isWorse } from './best.ts';

it('calls a ratio worse only when its lowest pair lies 15 % above the best', () => {
  expect(isWorse({ lowest: 1.16 }, 1)).toBe(true);
  expect(isWorse({ lowest: 1.14 }, 1)).toBe(false);
  expect(isWorse({ lowest: 9 }, undefined)).toBe(false);
});

it('keeps the lower ratio of each work, and forgets works that are no longer measured', () => {
  expect(better({ a: 1.2, b: 1.3, gone: 1 }, { a: 1.1, b: 1.4, new: 2 })).toEqual({ a: 1.1, b: 1.3, new: 2 });
});
