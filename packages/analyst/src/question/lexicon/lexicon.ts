import type { Category } from '@kumbara/shared';

/** What a word or a phrase of a question means; the grammar knows only these. */
export const concepts = [
  'which',
  'should',
  'cancel',
  'cancelled',
  'supposing',
  'without',
  /** All but what is named: `everything except Netflix`. */
  'except',
  /** Only what is named stays. */
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
  /** The one that comes first, and no list. */
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

/** Stretches of time; `#` in their phrases is a number. */
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
  /** Everything up to a day, and up to the one in front of it. */
  'until',
  'before',
  /** `next Friday`: not the one that is today. */
  'coming',
] as const;
export type Time = (typeof times)[number];

/**
 * Phrases, parted by ` | `, in a language's own spelling: they are folded when read. `*` stands for letters, `#` for a
 * number, `..` for up to three words.
 */
export type Phrases = string;

/** The words of one language. */
export type Lexicon = {
  /** Small words that tell the language. */
  small: string;
  concepts: Record<Concept, Phrases>;
  times: Record<Time, Phrases>;
  categories: Record<Exclude<Category, 'other'>, Phrases>;
  currencies: Record<'TRY' | 'USD' | 'EUR' | 'GBP', Phrases>;
  /** January first. */
  months: string;
  /** As they are shortened: they count beside a day. */
  monthsShort: string;
  /** Monday first. */
  weekdays: string;
  /** From two to twenty, and thirty, as far as people ask with them. */
  numbers: string;
  /** Words before a thing that is paid for. */
  before: Phrases;
  /** Phrases in which a service's name is no name. */
  notNames: Phrases;
};
