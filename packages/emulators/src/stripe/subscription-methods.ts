import { isLive } from './billing.ts';
import { findOrCreatePrice, type MethodParts } from './customer-methods.ts';
import { listPage } from './listing.ts';
import { type Method, method } from './methods.ts';
import type { Parameters } from './parameters.ts';
import { missing, parameterInvalid } from './stripe-error.ts';
import { newestFirst, type Subscription } from './tables.ts';

/** Subscriptions, invoices, charges and disputes. */
export function subscriptionMethods(parts: MethodParts): Method[] {
  const { tables, wire, billing } = parts;

  /** A subscription that has ended cannot be changed: Stripe answers 404. */
  const findLiveSubscription = (id: string): Subscription => {
    const row = tables.subscriptions[id];
    if (!row || !isLive(row)) throw missing(id);
    return row;
  };
  function update(row: Subscription, parameters: Parameters): void {
    const [item, ...more] = parameters.list('items');
    parameters.choice('proration_behavior', ['create_prorations'] as const);
    const ends = parameters.boolean('cancel_at_period_end');
    const metadata = parameters.metadata();
    const itemId = item?.text('id');
    const price = findOrCreatePrice(item, parts);
    const quantity = item?.integer('quantity') ?? row.quantity;
    item?.refuseUnknown();
    parameters.refuseUnknown();
    if (item && (more.length > 0 || itemId !== row.item)) {
      throw parameterInvalid('items', 'The sandbox changes the one item that a subscription has; name it by its id.');
    }
    if (metadata) row.metadata = { ...row.metadata, ...metadata };
    if (price && price.id !== row.price) billing.changePrice(row, price, quantity);
    if (ends !== undefined && ends !== row.cancel_at_period_end) {
      billing.updated(row, {
        cancel_at_period_end: ends,
        cancel_at: ends ? row.current_period_end : null,
        canceled_at: ends ? parts.now() : null,
      });
    }
  }

  return [
    method('GET', '/v1/subscriptions', ({ parameters }) => {
      parameters.choice('status', ['all'] as const);
      const customer = parameters.required('customer');
      if (!tables.customers[customer] && !tables.deleted[customer]) throw missing(customer, 'customer');
      const rows = newestFirst(tables.subscriptions, (row) => row.customer === customer);
      return listPage('/v1/subscriptions', rows, parameters, wire.of);
    }),
    method('GET', '/v1/subscriptions/:id', ({ id }) => wire.of(id)),
    method('POST', '/v1/subscriptions/:id', ({ id, parameters }) => {
      update(findLiveSubscription(id), parameters);
      return wire.of(id);
    }),
    method('DELETE', '/v1/subscriptions/:id', ({ id, parameters }) => {
      parameters.refuseUnknown();
      billing.end(findLiveSubscription(id));
      return wire.of(id);
    }),
    method('GET', '/v1/invoices', ({ parameters }) => {
      const [subscription, status] = [parameters.required('subscription'), parameters.required('status')];
      const rows = newestFirst(tables.invoices, (row) => row.subscription === subscription && row.status === status);
      return listPage('/v1/invoices', rows, parameters, wire.of);
    }),
    method('GET', '/v1/charges/:id', ({ id }) => wire.of(id)),
    method('GET', '/v1/disputes', ({ parameters }) =>
      listPage(
        '/v1/disputes',
        newestFirst(tables.disputes, () => true),
        parameters,
        wire.of,
      ),
    ),
  ];
}
