import { parseCurrency } from '@kumbara/text/currencies';
import { foldInPlace } from '@kumbara/text/fold';
import { type Scanned, splitSegments } from '#interpret/scan.ts';
import { positionOf } from '#read/lines.ts';
import { findCurrencyInLabel } from '#words/currencies.ts';
import headers from '#words/headers.json' with { type: 'json' };
import {
  findHeaderPhrases,
  findRoleOfCell,
  type HeaderPhrase,
  isColumnName,
  moneyRoles,
  type Role,
  rolesNextToAmount,
} from '#words/headers.ts';
import { findTotalLabels } from '#words/totals.ts';

export type Column = { role: Role; label: string; x0: number; x1: number };

/** One line, or two below each other, that name columns. */
export type Header = { columns: Column[]; height: 1 | 2 };

/** Parses a line as the head of a table. Returns undefined where it names too few columns. */
export function findHeader(scanned: Scanned, next: Scanned | undefined, layout: 'grid' | 'page'): Header | undefined {
  if (!canBeHeader(scanned)) return layout === 'page' ? isAdjacentToOthers(scanned, next) : undefined;
  const columns = settleNames(layout === 'grid' ? cellColumns(scanned) : phraseColumns(scanned));
  const framed =
    layout === 'page' && !(isTable(columns) && hasText(columns)) ? settleNames(framedColumns(scanned)) : [];
  const named = isTable(framed) ? framed : columns;
  if (isTable(named) && isSummary(named, scanned)) return undefined;
  if (layout === 'grid' && next && isTable(named)) return withSidesBelow(named, next) ?? { columns: named, height: 1 };
  if (isTable(named))
    return (layout === 'page' && next && withNamesBelow(named, scanned, next)) || { columns: named, height: 1 };
  if (layout === 'grid' || columns.length === 0 || !next || !canBeHeader(next) || !isClose(scanned, next))
    return undefined;
  if (isTitle(scanned, next)) return undefined;
  const lower = phraseColumns(next);
  if (!isTable([...columns, ...lower])) return undefined;
  // The lower line applies if both lines name a column: "Transaction" above "Date".
  const upper = columns.filter((column) => !lower.some((below) => overlaps(column, below)));
  return { columns: settleNames([...upper, ...lower].sort((a, b) => a.x0 - b.x0)), height: 2 };
}

/**
 * `Vorig saldo`, `Nieuw saldo` and a day in the same line name the values of a summary box, not the columns of a table.
 */
function isSummary(columns: Column[], { folded }: Scanned): boolean {
  if (columns.some(({ role }) => bookedRoles.has(role))) return false;
  const kinds = new Set(findTotalLabels(folded).map(({ kind }) => kind));
  return kinds.has('opening') && kinds.has('closing');
}

/**
 * Joins column names that continue in the line below: `Betrag` above `in EUR`, `Pago` above `requerido`. Applies only
 * where that line holds a currency, or all its texts form names together with the line above.
 */
function withNamesBelow(columns: Column[], head: Scanned, next: Scanned): Header | undefined {
  if (!canBeHeader(next) || !isClose(head, next)) return undefined;
  const [upper, lower] = [splitSegments(head), splitSegments(next)];
  const isPriced = lower.some(({ text }) => findCurrencyInLabel(text) !== '');
  const isLong = lower.some(({ text }) => /\d/.test(text) || text.length > longestName);
  if (!(isPriced || isContinuation(head, next)) || isLong || lower.length < 2) return undefined;
  if (!lower.every((part) => upper.some((above) => overlaps(part, above)))) return undefined;
  const named = upper.flatMap((above): Column[] => {
    const own = columns.filter((column) => overlaps(column, above));
    const below = lower.find((part) => overlaps(part, above));
    const label = `${above.text} ${below?.text}`;
    const role = below && own.length < 2 ? (findRoleOfCell(label) ?? own[0]?.role) : undefined;
    return role ? [{ role, label, x0: above.x0, x1: above.x1 }] : own;
  });
  return isTable(named) ? { columns: settleNames(named), height: 2 } : undefined;
}
const longestName = 24;

/** `Importo` over two columns of a sheet, with `Dare` and `Avere` below. */
function withSidesBelow(columns: Column[], next: Scanned): Header | undefined {
  const sides = canBeHeader(next) ? cellColumns(next) : [];
  const isOfSides = sides.every(({ role }) => isSide(role));
  if (sides.length !== 2 || !isOfSides || next.line.words.length !== sides.length) return undefined;
  const others = columns.filter(({ x0 }) => !sides.some((side) => side.x0 === x0));
  return { columns: settleNames([...others, ...sides].sort((a, b) => a.x0 - b.x0)), height: 2 };
}

/** True if a line below a head is the end of its names: `Tarihi`, whose `İşlem` stands in the line above. */
export const isEndOfHead = (head: Scanned, next: Scanned | undefined): boolean =>
  next !== undefined &&
  canBeHeader(next) &&
  isClose(head, next) &&
  !isTable(phraseColumns(next)) &&
  (splitSegments(next).every(({ text }) => isColumnName(text)) || isContinuation(head, next));

/** True if each text stands below a name and continues it, as `Kanalı` below `İşlem`. */
function isContinuation(head: Scanned, next: Scanned): boolean {
  const upper = splitSegments(head);
  return splitSegments(next).every((part) =>
    upper.some((above) => overlaps(above, part) && isColumnName(`${above.text} ${part.text}`)),
  );
}

/**
 * Returns the columns that the names of a head form together with those below: `İşlem` above `Tarihi` is a date column.
 */
export function withLowerNames({ columns, height }: Header, next: Scanned): Header {
  const lower = splitSegments(next);
  const named = columns.map((column) => {
    const below = lower.find((part) => overlaps(column, part));
    const role = below && findRoleOfCell(`${column.label} ${below.text}`);
    return role ? { ...column, role, label: `${column.label} ${below.text}` } : column;
  });
  return isTable(named) ? { columns: named, height } : { columns, height };
}

/** `ATM and debit card subtractions` spans several names of the head below: it is a title, not part of the head. */
function isTitle(scanned: Scanned, head: Scanned): boolean {
  const [title, ...others] = splitSegments(scanned);
  if (!title || others.length > 0 || !isTable(settleNames(phraseColumns(head)))) return false;
  return splitSegments(head).filter((name) => overlaps(title, name)).length > 1;
}

const settleNames = (columns: Column[]) => settleFees(settleAmounts(settleValor(settleSides(columns))));

/** `Borç/Alacak` names a column of direction marks next to an amount. Without an amount column it names the amounts. */
function settleSides(columns: Column[]): Column[] {
  const isBooked = columns.some(({ role }) => bookedRoles.has(role));
  if (isBooked) return columns;
  return columns.map((column) =>
    column.role === 'sign' && column.label.includes('/') ? { ...column, role: 'amount' } : column,
  );
}
const bookedRoles: ReadonlySet<Role> = new Set(['amount', 'debit', 'credit', 'due'] as const);

/** A fee column stands next to an amount column. Without one it is the amount column. */
function settleFees(columns: Column[]): Column[] {
  const isBooked = columns.some(({ role }) => role === 'amount' || role === 'debit' || role === 'due');
  return isBooked ? columns : columns.filter(({ role }) => role !== 'fee');
}

/** Of two amount columns, one that names its currency holds the booked amount, the other the foreign price. */
function settleAmounts(columns: Column[]): Column[] {
  const amounts = columns.filter(({ role }) => role === 'amount');
  const inCurrency = amounts.filter(({ label }) => findCurrencyInLabel(label) !== '');
  if (amounts.length !== 2 || inCurrency.length === 0) return columns;
  const [first, second] = amounts.map(({ label }) => findCurrencyInLabel(label));
  if (first === second) return columns;
  // `Tutar (TL)` with `Tutar (USD)`: a card with two currencies is counted in the first.
  const own = inCurrency[0];
  return columns.map((column) =>
    amounts.includes(column) && column !== own ? { ...column, role: 'foreign' } : column,
  );
}

/**
 * `Valor` is the value date in Turkish (valör) and the amount in Portuguese: an amount where no other column is one.
 */
function settleValor(columns: Column[]): Column[] {
  const hasAmount = columns.some(({ role }) => role === 'amount' || role === 'debit' || role === 'credit');
  if (hasAmount) return columns;
  return columns.map((column) => (foldInPlace(column.label) === 'valor' ? { ...column, role: 'amount' } : column));
}

/**
 * Finds a head that shares its line with text next to the table: three or more names at the beginning or end of the
 * line. A name may continue below: `POSTING` above `DATE`.
 */
function isAdjacentToOthers(scanned: Scanned, next: Scanned | undefined): Header | undefined {
  const { text: printed } = scanned.line;
  const [end, start] = [printed.indexOf('\t'), printed.lastIndexOf('\t') + 1];
  // Fewer than three names, or no known name at either end.
  if (end + 1 === start || !(isColumnName(printed.slice(0, end)) || isColumnName(printed.slice(start))))
    return undefined;
  const upper = splitSegments(scanned);
  const lower = next && isClose(scanned, next) ? splitSegments(next) : [];
  const parts = upper.map((part) => {
    const below = lower.find((other) => overlaps(part, other));
    const text = `${part.text} ${below?.text}`;
    return below && isColumnName(text) ? { ...part, text } : part;
  });
  const height = parts.some((part, index) => part !== upper[index]) ? 2 : 1;
  // A text with a value in the next cell is a line of the summary box.
  const hasValue = (index: number) => /^\P{L}*\d\P{L}*$/u.test(parts[index + 1]?.text ?? '');
  const found = parts.map(({ text, x0, x1 }, index) => ({
    role: hasValue(index) ? undefined : findRoleOfCell(text),
    label: text,
    x0,
    x1,
  }));
  const until = found.findIndex(({ role }) => !role);
  const from = found.findLastIndex(({ role }) => !role) + 1;
  for (const part of [found.slice(0, until), found.slice(from)]) {
    const columns = part.flatMap(({ role, ...place }) => (role ? [{ role, ...place }] : []));
    if (columns.length > 2 && isTable(columns)) return { columns, height };
  }
  return undefined;
}

const canBeHeader = ({ amounts, dates }: Scanned) => dates.length === 0 && !amounts.some(({ strong }) => strong);

const hasText = (columns: Column[]): boolean => columns.some(({ role }) => role === 'description' || role === 'payee');

function isTable(columns: Column[]): boolean {
  const roles = new Set(columns.map(({ role }) => role));
  const hasMoney = moneyRoles.some((role) => roles.has(role) && !rolesNextToAmount.has(role));
  const hasDate = roles.has('date') || roles.has('posting');
  return hasMoney && (hasDate || hasText(columns)) && roles.size >= 2 && columns.length >= 2;
}

function cellColumns({ line }: Scanned): Column[] {
  return line.words.flatMap(({ text, x0, x1 }) => {
    const role = findRoleOfCell(text);
    return role ? [{ role, label: text, x0, x1 }] : [];
  });
}

/**
 * In a PDF, names are separated by gaps. Between a date name and an amount name, an unknown name (of another language)
 * is the description.
 */
function framedColumns(scanned: Scanned): Column[] {
  const parts = splitSegments(scanned);
  if (parts.length < 2 || !parts.some(({ text }) => isColumnName(text))) return [];
  const named = parts.map(({ text, x0, x1 }) => ({ role: findRoleOfCell(text), label: text, x0, x1 }));
  const dates = named.filter(({ role }) => role === 'date' || role === 'posting');
  const known = named.flatMap((column) => (column.role ? [{ ...column, role: column.role }] : []));
  const unknown = named.filter(({ role, label }) => !role && label.length < 40);
  const isFrame = dates.length > 0 && known.some(({ role }) => moneyRoles.includes(role) && role !== 'instalment');
  if (!isFrame || known.length < 2 || known.length + unknown.length < named.length || unknown.length > 2) return [];
  const widest = hasText(known) ? undefined : unknown[0];
  return [...known, ...(widest ? [{ ...widest, role: 'description' as const }] : [])].sort((a, b) => a.x0 - b.x0);
}

/**
 * In a PDF, the words of a head may stand close together. Prose that contains such words consists mostly of other
 * words.
 */
function phraseColumns({ line, folded }: Scanned): Column[] {
  const phrases = findHeaderPhrases(folded);
  const found = joinNames(
    folded,
    phrases.filter(
      ({ at, end }) => end - at > 3 || isSeparateName(folded, at, end) || isAdjacentToBalance(folded, phrases, at),
    ),
  );
  const named = found.reduce((sum, { at, end }) => sum + end - at, 0);
  const letters = folded.replace(/[^\p{L}]/gu, '').length;
  if (named < letters * 0.55) return [];
  return found.map(({ role, at, end }, index) => {
    const from = Math.max(found[index - 1]?.end ?? 0, line.text.lastIndexOf('\t', at) + 1);
    const tab = line.text.indexOf('\t', end);
    const to = Math.min(found[index + 1]?.at ?? line.text.length, tab < 0 ? line.text.length : tab);
    // "Payment type and details", "Amount (JPY)", "$ Amount": the words around a name belong to the same column.
    const isPriced = parseCurrency(folded.slice(from, at).trim()) !== undefined;
    const label = line.text.slice(isPriced ? from : at, to).trim();
    // Text directly behind an amount name, except its currency, belongs to another column.
    const ends = moneyRoles.includes(role)
      ? Math.min(to, end + (inBrackets.exec(line.text.slice(end))?.[0].length ?? 0))
      : to;
    return { role, label, ...positionOf(line, from, ends) };
  });
}

/** `(TL)`, `in EUR` behind an amount name. */
const inBrackets = /^(?: ?[([][^)\]]{0,20}[)\]]| in [a-z]{3}(?![a-z]))/u;

const joint = new RegExp(`^[ /&]*(?:${headers.joints.join('|')}|&|/)[ /&]*$`);

/**
 * Joins names that a small word connects: "Payment type and details" is one column. A name for the merchant takes
 * precedence.
 */
function joinNames(folded: string, found: readonly HeaderPhrase[]): HeaderPhrase[] {
  const joined: HeaderPhrase[] = [];
  for (const phrase of found) {
    const last = joined.at(-1);
    if (last && joint.test(folded.slice(last.end, phrase.at))) {
      last.end = phrase.end;
      if (phrase.role === 'description' || phrase.role === 'payee') last.role = phrase.role;
    } else joined.push({ ...phrase });
  }
  return joined;
}

/** `in` is a column name only with a gap around it: `Amount (in Rs.)` is one column. `£In` counts too. */
const isSeparateName = (text: string, at: number, end: number) =>
  /(?:^|\t)[£€$₺]? ?$/.test(text.slice(Math.max(0, at - 3), at)) && (end === text.length || text.charAt(end) === '\t');

/** `OUT ACCOUNT BALANCE` are names close together: nothing but directions in their cell, and a balance at its end. */
function isAdjacentToBalance(folded: string, phrases: readonly HeaderPhrase[], at: number): boolean {
  const from = folded.lastIndexOf('\t', at) + 1;
  const tab = folded.indexOf('\t', at);
  const to = tab < 0 ? folded.length : tab;
  const own = phrases.filter((phrase) => phrase.at >= from && phrase.end <= to);
  const named = own.map((phrase) => folded.slice(phrase.at, phrase.end)).join(' ');
  const isOfNames = named === folded.slice(from, to).trim();
  return isOfNames && own.every(({ role }, index) => (index === own.length - 1 ? role === 'balance' : isSide(role)));
}

const isSide = (role: Role): boolean => role === 'debit' || role === 'credit';

const isClose = (a: Scanned, b: Scanned) => a.line.page === b.line.page && Math.abs(b.line.y - a.line.y) < 20;

type Span = Pick<Column, 'x0' | 'x1'>;
const overlaps = (a: Span, b: Span) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 2;
