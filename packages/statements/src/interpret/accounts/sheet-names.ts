import { type Scanned, scan } from '#interpret/scan.ts';
import { type Lines, makeLine } from '#read/lines.ts';
import { findSheetCurrency } from '#words/account-currencies.ts';
import { findSheetAccount } from '#words/account-names.ts';

/** The `y` of a sheet's name, which stands above the first row. */
const aboveRows = -1;

/** True if a line is the name of a sheet. */
export const isSheetName = ({ line }: Scanned): boolean => line.y === aboveRows;

/** Inserts the name of each sheet above its rows, where several sheets are named after a card or a currency. */
export function withSheetNames(lines: Scanned[], sheets: Lines['sheets']): Scanned[] {
  if (!sheets || sheets.size < 2) return lines;
  const pages = Map.groupBy(lines, ({ line }) => line.page);
  const names = [...sheets].filter(([page]) => pages.has(page));
  const isTelling = names.length > 1 && names.some(([, name]) => findSheetAccount(name) ?? findSheetCurrency(name));
  if (!isTelling) return lines;
  return names.flatMap(([page, text]) => [
    scan(makeLine(page, aboveRows, [{ text, x0: 0, x1: 1, hasGap: true }])),
    ...(pages.get(page) ?? []),
  ]);
}
