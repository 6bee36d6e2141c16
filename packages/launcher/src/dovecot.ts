import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './install-debian-package.ts';

/** Where Debian and others put servers, which is not on everybody's path. */
const folders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin'];

/** @returns why there is no IMAP server to test with; undefined where there is one */
export function findMissingRequirement(): string | undefined {
  const version = readVersion('dovecot', '--version');
  if (!version) return 'there is no Dovecot here: install dovecot-imapd';
  if (!version.startsWith('2.3.'))
    return `Dovecot ${version} is configured in another way than the 2.3 these tests know`;
  if (!readVersion('openssl', 'version')) return 'there is no openssl here to make a certificate with';
  return undefined;
}

/** Where there is no Dovecot and one can be installed, it is. Tests that need one say why they are skipped. */
export function installDovecot(): void {
  if (!readVersion('dovecot', '--version')) installDebianPackage('dovecot-imapd', 'Dovecot');
}

/** The environment in which Dovecot is found. */
export const dovecotPath = () => [process.env.PATH, ...folders].join(':');

function readVersion(program: string, flag: string): string | undefined {
  const { status, stdout } = spawnSync(program, [flag], { encoding: 'utf8', env: { PATH: dovecotPath() } });
  return status === 0 ? stdout.trim() : undefined;
}
