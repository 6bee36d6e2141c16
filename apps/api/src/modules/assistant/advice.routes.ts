import { adviceSchema, checkInInputSchema, checkInSchema, insightsSchema, plans } from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import type { AdviceService } from './advice.service.ts';
import type { CheckInService } from './check-in.service.ts';

const params = z.object({ id: z.uuid() });

/** Below `/assistant`. */
export function adviceRoutes(handle: Handle, advice: AdviceService): Router {
  const router = Router();

  router.get(
    '/actions',
    handle(
      {
        summary: 'What is worth doing first, as far as the plan goes: at most three, most urgent first',
        response: z.object({ advice: adviceSchema.array().max(3) }),
      },
      async ({ user, today, language }) => ({
        advice: await advice.actions(user.id, user.tier, today, language),
      }),
    ),
  );

  router.get(
    '/insights',
    handle(
      {
        summary: 'Three findings of one’s own subscriptions; a preview where the plan has no assistant',
        response: insightsSchema,
      },
      async ({ user, today, language }) => ({
        preview: !plans[user.tier].features.ai,
        insights: await advice.insights(user.id, today, language),
      }),
    ),
  );

  return router;
}

/** Below `/subscriptions`. */
export function checkInRoutes(handle: Handle, checkIns: CheckInService): Router {
  const router = Router();

  router.post(
    '/:id/check-in',
    handle(
      {
        summary: 'Says whether it was used this month; said again, it replaces what was said',
        feature: 'unused',
        params,
        body: checkInInputSchema,
        response: checkInSchema,
        errors: ['subscription_not_found', 'account_full'],
      },
      ({ user, params, body, today }) => checkIns.record(user.id, params.id, body, today),
    ),
  );

  return router;
}
