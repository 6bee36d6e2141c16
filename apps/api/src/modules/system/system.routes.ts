import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import type { ApiDescription } from '#http/openapi.ts';
import type { Readiness } from './readiness.service.ts';

/** Health and readiness of a process, also of one that only works jobs off. */
export function healthRoutes(handle: Handle, readiness: Readiness): Router {
  const router = Router();

  router.get(
    '/health',
    handle(
      { summary: 'The process is alive', public: true, response: z.object({ status: z.literal('ok') }) },
      () => ({ status: 'ok' }) as const,
    ),
  );

  router.get(
    '/ready',
    handle(
      {
        summary: 'The process can serve: database and migrations are there',
        public: true,
        response: z.object({ status: z.enum(['ready', 'migrations_pending']) }),
        status: [200, 503],
      },
      async ({ answerWith }) => {
        const answer = await readiness.check();
        if (answer.status !== 'ready') answerWith(503);
        return answer;
      },
    ),
  );

  return router;
}

export function systemRoutes(handle: Handle, readiness: Readiness, description: () => ApiDescription): Router {
  const router = healthRoutes(handle, readiness);

  router.get(
    '/openapi.json',
    handle(
      { summary: 'This description, OpenAPI 3.1', public: true, response: z.looseObject({ openapi: z.string() }) },
      description,
    ),
  );

  return router;
}
