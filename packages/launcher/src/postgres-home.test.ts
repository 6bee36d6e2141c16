import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataFolder, prepareHome, serverIdentity } from './postgres-home.ts';

let parent: string;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'kumbara-home-'));
  // Like `/srv`: anybody can enter it.
  chmodSync(parent, 0o755);
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

it('a new data folder can be read by nobody but its owner', () => {
  const folder = join(parent, 'external');
  createDataFolder(folder, { hasServer: false });
  expect(modeOf(folder)).toBe(0o700);
});

it('a data folder that exists keeps its mode', () => {
  const folder = join(parent, 'mine');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  createDataFolder(folder, { hasServer: true });
  expect(modeOf(folder)).toBe(0o755);
});

describe.runIf(process.getuid?.() === 0)('a data folder of root', () => {
  /** Runs a command as another user of the machine. */
  const runAs = ({ uid, gid }: { uid?: number; gid?: number }, command: string, ...args: string[]) =>
    spawnSync(command, args, { uid, gid, cwd: '/' }).status;

  it('lets the server reach its own folder and see nothing else, and nobody else anything', () => {
    const folder = join(parent, 'root');
    createDataFolder(folder, { hasServer: true });
    writeFileSync(join(folder, 'api.log'), 'secret', { mode: 0o600 });
    const server = serverIdentity();
    const home = prepareHome(join(folder, 'postgres'), server);
    expect(home).toBe(join(folder, 'postgres'));
    expect(modeOf(home)).toBe(0o700);
    expect(runAs(server, 'touch', join(home, 'file'))).toBe(0);
    expect(runAs(server, 'ls', folder)).not.toBe(0);
    expect(runAs(server, 'cat', join(folder, 'api.log'))).not.toBe(0);
    const somebody = { uid: 54_321, gid: 54_321 };
    for (const path of [folder, home]) expect(runAs(somebody, 'ls', path)).not.toBe(0);
    expect(runAs(somebody, 'test', '-e', join(folder, 'api.log'))).not.toBe(0);
  });
});
