import { reportFormatSchema, reportPeriodSchema, reportSchema } from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import type { ReportService } from './report.service.ts';
import { reportXlsx } from './report-xlsx.ts';

const params = z.object({ period: reportPeriodSchema });
/** The library for PDF takes 11 MB of memory, so it is loaded with the first report. */
const reportPdf: typeof reportXlsx = async (...report) => (await import('./report-pdf.ts')).reportPdf(...report);
const writers = { pdf: reportPdf, xlsx: reportXlsx };

export function reportRoutes(handle: Handle, reports: ReportService): Router {
  const router = Router();

  router.get(
    '/:period',
    handle(
      {
        summary: 'What a month or a year cost: payments, totals, prices that changed, what began and ended, savings',
        feature: 'export',
        params,
        response: reportSchema,
      },
      ({ user, params, today }) => reports.read(user.id, params.period, today),
    ),
  );

  router.get(
    '/:period/export',
    handle(
      {
        summary: 'The same as a PDF or a workbook in the language of the request; PDF without a format',
        feature: 'export',
        confirmed: true,
        params,
        query: z.object({ format: reportFormatSchema.optional() }),
        downloads: ['pdf', 'xlsx'],
        errors: ['invalid_input', 'too_many_requests'],
      },
      async ({ user, params: { period }, query: { format = 'pdf' }, today, language }) => ({
        fileName: `kumbara-report-${period}.${format}`,
        bytes: await writers[format](await reports.read(user.id, period, today), language),
      }),
    ),
  );

  return router;
}
