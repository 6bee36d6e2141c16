import { findCard } from './cards.ts';
import { missing } from './stripe-error.ts';
import { newestFirst, type Subscription, type Tables } from './tables.ts';

type Json = Record<string, unknown>;

export const list = (url: string, data: unknown[], has_more = false) => ({ object: 'list', url, has_more, data });

/** Renders the objects of the tables in the format of the API. */
export function createWire(tables: Tables, origin: string) {
  const priceOf = (id: string): Json => {
    const price = tables.prices[id];
    if (!price) throw missing(id, 'price');
    return {
      ...price,
      active: true,
      billing_scheme: 'per_unit',
      livemode: false,
      lookup_key: null,
      nickname: null,
      type: 'recurring',
      tax_behavior: 'unspecified',
      unit_amount_decimal: String(price.unit_amount),
      recurring: { ...price.recurring, meter: null, trial_period_days: null, usage_type: 'licensed' },
    };
  };
  const itemOf = (row: Subscription): Json => ({
    id: row.item,
    object: 'subscription_item',
    created: row.created,
    current_period_start: row.current_period_start,
    current_period_end: row.current_period_end,
    metadata: {},
    price: priceOf(row.price),
    quantity: row.quantity,
    subscription: row.id,
  });

  const renderers: Record<string, (id: string) => Json | undefined> = {
    cus: (id) => {
      if (tables.deleted[id]) return { id, object: 'customer', deleted: true };
      const row = tables.customers[id];
      return row && { ...row, balance: 0, currency: null, delinquent: false, livemode: false, default_source: null };
    },
    pm: (id) => {
      const row = tables.payment_methods[id];
      if (!row) return undefined;
      const { number, ...rest } = row;
      const card = { brand: 'visa', last4: number.slice(-4), exp_month: 12, exp_year: 2034, country: 'US' };
      return { ...rest, type: 'card', card, livemode: false, metadata: {} };
    },
    price: (id) => (tables.prices[id] ? priceOf(id) : undefined),
    cs: (id) => {
      const row = tables.sessions[id];
      if (!row) return undefined;
      const { price, quantity, subscription_metadata: _subscription, ...rest } = row;
      const amount = (tables.prices[price]?.unit_amount ?? 0) * quantity;
      return {
        ...rest,
        amount_subtotal: amount,
        amount_total: amount,
        currency: tables.prices[price]?.currency ?? null,
        livemode: false,
        mode: 'subscription',
        payment_intent: null,
        payment_method_types: ['card'],
        payment_status: row.status === 'complete' ? 'paid' : 'unpaid',
        ui_mode: 'hosted_page',
        url: row.status === 'open' ? `${origin}/stripe/checkout/${id}` : null,
      };
    },
    sub: (id) => {
      const row = tables.subscriptions[id];
      if (!row) return undefined;
      const {
        item: _item,
        price,
        quantity: _quantity,
        current_period_start: _start,
        current_period_end: _end,
        ...rest
      } = row;
      return {
        ...rest,
        billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
        collection_method: 'charge_automatically',
        currency: tables.prices[price]?.currency,
        items: list(`/v1/subscription_items?subscription=${id}`, [itemOf(row)]),
        livemode: false,
        pause_collection: null,
        pending_update: null,
        start_date: row.created,
        trial_start: row.trial_end === null ? null : row.created,
      };
    },
    in: (id) => {
      const row = tables.invoices[id];
      if (!row) return undefined;
      const { lines, paid_at, subscription, charge: _charge, payment_intent, ...rest } = row;
      const total = lines.reduce((sum, line) => sum + line.amount, 0);
      const isPaid = row.status === 'paid';
      return {
        ...rest,
        amount_due: total,
        amount_paid: isPaid ? total : 0,
        amount_remaining: isPaid ? 0 : total,
        attempted: row.attempt_count > 0,
        auto_advance: row.status === 'open',
        collection_method: 'charge_automatically',
        hosted_invoice_url: `${origin}/stripe/invoices/${id}`,
        lines: list(
          `/v1/invoices/${id}/lines`,
          lines.map((line, index) => ({
            id: `il_${id.slice(3)}${index}`,
            object: 'line_item',
            currency: row.currency,
            ...line,
          })),
        ),
        livemode: false,
        parent: {
          type: 'subscription_details',
          quote_details: null,
          subscription_details: { subscription, metadata: {} },
        },
        payments: list(
          `/v1/invoices/${id}/payments`,
          payment_intent
            ? [
                {
                  object: 'invoice_payment',
                  invoice: id,
                  status: isPaid ? 'paid' : 'open',
                  payment: { type: 'payment_intent', payment_intent },
                },
              ]
            : [],
        ),
        status_transitions: { finalized_at: row.created, paid_at, marked_uncollectible_at: null, voided_at: null },
        subtotal: total,
        total,
      };
    },
    ii: (id) => withDefaults(tables.invoice_items[id]),
    ch: (id) => {
      const row = tables.charges[id];
      if (!row) return undefined;
      const { invoice: _invoice, ...rest } = row;
      return {
        ...rest,
        captured: row.status === 'succeeded',
        paid: row.status === 'succeeded',
        refunded: row.amount_refunded === row.amount,
        livemode: false,
        metadata: {},
      };
    },
    re: (id) => withDefaults(tables.refunds[id]),
    du: (id) => withDefaults(tables.disputes[id]),
    bps: (id) => {
      const row = tables.portal_sessions[id];
      return row && { ...row, url: `${origin}/stripe/portal/${id}`, livemode: false, locale: null, flow: null };
    },
  };

  // The id of a product may have been chosen by the application.
  const find = (id: string): Json | undefined =>
    renderers[id.split('_')[0] ?? '']?.(id) ?? withDefaults(tables.products[id]);

  return {
    find,
    /** @param param name of the parameter with the id, if it was not in the path */
    of(id: string, param?: string): Json {
      const found = find(id);
      if (!found) throw missing(id, param);
      return found;
    },
    cardLabel(paymentMethod: string | null): string {
      const number = tables.payment_methods[paymentMethod ?? '']?.number ?? '';
      return findCard(number) ? `Visa •••• ${number.slice(-4)}` : '–';
    },
    invoicesOf: (customer: string) => newestFirst(tables.invoices, (row) => row.customer === customer),
  };
}
export type Wire = ReturnType<typeof createWire>;

const withDefaults = (row: object | undefined): Json | undefined => row && { ...row, livemode: false };
