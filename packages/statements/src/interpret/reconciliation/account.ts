import type { Direction } from '#interpret/direction.ts';
import { type Movement, toThousandths } from '#interpret/movement.ts';
import type { Checkpoints } from '#interpret/totals/checkpoints.ts';
import type { ColumnSum } from '#interpret/totals/column-sums.ts';
import type { DocumentKind } from '#interpret/totals/document-kind.ts';
import type { ReadTotal } from '#interpret/totals/read-totals.ts';

/** The movements of one account and everything the document prints about it. Amounts in thousandths. */
export type Account = {
  movements: Movement[];
  totals: ReadTotal[];
  /** From top to bottom. */
  columnSums: ColumnSum[];
  checkpoints: Checkpoints;
  kind: DocumentKind;
  currency: string;
  /** A column is named balance or behaves like one. Otherwise its numbers may be points. */
  hasBalanceColumn: boolean;
  /** No line that begins with a day and holds an amount was left out. */
  isWhole: boolean;
  /** Columns are named with different currencies: `Tutar (TL)`, `Tutar (USD)`. */
  namesTwoCurrencies: boolean;
};

export const isSettled = ({ row }: Movement) => !row.pending;

/** Returns the account without its pending movements. */
export const selectSettled = (account: Account, directions: Direction[]): [Account, Direction[]] =>
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

/**
 * Returns the account without the sums of a part. The lowest sums of both sides are those of all rows, or of the last
 * page.
 */
export const withoutPartSums = (account: Account): Account => ({
  ...account,
  totals: account.totals.filter(({ isPartial, isLast }) => !isPartial || isLast),
});

export const withoutPartial = (account: Account): Account => ({
  ...account,
  totals: account.totals.filter(({ isPartial }) => !isPartial),
});

/** The sums of outgoing and incoming amounts, in thousandths. */
export type MovedSums = { out: number; in: number };

/** Sums up the movements in the document's currency, which is the one of its totals. */
export function sumUp({ movements, currency }: Account, directions: Direction[]): MovedSums {
  const moved = { out: 0, in: 0 };
  movements.forEach(({ value, fee = 0, currency: own }, index) => {
    if (own !== currency) return;
    moved[directions[index] as Direction] += toThousandths(value);
    moved.out += toThousandths(fee);
  });
  return moved;
}
