import type { IsoDate, Language, Report } from '@kumbara/shared';
import { escapeText } from '#lib/table-file.ts';
import { reportWords } from './report-words.ts';

type Cell = string | number | Date | null;

const asDate = (day: IsoDate) => new Date(`${day}T00:00:00Z`);

/** A report as a workbook with a sheet for each list. Amounts are numbers and days are days. */
export async function reportXlsx(report: Report, language: Language): Promise<Uint8Array> {
  const { t } = reportWords(language);
  const sums = (label: string, amounts: Record<string, number>): Cell[][] =>
    Object.entries(amounts).map(([currency, amount]) => [label, amount, currency]);
  const sheet = (name: string, headings: string[], rows: Cell[][]) => ({
    name: name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    rows: [headings, ...rows].map((row) => row.map((cell) => (typeof cell === 'string' ? escapeText(cell) : cell))),
    columns: headings.map((heading) => ({ width: Math.max(14, heading.length + 2) })),
    freezePane: { rows: 1 },
  });
  const amount = [t('amount'), t('currency')];
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: [
      sheet(
        t('totals'),
        ['', ...amount],
        [
          ...(['total', 'paid', 'expected', 'due'] as const).flatMap((kind) =>
            sums(t(`kind.${kind}`), report.totals[kind]),
          ),
          ...sums(t('kind.verified'), report.verified_savings),
        ],
      ),
      sheet(
        t('byCategory'),
        [t('name'), ...amount],
        report.categories.flatMap((one) => sums(t(`category.${one.category}`), one.total)),
      ),
      sheet(
        t('byService'),
        [t('name'), ...amount],
        report.services.flatMap((one) => sums(one.name, one.total)),
      ),
      sheet(
        t('payments'),
        [t('date'), t('name'), ...amount, t('state'), t('document')],
        report.payments.map((one) => [
          ...[asDate(one.date), one.name, one.amount, one.currency, t(`stateOf.${one.state}`)],
          one.evidence && t(`evidence.${one.evidence}`),
        ]),
      ),
      sheet(
        t('priceChanges'),
        [t('date'), t('name'), t('before'), t('now'), t('currency')],
        report.price_changes.map((one) => [asDate(one.date), one.name, one.before, one.now, one.currency]),
      ),
      ...(['started', 'ended'] as const).map((kind) =>
        sheet(
          t(`changes.${kind}`),
          [t('date'), t('name')],
          report[kind].map((one) => [asDate(one.date), one.name]),
        ),
      ),
    ],
  });
}
