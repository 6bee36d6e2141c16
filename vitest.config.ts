import { configDefaults, defineConfig } from 'vitest/config';

/** What needs minutes and a quiet machine: `npm run test:long`. */
const long = process.env.KUMBARA_LONG ? [] : ['**/*.long.test.ts'];

/** Packages that are functions of what they are given. */
const functions = 'packages/{analyst,detection,shared}/src/**/*.test.ts';
/** What starts, ends and installs: it keeps what it began until its process ends. */
const programs = ['packages/launcher/src/**/*.test.ts', 'prisma/*.test.ts'];

export default defineConfig({
  test: {
    // Much of the time is spent waiting for clocks, servers and processes; the default leaves a core idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'programs',
          include: programs,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, functions, ...programs],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'functions',
          include: [functions],
          testTimeout: 30_000,
          // Nothing in them lasts or is mocked: their catalogue and words are loaded once and not for each file.
          isolate: false,
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
          // Every file has a database and an application of its own; what they are made of is loaded once.
          isolate: false,
        },
      },
      'apps/web',
    ],
  },
});
