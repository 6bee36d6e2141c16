import { monthPattern } from '@kumbara/text/dates';
import { readLanguages } from '@kumbara/text/languages';
import { memoize } from './memoize.ts';
import languages from './yearly.json' with { type: 'json' };

const { pattern } = readLanguages(languages);

const month = `(?:${monthPattern})`;
/** A year alone: not part of a day, of a month or of a card's number. */
const bareYear = `(?<![a-z\\d*./-])(?<!(?<![a-z])(?:${month}|${pattern('cardLabels')})[. ,/']{1,2}(?:de |del )?)20\\d{2}(?! ?(?:[./*-]|${month}(?![a-z])))(?![\\d.,]*\\d)`;

/** A year, or a time before this statement. A yearly fee (`Yıllık ücret`) does not match. */
const words = pattern('years');
const yearly = new RegExp(`${bareYear}|(?<![a-z]|\\d[ -])${words}(?![a-z])`, 'u');

/** True if a folded text counts over a year rather than one statement: `fees charged in 2026`, `year to date`. */
export const isYearly = memoize((folded: string): boolean => yearly.test(folded));

const totals = new RegExp(`(?<![a-z])${pattern('totals')}(?![a-z])`, 'u');

/** True if a folded title announces totals of a year: `2026 Totals Year-to-Date`. */
export const isYearTitle = (folded: string): boolean => totals.test(folded) && isYearly(folded);

const estimate = new RegExp(`(?<![a-z])${pattern('estimates')}(?![a-z])`, 'u');

/** True if a folded text is about a possible future amount: `Estimated interest next month`. */
export const isEstimate = (folded: string): boolean => estimate.test(folded);
