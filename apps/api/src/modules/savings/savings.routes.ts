import { savingsInvitationSchema, savingsSchema, settlementInputSchema } from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import type { SavingsService } from './savings.service.ts';

export function savingsRoutes(handle: Handle, savings: SavingsService): Router {
  const router = Router();

  router.get(
    '/',
    handle(
      {
        summary:
          'What the subscriptions that were ended save: promised, verified by documents, and lost to charges after the end',
        feature: 'savings',
        invitation: savingsInvitationSchema,
        response: savingsSchema,
        kept: true,
      },
      ({ user, today }) => savings.read(user.id, today),
      ({ user, today }) => savings.invite(user.id, today),
    ),
  );

  router.put(
    '/late-charges/:id',
    handle(
      {
        summary:
          'Says what came of a charge after the end: refunded, settled, or open again; settled ones raise no reminders',
        feature: 'savings',
        params: z.object({ id: z.uuid() }),
        body: settlementInputSchema,
        errors: ['not_found'],
      },
      ({ user, params, body }) => savings.settle(user.id, params.id, body.settlement),
    ),
  );

  return router;
}
