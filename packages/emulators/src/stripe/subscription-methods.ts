import { isLive } from './billing.ts';
import { type MethodParts, priceFrom } from './customer-methods.ts';
import { listPage } from './listing.ts';
import { type Method, method } from './methods.ts';
import type { Parameters } from './parameters.ts';
import type { Payments } from './payments.ts';
import { missing, parameterInvalid, StripeProblem } from './problem.ts';
import { newestFirst, type Subscription } from './world.ts';

const prorations = ['create_prorations', 'none', 'always_invoice'] as const;
const statuses = [
  ...(['active', 'all', 'canceled', 'ended', 'incomplete', 'incomplete_expired'] as const),
  ...(['past_due', 'paused', 'trialing', 'unpaid'] as const),
];

/** Subscriptions, invoices, charges, refunds, disputes and events. */
export function subscriptionMethods(parts: MethodParts, payments: Payments): Method[] {
  const { tables, wire, billing } = parts;

  /** One that has ended cannot be found any more by who wants to change it. */
  const live = (id: string): Subscription => {
    const row = tables.subscriptions[id];
    if (!row || !isLive(row)) throw missing(id);
    return row;
  };
  const sameCustomer = (given: Parameters) => {
    const customer = given.text('customer');
    if (customer !== undefined && !tables.customers[customer] && !tables.deleted[customer]) {
      throw missing(customer, 'customer');
    }
    return (row: { customer: string }) => customer === undefined || row.customer === customer;
  };

  function update(row: Subscription, given: Parameters): void {
    const [item, ...more] = given.list('items');
    const behaviour = given.choice('proration_behavior', prorations) ?? 'create_prorations';
    const ends = given.flag('cancel_at_period_end');
    const metadata = given.metadata();
    const cancel_at = given.text('cancel_at');
    const default_payment_method = given.text('default_payment_method');
    given.ignore('payment_behavior', 'cancellation_details');
    const itemId = item?.text('id');
    const price = priceFrom(item, parts);
    const quantity = item?.whole('quantity') ?? row.quantity;
    item?.refuseUnknown();
    given.refuseUnknown();
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
    method('GET', '/v1/subscriptions', ({ given }) => {
      const status = given.choice('status', statuses);
      const isOf = sameCustomer(given);
      const wanted = (row: Subscription) =>
        status === 'all' ||
        (status === undefined || status === 'ended' ? isLive(row) === !status : row.status === status);
      const rows = newestFirst(tables.subscriptions, (row) => isOf(row) && wanted(row));
      return listPage('/v1/subscriptions', rows, given, wire.of);
    }),
    method('GET', '/v1/subscriptions/:id', ({ id }) => wire.of(id)),
    method('POST', '/v1/subscriptions/:id', ({ id, given }) => {
      update(live(id), given);
      return wire.of(id);
    }),
    method('DELETE', '/v1/subscriptions/:id', ({ id, given }) => {
      given.ignore('invoice_now', 'prorate', 'cancellation_details');
      given.refuseUnknown();
      billing.end(live(id));
      return wire.of(id);
    }),
    method('GET', '/v1/invoices', ({ given }) => {
      const [subscription, status] = [given.text('subscription'), given.text('status')];
      const isOf = sameCustomer(given);
      const rows = newestFirst(
        tables.invoices,
        (row) =>
          isOf(row) &&
          (subscription === undefined || row.subscription === subscription) &&
          (status === undefined || row.status === status),
      );
      return listPage('/v1/invoices', rows, given, wire.of);
    }),
    method('GET', '/v1/invoices/:id', ({ id }) => wire.of(id)),
    method('POST', '/v1/invoices/:id/pay', ({ id }) => {
      const row = tables.invoices[id];
      if (!row) throw missing(id);
      if (row.status !== 'open') throw new StripeProblem(400, 'Invoice is already paid');
      if (!billing.pay(row)) {
        const declined = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' };
        throw new StripeProblem(402, 'Your card was declined.', declined);
      }
      return wire.of(id);
    }),
    method('GET', '/v1/charges/:id', ({ id }) => wire.of(id)),
    method('POST', '/v1/refunds', ({ given }) => {
      const [charge, payment_intent, amount] = [
        given.text('charge'),
        given.text('payment_intent'),
        given.whole('amount'),
      ];
      given.ignore('reason', 'metadata');
      given.refuseUnknown();
      return wire.of(payments.refund({ charge, payment_intent, amount }));
    }),
    method('GET', '/v1/disputes', ({ given }) => {
      const [charge, payment_intent] = [given.text('charge'), given.text('payment_intent')];
      const rows = newestFirst(
        tables.disputes,
        (row) =>
          (charge === undefined || row.charge === charge) &&
          (payment_intent === undefined || row.payment_intent === payment_intent),
      );
      return listPage('/v1/disputes', rows, given, wire.of);
    }),
    method('GET', '/v1/disputes/:id', ({ id }) => wire.of(id)),
    method('GET', '/v1/events', ({ given }) => {
      const type = given.text('type');
      const rows = newestFirst(tables.events, (row) => type === undefined || row.type === type);
      return listPage('/v1/events', rows, given, wire.of);
    }),
    method('GET', '/v1/events/:id', ({ id }) => wire.of(id)),
  ];
}
