import { checkInByLinkSchema, checkInQuestionSchema, linkTokenSchema, unusedSchema } from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import type { CheckInLinks } from './check-in-links.ts';
import type { UnusedService } from './unused.service.ts';

const params = z.object({ id: z.uuid() });

export function unusedRoutes(
  handle: Handle,
  { unused, checkInLinks }: { unused: UnusedService; checkInLinks: CheckInLinks },
): Router {
  const router = Router();

  router.get(
    '/',
    handle(
      {
        summary:
          'Active subscriptions that may not be needed, with the reasons and their cost; nobody’s silence is one',
        feature: 'unused',
        response: unusedSchema,
        kept: true,
      },
      ({ user, today, language }) => unused.list(user.id, today, language),
    ),
  );

  router.post(
    '/check-in/look',
    handle(
      {
        summary: 'What the link of a mail asks about; looking does not spend it',
        public: true,
        body: linkTokenSchema,
        response: checkInQuestionSchema,
        errors: ['link_invalid'],
      },
      ({ body }) => checkInLinks.look(body.token),
    ),
  );

  router.post(
    '/check-in',
    handle(
      {
        summary: 'Says by the link of a mail whether a subscription was used; the link works once',
        public: true,
        body: checkInByLinkSchema,
        response: checkInQuestionSchema,
        errors: ['link_invalid'],
      },
      ({ body }) => checkInLinks.answer(body.token, body.used),
    ),
  );

  router.post(
    '/:id/dismiss',
    handle(
      {
        summary: 'Says that a subscription is not unused; it is not named for 90 days',
        feature: 'unused',
        params,
        errors: ['subscription_not_found'],
      },
      ({ user, params, today }) => unused.dismiss(user.id, params.id, today),
    ),
  );

  router.post(
    '/:id/undo-dismiss',
    handle(
      {
        summary: 'Takes back that a subscription is not unused',
        feature: 'unused',
        params,
        errors: ['subscription_not_found'],
      },
      ({ user, params }) => unused.undoDismiss(user.id, params.id),
    ),
  );

  return router;
}
