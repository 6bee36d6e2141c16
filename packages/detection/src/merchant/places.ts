import lists from './words.json' with { type: 'json' };
import { wordSet } from './words.ts';

/** Countries and states, as banks abbreviate them behind the city. */
export const regionWords = wordSet('countries', 'usStates');
/** Places that banks print after a merchant. Removed from the end only, never the whole name. */
export const placeWords = wordSet('cities', 'countries', 'usStates');
export const placePairs: ReadonlySet<string> = new Set(lists.twoWordCities);

/** Legal forms and web endings. */
export const companyForms = wordSet('companyForms');
