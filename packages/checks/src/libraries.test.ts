import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { root } from './repository.ts';

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const version = z.string().regex(/^\d+\.\d+\.\d+$/);
const deniedSchema = z.union([
  /** Versions with a known vulnerability; `below` is the first one without it. */
  z.strictObject({ name: z.string(), from: version.optional(), below: version, because: z.string().min(8) }),
  /** Single releases, such as those of a hijacked package. */
  z.strictObject({ name: z.string(), only: z.array(version).min(1), because: z.string().min(8) }),
]);
type Denied = z.infer<typeof deniedSchema>;
const rules = z
  .strictObject({
    looked_through: z.iso.date(),
    licences: z.array(z.string()),
    read_manually: z.record(z.string(), z.string()),
    denied: z.array(deniedSchema).min(50),
  })
  .parse(read('docs/libraries.json'));

type Library = { name: string; version: string; license?: string; deprecated?: string; resolved?: string };
const locked: Record<string, Omit<Library, 'name'> & { name?: string; link?: boolean }> =
  read('package-lock.json').packages;
const libraries: Library[] = Object.entries(locked)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  // An alias names the package that it stands for.
  .map(([path, library]) => ({ ...library, name: library.name ?? path.split('node_modules/').at(-1) ?? '' }));

/** Returns true if a version precedes another one. A prerelease counts as its release. */
function isBefore(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.split(/[.+-]/).slice(0, 3).map(Number)) as [number[], number[]];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}
const isDenied = ({ version }: Pick<Library, 'version'>, rule: Denied): boolean =>
  'only' in rule
    ? rule.only.includes(version)
    : isBefore(version, rule.below) && !isBefore(version, rule.from ?? '0.0.0');
const namesOf = (name: string) => (name === '@e965/xlsx' ? ['xlsx', name] : [name]);
const findVulnerabilities = (all: Library[]) =>
  all.flatMap((library) =>
    rules.denied
      .filter((rule) => namesOf(library.name).includes(rule.name) && isDenied(library, rule))
      .map(({ name, because }) => `${name} ${library.version}: ${because}`),
  );

it('no library of the lock file has a known vulnerability or is a hijacked release', () => {
  expect(libraries.length).toBeGreaterThan(500);
  expect(findVulnerabilities(libraries)).toEqual([]);
  const isReported = (name: string, version: string) => findVulnerabilities([{ name, version }]).length > 0;
  expect([isReported('xlsx', '0.18.5'), isReported('@e965/xlsx', '0.20.1'), isReported('debug', '4.4.2')]).toEqual(
    Array(3).fill(true),
  );
  expect([isReported('undici', '6.99.9'), isReported('undici', '8.8.9'), isReported('undici', '8.10.0')]).toEqual([
    false,
    true,
    false,
  ]);
});

it('no library of the lock file is deprecated or comes from outside the registry', () => {
  expect(libraries.filter(({ deprecated }) => deprecated).map(({ name }) => name)).toEqual([]);
  const otherSource = /^(git|file|http:)|github\.com/;
  expect(libraries.filter(({ resolved = '' }) => otherSource.test(resolved)).map(({ name }) => name)).toEqual([]);
});

it('the licence of every library is on the list or was read by hand', () => {
  const isKnown = ({ name, license = '' }: Library) =>
    name in rules.read_manually ||
    license
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((one) => rules.licences.includes(one));
  expect(libraries.filter((library) => !isKnown(library)).map(({ name, license }) => `${name}: ${license}`)).toEqual(
    [],
  );
  const unused = Object.keys(rules.read_manually).filter((name) => !libraries.some((library) => library.name === name));
  expect(unused).toEqual([]);
});

// Only CI fails: an old checkout must keep working.
it.runIf(process.env.CI)(
  'updates and vulnerabilities were looked up within the last quarter, as docs/security.md requires',
  () => {
    const days = (Date.now() - Date.parse(rules.looked_through)) / 86_400_000;
    expect(days).toBeLessThan(92);
  },
);
