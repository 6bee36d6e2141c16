import { foldInPlace } from '@kumbara/text/fold';
import weekdays from './weekdays.json' with { type: 'json' };

/** Weekdays as in headings, folded; abbreviations as before or behind a day. */
const names = new Set(weekdays);

export const isWeekday = (text: string): boolean => names.has(foldInPlace(text).replace(/[^\p{L}-]/gu, ''));
