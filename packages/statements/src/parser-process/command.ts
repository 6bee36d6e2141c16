import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Address space in bytes. V8 reserves about 1.1 GB without touching it, which leaves about 700 MB for parsing.
 * `--disable-wasm-trap-handler` keeps WebAssembly from reserving 10 GB more.
 */
const addressSpace = 1_800_000_000;
/**
 * CPU time of all threads, after which the system ends the process: with SIGXCPU, because the limit that would send
 * SIGKILL is higher. So a SIGKILL that is not ours comes from outside.
 */
const cpuSeconds = 7;
const heapMegabytes = 448;

const packageRoot = fileURLToPath(new URL('../..', import.meta.url));
const start = fileURLToPath(new URL('./start.mjs', import.meta.url));
const readable = [
  packageRoot,
  fileURLToPath(new URL('../../../text', import.meta.url)),
  ...new Set(['pdfjs-dist', 'xlsx', 'htmlparser2', 'papaparse'].flatMap((name) => foldersOf(name, import.meta.url))),
];

/**
 * The parser under Node's permission model: no writing, no processes, no threads, no add-ons; reading only the parsers.
 *
 * Without TurboFan: a process that runs for one document never recovers the cost of the optimising compiler, and most
 * security holes found in V8 were in that compiler.
 */
export const parserProgram: readonly string[] = [
  process.execPath,
  '--permission',
  ...readable.map((folder) => `--allow-fs-read=${join(folder, '/')}`),
  `--max-old-space-size=${heapMegabytes}`,
  '--disable-wasm-trap-handler',
  '--v8-pool-size=1',
  '--no-turbofan',
  // The young generation may grow to 16 MB, so that data kept for the whole document is rarely scanned again. It is not
  // allocated at once: most of 32 MB is never used and costs a page fault each 4 KB. Regular expressions are compiled
  // on first use.
  '--max-semi-space-size=16',
  '--initial-old-space-size=256',
  '--no-regexp-tier-up',
  '--no-warnings',
  start,
];

const limits = [
  'prlimit',
  `--as=${addressSpace}`,
  `--cpu=${cpuSeconds}:${cpuSeconds + 1}`,
  '--fsize=0',
  '--core=0',
  '--nofile=64',
  '--',
];

let wrapper: Promise<string[]> | undefined;

/**
 * Returns what goes before a program so that it is confined: on Linux `prlimit`, and a network namespace of its own where
 * the system allows it.
 */
export function findWrapper(): Promise<string[]> {
  wrapper ??= availableWrapper().then((found) => {
    // If no process could be started to check for a wrapper, the check is repeated next time.
    if (found.length === 0) wrapper = undefined;
    return found;
  });
  return wrapper;
}

/** The folders of a package and of those that it depends on. */
function foldersOf(name: string, from: string): string[] {
  const file = findPackageJSON(name, from) as string;
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return [dirname(file), ...Object.keys(dependencies).flatMap((own) => foldersOf(own, file))];
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
