import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let modules: Promise<Buffer> | undefined;

/** The reader's modules without their types, as one line of JSON: by their URL, what every caged child would strip anew. */
export const readerModules = (): Promise<Buffer> => {
  modules ??= stripped().catch((error) => {
    modules = undefined;
    throw error;
  });
  return modules;
};

/** In a process of its own, once: nobody waits for it meanwhile. */
async function stripped(): Promise<Buffer> {
  const { stdout } = await run(process.execPath, ['--no-warnings', here('./strip-types.ts'), here('..')], {
    env: {},
    encoding: 'buffer',
    maxBuffer: 10_000_000,
  });
  return stdout;
}
