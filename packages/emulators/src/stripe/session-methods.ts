import { type MethodParts, priceFrom } from './customer-methods.ts';
import { listPage } from './listing.ts';
import { type Method, method } from './methods.ts';
import { missing, parameterInvalid, parameterMissing, StripeProblem } from './problem.ts';
import { newestFirst, newId, type Session } from './world.ts';

const statuses = ['open', 'complete', 'expired'] as const;
const halfHour = 1_800;
const day = 86_400;

/** Checkout sessions (of subscriptions) and sessions of the portal. */
export function sessionMethods(parts: MethodParts, expire: (row: Session) => void, isSetUp: () => boolean): Method[] {
  const { tables, now, wire } = parts;
  const needsSetUp = (message: string): void => {
    if (!isSetUp()) throw new StripeProblem(400, message);
  };

  return [
    method('POST', '/v1/checkout/sessions', ({ given }) => {
      needsSetUp('In order to use Checkout, you must set an account or business name.');
      if (given.needed('mode') !== 'subscription') {
        throw parameterInvalid('mode', 'Only `subscription` is played by the sandbox.');
      }
      const customer = given.needed('customer');
      if (!tables.customers[customer]) throw missing(customer, 'customer');
      const expires_at = given.whole('expires_at') ?? now() + day;
      if (expires_at < now() + halfHour - 60 || expires_at > now() + day + 60) {
        throw parameterInvalid(
          'expires_at',
          'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
        );
      }
      const subscription = given.inner('subscription_data');
      const session: Omit<Session, 'price' | 'quantity'> = {
        id: newId('sessions'),
        object: 'checkout.session',
        created: now(),
        customer,
        client_reference_id: given.text('client_reference_id') ?? null,
        metadata: given.metadata() ?? {},
        subscription_metadata: subscription?.metadata() ?? {},
        locale: given.text('locale') ?? null,
        success_url: given.address('success_url') ?? given.needed('success_url'),
        cancel_url: given.address('cancel_url') ?? null,
        expires_at,
        status: 'open',
        subscription: null,
        invoice: null,
      };
      const [item, ...more] = given.list('line_items');
      subscription?.refuseUnknown();
      given.ignore('allow_promotion_codes', 'billing_address_collection', 'payment_method_types', 'ui_mode');
      given.refuseUnknown();
      if (!item) throw parameterMissing('line_items');
      if (more.length > 0) throw parameterInvalid('line_items', 'One line item is played by the sandbox.');
      const quantity = item.whole('quantity') ?? 1;
      const price = priceFrom(item, parts);
      item.refuseUnknown();
      if (!price) throw parameterMissing('line_items[0][price]');
      tables.sessions[session.id] = { ...session, price: price.id, quantity };
      return wire.of(session.id);
    }),
    method('GET', '/v1/checkout/sessions', ({ given }) => {
      const [customer, subscription] = [given.text('customer'), given.text('subscription')];
      const status = given.choice('status', statuses);
      const rows = newestFirst(
        tables.sessions,
        (row) =>
          (customer === undefined || row.customer === customer) &&
          (subscription === undefined || row.subscription === subscription) &&
          (status === undefined || row.status === status),
      );
      return listPage('/v1/checkout/sessions', rows, given, wire.of);
    }),
    method('GET', '/v1/checkout/sessions/:id', ({ id }) => wire.of(id)),
    method('POST', '/v1/checkout/sessions/:id/expire', ({ id }) => {
      const row = tables.sessions[id];
      if (!row) throw missing(id);
      if (row.status !== 'open') {
        throw new StripeProblem(
          400,
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${row.status}.`,
        );
      }
      expire(row);
      return wire.of(id);
    }),
    method('POST', '/v1/billing_portal/sessions', ({ given }) => {
      needsSetUp('No configuration provided and your test mode default configuration has not been created.');
      const customer = given.needed('customer');
      if (!tables.customers[customer]) throw missing(customer, 'customer');
      const id = newId('portal_sessions');
      const return_url = given.address('return_url') ?? '';
      given.ignore('locale', 'configuration');
      given.refuseUnknown();
      tables.portal_sessions[id] = { id, object: 'billing_portal.session', created: now(), customer, return_url };
      return wire.of(id);
    }),
  ];
}
