import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { root } from './repository.ts';

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const version = z.string().regex(/^\d+\.\d+\.\d+$/);
const deniedSchema = z.union([
  /** Known holes; `below` is the first version without them. */
  z.strictObject({ name: z.string(), from: version.optional(), below: version, because: z.string().min(8) }),
  /** Single releases that nobody wants. */
  z.strictObject({ name: z.string(), only: z.array(version).min(1), because: z.string().min(8) }),
]);
type Denied = z.infer<typeof deniedSchema>;
const rules = z
  .strictObject({
    looked_through: z.iso.date(),
    licences: z.array(z.string()),
    read_by_hand: z.record(z.string(), z.string()),
    denied: z.array(deniedSchema).min(50),
  })
  .parse(read('docs/libraries.json'));

type Library = { name: string; version: string; license?: string; deprecated?: string; resolved?: string };
const locked: Record<string, Omit<Library, 'name'> & { name?: string; link?: boolean }> =
  read('package-lock.json').packages;
const libraries: Library[] = Object.entries(locked)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  // An alias stands under its own name, and says whose library it is.
  .map(([path, library]) => ({ ...library, name: library.name ?? path.split('node_modules/').at(-1) ?? '' }));

/** Whether a version comes before another one; what is not a release counts as the release it leads to. */
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
const holesIn = (all: Library[]) =>
  all.flatMap((library) =>
    rules.denied
      .filter((rule) => namesOf(library.name).includes(rule.name) && isDenied(library, rule))
      .map(({ name, because }) => `${name} ${library.version}: ${because}`),
  );

it('no library of the lock file has a hole that is known here, or was taken over by strangers', () => {
  expect(libraries.length).toBeGreaterThan(500);
  expect(holesIn(libraries)).toEqual([]);
  const notices = (name: string, version: string) => holesIn([{ name, version }]).length > 0;
  expect([notices('xlsx', '0.18.5'), notices('@e965/xlsx', '0.20.1'), notices('debug', '4.4.2')]).toEqual(
    Array(3).fill(true),
  );
  expect([notices('undici', '6.99.9'), notices('undici', '8.8.9'), notices('undici', '8.10.0')]).toEqual([
    false,
    true,
    false,
  ]);
});

it('no library of the lock file is given up by its makers, or comes from elsewhere than the registry', () => {
  expect(libraries.filter(({ deprecated }) => deprecated).map(({ name }) => name)).toEqual([]);
  const elsewhere = /^(git|file|http:)|github\.com/;
  expect(libraries.filter(({ resolved = '' }) => elsewhere.test(resolved)).map(({ name }) => name)).toEqual([]);
});

it('every library may be used: its licence is one of those we know, or was read', () => {
  const isKnown = ({ name, license = '' }: Library) =>
    name in rules.read_by_hand ||
    license
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((one) => rules.licences.includes(one));
  expect(libraries.filter((library) => !isKnown(library)).map(({ name, license }) => `${name}: ${license}`)).toEqual(
    [],
  );
  const unused = Object.keys(rules.read_by_hand).filter((name) => !libraries.some((library) => library.name === name));
  expect(unused).toEqual([]);
});

// A checkout of later works for ever; whoever develops it has to look.
it.runIf(process.env.CI)(
  'somebody looked for updates and holes within the last quarter, as docs/security.md says',
  () => {
    const days = (Date.now() - Date.parse(rules.looked_through)) / 86_400_000;
    expect(days).toBeLessThan(92);
  },
);
