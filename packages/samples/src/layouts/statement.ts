import { type IsoDate, type ParsedStatement, sum } from '@kumbara/shared';
import { carriedDebt } from '#history/card-payments.ts';
import type { History, HistoryRow } from '#history/history.ts';
import type { Layout } from './layout.ts';

/** A row of a statement with its balance. `signed` is negative for debits. */
export type Line = HistoryRow & { signed: number; balance: number; account: string };

/** The content of a statement. All sums are exact, whether or not the layout prints them. */
export type StatementContent = {
  from: IsoDate;
  to: IsoDate;
  /** The statement date. */
  issued: IsoDate;
  lines: Line[];
  /** Not settled yet and part of no sum. */
  pending: HistoryRow[];
  /** The balance before, or the debt of the card as a positive number. */
  opening: number;
  closing: number;
  /** Sums of the lines, all positive: purchases, fees and interest, payments and refunds. */
  spent: number;
  fees: number;
  paid: number;
};

/** The expected result of parsing a rendered statement. Dates, amounts and directions are exact. */
export type StatementTruth = Pick<ParsedStatement, 'kind' | 'currency' | 'reconciled' | 'missing_amount'> & {
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
    /** The last digits of the card, when the document contains several. */
    card?: string;
  }[];
};

export type ContentOptions = { from?: IsoDate; to?: IsoDate };

const cards = ['5400 12** **** 3107', '5400 12** **** 8842'];

/** Converts a history to the currency of its layout, or returns it unchanged. */
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

/** Composes the content for a period: balances, sums and the opening balance. */
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

/** An invented balance before the history, plus everything booked before the period. */
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
