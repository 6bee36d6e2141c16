import { type Category, costPerMonth, type Subscription, toNumber } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import { currentLanguage } from '#i18n/language.ts';

export const sortings = ['next', 'name', 'price'] as const;
export type Sorting = (typeof sortings)[number];
export type View = {
  search: string;
  status: Subscription['status'] | 'all';
  category: Category | 'all';
  sorting: Sorting;
};

export const defaultView: View = { search: '', status: 'all', category: 'all', sorting: 'next' };

type Order = (a: Subscription, b: Subscription) => number;

/** Of days and codes, which sort by their characters. */
const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

function byName(): Order {
  const names = new Intl.Collator(currentLanguage());
  return (a, b) => names.compare(a.name, b.name);
}

/** Makes the order of some subscriptions: what comparisons share is computed once. */
const orders: Record<Sorting, (subscriptions: Subscription[]) => Order> = {
  next: () => {
    const name = byName();
    return (a, b) => compare(a.next_payment_date, b.next_payment_date) || name(a, b);
  },
  name: byName,
  price: (subscriptions) => {
    const costs = new Map(subscriptions.map((one) => [one.id, toNumber(costPerMonth(one))]));
    const costOf = ({ id }: Subscription) => costs.get(id) ?? 0;
    // Amounts of different currencies are not compared: each currency is sorted separately.
    return (a, b) => compare(a.currency, b.currency) || costOf(b) - costOf(a);
  },
};

const cancelledLast: Order = (a, b) => Number(a.status === 'cancelled') - Number(b.status === 'cancelled');

/** The filters and the order of the list. */
export function filterAndSort(subscriptions: Subscription[], view: View): Subscription[] {
  const wanted = fold(view.search.trim());
  const found = subscriptions
    .filter(({ status }) => view.status === 'all' || status === view.status)
    .filter(({ category }) => view.category === 'all' || category === view.category)
    .filter(({ name, notes }) => !wanted || fold(`${name} ${notes ?? ''}`).includes(wanted));
  const order = orders[view.sorting](found);
  return found.sort((a, b) => cancelledLast(a, b) || order(a, b));
}
