import type { AmountToken } from '#votes/amount-tokens.ts';
import type { DateToken } from '#votes/date-tokens.ts';
import { collapse, fold } from '#words/fold.ts';
import type { Role } from '#words/headers.ts';
import { isCarried, pendingWords, totalWords } from '#words/phrases.ts';
import { cutOut, withoutLeftovers } from './describe.ts';
import type { Column } from './header.ts';
import { isMark } from './marks.ts';
import { columnOf, findMoneyColumns, type MoneyColumn } from './page-columns.ts';
import { pickRagged } from './ragged.ts';
import type { RawRow } from './raw-row.ts';
import { type Scanned, segments } from './scan.ts';

type Draft = { lines: Scanned[]; dates: DateToken[]; inherited: boolean; amounts: AmountToken[]; parts: string[] };

/** Takes the rows of a printed table apart. `columns` are those its head names; none where it has no head. */
export function readPageRows(lines: Scanned[], columns: Column[], documentCurrency: string | undefined): RawRow[] {
  const rowLike = lines.filter(
    (line) => leadingDates(line, columns).length > 0 || (isBelowText(line, columns) && !isBoundary(line)),
  );
  const money = findMoneyColumns(
    rowLike.filter(({ amounts }) => amounts.length > 0),
    columns,
  );
  const drafts: Draft[] = [];
  let day: DateToken[] = [];
  let open: Draft | undefined;
  for (const scanned of lines) {
    const dates = leadingDates(scanned, columns);
    const amounts = rowAmounts(scanned, dates, money);
    const parts = describe(scanned, dates, columns);
    if (dates.length > 0) {
      day = dates;
      open = undefined;
      if (parts.length === 0 && amounts.length === 0) continue;
      open = { lines: [scanned], dates, inherited: false, amounts, parts };
      drafts.push(open);
    } else if (isBoundary(scanned)) open = undefined;
    else if (open && follows(open, scanned, columns, money) && (open.amounts.length === 0 || amounts.length === 0)) {
      open.lines.push(scanned);
      open.amounts.push(...amounts);
      open.parts.push(...parts);
    } else if (money && day.length > 0 && amounts.length > 0 && parts.length > 0 && isBelowText(scanned, columns)) {
      open = { lines: [scanned], dates: day, inherited: true, amounts, parts };
      drafts.push(open);
    } else open = undefined;
  }
  return drafts.flatMap((draft) => finish(draft, columns, money, documentCurrency) ?? []);
}

/** The dates a line begins with: nothing but numbers and marks before and between them, or below the head of dates. */
function leadingDates({ line, dates }: Scanned, columns: Column[]): DateToken[] {
  const heads = columns.filter(({ role }) => role === 'date' || role === 'posting');
  const leading: DateToken[] = [];
  let from = 0;
  for (const date of dates) {
    const between = line.text.slice(from, date.at);
    const isBelowHead =
      heads.some((head) => date.x0 < head.x1 && date.x1 > head.x0) && line.text.charAt(date.at - 1) !== ' ';
    if (/\p{L}/u.test(between) && !isBelowHead) break;
    if (leading.length === 0 && between.length > 24 && !isBelowHead) break;
    leading.push(date);
    from = date.end;
  }
  return leading.slice(0, 2);
}

/** What of a line is money of the table: what stands in its columns, or any strong number where there are none. */
function rowAmounts({ amounts }: Scanned, dates: DateToken[], money: MoneyColumn[] | undefined): AmountToken[] {
  const from = dates.at(-1)?.end ?? 0;
  const behind = amounts.filter(({ at, bracketed }) => at >= from && !bracketed);
  if (!money) return behind.filter(({ strong }) => strong);
  return behind.filter((token) => columnOf(token, money) !== undefined);
}

const isBoundary = ({ line, folded }: Scanned) => isCarried(line.text) || totalWords.test(folded);

/** The rest of a row: close below, beginning no further left than the texts of the table. */
function follows(open: Draft, next: Scanned, columns: Column[], money: MoneyColumn[] | undefined): boolean {
  const last = open.lines.at(-1) as Scanned;
  const isClose = last.line.page === next.line.page && next.line.y - last.line.y < 16;
  if (!isClose || open.lines.length >= 4) return false;
  if (!money && open.amounts.length > 0) return false;
  const left = Math.min(...next.line.words.map(({ x0 }) => x0));
  return open.amounts.length === 0 || left >= textLeft(open, columns) - 6;
}

/** Where the texts of a table begin: behind the dates. */
function textLeft({ lines, dates, inherited }: Draft, columns: Column[]): number {
  const head = columns.find(({ role }) => role === 'description' || role === 'payee');
  const after = (lines[0] as Scanned).line.words.find(({ at }) => at >= (inherited ? 0 : (dates.at(-1)?.end ?? 0)));
  return Math.min(head?.x0 ?? Number.POSITIVE_INFINITY, after?.x0 ?? Number.POSITIVE_INFINITY);
}

function isBelowText({ line }: Scanned, columns: Column[]): boolean {
  const date = columns.find(({ role }) => role === 'date');
  const text = columns.find(({ role }) => role === 'description' || role === 'payee');
  const left = line.words[0]?.x0 ?? 0;
  return text !== undefined && date !== undefined && text.x0 > date.x0 && left >= text.x0 - 6;
}

const spoken: readonly Role[] = ['description', 'payee', 'instalment'];

/**
 * The pieces of a line that say whom and what, without dates, amounts and the columns that say something else.
 * Bare numbers count before the first amount (`STORES 3312`); behind it they are points or the like.
 */
function describe(scanned: Scanned, dates: DateToken[], columns: Column[]): string[] {
  const texts = columns.filter(
    ({ role }) => !['amount', 'debit', 'credit', 'balance', 'points', 'date', 'posting'].includes(role),
  );
  const taken = scanned.amounts.filter(({ strong }) => strong);
  const cuts = [...dates, ...taken, ...looseNumbers(scanned, taken), ...marksBelow(scanned, columns)].sort(
    (a, b) => a.at - b.at,
  );
  return segments(scanned).flatMap(({ text, at, x0, x1 }) => {
    const column = columnAt(texts, x0, x1);
    if (column && !spoken.includes(column.role)) return [];
    const end = at + text.length;
    const inside = cuts
      .filter((cut) => cut.at < end && cut.end > at)
      .map((cut) => ({ at: Math.max(0, cut.at - at), end: Math.min(end, cut.end) - at }));
    return splitAtAmounts(text, inside).filter((part) => /[\p{L}\d]/u.test(part) && !isMark(fold(part)));
  });
}

/** Bare numbers that follow an amount without a word between them: points and the like. */
function looseNumbers({ amounts, folded }: Scanned, taken: AmountToken[]): AmountToken[] {
  let from = taken.find(({ bracketed, currency }) => !bracketed && !currency)?.end ?? Number.POSITIVE_INFINITY;
  return amounts.filter((token) => {
    const isLoose = token.at >= from && !/\p{L}/u.test(folded.slice(from, token.at));
    if (isLoose) from = token.end;
    return isLoose && !token.strong;
  });
}

/** Letters below a head of signs. */
function marksBelow({ line, folded }: Scanned, columns: Column[]): { at: number; end: number }[] {
  const head = columns.find(({ role }) => role === 'sign');
  return line.words
    .filter(({ x0, x1 }) => head && x0 < head.x1 + 2 && x1 > head.x0 - 2)
    .map(({ at, text }) => ({ at, end: at + text.length }))
    .filter(({ at, end }) => isMark(folded.slice(at, end)));
}

/** Before and behind the amounts of a piece. */
function splitAtAmounts(text: string, cuts: { at: number; end: number }[]): string[] {
  const last = cuts.at(-1);
  if (!last) return [collapse(text)];
  return [cutOut(text.slice(0, last.end), cuts), withoutLeftovers(text.slice(last.end))].map((part) =>
    part.replace(/^[\s)|*+-]+(?=\s|$)|\s[-+*|(]+$|^\*$/g, '').trim(),
  );
}

const columnAt = (columns: Column[], x0: number, x1: number): Column | undefined =>
  columns.find((column) => column.x0 < x1 - 2 && column.x1 > x0 + 2 && Math.abs(column.x0 - x0) < 40) ??
  columns.filter((column) => column.x0 <= x0 + 6).sort((a, b) => b.x0 - a.x0)[0];

function finish(
  draft: Draft,
  columns: Column[],
  money: MoneyColumn[] | undefined,
  documentCurrency: string | undefined,
): RawRow | undefined {
  const text = collapse(draft.lines.map(({ line }) => line.text).join(' '));
  if (!draft.parts.some((part) => /\p{L}/u.test(part)) || isCarried(draft.parts.join(' '))) return undefined;
  const picked = money
    ? pickFromColumns(draft.amounts, money)
    : pickRagged(draft.lines, draft.amounts, columns, documentCurrency);
  if (!picked) return undefined;
  return {
    date: chooseDate(draft.dates, columns),
    ...picked,
    parts: draft.parts,
    signText: signOf(draft, picked.amount, columns),
    text,
    pending: pendingWords.test(fold(text.slice(0, 24))),
    inside: draft.lines.flatMap(({ amounts }) =>
      amounts.filter((token) => token !== picked.amount && token !== picked.balance),
    ),
    page: (draft.lines[0] as Scanned).line.page,
  };
}

/** Of two dates the one the head calls the day of the transaction; the first where it says nothing. */
function chooseDate(dates: DateToken[], columns: Column[]): DateToken | undefined {
  const roles = columns
    .filter(({ role }) => role === 'date' || role === 'posting')
    .sort((a, b) => a.x0 - b.x0)
    .map(({ role }) => role);
  const index = dates.length === roles.length ? Math.max(0, roles.indexOf('date')) : 0;
  return dates[index];
}

/** A letter under a head of signs, or right behind the amount: `61,93 S`. */
function signOf({ lines }: Draft, amount: AmountToken, columns: Column[]): string | undefined {
  const head = columns.find(({ role }) => role === 'sign');
  const line = lines.find(({ amounts }) => amounts.includes(amount));
  const words = line?.line.words.map((word) => ({ ...word, folded: fold(word.text) })) ?? [];
  const below = head && words.find(({ x0, x1, folded }) => x0 < head.x1 + 2 && x1 > head.x0 - 2 && isMark(folded));
  return (below ?? words.find(({ at, folded }) => at >= amount.end && at <= amount.end + 2 && isMark(folded)))?.folded;
}

type Picked = Pick<RawRow, 'amount' | 'side' | 'balance'>;

function pickFromColumns(amounts: AmountToken[], money: MoneyColumn[]): Picked | undefined {
  const inRole = (role: Role) => amounts.filter((token) => columnOf(token, money)?.role === role);
  const balance = inRole('balance')[0];
  const filled = (tokens: AmountToken[]) => tokens.find(({ digits }) => /[1-9]/.test(digits)) ?? tokens[0];
  const debit = filled(inRole('debit'));
  const credit = filled(inRole('credit'));
  const isFilled = (token: AmountToken | undefined) => token !== undefined && /[1-9]/.test(token.digits);
  if (debit && (isFilled(debit) || !isFilled(credit))) return { amount: debit, side: 'debit', balance };
  if (credit) return { amount: credit, side: 'credit', balance };
  const amount = inRole('amount').at(0);
  return amount && { amount, balance };
}
