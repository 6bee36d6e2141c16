import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { heightOf } from '#read/lines.ts';
import { findTotalLabels, type TotalKind } from '#words/totals.ts';
import type { Tables } from './tables.ts';

type Rows = Pick<Tables, 'rows' | 'outside'>;

/** A row, or a line beside the rows that names a total. */
type Place = { height: number; row?: RawRow; kinds: Set<TotalKind> };

/**
 * Takes what a summary says for no rows, though it stands in the columns of a table: lines without a day from a balance
 * to another total (`Previous balance`, `Interest and fees`, `New balance`), or from several that name totals themselves to
 * a balance. From one day to the next a table of days printed once has rows as well, but hardly such names.
 */
export function withoutSummaries({ rows, outside }: Rows): Rows {
  if (!rows.some(({ isDayInherited }) => isDayInherited)) return { rows, outside };
  const totals = outside
    .filter(({ amounts }) => amounts.some(({ strong }) => strong))
    .map((line): Place => ({ height: heightOf(line.line), kinds: kindsIn(line) }))
    .filter(({ kinds }) => kinds.size > 0);
  const places = rows.map((row): Place => ({ height: placeOf(row), row, kinds: kindsIn(row.lines[0] as Scanned) }));
  const gone = new Set(betweenDays([...places, ...totals]).flatMap(summaryIn));
  return {
    rows: rows.filter((row) => !gone.has(row)),
    outside: [...outside, ...[...gone].flatMap((row) => row.lines)],
  };
}

const placeOf = ({ lines: [first] }: RawRow): number => heightOf((first as Scanned).line);
const kindsIn = ({ folded }: Scanned): Set<TotalKind> => new Set(findTotalLabels(folded).map(({ kind }) => kind));

/** From top to bottom, parted at the rows that print their day. */
function betweenDays(places: Place[]): Place[][] {
  const parts: Place[][] = [[]];
  for (const place of places.toSorted((a, b) => a.height - b.height)) {
    if (place.row && !place.row.isDayInherited) parts.push([]);
    else parts.at(-1)?.push(place);
  }
  return parts;
}

function summaryIn(part: Place[]): RawRow[] {
  const isBalance = ({ row, kinds }: Place) => !row && (kinds.has('opening') || kinds.has('closing'));
  if (!part.some(isBalance)) return [];
  const named = part.filter(({ row, kinds }) => row && kinds.size > 0);
  // One alone may be a payment, or interest, that the bank calls so.
  const areTotals = named.length > 1 && named.some(({ kinds }) => kinds.has('in') || kinds.has('out'));
  const from = part.findIndex((place) => isBalance(place) || (areTotals && named.includes(place)));
  const to = part.findLastIndex(({ row }) => !row);
  return part.slice(from, to).flatMap(({ row }) => row ?? []);
}
