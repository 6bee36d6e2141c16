import type { Direction } from '#interpret/direction.ts';
import { toThousandths } from '#interpret/movement.ts';
import { sumOf } from '#interpret/sums.ts';
import type { TotalKind } from '#words/totals.ts';
import type { Account } from './account.ts';

/**
 * True if a document in one currency holds or names amounts in another one whose totals do not prove them: `Dönem Borcu
 * 2.840,10 45,50`.
 */
export function isOtherUnproven(
  { movements, totals, currency, namesTwoCurrencies }: Account,
  directions: Direction[],
): boolean {
  const behind = (kind?: TotalKind) =>
    totals.flatMap((total) => (kind && total.kind !== kind ? [] : (total.beside ?? []).map(toThousandths)));
  const changes = behind('closing').flatMap((closing) => behind('opening').map((opening) => closing - opening));
  const printed = [...behind(), ...changes].map(Math.abs);
  const moved = movements.map((movement, index) => ({
    currency: movement.currency,
    value: toThousandths(movement.value) * (directions[index] === 'out' ? 1 : -1),
  }));
  const others = Map.groupBy(
    moved.filter((one) => one.currency !== currency),
    (one) => one.currency,
  );
  if (others.size === 0) return namesTwoCurrencies && printed.some((value) => value !== 0);
  return [...others.values()].some((own) => !printed.includes(Math.abs(sumOf(own.map(({ value }) => value)))));
}
