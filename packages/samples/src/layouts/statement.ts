import { type IsoDate, type StatementReading, sum } from '@kumbara/shared';
import { carriedDebt } from '#history/card-payments.ts';
import type { History, HistoryRow } from '#history/history.ts';
import type { Country } from '#markets/markets.ts';
import type { Document } from './document.ts';

/** A booking as this statement numbers it. `signed` is negative where money left. */
export type Line = HistoryRow & { signed: number; balance: number; account: string };

/** What a layout prints. All sums are exact, whatever the layout leaves out. */
export type StatementContent = {
  from: IsoDate;
  to: IsoDate;
  /** The day the statement was made. */
  issued: IsoDate;
  lines: Line[];
  /** Not settled yet, in no sum. */
  pending: HistoryRow[];
  /** What stood on the account before, or was owed on the card (positive: owed). */
  opening: number;
  closing: number;
  /** Sums of the lines, all positive: purchases, fees and interest, payments and refunds. */
  spent: number;
  fees: number;
  paid: number;
};

/** Which truths a layout prints, so that a reader can be held to them. */
export type Layout = {
  id: string;
  /** An invented bank. */
  bank: string;
  country: Country;
  kind: History['kind'];
  /** False where the document prints no currency at all. */
  printsCurrency: boolean;
  printsForeign: boolean;
  /** True: sums or balances that the lines can be held against. */
  printsTotals: boolean;
  /** What is not settled yet stands on it too. */
  printsPending?: boolean;
  /** Two card numbers in one document. */
  severalCards?: boolean;
  /** Where the document is in another currency than its country's: what is multiplied, and what it is then rounded to. */
  paidIn?: { currency: string; factor: number; decimals: 0 | 2 };
  /** What this bank makes of a booking's text, where it does not print it as it is. */
  rewriteText?: (text: string) => string;
  compose(content: StatementContent): Document;
};

/** What a faithful reader returns for a rendered statement. Dates, amounts and directions are exact. */
export type StatementTruth = Pick<StatementReading, 'kind' | 'currency' | 'reconciled' | 'missing_amount'> & {
  from: IsoDate;
  to: IsoDate;
  printsCurrency: boolean;
  transactions: {
    date: IsoDate;
    text: string;
    amount: number;
    direction: 'out' | 'in';
    currency: string;
    foreign?: { amount: number; currency: string };
    pending?: boolean;
    /** The last digits of its card, where the document prints lines of several. */
    card?: string;
  }[];
};

export type ContentOptions = { from?: IsoDate; to?: IsoDate };

const cards = ['5400 12** **** 3107', '5400 12** **** 8842'];

/** A history in the money its layout prints; the same again where it already is. */
export function convertCurrency({ paidIn }: Layout, history: History): History {
  if (!paidIn || history.currency === paidIn.currency) return history;
  const { currency, factor, decimals } = paidIn;
  const converted = (amount: number) => Number((amount * factor).toFixed(decimals));
  const priced = <Priced extends { amount: number }>(one: Priced) => ({ ...one, amount: converted(one.amount) });
  return {
    ...history,
    currency,
    transactions: history.transactions.map(priced),
    subscriptions: history.subscriptions.map((one) => ({
      ...priced(one),
      ...(one.currency !== currency && { currency }),
      charges: one.charges.map(priced),
    })),
  };
}

/** Numbers the bookings of a span of days: balances, sums, what was carried over. */
export function composeContent(source: History, layout: Layout, { from, to }: ContentOptions = {}): StatementContent {
  const history = convertCurrency(layout, source);
  const span = { from: from ?? history.from, to: to ?? history.to };
  const { currency, kind } = history;
  const inside = history.transactions.filter(({ date }) => date >= span.from && date <= span.to);
  const settled = inside.filter(({ pending }) => !pending);
  const total = (rows: HistoryRow[]) =>
    sum(
      rows.map(({ amount }) => amount),
      currency,
    );
  const isFee = (row: HistoryRow) => row.kind === 'fee';
  const out = settled.filter(({ direction }) => direction === 'out');
  const spent = total(out.filter((row) => !isFee(row)));
  const fees = total(out.filter(isFee));
  const paid = total(settled.filter(({ direction }) => direction === 'in'));
  const opening = computeOpening(history, layout, span.from);
  const move = kind === 'card' ? [spent, fees, -paid] : [paid, -spent, -fees];
  return {
    ...span,
    issued: span.to,
    lines: addBalances(settled, opening, history, layout),
    pending: layout.printsPending ? inside.filter(({ pending }) => pending) : [],
    opening,
    closing: sum([opening, ...move], currency),
    spent,
    fees,
    paid,
  };
}

/** An invented balance before the history, moved on by what was booked before the span. */
function computeOpening({ transactions, currency, kind }: History, { paidIn }: Layout, from: IsoDate): number {
  const start = Number((kind === 'card' ? carriedDebt : 25_316.88).toFixed(paidIn?.decimals ?? 2));
  const before = transactions.filter(({ date, pending }) => date < from && !pending);
  const sign = kind === 'card' ? 1 : -1;
  return sum(
    [start, ...before.map(({ amount, direction }) => (direction === 'out' ? amount : -amount) * sign)],
    currency,
  );
}

function addBalances(rows: HistoryRow[], opening: number, { currency, kind }: History, layout: Layout): Line[] {
  let balance = opening;
  return rows.map((row, index) => {
    const signed = row.direction === 'out' ? -row.amount : row.amount;
    balance = sum([balance, kind === 'card' ? -signed : signed], currency);
    const account = layout.severalCards && index % 4 === 3 ? cards[1] : cards[0];
    return { ...row, signed, balance, account: account ?? '' };
  });
}
