import { generateHistory, type History, type Layout, layouts, renderStatement } from '@kumbara/samples';
import { addDays, type IsoDate } from '@kumbara/shared';

/** A statement to be read, and how long it is. */
export type BenchDocument = {
  bytes: Buffer;
  fileName: string;
  currency: string;
  today: IsoDate;
  rows: number;
  /** Of a PDF. */
  pages?: number;
};

const layoutId = 'tr-card-points';
const months = 36;
const subscriptions = 6;

function layoutOf(): Layout {
  const layout = layouts.find(({ id }) => id === layoutId);
  if (!layout) throw new Error(`the layout ${layoutId} is gone`);
  return layout;
}

/** Three years of bookings, cut to so many rows. */
function historyOf(rows: number): History {
  const noise = Math.ceil((rows * 1.1) / (months * subscriptions));
  const { country, kind } = layoutOf();
  const history = generateHistory({ seed: 'bench', months, country, kind, subscriptions, noise });
  const transactions = history.transactions.slice(-rows);
  return { ...history, from: transactions[0]?.date ?? history.from, transactions };
}

async function documentOf(format: 'pdf' | 'xlsx' | 'xls', rows: number): Promise<BenchDocument> {
  const history = historyOf(rows);
  const { bytes, fileName } = await renderStatement(history, layoutOf(), format);
  return { bytes, fileName, currency: history.currency, today: addDays(history.to, 1), rows };
}

/** A workbook of so many bookings. */
export const workbookOf = (format: 'xlsx' | 'xls', rows: number): Promise<BenchDocument> => documentOf(format, rows);

const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** A PDF of about so many pages; `pages` says of how many exactly. */
export async function pdfOf(pages: number): Promise<BenchDocument> {
  const probe = await documentOf('pdf', 600);
  const perPage = 600 / (pagesOf(probe.bytes) - 0.5);
  const document = await documentOf('pdf', Math.max(8, Math.floor((pages - 0.5) * perPage)));
  return { ...document, pages: pagesOf(document.bytes) };
}
