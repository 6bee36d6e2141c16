import { z } from 'zod';
import { amountByCurrencySchema, categorySchema, evidenceSourceSchema } from './subscription.ts';
import { periodStateSchema, priceMoveSchema } from './subscription-detail.ts';

/** A month, `2026-10`, or a year, `2026`. */
export const reportPeriodSchema = z.string().regex(/^(19|20|21)\d\d(-(0[1-9]|1[0-2]))?$/);
export const reportFormatSchema = z.enum(['pdf', 'xlsx']);
export type ReportFormat = z.infer<typeof reportFormatSchema>;

const subject = { subscription_id: z.uuid(), name: z.string() };

/** The user's part by currency. */
const reportTotalsSchema = z.object({
  total: amountByCurrencySchema,
  /** Shown by documents. */
  paid: amountByCurrencySchema,
  /** Past, without a document that covers the day. */
  expected: amountByCurrencySchema,
  /** Today and ahead. */
  due: amountByCurrencySchema,
});

const reportPaymentSchema = z.object({
  ...subject,
  category: categorySchema,
  /** The day of the charge of a paid one, the due day of any other one. */
  date: z.iso.date(),
  state: periodStateSchema,
  amount: z.number(),
  currency: z.string(),
  /** The kind of document that shows it; null for one that is not paid. */
  evidence: evidenceSourceSchema.nullable(),
});
export type ReportPayment = z.infer<typeof reportPaymentSchema>;

/** What a month or a year cost, and what changed in it. Amounts are the user's part and never added across currencies. */
export const reportSchema = z.object({
  period: reportPeriodSchema,
  from: z.iso.date(),
  to: z.iso.date(),
  totals: reportTotalsSchema,
  categories: z.array(z.object({ category: categorySchema, total: amountByCurrencySchema })),
  services: z.array(z.object({ ...subject, category: categorySchema, total: amountByCurrencySchema })),
  /** Oldest first; skipped and missing ones count in no total. */
  payments: reportPaymentSchema.array(),
  /** Payments that the list leaves out, because it is too long; they count in the totals. */
  further_payments: z.int(),
  price_changes: z.array(z.object({ ...subject, ...priceMoveSchema.shape })),
  started: z.array(z.object({ ...subject, date: z.iso.date() })),
  ended: z.array(z.object({ ...subject, date: z.iso.date() })),
  /** By due days of the period on which a document shows no charge. */
  verified_savings: amountByCurrencySchema,
});
export type Report = z.infer<typeof reportSchema>;
