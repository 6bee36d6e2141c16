import { sum } from '@kumbara/shared';
import type { History } from '#history/history.ts';
import { composeDocument, withoutInstalment } from '#layouts/compose-document.ts';
import type { Document } from '#layouts/document.ts';
import type { Layout } from '#layouts/layout.ts';
import {
  type ContentOptions,
  composeContent,
  convertCurrency,
  type Line,
  type StatementContent,
  type StatementTruth,
} from '#layouts/statement.ts';
import { renderPdf } from './pdf.ts';
import { renderSheet } from './sheet.ts';
import { renderCsv, renderHtml } from './text.ts';

/** `xls-…` are files with the extension .xls and another content, as some banks send them. */
export const statementFormats = ['pdf', 'xlsx', 'xls', 'xls-html', 'xls-csv', 'xls-xlsx'] as const;
export type StatementFormat = (typeof statementFormats)[number];

export type RenderOptions = ContentOptions & {
  /**
   * Leaves out this line (counted from 0) while the printed totals include it, so that the document does not reconcile.
   */
  omit?: number;
  /** Another inconsistency between lines and totals. */
  inconsistency?: Inconsistency;
  /** PDF only. */
  password?: string;
};

/** Prints a line twice, prints another amount on it, or prints other totals, and leaves the rest unchanged. */
type Inconsistency = { how: 'repeat' | 'alter' | 'totals'; line: number };

/** The deviation in the document's currency. */
const deviation = 7.77;

export type RenderedStatement = { fileName: string; bytes: Buffer; truth: StatementTruth };

/** Renders a history in a bank's layout as a file, together with the expected result of parsing it. */
export async function renderStatement(
  history: History,
  layout: Layout,
  format: StatementFormat,
  options: RenderOptions = {},
): Promise<RenderedStatement> {
  const content = composeContent(history, layout, options);
  const printed = makeInconsistent(omitLine(content, options.omit), options.inconsistency);
  const document = composeDocument(layout, printed);
  const name = `${layout.id}_${content.from}_${content.to}`;
  return {
    fileName: `${name}.${format.startsWith('xls-') ? 'xls' : format}`,
    bytes: await render(document, format, options.password),
    truth: {
      ...deriveTruth(convertCurrency(layout, history), layout, printed, content),
      ...(options.inconsistency && layout.printsTotals && { reconciled: false }),
    },
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

function makeInconsistent(content: StatementContent, inconsistency?: Inconsistency): StatementContent {
  if (!inconsistency) return content;
  const { lines, spent, closing } = content;
  const at = inconsistency.line % lines.length;
  switch (inconsistency.how) {
    case 'repeat':
      return { ...content, lines: lines.flatMap((line, index) => (index === at ? [line, line] : [line])) };
    case 'alter':
      return { ...content, lines: lines.map((line, index) => (index === at ? addDeviation(line) : line)) };
    case 'totals': {
      const last = lines.length - 1;
      return {
        ...content,
        spent: cents(spent + deviation),
        closing: cents(closing + deviation),
        lines: lines.map((line, index) =>
          index === last ? { ...line, balance: cents(line.balance + deviation) } : line,
        ),
      };
    }
  }
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

const addDeviation = (line: Line): Line => ({
  ...line,
  amount: cents(line.amount + deviation),
  signed: cents(line.signed + (line.signed < 0 ? -deviation : deviation)),
});

function deriveTruth(
  { currency, kind }: History,
  layout: Layout,
  printed: StatementContent,
  whole: StatementContent,
): StatementTruth {
  const hasCards = layout.severalCards && new Set(printed.lines.map(({ account }) => account)).size > 1;
  const cardOf = new Map<unknown, string>(
    hasCards ? printed.lines.map((line) => [line, line.account.slice(-4)] as const) : [],
  );
  const missing = whole.lines.filter((line) => !printed.lines.includes(line)).map(({ amount }) => amount);
  return {
    kind,
    currency,
    from: printed.from,
    to: printed.to,
    printsCurrency: layout.printsCurrency,
    reconciled: layout.printsTotals ? missing.length === 0 : null,
    ...(layout.printsTotals && missing.length > 0 && { missing_amount: sum(missing, currency) }),
    transactions: [...printed.lines, ...printed.pending].map((line) => ({
      date: line.date,
      text: layout.instalmentColumn ? withoutInstalment(line.text) : line.text,
      amount: line.amount,
      direction: line.direction,
      currency,
      ...(line.foreign && layout.printsForeign && { foreign: line.foreign }),
      ...(line.pending && { pending: true }),
      ...(cardOf.has(line) && { card: cardOf.get(line) }),
    })),
  };
}
