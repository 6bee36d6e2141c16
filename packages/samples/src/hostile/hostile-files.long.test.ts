import { expect, it } from 'vitest';
import { hostileFiles } from './hostile-files.ts';

it('are generated deterministically', () => {
  const again = hostileFiles();
  expect(again.length).toBeGreaterThan(40);
  expect(hostileFiles().every(({ bytes }, index) => again[index]?.bytes.equals(bytes))).toBe(true);
});
