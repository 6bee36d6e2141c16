import { addDays } from '#votes/calendar.ts';
import type { Column } from './header.ts';
import type { Scanned } from './scan.ts';

/** Excel's days since 30 December 1899; these are the years 2000 to 2099. */
const isSerial = (value: number | undefined) => value !== undefined && value >= 36_526 && value < 73_051;

/** Takes bare numbers below a head of dates for Excel's serial days: cells that lost their format. */
export function readSerialDays(lines: Scanned[], columns: Column[]): Scanned[] {
  const places = new Set(columns.filter(({ role }) => role === 'date' || role === 'posting').map(({ x0 }) => x0));
  return lines.map((scanned) => {
    const serials = scanned.line.words.filter(({ x0, number }) => places.has(x0) && isSerial(number));
    if (serials.length === 0) return scanned;
    const days = serials.map(({ at, text, x0, x1, number = 0 }) => {
      const [year, month, day] = addDays('1899-12-30', Math.floor(number)).split('-').map(Number);
      return { at, end: at + text.length, x0, x1, year, month, day };
    });
    const amounts = scanned.amounts.filter(({ at }) => !serials.some((word) => word.at === at));
    return { ...scanned, dates: [...scanned.dates, ...days].sort((a, b) => a.at - b.at), amounts };
  });
}
