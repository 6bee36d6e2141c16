import type { Language } from '@kumbara/shared';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { AdviceTexts } from './texts.ts';
import { tr } from './tr.ts';

export const adviceTexts: Record<Language, AdviceTexts> = { tr, en, es, fr, de, it, pt };
