import { resolveMerchant } from '@kumbara/detection';
import {
  addMonths,
  categorySchema,
  currencyDecimals,
  exact,
  type ImportField,
  type ImportMapping,
  type IsoDate,
  isoDateSchema,
  noReminders,
  round,
  subscriptionInputSchema,
  subscriptionStatusSchema,
} from '@kumbara/shared';
import { z } from 'zod';
import { hasEnded, parseAmount, parseCategory, parseCurrency, parseCycle, parseDay } from './cell-values.ts';
import type { Table } from './read-table.ts';

/** A subscription of a file, as it would be added. */
const importedSchema = subscriptionInputSchema
  .and(
    z.object({
      billing_interval: z.int(),
      status: subscriptionStatusSchema,
      cancelled_on: isoDateSchema.nullable(),
      ends_on: isoDateSchema.nullable(),
    }),
  )
  .refine(
    ({ price_after_trial: price, currency }) =>
      price == null || round(exact(price), currencyDecimals(currency)) === price,
    { path: ['price_after_trial'], params: { issue: 'too_many_decimals' } },
  );
export type Imported = z.infer<typeof importedSchema>;

export type ReadRow = { row: number; input: Record<string, unknown> } & (
  | { imported: Imported; error?: undefined }
  | { imported?: undefined; error: z.ZodError }
);

type Context = { mapping: ImportMapping; currency: string; today: IsoDate };

/** Reads every row of a table; what is missing and can be assumed is: the user's currency, a month, a category by name. */
export const readRows = ({ rows }: Table, context: Context): ReadRow[] =>
  rows.map((cells, row) => {
    const input = inputOf(fieldsOf(cells, context.mapping), context);
    const { data, error } = importedSchema.safeParse(input);
    return data ? { row, input, imported: data } : { row, input, error: error as z.ZodError };
  });

type Fields = Partial<Record<ImportField, string>>;

const fieldsOf = (cells: readonly string[], { columns }: ImportMapping): Fields =>
  Object.fromEntries(columns.flatMap((field, at) => (field && cells[at]?.trim() ? [[field, cells[at]]] : [])));

function inputOf(fields: Fields, { mapping, currency, today }: Context): Record<string, unknown> {
  const { date_order, decimal_mark } = mapping;
  // A cell that cannot be read stays as it is, so that its row is refused and says why.
  const day = (field: ImportField) => {
    const cell = fields[field];
    // Wallos writes a day that is not known as zeros.
    return cell === undefined || /^[\s0:.\-/]*$/.test(cell) ? undefined : (parseDay(cell, date_order) ?? cell);
  };
  const amount = (field: ImportField) => fields[field] && (parseAmount(fields[field], decimal_mark) ?? fields[field]);
  const whole = (field: ImportField) => fields[field] && Number(fields[field]);
  const cycle = fields.billing_cycle === undefined ? undefined : parseCycle(fields.billing_cycle);
  const anchor = day('billing_anchor') ?? day('next_payment_date') ?? day('started_on') ?? day('cancelled_on');
  const status = statusOf(fields.status);
  const name = fields.name?.trim() ?? '';
  return {
    name,
    amount: amount('amount'),
    currency: currencyOf(fields, currency),
    billing_cycle: fields.billing_cycle === undefined ? 'monthly' : (cycle?.billing_cycle ?? fields.billing_cycle),
    billing_interval: whole('billing_interval') ?? cycle?.billing_interval ?? 1,
    // One that has ended may have no payment ahead.
    next_payment_date: anchor ?? (status === 'cancelled' ? addMonths(today, 1) : undefined),
    category: categoryOf(fields.category, name),
    notes: fields.notes ?? null,
    url: urlOf(fields.url),
    payment_method: fields.payment_method ?? null,
    started_on: day('started_on') ?? null,
    trial_ends_on: day('trial_ends_on') ?? null,
    price_after_trial: amount('price_after_trial') ?? null,
    commitment_ends_on: day('commitment_ends_on') ?? null,
    notice_days: whole('notice_days') ?? null,
    share: fields.share_parts ? { parts: whole('share_parts'), mine: whole('share_mine') } : null,
    reminder_days: remindersOf(fields.reminder_days),
    family_visible: /^(?:true|1|yes)$/i.test(fields.family_visible?.trim() ?? ''),
    status,
    cancelled_on: status === 'cancelled' ? (day('cancelled_on') ?? null) : null,
    ends_on: status === 'cancelled' ? (day('ends_on') ?? null) : null,
  };
}

const currencyOf = ({ currency, amount = '' }: Fields, own: string): string =>
  currency === undefined ? (parseCurrency(amount, own) ?? own) : (parseCurrency(currency, own) ?? currency);

const statusOf = (cell: string | undefined) =>
  cell !== undefined && hasEnded(cell) ? ('cancelled' as const) : ('active' as const);

function categoryOf(cell: string | undefined, name: string) {
  const named = cell === undefined ? undefined : parseCategory(cell);
  const known = categorySchema.safeParse(named ?? resolveMerchant(name).service?.category);
  return known.success ? known.data : 'other';
}

/** `netflix.com` is an address to people. */
const urlOf = (cell: string | undefined) =>
  cell === undefined ? null : /^https?:\/\//i.test(cell.trim()) ? cell.trim() : `https://${cell.trim()}`;

/** `30 7`. Other programs say it in words, which are left out. */
function remindersOf(cell: string | undefined): number[] | null {
  if (cell === undefined) return null;
  if (cell.trim() === noReminders) return [];
  return /^[\d\s]+$/.test(cell) ? cell.trim().split(/\s+/).map(Number) : null;
}
