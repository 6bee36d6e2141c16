import { startApi } from './api-process.ts';
import { buildPage } from './build-page.ts';
import { chooseDataFolder, type Environment, prepareEnvironment, writeAddress } from './environment.ts';
import { findFreePort, isFree } from './free-port.ts';
import { root, UserFacingError } from './project.ts';
import { onShutdown } from './shutdown.ts';
import { startEmulatorsFor } from './start-emulators.ts';

/** `npm start`: everything on one address. */
export async function start(options: string[]): Promise<void> {
  const throwaway = options.includes('--throwaway');
  const startedAt = performance.now();
  const host = (!throwaway && process.env.HOST) || '127.0.0.1';
  const { port, notice } = throwaway ? { port: await findFreePort(), notice: undefined } : await choosePort(host);
  const address = `http://localhost:${port}`;
  const overrides: Record<string, string> = throwaway ? { APP_ORIGIN: address, NODE_ENV: '', SANDBOX: '' } : {};
  const origins = overrides.APP_ORIGIN ?? process.env.APP_ORIGIN ?? address;
  const dataFolder = chooseDataFolder(throwaway);
  const [environment, emulatorSettings] = await Promise.all([
    prepareEnvironment(dataFolder, throwaway),
    startEmulatorsFor(origins, throwaway ? {} : process.env, {
      webhookUrl: `${address}/api/payments/webhook`,
      dataFolder,
    }),
    buildPage(() => console.log('Building the page …')),
  ]);
  await startApi({ ...environment, port, host, settings: { ...overrides, ...emulatorSettings } });
  writeAddress(environment, address);
  announce({ address, environment, notice, emulatorSettings, milliseconds: performance.now() - startedAt });
  onShutdown(() => console.log('Kumbara is ending …'));
}

/** The port of `PORT`; without it 3000, or the next free one. */
export async function choosePort(host: string): Promise<{ port: number; notice?: string }> {
  const requestedPort = process.env.PORT;
  const first = Number(requestedPort ?? 3000);
  if (!Number.isInteger(first) || first < 0 || first > 65_535)
    throw new UserFacingError(`PORT=${requestedPort} is not a port number.`);
  if (requestedPort === '0') return { port: await findFreePort() };
  if (await isFree(first, host)) return { port: first };
  if (requestedPort)
    throw new UserFacingError(`Port ${first} is taken by another program. Please choose another PORT.`);
  for (let port = first + 1; port < first + 100; port++)
    if (await isFree(port, host)) return { port, notice: `Port ${first} is taken, so it is ${port} this time.` };
  throw new UserFacingError(`The ports from ${first} to ${first + 99} are all taken. Please choose another PORT.`);
}

type Announcement = {
  address: string;
  environment: Environment;
  notice: string | undefined;
  emulatorSettings: Record<string, string>;
  milliseconds: number;
};

const names: Record<string, string> = { google: 'Google', microsoft: 'Microsoft', stripe: 'Stripe' };

const formatList = (words: string[]) => new Intl.ListFormat('en').format(words);

function formatEmulatorNotice(plays = ''): string | undefined {
  const providers = plays.split(',').flatMap((provider) => names[provider] ?? []);
  if (providers.length === 0) return undefined;
  return `Without keys, ${formatList(providers)} ${providers.length > 1 ? 'are' : 'is'} emulated locally. SANDBOX=off turns the emulators off.`;
}

function announce({ address, environment, notice, emulatorSettings, milliseconds }: Announcement): void {
  const { dataDir, external } = environment;
  const folder = dataDir.startsWith(root) ? dataDir.slice(root.length) : dataDir;
  const location = external ? 'the database of DATABASE_URL' : folder;
  const [bold, plain] = process.stdout.isTTY ? ['\x1b[1m', '\x1b[0m'] : ['', ''];
  console.log(`
  ${bold}Kumbara${plain} is ready, after ${(milliseconds / 1000).toFixed(1)} s

    ${bold}${address}${plain}
${[notice, formatEmulatorNotice(emulatorSettings.SANDBOX_PLAYS)].map((line) => (line ? `\n  ${line}` : '')).join('')}
  Everything is kept in ${location} · Ctrl-C ends it
`);
}
