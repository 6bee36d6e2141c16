import { createStripe } from '#modules/checkout/adapters/stripe.adapter.ts';
import { createCheckoutService } from '#modules/checkout/checkout.service.ts';
import { createCustomers } from '#modules/checkout/customers.ts';
import { createOpenSessions } from '#modules/checkout/open-sessions.ts';
import { createPlanEnding } from '#modules/checkout/plan-ending.ts';
import { createPlanFollower } from '#modules/checkout/plan-follower.ts';
import { createPlanPrices } from '#modules/checkout/plan-prices.ts';
import { createReconciliation } from '#modules/checkout/reconciliation.ts';
import { createWebhookService } from '#modules/checkout/webhook.service.ts';
import type { Platform } from './platform.ts';

/** Plans that are paid with Stripe. */
export function createPayments({ config, prisma, pool, jobs, mails, events, clock, logger }: Platform) {
  const provider = config.stripe && createStripe(config.stripe);
  const { endPlan } = createPlanEnding({ jobs, provider });
  const follower = createPlanFollower({ prisma, pool, mails, events, clock, logger });
  const openSessions = createOpenSessions({ prisma });
  const webhook = createWebhookService({ prisma, provider, follower, sessions: openSessions, clock });
  const checkout = createCheckoutService({
    prisma,
    provider,
    isEmulated: config.emulatedProviders.includes('stripe'),
    customers: createCustomers({ prisma }),
    sessions: openSessions,
    prices: createPlanPrices({ provider, clock, logger }),
    follower,
    origins: config.origins,
    clock,
  });
  const reconciliation = createReconciliation({ prisma, jobs, provider, follower, webhook, clock, logger });
  return { endPlan, webhook, checkout, reconciliation };
}
