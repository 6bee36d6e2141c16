import type { Column } from '#interpret/columns/header.ts';
import { selectWordsOfLine } from '#interpret/layout/stack-tables.ts';
import { findLeadingDates } from '#interpret/pages/page-text.ts';
import { type Scanned, splitSegments } from '#interpret/scan.ts';
import type { Word } from '#read/lines.ts';
import { isSectionName } from '#words/sections.ts';

/** The position where the rows of a table begin: their days, and behind them their texts. In points. */
type Start = { left: number; text: number };
type Stretch = ReturnType<typeof splitSegments>[number];

/** Texts of one column begin at the same position within this distance, in points. */
const tolerance = 3;

/**
 * Separates the name of a section (`PURCHASES`) from its first row, in whose line some banks print it: left of its day,
 * in place of a day that is printed once, or between the day and the usual position of texts.
 */
export function withoutSectionHeads(lines: Scanned[], columns: Column[]): Scanned[] {
  const start = usualStart(lines, columns);
  if (!start) return lines;
  const between = new Map<Scanned, Stretch>();
  for (const line of lines) {
    const name = findNameBetween(line, start, columns);
    if (name) between.set(line, name);
  }
  // A text in many lines is a column without a name.
  if (between.size > Math.max(1, lines.length * 0.2)) between.clear();
  return lines.flatMap((line) => {
    const name = between.get(line) ?? findNameBefore(line, start);
    if (!name) return [line];
    const isName = ({ x0 }: Word) => x0 >= name.x0 && x0 < name.x1;
    return [...selectWordsOfLine(line, isName), ...selectWordsOfLine(line, (word) => !isName(word))];
  });
}

function usualStart(lines: Scanned[], columns: Column[]): Start | undefined {
  const places = lines.flatMap((scanned): Start[] => {
    const dates = scanned.dates[0]?.at === 0 ? findLeadingDates(scanned, columns) : [];
    const last = dates.at(-1);
    const word = last && scanned.line.words.find(({ at }) => at >= last.end);
    return dates[0] && word ? [{ left: dates[0].x0, text: word.x0 }] : [];
  });
  const usual = (values: number[]) => {
    const same = [...Map.groupBy(values, Math.round).values()].sort((a, b) => b.length - a.length)[0];
    return same && same.length >= Math.max(2, places.length * 0.5) ? same[0] : undefined;
  };
  const [left, text] = [usual(places.map((place) => place.left)), usual(places.map((place) => place.text))];
  return left === undefined || text === undefined ? undefined : { left, text };
}

const isAt = ({ x0 }: Stretch, place: number) => Math.abs(x0 - place) <= tolerance;
const hasLetters = ({ text }: Stretch) => /\p{L}{3}/u.test(text) && !/\d/.test(text);

/** Returns the text left of the day, or in the position of other lines' days. */
function findNameBefore(scanned: Scanned, { left, text }: Start): Stretch | undefined {
  if (scanned.dates[0]?.at === 0 || !scanned.amounts.some(({ strong }) => strong)) return undefined;
  const [name, next] = splitSegments(scanned);
  if (!name || !next || !hasLetters(name) || name.x0 > left + tolerance) return undefined;
  if (isAt(next, left) && scanned.dates.some(({ at }) => at === next.at)) return name;
  return isAt(next, text) && hasLetters(next) && isSectionName(name.text) ? name : undefined;
}

/** Returns the text behind the day, below no column name, and left of the usual position of texts. */
function findNameBetween(scanned: Scanned, { text }: Start, columns: Column[]): Stretch | undefined {
  if (scanned.dates[0]?.at !== 0 || scanned.amounts.length === 0) return undefined;
  const last = findLeadingDates(scanned, columns).at(-1);
  const word = last && scanned.line.words.find(({ at }) => at >= last.end);
  if (!last || !word || word.x0 > text - tolerance * 2) return undefined;
  const [name, next] = splitSegments(scanned).filter(({ at }) => at >= last.end);
  if (!name || !next || !hasLetters(name) || !isAt(next, text)) return undefined;
  const isNamed = columns.some(({ x0, x1 }) => name.x0 < x1 && name.x1 > x0);
  return isNamed ? undefined : name;
}
