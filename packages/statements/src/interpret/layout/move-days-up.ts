import { type Scanned, scan } from '#interpret/scan.ts';
import { makeLine, type UnplacedWord } from '#read/lines.ts';
import totals from '#words/totals.json' with { type: 'json' };
import { isWeekday } from '#words/weekdays.ts';

/** The largest distance of a day below its row, in points. */
const furthestBelow = 22;
/** Such a day stands nearer to the line above than to the one below by at least this factor. */
const nearer = 1.5;
const fewest = 3;
const leastShare = 0.8;

/**
 * Moves days from below their row (`Netflix -289,99 TL`, with `5 Eylül 2026` below) to its beginning. A day above its
 * rows stands nearer to the line below, or, where all lines have one distance, before the first row.
 */
export function moveDaysUp(lines: Scanned[]): Scanned[] {
  const days = lines.flatMap((scanned, index) => (isDay(scanned) ? [index] : []));
  const withRow = days.filter((index) => findRowAbove(lines, index) !== undefined);
  const endsInDay = !isRow(lines[(days.at(-1) ?? 0) + 1]) && withRow.length >= days.length * leastShare;
  const below = withRow.filter((index) => isBelow(lines, index, endsInDay));
  if (below.length < fewest || below.length < days.length * leastShare) return lines;
  if (lines.some(({ dates, amounts }) => dates[0]?.at === 0 && amounts.some(({ strong }) => strong))) return lines;
  const dayOf = new Map(below.map((index) => [findRowAbove(lines, index), lines[index] as Scanned]));
  const raised = new Set(dayOf.values());
  return lines.flatMap((scanned, index) => {
    if (raised.has(scanned)) return selectOtherTexts(scanned);
    const day = dayOf.get(index);
    return [day ? withDay(scanned, day) : scanned];
  });
}

/** The largest distance between two lines of one row, in points. */
const furthestAbove = 18;

/**
 * Moves texts from above their row (`Netflix`, with `05.09.2026 -289,99 TL` below) between its day and amount, where no
 * row has words next to its day.
 */
export function moveTextsDown(lines: Scanned[]): Scanned[] {
  const rows = lines.flatMap((scanned, index) =>
    scanned.dates[0]?.at === 0 && scanned.amounts.some(({ strong }) => strong) ? [index] : [],
  );
  const isBare = (index: number) => !/\p{L}{3}/u.test(withoutTokens(lines[index] as Scanned));
  if (rows.length < fewest || !rows.every(isBare)) return lines;
  const texts = rows.filter((index) => isTextAbove(lines, index));
  if (texts.length < rows.length * leastShare) return lines;
  const lowered = new Set(texts);
  return lines.flatMap((scanned, index) => {
    if (lowered.has(index + 1)) return [];
    return [lowered.has(index) ? withText(scanned, lines[index - 1] as Scanned) : scanned];
  });
}

/** Returns the text of a line without its days and amounts. */
const withoutTokens = ({ line, dates, amounts }: Scanned): string =>
  [...dates, ...amounts].reduce(
    (rest, { at, end }) => rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end),
    line.text,
  );

function isTextAbove(lines: Scanned[], index: number): boolean {
  const [above, own] = [lines[index - 1], lines[index]];
  if (!above || !own) return false;
  const isNear = above.line.page === own.line.page && own.line.y - above.line.y <= furthestAbove;
  // A page break may stand between them.
  const isOver = above.line.page === own.line.page - 1 && above.line.words[0]?.x0 === own.line.words[0]?.x0;
  if (!isNear && !isOver) return false;
  return above.dates.length === 0 && !above.amounts.some(({ strong }) => strong) && /\p{L}/u.test(above.line.text);
}

function withText(row: Scanned, above: Scanned): Scanned {
  const end = row.dates[0]?.end ?? 0;
  const words = placed(row);
  const behind = row.line.words.findIndex(({ at }) => at >= end);
  const [day, rest] = [words.slice(0, behind), words.slice(behind)];
  return scan(makeLine(row.line.page, row.line.y, [...day, ...placed(above), ...rest]));
}

/** True for a line that begins with a day, or with a few words before it, and holds no amount other than a balance. */
const isDay = (scanned: Scanned): boolean => {
  const { line, dates } = scanned;
  const [day] = dates;
  if (!day || dates.length > 1 || hasStrong(scanned)) return false;
  return day.at === 0 || (/^(?:\p{L}+ ){1,3}[\W_]+$/u.test(line.text.slice(0, day.at)) && day.at < furthestIn);
};
/** The most characters before the day, as in `Kart ödemesi • `. */
const furthestIn = 32;

/** The balance after a payment: `Bakiye 1.204,50 TL`. */
const left = new RegExp(`(?<![a-z])(?:${totals.remaining.join('|')}) ?:? ?$`, 'u');

const longestLeft = 20;

/** True if a line holds an amount that is no balance. */
const hasStrong = ({ amounts, folded }: Scanned) =>
  amounts.some(
    ({ strong, at }) => strong && !left.test(folded.slice(Math.max(0, at - longestLeft), at).replace(/\t/g, ' ')),
  );

/** True for a line of words and an amount that does not begin with a day. */
const isRow = (scanned: Scanned | undefined): boolean =>
  scanned !== undefined &&
  scanned.dates[0]?.at !== 0 &&
  scanned.amounts.some(({ strong }) => strong) &&
  /\p{L}/u.test(scanned.line.text);

/** Upper limit of lines that a text continues in, between a row and its day. */
const mostWrapped = 2;

/** Returns the index of the row that a day stands below, directly or behind lines that only continue its text. */
function findRowAbove(lines: Scanned[], index: number): number | undefined {
  for (let at = index - 1; at >= index - 1 - mostWrapped; at -= 1) {
    const above = lines[at];
    if (isRow(above)) return at;
    if (!above || above.dates.length > 0 || above.amounts.some(({ strong }) => strong)) return undefined;
  }
  return undefined;
}

function isBelow(lines: Scanned[], index: number, endsInDay: boolean): boolean {
  const [above, own, next] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!above || !own) return false;
  // A page break may stand between them.
  const gap = above.line.page === own.line.page ? own.line.y - above.line.y : 0;
  const room = next && next.line.page === own.line.page ? next.line.y - own.line.y : Number.POSITIVE_INFINITY;
  return gap < furthestBelow && (endsInDay || gap + nearer < room);
}

const placed = ({ line }: Scanned): UnplacedWord[] =>
  line.words.map(({ at, ...word }) => ({ ...word, hasGap: at === 0 || line.text.charAt(at - 1) === '\t' }));

function withDay(row: Scanned, { line, dates }: Scanned): Scanned {
  const { at: from = 0, end = 0 } = dates[0] ?? {};
  const words = line.words.filter(({ at }) => at >= from && at < end);
  const day = words.map(({ at, ...word }) => ({ ...word, hasGap: at === from }));
  return scan(makeLine(row.line.page, row.line.y, [...day, ...placed(row)]));
}

/** Returns the other texts in the line of a day: `14:22`, `Eğlence`. */
function selectOtherTexts(scanned: Scanned): Scanned[] {
  const { line, dates, folded, amounts } = scanned;
  const { at: from = 0, end = 0 } = dates[0] ?? {};
  const balance = amounts.find(({ strong }) => strong);
  const until = balance ? folded.slice(0, balance.at).replace(/\t/g, ' ').search(left) : folded.length;
  const rest = line.words.filter(({ at, text }) => (at < from || at >= end) && at < until && !isWeekday(text));
  if (!rest.some(({ text }) => /[\p{L}\d]/u.test(text))) return [];
  return [
    scan(
      makeLine(
        line.page,
        line.y,
        rest.map(({ at, ...word }) => ({ ...word, hasGap: at === 0 })),
      ),
    ),
  ];
}
