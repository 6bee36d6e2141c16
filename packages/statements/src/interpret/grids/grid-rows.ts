import { parseCurrency } from '@kumbara/text/currencies';
import { foldInPlace } from '@kumbara/text/fold';
import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { DateToken } from '#format-inference/date-tokens.ts';
import { removeStretches } from '#interpret/columns/describe.ts';
import type { Column } from '#interpret/columns/header.ts';
import { markAssumedDays } from '#interpret/days/assumed-days.ts';
import { isZero, useFeeAsAmount } from '#interpret/money/fees.ts';
import { isMark } from '#interpret/money/marks.ts';
import { findForeignLabel } from '#interpret/money/printed-currency.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import type { Word } from '#read/lines.ts';
import { collapseSpace } from '#words/collapse-space.ts';
import type { Role } from '#words/headers.ts';
import { memoize } from '#words/memoize.ts';
import { isBookedTitle, isPendingTitle } from '#words/pending-titles.ts';
import { failedWords, isCarried, isFigure, isPending, pendingState, totalWords } from '#words/phrases.ts';
import { parseSectionSide } from '#words/section-sides.ts';
import { instalmentCell } from '#words/separate-kinds.ts';
import { findOwner } from './owner.ts';

type Cells = { scanned: Scanned; of: (role: Role) => Word[] };
type IsOwner = (cell: string) => boolean;

/** Splits the rows of a sheet into their columns. */
export function readGridRows(lines: Scanned[], columns: Column[]): RawRow[] {
  const foreignCode = findForeignLabel(columns);
  const roleAt = new Map(columns.map(({ x0, role }) => [x0, role]));
  const rows: RawRow[] = [];
  const postingIsUsual = isUsual(lines, roleAt, 'posting');
  const isOwner = findOwner(lines, roleAt);
  let last: RawRow | undefined;
  let day: DateToken | undefined;
  for (const scanned of lines) {
    const cells = cellsOf(scanned, roleAt, isOwner);
    const isNote = last !== undefined && isPriceNote(scanned, last);
    const row = isNote ? undefined : readRow(cells, day, postingIsUsual, foreignCode);
    if (row) {
      if (row.foreign) row.foreignCurrency ??= foreignCode;
      rows.push(row);
      last = row;
      day = row.date;
    } else if (isDayAlone(scanned)) {
      day = scanned.dates[0];
      last = undefined;
    } else if (last && (isNote || isContinuation(cells))) {
      last.parts.push(...scanned.line.words.flatMap((word) => spoken(scanned, word)).filter(Boolean));
      last.lines.push(scanned);
      last.inside.push(...scanned.amounts);
      last.text = collapseSpace(`${last.text} ${scanned.line.text}`);
    } else if (isEnd(scanned)) last = undefined;
  }
  return markAssumedDays(rows);
}

/** True for a line that only holds the day of the rows below. */
const isDayAlone = ({ line, dates, amounts }: Scanned) =>
  line.words.length === 1 && dates.length === 1 && amounts.length === 0 && line.text.length < 40;

const nothing: Word[] = [];

function cellsOf(scanned: Scanned, roleAt: Map<number, Role>, isOwner?: IsOwner): Cells {
  const words = new Map<Role, Word[]>();
  for (const word of scanned.line.words) {
    const role = roleAt.get(word.x0);
    if (role === undefined || (role === 'payee' && isOwner?.(word.text))) continue;
    const same = words.get(role);
    if (same) same.push(word);
    else words.set(role, [word]);
  }
  return { scanned, of: (role) => words.get(role) ?? nothing };
}

function isUsual(lines: Scanned[], roleAt: Map<number, Role>, role: Role): boolean {
  if (![...roleAt.values()].includes(role)) return false;
  const filled = lines.filter(({ line }) => line.words.some((word) => roleAt.get(word.x0) === role)).length;
  return filled > lines.length / 2;
}

function readRow(
  { scanned, of }: Cells,
  day: DateToken | undefined,
  postingIsUsual: boolean,
  abroad: string | undefined,
): RawRow | undefined {
  const inCurrency = findAmount(scanned, of);
  // Amounts in dollars stand in the column of that name, with nothing or zero in the one of the other currency.
  const isAbroad = abroad !== undefined && (!inCurrency || isZero(inCurrency.amount));
  const charged = isAbroad ? firstInside(of('foreign'), scanned.amounts) : undefined;
  const booked = charged && !isZero(charged) ? { amount: charged } : inCurrency;
  if (!booked) return undefined;
  const charges = of('fee').flatMap((word) => firstInside([word], scanned.amounts) ?? []);
  if (of('status').some(({ text }) => failedWords.test(foldInPlace(text).trim()))) return undefined;
  const parts = describe(scanned, of);
  const dateIn = (role: Role) => firstInside(of(role), scanned.dates);
  const posting = dateIn('posting');
  const date = dateIn('date') ?? posting;
  if (date && of('date').some((word) => isInSentence(scanned, word, date))) return undefined;
  const pending = isPendingRow(of) || (postingIsUsual && !posting && date !== undefined);
  if (isCarried(parts.join(' ')) || (!date && (totalWords.test(scanned.folded) || isFigure(scanned.folded))))
    return undefined;
  if (!date && !pending && (parts.length === 0 || !day || of('date').length > 0)) return undefined;
  const tokenIn = (role: Role) => firstInside(of(role), scanned.amounts);
  const balance = tokenIn('balance');
  const { amount, side, fees } = useFeeAsAmount({ amount: booked.amount, side: booked.side, fees: charges });
  const { currency, foreignCurrency }: Currencies = charged ? { currency: abroad } : findCurrencies(of);
  // Every property is listed and none spread, so that all rows of a document share one hidden class.
  return {
    date: date ?? (pending ? undefined : day),
    isDayInherited: date === undefined,
    amount,
    side,
    fees,
    signText: signTextOf(of('sign')),
    balance,
    currency,
    foreign: charged ? undefined : tokenIn('foreign'),
    foreignCurrency,
    parts,
    text: collapseSpace(scanned.line.text),
    account: accountIn(of('account')),
    pending,
    inside: amountsInside(scanned, of),
    balanceMark: balance?.mark,
    page: scanned.line.page,
    lines: [scanned],
  };
}

/** `Montant débité le 04/07/2026`: a total with its date in the position of the day. */
const isInSentence = ({ folded }: Scanned, word: Word, { at }: DateToken): boolean =>
  at > word.at && isInside(at, word) && /\p{L}{2}[^\p{L}]+\p{L}{2}/u.test(folded.slice(word.at, at));

const signTextOf = (words: Word[]): string | undefined =>
  words.map(({ text }) => foldInPlace(text).replace(/[.:]/g, '').trim()).find(isMark);

const accountIn = (words: Word[]): string | undefined =>
  words.map(({ text }) => collapseSpace(text)).find((text) => /\d{4}|\*/.test(text));

const stateRoles = ['date', 'posting', 'status', 'category'] as const;

/** True for a pending row, by the text in place of its day or by a state column. */
function isPendingRow(of: Cells['of']): boolean {
  const statedTexts = stateRoles.flatMap(of).filter(({ date }) => !date);
  return statedTexts.length > 0 && isPendingState(statedTexts.map(({ text }) => text).join(' '));
}

const isPendingState = memoize((states: string): boolean => {
  const folded = foldInPlace(states);
  return /[a-z]/.test(folded) && (isPending(folded) || pendingState.test(folded));
});

type Currencies = Pick<RawRow, 'currency' | 'foreignCurrency'>;

/**
 * A currency column next to an amount and a foreign amount belongs to the nearer one, and of equally near ones to the
 * one before it.
 */
function findCurrencies(of: Cells['of']): Currencies {
  const words = of('currency');
  if (words.length === 0) return {};
  const owners = [...of('amount'), ...of('due'), ...of('debit'), ...of('credit'), ...of('foreign'), ...of('balance')];
  const foreign = new Set(of('foreign'));
  const found: Currencies = {};
  for (const word of words) {
    const distance = ({ x0 }: Word) => Math.abs(x0 - word.x0) + (x0 > word.x0 ? 0.5 : 0);
    const owner = [...owners].sort((a, b) => distance(a) - distance(b))[0];
    const code = parseCurrency(foldInPlace(word.text.trim()));
    if (owner && foreign.has(owner)) found.foreignCurrency ??= code;
    else found.currency ??= code;
  }
  return found;
}

const isInside = (at: number, word: Word) => at >= word.at && at < word.at + word.text.length;

function firstInside<Token extends { at: number }>(words: Word[], tokens: Token[]): Token | undefined {
  for (const word of words) for (const token of tokens) if (isInside(token.at, word)) return token;
  return undefined;
}

/**
 * Returns the amount of a row: its debit or credit cell, else its amount cell. Zero next to a filled cell counts as
 * empty.
 */
function findAmount({ amounts }: Scanned, of: Cells['of']): Pick<RawRow, 'amount' | 'side'> | undefined {
  const tokens = (role: Role) => {
    const words = of(role);
    if (words.length === 0) return none;
    return words.flatMap((word) => amounts.find((token) => isInside(token.at, word) && fills(token, word)) ?? []);
  };
  const sides = [
    ...tokens('debit').map((amount) => ({ amount, side: 'debit' as const })),
    ...tokens('credit').map((amount) => ({ amount, side: 'credit' as const })),
  ];
  const filled = sides.filter(({ amount }) => !isZero(amount));
  if (filled.length) return filled[0];
  const amount = tokens('due').find((token) => !isZero(token)) ?? tokens('amount')[0];
  if (amount) return { amount };
  return sides[0];
}

const none: AmountToken[] = [];

/** An amount fills most of its cell: `'579,68 USD`, `TL 1.234,-`. */
const fills = (token: AmountToken, word: Word) => token.end - token.at >= word.text.length * 0.5;

/** The texts of the payee, then those of the description. */
const selectTexts = (of: Cells['of']): Word[] => of('payee').concat(of('description'));

/** Returns the payee, then the description. The text of a category column is used only without either. */
function describe(scanned: Scanned, of: Cells['of']): string[] {
  const statedTexts = selectTexts(of).flatMap((word) => spoken(scanned, word));
  const parts = statedTexts.filter((part) => /[\p{L}\d]/u.test(part));
  if (parts.length === 1 && of('instalment').length === 0) return parts;
  const repeats = (part: string, index: number) => (other: string, at: number) =>
    at !== index && (other === part ? at < index : other.startsWith(part) || (at < index && other.includes(part)));
  const distinct = parts.filter((part, index) => !parts.some(repeats(part, index)));
  if (distinct.length)
    return [
      ...distinct,
      ...of('instalment')
        .map(({ text }) => text)
        .filter((text) => instalmentCell.test(text)),
    ];
  const others = [...of('category'), ...of('reference')].flatMap((word) => spoken(scanned, word));
  const free = scanned.line.words.filter(
    (word) => word.number === undefined && !word.date && /\p{L}{3}/u.test(word.text),
  );
  return [...others, ...free.map(({ text }) => collapseSpace(text))].filter(Boolean).slice(0, 1);
}

const linesOf = memoize((text: string): readonly string[] => text.split('\n').map((line) => removeStretches(line, [])));

/** Returns the lines of a cell without its foreign price. */
function spoken({ amounts }: Scanned, word: Word): readonly string[] {
  const foreign = amounts.filter((token) => isInside(token.at, word) && token.currency !== undefined);
  if (foreign.length === 0) return linesOf(word.text);
  const cuts = foreign.map(({ at, end }) => ({ at: at - word.at, end: end - word.at }));
  let from = 0;
  return word.text.split('\n').map((line) => {
    const start = from;
    from += line.length + 1;
    const inside = cuts.filter(({ at, end }) => at >= start && end <= start + line.length);
    return removeStretches(
      line,
      inside.map(({ at, end }) => ({ at: at - start, end: end - start })),
    );
  });
}

function amountsInside({ amounts }: Scanned, of: Cells['of']): AmountToken[] {
  const words = selectTexts(of);
  return amounts.filter((token) => words.some((word) => isInside(token.at, word)));
}

/** True for one cell with a price in another currency than that of the row above, which it continues: `9,99 USD`. */
const isPriceNote = ({ line, dates, amounts }: Scanned, { amount }: RawRow): boolean =>
  line.words.length === 1 &&
  dates.length === 0 &&
  amounts.some(({ currency }) => currency !== undefined && currency !== amount.currency);

/** True for a row with only a part of a description: it continues the line above. */
function isContinuation({ scanned, of }: Cells): boolean {
  const words = selectTexts(of);
  return words.length === 1 && scanned.line.words.length === 1 && scanned.dates.length === 0 && !isEnd(scanned);
}

/** True for a line that ends a section or names the next one. Its text does not belong to the row above. */
const isEnd = ({ folded, line }: Scanned): boolean =>
  isPendingTitle(folded) ||
  isBookedTitle(folded) ||
  totalWords.test(folded) ||
  isCarried(line.text) ||
  isFigure(folded) ||
  parseSectionSide(line.text) !== undefined;
