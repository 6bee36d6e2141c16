import {
  detectedSubscriptionSchema,
  importDetectionSchema,
  linkDetectionSchema,
  subscriptionSchema,
} from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import { presentDetection } from '#http/present-detection.ts';
import { presentSubscription } from '#http/present-subscription.ts';
import type { DetectionService } from './detection.service.ts';

const params = z.object({ id: z.uuid() });

export function detectionRoutes(handle: Handle, detections: DetectionService): Router {
  const router = Router();

  router.get(
    '/detections',
    handle(
      { summary: 'Lists findings that wait for a decision', response: detectedSubscriptionSchema.array(), kept: true },
      async ({ user, today }) => (await detections.list(user.id, today)).map(presentDetection),
    ),
  );

  router.post(
    '/import-subscription',
    handle(
      {
        summary:
          'Imports a finding, with corrections; a repeated import or a possible match: the existing subscription, 200',
        body: importDetectionSchema,
        response: subscriptionSchema,
        status: [201, 200],
        errors: [
          'detection_not_found',
          'plan_limit_reached',
          'too_many_subscriptions',
          'account_full',
          'amount_required',
        ],
      },
      async ({ user, body, today, answerWith }) => {
        const { subscription, created } = await detections.import(user.id, body, today);
        if (!created) answerWith(200);
        return presentSubscription(subscription, today);
      },
    ),
  );

  router.post(
    '/detections/:id/dismiss',
    handle(
      {
        summary: 'Dismisses a finding until its price or billing cycle changes',
        params,
        errors: ['detection_not_found', 'account_full'],
      },
      ({ user, params, today }) => detections.dismiss(user.id, params.id, today),
    ),
  );

  router.post(
    '/detections/:id/undo-dismiss',
    handle({ summary: 'Undoes a dismissal', params, errors: ['detection_not_found'] }, ({ user, params, today }) =>
      detections.undoDismiss(user.id, params.id, today),
    ),
  );

  router.post(
    '/detections/:id/link',
    handle(
      {
        summary: 'Links a finding to a subscription',
        params,
        body: linkDetectionSchema,
        response: subscriptionSchema,
        errors: ['detection_not_found', 'subscription_not_found', 'account_full'],
      },
      async ({ user, params, body, today }) =>
        presentSubscription(await detections.link(user.id, params.id, body.subscription_id, today), today),
    ),
  );

  return router;
}
