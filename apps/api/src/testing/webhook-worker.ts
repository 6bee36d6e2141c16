import { loadConfig } from '#config.ts';
import { createContainer } from '#container.ts';
import { createLogger } from '#lib/logger.ts';

/* A worker that delivers webhooks until it is killed. */

createContainer(loadConfig(process.env), createLogger('silent')).jobs.work();
process.stdout.write('working\n');
