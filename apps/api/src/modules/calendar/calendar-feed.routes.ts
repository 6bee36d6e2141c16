import { calendarFeedInputSchema, calendarFeedSchema, newCalendarFeedSchema } from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import type { CalendarFeedService } from './calendar-feed.service.ts';

const params = z.object({ id: z.uuid() });

export function calendarFeedRoutes(handle: Handle, feeds: CalendarFeedService): Router {
  const router = Router();

  router.get(
    '/',
    handle(
      { summary: 'The private calendar addresses, oldest first', response: calendarFeedSchema.array() },
      ({ user }) => feeds.list(user.id),
    ),
  );

  router.post(
    '/',
    handle(
      {
        summary: 'Makes a private calendar address. Only this answer contains it',
        feature: 'integrations',
        sessionOnly: true,
        confirmed: true,
        body: calendarFeedInputSchema,
        response: newCalendarFeedSchema,
        status: 201,
        errors: ['account_full'],
      },
      ({ user, body, device }) => feeds.create(user.id, body, device),
    ),
  );

  router.post(
    '/:id/renew',
    handle(
      {
        summary: 'Replaces a private calendar address. The old one ends at once',
        feature: 'integrations',
        sessionOnly: true,
        confirmed: true,
        params,
        response: newCalendarFeedSchema,
      },
      ({ user, params, device }) => feeds.renew(user.id, params.id, device),
    ),
  );

  router.delete(
    '/:id',
    handle({ summary: 'Ends a private calendar address', params }, ({ user, params, device }) =>
      feeds.remove(user.id, params.id, device),
    ),
  );

  return router;
}

export function calendarFileRoutes(handle: Handle, feeds: CalendarFeedService): Router {
  const router = Router();

  router.get(
    '/:token.ics',
    handle(
      {
        summary: 'Payments and ends as iCalendar at a private address. Reads no session',
        public: true,
        params: z.object({ token: z.string() }),
        produces: 'text/calendar',
        revalidated: true,
      },
      ({ params }) => feeds.read(params.token),
    ),
  );

  return router;
}
