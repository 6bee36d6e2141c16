import { readLanguages } from '@kumbara/text/languages';
import languages from './card-titles.json' with { type: 'json' };

const { list, pattern } = readLanguages(languages);

/** Words of lines that name a card, in all languages. All are folded; each list is for one word of a line. */

/** Words for a card, as a pattern: `Ek Kart`, `Kreditkarte`, `Kaartnummer`. */
export const cardWords = `(?:[a-z]{2,8}-?)?${pattern('cards')}|visa|mastercard|maestro|troy|amex|american express`;

/** Names of columns that hold the card of each payment. */
export const cardColumn = new RegExp(`(?<![a-z])${pattern('columns')}(?![a-z])`, 'u');

/** Words before the last digits. */
export const endingWords = new RegExp(`^${pattern('endings')}$`, 'u');

/** Words before a number: `No`, `Nr.`, `number`, `n°`. */
export const numberWords = new RegExp(`^${pattern('numbers')}$`, 'u');

/** Words for the holder, the kind and the use of a card, conjunctions, and names of sums. */
export const titleWords: ReadonlySet<string> = new Set(list('words'));

/** Things with numbers of their own: limits, fees, debts, points, telephones, customers. */
export const unrelatedStems = new RegExp(pattern('unrelated'), 'u');

/** Forms of address before a person's name. */
export const salutations: ReadonlySet<string> = new Set(list('salutations'));
