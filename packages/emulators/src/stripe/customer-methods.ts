import { type Billing, isLive } from './billing.ts';
import type { Events } from './events.ts';
import { listPage } from './listing.ts';
import { type Method, method } from './methods.ts';
import type { Parameters } from './parameters.ts';
import { missing, StripeError } from './stripe-error.ts';
import { type Customer, newestFirst, newId, type Price, type Tables } from './tables.ts';
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
  const description = data.nested('product_data');
  const named = data.text('product');
  if (named !== undefined && !tables.products[named]) throw missing(named, 'product');
  const product = named ?? createProduct(description?.required('name') ?? '', description, { tables, now });
  const price: Price = {
    id: newId('prices'),
    object: 'price',
    created: now(),
    product,
    currency: data.required('currency').toLowerCase(),
    unit_amount: data.integer('unit_amount') ?? Number(data.required('unit_amount')),
    recurring: {
      interval: recurring?.choice('interval', ['day', 'week', 'month', 'year'] as const) ?? 'month',
      interval_count: recurring?.integer('interval_count') ?? 1,
    },
    metadata: data.metadata() ?? {},
  };
  data.ignore('tax_behavior', 'nickname', 'active', 'lookup_key');
  data.refuseUnknown();
  tables.prices[price.id] = price;
  return price;
}

function createProduct(
  name: string,
  parameters: Parameters | undefined,
  { tables, now }: Pick<MethodParts, 'tables' | 'now'>,
): string {
  const id = parameters?.text('id') ?? newId('products');
  if (tables.products[id]) {
    throw new StripeError(400, `Product already exists.`, { code: 'resource_already_exists', param: 'id' });
  }
  const metadata = parameters?.metadata() ?? {};
  tables.products[id] = { id, object: 'product', created: now(), name, active: true, metadata };
  return id;
}

/** Customers, products and prices. */
export function customerMethods({ tables, now, events, wire, billing }: MethodParts): Method[] {
  const findCustomer = (id: string): Customer => {
    const row = tables.customers[id];
    if (!row) throw missing(id);
    return row;
  };
  const fieldsOf = (parameters: Parameters) => {
    const settings = parameters.nested('invoice_settings');
    const fields = {
      email: parameters.text('email'),
      name: parameters.text('name'),
      metadata: parameters.metadata(),
      default_payment_method: settings?.text('default_payment_method'),
    };
    parameters.ignore('description', 'phone', 'address', 'preferred_locales');
    parameters.refuseUnknown();
    return fields;
  };

  return [
    method('POST', '/v1/customers', ({ parameters }) => {
      const { email = null, name = null, metadata = {} } = fieldsOf(parameters);
      const id = newId('customers');
      const invoice_settings = { default_payment_method: null };
      const preferred_locales: string[] = [];
      const own = { email, name, metadata, preferred_locales, invoice_settings };
      tables.customers[id] = { id, object: 'customer', created: now(), ...own };
      events.emit('customer.created', id);
      return wire.of(id);
    }),
    method('GET', '/v1/customers', ({ parameters }) => {
      const email = parameters.text('email');
      const rows = newestFirst(tables.customers, (row) => email === undefined || row.email === email);
      return listPage('/v1/customers', rows, parameters, wire.of);
    }),
    method('GET', '/v1/customers/:id', ({ id }) => wire.of(id)),
    method('POST', '/v1/customers/:id', ({ id, parameters }) => {
      const row = findCustomer(id);
      const { default_payment_method, ...fields } = fieldsOf(parameters);
      for (const [key, value] of Object.entries(fields)) if (value !== undefined) Object.assign(row, { [key]: value });
      if (default_payment_method !== undefined) row.invoice_settings = { default_payment_method };
      events.emit('customer.updated', id);
      return wire.of(id);
    }),
    method('DELETE', '/v1/customers/:id', ({ id }) => {
      const row = findCustomer(id);
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
      const id = createProduct(parameters.required('name'), parameters, { tables, now });
      parameters.ignore('description', 'active', 'type', 'tax_code');
      parameters.refuseUnknown();
      return wire.of(id);
    }),
    method('GET', '/v1/products/:id', ({ id }) => wire.of(id)),
    method('POST', '/v1/prices', ({ parameters }) => wire.of(createPrice(parameters, { tables, now }).id)),
    method('GET', '/v1/prices/:id', ({ id }) => wire.of(id)),
  ];
}
