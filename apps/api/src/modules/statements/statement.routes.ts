import { maxStatementBytes, statementErrorCodes, statementQueueSchema, statementUploadSchema } from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import { presentDetection } from '#http/present-detection.ts';
import type { StatementService } from './statement.service.ts';

export function statementRoutes(handle: Handle, statements: StatementService): Router {
  const router = Router();

  router.post(
    '/upload',
    handle(
      {
        summary: 'Reads a bank or card statement (PDF, XLS, XLSX) and says what recurs in it. The file is not kept',
        upload: { maxBytes: maxStatementBytes, fields: z.object({ password: z.string().max(200).optional() }) },
        response: statementUploadSchema,
        errors: ['file_missing', 'file_too_large', ...statementErrorCodes, 'too_many_requests'],
      },
      async ({ user, file, fields, today, signal }) => {
        const { statement, running, stopped } = await statements.upload(user, {
          ...file,
          password: fields.password || undefined,
          currency: user.currency,
          today,
          signal,
        });
        return {
          statement,
          subscriptions: running.map(presentDetection),
          ...(stopped.length > 0 && { stopped: stopped.map(presentDetection) }),
        };
      },
    ),
  );

  router.get(
    '/queue',
    handle(
      {
        summary: 'The place in line of a statement that waits for others to be read, as this process knows it',
        response: statementQueueSchema,
      },
      ({ user }) => statements.queue(user.id),
    ),
  );

  return router;
}
