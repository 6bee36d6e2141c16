import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const secret = 'whsec_of_the_bench';
const now = () => Math.floor(Date.now() / 1000);

/** The events of one renewal, in Stripe's order. Two of them change the plan. */
export const renewalEvents = [
  'invoice.created',
  'payment_intent.created',
  'payment_intent.succeeded',
  'charge.succeeded',
  'customer.subscription.updated',
  'invoice.updated',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_succeeded',
];
export const planEvents = ['customer.subscription.updated', 'invoice.paid'];

/** Padding to the size of an invoice with one line. */
const padding = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`field_${i}`, `value of field ${i} ✓`]));

export function signEvent(type: string, customer: string): { body: string; signature: string } {
  const object = { id: `x_${randomUUID()}`, object: type.split('.')[0], customer, ...padding };
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, created: now(), data: { object } });
  const at = now();
  return { body, signature: `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}` };
}

const subscription = (customer: string) => ({
  id: `sub_${customer}`,
  object: 'subscription',
  status: 'active',
  customer,
  created: 1_790_000_000,
  cancel_at_period_end: false,
  cancel_at: null,
  metadata: { package_id: 'premium_monthly' },
  items: {
    object: 'list',
    data: [
      {
        id: 'si_1',
        object: 'subscription_item',
        current_period_start: 1_800_000_000,
        current_period_end: 1_802_600_000,
        price: { id: 'price_1', object: 'price', product: 'kumbara_premium_monthly', ...padding },
      },
    ],
  },
});

/** The part of Stripe's API that an event needs: the list of a customer's subscriptions. */
export async function startStripe() {
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://stripe');
    const customer = url.searchParams.get('customer') ?? '';
    const list = { object: 'list', url: url.pathname, has_more: false, data: [subscription(customer)] };
    res.writeHead(200, { 'content-type': 'application/json', 'request-id': 'req_1' });
    res.end(JSON.stringify(list));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
