import { billingCycleSchema, type ImportPreview, type IsoDate, type Language, nextPaymentDate } from '@kumbara/shared';
import { fieldProblems } from '#http/field-problems.ts';
import { i18n } from '#i18n/i18n.ts';
import { toDay } from '#lib/day.ts';
import { type ComparedRow, versionOf } from './compare-rows.ts';
import type { Preview } from './import.service.ts';

const maxSamples = 3;

export function presentPreview(
  { stored, table, mapping, rows, free_places }: Preview,
  { today, language }: { today: IsoDate; language: Language },
): ImportPreview {
  return {
    ...{ id: stored.id, file_name: stored.file_name, mapping, free_places },
    columns: table.headings.map((heading, at) => ({
      heading,
      samples: table.rows.flatMap((row) => row[at]?.trim() || []).slice(0, maxSamples),
    })),
    rows: rows.map((row) => presentRow(row, today, language)),
    version: versionOf(rows),
  };
}

function presentRow(
  { row, state, input, imported, error, existing, differences }: ComparedRow,
  today: IsoDate,
  language: Language,
) {
  const t = i18n.getFixedT(language, 'fields');
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const shown = imported ?? input;
  return {
    ...{ row, state, differences },
    is_active: shown.status === 'active',
    name: text(shown.name),
    amount: typeof shown.amount === 'number' ? shown.amount : null,
    currency: text(shown.currency),
    billing_cycle: billingCycleSchema.safeParse(shown.billing_cycle).data ?? null,
    billing_interval: Number.isInteger(shown.billing_interval) ? Number(shown.billing_interval) : 1,
    next_payment_date: imported?.next_payment_date ?? null,
    category: text(shown.category),
    existing: existing
      ? {
          ...{ id: existing.id, amount: existing.amount.toNumber(), currency: existing.currency },
          ...{ billing_cycle: existing.billing_cycle, billing_interval: existing.billing_interval },
          next_payment_date:
            existing.status === 'active'
              ? nextPaymentDate(toDay(existing.next_payment_date), existing, today)
              : toDay(existing.next_payment_date),
        }
      : null,
    problems: error
      ? fieldProblems(error, input).map(({ field, issue, limit }) => ({
          field: field.split('.')[0] ?? field,
          detail: t(issue, { limit: limit?.toLocaleString(language) ?? '' }),
        }))
      : [],
  };
}
