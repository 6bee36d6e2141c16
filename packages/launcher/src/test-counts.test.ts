import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './test-counts.ts';

const file = (status: string, ...assertions: string[]) => ({
  status,
  assertionResults: assertions.map((each) => ({ status: each })),
});

it('counts a test file that could not be loaded as a failure', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed'), file('failed')];
  expect(countVitest({ numPassedTests: 3, numFailedTests: 1, testResults })).toEqual({ passed: 3, failed: 2 });
});

it('counts failed browser tests and errors before the first test', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2 };
  expect(countPlaywright({ stats, errors: [{ message: 'no server' }] })).toEqual({ passed: 6, failed: 3 });
});
