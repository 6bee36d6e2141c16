import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { loadConfig } from '#config.ts';
import { createContainer } from '#container.ts';
import { createLogger } from '#lib/logger.ts';

/* A worker whose clock is a file, so that a test can let it jump. It looks for due reminders all the time. */

// Ends with the test, also with one that is killed.
process.stdin.on('end', () => process.exit()).resume();

const clock = () => new Date(readFileSync(process.env.CLOCK ?? '', 'utf8'));
const container = createContainer(loadConfig(process.env), createLogger('silent'), clock);
await container.jobs.work();
process.stdout.write('working\n');
for (;;) {
  await container.remind().catch(() => undefined);
  await wait(20);
}
