import type { Language } from '@kumbara/shared';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { portuguese } from './pt.ts';
import { turkish } from './tr.ts';
import type { MailWords } from './words.ts';

export const wordsByLanguage: Record<Language, MailWords> = {
  tr: turkish,
  en: english,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
  pt: portuguese,
};
