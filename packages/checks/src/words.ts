import { parseSync } from 'oxc-parser';
import list from './forbidden-words.json' with { type: 'json' };
import { listFiles, readText } from './repository.ts';
import type { Violation } from './violation.ts';

/**
 * A word that names a concept of ours where the field has a term.
 * `word` is one or more segments of an identifier: `ledBack` is found in `isLedBack` and `led-back.ts`.
 * Its plural with an `s` is forbidden too. `prose` forbids it in comments, titles of tests and Markdown too.
 */
export type ForbiddenWord = {
  word: string;
  use: string;
  prose?: boolean;
  exceptions?: { path?: string; identifier?: string; because: string }[];
};

const words: ForbiddenWord[] = list.words;

/** Checks every source file, data file and Markdown file of the repository. */
export function checkWords(): Violation[] {
  const isExcluded = (path: string) => list.excluded.some((excluded) => path.startsWith(excluded.path));
  return listFiles()
    .filter((path) => /\.(tsx?|mts|mjs|js|json|md)$/.test(path) && !isExcluded(path))
    .flatMap((path) => findForbiddenWords(path, readText(path), words));
}

/**
 * Finds forbidden words in the path of a file, in its identifiers or the keys of its data, and (`prose` words only) in its
 * comments, titles of tests or Markdown.
 */
export function findForbiddenWords(path: string, text: string, forbidden: ForbiddenWord[]): Violation[] {
  const violations: Violation[] = [];
  const find = createFinder(forbidden);
  const report = (name: string, offset?: number, onlyProse = false) => {
    for (const found of find(name)) {
      if ((onlyProse && !found.prose) || isException(found, path, name)) continue;
      const line = offset === undefined ? undefined : text.slice(0, offset).split('\n').length;
      violations.push({ file: path, line, message: `${describe(name, found.word)}: use "${found.use}"` });
    }
  };
  const reportProse = (prose: string, offset: number) => {
    for (const { 0: name, index } of prose.matchAll(/[\p{L}\d_]+/gu)) report(name, offset + index, true);
  };

  for (const name of path.split('/')) report(name);
  if (path.endsWith('.md')) reportProse(text, 0);
  else if (path.endsWith('.json')) {
    for (const { 1: key = '', 2: colon, index } of text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g))
      if (colon) report(key, index);
  } else {
    const { program, comments } = parseSync(path, text);
    for (const { name, start } of findIdentifiers(program)) report(name, start);
    for (const { value, start } of comments) reportProse(value, start + '//'.length);
    for (const { 1: title = '', index } of text.matchAll(titlePattern)) reportProse(title, index);
  }
  return violations;
}

/** The title of a test, also behind the table of an `each`. */
const titlePattern = /(?:^ *(?:it|test|describe)\b.*?|^ *\]?\))\(\s*(['"`].*?['"`]),/gm;

const describe = (name: string, word: string) =>
  name.toLowerCase() === word.toLowerCase() ? word : `${word} in ${name}`;

function isException({ exceptions = [] }: ForbiddenWord, path: string, name: string): boolean {
  return exceptions.some(
    (exception) =>
      (exception.path === undefined || path.startsWith(exception.path)) &&
      (exception.identifier === undefined || exception.identifier === name),
  );
}

/** Finds the words whose segments follow each other in a name: `ledBack` in `isLedBack`, `LED_BACK_TO` and `led-back.ts`. */
function createFinder(forbidden: ForbiddenWord[]): (name: string) => ForbiddenWord[] {
  const byFirstSegment = Map.groupBy(
    forbidden.flatMap((word) => [word.word, `${word.word}s`].map((form) => ({ word, segments: splitName(form) }))),
    ({ segments }) => segments[0],
  );
  const findAt = (name: string[], start: number) =>
    (byFirstSegment.get(name[start]) ?? [])
      .filter(({ segments }) => segments.every((segment, index) => name[start + index] === segment))
      .map(({ word }) => word);
  return (name) => {
    const segments = splitName(name);
    return segments.flatMap((_, start) => findAt(segments, start));
  };
}

/** `readHTMLText_of` → `read`, `html`, `text`, `of`. */
export function splitName(name: string): string[] {
  return name
    .replace(/(\p{Ll}|\d)(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$&-')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
}

/** Names of variables, functions, types, properties and JSX elements. Texts are none of them. */
function* findIdentifiers(node: object): Generator<{ name: string; start: number }> {
  if ('type' in node && typeof node.type === 'string' && node.type.endsWith('Identifier'))
    yield node as unknown as { name: string; start: number };
  for (const child of Object.values(node))
    if (typeof child === 'object' && child !== null) yield* findIdentifiers(child);
}
