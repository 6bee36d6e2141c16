import { calendarMonthSchema, calendarSchema } from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import type { CalendarService } from './calendar.service.ts';

export function calendarRoutes(handle: Handle, calendar: CalendarService): Router {
  const router = Router();

  router.get(
    '/',
    handle(
      {
        summary: 'The payments and ends of a month, with totals by currency; past payments as documents show them',
        query: z.object({ month: calendarMonthSchema.optional() }),
        response: calendarSchema,
      },
      ({ user, query, today }) => calendar.month(user.id, query.month ?? today.slice(0, 7), today),
    ),
  );

  return router;
}
