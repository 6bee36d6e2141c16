import type { Language } from '@kumbara/shared';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import spanish from './es.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };
import italian from './it.json' with { type: 'json' };
import portuguese from './pt.json' with { type: 'json' };
import turkish from './tr.json' with { type: 'json' };
import type { MailWords } from './words.ts';

/** JSON knows no tuples: a subject with its text is a list there. */
export const wordsByLanguage = {
  tr: turkish,
  en: english,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
  pt: portuguese,
} as unknown as Record<Language, MailWords>;
