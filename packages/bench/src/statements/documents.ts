import { generateHistory, type History, type Layout, layouts, renderStatement } from '@kumbara/samples';
import { addDays, type IsoDate } from '@kumbara/shared';

export const kinds = ['pdf', 'xlsx', 'xls'] as const;
export type Kind = (typeof kinds)[number];
export const isKind = (name: string): name is Kind => (kinds as readonly string[]).includes(name);

/** A statement to be parsed, and its length. */
export type BenchDocument = {
  bytes: Buffer;
  fileName: string;
  currency: string;
  today: IsoDate;
  rows: number;
  /** Only for a PDF. */
  pages?: number;
};

const layoutId = 'tr-card-points';
const months = 36;
const subscriptions = 6;

function findLayout(): Layout {
  const layout = layouts.find(({ id }) => id === layoutId);
  if (!layout) throw new Error(`the layout ${layoutId} is gone`);
  return layout;
}

/** Three years of transactions, cut to a number of rows. */
function createHistory(rows: number): History {
  const noise = Math.ceil((rows * 1.1) / (months * subscriptions));
  const { country, kind } = findLayout();
  const history = generateHistory({ seed: 'bench', months, country, kind, subscriptions, noise });
  const transactions = history.transactions.slice(-rows);
  return { ...history, from: transactions[0]?.date ?? history.from, transactions };
}

async function createWithRows(format: Kind, rows: number): Promise<BenchDocument> {
  const history = createHistory(rows);
  const { bytes, fileName } = await renderStatement(history, findLayout(), format);
  return { bytes, fileName, currency: history.currency, today: addDays(history.to, 1), rows };
}

const countPages = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** A PDF of about this many pages: the row count is estimated, then corrected once. `pages` holds the exact number. */
async function createWithPages(pages: number): Promise<BenchDocument> {
  const guessed = Math.max(8, Math.round((pages - 0.5) * 54));
  const first = await createWithRows('pdf', guessed);
  const document = await createWithRows('pdf', Math.round((guessed * pages) / countPages(first.bytes)));
  return { ...document, pages: countPages(document.bytes) };
}

/** A PDF of `size` pages or a workbook of `size` rows. */
export const createDocument = (kind: Kind, size: number): Promise<BenchDocument> =>
  kind === 'pdf' ? createWithPages(size) : createWithRows(kind, size);
