import { listFormatSchema } from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import type { ListExportService } from './list-export.service.ts';

const query = z.object({ format: listFormatSchema.optional() });
const contract = {
  feature: 'export',
  confirmed: true,
  query,
  downloads: ['csv', 'xlsx'],
  errors: ['invalid_input', 'too_many_requests'],
} as const;

/** Belongs before the routes of a single subscription, whose id would match. */
export function subscriptionExportRoutes(handle: Handle, exports: ListExportService): Router {
  const router = Router();
  router.get(
    '/export',
    handle(
      { summary: 'All subscriptions with all their fields as a file, newest first; CSV without a format', ...contract },
      async ({ user, query: { format = 'csv' }, today, device }) => ({
        fileName: `kumbara-subscriptions-${today}.${format}`,
        bytes: await exports.subscriptions(user.id, format, today, device),
      }),
    ),
  );
  return router;
}

export function chargeExportRoutes(handle: Handle, exports: ListExportService): Router {
  const router = Router();
  router.get(
    '/export',
    handle(
      { summary: 'All payments that documents show as a file, newest first; CSV without a format', ...contract },
      async ({ user, query: { format = 'csv' }, today, device }) => ({
        fileName: `kumbara-charges-${today}.${format}`,
        bytes: await exports.charges(user.id, format, device),
      }),
    ),
  );
  return router;
}
