import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that need minutes and an idle machine: `npm run test:long`. */
const long = process.env.KUMBARA_LONG ? [] : ['**/*.long.test.ts'];

/** Packages of pure functions. */
const functions = 'packages/{analyst,detection,ical,shared,text}/src/**/*.test.ts';
/** Tests that start programs, which run until the test process ends. */
const programs = ['packages/launcher/src/**/*.test.ts', 'prisma/*.test.ts'];

/** Node loads the modules itself, as it runs the API: Vite would transform every one of them for each project. */
const nativeModules = { viteModuleRunner: false };

export default defineConfig({
  test: {
    // More than half of the time is spent waiting for timers, servers and processes.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'programs',
          experimental: nativeModules,
          include: programs,
          exclude: [...configDefaults.exclude, ...long],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'packages',
          experimental: nativeModules,
          include: ['packages/*/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, functions, ...programs, ...long],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'functions',
          experimental: nativeModules,
          include: [functions],
          exclude: [...configDefaults.exclude, ...long],
          testTimeout: 30_000,
          // Nothing is mocked or kept between files: the catalogue and the lexicons are loaded once.
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          experimental: nativeModules,
          include: ['apps/api/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...long],
          globalSetup: ['apps/api/src/testing/postgres-for-tests.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
          // Every file has its own database and application; modules are loaded once.
          isolate: false,
        },
      },
      'apps/web',
    ],
  },
});
