import { placeOf } from '#read/lines.ts';
import { findHeaderPhrases, moneyRoles, type Role, roleOfCell } from '#words/headers.ts';
import type { Scanned } from './scan.ts';

export type Column = { role: Role; label: string; x0: number; x1: number };

/** A line, or two above each other, that names columns. */
export type Header = { columns: Column[]; height: 1 | 2 };

/** Reads a line as the head of a table; undefined where it names too few columns to be one. */
export function findHeader(scanned: Scanned, next: Scanned | undefined, layout: 'grid' | 'page'): Header | undefined {
  if (!canBeHeader(scanned)) return undefined;
  const columns = layout === 'grid' ? cellColumns(scanned) : phraseColumns(scanned);
  if (isTable(columns)) return { columns, height: 1 };
  if (layout === 'grid' || columns.length === 0 || !next || !canBeHeader(next) || !isClose(scanned, next))
    return undefined;
  const both = [...columns, ...phraseColumns(next)].sort((a, b) => a.x0 - b.x0);
  return isTable(both) ? { columns: withoutRepeats(both), height: 2 } : undefined;
}

const canBeHeader = ({ amounts, dates }: Scanned) => dates.length === 0 && !amounts.some(({ strong }) => strong);

function isTable(columns: Column[]): boolean {
  const roles = new Set(columns.map(({ role }) => role));
  const hasMoney = moneyRoles.some((role) => roles.has(role) && role !== 'points');
  const hasText = roles.has('description') || roles.has('payee');
  const hasDate = roles.has('date') || roles.has('posting');
  return hasMoney && (hasDate || hasText) && roles.size >= 2 && columns.length >= 2;
}

function cellColumns({ line }: Scanned): Column[] {
  return line.words.flatMap(({ text, x0, x1 }) => {
    const role = roleOfCell(text);
    return role ? [{ role, label: text, x0, x1 }] : [];
  });
}

/** On paper a head's words may stand close together; prose that happens to hold such words is mostly other words. */
function phraseColumns({ line, folded }: Scanned): Column[] {
  const found = findHeaderPhrases(folded).filter(({ at, end }) => end - at > 3 || standsAlone(folded, at, end));
  const named = found.reduce((sum, { at, end }) => sum + end - at, 0);
  const letters = folded.replace(/[^\p{L}]/gu, '').length;
  if (named < letters * 0.55) return [];
  return found.map(({ role, at, end }, index) => ({
    role,
    label: line.text.slice(at, found[index + 1]?.at ?? line.text.length).trim(),
    ...placeOf(line, at, end),
  }));
}

/** `in` heads a column only where it stands apart: `Amount (in Rs.)` is one column. */
const standsAlone = (text: string, at: number, end: number) =>
  (at === 0 || text.charAt(at - 1) === '\t') && (end === text.length || text.charAt(end) === '\t');

const isClose = (a: Scanned, b: Scanned) => a.line.page === b.line.page && Math.abs(b.line.y - a.line.y) < 20;

/** Two lines of one head name a column twice ("Transaction" above "Date"): the lower one counts. */
const withoutRepeats = (columns: Column[]) =>
  columns.filter((column, index) => !columns.some((other, at) => at > index && overlaps(column, other)));

const overlaps = (a: Column, b: Column) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 2;
