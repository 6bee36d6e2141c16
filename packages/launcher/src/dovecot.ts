import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './install-debian-package.ts';

/** Folders of servers, which are not on every user's `PATH`. */
const folders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin'];

/** @returns why tests cannot start an IMAP server; undefined where they can */
export function findMissingRequirement(): string | undefined {
  const version = readVersion('dovecot', '--version');
  if (!version) return 'there is no Dovecot here: install dovecot-imapd';
  if (!version.startsWith('2.3.'))
    return `Dovecot ${version} is configured in another way than the 2.3 these tests know`;
  if (!readVersion('openssl', 'version')) return 'there is no openssl here to make a certificate with';
  return undefined;
}

/** Installs Dovecot where it is missing and can be installed. Tests that need it are skipped with a reason otherwise. */
export async function installDovecot(): Promise<void> {
  if (!readVersion('dovecot', '--version')) await installDebianPackage('dovecot-imapd', 'Dovecot');
}

/** `PATH` that includes the folders of servers. */
export const dovecotPath = () => [process.env.PATH, ...folders].join(':');

function readVersion(program: string, flag: string): string | undefined {
  const { status, stdout } = spawnSync(program, [flag], { encoding: 'utf8', env: { PATH: dovecotPath() } });
  return status === 0 ? stdout.trim() : undefined;
}
