import { expect, it } from 'vitest';
import { hostileFiles } from './hostile-files.ts';

it('are made the same way every time', () => {
  const again = hostileFiles();
  expect(again.length).toBeGreaterThan(40);
  expect(hostileFiles().every(({ bytes }, index) => again[index]?.bytes.equals(bytes))).toBe(true);
});
