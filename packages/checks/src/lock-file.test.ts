import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './repository.ts';

type Package = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string> | undefined>;

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const locked: Record<string, Package> = readJson('package-lock.json').packages;
const names = new Set(Object.keys(locked).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)));

it('the lock file installs on every platform: it contains the optional packages of all of them', () => {
  const parts = Object.values(locked).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(parts.filter((part) => !names.has(part))).toEqual([]);
});

it('the lock file matches the dependencies of every workspace', () => {
  const folders = globSync('{apps,packages}/*/package.json', { cwd: root }).map((file) => file.slice(0, -13));
  for (const folder of ['', 'prisma', ...folders]) {
    const { dependencies, devDependencies }: Package = readJson(join(folder, 'package.json'));
    const { dependencies: lockedOnes, devDependencies: lockedDevOnes } = locked[folder] ?? ({} as Package);
    expect({ ...lockedOnes, ...lockedDevOnes }, folder).toEqual({ ...dependencies, ...devDependencies });
  }
});
