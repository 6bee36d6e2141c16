import { analyticsSchema, plans } from '@kumbara/shared';
import { Router } from 'express';
import type { Handle } from '#http/handle.ts';
import type { AnalyticsService } from './analytics.service.ts';

export function analyticsRoutes(handle: Handle, analytics: AnalyticsService): Router {
  const router = Router();

  router.get(
    '/',
    handle(
      {
        summary:
          'Spending of twelve months past and ahead by category, service and payment method, with price changes and cost per use; a preview on invented data where the plan has no analytics',
        response: analyticsSchema,
        kept: ({ user, today }) => analytics.readBasis(user, today),
      },
      ({ user, today, basis }) =>
        plans[user.tier].features.analytics ? analytics.read(user, today, basis) : analytics.preview(user, today),
    ),
  );

  return router;
}
