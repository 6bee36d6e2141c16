import { startApi } from './api-process.ts';
import { startEmulatorsFor } from './emulators.ts';
import { atEnd } from './ending.ts';
import { type Environment, noteAddress, prepareEnvironment } from './environment.ts';
import { anyFreePort, isFree } from './free-port.ts';
import { buildPage } from './page.ts';
import { root, Sorry } from './project.ts';

/** `npm start`: everything on one address. */
export async function start(options: string[]): Promise<void> {
  const throwaway = options.includes('--throwaway');
  const began = performance.now();
  const [environment] = await Promise.all([
    prepareEnvironment(throwaway),
    buildPage(() => console.log('Building the page …')),
  ]);
  const host = (!throwaway && process.env.HOST) || '127.0.0.1';
  const { port, notice } = throwaway ? { port: await anyFreePort(), notice: undefined } : await choosePort(host);
  const address = `http://localhost:${port}`;
  const own: Record<string, string> = throwaway ? { APP_ORIGIN: address, NODE_ENV: '', SANDBOX: '' } : {};
  const origins = own.APP_ORIGIN ?? process.env.APP_ORIGIN ?? address;
  const emulatorSettings = await startEmulatorsFor(origins, throwaway ? {} : process.env, {
    webhookUrl: `${address}/api/payments/webhook`,
    dataFolder: environment.dataDir,
  });
  await startApi({ ...environment, port, host, settings: { ...own, ...emulatorSettings } });
  noteAddress(environment, address);
  announce({ address, environment, notice, emulatorSettings, milliseconds: performance.now() - began });
  atEnd(() => console.log('Kumbara is ending …'));
}

/** PORT as asked for; without it 3000 or the next one that is free. */
export async function choosePort(host: string): Promise<{ port: number; notice?: string }> {
  const asked = process.env.PORT;
  const first = Number(asked ?? 3000);
  if (!Number.isInteger(first) || first < 0 || first > 65_535) throw new Sorry(`PORT=${asked} is not a port number.`);
  if (asked === '0') return { port: await anyFreePort() };
  if (await isFree(first, host)) return { port: first };
  if (asked) throw new Sorry(`Port ${first} is taken by another program. Please choose another PORT.`);
  for (let port = first + 1; port < first + 100; port++)
    if (await isFree(port, host)) return { port, notice: `Port ${first} is taken, so it is ${port} this time.` };
  throw new Sorry(`The ports from ${first} to ${first + 99} are all taken. Please choose another PORT.`);
}

type Announcement = {
  address: string;
  environment: Environment;
  notice: string | undefined;
  emulatorSettings: Record<string, string>;
  milliseconds: number;
};

const names: Record<string, string> = { google: 'Google', microsoft: 'Microsoft', stripe: 'Stripe' };

const listOf = (words: string[]) => new Intl.ListFormat('en').format(words);

function formatEmulatorNotice(plays = ''): string | undefined {
  const played = plays.split(',').flatMap((provider) => names[provider] ?? []);
  if (played.length === 0) return undefined;
  return `Without keys, ${listOf(played)} ${played.length > 1 ? 'are' : 'is'} played by a local sandbox; SANDBOX=off leaves it out.`;
}

function announce({ address, environment, notice, emulatorSettings, milliseconds }: Announcement): void {
  const { dataDir, external } = environment;
  const folder = dataDir.startsWith(root) ? dataDir.slice(root.length) : dataDir;
  const place = external ? 'the database of DATABASE_URL' : folder;
  const [bold, plain] = process.stdout.isTTY ? ['\x1b[1m', '\x1b[0m'] : ['', ''];
  console.log(`
  ${bold}Kumbara${plain} is ready, after ${(milliseconds / 1000).toFixed(1)} s

    ${bold}${address}${plain}
${[notice, formatEmulatorNotice(emulatorSettings.SANDBOX_PLAYS)].map((line) => (line ? `\n  ${line}` : '')).join('')}
  Everything is kept in ${place} · Ctrl-C ends it
`);
}
