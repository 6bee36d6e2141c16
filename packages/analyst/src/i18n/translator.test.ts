import { globSync, readFileSync } from 'node:fs';
import { type Language, languages } from '@kumbara/shared';
import { localeOf } from '@kumbara/text/format';
import { describe, expect, it } from 'vitest';
import { resources } from './resources.ts';
import { getTranslator, type Namespace } from './translator.ts';

const namespaces = Object.keys(resources.en) as Namespace[];
const codes = languages.map(({ code }) => code);

/** All texts below an object by their path: `left.days_one`. */
function listTexts(texts: object, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : listTexts(value, `${path}${key}.`),
  );
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const isPlural = (key: string, keys: string[]) =>
  pluralSuffix.test(key) && keys.includes(key.replace(pluralSuffix, '_other'));
const listParameters = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort();

/** The texts of a namespace by key without plural suffix, and the forms of those that have a plural. */
function readTexts(language: Language, namespace: Namespace) {
  const texts = listTexts(resources[language][namespace]);
  const keys = texts.map(([key]) => key);
  const byKey = new Map<string, { forms: string[]; parameters: string[] }>();
  for (const [key, text] of texts) {
    const base = isPlural(key, keys) ? key.replace(pluralSuffix, '') : key;
    const { forms, parameters } = byKey.get(base) ?? { forms: [], parameters: [] };
    const form = isPlural(key, keys) ? [key.slice(base.length + 1)] : [];
    byKey.set(base, {
      forms: [...forms, ...form],
      parameters: [...new Set([...parameters, ...listParameters(text)])].sort() as string[],
    });
  }
  return byKey;
}

describe.each(namespaces)('the texts of %s', (namespace) => {
  const english = readTexts('en', namespace);

  it.each(codes)('have the same keys and parameters in %s as in English', (language) => {
    const texts = readTexts(language, namespace);
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    const parameters = (from: typeof texts) => Object.fromEntries([...from].map(([key, one]) => [key, one.parameters]));
    expect(parameters(texts)).toEqual(parameters(english));
  });

  it.each(codes)('have every plural form that %s has', (language) => {
    const expected = new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories.toSorted();
    for (const [key, { forms }] of readTexts(language, namespace)) {
      expect([key, english.get(key)?.forms.length ? expected : []]).toEqual([key, forms.toSorted()]);
    }
  });

  it('are all used', () => {
    const sources = globSync(`${import.meta.dirname}/../**/*.ts`)
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const isUsed = (key: string): boolean => {
      const [, field = ''] = /\.(title|text|textWithLeft)$/.exec(key) ?? [];
      const card = field ? key.slice(0, -field.length - 1) : '';
      return (
        sources.includes(`'${key}'`) ||
        // `examples.${key}`: used by its group.
        (key.includes('.') && sources.includes(`\`${key.slice(0, key.lastIndexOf('.'))}.\${`)) ||
        (card !== '' && sources.includes(`'${card}'`) && sources.includes(`}.${field}\``))
      );
    };
    expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
  });
});

it('writes a number of subscriptions as each language counts them', () => {
  const write = (language: Language, count: number) => getTranslator(language, 'answers')('activeCount', { count });
  expect(write('en', 1)).toBe('1 active subscription');
  expect(write('fr', 0)).toBe('0 abonnement actif');
  // Portugal treats zero as plural, Brazil as singular.
  expect(write('pt', 0)).toBe('0 subscrições ativas');
  expect(write('es', 1_000_000)).toBe('1000000 suscripciones activas');
});

it('writes a name as it is, whatever it contains', () => {
  for (const name of ['$t(share)', '{{day}}', 'Tom & "Jerry" <b>', '$& $1'])
    expect(getTranslator('en', 'answers')('notListed', { name })).toBe(`I can’t find “${name}” on your list.`);
});
