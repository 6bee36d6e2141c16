import { monthPattern, parseMonth } from '@kumbara/text/dates';
import { foldInPlace } from '@kumbara/text/fold';
import { type Scanned, scan } from '#interpret/scan.ts';
import { makeLine, type UnplacedWord } from '#read/lines.ts';
import { isWeekday } from '#words/weekdays.ts';
import { findCommonPositions } from './common-positions.ts';

/** `März 2026`, and nothing else. */
const title = new RegExp(`^(${monthPattern})\\.? (20\\d{2})$`, 'u');
const numberOfDay = /^(?:0?[1-9]|[12]\d|3[01])[.,]?$/;
/** Minimum number of rows with a day number below such a title. */
const fewest = 3;
/** Minimum share of them that begin or end at one position. */
const leastShare = 0.8;
const sameEdge = 3;

/**
 * Appends month and year to day numbers that stand alone before their rows (`12. NETFLIX -13,99 €`), according to the
 * title above.
 */
export function appendMonths(lines: Scanned[]): Scanned[] {
  let named: UnplacedWord[] | undefined;
  const dated = lines.map((scanned) => {
    if (title.test(foldInPlace(scanned.line.text))) named = placed(scanned);
    return named && isNumbered(scanned) ? { scanned, named } : undefined;
  });
  const days = dated.flatMap((row) => row?.scanned.line.words[0] ?? []);
  const places = (['x0', 'x1'] as const).map((edge) =>
    findCommonPositions(
      days.map((word) => word[edge]),
      days.length * leastShare,
      sameEdge,
    ),
  );
  if (days.length < fewest || places.every((usual) => usual.length === 0)) return lines;
  return lines.map((scanned, index) => {
    const row = dated[index];
    return row ? withMonth(scanned, row.named) : scanned;
  });
}

/** True for a row of a page that begins with a number of at most two digits, separated from the words behind it. */
function isNumbered({ line, dates, amounts }: Scanned): boolean {
  const [first, second] = line.words;
  if (!first || !second || dates.some(({ at }) => at === 0) || !numberOfDay.test(first.text)) return false;
  return amounts.some(({ strong }) => strong) && (line.text.charAt(second.at - 1) === '\t' || isDayOfWeek(second.text));
}

/** A weekday; `12 mar` is a day in March, not a Tuesday. */
const isDayOfWeek = (text: string): boolean => isWeekday(text) && parseMonth(foldInPlace(text).replace('.', '')) === 0;

const placed = ({ line }: Scanned): UnplacedWord[] =>
  line.words.map(({ at, ...word }) => ({ ...word, hasGap: at === 0 || line.text.charAt(at - 1) === '\t' }));

function withMonth(scanned: Scanned, named: UnplacedWord[]): Scanned {
  const [day, ...rest] = placed(scanned) as [UnplacedWord, ...UnplacedWord[]];
  const others = isDayOfWeek(rest[0]?.text ?? '') ? rest.slice(1) : rest;
  const month = named.map((word) => ({ ...word, x0: day.x0, x1: day.x1, hasGap: false }));
  const behind = others.map((word, index) => (index === 0 ? { ...word, hasGap: true } : word));
  return scan(makeLine(scanned.line.page, scanned.line.y, [day, ...month, ...behind]));
}
