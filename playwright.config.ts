import { findChromium } from '@kumbara/launcher/chromium';
import { defineConfig, devices } from '@playwright/test';

/** Where tests receive webhooks. Workers inherit the choice. */
process.env.KUMBARA_RECEIVER_PORT ??= String(20_000 + (process.pid % 10_000));

/** Browser tests on a started instance with a new database; its address is read from the output of `start`. */
export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 120_000,
  // A busy machine must not fail a test; only a failing test waits this long.
  expect: { timeout: 15_000 },
  webServer: {
    command: 'node packages/launcher/bootstrap.mjs start --throwaway',
    wait: { stdout: /http:\/\/localhost:(?<kumbara_port>\d+)[\s\S]*kept in (?<kumbara_data>\S+)/ },
    // The tests name the address that they come from, and see the exchange rates of the repository.
    env: {
      TRUST_PROXY: '1',
      RATES_URL: 'http://127.0.0.1:9',
      ALLOWED_PRIVATE_HOSTS: `localhost:${process.env.KUMBARA_RECEIVER_PORT}`,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 180_000,
  },
  use: {
    baseURL: `http://localhost:${process.env.KUMBARA_PORT}`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // No screenshots in the trace: they are taken in every test and slow it down.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
