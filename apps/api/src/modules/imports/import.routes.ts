import {
  importChoiceSchema,
  importPreviewSchema,
  importRemappingSchema,
  importSchema,
  maxImportBytes,
} from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import { presentPreview } from './import.presenter.ts';
import type { ImportService } from './import.service.ts';

const params = z.object({ id: z.uuid() });

/** Belongs before the routes of a single subscription, whose id would match. */
export function importRoutes(handle: Handle, imports: ImportService): Router {
  const router = Router();

  router.get(
    '/import',
    handle(
      { summary: 'Imports of files that were applied, newest first', response: importSchema.array() },
      ({ user }) => imports.list(user.id),
    ),
  );

  router.post(
    '/import',
    handle(
      {
        summary: 'Reads a list of subscriptions (CSV, XLSX, JSON) and says what adding it would do; nothing is added',
        upload: { maxBytes: maxImportBytes, fields: z.object({}) },
        response: importPreviewSchema,
        status: 201,
        errors: [
          ...(['file_missing', 'file_too_large', 'import_unreadable', 'import_empty', 'import_too_long'] as const),
          ...(['statement_reader_busy', 'too_many_requests'] as const),
        ],
      },
      async ({ user, file, language, today, signal }) =>
        presentPreview(await imports.upload(user, file, { language, today, signal }), { today, language }),
    ),
  );

  router.post(
    '/import/:id/preview',
    handle(
      {
        summary: 'Reads the same file with corrected columns',
        params,
        body: importRemappingSchema,
        response: importPreviewSchema,
      },
      async ({ user, params, body, language, today }) =>
        presentPreview(await imports.remap(user, params.id, body.mapping, today), { today, language }),
    ),
  );

  router.post(
    '/import/:id/apply',
    handle(
      {
        summary:
          'Adds the chosen rows, or replaces subscriptions by them, all or none; an import that was applied does nothing more',
        params,
        body: importChoiceSchema,
        response: importSchema,
        errors: [
          ...(['import_outdated', 'plan_limit_reached', 'too_many_subscriptions', 'account_full'] as const),
          'subscription_not_found',
        ],
      },
      ({ user, params, body, today }) => imports.apply(user, params.id, body, today),
    ),
  );

  router.post(
    '/import/:id/undo',
    handle(
      {
        summary:
          'Removes what an import added and restores what it replaced, where nobody has changed it since, for thirty days',
        params,
        response: importSchema,
        errors: ['nothing_to_undo', 'plan_limit_reached'],
      },
      ({ user, params, today }) => imports.undo(user.id, params.id, today),
    ),
  );

  return router;
}
