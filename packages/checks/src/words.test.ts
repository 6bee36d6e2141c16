import { expect, it } from 'vitest';
import list from './forbidden-words.json' with { type: 'json' };
import { findForbiddenWords, splitName } from './words.ts';

const forbidden = [
  { word: 'verdict', use: 'decision', prose: true },
  {
    word: 'peer',
    use: 'baseline',
    exceptions: [{ identifier: 'getPeerCertificate', because: 'the name in node:tls' }],
  },
  { word: 'ledBack', use: 'OAuth callback' },
  {
    word: 'sandbox',
    use: 'emulators',
    exceptions: [{ path: 'apps/api/src/config.ts', because: 'an environment variable' }],
  },
];
const find = (text: string, path = 'apps/api/src/a.ts') =>
  findForbiddenWords(path, text, forbidden).map(({ line, message }) => [line, message]);

it('every forbidden word names the term to use, once', () => {
  const words = list.words.map(({ word }) => word);
  expect(new Set(words).size).toBe(words.length);
  for (const { use } of list.words) expect(use).toMatch(/\w/);
  const allowed = list.allowed.flatMap(({ words }) => words.split(', '));
  expect(allowed.filter((word) => words.includes(word))).toEqual([]);
});

it.each([
  ['a variable', 'const a = 1;\nconst readVerdict = a;', 2],
  ['a property', 'export const a = { verdict: 1 };', 1],
  ['a type', 'type VerdictOf = string;', 1],
  ['a component', '\nexport const page = <Verdict />;', 2],
  ['a constant', 'const LAST_VERDICT = 1;', 1],
  ['a private field', 'class A { #verdict = 1; }', 1],
  ['a line comment', 'const a = 1; // The verdict.', 1],
  ['a plural', 'const a = 1;\nconst readVerdicts = a;', 2],
  ['the title of a test', "describe('a', () => {\n  it('gives a verdict', () => {});\n});", 2],
  ['the title of a table of tests', "it.each([\n  1,\n])('gives %i verdicts', () => {});", 3],
  ['a block comment', '/**\n * The last\n * verdict. */', 3],
])('finds a forbidden word in %s', (_, text, line) =>
  expect(find(text, 'a.tsx')).toEqual([[line, expect.stringMatching(/^verdict.*: use "decision"$/)]]),
);

it('finds a forbidden word in the name of a folder and of a file', () => {
  expect(find('', 'packages/verdict/src/a.ts')).toEqual([[undefined, 'verdict: use "decision"']]);
  expect(find('', 'packages/a/src/led-back.test.ts')).toEqual([
    [undefined, 'ledBack in led-back.test.ts: use "OAuth callback"'],
  ]);
});

it('finds a forbidden word in a key of data, and leaves its texts alone', () => {
  expect(find('{\n  "name": "verdict",\n  "last_verdict": ["\\": verdict"]\n}', 'packages/a/src/a.json')).toEqual([
    [3, 'verdict in last_verdict: use "decision"'],
  ]);
});

it('finds in Markdown only the words that are forbidden in prose', () => {
  expect(find('# A\n\nThe verdict of a peer.', 'docs/a.md')).toEqual([[3, 'verdict: use "decision"']]);
});

it('leaves texts, other words and exceptions alone', () => {
  expect(find("const text = 'verdict'; const html = `verdict`; const reverdicted = speer;")).toEqual([]);
  expect(find('socket.getPeerCertificate();')).toEqual([]);
  expect(find('const SANDBOX = 1;', 'apps/api/src/config.ts')).toEqual([]);
  expect(find('const SANDBOX = 1;')).toHaveLength(1);
});

it('splits names where their words begin', () => {
  expect(splitName('readHTMLText_ofPage2Lines')).toEqual(['read', 'html', 'text', 'of', 'page2', 'lines']);
});
