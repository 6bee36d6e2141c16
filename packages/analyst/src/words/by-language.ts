import type { Language } from '@kumbara/shared';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';
import type { Words } from './words.ts';

/** All that the built-in analyst says, in seven languages. */
export const words: Record<Language, Words> = { tr, en, es, fr, de, it, pt };
