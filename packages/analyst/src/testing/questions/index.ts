import type { Language } from '@kumbara/shared';
import type { Question } from '#testing/cases.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';

/** Twenty questions in each language, as different people would put them. */
export const questions: Record<Language, Question[]> = { tr, en, es, fr, de, it, pt };
