import { z } from 'zod';
import { amountByCurrencySchema, categorySchema } from './subscription.ts';
import { periodStateSchema } from './subscription-detail.ts';

export const calendarMonthSchema = z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/);

const about = { subscription_id: z.uuid(), name: z.string(), category: categorySchema, date: z.iso.date() };

/** Something on a day of the calendar. Amounts are the user's part. */
export const calendarEntrySchema = z.discriminatedUnion('kind', [
  z.object({
    ...about,
    /** A paid one stands on the day of its charge, any other one on its due day. */
    kind: z.literal('payment'),
    state: periodStateSchema,
    amount: z.number(),
    currency: z.string(),
    /** Paid without being due. */
    is_extra: z.boolean(),
  }),
  z.object({
    ...about,
    /** The last day of a trial, of a commitment, to give notice, or of use. */
    kind: z.enum(['trial_ends', 'commitment_ends', 'notice_ends', 'ends']),
  }),
]);
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

/** Payments and ends of a month, by day. */
export const calendarSchema = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  entries: calendarEntrySchema.array(),
  /** The user's part by currency; skipped and missing payments count in none of them. */
  totals: z.object({
    total: amountByCurrencySchema,
    /** Shown by documents. */
    paid: amountByCurrencySchema,
    /** Past, without a document that covers the day. */
    expected: amountByCurrencySchema,
    /** Today and ahead. */
    due: amountByCurrencySchema,
  }),
});
export type Calendar = z.infer<typeof calendarSchema>;
