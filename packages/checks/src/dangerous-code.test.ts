import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './repository.ts';

/** What runs for people: neither tests and their tools, nor generators, measurements and checks. */
const sources = execFileSync('git', ['ls-files', '-z', 'apps', 'packages', 'prisma'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.(ts|tsx|mjs|html)$/.test(path) && !/\.test\.|\/(testing|e2e|generated)\//.test(path))
  .filter((path) => !/^packages\/(samples|bench|checks)\//.test(path));

type Rule = { what: string; pattern: RegExp; example: string; only?: RegExp };
const rules: Rule[] = [
  { what: 'code made from texts', pattern: /\beval\(|new Function\(|\bnode:vm\b/, example: 'eval(text)' },
  {
    what: 'markup made from texts',
    pattern: /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    example: 'element.innerHTML = name',
  },
  {
    // In the cage, pdf.js's two halves talk through a port of ours; a statement is searched in a thread.
    what: 'messages between windows',
    pattern: /\bpostMessage\(|addEventListener\(\s*'message'/,
    example: "window.addEventListener('message', take)",
    only: /^packages\/statements\/src\/read\/pdf-worker\.ts$|^apps\/api\/src\/modules\/statements\/find-worker\.ts$/,
  },
  {
    what: 'statements in SQL made from texts',
    pattern: /\$(query|execute)RawUnsafe|Prisma\.raw\(/,
    example: 'prisma.$queryRawUnsafe(text)',
    // One constant, which stands in several statements.
    only: /^apps\/api\/src\/lib\/held-plan\.ts$/,
  },
  {
    what: 'certificates that are not checked',
    pattern: /rejectUnauthorized(?!: true)|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    example: '{ rejectUnauthorized: false }',
  },
  {
    // Workbooks are locked with what their makers chose.
    what: 'hashes that are broken',
    pattern: /'(md5|sha1|SHA1|ripemd160)'/,
    example: "createHash('md5')",
    only: /^packages\/statements\/src\/read\/unlock\//,
  },
  {
    what: 'ciphers',
    pattern: /create(C|Dec)ipheriv/,
    example: 'createCipheriv(name, key, iv)',
    only: /^apps\/api\/src\/lib\/vault\.ts$|^packages\/statements\/src\/read\/unlock\//,
  },
  { what: 'chance that can be foretold', pattern: /Math\.random\(/, example: 'Math.random()' },
  {
    what: 'other programs',
    pattern: /node:child_process/,
    example: "from 'node:child_process'",
    only: /^packages\/launcher\/|^packages\/statements\/src\/cage\/|^prisma\/generate\.ts$/,
  },
  {
    what: 'files by name',
    pattern: /node:fs/,
    example: "from 'node:fs/promises'",
    only: /^(packages\/(launcher|statements\/src\/cage|emulators\/src\/(pages|stripe\/persistence)\.ts)|prisma\/|apps\/web\/vite\.config\.ts|apps\/api\/src\/(http\/page|lib\/mailer|lib\/version|lib\/development-secret|modules\/system\/readiness\.service)\.ts)/,
  },
  {
    // What they are made of comes from lists of ours, is escaped, or is cut down to letters and digits; the emulators
    // hear only us.
    what: 'patterns made from texts',
    pattern: /\bRegExp\(/,
    example: 'new RegExp(name)',
    only: /^packages\/(analyst|detection|emulators|statements)\/src\/|^apps\/web\/src\/features\/detection\/highlight\.ts$|^apps\/api\/src\/modules\/assistant\/(fit-text|without-person)\.ts$/,
  },
];

it.each(rules)('what is dangerous stands only where it is meant to: $what', ({ pattern, example, only }) => {
  expect(example).toMatch(pattern);
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));
  expect(found.filter((path) => !only?.test(path))).toEqual([]);
});

it('the page loads nothing from anywhere else', () => {
  const page = readFileSync(join(root, 'apps/web/index.html'), 'utf8');
  expect(page.match(/(?:src|href)="(?!\/)[^"]*"/g)).toBeNull();
});
