import { findChromium } from '@kumbara/launcher/chromium';
import { defineConfig, devices } from '@playwright/test';

/** Journeys through a really started instance on a fresh database, whose address the start prints. */
export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 120_000,
  // It costs time only where something is missing, and a busy machine is not a defect.
  expect: { timeout: 15_000 },
  webServer: {
    command: 'node packages/launcher/bootstrap.mjs start --throwaway',
    wait: { stdout: /http:\/\/localhost:(?<kumbara_port>\d+)[\s\S]*kept in (?<kumbara_data>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 180_000,
  },
  use: {
    baseURL: `http://localhost:${process.env.KUMBARA_PORT}`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Without its film, which is taken of every test and costs a good part of its time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
