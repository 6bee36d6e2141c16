import { z } from 'zod';
import { billingCycleSchema } from './billing-schema.ts';
import { importFields, type subscriptionColumns } from './constants.ts';

export const maxImportRows = 2_000;

export const importFieldSchema = z.enum(importFields as [ImportField, ...ImportField[]]);
export type ImportField = Exclude<(typeof subscriptionColumns)[number], 'id' | 'created_at'>;

export const dateOrderSchema = z.enum(['ymd', 'dmy', 'mdy']);
export type DateOrder = z.infer<typeof dateOrderSchema>;
export const decimalMarkSchema = z.enum(['.', ',']);
export type DecimalMark = z.infer<typeof decimalMarkSchema>;

/** How a file is read. `columns` names the field of each column, or null for one that is ignored. */
export const importMappingSchema = z.object({
  columns: z.array(importFieldSchema.nullable()).max(200),
  date_order: dateOrderSchema,
  decimal_mark: decimalMarkSchema,
});
export type ImportMapping = z.infer<typeof importMappingSchema>;

/**
 * - new: no subscription of that name
 * - same: one that is equal in all that the file says
 * - conflict: one of that name, which differs
 * - invalid: the file lacks something, or says something that cannot be
 */
export const importStateSchema = z.enum(['new', 'same', 'conflict', 'invalid']);
export type ImportState = z.infer<typeof importStateSchema>;

export const importRowSchema = z.object({
  /** Its position in the file, without the header. */
  row: z.int(),
  state: importStateSchema,
  /** Counts towards the limit of the plan. */
  is_active: z.boolean(),
  name: z.string(),
  amount: z.number().nullable(),
  currency: z.string(),
  /** Null where the file names none that exists. */
  billing_cycle: billingCycleSchema.nullable(),
  billing_interval: z.int(),
  next_payment_date: z.iso.date().nullable(),
  category: z.string(),
  /** The subscription that it is compared with. */
  existing: z
    .object({
      id: z.uuid(),
      amount: z.number(),
      currency: z.string(),
      billing_cycle: billingCycleSchema,
      billing_interval: z.int(),
      next_payment_date: z.iso.date(),
    })
    .nullable(),
  /** With `conflict`: the fields in which they differ. */
  differences: importFieldSchema.array(),
  /** With `invalid`: the fields and why. */
  problems: z.array(z.object({ field: z.string(), detail: z.string() })),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** What an import would do. Nothing is added before it is applied. */
export const importPreviewSchema = z.object({
  id: z.uuid(),
  file_name: z.string(),
  /** Each column with its heading, empty where the file has none, and its first values. */
  columns: z.array(z.object({ heading: z.string(), samples: z.string().array() })),
  mapping: importMappingSchema,
  rows: importRowSchema.array(),
  /** Changes when a row compares differently, or when a subscription that one conflicts with is edited. */
  version: z.string(),
  /** Active subscriptions that the plan still allows; null without a limit. */
  free_places: z.int().nullable(),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const importChoiceSchema = z
  .object({
    mapping: importMappingSchema,
    /** Of the preview that the user chose from. */
    version: z.string().max(100),
    /** The rows to add. */
    rows: z.array(z.int().min(0)).max(maxImportRows),
    /** Rows whose values replace those of a subscription, in the fields in which they differ. */
    replace: z
      .array(z.object({ row: z.int().min(0), id: z.uuid() }))
      .max(maxImportRows)
      .optional(),
  })
  .refine(({ rows, replace = [] }) => rows.length + replace.length > 0, { path: ['rows'] });
export type ImportChoice = z.infer<typeof importChoiceSchema>;

export const importRemappingSchema = z.object({ mapping: importMappingSchema });

/** An import that was applied. */
export const importSchema = z.object({
  id: z.uuid(),
  file_name: z.string(),
  applied_at: z.iso.datetime(),
  added: z.int(),
  replaced: z.int(),
  /** Until when it can be undone; null once it was, or can no longer be. */
  undo_until: z.iso.datetime().nullable(),
  /** Once undone: what was removed, what has its old values again, and what was kept because it had been changed since. */
  undone: z
    .object({ removed: z.int(), restored: z.int(), kept: z.array(z.object({ id: z.uuid(), name: z.string() })) })
    .nullable(),
});
export type Import = z.infer<typeof importSchema>;
