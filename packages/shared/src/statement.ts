import { z } from 'zod';
import { isoDateSchema } from './date-schema.ts';
import { detectedSubscriptionSchema } from './detection.ts';

const directionSchema = z.enum(['out', 'in']);

/** One line of a statement. Amounts are positive; the direction says whether the money left or came. */
const transactionSchema = z.object({
  date: isoDateSchema,
  /** The line prints no day of its own though others of its kind do: the one above it was taken. */
  day_assumed: z.boolean().optional(),
  /** Text printed by the bank, white space collapsed. */
  description: z.string(),
  amount: z.number().nonnegative(),
  direction: directionSchema,
  currency: z.string(),
  /** The amount in the merchant's currency, where the line prints it. */
  foreign: z.object({ amount: z.number().positive(), currency: z.string() }).optional(),
  /** The line as it stands in the document, white space collapsed: evidence. */
  text: z.string(),
  /** Card or account of the line, where one document holds several. */
  account: z.string().optional(),
  /** Not settled yet. */
  pending: z.boolean().optional(),
});
export type Transaction = z.infer<typeof transactionSchema>;

const periodSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

/** A statement as read, before anybody judges it. */
export const parsedStatementSchema = z.object({
  kind: z.enum(['card', 'account', 'unknown']),
  issuer: z.string().optional(),
  /** The days the document covers: as printed, else first to last line. */
  period: periodSchema.optional(),
  currency: z.string(),
  /** False where the document does not say its currency and the caller's was taken. */
  currency_printed: z.boolean(),
  transactions: transactionSchema.array(),
  /** True: printed totals and lines agree. False: they do not. Null: the document prints no totals, or some that leave it open. */
  reconciled: z.boolean().nullable(),
  /** Amount that the lines lack compared to the printed total; absent if it is unknown. */
  missing_amount: z.number().optional(),
});
export type ParsedStatement = z.infer<typeof parsedStatementSchema>;

export const statementUploadSchema = z.object({
  statement: parsedStatementSchema
    .omit({ transactions: true, currency_printed: true })
    .extend({ transactions: z.int().describe('how many lines were read') }),
  subscriptions: detectedSubscriptionSchema.array(),
  /** Recurring once, but over by the end of what was uploaded: never counted. */
  stopped: detectedSubscriptionSchema.array().optional(),
});
export type StatementUpload = z.infer<typeof statementUploadSchema>;

/** Of an upload that waits: 1 is the next to be read. Null while it is read, or where nothing waits. */
export const statementQueueSchema = z.object({ place: z.int().positive().nullable() });
export type StatementQueue = z.infer<typeof statementQueueSchema>;

/** Why a document could not be read; also the code of the refusal. */
export const statementErrorCodes = [
  'unsupported_file_type',
  'statement_empty',
  'statement_damaged',
  'statement_encrypted',
  'statement_wrong_password',
  'statement_scanned',
  'statement_too_complex',
  'statement_no_transactions',
  'statement_reader_busy',
] as const;
export type StatementErrorCode = (typeof statementErrorCodes)[number];
