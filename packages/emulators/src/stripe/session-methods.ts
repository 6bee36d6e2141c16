import { secondsInDay } from 'date-fns/constants';
import { findOrCreatePrice, type MethodParts } from './customer-methods.ts';
import { type Method, method } from './methods.ts';
import { missing, parameterInvalid, parameterMissing, StripeError } from './stripe-error.ts';
import { newId, type Session } from './tables.ts';

/** Checkout sessions for subscriptions, and portal sessions. */
export function sessionMethods(parts: MethodParts, expire: (row: Session) => void, isSetUp: () => boolean): Method[] {
  const { tables, now, wire } = parts;
  const needsSetUp = (message: string): void => {
    if (!isSetUp()) throw new StripeError(400, message);
  };

  return [
    method('POST', '/v1/checkout/sessions', ({ parameters }) => {
      needsSetUp('In order to use Checkout, you must set an account or business name.');
      if (parameters.required('mode') !== 'subscription') {
        throw parameterInvalid('mode', 'Only `subscription` is played by the sandbox.');
      }
      const customer = parameters.required('customer');
      if (!tables.customers[customer]) throw missing(customer, 'customer');
      const subscription = parameters.nested('subscription_data');
      const session: Omit<Session, 'price' | 'quantity'> = {
        id: newId('sessions'),
        object: 'checkout.session',
        created: now(),
        customer,
        client_reference_id: parameters.text('client_reference_id') ?? null,
        metadata: parameters.metadata() ?? {},
        subscription_metadata: subscription?.metadata() ?? {},
        locale: parameters.text('locale') ?? null,
        success_url: parameters.url('success_url') ?? parameters.required('success_url'),
        cancel_url: parameters.url('cancel_url') ?? null,
        expires_at: now() + secondsInDay,
        status: 'open',
        subscription: null,
        invoice: null,
      };
      const [item, ...more] = parameters.list('line_items');
      subscription?.refuseUnknown();
      parameters.refuseUnknown();
      if (!item) throw parameterMissing('line_items');
      if (more.length > 0) throw parameterInvalid('line_items', 'One line item is played by the sandbox.');
      const quantity = item.integer('quantity') ?? 1;
      const price = findOrCreatePrice(item, parts);
      item.refuseUnknown();
      if (!price) throw parameterMissing('line_items[0][price]');
      tables.sessions[session.id] = { ...session, price: price.id, quantity };
      return wire.of(session.id);
    }),
    method('GET', '/v1/checkout/sessions/:id', ({ id }) => wire.of(id)),
    method('POST', '/v1/checkout/sessions/:id/expire', ({ id }) => {
      const row = tables.sessions[id];
      if (!row) throw missing(id);
      if (row.status !== 'open') {
        throw new StripeError(
          400,
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${row.status}.`,
        );
      }
      expire(row);
      return wire.of(id);
    }),
    method('POST', '/v1/billing_portal/sessions', ({ parameters }) => {
      needsSetUp('No configuration provided and your test mode default configuration has not been created.');
      const customer = parameters.required('customer');
      if (!tables.customers[customer]) throw missing(customer, 'customer');
      const id = newId('portal_sessions');
      const return_url = parameters.url('return_url') ?? '';
      parameters.ignore('locale');
      parameters.refuseUnknown();
      tables.portal_sessions[id] = { id, object: 'billing_portal.session', created: now(), customer, return_url };
      return wire.of(id);
    }),
  ];
}
