import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startApi } from './api-process.ts';
import { viteProgram } from './build-page.ts';
import { chooseDataFolder, prepareEnvironment, writeAddress } from './environment.ts';
import { findFreePort } from './free-port.ts';
import { root } from './project.ts';
import { onShutdown, shutDown } from './shutdown.ts';
import { choosePort } from './start.ts';
import { startEmulatorsFor } from './start-emulators.ts';
import { stopWithParent } from './stop-with-parent.ts';

/** `npm run dev`: API and page reload by themselves, on one address that Vite serves. */
export async function dev(): Promise<void> {
  const environment = await prepareEnvironment(chooseDataFolder(false), false);
  const { port, notice } = await choosePort('127.0.0.1');
  const address = `http://localhost:${port}`;
  const apiPort = await findFreePort();
  const origins = process.env.APP_ORIGIN ?? address;
  const webhookUrl = `http://127.0.0.1:${apiPort}/api/payments/webhook`;
  const options = { webhookUrl, dataFolder: environment.dataDir };
  const settings = { APP_ORIGIN: origins, ...(await startEmulatorsFor(origins, process.env, options)) };
  await startApi({ ...environment, port: apiPort, host: '127.0.0.1', settings, watch: true });
  startVite(port, `http://127.0.0.1:${apiPort}`);
  writeAddress(environment, address);
  if (notice) console.log(notice);
}

function startVite(port: number, apiOrigin: string): void {
  const vite = spawn(process.execPath, [viteProgram(), '--port', `${port}`, '--strictPort', '--host', 'localhost'], {
    cwd: join(root, 'apps/web'),
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, API_ORIGIN: apiOrigin },
  });
  const release = stopWithParent(vite, 'TERM');
  vite.once('exit', () => void shutDown(1));
  onShutdown(() => {
    vite.kill('SIGTERM');
    release();
  });
}
