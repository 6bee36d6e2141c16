import type { Language } from '@kumbara/shared';
import germanNoise from './de.json' with { type: 'json' };
import englishNoise from './en.json' with { type: 'json' };
import spanishNoise from './es.json' with { type: 'json' };
import frenchNoise from './fr.json' with { type: 'json' };
import italianNoise from './it.json' with { type: 'json' };
import type { Noise } from './noise.ts';
import portugueseNoise from './pt.json' with { type: 'json' };
import turkishNoise from './tr.json' with { type: 'json' };

/** JSON knows no tuples: a mail is a list there. */
export const noiseByLanguage = {
  tr: turkishNoise,
  en: englishNoise,
  es: spanishNoise,
  fr: frenchNoise,
  de: germanNoise,
  it: italianNoise,
  pt: portugueseNoise,
} as unknown as Record<Language, Noise>;
