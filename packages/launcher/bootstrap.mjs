// Runs on whatever Node is there, with nothing installed: plain JavaScript, nothing but Node's own modules.
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
  // Somebody ran npm by hand: it writes this file when it is done, within moments of the lock file.
  const byHand = join(root, 'node_modules/.package-lock.json');
  return existsSync(byHand) && statSync(byHand).mtimeMs > statSync(lockFile).mtimeMs - 2000;
}

async function installDependencies() {
  const started = Date.now();
  const say = () => process.stdout.write(`\rInstalling dependencies … ${Math.round((Date.now() - started) / 1000)} s `);
  const ticking = process.stdout.isTTY ? setInterval(say, 1000) : undefined;
  if (!ticking) console.log('Installing dependencies …');
  // npm says where it is; started without npm, the one on the path has to do.
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
      // Neither Prisma's engines nor Playwright's browsers are downloaded here: the first are not used, the second are found.
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    },
  );
  clearInterval(ticking);
  if (ticking) process.stdout.write('\r\x1b[K');
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

/** From here on everything is TypeScript on the Node that npm installed. */
function continueWithOurNode() {
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(ourNode, [join(root, 'packages/launcher/src/main.ts'), ...process.argv.slice(2)], {
    // Files named on the command line are meant from where the person stands, which npm leaves.
    cwd: process.argv[2] === 'detect' ? (process.env.INIT_CWD ?? process.cwd()) : root,
    // The channel closes when we end, however we end: then the launcher ends too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // What was stripped of its types and compiled once is not again: a fifth of the API's memory is the tool for that.
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const starter = findStarter();
  setInterval(() => findStarter() !== starter && child.kill('SIGTERM'), 500).unref();
  return new Promise((done) => {
    child.on('error', (error) => end(`Node could not be started from node_modules: ${error.message}`));
    child.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/** npm, two processes up with a shell between, of whose sudden death nobody tells us. Linux gives the shell a new parent. */
function findStarter() {
  const status = `/proc/${process.ppid}/status`;
  return existsSync(status) ? /^PPid:.*/m.exec(readFileSync(status, 'utf8'))?.[0] : process.ppid;
}

function end(sentence) {
  console.error(sentence);
  // The last line of `npm test` counts, whatever happens.
  if (process.argv[2] === 'test') console.log('0 passed, 1 failed');
  process.exit(1);
}
