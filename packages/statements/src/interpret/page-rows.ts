import type { AmountToken } from '#votes/amount-tokens.ts';
import type { DateToken } from '#votes/date-tokens.ts';
import { collapse, fold } from '#words/fold.ts';
import { isCarried, pendingWords, totalWords } from '#words/phrases.ts';
import type { Column } from './header.ts';
import { pickFromColumns, rowAmounts, signOf } from './page-amounts.ts';
import { findMoneyColumns, type MoneyColumn } from './page-columns.ts';
import { chooseDate, describeLine, leadingDates } from './page-text.ts';
import { pickRagged } from './ragged.ts';
import type { RawRow } from './raw-row.ts';
import type { Scanned } from './scan.ts';

type Draft = { lines: Scanned[]; dates: DateToken[]; inherited: boolean; amounts: AmountToken[]; parts: string[] };

/**
 * Takes the rows of a printed table apart.
 * @param columns those its head names; none where it has no head
 * @param usualCurrency the mark most amounts of the document carry, as printed
 */
export function readPageRows(lines: Scanned[], columns: Column[], usualCurrency: string | undefined): RawRow[] {
  const dated = lines.map((scanned) => ({ scanned, dates: leadingDates(scanned, columns) }));
  const rowLike = dated.filter(
    ({ scanned, dates }) =>
      scanned.amounts.length > 0 && (dates.length > 0 || (isBelowText(scanned, columns) && !isBoundary(scanned))),
  );
  const money = findMoneyColumns(
    rowLike.map(({ scanned }) => scanned),
    columns,
  );
  return draftRows(dated, columns, money).flatMap((draft) => finish(draft, columns, money, usualCurrency) ?? []);
}

type Dated = { scanned: Scanned; dates: DateToken[] };

/** A row begins with a date, or with an amount of its own on the day above; other lines close below belong to it. */
function draftRows(lines: Dated[], columns: Column[], money: MoneyColumn[] | undefined): Draft[] {
  const drafts: Draft[] = [];
  let day: DateToken[] = [];
  let open: Draft | undefined;
  const start = (draft: Draft) => {
    open = draft;
    drafts.push(draft);
  };
  for (const { scanned, dates } of lines) {
    const amounts = rowAmounts(scanned, dates, money);
    const parts = describeLine(scanned, dates, columns);
    if (dates.length > 0) {
      day = dates;
      open = undefined;
      if (parts.length > 0 || amounts.length > 0) start({ lines: [scanned], dates, inherited: false, amounts, parts });
    } else if (isBoundary(scanned)) open = undefined;
    else if (open && follows(open, scanned, columns, money) && (open.amounts.length === 0 || amounts.length === 0)) {
      open.lines.push(scanned);
      open.amounts.push(...amounts);
      open.parts.push(...parts);
    } else if (money && day.length > 0 && amounts.length > 0 && parts.length > 0 && isBelowText(scanned, columns)) {
      start({ lines: [scanned], dates: day, inherited: true, amounts, parts });
    } else open = undefined;
  }
  return drafts;
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

function finish(
  { lines, dates, amounts, parts }: Draft,
  columns: Column[],
  money: MoneyColumn[] | undefined,
  usualCurrency: string | undefined,
): RawRow | undefined {
  if (!parts.some((part) => /\p{L}/u.test(part)) || isCarried(parts.join(' '))) return undefined;
  const picked = money ? pickFromColumns(amounts, money) : pickRagged(lines, amounts, columns, usualCurrency);
  if (!picked) return undefined;
  const text = collapse(lines.map(({ line }) => line.text).join(' '));
  return {
    date: chooseDate(dates, columns),
    ...picked,
    parts,
    signText: signOf(lines, picked.amount, columns),
    text,
    pending: pendingWords.test(fold(text.slice(0, 24))),
    inside: lines.flatMap((line) =>
      line.amounts.filter((token) => token !== picked.amount && token !== picked.balance),
    ),
    page: (lines[0] as Scanned).line.page,
  };
}
