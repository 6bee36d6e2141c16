import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { root } from './repository.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const common = { id: z.string(), level: z.literal([1, 2, 3]), requires: z.string().min(8) };
const proofSchema = z.strictObject({ file: z.string(), text: z.string().min(5).optional() });
const requirementSchema = z.discriminatedUnion('status', [
  z.strictObject({ ...common, status: z.literal('met'), by: z.array(proofSchema).min(1) }),
  z.strictObject({ ...common, status: z.enum(['not_applicable', 'open']), reason: z.string().min(10) }),
]);
const requirements = z.array(requirementSchema).parse(JSON.parse(read('docs/asvs.json')));
const inOrder = (id: string) => id.slice(1).split('.').map(Number);

it('lists every requirement of the first two levels once, and twenty of the third', () => {
  for (const { id } of requirements) expect(id).toMatch(/^V(1[0-7]|[1-9])\.\d{1,2}\.\d{1,2}$/);
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  const sorted = requirements.toSorted((one, other) => {
    const [a, b] = [inOrder(one.id), inOrder(other.id)];
    const at = a.findIndex((number, index) => number !== b[index]);
    return (a[at] ?? 0) - (b[at] ?? 0);
  });
  expect(requirements.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  const ofLevel = (wanted: number) => requirements.filter(({ level }) => level === wanted).length;
  // The numbers of version 5.0.0.
  expect([ofLevel(1), ofLevel(2)]).toEqual([70, 183]);
  expect(ofLevel(3)).toBeGreaterThanOrEqual(20);
});

/** Returns true if a file contains a text as the title of a test, a row of a table of cases or a heading. */
function hasTitle(file: string, text: string): boolean {
  const lines = read(file)
    .split('\n')
    .filter((line) => line.includes(text));
  if (file.endsWith('.md')) return lines.some((line) => /^#+ /.test(line) && line.endsWith(text));
  return lines.some((line) => /['"`]/.test(`${line.slice(0, line.indexOf(text))}${text}`));
}

const met = requirements.filter((requirement) => requirement.status === 'met');

it('every requirement that counts as met names a proof that exists', () => {
  const missing = met.flatMap(({ id, by }) =>
    by
      .filter(({ file, text }) => !existsSync(join(root, file)) || (text !== undefined && !hasTitle(file, text)))
      .map(({ file, text }) => `${id}: ${file}: ${text}`),
  );
  expect(missing).toEqual([]);
  const untitled = met.filter(({ by }) =>
    by.some(({ file, text }) => /\.(test|spec)\.|\.md$/.test(file) && !text && file !== 'docs/route-matrix.md'),
  );
  expect(
    untitled.map(({ id }) => id),
    'which test of the file?',
  ).toEqual([]);
});

it('reports a proof that does not exist', () => {
  expect(hasTitle('packages/checks/src/security-requirements.test.ts', ['no', 'such', 'title'].join(' '))).toBe(false);
  expect(hasTitle('docs/security.md', 'Nowhere')).toBe(false);
});

const chapters = [
  'Encoding and sanitization',
  'Validation and business logic',
  'Web frontend security',
  'API and web service',
  'File handling',
  'Authentication',
  'Session management',
  'Authorization',
  'Self-contained tokens',
  'OAuth and OIDC',
  'Cryptography',
  'Secure communication',
  'Configuration',
  'Data protection',
  'Secure coding and architecture',
  'Security logging and error handling',
  'WebRTC',
];

it('docs/security.md shows the counts and all open requirements', () => {
  const count = (part: typeof requirements) =>
    (['met', 'not_applicable', 'open'] as const).map((status) => part.filter((one) => one.status === status).length);
  const rows = chapters.map((name, index) => {
    const part = requirements.filter(({ id }) => id.startsWith(`V${index + 1}.`));
    return `| V${index + 1} ${name} | ${count(part).join(' | ')} |`;
  });
  const open = requirements.flatMap((one) =>
    one.status === 'open' ? [`| ${one.id} | ${one.level} | ${one.requires} | ${one.reason} |`] : [],
  );
  const text = read('docs/security.md');
  const table = [...rows, `| all | ${count(requirements).join(' | ')} |`].join('\n');
  expect(text).toContain(table);
  expect(text).toContain(`| --- | --- | --- | --- |\n${open.join('\n')}\n`);
});

it('docs/security.md names only files that exist', () => {
  const named = read('docs/security.md').match(/`(apps|packages|prisma|docs)\/[\w./-]+\.\w+`/g) ?? [];
  expect(named.length).toBeGreaterThan(20);
  expect(named.map((path) => path.slice(1, -1)).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
