import { addDays } from '@kumbara/shared';
import { readStatement, StatementError } from '@kumbara/statements';
import type { StatementTruth } from '#layouts/statement.ts';
import type { TestDocument } from './test-documents.ts';

export type ParsingScore = {
  rows: number;
  /** Rows with the right day, amount and direction. */
  right: number;
  /** Parsed rows that the document does not contain. */
  invented: number;
  /** Right rows whose description and foreign price are as printed. */
  described: number;
  foreign: number;
  withForeign: number;
  /** All rows are right and none is invented. */
  exact: boolean;
  currency: boolean;
  reconciled: boolean;
  /** Descriptions of the errors. */
  faults: string[];
};

/** A currency that no layout prints. The parser returns it only when it did not recognise the printed one. */
const absentCurrency = 'THB';

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

type Row = StatementTruth['transactions'][number];
const key = ({ date, amount, direction }: Pick<Row, 'date' | 'amount' | 'direction'>) =>
  `${date} ${direction} ${amount.toFixed(2)}`;

/** Parses a document with the product's parser and compares every row with the truth. */
export async function scoreParsing({ bytes, fileName, truth, history }: TestDocument): Promise<ParsingScore> {
  const currency = truth.printsCurrency ? absentCurrency : truth.currency;
  try {
    const parsed = await readStatement(bytes, { fileName, currency, today: addDays(history.to, 1) });
    return compare(parsed, truth);
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    const rows = truth.transactions.length;
    return { ...emptyScore, rows, faults: [`refused: ${error.code}`] };
  }
}

const emptyScore = {
  right: 0,
  invented: 0,
  described: 0,
  foreign: 0,
  withForeign: 0,
  exact: false,
  currency: false,
  reconciled: false,
};

function compare(parsed: Awaited<ReturnType<typeof readStatement>>, truth: StatementTruth): ParsingScore {
  const left = new Map<string, typeof parsed.transactions>();
  for (const row of parsed.transactions) left.set(key(row), [...(left.get(key(row)) ?? []), row]);
  const missed: Row[] = [];
  const deviations: string[] = [];
  const score = { ...emptyScore, rows: truth.transactions.length };
  for (const row of truth.transactions) {
    const same = left.get(key(row)) ?? [];
    const best = same.find(({ description }) => collapse(description).includes(collapse(row.text))) ?? same[0];
    if (!best) {
      missed.push(row);
      continue;
    }
    same.splice(same.indexOf(best), 1);
    score.right += 1;
    const isDescribed = collapse(best.description).includes(collapse(row.text));
    score.described += Number(isDescribed);
    if (!isDescribed) deviations.push(`described "${best.description}" instead of "${row.text}"`);
    const card = best.account?.slice(-4);
    if (card !== row.card) deviations.push(`card ${card} instead of ${row.card}: ${best.text}`);
    score.withForeign += Number(row.foreign !== undefined);
    const isForeign = sameMoney(best.foreign, row.foreign);
    score.foreign += Number(row.foreign !== undefined && isForeign);
    if (!isForeign)
      deviations.push(`foreign ${formatPrice(best.foreign)} instead of ${formatPrice(row.foreign)}: ${best.text}`);
  }
  const invented = [...left.values()].flat();
  const reconciled =
    parsed.reconciled === truth.reconciled &&
    (truth.missing_amount === undefined || Math.abs((parsed.missing_amount ?? 0) - truth.missing_amount) < 0.005);
  const currency = parsed.transactions.every((row) => row.currency === truth.currency);
  return {
    ...score,
    invented: invented.length,
    currency,
    exact: missed.length === 0 && invented.length === 0,
    reconciled,
    faults: [
      ...missed.slice(0, 3).map((row) => `missed ${key(row)} ${row.text}`),
      ...invented.slice(0, 3).map((row) => `invented ${key(row)} ${row.text.slice(0, 60)}`),
      ...deviations.slice(0, 2),
      ...(currency ? [] : [`currency ${parsed.currency} (printed: ${parsed.currency_printed})`]),
      ...(reconciled ? [] : [`reconciled ${formatReconciliation(parsed)} instead of ${formatReconciliation(truth)}`]),
    ],
  };
}

const formatReconciliation = ({ reconciled, missing_amount }: Pick<StatementTruth, 'reconciled' | 'missing_amount'>) =>
  `${reconciled}${missing_amount === undefined ? '' : ` (${missing_amount})`}`;

const formatPrice = (price: Row['foreign']) => (price ? `${price.amount} ${price.currency}` : 'nothing');

const sameMoney = (a: Row['foreign'], b: Row['foreign']) => a?.amount === b?.amount && a?.currency === b?.currency;
