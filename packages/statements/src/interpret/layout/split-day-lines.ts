import { type Scanned, scan } from '#interpret/scan.ts';
import { makeLine, type Word } from '#read/lines.ts';

const fewest = 3;
const leastShare = 0.8;

/**
 * Moves days from a line of their own in a cell (`NOMINA`, with `01-09-2026` below) to a cell behind it, where the rows
 * of a sheet have no other day.
 */
export function splitDayLines(lines: Scanned[]): Scanned[] {
  const rows = lines.filter(({ amounts }) => amounts.some(({ strong }) => strong));
  const found = rows.flatMap((row) => findDayLine(row) ?? []);
  if (found.length < fewest || found.length < rows.length * leastShare) return lines;
  const dayLines = new Map(found.map((dayLine) => [dayLine.row, dayLine]));
  return lines.map((row) => splitCell(row, dayLines.get(row)));
}

/** A cell with a day on a line of its own. */
type DayLine = { row: Scanned; cell: Word; day: string };

function findDayLine(row: Scanned): DayLine | undefined {
  const { line, dates } = row;
  for (const { at, end } of dates) {
    const cell = line.words.find((word) => word.at <= at && end <= word.at + word.text.length);
    const day = line.text.slice(at, end);
    if (cell?.text === day) return undefined;
    if (cell?.text.split('\n').includes(day)) return { row, cell, day };
  }
  return undefined;
}

/** A column between two of a sheet. */
const behind = 0.5;

function splitCell(row: Scanned, found: DayLine | undefined): Scanned {
  if (!found) return row;
  const { cell, day } = found;
  const text = cell.text.split('\n').filter((own) => own !== day);
  const x0 = cell.x0 + behind;
  const words = row.line.words.flatMap(({ at: _, ...word }) =>
    word.x0 === cell.x0
      ? [
          { ...word, text: text.join('\n'), hasGap: true },
          { ...word, text: day, x0, x1: x0, hasGap: true },
        ]
      : [{ ...word, hasGap: true }],
  );
  return scan(makeLine(row.line.page, row.line.y, words));
}
