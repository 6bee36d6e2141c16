import { type Category, costPerMonth, type Subscription, toNumber } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';

export const sortings = ['next', 'name', 'price'] as const;
export type Sorting = (typeof sortings)[number];
export type View = {
  search: string;
  status: Subscription['status'] | 'all';
  category: Category | 'all';
  sorting: Sorting;
};

export const defaultView: View = { search: '', status: 'all', category: 'all', sorting: 'next' };

const perMonth = (one: Subscription) => toNumber(costPerMonth(one));

const orders: Record<Sorting, (a: Subscription, b: Subscription) => number> = {
  next: (a, b) => a.next_payment_date.localeCompare(b.next_payment_date) || orders.name(a, b),
  name: (a, b) => a.name.localeCompare(b.name),
  // Amounts of different currencies are not compared: each currency is sorted separately.
  price: (a, b) => a.currency.localeCompare(b.currency) || perMonth(b) - perMonth(a),
};

const cancelledLast = (a: Subscription, b: Subscription) =>
  Number(a.status === 'cancelled') - Number(b.status === 'cancelled');

/** The filters and the order of the list. */
export function filterAndSort(subscriptions: Subscription[], view: View): Subscription[] {
  const wanted = fold(view.search.trim());
  return subscriptions
    .filter(({ status }) => view.status === 'all' || status === view.status)
    .filter(({ category }) => view.category === 'all' || category === view.category)
    .filter(({ name, notes }) => !wanted || fold(`${name} ${notes ?? ''}`).includes(wanted))
    .sort((a, b) => cancelledLast(a, b) || orders[view.sorting](a, b));
}
