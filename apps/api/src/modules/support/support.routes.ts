import { supportMessageSchema } from '@kumbara/shared';
import { Router } from 'express';
import type { Handle } from '#http/handle.ts';
import type { SupportService } from './support.service.ts';

export function supportRoutes(handle: Handle, support: SupportService): Router {
  const router = Router();

  router.post(
    '/',
    handle(
      {
        summary: 'Writes to whoever runs the service; the plan says how soon it is read',
        body: supportMessageSchema,
        status: 202,
        errors: ['too_many_requests'],
      },
      ({ user, body, language, device }) => support.send(user.id, body, { language, device }),
    ),
  );

  return router;
}
