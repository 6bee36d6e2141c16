import type { Language } from '@kumbara/shared';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Lexicon } from './lexicon.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';

export const lexicons: Record<Language, Lexicon> = { tr, en, es, fr, de, it, pt };
