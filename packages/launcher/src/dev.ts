import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startApi } from './api-process.ts';
import { startEmulatorsFor } from './emulators.ts';
import { endWithParent } from './end-with-parent.ts';
import { atEnd, endAll } from './ending.ts';
import { noteAddress, prepareEnvironment } from './environment.ts';
import { anyFreePort } from './free-port.ts';
import { viteProgram } from './page.ts';
import { root } from './project.ts';
import { choosePort } from './start.ts';

/** `npm run dev`: API and page reload by themselves, on one address that Vite serves. */
export async function dev(): Promise<void> {
  const environment = await prepareEnvironment(false);
  const { port, notice } = await choosePort('127.0.0.1');
  const address = `http://localhost:${port}`;
  const apiPort = await anyFreePort();
  const origins = process.env.APP_ORIGIN ?? address;
  const webhookUrl = `http://127.0.0.1:${apiPort}/api/payments/webhook`;
  const own = { webhookUrl, dataFolder: environment.dataDir };
  const settings = { APP_ORIGIN: origins, ...(await startEmulatorsFor(origins, process.env, own)) };
  await startApi({ ...environment, port: apiPort, host: '127.0.0.1', settings, watch: true });
  startVite(port, `http://127.0.0.1:${apiPort}`);
  noteAddress(environment, address);
  if (notice) console.log(notice);
}

function startVite(port: number, apiOrigin: string): void {
  const vite = spawn(process.execPath, [viteProgram(), '--port', `${port}`, '--strictPort', '--host', 'localhost'], {
    cwd: join(root, 'apps/web'),
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, API_ORIGIN: apiOrigin },
  });
  const release = endWithParent(vite, 'TERM');
  vite.once('exit', () => void endAll(1));
  atEnd(() => {
    vite.kill('SIGTERM');
    release();
  });
}
