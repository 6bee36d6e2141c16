import type { Category } from '@kumbara/shared';

/** The meaning of a word or phrase; the grammar uses only these. */
export const concepts = [
  'which',
  'should',
  'cancel',
  /** Without accents, French « résilié » equals « je résilie »: the past is detected by its verb or its plural. */
  'cancelled',
  'supposing',
  'without',
  /** Everything except the named subscriptions: `everything except Netflix`. */
  'except',
  /** Only the named subscriptions stay. */
  'kept',
  'how',
  'where',
  'why',
  'listed',
  'save',
  'saved',
  'advise',
  'pay',
  'cost',
  'total',
  'so_far',
  'list',
  'subscription',
  'dearest',
  'cheapest',
  'by_category',
  'overlap',
  'rise',
  'exchange_rate',
  'either',
  'renew',
  'upcoming',
  /** Only the first one instead of a list. */
  'next_one',
  'when',
  'trial',
  'bound',
  'contract',
  'unused',
  'per_use',
  'yearly',
  'monthly',
  'weekly',
  'daily',
  'yearly_plan',
  'worth',
  'count',
  'all',
  'greeting',
  'thanks',
  'help',
] as const;
export type Concept = (typeof concepts)[number];

/** Periods; `#` in their phrases is a number. */
export const times = [
  'today',
  'tomorrow',
  'day_after_tomorrow',
  'yesterday',
  'weekend',
  'this_week',
  'next_week',
  'last_week',
  'this_month',
  'next_month',
  'last_month',
  'this_year',
  'next_year',
  'last_year',
  'rest_of_year',
  'next_days',
  'next_weeks',
  'next_months',
  'last_days',
  'last_weeks',
  'last_months',
  'on_day',
  'since',
  /** Everything up to a day, and up to the day before it. */
  'until',
  'before',
  /** `next Friday`: not the one that is today. */
  'coming',
] as const;
export type Time = (typeof times)[number];

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
