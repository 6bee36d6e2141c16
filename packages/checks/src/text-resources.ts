/** The texts of one JSON file by key: `{ "form.name": "Name" }`. A list of paragraphs is one text. */
export type Texts = Record<string, string>;

/** A folder of i18next resources: texts by language and namespace. */
export type Resources = Record<string, Record<string, Texts>>;

/** Reads nested i18next JSON into flat keys. */
export function flattenTexts(json: object, prefix = ''): Texts {
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(flattenTexts(value, `${prefix}${key}.`))
        : [[prefix + key, String(value)]],
    ),
  );
}

const pluralSuffix = /_(?:ordinal_)?(zero|one|two|few|many|other)$/;

/** The key that the code names: `found_one` and `found_other` are forms of `found`. */
export function baseKey(key: string, texts: Texts): string {
  const base = key.replace(pluralSuffix, '');
  return isPlural(base, texts) ? base : key;
}

/** A form alone is a plural only where it counts: the error code `invitation_for_other` is none. */
export const isPlural = (base: string, texts: Texts): boolean =>
  texts[`${base}_other`] !== undefined &&
  (`${base}_one` in texts || /\{\{-?\s*count\b/.test(texts[`${base}_other`] ?? ''));

/** `{{name}}` and `{{count, number}}`, with their formats, sorted. */
const readParameters = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{-?\s*(.+?)\s*\}\}/g)].map(([, parameter = '']) => parameter))].sort();

/**
 * Compares the languages of a folder with the reference language.
 * @returns what is missing, differs or has no form: one sentence for each key
 */
export function compareLanguages(resources: Resources, reference: string, languages: readonly string[]) {
  const problems: { language: string; namespace: string; message: string }[] = [];
  const namespaces = new Set(languages.flatMap((language) => Object.keys(resources[language] ?? {})));
  for (const language of languages) {
    for (const namespace of namespaces) {
      const texts = resources[language]?.[namespace];
      const expected = resources[reference]?.[namespace] ?? {};
      const messages = texts ? compareTexts(texts, expected, language) : ['the file is missing'];
      problems.push(...messages.map((message) => ({ language, namespace, message })));
    }
  }
  return problems;
}

function compareTexts(texts: Texts, expected: Texts, language: string): string[] {
  const bases = new Set(Object.keys(texts).map((key) => baseKey(key, texts)));
  const expectedBases = new Set(Object.keys(expected).map((key) => baseKey(key, expected)));
  return [
    ...[...expectedBases].filter((key) => !bases.has(key)).map((key) => `${key} is missing`),
    ...[...bases].flatMap((key) =>
      expectedBases.has(key)
        ? compareText(key, texts, expected, language)
        : [`${key} is not in the reference language`],
    ),
    ...Object.keys(texts).flatMap((key) => (texts[key]?.trim() === '' ? [`${key} is empty`] : [])),
  ];
}

function compareText(key: string, texts: Texts, expected: Texts, language: string): string[] {
  const isCounted = isPlural(key, texts);
  if (isCounted !== isPlural(key, expected)) return [`${key} has plural forms in one language only`];
  const parametersOf = (all: Texts, form: string) => readParameters(all[form] ?? '');
  if (!isCounted) return compareParameters(key, parametersOf(texts, key), parametersOf(expected, key));
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((form) => `${key}_${form}`);
  const present = Object.keys(texts).filter((form) => baseKey(form, texts) === key);
  const reference = parametersOf(expected, `${key}_other`);
  return [
    ...wanted
      .filter((form) => !present.includes(form))
      .map((form) => `${form} is missing: a plural form of ${language}`),
    ...present.filter((form) => !wanted.includes(form)).map((form) => `${form} is no plural form of ${language}`),
    ...present.flatMap((form) => {
      const own = parametersOf(texts, form);
      // "Every week" may leave out the one it counts.
      const isWithoutCount = form !== `${key}_other` && own.every((parameter) => !/^count\b/.test(parameter));
      return compareParameters(form, own, isWithoutCount ? reference.filter((p) => !/^count\b/.test(p)) : reference);
    }),
  ];
}

const compareParameters = (key: string, own: string[], expected: string[]): string[] =>
  own.join() === expected.join()
    ? []
    : [`${key} has the parameters {${own.join('; ')}} instead of {${expected.join('; ')}}`];
