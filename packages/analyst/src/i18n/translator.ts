import { type Language, languages } from '@kumbara/shared';
import { localeOf } from '@kumbara/text/format';
import { createInstance } from 'i18next';
import { resources } from './resources.ts';

type Texts = (typeof resources)['en'];
type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key;
/** The keys of nested texts, joined by dots and without plural suffixes: `left.days` for `{ left: { days_one, … } }`. */
type KeyOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeyOf<T[Key]>}`;
}[keyof T & string];

export type Namespace = keyof Texts;

const i18n = createInstance();

// `initAsync: false` makes the texts available as soon as this module is loaded.
void i18n.init({
  // Set by locale, because Portugal says "0 subscrições" and Brazil "0 subscrição".
  resources: Object.fromEntries(languages.map(({ code }) => [localeOf(code), resources[code]])),
  ns: ['advice', 'answers', 'insights', 'labels'] satisfies Namespace[],
  defaultNS: false,
  fallbackLng: false,
  load: 'currentOnly',
  initAsync: false,
  // Texts are plain text: escaping belongs to the caller that renders HTML.
  interpolation: { escapeValue: false },
});

// i18next's own types are one declaration for a whole program, which the API uses for its namespaces.
const getFixedT = i18n.getFixedT as unknown as (
  locale: string,
  namespace: string,
) => (key: string, values?: TextValues) => string;

/** Parameters of a text. `count` chooses the plural; `skipInterpolation` leaves the others as `{{name}}`. */
export type TextValues = { [name: string]: string | number | boolean };
/** Writes a text of one namespace in one language. */
export type Translator<N extends Namespace> = (key: KeyOf<Texts[N]>, values?: TextValues) => string;

/** The texts of a namespace in a language: `getTranslator('de', 'answers')('nextPayment', { day })`. */
export function getTranslator<N extends Namespace>(language: Language, namespace: N): Translator<N> {
  return getFixedT(localeOf(language), namespace);
}
