import { withClauses } from './clauses.ts';
import { type Concept, concepts, type Lexicon } from './concepts.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ar, ja, ru } from './far.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { nordic } from './nordic.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';

const languages = { en, tr, es, fr, de, it, pt, pl, hu, cs, ro, nl, nordic, vi, ru, ar, ja } satisfies Record<
  string,
  Lexicon
>;
export type MailLanguage = keyof typeof languages;

/** One expression per concept over all languages at once: a mail may mix them, and does not say which it speaks. */
const bounded = (pieces: readonly string[]) =>
  new RegExp(`(?<![a-z0-9])(?:${pieces.map(fromItsStart).map(overNumbers).join('|')})(?![a-z])`, 'g');
/** Behind a gap a word begins: "disattivato" and "deaktiviert" are not what they end with. */
const fromItsStart = (piece: string) => piece.replace(/(\[\^[^\]]+\]\{0,\d+\})\(\?:/g, '$1(?<![a-z])(?:');
/** "Not over a full stop" means the end of a sentence: the one in `15.12.2026` is none, nor is the comma in `9,99`. */
const overNumbers = (piece: string) =>
  piece.replace(/\[\^([.,;]+)(!\\n)?\]/g, (gap, stops: string) => `(?:${gap}|[${stops}](?=\\d)|(?<=\\d)\\.(?![.\\d]))`);
type Expressions = Record<Concept, RegExp>;
const compile = (names: readonly MailLanguage[]): Expressions => {
  const spoken = names.map((name) => withClauses(name, languages[name]));
  return Object.fromEntries(
    concepts.map((concept) => [concept, bounded(spoken.flatMap((language) => language[concept]))]),
  ) as Expressions;
};

export const lexicon: Expressions = compile(Object.keys(languages) as MailLanguage[]);
export type { Concept, Expressions };

/** Languages that share too many words to be told apart by the few of a short mail. */
export const families: readonly (readonly MailLanguage[])[] = [
  ['en'],
  ['tr'],
  ['es', 'fr', 'it', 'pt'],
  ['de', 'nl', 'nordic'],
  ['pl'],
  ['hu'],
  ['cs'],
  ['ro'],
  ['vi'],
  ['ru'],
  ['ar'],
  ['ja'],
];
/** English is understood everywhere: names of plans, labels of receipts. */
export const lexiconOfFamily = new Map(
  families.map((family) => [family, compile([...new Set([...family, 'en' as const])])]),
);

/**
 * Words for "if" are the shortest there are and mean other things next door (`si`, `se`, `ha`): they are asked of one
 * language only.
 */
export const conditions = Object.fromEntries(
  Object.entries(languages).map(([name, { conditional }]) => [name, bounded(conditional)]),
) as Record<MailLanguage, RegExp>;
