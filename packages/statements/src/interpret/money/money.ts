import type { AmountToken } from '#format-inference/amount-tokens.ts';
import { type DecimalMark, inferDecimalMark, parseNumber } from '#format-inference/numbers.ts';
import type { Direction } from '#interpret/direction.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { settleCurrency } from '#words/currencies.ts';
import { remember } from '#words/fold.ts';

/** How the amounts of a document are to be read. */
export type Money = {
  valueOf: (amount: AmountToken) => number;
  /** With its sign: credit balances of a card and overdrafts of an account are negative. */
  signed: (amount: AmountToken) => number;
  /** ISO code of a printed mark; '$' and 'kr' as the document means them. */
  codeOf: (mark: string | undefined) => string | undefined;
};

type Balance = { amount: AmountToken; mark?: Direction };

/**
 * The values of balances by their marks. Where only what is owed is marked (`44.99 DR`), or only what is owned (`10.00 CR`
 * on a card), the mark is the exception and means less than nothing; where both are, what is owed.
 */
export function balanceValues(balances: Balance[], money: Money): number[] {
  const marks = new Set(balances.map(({ mark }) => mark));
  const negative = marks.has('out') ? 'out' : marks.has(undefined) ? 'in' : undefined;
  return balances.map(({ amount, mark }) => {
    const value = money.signed(amount);
    return mark !== undefined && mark === negative ? -Math.abs(value) : value;
  });
}

/**
 * @param foldedText all that is printed, asked only for what may mean several currencies
 * @param own the reader's currency: what a bare '$' may mean
 */
export function readMoney(lines: Scanned[], foldedText: () => string, own: string): Money {
  const mark: DecimalMark | undefined = inferDecimalMark(
    lines.flatMap(({ amounts }) => amounts.map(({ digits }) => digits)),
  );
  const settled = new Map<string, string>();
  const parsed = remember((digits) => parseNumber(digits, mark));
  const amountOf = ({ value, digits }: AmountToken) => value ?? parsed(digits);
  return {
    valueOf: amountOf,
    signed: (amount) => amountOf(amount) * (amount.sign === '-' || amount.sign === '()' ? -1 : 1),
    codeOf(printed) {
      if (printed === undefined) return undefined;
      const code = settled.get(printed) ?? settleCurrency(printed, foldedText, own);
      settled.set(printed, code);
      return code;
    },
  };
}

type Price = { amount: number; currency: string };

/** The merchant's own amount, from its column or from inside the description. */
export function foreignPrice(row: RawRow, own: Price, money: Money): Price | undefined {
  const candidates = [
    ...(row.foreign ? [{ token: row.foreign, code: money.codeOf(row.foreign.currency ?? row.foreignCurrency) }] : []),
    ...row.inside.map((token) => ({ token, code: money.codeOf(token.currency) })),
  ];
  for (const { token, code } of candidates) {
    const amount = money.valueOf(token);
    if (code && code !== own.currency && amount > 0 && amount !== own.amount) return { amount, currency: code };
  }
  return undefined;
}
