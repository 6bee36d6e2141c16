import { addDays, type Category, costPerMonth, type IsoDate, round, type Subscription } from '@kumbara/shared';
import i18next, { type ParseKeys } from 'i18next';

export type Suggestion = {
  key: Extract<ParseKeys<'assistant'>, `suggest.${string}`>;
  parameters: { category?: string; first?: string; second?: string };
};

const maxSuggestions = 5;

/** Questions that fit the user's subscriptions, the most useful first. */
export function createSuggestions(subscriptions: Subscription[], today: IsoDate): Suggestion[] {
  const active = subscriptions.filter(({ status }) => status === 'active');
  const [category] = findSharedCategories(active);
  const [first, second] = findMostExpensive(active);
  const hasTrial = active.some(({ trial_ends_on }) => trial_ends_on && trial_ends_on >= today);
  const isDueSoon = active.some(({ next_payment_date }) => next_payment_date <= addDays(today, 7));
  const suggest = (key: Suggestion['key'], isFitting = true, parameters: Suggestion['parameters'] = {}) =>
    isFitting ? [{ key, parameters }] : [];
  return [
    ...suggest('suggest.cancel'),
    ...(category
      ? suggest('suggest.category', true, { category: i18next.t(`subscriptions:category.${category}`) })
      : []),
    ...(first && second && active.length > 2
      ? suggest('suggest.whatIf', true, { first: first.name, second: second.name })
      : []),
    ...suggest('suggest.trials', hasTrial),
    ...suggest('suggest.week', isDueSoon),
    ...suggest('suggest.rises', active.length > 0),
    ...suggest('suggest.overlap', active.length > 1),
  ].slice(0, maxSuggestions);
}

/** Categories with more than one subscription, the largest first, without "other". */
function findSharedCategories(active: Subscription[]): Category[] {
  const counts = new Map<Category, number>();
  for (const { category } of active) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .filter(([category, count]) => count > 1 && category !== 'other')
    .sort(([, a], [, b]) => b - a)
    .map(([category]) => category);
}

/** The two most expensive per month in the most frequent currency: amounts of different currencies are not compared. */
function findMostExpensive(active: Subscription[]): Subscription[] {
  const currencies = active.map(({ currency }) => currency);
  const count = (currency: string) => currencies.filter((one) => one === currency).length;
  const [usual] = [...new Set(currencies)].sort((a, b) => count(b) - count(a));
  const cost = (one: Subscription) => round(costPerMonth(one), 2);
  return active
    .filter(({ currency, name }) => currency === usual && name.length <= 40)
    .sort((a, b) => cost(b) - cost(a))
    .slice(0, 2);
}
