import { addDays } from '@kumbara/shared';
import { readStatement, StatementError } from '@kumbara/statements';
import type { StatementTruth } from '#layouts/statement.ts';
import type { TestDocument } from './test-documents.ts';

export type ReadingScore = {
  rows: number;
  /** Rows whose day, amount and direction are right. */
  right: number;
  /** Rows that stand nowhere in the document. */
  invented: number;
  /** Among the right rows: description and foreign price as printed. */
  described: number;
  foreign: number;
  withForeign: number;
  /** All rows right and none invented. */
  exact: boolean;
  currency: boolean;
  reconciled: boolean;
  /** What went wrong, in words. */
  faults: string[];
};

/** A currency that no layout prints and no sign of theirs can mean: where it comes back, the document's own was not seen. */
const absentCurrency = 'THB';

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();

type Row = StatementTruth['transactions'][number];
const key = ({ date, amount, direction }: Pick<Row, 'date' | 'amount' | 'direction'>) =>
  `${date} ${direction} ${amount.toFixed(2)}`;

/** Reads a document with the product's own reader and compares every row with the truth. */
export async function scoreReading({ bytes, fileName, truth, history }: TestDocument): Promise<ReadingScore> {
  const currency = truth.printsCurrency ? absentCurrency : truth.currency;
  try {
    const reading = await readStatement(bytes, { fileName, currency, today: addDays(history.to, 1) });
    return compare(reading, truth);
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    const rows = truth.transactions.length;
    return { ...nothing, rows, faults: [`refused: ${error.code}`] };
  }
}

const nothing = {
  right: 0,
  invented: 0,
  described: 0,
  foreign: 0,
  withForeign: 0,
  exact: false,
  currency: false,
  reconciled: false,
};

function compare(reading: Awaited<ReturnType<typeof readStatement>>, truth: StatementTruth): ReadingScore {
  const left = new Map<string, typeof reading.transactions>();
  for (const row of reading.transactions) left.set(key(row), [...(left.get(key(row)) ?? []), row]);
  const missed: Row[] = [];
  const misnamed: string[] = [];
  const score = { ...nothing, rows: truth.transactions.length };
  for (const row of truth.transactions) {
    const same = left.get(key(row)) ?? [];
    const best = same.find(({ description }) => fold(description).includes(fold(row.text))) ?? same[0];
    if (!best) {
      missed.push(row);
      continue;
    }
    same.splice(same.indexOf(best), 1);
    score.right += 1;
    const isDescribed = fold(best.description).includes(fold(row.text));
    score.described += Number(isDescribed);
    if (!isDescribed) misnamed.push(`described "${best.description}" instead of "${row.text}"`);
    const card = best.account?.slice(-4);
    if (card !== row.card) misnamed.push(`card ${card} instead of ${row.card}: ${best.text}`);
    score.withForeign += Number(row.foreign !== undefined);
    const isForeign = sameMoney(best.foreign, row.foreign);
    score.foreign += Number(row.foreign !== undefined && isForeign);
    if (!isForeign) misnamed.push(`foreign ${priced(best.foreign)} instead of ${priced(row.foreign)}: ${best.text}`);
  }
  const invented = [...left.values()].flat();
  const reconciled =
    reading.reconciled === truth.reconciled &&
    (truth.missing_amount === undefined || Math.abs((reading.missing_amount ?? 0) - truth.missing_amount) < 0.005);
  const currency = reading.transactions.every((row) => row.currency === truth.currency);
  return {
    ...score,
    invented: invented.length,
    currency,
    exact: missed.length === 0 && invented.length === 0,
    reconciled,
    faults: [
      ...missed.slice(0, 3).map((row) => `missed ${key(row)} ${row.text}`),
      ...invented.slice(0, 3).map((row) => `invented ${key(row)} ${row.text.slice(0, 60)}`),
      ...misnamed.slice(0, 2),
      ...(currency ? [] : [`currency ${reading.currency} (printed: ${reading.currency_printed})`]),
      ...(reconciled ? [] : [`reconciled ${said(reading)} instead of ${said(truth)}`]),
    ],
  };
}

const said = ({ reconciled, missing_amount }: Pick<StatementTruth, 'reconciled' | 'missing_amount'>) =>
  `${reconciled}${missing_amount === undefined ? '' : ` (${missing_amount})`}`;

const priced = (price: Row['foreign']) => (price ? `${price.amount} ${price.currency}` : 'nothing');

const sameMoney = (a: Row['foreign'], b: Row['foreign']) => a?.amount === b?.amount && a?.currency === b?.currency;
