import { type Concept, concepts, type Lexicon } from './concepts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';

const languages: Lexicon[] = [en, tr, es, fr, de, it, pt, pl, hu];

/** One expression per concept over all languages at once: a mail may mix them, and does not say which it speaks. */
const expression = (concept: Concept) =>
  new RegExp(`(?<![a-z0-9])(?:${languages.flatMap((language) => language[concept]).join('|')})(?![a-z])`, 'g');

export const lexicon = Object.fromEntries(concepts.map((concept) => [concept, expression(concept)])) as Record<
  Concept,
  RegExp
>;
export type { Concept };
