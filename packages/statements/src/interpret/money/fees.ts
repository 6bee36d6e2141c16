import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { RawRow } from '#interpret/raw-row.ts';

type Priced = Pick<RawRow, 'amount' | 'side' | 'fees'>;

export const isZero = ({ digits, value }: AmountToken): boolean =>
  value === 0 || (value === undefined && !/[1-9]/.test(digits));

/** Uses a fee without an amount as the amount of the row, such as the bank's own plan in the fee column. */
export function useFeeAsAmount<Row extends Priced>(row: Row): Row {
  if (row.fees.length === 0) return row;
  const [fee, ...others] = row.fees.filter((token) => !isZero(token));
  if (!fee) return { ...row, fees: [] };
  return isZero(row.amount) ? { ...row, amount: fee, side: 'debit', fees: others } : { ...row, fees: [fee, ...others] };
}
