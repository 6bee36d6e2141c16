import type { Concept } from './lexicon/lexicon.ts';

/** The intent of a question. */
export type Intent =
  | 'advise'
  | 'total'
  | 'due_this_month'
  | 'one'
  | 'paid_so_far'
  | 'list'
  | 'list_cancelled'
  | 'dearest'
  | 'cheapest'
  | 'by_category'
  | 'overlaps'
  | 'rises'
  | 'upcoming'
  | 'renewal'
  | 'trials'
  | 'commitments'
  | 'unused'
  | 'cost_per_use'
  | 'yearly_or_monthly'
  | 'what_if'
  | 'cancel_route'
  | 'why_listed'
  | 'saved'
  | 'count'
  | 'greeting'
  | 'thanks'
  | 'help'
  | 'unknown';

/** The signs found in a question: concepts of the lexicon, names, amounts and times. */
export type Sign =
  | Concept
  /** A subscription of the user, or a service that the user does not have. */
  | 'name'
  /** More than one of them. */
  | 'several'
  | 'category'
  | 'currency'
  | 'price'
  /** A small number: `two of them`. */
  | 'number'
  /** A future time. */
  | 'ahead'
  | 'this_month'
  /** A past time. */
  | 'past'
  /** `since January`. */
  | 'since'
  /** At most four words besides names. */
  | 'short'
  /** A word that does not occur in questions about subscriptions. */
  | 'strange';

/** Required signs, at least one of each group, and excluded signs. */
type Rule = { intent: Intent; needs: (Sign | Sign[])[]; not?: Sign[] };

const money: Sign[] = ['pay', 'cost', 'total'];
const due: Sign[] = ['renew', 'upcoming'];
const whole: Sign[] = ['name', 'category', 'all', 'dearest', 'number'];

/** The first matching rule decides: rare and explicit intents come before common ones. */
export const rules: Rule[] = [
  { intent: 'what_if', needs: ['cancel', 'except', ['name', 'category']], not: ['how', 'why', 'unused', 'when'] },
  { intent: 'what_if', needs: ['kept', ['name', 'category']], not: ['how', 'why', 'when'] },
  {
    intent: 'why_listed',
    needs: ['why', 'listed'],
    not: ['rise', 'pay', 'exchange_rate', 'dearest', 'cancel', 'renew'],
  },
  {
    intent: 'why_listed',
    needs: ['why', 'name', 'short'],
    not: ['rise', ...money, 'cancel', 'dearest', 'exchange_rate', 'renew'],
  },
  {
    intent: 'yearly_or_monthly',
    needs: ['yearly', 'name', ['worth', 'cheapest', 'price']],
    not: ['cancel', 'rise', 'so_far', 'without'],
  },
  { intent: 'cost_per_use', needs: ['per_use'] },
  {
    intent: 'list',
    needs: [['yearly', 'weekly'], 'subscription', ['which', 'list', 'all']],
    not: [
      'monthly',
      'worth',
      'price',
      'supposing',
      'should',
      'cost',
      'pay',
      'name',
      'save',
      'cancel',
      'rise',
      'dearest',
      'cheapest',
      'total',
    ],
  },
  { intent: 'yearly_or_monthly', needs: ['yearly_plan'], not: ['so_far', 'rise', 'cancel', 'when'] },
  {
    intent: 'yearly_or_monthly',
    needs: ['yearly', ['worth', 'price']],
    not: ['cancel', 'rise', 'dearest', 'cheapest', 'so_far'],
  },
  {
    intent: 'yearly_or_monthly',
    needs: ['yearly', 'supposing', ['save', 'pay', 'name']],
    not: ['cancel', 'without', 'rise'],
  },
  { intent: 'what_if', needs: ['supposing', ['cancel', 'without'], whole], not: ['why'] },
  {
    intent: 'what_if',
    needs: [
      ['without', 'except'],
      ['name', 'category'],
      ['supposing', ...money, 'save', 'short'],
    ],
    not: ['unused', 'rise'],
  },
  { intent: 'what_if', needs: ['save', 'cancel', ['name', 'category', 'dearest']], not: ['should', 'advise', 'saved'] },
  {
    intent: 'one',
    needs: ['cancelled', 'name'],
    not: ['should', 'supposing', 'saved', 'how', 'save', 'without', 'when'],
  },
  {
    intent: 'list_cancelled',
    needs: ['cancelled', ['which', 'list', 'subscription', 'count', 'all', 'short']],
    not: ['should', 'supposing', 'saved', 'how', 'save', 'name'],
  },
  { intent: 'saved', needs: ['saved'], not: ['supposing'] },
  { intent: 'unused', needs: ['unused'], not: ['how', 'supposing'] },
  { intent: 'overlaps', needs: ['overlap'] },
  {
    intent: 'cancel_route',
    needs: ['how', 'cancel', ['name', 'subscription', 'listed', 'trial', 'category']],
    not: ['save', 'supposing', 'which', 'advise', ...money],
  },
  { intent: 'cancel_route', needs: ['how', 'cancel', 'name'], not: ['save', 'supposing', 'advise'] },
  { intent: 'cancel_route', needs: ['where', 'cancel'], not: ['save', 'supposing', 'why'] },
  {
    intent: 'cancel_route',
    needs: ['how', 'cancel'],
    not: ['save', 'supposing', 'advise', 'which', 'should', ...money],
  },
  { intent: 'trials', needs: ['trial'] },
  { intent: 'commitments', needs: ['bound'] },
  {
    intent: 'commitments',
    needs: ['contract', ['when', 'upcoming', 'list', 'renew']],
    not: ['should', 'cancel', ...money],
  },
  {
    intent: 'one',
    needs: ['several', 'either', ['rise', 'dearest', 'cheapest']],
    not: ['supposing', 'exchange_rate', 'since'],
  },
  { intent: 'rises', needs: [['rise', 'exchange_rate']], not: ['supposing'] },
  { intent: 'rises', needs: ['why', 'name', ['dearest', 'cost']], not: ['pay', 'cancel', 'listed'] },
  {
    intent: 'renewal',
    needs: ['when', 'renew', 'name'],
    not: ['should', 'supposing', 'cancelled', 'so_far', 'past', 'trial'],
  },
  { intent: 'commitments', needs: ['when', 'cancel', 'name'], not: ['supposing', 'save', 'renew'] },
  {
    intent: 'cancel_route',
    needs: ['cancel', 'name'],
    not: ['should', 'supposing', 'without', 'which', 'when', 'save', ...money, 'why', 'worth', 'cancelled', 'advise'],
  },
  {
    intent: 'one',
    needs: ['name', 'either', ['worth', 'dearest', 'cheapest', 'cost', 'pay']],
    not: ['cancel', 'should', 'when', 'yearly'],
  },
  {
    intent: 'what_if',
    needs: ['cancel', 'category'],
    not: ['which', 'should', 'advise', 'how', 'list', 'cancelled', 'unused', 'when', 'worth'],
  },
  { intent: 'advise', needs: ['cancel', ['which', 'should', 'advise', 'save']] },
  { intent: 'advise', needs: ['should', 'name'], not: [...money, 'when', 'renew', 'list', 'how'] },
  {
    intent: 'dearest',
    needs: ['dearest', 'which'],
    not: ['cancel', 'should', 'advise', 'supposing', 'so_far', 'past', 'name', 'by_category'],
  },
  { intent: 'advise', needs: ['save'], not: ['so_far'] },
  { intent: 'advise', needs: ['advise', ['subscription', 'category', 'name', ...money]] },
  { intent: 'advise', needs: ['advise'], not: ['strange'] },
  { intent: 'paid_so_far', needs: ['so_far'], not: ['when', 'ahead', 'upcoming'] },
  { intent: 'rises', needs: ['since', 'cost'], not: ['pay', 'total', 'so_far'] },
  { intent: 'paid_so_far', needs: ['past', [...money, 'renew', 'which']] },
  { intent: 'paid_so_far', needs: ['when', 'so_far', 'name'], not: ['ahead', 'upcoming'] },
  { intent: 'renewal', needs: ['when', 'name'] },
  {
    intent: 'due_this_month',
    needs: ['this_month', [...money, ...due, 'which', 'list', 'subscription']],
    not: ['when', 'name'],
  },
  {
    intent: 'upcoming',
    needs: [
      ['ahead', 'this_month'],
      [...due, ...money, 'which', 'when', 'list', 'subscription'],
    ],
  },
  { intent: 'renewal', needs: ['name', due] },
  { intent: 'upcoming', needs: ['next_one'], not: ['name'] },
  { intent: 'upcoming', needs: ['when', [...due, ...money]] },
  { intent: 'upcoming', needs: ['upcoming', ['renew', 'pay', 'cost', 'subscription', 'short']] },
  { intent: 'upcoming', needs: ['renew', ['which', 'list', 'short']] },
  { intent: 'dearest', needs: ['dearest'], not: ['by_category'] },
  { intent: 'cheapest', needs: ['cheapest'] },
  { intent: 'by_category', needs: ['by_category'], not: ['category'] },
  { intent: 'count', needs: ['count', 'subscription'], not: ['currency'] },
  { intent: 'count', needs: ['count', ['category', 'short']], not: [...money, 'name', 'when', 'strange'] },
  {
    intent: 'one',
    needs: ['name', [...money, 'monthly', 'yearly', 'subscription', 'short', 'which', 'list', 'worth']],
  },
  { intent: 'list', needs: [['list', 'which', 'all'], 'subscription'], not: [...money, 'monthly', 'yearly'] },
  { intent: 'list', needs: ['list', ['category', 'short', 'currency', 'yearly', 'monthly']], not: money },
  { intent: 'total', needs: ['pay'] },
  { intent: 'total', needs: ['cost', 'category', ['monthly', 'yearly', 'weekly', 'daily']] },
  {
    intent: 'total',
    needs: [
      ['weekly', 'daily'],
      ['short', 'subscription', 'total', 'cost'],
    ],
  },
  {
    intent: 'total',
    needs: [
      ['cost', 'total'],
      ['total', 'subscription'],
    ],
  },
  {
    intent: 'total',
    needs: [
      ['cost', 'total'],
      ['monthly', 'yearly', 'all', 'category', 'currency', 'short'],
    ],
    not: ['strange'],
  },
  {
    intent: 'total',
    needs: [
      ['monthly', 'yearly', 'category', 'currency'],
      ['subscription', 'short'],
    ],
    not: ['strange'],
  },
  { intent: 'one', needs: ['name'] },
  { intent: 'advise', needs: ['cancel'], not: ['strange'] },
  { intent: 'list', needs: ['subscription', 'short'] },
  { intent: 'upcoming', needs: ['ahead', 'short'], not: ['strange'] },
  { intent: 'help', needs: ['help'] },
  { intent: 'thanks', needs: ['thanks'] },
  { intent: 'greeting', needs: ['greeting'] },
];

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
  const rule = rules.find(({ needs, not = [] }) => needs.every(fits) && !not.some((sign) => signs.has(sign)));
  return rule && !isAboutElse(rule.intent, signs) && !isFilter(rule.intent, signs) ? rule.intent : 'unknown';
}
