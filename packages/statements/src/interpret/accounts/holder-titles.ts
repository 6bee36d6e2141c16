import type { Scanned } from '#interpret/scan.ts';
import { unrelatedStems } from '#words/card-titles.ts';

/** `ADA ORNEK 2214` and nothing else: a name of two to four words, and four digits that are no year. */
const holder = /^(?:\p{Lu}[\p{L}.'-]*[ \t]){2,4}(?!(?:19|20)\d\d)(\d{4})$/u;

/** A line that names a person and the last digits of a card, with its index among all lines. */
type HolderTitle = { index: number; digits: string };

function digitsOf({ line, folded, dates }: Scanned): string | undefined {
  if (dates.length > 0 || !/[a-z][ \t]\d{4}$/.test(folded)) return undefined;
  const isOther = folded.split(/[ \t]/).some((word) => unrelatedStems.test(word));
  return isOther ? undefined : holder.exec(line.text)?.[1];
}

const isRow = ({ dates, amounts }: Scanned): boolean => dates[0]?.at === 0 && amounts.some(({ strong }) => strong);
const hasText = ({ line, dates }: Scanned): boolean => /[a-z]{3}/i.test(line.text.slice(dates[0]?.end));

/** A table head may stand between a title and its first row. */
function findRowBelow(lines: Scanned[], index: number): Scanned | undefined {
  const [next, after] = lines.slice(index + 1, index + 3);
  const isHead = next !== undefined && next.dates.length === 0 && next.amounts.length === 0;
  return [next, ...(isHead ? [after] : [])].find((line) => line !== undefined && isRow(line));
}

/**
 * Finds names with four digits that divide the rows of a document: several with different digits, each directly above a
 * row or its table head and no further right than it begins. A name above every row, or above rows without text, is the
 * counterparty.
 * @param near the largest distance between the left edges of texts of one column
 */
export function findHolderTitles(lines: Scanned[], near: number): HolderTitle[] {
  const found = lines.flatMap((line, index): HolderTitle[] => {
    const digits = digitsOf(line);
    const below = digits && findRowBelow(lines, index);
    if (!digits || !below || !hasText(below)) return [];
    const isLeft = (line.line.words[0]?.x0 ?? 0) <= (below.line.words[0]?.x0 ?? 0) + near;
    return isLeft ? [{ index, digits }] : [];
  });
  const areSeveral = new Set(found.map(({ digits }) => digits)).size > 1;
  return areSeveral && lines.filter(isRow).length >= found.length * 2 ? found : [];
}
