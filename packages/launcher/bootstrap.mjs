// Runs on any installed Node before dependencies are installed: plain JavaScript with Node's own modules only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const windows = process.platform === 'win32';
const ourNode = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node');
const installedFrom = join(root, 'node_modules/.installed-from');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  end(`Kumbara needs Node 20.19 or newer; this is ${process.versions.node}. Please update it from https://nodejs.org.`);
}

const lockFile = join(root, 'package-lock.json');
const wanted = createHash('sha256')
  .update(readFileSync(lockFile))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex');
if (!isInstalled()) await installDependencies();
writeFileSync(installedFrom, wanted);
process.exitCode = await continueWithOurNode();

function isInstalled() {
  if (!existsSync(ourNode)) return false;
  if (existsSync(installedFrom) && readFileSync(installedFrom, 'utf8') === wanted) return true;
  // After `npm ci` by hand: npm writes this file last, shortly after the lock file.
  const npmLock = join(root, 'node_modules/.package-lock.json');
  return existsSync(npmLock) && statSync(npmLock).mtimeMs > statSync(lockFile).mtimeMs - 2000;
}

async function installDependencies() {
  const started = Date.now();
  const showProgress = () =>
    process.stdout.write(`\rInstalling dependencies … ${Math.round((Date.now() - started) / 1000)} s `);
  const timer = process.stdout.isTTY ? setInterval(showProgress, 1000) : undefined;
  if (!timer) console.log('Installing dependencies …');
  // `npm_execpath` is set when npm started us; otherwise npm is found on the path.
  const npm = process.env.npm_execpath;
  const { code, output } = await run(
    npm ? process.execPath : windows ? 'npm.cmd' : 'npm',
    [
      ...(npm ? [npm] : []),
      'ci',
      '--include=dev',
      '--include=optional',
      '--ignore-scripts=false',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {
      shell: windows && !npm,
      // Prisma's engines are not used and Playwright's browsers are found later: neither is downloaded here.
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    },
  );
  clearInterval(timer);
  if (timer) process.stdout.write('\r\x1b[K');
  if (code !== 0) end(`${output}\nThe dependencies could not be installed: npm says why above.`);
}

function run(command, args, options) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) => done({ code, output }));
  });
}

/** Runs the TypeScript of the launcher with the Node that npm installed. */
function continueWithOurNode() {
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(ourNode, [join(root, 'packages/launcher/src/main.ts'), ...process.argv.slice(2)], {
    // Paths on the command line are relative to the folder in which npm was called.
    cwd: process.argv[2] === 'detect' ? (process.env.INIT_CWD ?? process.cwd()) : root,
    // The channel closes when this process ends, even by SIGKILL: then the launcher stops too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Caches modules with their types stripped: the stripper takes a fifth of the API's memory.
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const grandparent = findGrandparent();
  setInterval(() => findGrandparent() !== grandparent && child.kill('SIGTERM'), 500).unref();
  return new Promise((done) => {
    child.on('error', (error) => end(`Node could not be started from node_modules: ${error.message}`));
    child.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/** Identifies npm, the parent of our parent shell: when npm is killed, Linux gives the shell a new parent. */
function findGrandparent() {
  const status = `/proc/${process.ppid}/status`;
  return existsSync(status) ? /^PPid:.*/m.exec(readFileSync(status, 'utf8'))?.[0] : process.ppid;
}

function end(sentence) {
  console.error(sentence);
  // The last line of `npm test` counts the tests in any case.
  if (process.argv[2] === 'test') console.log('0 passed, 1 failed');
  process.exit(1);
}
