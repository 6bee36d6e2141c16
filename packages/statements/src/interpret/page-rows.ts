import type { AmountToken } from '#votes/amount-tokens.ts';
import type { DateToken } from '#votes/date-tokens.ts';
import { collapse, fold } from '#words/fold.ts';
import { isCarried, isPending, totalWords } from '#words/phrases.ts';
import type { Column } from './header.ts';
import { balanceMark, pickFromColumns, rowAmounts, signOf } from './page-amounts.ts';
import { findMoneyColumns, type MoneyColumn } from './page-columns.ts';
import { chooseDate, currencyBelow, describeLine, leadingDates } from './page-text.ts';
import { foreignLabel } from './printed-currency.ts';
import { pickRagged } from './ragged.ts';
import type { RawRow } from './raw-row.ts';
import type { Scanned } from './scan.ts';

type Draft = {
  lines: Scanned[];
  dates: DateToken[];
  inherited: boolean;
  amounts: AmountToken[];
  parts: string[];
  account?: string;
};

/** `5400 12** **** 3107` in a line between the rows: the card of what follows. */
const cardNumber = /(?<!\d)\d{4}[ -]?\d{0,2}[*xX]{2,}[ -]?[*xX]{0,4}[ -]?\d{4}(?!\d)/;

const cardOfSomebody = new RegExp(`^${cardNumber.source}[ \\t:-]+\\p{L}{2}`, 'u');

/**
 * Takes the rows of a printed table apart.
 * @param columns those its head names; none where it has no head
 * @param usualCurrency the mark most amounts of the document carry, as printed
 */
export function readPageRows(lines: Scanned[], columns: Column[], usualCurrency: string | undefined): RawRow[] {
  const dated = lines.map((scanned) => {
    const leading = leadingDates(scanned, columns);
    return { scanned, dates: leading.length || columns.length ? leading : weekdayTitle(scanned) };
  });
  const isGrouped = columns.length === 0 && dated.some(isDayTitle);
  const rowLike = dated.filter(
    (line) =>
      line.scanned.amounts.length > 0 &&
      (line.dates.length > 0
        ? !isGrouped || !isDayTitle(line)
        : (isGrouped || isBelowText(line.scanned, columns)) && !isBoundary(line.scanned)),
  );
  const money = findMoneyColumns(
    rowLike.map(({ scanned }) => scanned),
    columns,
  );
  const pitch = usualPitch(lines);
  return draftRows(dated, columns, money, pitch).flatMap((draft) => finish(draft, columns, money, usualCurrency) ?? []);
}

/** How far lines that belong together may stand apart: a little more than the lines of this table usually do. */
function usualPitch(lines: Scanned[]): number {
  const gaps = lines
    .slice(1)
    .map(({ line }, index) => line.y - (lines[index] as Scanned).line.y)
    .filter((gap) => gap > 2)
    .sort((a, b) => a - b);
  return Math.min(26, Math.max(16, (gaps[Math.floor(gaps.length / 2)] ?? 0) * 1.3));
}

/** `Thursday, 15 October 2026` and nothing else. */
const weekdayTitle = ({ folded, dates }: Scanned): DateToken[] =>
  dates.length === 1 && dates[0]?.end === folded.length && /^\p{L}+,? ?$/u.test(folded.slice(0, dates[0].at))
    ? dates
    : [];

/** `5 October 2026`, alone or with the balance of the day: the lines below are of that day. */
const isDayTitle = ({ scanned, dates }: Dated): boolean => {
  const { text } = scanned.line;
  if (dates.length !== 1 || text.length > 80) return false;
  const rest = text.slice(dates[0]?.end ?? 0).trim();
  return rest === '' || isBoundary({ ...scanned, line: { ...scanned.line, text: rest }, folded: fold(rest) });
};

type Dated = { scanned: Scanned; dates: DateToken[] };

/** A row begins with a date, or with an amount of its own on the day above; other lines close below belong to it. */
function draftRows(lines: Dated[], columns: Column[], money: MoneyColumn[] | undefined, pitch: number): Draft[] {
  const read = lines.map((line) => {
    const amounts = rowAmounts(line.scanned, line.dates, money);
    return {
      ...line,
      amounts,
      parts: describeLine(line.scanned, line.dates, amounts, columns),
      isBoundary: line.dates.length === 0 && isBoundary(line.scanned),
    };
  });
  const leads = textsLead(read);
  const drafts: Draft[] = [];
  let day: DateToken[] = [];
  /** The day stands above its lines and not on the first of them. */
  let isTitled = false;
  let open: Draft | undefined;
  let account: string | undefined;
  for (const [index, line] of read.entries()) {
    const { scanned, dates, amounts, parts } = line;
    if (dates.length === 0 && amounts.length === 0) account = cardNumber.exec(scanned.line.text)?.[0] ?? account;
    const joins = open !== undefined && follows(open, scanned, columns, money, pitch);
    const isPlaced = columns.length === 0 ? isTitled : isBelowText(scanned, columns);
    const isOwn = money !== undefined && day.length > 0 && parts.length > 0 && isPlaced;
    const startsOwn =
      isOwn &&
      (amounts.length > 0 ||
        (leads &&
          joins &&
          open !== undefined &&
          open.amounts.length > 0 &&
          beforeAmount(read, index) &&
          !isNearerAbove(read, index)));
    const heading = dayHeading(line, columns);
    if (heading || isCardHeading(line)) {
      day = heading ?? day;
      open = undefined;
    } else if (dates.length > 0 && open && joins && amounts.length === 0 && !hasAmountBelow(read, index)) {
      // A second day beneath the first, of posting or value, beside the rest of the texts.
      open.lines.push(scanned);
      open.parts.push(...parts);
    } else if (dates.length > 0) {
      day = dates;
      isTitled = isDayTitle(line);
      const isRow = !isTitled && (parts.length > 0 || amounts.length > 0);
      open = isRow ? { lines: [scanned], dates, inherited: false, amounts, parts, account } : undefined;
      if (open) drafts.push(open);
    } else if (line.isBoundary) open = undefined;
    else if (open && joins && !(startsOwn && open.amounts.length > 0)) {
      open.lines.push(scanned);
      open.amounts.push(...amounts);
      open.parts.push(...parts);
    } else if (startsOwn) {
      open = { lines: [scanned], dates: day, inherited: true, amounts, parts, account };
      drafts.push(open);
    } else open = undefined;
  }
  return drafts;
}

type Read = Dated & { amounts: AmountToken[]; parts: string[]; isBoundary: boolean };

const isTextOnly = (line: Read) => line.dates.length === 0 && !line.isBoundary && line.amounts.length === 0;

/** `5400 12** **** 3107 AYŞE ÖRNEK`: from here on it is about another card. A number behind words tells how was paid. */
const isCardHeading = ({ scanned, dates, amounts }: Read): boolean =>
  dates.length === 0 && amounts.length === 0 && cardOfSomebody.test(scanned.line.text);

/** Whether a line that begins with a day has its amount further down, before the next day. */
function hasAmountBelow(lines: Read[], index: number): boolean {
  const below = lines.slice(index + 1, index + 5);
  const end = below.findIndex((line) => line.dates.length > 0 || line.isBoundary);
  return below.slice(0, end < 0 ? below.length : end).some(({ amounts }) => amounts.length > 0);
}

/** `Buchungsdatum: 05.10.2026`, `Tuesday, 5 October 2026`: the day of all lines below, where no column holds days. */
function dayHeading({ scanned, dates, amounts }: Read, columns: Column[]): DateToken[] | undefined {
  const [date] = scanned.dates;
  if (columns.length === 0 || columns.some(({ role }) => role === 'date')) return undefined;
  if (!date || scanned.dates.length > 1 || dates.length > 0 || amounts.length > 0) return undefined;
  const words = `${scanned.folded.slice(0, date.at)} ${scanned.folded.slice(date.end)}`.match(/\p{L}+/gu) ?? [];
  return words.length <= 3 ? [date] : undefined;
}

/** Whether the next line that is more than text is an undated amount. */
function beforeAmount(lines: Read[], index: number): boolean {
  const next = lines.slice(index, index + 4).find((line) => !isTextOnly(line));
  return next !== undefined && next.dates.length === 0 && !next.isBoundary;
}

/** Whether a line stands closer to the one above it than to the one below. */
function isNearerAbove(lines: Read[], index: number): boolean {
  const [above, own, below] = [index - 1, index, index + 1].map((at) => lines[at]?.scanned.line.y);
  return above !== undefined && own !== undefined && below !== undefined && own - above < below - own - 1;
}

/**
 * Whether undated texts stand before their amount rather than behind it: so where such texts never end a day, for a text
 * that is followed by another day can only belong to the amount above.
 */
function textsLead(lines: Read[]): boolean {
  return lines.every((line, index) => {
    const above = lines[index - 1];
    const startsText = isTextOnly(line) && above !== undefined && above.amounts.length > 0;
    return (
      !startsText ||
      line.scanned.line.page !== above.scanned.line.page ||
      beforeAmount(lines, index) ||
      !lines[index + 1]
    );
  });
}

const isBoundary = ({ line, folded }: Scanned) =>
  isCarried(line.text) || totalWords.test(folded) || balanceFirst.test(folded);

/** `SOLDE EN EUROS`: few words behind one for a balance. */
const balanceFirst = /^(?:solde|saldo|bakiye|balance|kontostand|egyenleg|zustatek)(?: \p{L}+){0,3}:?[^\p{L}]*$/u;

/** The rest of a row: close below, beginning no further left than the texts of the table. */
function follows(
  open: Draft,
  next: Scanned,
  columns: Column[],
  money: MoneyColumn[] | undefined,
  pitch: number,
): boolean {
  const last = open.lines.at(-1) as Scanned;
  const gap = next.line.y - last.line.y;
  const isClose = last.line.page === next.line.page && gap >= 0 && gap < pitch;
  if (!isClose || open.lines.length >= 4) return false;
  if (!money && open.amounts.length > 0) return false;
  const leading = leadingDates(next, columns).at(-1);
  const left = Math.min(...next.line.words.filter(({ at }) => at >= (leading?.end ?? 0)).map(({ x0 }) => x0));
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
  return text !== undefined && (date === undefined || text.x0 > date.x0) && left >= text.x0 - 6;
}

function finish(
  { lines, dates, amounts, parts, account }: Draft,
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
    account,
    signText: signOf(lines, picked.amount, columns),
    text,
    pending: isPending(fold(text.split(' ', 6).join(' '))),
    inside: lines.flatMap((line) =>
      line.amounts.filter((token) => token !== picked.amount && token !== picked.balance),
    ),
    ...(picked.foreign
      ? { foreignCurrency: currencyBelow(lines, columns) ?? foreignLabel(columns) }
      : { currency: currencyBelow(lines, columns) }),
    balanceMark: picked.balance && balanceMark(lines, picked.balance),
    page: (lines[0] as Scanned).line.page,
    lines,
  };
}
