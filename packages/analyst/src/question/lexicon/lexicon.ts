import type { Category } from '@kumbara/shared';
import tr from './tr.json' with { type: 'json' };

/**
 * The meaning of a word or phrase, by the Turkish file; the grammar uses only these. `cancelled`: without accents, French
 * « résilié » equals « je résilie », so the past is detected by its verb or its plural. `except`: everything but the named
 * subscriptions. `kept`: only they stay. `next_one`: the first one instead of a list.
 */
export type Concept = keyof typeof tr.concepts;
export const concepts = Object.keys(tr.concepts) as Concept[];

/**
 * Periods; `#` in their phrases is a number. `until` and `before`: everything up to a day, and up to the day before it.
 * `coming`: `next Friday`, not the one that is today.
 */
export type Time = keyof typeof tr.times;
export const times = Object.keys(tr.times) as Time[];

/**
 * Phrases separated by ` | `, in the language's spelling; they are folded when parsed. `*` stands for letters, `#` for
 * a number, `..` for up to three words.
 */
export type Phrases = string;

/** The words of one language, as the files beside this one hold them. */
export type Lexicon = {
  /** Function words by which the language is detected. */
  small: string;
  concepts: Record<Concept, Phrases>;
  times: Record<Time, Phrases>;
  categories: Record<Exclude<Category, 'other'>, Phrases>;
  currencies: Record<'TRY' | 'USD' | 'EUR' | 'GBP', Phrases>;
  /** January first. */
  months: string;
  /** Abbreviations, which count next to a day. Number words are read as digits: Portuguese `dez` is `10` too. */
  monthsShort: string;
  /** Monday first. */
  weekdays: string;
  /** Two to twenty, and thirty. */
  numbers: string;
  /** Prepositions before the subject of a payment. */
  before: Phrases;
  /** Phrases in which the name of a service is an ordinary word. */
  notNames: Phrases;
};
