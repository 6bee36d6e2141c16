import type { Figure, Language } from '@kumbara/shared';
import { resources } from '#i18n/resources.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { Fact } from '#tools/tool.ts';
import { formatColon } from './format.ts';
import { sanitizeName } from './sanitize-name.ts';

const isKey = <T extends object>(texts: T, key: string): key is keyof T & string => Object.hasOwn(texts, key);

/** The subject of a fact: a category or kind of service in the reader's language, else a name. */
function formatSubject(subject: string, language: Language): string {
  const t = getTranslator(language, 'labels');
  const { categories, kinds } = resources.en.labels;
  if (isKey(categories, subject)) return t(`categories.${subject}`);
  return isKey(kinds, subject) ? t(`kinds.${subject}`) : sanitizeName(subject);
}

/** The limit of subscriptions that are listed as the source of a number. */
const mostSources = 50;

/** The first subscriptions that a number was computed from, and their count. */
export const limitSource = (source: string[]): Pick<Figure, 'source' | 'source_count'> =>
  source.length > mostSources ? { source: source.slice(0, mostSources), source_count: source.length } : { source };

/** A fact as an answer shows it: its label in the reader's language. */
export function formatFigure({ measure, subject, value, currency, unit, source }: Fact, language: Language): Figure {
  const label = getTranslator(language, 'labels')(`measures.${measure}`);
  return {
    label: subject === undefined ? label : `${formatSubject(subject, language)}${formatColon(language)} ${label}`,
    value,
    ...(currency !== undefined && { currency }),
    ...(unit !== undefined && { unit }),
    ...limitSource(source),
  };
}
