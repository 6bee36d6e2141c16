import { configDefaults, defineConfig } from 'vitest/config';

/** What needs minutes and a quiet machine: `npm run test:long`. */
const long = process.env.KUMBARA_LONG ? [] : ['**/*.long.test.ts'];

export default defineConfig({
  test: {
    // Much of the time is spent waiting for clocks, servers and processes; the default leaves a core idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'prisma/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...long],
          globalSetup: ['apps/api/src/testing/postgres-for-tests.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      'apps/web',
    ],
  },
});
