import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/**
 * Bytes of address space. V8 reserves about 1.1 GB without touching it, so that some 700 MB are left for the work;
 * `--disable-wasm-trap-handler` keeps WebAssembly from reserving 10 GB more.
 */
const addressSpace = 1_800_000_000;
/** Of all its threads; its main one has less (cpu-budget.ts). */
const cpuSeconds = 20;
const heapMegabytes = 448;

const packageRoot = fileURLToPath(new URL('../..', import.meta.url));
const start = fileURLToPath(new URL('./start.mjs', import.meta.url));
const readable = [
  packageRoot,
  dirname(dirname(require.resolve('pdfjs-dist'))),
  dirname(require.resolve('xlsx')),
  dirname(dirname(require.resolve('entities'))),
];

/**
 * Without TurboFan: a process that lives for one document does not earn back what the highest compiler costs, and most
 * holes found in V8 were found in that compiler.
 */
const nodeArguments = [
  '--permission',
  ...readable.map((folder) => `--allow-fs-read=${join(folder, '/')}`),
  `--max-old-space-size=${heapMegabytes}`,
  '--disable-wasm-trap-handler',
  '--v8-pool-size=1',
  '--no-turbofan',
  // Room for what a document keeps, instead of looking through it again and again: most keep less. Room for what it leaves
  // behind grows as it does: of 32 MB from the start most has to be laid out and is never needed. Patterns compiled at once.
  '--max-semi-space-size=16',
  '--initial-old-space-size=256',
  '--no-regexp-tier-up',
  '--no-warnings',
  start,
];

const limits = ['prlimit', `--as=${addressSpace}`, `--cpu=${cpuSeconds}`, '--fsize=0', '--core=0', '--nofile=64', '--'];

let wrapper: Promise<string[]> | undefined;

/**
 * The command line of a caged reader: Node's permission model (no writing, no processes, no threads, no add-ons; reading
 * only the parsers), on Linux below `prlimit`, and in a network namespace of its own where the system lets us.
 */
export async function parserCommand(): Promise<{ command: string; args: string[] }> {
  wrapper ??= availableWrapper().then((found) => {
    // Who could not be asked, for lack of processes, is asked again.
    if (found.length === 0) wrapper = undefined;
    return found;
  });
  const [command, ...args] = [...(await wrapper), process.execPath, ...nodeArguments] as [string, ...string[]];
  return { command, args };
}

async function availableWrapper(): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const works = (command: string[]) =>
    run(command[0] as string, [...command.slice(1), 'true'], { env: {} }).then(
      () => true,
      () => false,
    );
  const network = ['unshare', '--map-root-user', '--net', '--'];
  const [limited, isolated] = await Promise.all([works(limits), works(network)]);
  return [...(isolated ? network : []), ...(limited ? limits : [])];
}
