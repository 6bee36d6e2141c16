import { apiKeyInputSchema, apiKeySchema, apiKeysInvitationSchema, newApiKeySchema } from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import { presentApiKey } from './api-key.presenter.ts';
import type { ApiKeyService } from './api-key.service.ts';

const params = z.object({ id: z.uuid() });

export function apiKeyRoutes(handle: Handle, apiKeys: ApiKeyService): Router {
  const router = Router();
  const list = async (userId: string) => (await apiKeys.list(userId)).map(presentApiKey);

  router.get(
    '/',
    handle(
      {
        summary: 'The API keys of the account, newest first',
        sessionOnly: true,
        feature: 'api',
        invitation: apiKeysInvitationSchema,
        response: apiKeySchema.array(),
      },
      ({ user }) => list(user.id),
      async ({ user }) => ({ keys: await list(user.id) }),
    ),
  );

  router.post(
    '/',
    handle(
      {
        summary: 'Makes an API key and answers it, once',
        sessionOnly: true,
        feature: 'api',
        confirmed: 'always',
        body: apiKeyInputSchema,
        response: newApiKeySchema,
        status: 201,
        errors: ['too_many_api_keys'],
      },
      async ({ user, body, device }) => {
        const { row, key } = await apiKeys.create(user, body, device);
        return { ...presentApiKey(row), key };
      },
    ),
  );

  // Without a plan: a key of an ended one can still be revoked.
  router.delete(
    '/:id',
    handle(
      { summary: 'Revokes an API key at once', sessionOnly: true, params, status: 204 },
      ({ user, params, device }) => apiKeys.revoke(user.id, params.id, device),
    ),
  );

  return router;
}
