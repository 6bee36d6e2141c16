import { secondsInDay } from 'date-fns/constants';
import { findPeriodEnd } from './calendar.ts';
import type { Events } from './events.ts';
import type { Payments } from './payments.ts';
import { missing } from './stripe-error.ts';
import { type Invoice, newId, type Price, type Session, type Subscription, type Tables } from './tables.ts';

export type BillingSettings = {
  /** Days between attempts to collect an invoice, and the status of the subscription after the last one failed. */
  retryDays: number[];
  afterRetries: 'canceled' | 'unpaid' | 'past_due';
};

type Parts = { tables: Tables; now: () => number; events: Events; payments: Payments; settings: BillingSettings };

export const isLive = ({ status }: Subscription) => !['canceled', 'incomplete_expired'].includes(status);

/** The lifecycle of subscriptions: start, renewal, change of price, failed payment, end. */
export function createBilling({ tables, now, events, payments, settings }: Parts) {
  const priceOf = (id: string): Price => {
    const price = tables.prices[id];
    if (!price) throw missing(id, 'price');
    return price;
  };
  const nameOf = (price: Price) => tables.products[price.product]?.name ?? price.product;

  function updated(row: Subscription, change: Partial<Subscription>): void {
    const previous = Object.fromEntries(Object.keys(change).map((key) => [key, row[key as keyof Subscription]]));
    Object.assign(row, change);
    events.emit('customer.subscription.updated', row.id, previous);
  }

  function invoice(row: Subscription, billing_reason: Invoice['billing_reason']): Invoice {
    const price = priceOf(row.price);
    const pending = Object.values(tables.invoice_items).filter(
      (item) => item.subscription === row.id && item.invoice === null,
    );
    const made: Invoice = {
      id: newId('invoices'),
      object: 'invoice',
      created: now(),
      customer: row.customer,
      subscription: row.id,
      status: 'open',
      billing_reason,
      currency: price.currency,
      lines: [
        ...pending.map(({ description, amount }) => ({ description, amount, proration: true })),
        { description: nameOf(price), amount: price.unit_amount * row.quantity, proration: false },
      ],
      attempt_count: 0,
      next_payment_attempt: null,
      paid_at: null,
      charge: null,
      payment_intent: null,
    };
    for (const item of pending) item.invoice = made.id;
    tables.invoices[made.id] = made;
    row.latest_invoice = made.id;
    return made;
  }

  function markPaid(made: Invoice): void {
    events.emit('invoice.paid', made.id);
    events.emit('invoice.payment_succeeded', made.id);
    const row = tables.subscriptions[made.subscription];
    const isLatest = row?.latest_invoice === made.id;
    if (row && isLatest && ['past_due', 'unpaid', 'incomplete'].includes(row.status))
      updated(row, { status: 'active' });
  }

  function markFailed(made: Invoice): void {
    const row = tables.subscriptions[made.subscription];
    const wait = settings.retryDays[made.attempt_count - 1];
    made.next_payment_attempt = wait === undefined ? null : now() + wait * secondsInDay;
    events.emit('invoice.payment_failed', made.id);
    if (!row || !isLive(row)) return;
    if (wait === undefined && settings.afterRetries === 'canceled') end(row);
    else if (wait === undefined) updated(row, { status: settings.afterRetries });
    else if (row.status !== 'past_due') updated(row, { status: 'past_due' });
  }

  function end(row: Subscription): void {
    Object.assign(row, { status: 'canceled', ended_at: now(), canceled_at: row.canceled_at ?? now() });
    for (const open of Object.values(tables.invoices)) {
      if (open.subscription === row.id && open.status === 'open') open.next_payment_attempt = null;
    }
    events.emit('customer.subscription.deleted', row.id);
  }

  return {
    end,
    updated,
    /** Creates the subscription of a paid checkout session. */
    create(session: Session, paymentMethod: string): Subscription {
      const price = priceOf(session.price);
      const row: Subscription = {
        id: newId('subscriptions'),
        object: 'subscription',
        created: now(),
        customer: session.customer,
        status: 'active',
        item: newId('items'),
        price: price.id,
        quantity: session.quantity,
        current_period_start: now(),
        current_period_end: findPeriodEnd(now(), price, now()),
        billing_cycle_anchor: now(),
        cancel_at_period_end: false,
        cancel_at: null,
        canceled_at: null,
        ended_at: null,
        trial_end: null,
        latest_invoice: null,
        default_payment_method: paymentMethod,
        metadata: session.subscription_metadata,
      };
      tables.subscriptions[row.id] = row;
      const first = invoice(row, 'subscription_create');
      payments.collect(first, true);
      events.emit('customer.subscription.created', row.id);
      events.emit('invoice.created', first.id);
      events.emit('invoice.finalized', first.id);
      markPaid(first);
      return row;
    },

    renew(row: Subscription): void {
      const price = priceOf(row.price);
      updated(row, {
        current_period_start: row.current_period_end,
        current_period_end: findPeriodEnd(row.billing_cycle_anchor, price, row.current_period_end),
      });
      const made = invoice(row, 'subscription_cycle');
      events.emit('invoice.created', made.id);
      events.emit('invoice.finalized', made.id);
      if (row.status === 'unpaid') return;
      if (payments.collect(made)) markPaid(made);
      else markFailed(made);
    },

    /** Retries to collect an open invoice. @returns whether it is paid */
    pay(made: Invoice): boolean {
      const isPaid = payments.collect(made);
      if (isPaid) markPaid(made);
      else markFailed(made);
      return isPaid;
    },

    /** Changes the price from now on. The prorations are added to the next invoice. */
    changePrice(row: Subscription, price: Price, quantity: number): void {
      const old = priceOf(row.price);
      const left = (row.current_period_end - now()) / (row.current_period_end - row.current_period_start);
      const items = [
        { amount: -Math.round(old.unit_amount * row.quantity * left), description: `Unused time on ${nameOf(old)}` },
        { amount: Math.round(price.unit_amount * quantity * left), description: `Remaining time on ${nameOf(price)}` },
      ];
      for (const item of items) {
        const id = newId('invoice_items');
        const of = { customer: row.customer, subscription: row.id, currency: price.currency, invoice: null };
        tables.invoice_items[id] = { id, object: 'invoiceitem', created: now(), ...of, ...item };
        events.emit('invoiceitem.created', id);
      }
      updated(row, { price: price.id, quantity });
    },
  };
}
export type Billing = ReturnType<typeof createBilling>;
