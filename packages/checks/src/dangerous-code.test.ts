import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './repository.ts';

/** Sources that run in production or start it: no tests and their helpers, no generators, benchmarks and checks. */
const sources = execFileSync('git', ['ls-files', '-z', 'apps', 'packages', 'prisma'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.(ts|tsx|mjs|html)$/.test(path) && !/\.test\.|\/(testing|e2e|generated)\//.test(path))
  .filter((path) => !/^packages\/(samples|bench|checks)\//.test(path));

type Rule = { what: string; pattern: RegExp; example: string; only?: RegExp };
const rules: Rule[] = [
  { what: 'code built from strings', pattern: /\beval\(|new Function\(|\bnode:vm\b/, example: 'eval(text)' },
  {
    what: 'markup built from strings',
    pattern: /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    example: 'element.innerHTML = name',
  },
  {
    // A statement is searched in a thread.
    what: 'messages between windows',
    pattern: /\bpostMessage\(|addEventListener\(\s*'message'/,
    example: "window.addEventListener('message', take)",
    only: /^apps\/api\/src\/modules\/statements\/find-worker\.ts$/,
  },
  {
    what: 'SQL built from strings',
    pattern: /\$(query|execute)RawUnsafe|Prisma\.raw\(/,
    example: 'prisma.$queryRawUnsafe(text)',
    // One constant that several statements share, and statements that run on the pool and in transactions.
    only: /^apps\/api\/src\/lib\/(held-plan|database)\.ts$/,
  },
  {
    // Production refuses the variable.
    what: 'unchecked certificates',
    pattern: /rejectUnauthorized(?!: true)|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    example: '{ rejectUnauthorized: false }',
    only: /^apps\/api\/src\/(config|production-rules)\.ts$/,
  },
  {
    // Encrypted workbooks prescribe their algorithms.
    what: 'broken hash functions',
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
  { what: 'predictable random numbers', pattern: /Math\.random\(/, example: 'Math.random()' },
  {
    what: 'child processes',
    pattern: /node:child_process/,
    example: "from 'node:child_process'",
    only: /^packages\/launcher\/|^packages\/statements\/src\/parser-process\/|^prisma\/generate\.ts$/,
  },
  {
    what: 'file access',
    pattern: /node:fs/,
    example: "from 'node:fs/promises'",
    only: /^(packages\/(launcher|statements\/src\/parser-process|emulators\/src\/(pages|ecb\/ecb|stripe\/persistence)\.ts)|prisma\/|apps\/web\/(vite\.config|prerender-plugin)\.ts|apps\/api\/src\/(http\/(page|docs-page)|i18n\/i18n|lib\/mailer|lib\/version|lib\/development-secret|modules\/system\/readiness\.service|modules\/rates\/make-snapshot)\.ts)/,
  },
  {
    // The patterns come from lists in the repository, are escaped, or are reduced to letters and digits.
    what: 'regular expressions built from strings',
    pattern: /\bRegExp\(/,
    example: 'new RegExp(name)',
    only: /^packages\/(analyst|detection|emulators|statements|text)\/src\/|^apps\/web\/src\/features\/detection\/highlight\.ts$|^apps\/api\/src\/modules\/(assistant\/(answer-text|claims|name-redaction)|imports\/cell-values)\.ts$/,
  },
];

it.each(rules)(
  'dangerous code stands only in the files that are meant to have it: $what',
  ({ pattern, example, only }) => {
    expect(example).toMatch(pattern);
    expect(sources.length).toBeGreaterThan(300);
    const found = sources.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));
    expect(found.filter((path) => !only?.test(path))).toEqual([]);
  },
);

it('the page loads nothing from another origin', () => {
  const page = readFileSync(join(root, 'apps/web/index.html'), 'utf8');
  expect(page.match(/(?:src|href)="(?!\/)[^"]*"/g)).toBeNull();
});
