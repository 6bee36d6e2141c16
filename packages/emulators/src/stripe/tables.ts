import { randomBytes } from 'node:crypto';

/** Like Stripe's: amounts in the smallest unit of the currency, times in seconds. */
type Base = { id: string; created: number };
type Metadata = Record<string, string>;

export type Customer = Base & {
  object: 'customer';
  email: string | null;
  name: string | null;
  metadata: Metadata;
  preferred_locales: string[];
  invoice_settings: { default_payment_method: string | null };
};
export type PaymentMethod = Base & { object: 'payment_method'; customer: string; number: string };
export type Product = Base & { object: 'product'; name: string; active: boolean; metadata: Metadata };
export type Price = Base & {
  object: 'price';
  product: string;
  currency: string;
  unit_amount: number;
  recurring: { interval: 'month' | 'year'; interval_count: number };
  metadata: Metadata;
};
export type SessionStatus = 'open' | 'complete' | 'expired';
export type Session = Base & {
  object: 'checkout.session';
  customer: string;
  price: string;
  quantity: number;
  client_reference_id: string | null;
  metadata: Metadata;
  subscription_metadata: Metadata;
  locale: string | null;
  success_url: string;
  cancel_url: string | null;
  expires_at: number;
  status: SessionStatus;
  subscription: string | null;
  invoice: string | null;
};
export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused';
export type Subscription = Base & {
  object: 'subscription';
  customer: string;
  status: SubscriptionStatus;
  item: string;
  price: string;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
  billing_cycle_anchor: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  trial_end: number | null;
  latest_invoice: string | null;
  default_payment_method: string | null;
  metadata: Metadata;
};
export type InvoiceStatus = 'open' | 'paid' | 'void' | 'uncollectible';
export type Invoice = Base & {
  object: 'invoice';
  customer: string;
  subscription: string;
  status: InvoiceStatus;
  billing_reason: 'subscription_create' | 'subscription_cycle';
  currency: string;
  lines: { description: string; amount: number; proration: boolean }[];
  attempt_count: number;
  next_payment_attempt: number | null;
  paid_at: number | null;
  charge: string | null;
  payment_intent: string | null;
};
/** A proration that waits for the next invoice. */
export type InvoiceItem = Base & {
  object: 'invoiceitem';
  customer: string;
  subscription: string;
  amount: number;
  currency: string;
  description: string;
  invoice: string | null;
};
export type Charge = Base & {
  object: 'charge';
  customer: string;
  invoice: string;
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  currency: string;
  status: 'succeeded' | 'failed';
  disputed: boolean;
};
export type Refund = Base & { object: 'refund'; charge: string; amount: number; currency: string; status: 'succeeded' };
export type DisputeStatus = 'needs_response' | 'won' | 'lost';
export type Dispute = Base & {
  object: 'dispute';
  charge: string;
  payment_intent: string;
  amount: number;
  currency: string;
  reason: string;
  status: DisputeStatus;
};
export type PortalSession = Base & { object: 'billing_portal.session'; customer: string; return_url: string };
export type StripeEvent = Base & {
  object: 'event';
  api_version: string;
  type: string;
  data: { object: unknown; previous_attributes?: unknown };
  livemode: false;
  request: { id: string | null; idempotency_key: string | null };
};

const prefixes = {
  customers: 'cus_',
  payment_methods: 'pm_',
  products: 'prod_',
  prices: 'price_',
  sessions: 'cs_test_',
  subscriptions: 'sub_',
  items: 'si_',
  invoices: 'in_',
  invoice_items: 'ii_',
  charges: 'ch_',
  payment_intents: 'pi_',
  refunds: 're_',
  disputes: 'du_',
  portal_sessions: 'bps_',
  events: 'evt_',
} as const;

export const newId = (kind: keyof typeof prefixes): string =>
  `${prefixes[kind]}${randomBytes(18).toString('base64').replace(/\W/g, '').slice(0, 20)}`;

export type Tables = {
  customers: Record<string, Customer>;
  deleted: Record<string, true>;
  payment_methods: Record<string, PaymentMethod>;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  sessions: Record<string, Session>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  invoice_items: Record<string, InvoiceItem>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  portal_sessions: Record<string, PortalSession>;
  events: Record<string, StripeEvent>;
  /** Events that the application has not accepted yet, with the number of attempts. */
  outbox: Record<string, { tries: number; at: number }>;
};

export const emptyTables = (): Tables => ({
  customers: {},
  deleted: {},
  payment_methods: {},
  products: {},
  prices: {},
  sessions: {},
  subscriptions: {},
  invoices: {},
  invoice_items: {},
  charges: {},
  refunds: {},
  disputes: {},
  portal_sessions: {},
  events: {},
  outbox: {},
});

/** Matching rows of a table, newest first. */
export const newestFirst = <T extends { created: number }>(rows: Record<string, T>, match: (row: T) => boolean): T[] =>
  Object.values(rows)
    .filter(match)
    .reverse()
    .sort((a, b) => b.created - a.created);
