import { type DecimalMark, inferDecimalMark, parseNumber } from '@kumbara/text/numbers';
import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { Direction } from '#interpret/direction.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { resolveCurrency } from '#words/currencies.ts';
import { memoize } from '#words/memoize.ts';

/** The rules for the amounts of one document. */
export type Money = {
  valueOf: (amount: AmountToken) => number;
  /** The value with its sign. Credit balances of a card and overdrafts of an account are negative. */
  signed: (amount: AmountToken) => number;
  /** The ISO code of a printed currency. The meaning of `$` and `kr` is inferred from the document. */
  codeOf: (mark: string | undefined) => string | undefined;
};

type Balance = { amount: AmountToken; mark?: Direction };

/**
 * Returns the values of balances according to their marks. Where only owed balances are marked (`44.99 DR`), or only
 * owned ones (`10.00 CR` on a card), the marked ones are negative; where both are, the owed ones.
 */
export function readBalanceValues(balances: Balance[], money: Money): number[] {
  const marks = new Set(balances.map(({ mark }) => mark));
  const negative = marks.has('out') ? 'out' : marks.has(undefined) ? 'in' : undefined;
  return balances.map(({ amount, mark }) => {
    const value = money.signed(amount);
    return mark !== undefined && mark === negative ? -Math.abs(value) : value;
  });
}

/**
 * @param foldedText returns the whole folded text, needed only for ambiguous currency symbols
 * @param own the currency of the user: a possible meaning of a bare `$`
 */
export function inferMoney(lines: Scanned[], foldedText: () => string, own: string): Money {
  const mark: DecimalMark | undefined = inferDecimalMark(
    lines.flatMap(({ amounts }) => amounts.map(({ digits }) => digits)),
  );
  const settled = new Map<string, string>();
  const parsed = memoize((digits) => parseNumber(digits, mark));
  const amountOf = ({ value, digits }: AmountToken) => value ?? parsed(digits);
  return {
    valueOf: amountOf,
    signed: (amount) => amountOf(amount) * (amount.sign === '-' || amount.sign === '()' ? -1 : 1),
    codeOf(printed) {
      if (printed === undefined) return undefined;
      const code = settled.get(printed) ?? resolveCurrency(printed, foldedText, own);
      settled.set(printed, code);
      return code;
    },
  };
}

type Price = { amount: number; currency: string };

/**
 * Returns the amount in the merchant's currency: that of its column, else the first one with another currency that any
 * line of the row prints, in whatever column.
 */
export function findForeignPrice(row: RawRow, own: Price, money: Money): Price | undefined {
  const { amount, balance, fees, foreign, foreignCurrency, lines } = row;
  const booked = new Set([amount, balance, ...fees]);
  const others = lines.flatMap(({ amounts }) => amounts.filter((token) => token.currency && !booked.has(token)));
  const candidates = [
    ...(foreign ? [{ token: foreign, code: money.codeOf(foreign.currency ?? foreignCurrency) }] : []),
    ...others.map((token) => ({ token, code: money.codeOf(token.currency) })),
  ];
  for (const { token, code } of candidates) {
    const amount = money.valueOf(token);
    if (code && code !== own.currency && amount > 0 && amount !== own.amount) return { amount, currency: code };
  }
  return undefined;
}
