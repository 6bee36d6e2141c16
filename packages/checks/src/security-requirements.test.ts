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
const ledger = z.array(requirementSchema).parse(JSON.parse(read('docs/asvs.json')));
const inOrder = (id: string) => id.slice(1).split('.').map(Number);

it('holds every requirement of the first two levels once, and twenty of the third', () => {
  for (const { id } of ledger) expect(id).toMatch(/^V(1[0-7]|[1-9])\.\d{1,2}\.\d{1,2}$/);
  expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length);
  const sorted = ledger.toSorted((one, other) => {
    const [a, b] = [inOrder(one.id), inOrder(other.id)];
    const at = a.findIndex((number, index) => number !== b[index]);
    return (a[at] ?? 0) - (b[at] ?? 0);
  });
  expect(ledger.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  const ofLevel = (wanted: number) => ledger.filter(({ level }) => level === wanted).length;
  // So many has version 5.0.0.
  expect([ofLevel(1), ofLevel(2)]).toEqual([70, 183]);
  expect(ofLevel(3)).toBeGreaterThanOrEqual(20);
});

/** What stands in a text of its own: the title of a test, a row of a table of cases, a heading. */
function says(file: string, text: string): boolean {
  const lines = read(file)
    .split('\n')
    .filter((line) => line.includes(text));
  if (file.endsWith('.md')) return lines.some((line) => /^#+ /.test(line) && line.endsWith(text));
  return lines.some((line) => /['"`]/.test(`${line.slice(0, line.indexOf(text))}${text}`));
}

const met = ledger.filter((requirement) => requirement.status === 'met');

it('takes nothing for met whose proof is not there', () => {
  const missing = met.flatMap(({ id, by }) =>
    by
      .filter(({ file, text }) => !existsSync(join(root, file)) || (text !== undefined && !says(file, text)))
      .map(({ file, text }) => `${id}: ${file}: ${text}`),
  );
  expect(missing).toEqual([]);
  const nameless = met.filter(({ by }) =>
    by.some(({ file, text }) => /\.(test|spec)\.|\.md$/.test(file) && !text && file !== 'docs/route-matrix.md'),
  );
  expect(
    nameless.map(({ id }) => id),
    'which test of the file?',
  ).toEqual([]);
});

it('notices a proof that is not there', () => {
  expect(says('packages/checks/src/security-requirements.test.ts', ['no', 'such', 'title'].join(' '))).toBe(false);
  expect(says('docs/security.md', 'Nowhere')).toBe(false);
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

it('stands with its counts and with all that is open in docs/security.md', () => {
  const count = (part: typeof ledger) =>
    (['met', 'not_applicable', 'open'] as const).map((status) => part.filter((one) => one.status === status).length);
  const rows = chapters.map((name, index) => {
    const part = ledger.filter(({ id }) => id.startsWith(`V${index + 1}.`));
    return `| V${index + 1} ${name} | ${count(part).join(' | ')} |`;
  });
  const open = ledger.flatMap((one) =>
    one.status === 'open' ? [`| ${one.id} | ${one.level} | ${one.requires} | ${one.reason} |`] : [],
  );
  const text = read('docs/security.md');
  const table = [...rows, `| all | ${count(ledger).join(' | ')} |`].join('\n');
  expect(text).toContain(table);
  expect(text).toContain(`| --- | --- | --- | --- |\n${open.join('\n')}\n`);
});

it('docs/security.md names no file that is not there', () => {
  const named = read('docs/security.md').match(/`(apps|packages|prisma|docs)\/[\w./-]+\.\w+`/g) ?? [];
  expect(named.length).toBeGreaterThan(20);
  expect(named.map((path) => path.slice(1, -1)).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
