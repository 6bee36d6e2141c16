import { generateHistory, type History, type Layout, layouts, renderStatement } from '@kumbara/samples';
import { addDays, type IsoDate } from '@kumbara/shared';

export const kinds = ['pdf', 'xlsx', 'xls'] as const;
export type Kind = (typeof kinds)[number];
export const isKind = (name: string): name is Kind => (kinds as readonly string[]).includes(name);

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

async function withRows(format: Kind, rows: number): Promise<BenchDocument> {
  const history = historyOf(rows);
  const { bytes, fileName } = await renderStatement(history, layoutOf(), format);
  return { bytes, fileName, currency: history.currency, today: addDays(history.to, 1), rows };
}

const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** A PDF of about so many pages: the rows are guessed and then corrected once. `pages` says of how many exactly. */
async function withPages(pages: number): Promise<BenchDocument> {
  const guessed = Math.max(8, Math.round((pages - 0.5) * 54));
  const first = await withRows('pdf', guessed);
  const document = await withRows('pdf', Math.round((guessed * pages) / pagesOf(first.bytes)));
  return { ...document, pages: pagesOf(document.bytes) };
}

/** A document of a kind: a PDF of so many pages, a workbook of so many bookings. */
export const documentOf = (kind: Kind, size: number): Promise<BenchDocument> =>
  kind === 'pdf' ? withPages(size) : withRows(kind, size);
