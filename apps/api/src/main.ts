import { fileURLToPath } from 'node:url';
import { loadConfig } from '#config.ts';
import { createHttpServer } from '#http/server.ts';
import { createLogger } from '#lib/logger.ts';

const drainMs = 10_000;
const pageFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

const config = configOrLeave();
// A wrong setting is reported before the application is loaded.
const [{ createApp }, { createContainer }] = await Promise.all([import('./app.ts'), import('./container.ts')]);
const logger = createLogger(config.logLevel);
for (const warning of config.warnings) logger.warn(warning);
const container = createContainer(config, logger);
const server = createHttpServer(createApp(container, pageFolder));
server.on('error', (error) => {
  logger.fatal({ err: error }, 'cannot listen');
  process.exit(1);
});
server.listen(config.port, config.host, () => logger.info({ address: server.address() }, 'listening'));

if (config.roles.includes('worker')) workWhenPossible();

/** The database may be unavailable at the start; requests wait for it as well. */
function workWhenPossible(): void {
  container.jobs
    .work()
    .then(() => container.rates.refresh().catch((err) => logger.warn({ err }, 'the exchange rates cannot be fetched')))
    .catch((error) => {
      logger.warn({ err: error }, 'jobs cannot be worked off yet');
      setTimeout(workWhenPossible, 5_000).unref();
    });
}

let ending = false;
/** Accepts no new requests, finishes the running ones, and exits. */
async function end(signal: NodeJS.Signals): Promise<void> {
  if (ending) return;
  ending = true;
  logger.info({ signal }, 'ending');
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  // Idle keep-alive connections would delay the exit.
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
    // The operator gets one sentence in place of a stack trace.
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
