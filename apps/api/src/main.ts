import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '#config.ts';
import { createLogger } from '#lib/logger.ts';

const drainMs = 10_000;
const pageFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

const config = configOrLeave();
// Whoever set something wrong is told so before all of the application is loaded.
const [{ createApp }, { createContainer }] = await Promise.all([import('./app.ts'), import('./container.ts')]);
const logger = createLogger(config.logLevel);
const container = createContainer(config, logger);
const server = createServer(createApp(container, pageFolder));
// Longer than any balancer keeps a connection, so that it is never we who close one that is just being used.
server.keepAliveTimeout = 75_000;
server.on('error', (error) => {
  logger.fatal({ err: error }, 'cannot listen');
  process.exit(1);
});
server.listen(config.port, config.host, () => logger.info({ address: server.address() }, 'listening'));

if (config.roles.includes('worker')) workWhenPossible();

/** The database may be away at the start; calls wait for it too. */
function workWhenPossible(): void {
  container.jobs.work().catch((error) => {
    logger.warn({ err: error }, 'jobs cannot be worked off yet');
    setTimeout(workWhenPossible, 5_000).unref();
  });
}

let ending = false;
/** Takes no new requests, finishes those on the way, and leaves. */
async function end(signal: NodeJS.Signals): Promise<void> {
  if (ending) return;
  ending = true;
  logger.info({ signal }, 'ending');
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  // A connection that is kept alive after its last answer would be waited for.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise((done) => server.close(done));
  clearTimeout(late);
  clearInterval(idle);
  await container.close();
  logger.info('ended');
  process.exit(0);
}
process.on('SIGTERM', end);
process.on('SIGINT', end);

function configOrLeave() {
  try {
    return loadConfig(process.env);
  } catch (error) {
    // A sentence for the operator; a stack trace would say less.
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
