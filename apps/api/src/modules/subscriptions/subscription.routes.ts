import {
  cancelGuideSchema,
  statsSchema,
  subscriptionDetailSchema,
  subscriptionInfoSchema,
  subscriptionInputSchema,
  subscriptionPatchSchema,
  subscriptionSchema,
} from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import { presentSubscription, presentSubscriptionRow } from '#http/present-subscription.ts';
import { presentDetail } from './detail.presenter.ts';
import type { DetailService } from './detail.service.ts';
import type { StatsService } from './stats.service.ts';
import type { SubscriptionService } from './subscription.service.ts';

const params = z.object({ id: z.uuid() });

type Services = { subscriptions: SubscriptionService; details: DetailService; stats: StatsService };

export function subscriptionRoutes(handle: Handle, { subscriptions, details, stats }: Services): Router {
  const router = Router();

  router.get(
    '/',
    handle(
      { summary: 'All subscriptions, newest first', response: subscriptionSchema.array(), kept: true, paged: true },
      async (call) =>
        (await subscriptions.list(call.user.id, call.today, call.page)).map((row) =>
          Object.assign(presentSubscriptionRow(row, call.today), { announced: row.announced ?? undefined }),
        ),
    ),
  );

  router.get(
    '/stats/summary',
    handle(
      {
        summary: "What the active subscriptions cost: by currency, and converted into the user's",
        response: statsSchema,
        kept: ({ user, today }) => stats.readBasis(user, today),
      },
      ({ user, today }) => stats.summary(user, today),
    ),
  );

  router.get(
    '/:id',
    handle(
      {
        summary: 'One subscription with its costs, the timeline of its payments, price history and documents',
        params,
        response: subscriptionDetailSchema,
        errors: ['subscription_not_found'],
      },
      async ({ user, params, today }) => presentDetail(await details.get(user.id, params.id, today), today),
    ),
  );

  router.get(
    '/:id/cancel-guides',
    handle(
      {
        summary:
          'How to end it at its service, one guide for each who may bill it; empty where nothing certain is known',
        params,
        response: cancelGuideSchema.array(),
        errors: ['subscription_not_found'],
      },
      ({ user, params, language }) => subscriptions.cancelGuides(user.id, params.id, language),
    ),
  );

  router.post(
    '/',
    handle(
      {
        summary: 'Adds a subscription',
        idempotent: true,
        body: subscriptionInputSchema,
        response: subscriptionSchema,
        status: 201,
        errors: ['plan_limit_reached', 'too_many_subscriptions', 'account_full'],
      },
      async ({ user, body, today, keepAnswer }) =>
        presentSubscriptionRow(
          await subscriptions.create(
            user.id,
            body,
            today,
            keepAnswer && ((tx, row) => keepAnswer(tx, presentSubscriptionRow(row, today))),
          ),
          today,
        ),
    ),
  );

  router.put(
    '/:id',
    handle(
      {
        summary: 'Changes a subscription: the whole or any part. Absent means leave, null means clear',
        params,
        body: subscriptionPatchSchema,
        response: subscriptionSchema,
        errors: ['subscription_not_found', 'plan_limit_reached', 'account_full'],
      },
      async ({ user, params, body, today }) =>
        presentSubscription(await subscriptions.update(user.id, params.id, body, today), today),
    ),
  );

  router.post(
    '/:id/undo-cancel',
    handle(
      {
        summary: 'Takes back a cancellation that a mail caused by itself; the same mail causes it no more',
        params,
        response: subscriptionSchema,
        errors: ['subscription_not_found', 'nothing_to_undo', 'plan_limit_reached'],
      },
      async ({ user, params, device, today }) =>
        presentSubscription(await subscriptions.undoCancel(user.id, params.id, device, today), today),
    ),
  );

  router.delete(
    '/:id',
    handle(
      { summary: 'Deletes a subscription for good', params, errors: ['subscription_not_found'] },
      ({ user, params, today }) => subscriptions.remove(user.id, params.id, today),
    ),
  );

  return router;
}

export function userRoutes(handle: Handle, stats: StatsService): Router {
  const router = Router();

  router.get(
    '/subscription-info',
    handle({ summary: 'The plan and what it allows', response: subscriptionInfoSchema, kept: true }, ({ user }) =>
      stats.info(user.id, user.tier),
    ),
  );

  return router;
}
