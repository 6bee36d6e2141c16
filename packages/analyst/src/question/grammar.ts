import { z } from 'zod';
import data from './grammar.json' with { type: 'json' };
import { concepts } from './lexicon/lexicon.ts';

const intents = [
  'advise',
  'total',
  'due_this_month',
  'one',
  'paid_so_far',
  'list',
  'list_cancelled',
  'dearest',
  'cheapest',
  'by_category',
  'overlaps',
  'rises',
  'upcoming',
  'renewal',
  'trials',
  'commitments',
  'unused',
  'cost_per_use',
  'yearly_or_monthly',
  'what_if',
  'cancel_route',
  'why_listed',
  'saved',
  'count',
  'greeting',
  'thanks',
  'help',
  'unknown',
] as const;
/** The intent of a question. */
export type Intent = (typeof intents)[number];

/** The signs found in a question: concepts of the lexicon, names, amounts and times. */
const signs = [
  ...concepts,
  /** A subscription of the user, or a service that the user does not have. */
  'name',
  /** More than one of them. */
  'several',
  'category',
  'currency',
  'price',
  /** A small number: `two of them`. */
  'number',
  /** A future time. */
  'ahead',
  'this_month',
  /** A past time. */
  'past',
  /** `since January`. */
  'since',
  /** At most four words besides names. */
  'short',
  /** A word that does not occur in questions about subscriptions. */
  'strange',
] as const;
export type Sign = (typeof signs)[number];

const signSchema = z.enum(signs);

/** The first matching rule decides: rare and explicit intents come before common ones. */
const rules = z
  .array(
    z.strictObject({
      intent: z.enum(intents),
      /** Required signs, at least one of each group. */
      needs: z.array(z.union([signSchema, z.array(signSchema)])),
      not: z.array(signSchema).default([]),
    }),
  )
  .parse(data);

/** Signs that relate a question to subscriptions; `most expensive` or `tomorrow` alone could be about anything. */
const anchors: Sign[] = [
  'subscription',
  'name',
  'category',
  'currency',
  'price',
  'pay',
  'renew',
  'cancel',
  'exchange_rate',
];
const needAnchor: Intent[] = ['dearest', 'cheapest', 'rises', 'overlaps', 'upcoming', 'by_category', 'count'];

/** Returns whether a question is about another subject. It stays unanswered, because an answer would be a guess. */
const isAboutElse = (intent: Intent, signs: Set<Sign>) =>
  needAnchor.includes(intent) && signs.has('strange') && !anchors.some((sign) => signs.has(sign));

/** `everything over 10 euros`: prices cannot be filtered, and all subscriptions would be a wrong answer. */
const isFilter = (intent: Intent, signs: Set<Sign>) =>
  (intent === 'total' || intent === 'list') && signs.has('price') && !signs.has('name');

/** The intent that matches the signs of a question. */
export function decideIntent(signs: Set<Sign>): Intent {
  const fits = (need: Sign | Sign[]) => (Array.isArray(need) ? need.some((sign) => signs.has(sign)) : signs.has(need));
  const rule = rules.find(({ needs, not }) => needs.every(fits) && !not.some((sign) => signs.has(sign)));
  return rule && !isAboutElse(rule.intent, signs) && !isFilter(rule.intent, signs) ? rule.intent : 'unknown';
}
