import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The lists of packages are read once. */
let lists: Promise<boolean> | undefined;

/** Installs a package as root on Debian; apt refuses a second call meanwhile. @returns whether it is installed; false on any other system */
export async function installDebianPackage(name: string, title: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${title} …`);
  lists ??= runApt('update', '-qq');
  await lists;
  return runApt('install', '-y', '-qq', '--no-install-recommends', name);
}

function runApt(...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((done) => {
    child.once('error', () => done(false));
    child.once('exit', (code) => done(code === 0));
  });
}
