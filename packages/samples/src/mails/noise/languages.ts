import type { Language } from '@kumbara/shared';
import { germanNoise } from './de.ts';
import { englishNoise } from './en.ts';
import { spanishNoise } from './es.ts';
import { frenchNoise } from './fr.ts';
import { italianNoise } from './it.ts';
import type { Noise } from './noise.ts';
import { portugueseNoise } from './pt.ts';
import { turkishNoise } from './tr.ts';

export const noiseByLanguage: Record<Language, Noise> = {
  tr: turkishNoise,
  en: englishNoise,
  es: spanishNoise,
  fr: frenchNoise,
  de: germanNoise,
  it: italianNoise,
  pt: portugueseNoise,
};
