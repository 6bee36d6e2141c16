import type { Direction } from '#interpret/direction.ts';
import type { Movement } from '#interpret/movement.ts';
import type { DocumentKind } from '#interpret/totals/document-kind.ts';

/**
 * Returns the directions of movements according to the titles of their sections, or undefined where no title names one.
 * A minus below a title is a reversal.
 */
export function findSectionDirections(
  movements: Movement[],
  kind: DocumentKind,
): (Direction | undefined)[] | undefined {
  const named = new Set(movements.flatMap(({ row }) => row.section ?? []));
  const paid = findPaymentDirection(kind, named.has('in'), named.has('out'));
  const stated = movements.map(({ row: { section }, sign }): Direction | undefined => {
    const direction = section === 'paid' ? paid : section === 'either' ? undefined : section;
    return sign === 'minus' ? direction && (direction === 'in' ? 'out' : 'in') : direction;
  });
  // Titles that only name incoming money are not enough evidence.
  return stated.some((direction) => direction !== 'in') && stated.some(Boolean) ? stated : undefined;
}

/**
 * `Payments` are credits on a card and debits of an account. Where the kind is unknown, they have the direction that no
 * other title names.
 */
function findPaymentDirection(kind: DocumentKind, hasIn: boolean, hasOut: boolean): Direction | undefined {
  if (kind === 'card') return 'in';
  if (kind === 'account') return 'out';
  return hasIn === hasOut ? undefined : hasIn ? 'out' : 'in';
}
