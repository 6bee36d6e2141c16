import { type Billing, isLive } from './billing.ts';
import type { Events } from './events.ts';
import { type Method, method } from './methods.ts';
import type { Parameters } from './parameters.ts';
import { missing, StripeError } from './stripe-error.ts';
import { newId, type Price, type Tables } from './tables.ts';
import type { Wire } from './wire.ts';

export type MethodParts = { tables: Tables; now: () => number; events: Events; wire: Wire; billing: Billing };

/** The price that `price` names, or a new one from `price_data`. */
export function findOrCreatePrice(parameters: Parameters | undefined, { tables, now }: MethodParts): Price | undefined {
  const id = parameters?.text('price');
  const data = parameters?.nested('price_data');
  if (id !== undefined) {
    const price = tables.prices[id];
    if (!price) throw missing(id, 'line_items[0][price]');
    return price;
  }
  return data && createPrice(data, { tables, now });
}

function createPrice(data: Parameters, { tables, now }: Pick<MethodParts, 'tables' | 'now'>): Price {
  const recurring = data.nested('recurring');
  const product = data.required('product');
  if (!tables.products[product]) throw missing(product, 'product');
  const price: Price = {
    id: newId('prices'),
    object: 'price',
    created: now(),
    product,
    currency: data.required('currency').toLowerCase(),
    unit_amount: Number(data.required('unit_amount')),
    recurring: {
      interval: recurring?.choice('interval', ['month', 'year'] as const) ?? 'month',
      interval_count: 1,
    },
    metadata: {},
  };
  data.refuseUnknown();
  tables.prices[price.id] = price;
  return price;
}

/** Customers, products and prices. */
export function customerMethods({ tables, now, events, wire, billing }: MethodParts): Method[] {
  return [
    method('POST', '/v1/customers', ({ parameters }) => {
      const { email = null, name = null } = { email: parameters.text('email'), name: parameters.text('name') };
      const metadata = parameters.metadata() ?? {};
      parameters.refuseUnknown();
      const id = newId('customers');
      const invoice_settings = { default_payment_method: null };
      const preferred_locales: string[] = [];
      const own = { email, name, metadata, preferred_locales, invoice_settings };
      tables.customers[id] = { id, object: 'customer', created: now(), ...own };
      events.emit('customer.created', id);
      return wire.of(id);
    }),
    method('GET', '/v1/customers/:id', ({ id }) => wire.of(id)),
    method('DELETE', '/v1/customers/:id', ({ id }) => {
      const row = tables.customers[id];
      if (!row) throw missing(id);
      for (const subscription of Object.values(tables.subscriptions)) {
        if (subscription.customer === row.id && isLive(subscription)) billing.end(subscription);
      }
      for (const session of Object.values(tables.sessions)) {
        if (session.customer === row.id && session.status === 'open') session.status = 'expired';
      }
      events.emit('customer.deleted', id);
      delete tables.customers[id];
      tables.deleted[id] = true;
      return wire.of(id);
    }),
    method('POST', '/v1/products', ({ parameters }) => {
      const [id, name] = [parameters.required('id'), parameters.required('name')];
      parameters.refuseUnknown();
      if (tables.products[id]) {
        throw new StripeError(400, `Product already exists.`, { code: 'resource_already_exists', param: 'id' });
      }
      tables.products[id] = { id, object: 'product', created: now(), name, active: true, metadata: {} };
      return wire.of(id);
    }),
    method('GET', '/v1/prices/:id', ({ id }) => wire.of(id)),
  ];
}
