import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import { createFaults } from '#http/fault-injection.ts';
import { createRequestLog } from '#http/request-log.ts';
import { serveApi } from '#http/serve.ts';
import { createApi } from './api.ts';
import { type BillingSettings, createBilling } from './billing.ts';
import { checkoutPages } from './checkout-page.ts';
import { createClock, createSchedule } from './clock.ts';
import { customerMethods } from './customer-methods.ts';
import { createEvents, type DeliverySettings } from './events.ts';
import { createPayments } from './payments.ts';
import { persistTables } from './persistence.ts';
import { portalPages } from './portal-page.ts';
import { sessionMethods } from './session-methods.ts';
import { subscriptionMethods } from './subscription-methods.ts';
import { createWire } from './wire.ts';

export type StripeSettings = DeliverySettings &
  BillingSettings & {
    latency: number;
    /** True if the account has a name and a saved portal configuration, which Stripe requires for its pages. */
    isSetUp: boolean;
  };
type Parts = {
  origin: string;
  appOrigins: readonly string[];
  /** Address for events. Default: a path of the first origin. */
  webhookUrl?: string;
  /** File for purchases. Default: none. */
  file?: string;
};

const scheduleIntervalMs = 15_000;

/** Emulates Stripe's API below `/v1`, its checkout page and portal below `/stripe`, and its events. */
export function createStripeEmulator({ origin, appOrigins, webhookUrl, file }: Parts) {
  const { tables, onChange, flush } = persistTables(file);
  const clock = createClock();
  const { now } = clock;
  const random = () => randomBytes(24).toString('base64url').replace(/\W|_/g, '0');
  const [key, secret] = [`sk_test_${random()}`, `whsec_${random()}`];
  const settings: StripeSettings = {
    webhookUrl: webhookUrl ?? `${appOrigins[0]}/api/payments/webhook`,
    held: false,
    copies: 1,
    delay: () => 0,
    retryDelay: 1_000,
    mostTries: 16,
    retryDays: [3, 5, 7],
    afterRetries: 'canceled',
    latency: 0,
    isSetUp: true,
  };
  const wire = createWire(tables, origin);
  const events = createEvents({ tables, now, secret, settings, onChange, render: wire.find });
  const payments = createPayments({ tables, now, events });
  const billing = createBilling({ tables, now, events, payments, settings });
  const schedule = createSchedule({ tables, clock, billing, events });
  const faults = createFaults();
  const requests = createRequestLog();
  const parts = { tables, now, events, wire, billing };
  const methods = [
    ...customerMethods(parts),
    ...sessionMethods(parts, schedule.expire, () => settings.isSetUp),
    ...subscriptionMethods(parts),
  ];
  const latency = () => settings.latency;
  const { answer } = createApi({ methods, key, faults, now, latency, onChange });

  const pages = { tables, now, events, billing, payments, wire, runDue: schedule.runDue, onChange, appOrigins };
  const routes = Router();
  routes.use(checkoutPages({ ...pages, expire: schedule.expire }), portalPages(pages));
  const api = Router();
  api.all(/^\/v1\//, (_req, _res, next) => {
    schedule.runDue();
    next();
  });
  api.all(/^\/v1\//, serveApi({ log: requests, answer, latency: () => 0 }));

  const scheduleTimer = setInterval(schedule.runDue, scheduleIntervalMs);
  scheduleTimer.unref();
  events.resume();

  return {
    routes,
    api,
    settings,
    faults,
    requests,
    events,
    clock,
    /** Moves the clock forward. Renewals, retries and expiries happen on the way. */
    advance: schedule.advance,
    payments,
    /** All stored objects. */
    tables,
    close(): void {
      clearInterval(scheduleTimer);
      events.close();
      flush();
    },
    environment: {
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: origin,
    },
  };
}
