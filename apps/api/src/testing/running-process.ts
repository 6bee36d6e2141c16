import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { heapLimits } from '@kumbara/launcher/heap-limits';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** The compile cache that `npm start` also uses: modules are compiled once instead of at every start. */
export const compiled = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url)),
};

/** Runs `main.ts` in a separate process, like the launcher and the container image. */
export async function runMain(environment: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [...heapLimits, main], {
    env: { PATH: process.env.PATH, ...compiled, PORT: '0', RATES_URL: 'http://127.0.0.1:9', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const port = await new Promise<number>((done) => {
    let isListening = false;
    const read = (chunk: Buffer) => {
      output += chunk;
      // A benchmark's server logs a line for each of many thousand calls, which must not be searched again and again.
      if (isListening) return;
      const listening = /"port":(\d+)\},"msg":"listening"/.exec(output)?.[1];
      if (!listening) return;
      isListening = true;
      done(Number(listening));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => done(0));
  });
  return { child, exited, origin: `http://127.0.0.1:${port}`, started: port !== 0, output: () => output };
}
