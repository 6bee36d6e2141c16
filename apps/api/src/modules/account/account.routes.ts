import {
  accountAccessSchema,
  accountDeletionSchema,
  accountPatchSchema,
  securityEventSchema,
  sessionSchema,
  userSchema,
} from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import { presentUser } from '#http/present-user.ts';
import type { AccountService } from './account.service.ts';
import type { ExportService } from './export.service.ts';

const params = z.object({ id: z.uuid() });

export function accountRoutes(
  handle: Handle,
  { account, exports }: { account: AccountService; exports: ExportService },
): Router {
  const router = Router();

  router.patch(
    '/',
    handle(
      {
        summary: 'Changes name, language, currency or time zone',
        sessionOnly: true,
        body: accountPatchSchema,
        response: userSchema,
      },
      async ({ user, body }) => presentUser(await account.update(user.id, body)),
    ),
  );

  router.delete(
    '/',
    handle(
      {
        summary: 'Deletes the account and everything that belongs to it',
        sessionOnly: true,
        confirmed: true,
        body: accountDeletionSchema,
        status: 204,
        errors: ['fresh_sign_in_required', 'too_many_requests'],
      },
      async ({ user, body, signOut }) => {
        await account.remove(user, body.password);
        signOut();
      },
    ),
  );

  router.get(
    '/access',
    handle(
      { summary: 'How this account can be entered', sessionOnly: true, response: accountAccessSchema },
      ({ user }) => account.access(user.id),
    ),
  );

  router.get(
    '/sessions',
    handle(
      { summary: 'Where this account is signed in', sessionOnly: true, response: sessionSchema.array() },
      async ({ user }) => {
        const rows = await account.sessions(user.id);
        return rows.map(({ id, device, created_at, last_seen_at }) => ({
          id,
          device,
          created_at: created_at.toISOString(),
          last_seen_at: last_seen_at.toISOString(),
          current: id === user.session_id,
        }));
      },
    ),
  );

  router.delete(
    '/sessions/:id',
    handle(
      { summary: 'Ends a session, its token and its cookie', sessionOnly: true, params, status: 204 },
      ({ user, params, device }) => account.endSession(user.id, params.id, device),
    ),
  );

  router.get(
    '/activity',
    handle(
      {
        summary: 'What concerned the safety of this account, newest first',
        sessionOnly: true,
        response: securityEventSchema.array(),
      },
      async ({ user }) =>
        (await account.activity(user.id)).map(({ id, kind, at, device }) => ({
          id,
          kind,
          at: at.toISOString(),
          device,
        })),
    ),
  );

  router.get(
    '/export',
    handle(
      {
        summary: 'Everything we know about this account: JSON and CSV in a zip',
        sessionOnly: true,
        confirmed: true,
        downloads: ['zip'],
        errors: ['too_many_requests'],
      },
      async ({ user, today, device }) => ({
        fileName: `kumbara-${today}.zip`,
        bytes: await exports.pack(user.id, device),
      }),
    ),
  );

  return router;
}
