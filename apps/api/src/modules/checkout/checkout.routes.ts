import {
  checkoutInputSchema,
  checkoutSchema,
  paidPlanSchema,
  paymentStatusSchema,
  planPackageSchema,
  portalInputSchema,
  portalSchema,
} from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { WebhookService } from './webhook.service.ts';

const params = z.object({ session_id: z.string().regex(/^[\w-]{1,255}$/) });
const away = ['provider_not_configured', 'payments_unavailable'] as const;
const asked = ['too_many_requests', ...away] as const;

export function checkoutRoutes(
  handle: Handle,
  { checkout, webhook }: { checkout: CheckoutService; webhook: WebhookService },
): Router {
  const router = Router();

  router.get(
    '/packages',
    handle({ summary: 'What can be bought', public: true, response: planPackageSchema.array() }, () =>
      checkout.packages(),
    ),
  );

  router.post(
    '/checkout',
    handle(
      {
        summary: 'Begins the purchase of a plan, or changes the running one to it where that is confirmed',
        sessionOnly: true,
        body: checkoutInputSchema,
        response: checkoutSchema,
        errors: ['already_subscribed', 'plan_change_unconfirmed', 'payment_overdue', ...asked],
      },
      ({ user, body, language }) => checkout.checkout(user, body, language),
    ),
  );

  router.get(
    '/status/:session_id',
    handle(
      {
        summary: 'How a purchase of one’s own stands',
        sessionOnly: true,
        params,
        response: paymentStatusSchema,
        errors: asked,
      },
      ({ user, params }) => checkout.status(user.id, params.session_id),
    ),
  );

  router.get(
    '/plan',
    handle({ summary: 'The plan that one pays for', sessionOnly: true, response: paidPlanSchema }, ({ user }) =>
      checkout.plan(user.id),
    ),
  );

  router.post(
    '/portal',
    handle(
      {
        summary: 'Opens the page with card, invoices and cancelling',
        sessionOnly: true,
        body: portalInputSchema,
        response: portalSchema,
        errors: ['no_paid_plan', ...asked],
      },
      ({ user, body, language }) => checkout.portal(user.id, body.origin_url, language),
    ),
  );

  router.post(
    '/webhook',
    handle(
      {
        summary: 'Events of the payment provider (Stripe), signed by it',
        public: true,
        signed: { header: 'stripe-signature', format: /^t=\d{1,12},(?:.*,)?v1=[0-9a-f]{64}(?:,|$)/ },
        response: z.object({ received: z.literal(true) }),
        errors: ['signature_invalid', ...away],
      },
      async ({ signed }) => {
        await webhook.receive(signed.bytes, signed.signature);
        return { received: true as const };
      },
    ),
  );

  return router;
}
