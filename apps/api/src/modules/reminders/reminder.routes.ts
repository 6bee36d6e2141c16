import {
  linkTokenSchema,
  pushSubscriptionInputSchema,
  reminderSettingsPatchSchema,
  reminderSettingsSchema,
  remindersSchema,
  unsubscribedSchema,
} from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import type { ReminderService } from './reminder.service.ts';

const params = z.object({ id: z.uuid() });

export function reminderRoutes(handle: Handle, reminders: ReminderService): Router {
  const router = Router();

  router.get(
    '/',
    handle(
      {
        summary: 'Reminders that were sent, and those of the next sixty days, with their reasons',
        response: remindersSchema,
      },
      ({ user, language }) => reminders.list(user.id, language),
    ),
  );

  router.get(
    '/settings',
    handle({ summary: 'How the user is reminded', response: reminderSettingsSchema }, ({ user }) =>
      reminders.settings(user.id),
    ),
  );

  router.patch(
    '/settings',
    handle(
      {
        summary: 'Changes how the user is reminded; absent means leave',
        body: reminderSettingsPatchSchema,
        response: reminderSettingsSchema,
      },
      ({ user, body }) => reminders.change(user.id, body),
    ),
  );

  router.post(
    '/test',
    handle(
      {
        summary: 'Sends a test to the user on every channel that is switched on',
        status: 202,
        errors: ['email_not_verified', 'too_many_requests'],
      },
      ({ user }) => reminders.test(user.id),
    ),
  );

  router.post(
    '/push',
    handle(
      {
        summary: 'Shows notifications in this browser. Only the push services of browsers are accepted',
        sessionOnly: true,
        body: pushSubscriptionInputSchema,
        response: reminderSettingsSchema,
      },
      ({ user, body, device }) => reminders.addDevice(user.id, body, device),
    ),
  );

  router.delete(
    '/push/:id',
    handle({ summary: 'Shows no more notifications in a browser', sessionOnly: true, params }, ({ user, params }) =>
      reminders.removeDevice(user.id, params.id),
    ),
  );

  router.post(
    '/unsubscribe',
    handle(
      {
        summary: 'Ends reminders of a kind, or all mail, by the link of a mail. Mail programs post here (RFC 8058)',
        public: true,
        query: linkTokenSchema,
        response: unsubscribedSchema,
        errors: ['link_invalid'],
      },
      ({ query }) => reminders.unsubscribe(query.token),
    ),
  );

  router.get(
    '/unsubscribe',
    handle(
      {
        summary: 'Opens the page that ends reminders; looking at the link changes nothing',
        public: true,
        query: linkTokenSchema,
        redirects: true,
      },
      ({ query }) => reminders.stopPage(query.token),
    ),
  );

  router.post(
    '/unsubscribe/undo',
    handle(
      {
        summary: 'Takes back what the link of a mail ended',
        public: true,
        query: linkTokenSchema,
        response: unsubscribedSchema,
        errors: ['link_invalid'],
      },
      ({ query }) => reminders.resubscribe(query.token),
    ),
  );

  return router;
}
