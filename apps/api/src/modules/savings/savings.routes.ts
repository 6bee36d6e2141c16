import { savingsInvitationSchema, savingsSchema } from '@kumbara/shared';
import { Router } from 'express';
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

  return router;
}
