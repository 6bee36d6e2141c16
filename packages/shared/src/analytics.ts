import { z } from 'zod';
import { calendarMonthSchema } from './calendar.ts';
import { amountByCurrencySchema, categorySchema } from './subscription.ts';
import { priceMoveSchema } from './subscription-detail.ts';

/** The user's part of payments in one currency, each sum rounded once. */
const spentSchema = z.object({
  /** Shown by documents, on the day of the charge. */
  paid: z.number(),
  /** Due days that passed without a document that covers them. */
  expected: z.number(),
  /** Due today and ahead. */
  due: z.number(),
});
export type Spent = z.infer<typeof spentSchema>;

/** Twelve whole months that are over, and twelve from the current one on. */
const yearsSchema = z.object({ past: spentSchema, ahead: spentSchema });

const analyticsMonthSchema = z.object({
  month: calendarMonthSchema,
  total: spentSchema,
  /** Those with payments, in the order of `categories`. */
  categories: spentSchema.extend({ category: categorySchema }).array(),
  /** Of a converted view: the day of the rates, which is the end of a past month, or the first day with known rates. */
  rate_date: z.iso.date().nullable(),
});

const about = { subscription_id: z.uuid(), name: z.string() };

/** Spending in one currency; the largest comes first in each list. */
const analyticsViewSchema = z.object({
  currency: z.string(),
  /** True: the payments of all currencies, converted. False: those in this currency only. */
  is_converted: z.boolean(),
  total: yearsSchema,
  /** The months of both years, without a gap. */
  months: analyticsMonthSchema.array(),
  categories: yearsSchema.extend({ category: categorySchema }).array(),
  services: yearsSchema.extend({ ...about, category: categorySchema }).array(),
  payment_methods: yearsSchema.extend({ payment_method: z.string().nullable() }).array(),
});
export type AnalyticsView = z.infer<typeof analyticsViewSchema>;

const analyticsChangeSchema = z.object({
  ...about,
  kind: z.enum(['started', 'ended', 'price']),
  date: z.iso.date(),
  /** What it adds to a year at today's terms, the user's part; negative for less. */
  per_year: z.number(),
  currency: z.string(),
  /** Of a price. */
  cause: priceMoveSchema.shape.cause.nullable(),
  percent: z.number().nullable(),
});
export type AnalyticsChange = z.infer<typeof analyticsChangeSchema>;

const costPerUseSchema = z.object({
  ...about,
  /** Months of the last twelve with a check-in. */
  months: z.int(),
  uses: z.int(),
  /** What those months cost. */
  spent: z.number(),
  currency: z.string(),
  /** Null if it was never used. */
  cost_per_use: z.number().nullable(),
  /** Some check-ins give no number: each use costs this or less. */
  at_most: z.boolean(),
});

/** A list that nobody reads to its end makes each answer longer. */
export const maxPriceChanges = 50;

/** Amounts are the user's part and never added across currencies, except in a converted view. */
export const analyticsSchema = z.object({
  /** The plan has no analytics: everything here is invented. */
  preview: z.boolean(),
  today: z.iso.date(),
  /** The converted one first if there is one, then each currency, the most used first. */
  views: analyticsViewSchema.array(),
  /** The currencies for which there is no converted view, because they have no rate. */
  currencies_without_rate: z.string().array(),
  /** The three largest changes of the last twelve months. */
  changes: analyticsChangeSchema.array().max(3),
  /** Of active subscriptions, since twelve months and announced, newest first. */
  price_changes: priceMoveSchema.extend(about).array().max(maxPriceChanges),
  /** Of all of them, of which the newest are listed. */
  price_change_count: z.int(),
  /** What the changes until today add to a year, by cause. */
  price_effects: z.object({
    vendor: amountByCurrencySchema,
    exchange_rate: amountByCurrencySchema,
    unknown: amountByCurrencySchema,
  }),
  /** The dearest first. */
  costs_per_use: costPerUseSchema.array(),
  /** Payments of the next thirty days. */
  upcoming: z.object({ ...about, date: z.iso.date(), amount: z.number(), currency: z.string() }).array(),
  /** Everybody of the family with what they share, at today's prices; empty without a family. */
  people: z
    .object({
      id: z.uuid(),
      name: z.string(),
      is_self: z.boolean(),
      subscriptions: z.int(),
      per_month: amountByCurrencySchema,
      per_year: amountByCurrencySchema,
    })
    .array(),
});
export type Analytics = z.infer<typeof analyticsSchema>;
