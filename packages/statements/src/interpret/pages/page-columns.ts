import { parseCurrency } from '@kumbara/text/currencies';
import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { Column } from '#interpret/columns/header.ts';
import type { Scanned } from '#interpret/scan.ts';
import { positionOf } from '#read/lines.ts';
import { moneyRoles, type Role } from '#words/headers.ts';

/** Amounts of one column end at the same position within this distance, in points. */
const tolerance = 3.5;

export type MoneyColumn = {
  /** `other`: a column of numbers without a name. */
  role: Role | 'other';
  edge: number;
  x0: number;
  x1: number;
};

type Cluster = {
  edge: number;
  x0: number;
  x1: number;
  tokens: number;
  hasGap: boolean;
  /** The words directly before amounts without a gap. */
  texts: Set<string>;
};

/**
 * Finds the amount columns of a page: right edges that repeat, named by the head above them.
 * @returns undefined where amounts stand behind their texts without columns
 */
export function findMoneyColumns(rows: Scanned[], named: Column[]): MoneyColumn[] | undefined {
  const tokens = findMoneyTokens(rows);
  if (tokens.length === 0) return undefined;
  const heads = named.filter(({ role }) => moneyRoles.includes(role));
  const all = joinMarked(clusters(tokens, rows), rows).filter(isColumn);
  const isLarge = (cluster: Cluster) =>
    cluster.tokens >= Math.max(2, rows.length * 0.08) || isBelowHead(cluster, heads);
  // The only deposit of a month is alone in its column, but still separated from the words.
  const isLoner = (cluster: Cluster) => all.length <= 4 && cluster.hasGap;
  const large = all.filter((cluster) => isLarge(cluster) || (all.some(isLarge) && isLoner(cluster)));
  const weight = (cluster: Cluster) => cluster.tokens + (isEndBelowHead(cluster, heads) ? rows.length : 0);
  const most = [...large].sort((a, b) => weight(b) - weight(a)).slice(0, Math.max(heads.length + 1, 3));
  const covered = most.reduce((sum, cluster) => sum + cluster.tokens, 0);
  // Other numbers may stand next to a column below its head: foreign prices in lines of their own.
  const isHeaded = most.some((cluster) => cluster.tokens > 1 && isEndBelowHead(cluster, heads));
  if (covered < tokens.length * (isHeaded ? 0.5 : 0.75)) return undefined;
  if (rows.length > 1 && most.every((cluster) => cluster.tokens < 2) && heads.length === 0) return undefined;
  const sorted = most.sort((a, b) => a.edge - b.edge);
  return heads.length ? withForeign(assignByHeads(sorted, heads, rows), tokens) : assignByContent(sorted, rows);
}

/**
 * Of two amount columns, marks the one with foreign prices: it has more currencies, one of which the other never has.
 */
function withForeign(columns: MoneyColumn[], tokens: AmountToken[]): MoneyColumn[] {
  const codesIn = (column: MoneyColumn) =>
    new Set(tokens.flatMap((token) => (findColumn(token, columns) === column ? (token.currency ?? []) : [])));
  const [own, foreign] = columns
    .filter(({ role }) => role === 'amount')
    .map((column) => ({ column, codes: codesIn(column) }))
    .sort((a, b) => a.codes.size - b.codes.size);
  if (!own || !foreign || [...foreign.codes].every((code) => own.codes.has(code))) return columns;
  return columns.map((column) => (column === foreign.column ? { ...column, role: 'foreign' } : column));
}

/**
 * Returns the numbers that look like amounts. Without any decimals or currencies (yen), the last number of a line after
 * a gap.
 */
function findMoneyTokens(rows: Scanned[]): AmountToken[] {
  const strong = rows.flatMap(({ amounts }) => amounts.filter((token) => token.strong && !token.bracketed));
  if (strong.length > 0) return strong;
  return rows.flatMap(({ amounts, line }) => {
    const last = amounts.at(-1);
    return last && line.text.charAt(last.at - 1) === '\t' ? [last] : [];
  });
}

/** Behind texts of equal length, amounts end at one position without being a column. */
const isColumn = ({ hasGap, tokens, texts }: Cluster) => hasGap || tokens < 2 || texts.size !== 1;

function clusters(tokens: AmountToken[], rows: Scanned[]): Cluster[] {
  const textBefore = new Map(
    rows.flatMap(({ amounts, line, folded }) =>
      amounts
        .filter(({ at }) => line.text.charAt(at - 1) !== '\t')
        .map((token) => [token, folded.slice(0, token.at).replace(/\d/g, '')] as const),
    ),
  );
  const found: Cluster[] = [];
  for (const token of [...tokens].sort((a, b) => a.x1 - b.x1)) {
    const { x0, x1 } = token;
    const text = textBefore.get(token);
    let cluster = found.at(-1);
    if (!cluster || x1 - cluster.edge > tolerance) {
      cluster = { edge: x1, x0, x1, tokens: 0, hasGap: true, texts: new Set() };
      found.push(cluster);
    }
    cluster.tokens += 1;
    cluster.x0 = Math.min(cluster.x0, x0);
    cluster.x1 = x1;
    if (text === undefined) continue;
    cluster.hasGap = false;
    if (/\p{L}/u.test(text)) cluster.texts.add(text);
  }
  return found;
}

/**
 * Joins columns whose amounts have a mark behind them in some rows: the mark moves their end, as in `336,00 CR` below
 * `18,09`, or `250,00 +` below `12,00`. They never both occur in one line.
 */
function joinMarked(sorted: Cluster[], rows: Scanned[]): Cluster[] {
  const joined: Cluster[] = [];
  for (const cluster of sorted) {
    const last = joined.at(-1);
    if (
      last &&
      cluster.x1 - last.edge < widestMark &&
      hasMarkedEnds(cluster, last, rows) &&
      !shareRow(last, cluster, rows)
    )
      joined[joined.length - 1] = {
        edge: last.edge,
        x0: Math.min(last.x0, cluster.x0),
        x1: cluster.x1,
        tokens: last.tokens + cluster.tokens,
        hasGap: last.hasGap && cluster.hasGap,
        texts: new Set([...last.texts, ...cluster.texts]),
      };
    else joined.push(cluster);
  }
  return joined;
}

/** The largest width of a mark, in points. */
const widestMark = 30;

/** True if all amounts of a column have a mark behind digits that end where those of the other column do. */
function hasMarkedEnds(marked: Cluster, plain: Cluster, rows: Scanned[]): boolean {
  return rows.every(({ amounts, line, folded }) =>
    amounts.every((token) => {
      if (!isIn(token, marked)) return true;
      const end = folded.indexOf(token.digits, token.at) + token.digits.length;
      const behind = folded.slice(end, token.end).trim();
      if (behind === '' || !(token.mark || token.sign) || parseCurrency(behind)) return false;
      return isIn(positionOf(line, token.at, end), plain);
    }),
  );
}

const isEndBelowHead = (cluster: Cluster, heads: Column[]) =>
  heads.some((head) => Math.abs(head.x1 - cluster.edge) < 6);

const isBelowHead = (cluster: Cluster, heads: Column[]) =>
  isEndBelowHead(cluster, heads) ||
  heads.some((head) => cluster.x0 < head.x1 && cluster.x1 > head.x0 && cluster.tokens > 1);

/**
 * Assigns names to amount columns: in order where there are as many of both, else each name to the nearest column.
 * Other columns get the role `other`.
 */
function assignByHeads(found: Cluster[], heads: Column[], rows: Scanned[]): MoneyColumn[] {
  const sorted = [...heads].sort((a, b) => a.x0 - b.x0);
  const owner = found.map((cluster, index) =>
    found.length === sorted.length ? sorted[index] : nearest(cluster, sorted),
  );
  return found.map((cluster, index) => {
    const head = owner[index] as Column;
    const rivals = found.filter((_, at) => owner[at] === head);
    const isNearest = rivals.every((rival) => distance(cluster, head) <= distance(rival, head));
    // A sign behind some amounts shifts the others: `890,00-` and `12,00 ` end below one name and never in one line.
    const isShifted = rivals.every((rival) => isOneColumn(cluster, rival) && !shareRow(cluster, rival, rows));
    return { role: isNearest || isShifted ? head.role : 'other', edge: cluster.edge, x0: cluster.x0, x1: cluster.x1 };
  });
}

/** Maximum shift of an amount by one or two signs behind it, in points. */
const widestSign = 8;
const isOneColumn = (a: Cluster, b: Cluster): boolean => Math.abs(a.edge - b.edge) < widestSign;

const shareRow = (a: Cluster, b: Cluster, rows: Scanned[]): boolean =>
  a !== b &&
  rows.some(({ amounts }) => amounts.some((token) => isIn(token, a)) && amounts.some((token) => isIn(token, b)));

const distance = (cluster: Cluster, head: Column) =>
  Math.min(
    Math.abs(head.x1 - cluster.edge),
    Math.abs(head.x0 - cluster.x0),
    Math.abs((head.x0 + head.x1 - cluster.x0 - cluster.x1) / 2),
  );

const nearest = (cluster: Cluster, heads: Column[]): Column | undefined =>
  [...heads].sort((a, b) => distance(cluster, a) - distance(cluster, b))[0];

/**
 * Infers the roles of amount columns without a head: a last column filled in every line next to another is the balance;
 * two that exclude each other are debit and credit.
 */
function assignByContent(found: Cluster[], rows: Scanned[]): MoneyColumn[] {
  const count = (cluster: Cluster) =>
    rows.filter(({ amounts }) => amounts.some((token) => isIn(token, cluster))).length;
  const together = (a: Cluster, b: Cluster) =>
    rows.filter(({ amounts }) => amounts.some((token) => isIn(token, a)) && amounts.some((token) => isIn(token, b)))
      .length;
  const place = (role: MoneyColumn['role'], { edge, x0, x1 }: Cluster): MoneyColumn => ({ role, edge, x0, x1 });
  const last = found.at(-1);
  if (!last || found.length === 1) return found.map((cluster) => place('amount', cluster));
  const others = found.slice(0, -1);
  // A balance stands next to an amount in most lines. Otherwise the last column is the amount, and an occasional number
  // before it a foreign price.
  const moved = others.filter((other) => together(other, last) > count(other) * 0.6);
  const isMostly = count(last) > rows.length * 0.6;
  const moves = moved.reduce((sum, other) => sum + together(other, last), 0);
  const isBalance = isMostly && moves > count(last) * 0.5;
  if (isMostly && !isBalance && moved.length === others.length)
    return [...others.map((cluster) => place('other', cluster)), place('amount', last)];
  const moving = isBalance ? others : found;
  const [first, second] = moving as [Cluster, Cluster | undefined];
  const excluding = moving.length === 2 && second !== undefined && together(first, second) === 0;
  const roles = excluding
    ? [place('debit', first), place('credit', second)]
    : moving.map((cluster) => place('amount', cluster));
  return isBalance ? [...roles, place('balance', last)] : roles;
}

const isIn = (token: { x1: number }, { edge, x1 }: { edge: number; x1: number }) =>
  token.x1 >= edge - tolerance && token.x1 <= x1 + tolerance;

/** Returns the amount column of a token. */
export function findColumn(token: AmountToken, columns: MoneyColumn[]): MoneyColumn | undefined {
  const off = ({ edge }: MoneyColumn) => Math.abs(edge - token.x1);
  let nearest: MoneyColumn | undefined;
  for (const column of columns) if (isIn(token, column) && !(nearest && off(nearest) <= off(column))) nearest = column;
  return nearest;
}
