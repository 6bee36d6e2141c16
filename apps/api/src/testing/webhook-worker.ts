import { loadConfig } from '#config.ts';
import { createContainer } from '#container.ts';
import { createLogger } from '#lib/logger.ts';

/* A worker that delivers webhooks until it is killed. */

const { jobs } = createContainer(loadConfig(process.env), createLogger('silent'));
const work = (): Promise<void> => jobs.work().catch(work);
void work();
process.stdout.write('working\n');
