import type { Direction } from '#interpret/direction.ts';
import type { Movement } from '#interpret/movement.ts';
import type { DocumentKind } from '#interpret/totals/document-kind.ts';

/**
 * What the titles of the parts of a document say of the movements below them; undefined where no title tells anything.
 * A minus below a title was taken back.
 */
export function sectionDirections(movements: Movement[], kind: DocumentKind): (Direction | undefined)[] | undefined {
  const named = new Set(movements.flatMap(({ row }) => row.section ?? []));
  const paid = directionOfPaid(kind, named.has('in'), named.has('out'));
  const stated = movements.map(({ row: { section }, sign }): Direction | undefined => {
    const direction = section === 'paid' ? paid : section === 'either' ? undefined : section;
    return sign === 'minus' ? direction && (direction === 'in' ? 'out' : 'in') : direction;
  });
  // Where money only came in, there was more to tell: titles alone are not believed that.
  return stated.some((direction) => direction !== 'in') && stated.some(Boolean) ? stated : undefined;
}

/** `Payments` pay the bill of a card, and others from an account: where nobody knows, they are what no other title names. */
function directionOfPaid(kind: DocumentKind, hasIn: boolean, hasOut: boolean): Direction | undefined {
  if (kind === 'card') return 'in';
  if (kind === 'account') return 'out';
  return hasIn === hasOut ? undefined : hasIn ? 'out' : 'in';
}
