import { createHash } from 'node:crypto';
import type { Subscription } from '@kumbara/prisma/client';
import { type ImportField, type ImportMapping, type IsoDate, nextPaymentDate } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import { toDay, toDayOrNull } from '#lib/day.ts';
import { asOf } from '#lib/subscription-price.ts';
import { digestOf } from './imported-columns.ts';
import type { Imported, ReadRow } from './read-rows.ts';

export type ComparedRow = ReadRow & {
  state: 'new' | 'same' | 'conflict' | 'invalid';
  existing?: Subscription;
  differences: ImportField[];
};

/** What the user sees of either, by field. */
type Shown = Partial<Record<ImportField, unknown>>;

const shownImport = ({ share, next_payment_date, ...one }: Imported, today: IsoDate): Shown => ({
  ...one,
  share_mine: share?.mine,
  share_parts: share?.parts,
  reminder_days: one.reminder_days?.join(' '),
  next_payment_date: one.status === 'active' ? nextPaymentDate(next_payment_date, one, today) : next_payment_date,
});

function shownRow(stored: Subscription, today: IsoDate): Shown {
  const row = asOf(stored, today);
  const anchor = toDay(row.next_payment_date);
  return {
    ...row,
    amount: row.amount.toNumber(),
    price_after_trial: row.price_after_trial?.toNumber(),
    next_payment_date: row.status === 'active' ? nextPaymentDate(anchor, row, today) : anchor,
    started_on: toDayOrNull(row.started_on),
    trial_ends_on: toDayOrNull(row.trial_ends_on),
    commitment_ends_on: toDayOrNull(row.commitment_ends_on),
    cancelled_on: toDayOrNull(row.cancelled_on),
    ends_on: toDayOrNull(row.ends_on),
    reminder_days: (row.reminder_days as number[] | null)?.join(' '),
  };
}

/** Empty and absent are the same, and so are the kinds of line breaks. */
const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).replaceAll('\r\n', '\n').trim();

/** The fields of the file in which a row of it differs from a subscription. */
export function differencesOf(
  one: Imported,
  stored: Subscription,
  { columns }: ImportMapping,
  today: IsoDate,
): ImportField[] {
  const [there, here] = [shownImport(one, today), shownRow(stored, today)];
  // The anchor shows in the next payment.
  const compared = new Set(columns.filter((field) => field !== null && field !== 'billing_anchor' && field !== 'name'));
  if (compared.has('started_on') || columns.includes('billing_anchor')) compared.add('next_payment_date');
  // An amount is one of its currency, also where that stands beside the number or is assumed.
  if (compared.has('amount')) compared.add('currency');
  return [...compared].flatMap((field) => (field && textOf(there[field]) !== textOf(here[field]) ? [field] : []));
}

/**
 * Compares the rows of a file with the subscriptions of the user. Each subscription stands for one row at most: those that
 * are equal come first, then those of the same name.
 */
export function compareRows(
  rows: readonly ReadRow[],
  subscriptions: readonly Subscription[],
  { mapping, today }: { mapping: ImportMapping; today: IsoDate },
): ComparedRow[] {
  const byName = Map.groupBy(subscriptions, ({ name }) => fold(name));
  const same = new Map<number, Subscription>();
  const take = (name: string, accept: (stored: Subscription) => boolean) => {
    const free = byName.get(fold(name)) ?? [];
    const at = free.findIndex(accept);
    return at < 0 ? undefined : free.splice(at, 1)[0];
  };
  for (const { row, imported } of rows) {
    const equal =
      imported && take(imported.name, (stored) => differencesOf(imported, stored, mapping, today).length === 0);
    if (equal) same.set(row, equal);
  }
  return rows.map((one): ComparedRow => {
    if (!one.imported) return { ...one, state: 'invalid', differences: [] };
    const equal = same.get(one.row);
    if (equal) return { ...one, state: 'same', existing: equal, differences: [] };
    const existing = take(one.imported.name, () => true);
    if (!existing) return { ...one, state: 'new', differences: [] };
    return { ...one, state: 'conflict', existing, differences: differencesOf(one.imported, existing, mapping, today) };
  });
}

/** Changes with the state of a row, and with a subscription that a row may replace. */
export function versionOf(rows: readonly Pick<ComparedRow, 'state' | 'existing'>[]): string {
  const shown = rows.map(({ state, existing }) =>
    state === 'conflict' && existing ? [existing.id, digestOf(existing)] : state,
  );
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64');
}
