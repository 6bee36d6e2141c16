import { type Concept, concepts, type Lexicon } from './concepts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { nordic } from './nordic.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';

const languages = { en, tr, es, fr, de, it, pt, pl, hu, nl, nordic } satisfies Record<string, Lexicon>;
export type MailLanguage = keyof typeof languages;

/** One expression per concept over all languages at once: a mail may mix them, and does not say which it speaks. */
const bounded = (pieces: readonly string[]) =>
  new RegExp(`(?<![a-z0-9])(?:${pieces.map(overNumbers).join('|')})(?![a-z])`, 'g');
/** "Not over a full stop" means the end of a sentence: the one in `15.12.2026` is none, nor is the comma in `9,99`. */
const overNumbers = (piece: string) =>
  piece.replace(/\[\^([.,;]+)(!\\n)?\]/g, (gap, stops: string) => `(?:${gap}|[${stops}](?=\\d)|(?<=\\d)\\.(?!\\.))`);
const expression = (concept: Concept) => bounded(Object.values(languages).flatMap((language) => language[concept]));

export const lexicon = Object.fromEntries(concepts.map((concept) => [concept, expression(concept)])) as Record<
  Concept,
  RegExp
>;
export type { Concept };

/**
 * Words for "if" are the shortest there are and mean other things next door (`si`, `se`, `ha`): they are asked of one
 * language only.
 */
export const conditions = Object.fromEntries(
  Object.entries(languages).map(([name, { conditional }]) => [name, bounded(conditional)]),
) as Record<MailLanguage, RegExp>;
