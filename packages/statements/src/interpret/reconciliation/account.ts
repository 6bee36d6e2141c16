import type { Direction } from '#interpret/direction.ts';
import { type Movement, thousandths } from '#interpret/movement.ts';
import type { Checkpoints } from '#interpret/totals/checkpoints.ts';
import type { ColumnSum } from '#interpret/totals/column-sums.ts';
import type { DocumentKind } from '#interpret/totals/document-kind.ts';
import type { ReadTotal } from '#interpret/totals/read-totals.ts';

/** What was read and what the document prints about it. Money in thousandths. */
export type Account = {
  movements: Movement[];
  totals: ReadTotal[];
  /** From top to bottom. */
  columnSums: ColumnSum[];
  checkpoints: Checkpoints;
  kind: DocumentKind;
  currency: string;
  /** A column is called balance or runs like one; otherwise what looks like one may be points. */
  hasBalanceColumn: boolean;
  /** No line that begins with a day and holds an amount was left out. */
  isWhole: boolean;
  /** Columns are named by different currencies: `Tutar (TL)`, `Tutar (USD)`. */
  namesTwoCurrencies: boolean;
};

export const isSettled = ({ row }: Movement) => !row.pending;

/** Without what waits to be booked. */
export const settledOf = (account: Account, directions: Direction[]): [Account, Direction[]] =>
  account.movements.every(isSettled)
    ? [account, directions]
    : [
        { ...account, movements: account.movements.filter(isSettled) },
        directions.filter((_, index) => isSettled(account.movements[index] as Movement)),
      ];

export const withoutFees = (account: Account): Account => ({
  ...account,
  movements: account.movements.map((movement) => ({ ...movement, fee: undefined })),
});

/** Without the sums of a part; the lowest ones of both sides are of all rows, or of the last page. */
export const ofAllRows = (account: Account): Account => ({
  ...account,
  totals: account.totals.filter(({ isPartial, isLast }) => !isPartial || isLast),
});

export const withoutPartial = (account: Account): Account => ({
  ...account,
  totals: account.totals.filter(({ isPartial }) => !isPartial),
});

/** What was spent and what came in, in thousandths. */
export type Moved = { out: number; in: number };

/** Totals are printed in the document's currency: lines in another one are not in them. */
export function sumUp({ movements, currency }: Account, directions: Direction[]): Moved {
  const moved = { out: 0, in: 0 };
  movements.forEach(({ value, fee = 0, currency: own }, index) => {
    if (own !== currency) return;
    moved[directions[index] as Direction] += thousandths(value);
    moved.out += thousandths(fee);
  });
  return moved;
}
