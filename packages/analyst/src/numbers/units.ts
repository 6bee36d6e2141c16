import type { Language } from '@kumbara/shared';
import data from './units.json' with { type: 'json' };

type Kind = keyof (typeof data)['en'];
const languages: Record<Language, { [kind in Kind]?: string }> = data;

/**
 * Returns the words of one kind in all languages as a group of alternatives: `percent`, a unit of time (`day`), `often`
 * for billing cycles, `each` and `eachDay` for `per day`, `daily`, and `dailyBefore` a number.
 */
export const unitPattern = (kind: Kind): string =>
  `(?:${Object.values(languages)
    .flatMap((words) => words[kind] ?? [])
    .join('|')})`;
