import { isLive } from './billing.ts';
import { findOrCreatePrice, type MethodParts } from './customer-methods.ts';
import { listPage } from './listing.ts';
import { type Method, method } from './methods.ts';
import type { Parameters } from './parameters.ts';
import type { Payments } from './payments.ts';
import { missing, parameterInvalid, StripeError } from './stripe-error.ts';
import { newestFirst, type Subscription } from './tables.ts';

const prorations = ['create_prorations', 'none', 'always_invoice'] as const;
const statuses = [
  ...(['active', 'all', 'canceled', 'ended', 'incomplete', 'incomplete_expired'] as const),
  ...(['past_due', 'paused', 'trialing', 'unpaid'] as const),
];

/** Subscriptions, invoices, charges, refunds, disputes and events. */
export function subscriptionMethods(parts: MethodParts, payments: Payments): Method[] {
  const { tables, wire, billing } = parts;

  /** A subscription that has ended cannot be changed: Stripe answers 404. */
  const findLiveSubscription = (id: string): Subscription => {
    const row = tables.subscriptions[id];
    if (!row || !isLive(row)) throw missing(id);
    return row;
  };
  const sameCustomer = (parameters: Parameters) => {
    const customer = parameters.text('customer');
    if (customer !== undefined && !tables.customers[customer] && !tables.deleted[customer]) {
      throw missing(customer, 'customer');
    }
    return (row: { customer: string }) => customer === undefined || row.customer === customer;
  };

  function update(row: Subscription, parameters: Parameters): void {
    const [item, ...more] = parameters.list('items');
    const behaviour = parameters.choice('proration_behavior', prorations) ?? 'create_prorations';
    const ends = parameters.boolean('cancel_at_period_end');
    const metadata = parameters.metadata();
    const cancel_at = parameters.text('cancel_at');
    const default_payment_method = parameters.text('default_payment_method');
    parameters.ignore('payment_behavior', 'cancellation_details');
    const itemId = item?.text('id');
    const price = findOrCreatePrice(item, parts);
    const quantity = item?.integer('quantity') ?? row.quantity;
    item?.refuseUnknown();
    parameters.refuseUnknown();
    if (item && (more.length > 0 || itemId !== row.item)) {
      throw parameterInvalid('items', 'The sandbox changes the one item that a subscription has; name it by its id.');
    }
    if (metadata) row.metadata = { ...row.metadata, ...metadata };
    if (default_payment_method) row.default_payment_method = default_payment_method;
    if (price && price.id !== row.price) billing.changePrice(row, price, quantity, behaviour !== 'none');
    if (ends !== undefined && ends !== row.cancel_at_period_end) {
      billing.updated(row, {
        cancel_at_period_end: ends,
        cancel_at: ends ? row.current_period_end : null,
        canceled_at: ends ? parts.now() : null,
      });
    } else if (cancel_at === '')
      billing.updated(row, { cancel_at: null, cancel_at_period_end: false, canceled_at: null });
  }

  return [
    method('GET', '/v1/subscriptions', ({ parameters }) => {
      const status = parameters.choice('status', statuses);
      const isOf = sameCustomer(parameters);
      const wanted = (row: Subscription) =>
        status === 'all' ||
        (status === undefined || status === 'ended' ? isLive(row) === !status : row.status === status);
      const rows = newestFirst(tables.subscriptions, (row) => isOf(row) && wanted(row));
      return listPage('/v1/subscriptions', rows, parameters, wire.of);
    }),
    method('GET', '/v1/subscriptions/:id', ({ id }) => wire.of(id)),
    method('POST', '/v1/subscriptions/:id', ({ id, parameters }) => {
      update(findLiveSubscription(id), parameters);
      return wire.of(id);
    }),
    method('DELETE', '/v1/subscriptions/:id', ({ id, parameters }) => {
      parameters.ignore('invoice_now', 'prorate', 'cancellation_details');
      parameters.refuseUnknown();
      billing.end(findLiveSubscription(id));
      return wire.of(id);
    }),
    method('GET', '/v1/invoices', ({ parameters }) => {
      const [subscription, status] = [parameters.text('subscription'), parameters.text('status')];
      const isOf = sameCustomer(parameters);
      const rows = newestFirst(
        tables.invoices,
        (row) =>
          isOf(row) &&
          (subscription === undefined || row.subscription === subscription) &&
          (status === undefined || row.status === status),
      );
      return listPage('/v1/invoices', rows, parameters, wire.of);
    }),
    method('GET', '/v1/invoices/:id', ({ id }) => wire.of(id)),
    method('POST', '/v1/invoices/:id/pay', ({ id }) => {
      const row = tables.invoices[id];
      if (!row) throw missing(id);
      if (row.status !== 'open') throw new StripeError(400, 'Invoice is already paid');
      if (!billing.pay(row)) {
        const declined = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' };
        throw new StripeError(402, 'Your card was declined.', declined);
      }
      return wire.of(id);
    }),
    method('GET', '/v1/charges/:id', ({ id }) => wire.of(id)),
    method('POST', '/v1/refunds', ({ parameters }) => {
      const [charge, payment_intent, amount] = [
        parameters.text('charge'),
        parameters.text('payment_intent'),
        parameters.integer('amount'),
      ];
      parameters.ignore('reason', 'metadata');
      parameters.refuseUnknown();
      return wire.of(payments.refund({ charge, payment_intent, amount }));
    }),
    method('GET', '/v1/disputes', ({ parameters }) => {
      const [charge, payment_intent] = [parameters.text('charge'), parameters.text('payment_intent')];
      const rows = newestFirst(
        tables.disputes,
        (row) =>
          (charge === undefined || row.charge === charge) &&
          (payment_intent === undefined || row.payment_intent === payment_intent),
      );
      return listPage('/v1/disputes', rows, parameters, wire.of);
    }),
    method('GET', '/v1/disputes/:id', ({ id }) => wire.of(id)),
    method('GET', '/v1/events', ({ parameters }) => {
      const type = parameters.text('type');
      const rows = newestFirst(tables.events, (row) => type === undefined || row.type === type);
      return listPage('/v1/events', rows, parameters, wire.of);
    }),
    method('GET', '/v1/events/:id', ({ id }) => wire.of(id)),
  ];
}
