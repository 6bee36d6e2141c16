import type { Language } from '@kumbara/shared';
import type { Question } from '#testing/cases.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';

/** Ten questions per language, written after the grammar was finished, in wordings unknown to it. */
export const heldOut1: Record<Language, Question[]> = { tr, en, es, fr, de, it, pt };
