import { type Billing, isLive } from './billing.ts';
import type { Events } from './events.ts';
import { listPage } from './listing.ts';
import { type Method, method } from './methods.ts';
import type { Parameters } from './parameters.ts';
import { missing, StripeProblem } from './problem.ts';
import type { Wire } from './wire.ts';
import { type Customer, newestFirst, newId, type Price, type Tables } from './world.ts';

export type MethodParts = { tables: Tables; now: () => number; events: Events; wire: Wire; billing: Billing };

/** The price that a parameter names, or describes on the spot. */
export function priceFrom(given: Parameters | undefined, { tables, now }: MethodParts): Price | undefined {
  const id = given?.text('price');
  const data = given?.inner('price_data');
  if (id !== undefined) {
    const price = tables.prices[id];
    if (!price) throw missing(id, 'line_items[0][price]');
    return price;
  }
  return data && newPrice(data, { tables, now });
}

function newPrice(data: Parameters, { tables, now }: Pick<MethodParts, 'tables' | 'now'>): Price {
  const recurring = data.inner('recurring');
  const description = data.inner('product_data');
  const named = data.text('product');
  if (named !== undefined && !tables.products[named]) throw missing(named, 'product');
  const product = named ?? newProduct(description?.needed('name') ?? '', description, { tables, now });
  const price: Price = {
    id: newId('prices'),
    object: 'price',
    created: now(),
    product,
    currency: data.needed('currency').toLowerCase(),
    unit_amount: data.whole('unit_amount') ?? Number(data.needed('unit_amount')),
    recurring: {
      interval: recurring?.choice('interval', ['day', 'week', 'month', 'year'] as const) ?? 'month',
      interval_count: recurring?.whole('interval_count') ?? 1,
    },
    metadata: data.metadata() ?? {},
  };
  data.ignore('tax_behavior', 'nickname', 'active', 'lookup_key');
  data.refuseUnknown();
  tables.prices[price.id] = price;
  return price;
}

function newProduct(
  name: string,
  given: Parameters | undefined,
  { tables, now }: Pick<MethodParts, 'tables' | 'now'>,
): string {
  const id = given?.text('id') ?? newId('products');
  if (tables.products[id]) {
    throw new StripeProblem(400, `Product already exists.`, { code: 'resource_already_exists', param: 'id' });
  }
  const metadata = given?.metadata() ?? {};
  tables.products[id] = { id, object: 'product', created: now(), name, active: true, metadata };
  return id;
}

/** Customers, products and prices. */
export function customerMethods({ tables, now, events, wire, billing }: MethodParts): Method[] {
  const standing = (id: string): Customer => {
    const row = tables.customers[id];
    if (!row) throw missing(id);
    return row;
  };
  const fieldsOf = (given: Parameters) => {
    const settings = given.inner('invoice_settings');
    const fields = {
      email: given.text('email'),
      name: given.text('name'),
      metadata: given.metadata(),
      default_payment_method: settings?.text('default_payment_method'),
    };
    given.ignore('description', 'phone', 'address', 'preferred_locales');
    given.refuseUnknown();
    return fields;
  };

  return [
    method('POST', '/v1/customers', ({ given }) => {
      const { email = null, name = null, metadata = {} } = fieldsOf(given);
      const id = newId('customers');
      const invoice_settings = { default_payment_method: null };
      const preferred_locales: string[] = [];
      const own = { email, name, metadata, preferred_locales, invoice_settings };
      tables.customers[id] = { id, object: 'customer', created: now(), ...own };
      events.emit('customer.created', id);
      return wire.of(id);
    }),
    method('GET', '/v1/customers', ({ given }) => {
      const email = given.text('email');
      const rows = newestFirst(tables.customers, (row) => email === undefined || row.email === email);
      return listPage('/v1/customers', rows, given, wire.of);
    }),
    method('GET', '/v1/customers/:id', ({ id }) => wire.of(id)),
    method('POST', '/v1/customers/:id', ({ id, given }) => {
      const row = standing(id);
      const { default_payment_method, ...fields } = fieldsOf(given);
      for (const [key, value] of Object.entries(fields)) if (value !== undefined) Object.assign(row, { [key]: value });
      if (default_payment_method !== undefined) row.invoice_settings = { default_payment_method };
      events.emit('customer.updated', id);
      return wire.of(id);
    }),
    method('DELETE', '/v1/customers/:id', ({ id }) => {
      const row = standing(id);
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
    method('POST', '/v1/products', ({ given }) => {
      const id = newProduct(given.needed('name'), given, { tables, now });
      given.ignore('description', 'active', 'type', 'tax_code');
      given.refuseUnknown();
      return wire.of(id);
    }),
    method('GET', '/v1/products/:id', ({ id }) => wire.of(id)),
    method('POST', '/v1/prices', ({ given }) => wire.of(newPrice(given, { tables, now }).id)),
    method('GET', '/v1/prices/:id', ({ id }) => wire.of(id)),
  ];
}
