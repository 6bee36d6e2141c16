import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let modules: Promise<Buffer> | undefined;

/**
 * Returns the modules of the parser without their types, by URL, as one line of JSON. Otherwise every child would strip
 * them again.
 */
export const loadParserModules = (): Promise<Buffer> => {
  modules ??= stripped().catch((error) => {
    modules = undefined;
    throw error;
  });
  return modules;
};

/** Strips the types once, in a process of its own, so that nothing is blocked meanwhile. */
async function stripped(): Promise<Buffer> {
  const { stdout } = await run(
    process.execPath,
    ['--no-warnings', here('./strip-types.ts'), here('..'), here('../../../text/src')],
    {
      env: {},
      encoding: 'buffer',
      maxBuffer: 10_000_000,
    },
  );
  return stdout;
}
