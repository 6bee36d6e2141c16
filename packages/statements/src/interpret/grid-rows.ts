import type { Word } from '#read/lines.ts';
import type { AmountToken } from '#votes/amount-tokens.ts';
import { currencyOf } from '#words/currencies.ts';
import { collapse, fold } from '#words/fold.ts';
import type { Role } from '#words/headers.ts';
import { carriedBalance, pendingWords, totalWords } from '#words/phrases.ts';
import type { Column } from './header.ts';
import type { RawRow } from './raw-row.ts';
import type { Scanned } from './scan.ts';

type Cells = { scanned: Scanned; of: (role: Role) => Word[] };

/** Takes the rows of a sheet apart by its columns. */
export function readGridRows(lines: Scanned[], columns: Column[]): RawRow[] {
  const roleAt = new Map(columns.map(({ x0, role }) => [x0, role]));
  const rows: RawRow[] = [];
  const postingIsUsual = isUsual(lines, roleAt, 'posting');
  let last: RawRow | undefined;
  for (const scanned of lines) {
    const cells: Cells = { scanned, of: (role) => scanned.line.words.filter((word) => roleAt.get(word.x0) === role) };
    const row = readRow(cells, last, postingIsUsual);
    if (row) {
      rows.push(row);
      last = row;
    } else if (last && isContinuation(cells)) {
      last.description = collapse(`${last.description} ${scanned.line.text}`);
      last.text = collapse(`${last.text} ${scanned.line.text}`);
    }
  }
  return rows;
}

function isUsual(lines: Scanned[], roleAt: Map<number, Role>, role: Role): boolean {
  const filled = lines.filter(({ line }) => line.words.some((word) => roleAt.get(word.x0) === role)).length;
  return filled > lines.length / 2;
}

function readRow({ scanned, of }: Cells, last: RawRow | undefined, postingIsUsual: boolean): RawRow | undefined {
  const found = findAmount(scanned, of);
  if (!found) return undefined;
  const description = describe(scanned, of);
  const folded = fold(description);
  const dateIn = (role: Role) => of(role).flatMap((word) => scanned.dates.filter(({ at }) => isInside(at, word)))[0];
  const posting = dateIn('posting');
  const date = dateIn('date') ?? posting;
  const stateText = fold(
    [...of('date'), ...of('posting'), ...of('status'), ...of('category')].map(({ text }) => text).join(' '),
  );
  const pending = pendingWords.test(stateText) || (postingIsUsual && !posting && date !== undefined);
  if (carriedBalance.test(folded) || (!date && totalWords.test(scanned.folded))) return undefined;
  if (!date && !pending && (!description || !last || of('date').length > 0)) return undefined;
  const tokenIn = (role: Role) => of(role).flatMap((word) => scanned.amounts.filter(({ at }) => isInside(at, word)))[0];
  const currencies = of('currency').map(({ text }) => currencyOf(fold(text.trim())));
  return {
    date: date ?? (pending ? undefined : last?.date),
    ...found,
    signText: of('sign').map(({ text }) => fold(text).trim())[0],
    balance: tokenIn('balance'),
    currency: currencies[0],
    foreign: tokenIn('foreign'),
    foreignCurrency: currencies[1],
    description,
    text: collapse(scanned.line.text),
    account: of('account').map(({ text }) => collapse(text))[0],
    pending,
    inside: amountsInside(scanned, of),
    page: scanned.line.page,
  };
}

const isInside = (at: number, word: Word) => at >= word.at && at < word.at + word.text.length;

/** The amount of a row: its debit or credit cell, else its amount cell. Zero beside a filled cell means empty. */
function findAmount({ amounts }: Scanned, of: Cells['of']): Pick<RawRow, 'amount' | 'side'> | undefined {
  const tokens = (role: Role) =>
    of(role).flatMap((word) => amounts.filter((token) => isInside(token.at, word) && fills(token, word)).slice(0, 1));
  const sides = [
    ...tokens('debit').map((amount) => ({ amount, side: 'debit' as const })),
    ...tokens('credit').map((amount) => ({ amount, side: 'credit' as const })),
  ];
  const filled = sides.filter(({ amount }) => !isZero(amount));
  if (filled.length) return filled[0];
  const amount = tokens('amount')[0];
  if (amount) return { amount };
  return sides[0];
}

/** A cell of money holds little else: `'579,68 USD`, `TL 1.234,-`. */
const fills = (token: AmountToken, word: Word) => token.end - token.at >= word.text.length * 0.5;
const isZero = ({ digits, value }: AmountToken) => value === 0 || (value === undefined && !/[1-9]/.test(digits));

/** Who, then what about it; what a category says only where nothing else is said. */
function describe(scanned: Scanned, of: Cells['of']): string {
  const texts = [...of('payee'), ...of('description')]
    .map(({ text }) => collapse(text))
    .filter((text) => /[\p{L}\d]/u.test(text));
  const parts = texts.filter(
    (text, index) =>
      !texts.some((other, at) =>
        at < index ? other.includes(text) : at > index && other !== text && other.includes(text),
      ),
  );
  const said = parts.length
    ? parts
    : [...of('category'), ...of('reference')].map(({ text }) => collapse(text)).slice(0, 1);
  if (said.length) return collapse(said.join(' '));
  return collapse(
    scanned.line.words
      .filter((word) => word.number === undefined && !word.date && /\p{L}{3}/u.test(word.text))
      .map(({ text }) => text)[0] ?? '',
  );
}

function amountsInside({ amounts }: Scanned, of: Cells['of']): AmountToken[] {
  const words = [...of('payee'), ...of('description')];
  return amounts.filter((token) => words.some((word) => isInside(token.at, word)));
}

/** Only a piece of description, and nothing else: the rest of the line above. */
function isContinuation({ scanned, of }: Cells): boolean {
  const words = [...of('payee'), ...of('description')];
  return (
    words.length === 1 &&
    scanned.line.words.length === 1 &&
    scanned.dates.length === 0 &&
    !totalWords.test(scanned.folded) &&
    !carriedBalance.test(scanned.folded)
  );
}
