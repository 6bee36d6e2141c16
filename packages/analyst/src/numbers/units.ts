import { readLanguages } from '@kumbara/text/languages';
import data from './units.json' with { type: 'json' };

/**
 * Returns the words of one kind in all languages as a group of alternatives: `percent`, a unit of time (`day`), `often`
 * for billing cycles, `each` and `eachDay` for `per day`, `daily`, and `dailyBefore` a number.
 */
export const { pattern: unitPattern } = readLanguages(data);
