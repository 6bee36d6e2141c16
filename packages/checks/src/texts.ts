import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readText, root } from './repository.ts';
import { baseKey, compareLanguages, flattenTexts, type Resources, type Texts } from './text-resources.ts';
import { findUsedKeys, type UsedKeys } from './used-keys.ts';
import type { Violation } from './violation.ts';

/**
 * A folder of texts, `<language>/<namespace>.json`, and the sources that read it.
 * `codes`: namespaces whose keys are codes of the domain, as `not_found`. Such a code may stand anywhere in the sources.
 */
type TextFolder = { locales: string; sources: string[]; codes?: string[] };

const folders: TextFolder[] = [
  { locales: 'apps/web/src/i18n/locales', sources: ['apps/web/src'] },
  {
    locales: 'apps/api/src/i18n/locales',
    sources: ['apps/api/src', 'packages/shared/src'],
    codes: ['errors', 'fields', 'mails', 'notices'],
  },
  { locales: 'packages/analyst/src/locales', sources: ['packages/analyst/src'] },
];

const languages = ['tr', 'en', 'es', 'fr', 'de', 'it', 'pt'];
const reference = 'en';

/** Checks that every language has every text, with the same parameters and all its plural forms, and that all are used. */
export function checkTexts(): Violation[] {
  return folders.filter(({ locales }) => existsSync(join(root, locales))).flatMap(checkFolder);
}

function checkFolder({ locales, sources, codes }: TextFolder): Violation[] {
  const resources = readResources(locales);
  const files = listFiles().filter(
    (path) => sources.some((folder) => path.startsWith(`${folder}/`)) && /(?<!\.test|\.d)\.tsx?$/.test(path),
  );
  const used = files.map((path) => findUsedKeys(path, readText(path)));
  return [
    ...compareLanguages(resources, reference, languages).map(({ language, namespace, message }) => ({
      file: `${locales}/${language}/${namespace}.json`,
      message,
    })),
    ...findUnusedKeys(resources[reference] ?? {}, used, codes).map(({ namespace, key }) => ({
      file: `${locales}/${reference}/${namespace}.json`,
      message: `${key} is not used`,
    })),
  ];
}

function readResources(locales: string): Resources {
  const read = (language: string): [string, Texts][] =>
    readdirSync(join(root, locales, language)).map((file) => [
      file.replace('.json', ''),
      flattenTexts(JSON.parse(readText(`${locales}/${language}/${file}`))),
    ]);
  return Object.fromEntries(
    readdirSync(join(root, locales)).map((language) => [language, Object.fromEntries(read(language))]),
  );
}

/** Finds the keys that no call names. A dynamic call, `t(label)`, uses the keys that stand as literals beside it. */
export function findUnusedKeys(
  namespaces: Record<string, Texts>,
  used: UsedKeys[],
  codes: string[] = [],
): { namespace: string; key: string }[] {
  const dynamic = new Set(used.flatMap((file) => [...file.dynamic]));
  const patterns = Object.keys(namespaces).map((namespace) => {
    const patterns = new Set<string>();
    const prefixes = new Set<string>();
    for (const file of used) {
      for (const call of file.calls) {
        const key = keyIn(namespace, call.key, call.namespaces);
        if (key) (call.isPrefix ? prefixes : patterns).add(key);
      }
      for (const literal of file.literals) {
        if (literal.startsWith(`${namespace}:`)) patterns.add(literal.slice(namespace.length + 1));
        // Beside a call, `${title}s` is not a key.
        else if (/\*/.test(literal) && !/\w\./.test(literal)) continue;
        // A short word as `title` is a key only beside the call; `form.title` may come from another file.
        else if (
          codes.includes(namespace) ||
          file.dynamic.has(namespace) ||
          (dynamic.has(namespace) && literal.includes('.'))
        )
          patterns.add(literal);
        if (codes.includes(namespace)) prefixes.add(literal);
      }
    }
    return { namespace, isUsed: createMatcher(patterns, prefixes) };
  });
  return patterns.flatMap(({ namespace, isUsed }) => {
    const texts = namespaces[namespace] ?? {};
    const keys = new Set(Object.keys(texts).map((key) => baseKey(key, texts)));
    return [...keys].filter((key) => !isUsed(key)).map((key) => ({ namespace, key }));
  });
}

/** `auth:login` names its namespace; another key belongs to the first namespace of its `t`, or to any where none is known. */
function keyIn(namespace: string, key: string, namespaces: string[]): string | undefined {
  const [, prefix, rest] = /^([\w-]+):(.*)$/.exec(key) ?? [];
  if (prefix !== undefined) return prefix === namespace ? rest : undefined;
  return namespaces.length === 0 || namespaces[0] === namespace ? key : undefined;
}

function createMatcher(patterns: Set<string>, prefixes: Set<string>): (key: string) => boolean {
  // A pattern needs a part that is known: `*` alone would match every key.
  const expressions = [...patterns]
    .filter((pattern) => /^[\w.*-]*\w[\w.*-]*$/.test(pattern) && pattern.includes('*'))
    .map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`));
  return (key) => {
    const parts = key.split('.');
    return (
      patterns.has(key) ||
      expressions.some((expression) => expression.test(key)) ||
      parts.some((_, length) => prefixes.has(parts.slice(0, length).join('.')))
    );
  };
}
