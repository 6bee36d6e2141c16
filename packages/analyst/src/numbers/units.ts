import { readLanguages } from '@kumbara/text/languages';
import data from './units.json' with { type: 'json' };

/**
 * Returns the words of one kind in all languages as a group of alternatives: `percent`, a unit of time (`day`), `often`
 * for billing cycles, `each` and `eachDay` for `per day`, `daily`, `dailyBefore` and
 * `percentBefore` a number, `ordinals` for their suffixes, and `thousands`, `millions` and `billions` for `k`, `mn`, `bn`.
 */
export const { pattern: unitPattern } = readLanguages(data);
