import { type PackageId, packageIdSchema, planPackages } from '@kumbara/shared';
import type { Stripe } from 'stripe';
import type { z } from 'zod';
import { PaymentError, type PaymentEvent, type PaymentProvider } from './payment-provider.ts';
import {
  asEvent,
  asSubscription,
  chargeShape,
  customerShape,
  disputeShape,
  monthlyPriceShape,
  openInvoiceShape,
  packageOf,
  productIds,
  type StripeSubscription,
  sessionShape,
  subscriptionShape,
} from './stripe-shapes.ts';

export type StripeSettings = {
  secretKey: string;
  /** All are accepted, so that a secret can be replaced while events are on their way. */
  webhookSecrets: readonly string[];
  apiUrl: string;
  /** Ids of prices at Stripe; without them inline prices are sent. */
  priceIds: Partial<Record<PackageId, string>>;
};

const toleranceSeconds = 300;
/** The client waits for both attempts. */
const callTimeoutMs = 7_000;
/** More than any customer has. Above it the list is cut. */
const mostPerCustomer = 300;

/** Payments by Stripe's hosted pages. The SDK is loaded on first use, because it is large. */
export function createStripe(settings: StripeSettings): PaymentProvider {
  let loaded: Promise<Stripe> | undefined;
  const sdk = () => {
    loaded ??= load(settings);
    return loaded;
  };
  let products: Promise<unknown> | undefined;

  /** @throws PaymentError */
  async function ask<Schema extends z.ZodType>(
    shape: Schema,
    call: (stripe: Stripe) => Promise<unknown>,
  ): Promise<z.output<Schema>> {
    const answer = await callStripe(call);
    const parsed = shape.safeParse(answer);
    if (parsed.success) return parsed.data;
    throw new PaymentError('refused', 'an answer of Stripe is not as it should be', { cause: parsed.error });
  }
  const callStripe = async <T>(call: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await sdk();
    return call(stripe).catch((error) => {
      throw asPaymentError(error);
    });
  };
  const unlessGone = async (call: (stripe: Stripe) => Promise<unknown>): Promise<void> => {
    await callStripe(call).catch((error) => {
      if (!(error instanceof PaymentError) || error.kind !== 'gone') throw error;
    });
  };
  /** @throws PaymentError `conflict` if the object has changed meanwhile */
  const unlessElse = async (work: () => Promise<unknown>, hasChanged: () => Promise<boolean>): Promise<void> => {
    await work().catch(async (error) => {
      const isRefused = error instanceof PaymentError && error.kind === 'refused';
      if (!isRefused || !(await hasChanged())) throw error;
      throw new PaymentError('conflict', error.message, { cause: error });
    });
  };
  const all = async <Schema extends z.ZodType>(
    shape: Schema,
    list: (stripe: Stripe) => { autoPagingToArray(options: { limit: number }): Promise<unknown[]> },
    limit = mostPerCustomer,
  ): Promise<z.output<Schema>[]> =>
    ask(shape.array(), (stripe) => list(stripe).autoPagingToArray({ limit })) as Promise<z.output<Schema>[]>;

  /** Inline prices need a product, which is created once. */
  function ensureProducts(): Promise<unknown> {
    products ??= Promise.all(packageIdSchema.options.map(ensureProduct)).catch((error) => {
      products = undefined;
      throw error;
    });
    return products;
  }
  async function ensureProduct(id: PackageId): Promise<void> {
    if (settings.priceIds[id]) return;
    const stripe = await sdk();
    const product = { id: productIds[id], name: `Kumbara ${planPackages[id].name}` };
    await stripe.products.create(product).catch((error) => {
      if (error?.code !== 'resource_already_exists') throw asPaymentError(error);
    });
  }
  async function priceFor(id: PackageId) {
    const price = settings.priceIds[id];
    if (price) return { price };
    await ensureProducts();
    const { amount, currency, interval } = planPackages[id];
    const unit_amount = Math.round(amount * 100);
    return {
      price_data: { currency: currency.toLowerCase(), unit_amount, recurring: { interval }, product: productIds[id] },
    };
  }

  /** Since the oldest invoice that is open; where that cannot be seen, since the period began. */
  async function unpaidSince({ id, status, items }: StripeSubscription): Promise<Date | undefined> {
    if (status !== 'past_due') return undefined;
    const open = await all(openInvoiceShape, ({ invoices }) =>
      invoices.list({ subscription: id, status: 'open', limit: 100 }),
    );
    const [oldest] = open.map(({ created }) => created).sort((a, b) => a.getTime() - b.getTime());
    return oldest ?? items.data[0]?.current_period_start;
  }

  return {
    async createCustomer({ id, email, without }) {
      const key = `customer-${id}${without ? `-${without}` : ''}`;
      const customer = await callStripe(({ customers }) =>
        customers.create({ email, metadata: { user_id: id } }, { idempotencyKey: key }),
      );
      return customer.id;
    },

    isCustomerGone: (id) =>
      ask(customerShape, ({ customers }) => customers.retrieve(id)).then(
        ({ deleted }) => deleted,
        (error) => {
          if (error instanceof PaymentError && error.kind === 'gone') return true;
          throw error;
        },
      ),

    async readSubscriptions(customer) {
      const read = await all(subscriptionShape, ({ subscriptions }) =>
        subscriptions.list({ customer, status: 'all', limit: 100 }),
      );
      return Promise.all(
        read.map(async (each) => asSubscription(each, packageOf(each, settings.priceIds), await unpaidSince(each))),
      );
    },

    async readPrice(id) {
      const price = settings.priceIds[id];
      return price ? ask(monthlyPriceShape, ({ prices }) => prices.retrieve(price)) : undefined;
    },

    async openSession({ key, customer_id, user_id, package_id, language, success_url, cancel_url }) {
      const item = await priceFor(package_id);
      const metadata = { user_id, package_id };
      return ask(sessionShape, ({ checkout }) =>
        checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customer_id,
            client_reference_id: user_id,
            line_items: [{ ...item, quantity: 1 }],
            metadata,
            subscription_data: { metadata },
            locale: language,
            success_url,
            cancel_url,
          },
          { idempotencyKey: key },
        ),
      );
    },

    readSession: (id) => ask(sessionShape, ({ checkout }) => checkout.sessions.retrieve(id)),

    async expireSession(id) {
      await unlessElse(
        () => callStripe(({ checkout }) => checkout.sessions.expire(id)),
        async () => (await ask(sessionShape, ({ checkout }) => checkout.sessions.retrieve(id))).status !== 'open',
      );
    },

    async changePackage(subscription, to) {
      const { id } = subscription;
      const read = await ask(subscriptionShape, ({ subscriptions }) => subscriptions.retrieve(id));
      const [item] = read.items.data;
      if (!item || packageOf(read, settings.priceIds) === to) return;
      const price = await priceFor(to);
      // Concurrent requests read the same number and share the key; a later request gets a new one.
      const changes = Number(read.metadata.changes) || 0;
      const onwards = subscription.ends_at ? 'on' : '';
      const update = () =>
        callStripe(({ subscriptions }) =>
          subscriptions.update(
            id,
            {
              items: [{ id: item.id, ...price }],
              proration_behavior: 'create_prorations',
              metadata: { package_id: to, changes: changes + 1 },
              ...(subscription.ends_at && { cancel_at_period_end: false }),
            },
            { idempotencyKey: `change-${id}-${changes}-${item.price.id}-${to}-${onwards}` },
          ),
        );
      await unlessElse(update, async () => {
        const now = await ask(subscriptionShape, ({ subscriptions }) => subscriptions.retrieve(id));
        return now.status === 'canceled';
      });
    },

    endSubscription: (id) => unlessGone(({ subscriptions }) => subscriptions.cancel(id)),

    async openPortal({ customer_id, return_url, language }) {
      const { url } = await callStripe(({ billingPortal }) =>
        billingPortal.sessions.create({ customer: customer_id, return_url, locale: language }),
      );
      return url;
    },

    // Deleting the customer ends its subscriptions and its open sessions.
    forgetCustomer: (id) => unlessGone(({ customers }) => customers.del(id)),

    async readEvent(body, signature, now): Promise<PaymentEvent> {
      if (isOfTomorrow(signature, now)) throw new PaymentError('untrusted', 'an event is signed for a time to come');
      const { webhooks } = await sdk();
      // The SDK would convert bytes to text in each of its steps.
      const text = Buffer.from(body).toString();
      for (const secret of settings.webhookSecrets) {
        try {
          const at = now.getTime();
          const read = webhooks.constructEvent(text, signature, secret, toleranceSeconds, undefined, at);
          const event = asEvent(read);
          if (event) return event;
        } catch {
          // Signed with another secret, or not at all: the next one is tried.
        }
      }
      throw new PaymentError('untrusted', 'an event is not signed as it has to be');
    },

    async customerOfCharge(id) {
      const { customer } = await ask(chargeShape, ({ charges }) => charges.retrieve(id));
      return customer ?? undefined;
    },

    async lostDisputes(since) {
      const gte = Math.floor(since.getTime() / 1000);
      const read = await all(disputeShape, ({ disputes }) => disputes.list({ created: { gte }, limit: 100 }), 10_000);
      return read
        .filter(({ status }) => status === 'lost')
        .map(({ charge, created }) => ({ charge_id: charge, opened_at: created }));
    },
  };
}

/** The SDK refuses only old timestamps. One from the future could be stored and replayed later. */
const isOfTomorrow = (signature: string, now: Date): boolean =>
  [...signature.matchAll(/t=(\d+)/g)].some(([, at]) => Number(at) - now.getTime() / 1000 > toleranceSeconds);

async function load({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Client(secretKey, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: callTimeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Classifies by the names of Stripe's error classes, because the SDK is not loaded here. */
function asPaymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  const { type, code, param, statusCode, message } = error as Record<string, unknown>;
  const words = `Stripe: ${String(code ?? type ?? message)}`;
  // A missing price or product is a mistake in the set-up; any other missing object was one of ours.
  const isSold = /price|product/.test(String(param ?? ''));
  if (code === 'resource_missing' && !isSold) return new PaymentError('gone', words, { cause: error });
  const isAway =
    type === 'StripeConnectionError' ||
    type === 'StripeAPIError' ||
    type === 'StripeRateLimitError' ||
    Number(statusCode) === 429 ||
    Number(statusCode) >= 500 ||
    code === 'idempotency_key_in_use' ||
    code === 'lock_timeout';
  if (isAway) return new PaymentError('away', words, { cause: error });
  if (type === 'StripeIdempotencyError') return new PaymentError('conflict', words, { cause: error });
  return new PaymentError('refused', words, { cause: error });
}
