import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a package as root on Debian. @returns whether it is installed; false on any other system */
export function installDebianPackage(name: string, title: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${title} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  run('update', '-qq');
  return run('install', '-y', '-qq', '--no-install-recommends', name);
}
