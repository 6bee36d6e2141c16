import { sum } from '@kumbara/shared';
import type { History } from '#history/history.ts';
import type { Document } from '#layouts/document.ts';
import {
  type ContentWishes,
  contentOf,
  type Layout,
  type StatementContent,
  type StatementTruth,
} from '#layouts/statement.ts';
import { renderPdf } from './pdf.ts';
import { renderSheet } from './sheet.ts';
import { renderCsv, renderHtml } from './text.ts';

/** `xls-…` are files that banks call .xls although they are something else inside. */
export const statementFormats = ['pdf', 'xlsx', 'xls', 'xls-html', 'xls-csv', 'xls-xlsx'] as const;
export type StatementFormat = (typeof statementFormats)[number];

export type RenderOptions = ContentWishes & {
  /** Leaves this line out (counted from 0) while the printed totals still hold it: the document must not reconcile. */
  omit?: number;
  /** PDF only. */
  password?: string;
};

export type RenderedStatement = { fileName: string; bytes: Buffer; truth: StatementTruth };

/** A statement of a history in a bank's layout, as a file, with what a faithful reader finds in it. */
export async function renderStatement(
  history: History,
  layout: Layout,
  format: StatementFormat,
  options: RenderOptions = {},
): Promise<RenderedStatement> {
  const content = contentOf(history, layout, options);
  const printed = omitLine(content, options.omit);
  const document = layout.compose(printed);
  const name = `${layout.id}_${content.from}_${content.to}`;
  return {
    fileName: `${name}.${format.startsWith('xls-') ? 'xls' : format}`,
    bytes: await render(document, format, options.password),
    truth: truthOf(history, layout, printed, content),
  };
}

async function render(document: Document, format: StatementFormat, password?: string): Promise<Buffer> {
  switch (format) {
    case 'pdf':
      return renderPdf(document, password === undefined ? {} : { password });
    case 'xls':
      return renderSheet(document, 'biff8');
    case 'xls-html':
      return renderHtml(document);
    case 'xls-csv':
      return renderCsv(document);
    default:
      return renderSheet(document, 'xlsx');
  }
}

const omitLine = (content: StatementContent, omit?: number): StatementContent =>
  omit === undefined ? content : { ...content, lines: content.lines.filter((_, index) => index !== omit) };

function truthOf(
  { currency, kind }: History,
  layout: Layout,
  printed: StatementContent,
  whole: StatementContent,
): StatementTruth {
  const missing = whole.lines.filter((line) => !printed.lines.includes(line)).map(({ amount }) => amount);
  return {
    kind,
    currency,
    from: printed.from,
    to: printed.to,
    printsCurrency: layout.printsCurrency,
    reconciled: layout.printsTotals ? missing.length === 0 : null,
    ...(layout.printsTotals && missing.length > 0 && { missing_amount: sum(missing, currency) }),
    transactions: [...printed.lines, ...printed.pending].map(({ date, text, amount, direction, foreign, pending }) => ({
      date,
      text: layout.wording?.(text) ?? text,
      amount,
      direction,
      currency,
      ...(foreign && layout.printsForeign && { foreign }),
      ...(pending && { pending }),
    })),
  };
}
