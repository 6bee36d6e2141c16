import { accountPatchSchema, userSchema } from '@kumbara/shared';
import { Router } from 'express';
import type { Handle } from '#http/handle.ts';
import { presentUser } from '#http/present-user.ts';
import type { AccountService } from './account.service.ts';

export function accountRoutes(handle: Handle, account: AccountService): Router {
  const router = Router();

  router.patch(
    '/',
    handle(
      { summary: 'Changes name, language, currency or time zone', body: accountPatchSchema, response: userSchema },
      async ({ user, body }) => presentUser(await account.update(user.id, body)),
    ),
  );

  return router;
}
