import type { IsoDate } from '@kumbara/shared';
import { parseCurrency } from '@kumbara/text/currencies';
import { foldInPlace } from '@kumbara/text/fold';
import { readLanguages } from '@kumbara/text/languages';
import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { DateToken } from '#format-inference/date-tokens.ts';
import type { Direction } from '#interpret/direction.ts';
import { findBalanceMark } from '#interpret/pages/page-amounts.ts';
import { type Scanned, splitSegments } from '#interpret/scan.ts';
import languages from '#words/points.json' with { type: 'json' };
import words from '#words/totals.json' with { type: 'json' };
import { findTotalLabels, type TotalKind, totalDebtPattern } from '#words/totals.ts';
import { isYearly, isYearTitle } from '#words/yearly.ts';
import type { PrintedKind } from './read-totals.ts';
import { type BalancePositions, isAtPosition } from './total-positions.ts';

export type PrintedTotal = {
  kind: PrintedKind;
  amount: AmountToken;
  /** The amounts behind it: the same total in another currency. */
  beside?: AmountToken[];
  /** The folded name. */
  label?: string;
  /** The mark behind it: owed or owned. */
  mark?: Direction;
  /**
   * May be of a card, a page or another period: a sum below a column, or one whose name has more words than its side.
   */
  isPartial?: boolean;
  /** The lowest of the sums below both sides. */
  isLast?: boolean;
  /** The day of a balance: `Kontostand am 30.09.2026`. */
  date?: DateToken;
};

/** Finds the printed totals of a document: amounts behind their labels, or below them in a box. */
export function findTotals(lines: Scanned[], balances: BalancePositions): PrintedTotal[] {
  return lines.flatMap((scanned, index) => {
    const labels = findTotalLabels(scanned.folded);
    if (labels.length === 0) return findWrappedLabels(scanned, lines[index + 1]);
    if (isOfPoints(lines, index)) return [];
    const found = labels.filter((label) => !isOfYear(label, lines, index));
    if (found.length === 0) return [];
    const beside = found.flatMap(({ kind, at, end, dated }, n) => {
      const until = found[n + 1]?.at ?? Number.POSITIVE_INFINITY;
      const amounts = selectMoney(scanned).map((token) => withoutOperator(token, scanned));
      // In a table whose texts stand last, the amount stands before them.
      const behind = amounts.filter((token) => token.at > at && token.at < until);
      const isBalance = kind === 'opening' || kind === 'closing';
      const amount =
        (isBalance ? behind.find((token) => isAtPosition(balances, token)) : undefined) ??
        behind[0] ??
        (found.length === 1 ? findAmountBeforeName(amounts, at, isBalance) : undefined);
      const date = dated ? scanned.dates.find((token) => token.at > at) : undefined;
      const label = scanned.folded.slice(n > 0 ? at : 0, until);
      const isPartial = !isBalance && kind !== 'fees' && hasFurtherWords(scanned, at, end) ? true : undefined;
      if (!amount) return [];
      const others = behind.filter((token) => token !== amount);
      return [{ kind, amount, beside: others, label, mark: findBalanceMark([scanned], amount), date, isPartial }];
    });
    if (beside.length) return beside;
    const next = lines.slice(index + 1, index + 3);
    if (found.length === 1) return pairSingleBelow(found, scanned, next);
    const named = pairBelow(found, scanned, next);
    return named.length > 0 ? named : pairBelow(found, scanned, findBareAmounts(lines[index - 1], scanned));
  });
}

/**
 * Returns the amount before its name, in a table whose texts stand last. Of two sums each stands below its own side.
 */
function findAmountBeforeName(amounts: AmountToken[], at: number, isBalance: boolean): AmountToken | undefined {
  const before = amounts.filter((token) => token.end <= at);
  return isBalance || before.length < 2 ? before.at(-1) : undefined;
}

/** Words next to a total's name that do not change its meaning. Folded. */
const plainWords = new RegExp(`^(?:${words.plain.join('|')})$`);
/**
 * True if the name of a total has more words than its side: `Toplam harcama limiti`, `Summe der Ausgaben im Vorjahr`.
 */
function hasFurtherWords(scanned: Scanned, at: number, end: number): boolean {
  const box = splitSegments(scanned).findLast((segment) => segment.at <= at);
  if (!box || totalDebtPattern.test(scanned.folded.slice(at))) return true;
  const beside = `${scanned.folded.slice(box.at, at)} ${scanned.folded.slice(end, box.at + box.text.length)}`;
  const words = beside.match(/[a-z]{2,}/g) ?? [];
  return words.some((word) => !plainWords.test(word) && parseCurrency(word) === undefined);
}

type Label = { kind: TotalKind; at: number };
/** Maximum length of a name in a box; a sentence is longer. */
const longestName = 40;

/** True for a total of a whole year. A balance may be named after its year. */
function isOfYear({ kind, at }: Label, lines: Scanned[], index: number): boolean {
  const own = lines[index];
  if (!own || kind === 'opening' || kind === 'closing') return false;
  const box = splitSegments(own).findLast((segment) => segment.at <= at);
  return isYearly(foldInPlace(box?.text ?? '')) || isBelowYear(lines, index);
}

/** The most totals of a year below their title. */
const mostOfYear = 4;

/**
 * True below a title without an amount and with nothing but totals between: `2026 Totals Year-to-Date` above `Total
 * fees charged $39.00`.
 */
function isBelowYear(lines: Scanned[], index: number): boolean {
  for (const { folded, line, amounts } of lines.slice(Math.max(0, index - mostOfYear), index).reverse()) {
    if (line.page !== lines[index]?.line.page) return false;
    const isTitle = !amounts.some(({ strong }) => strong);
    if (isTitle) return folded.length <= longestName && !folded.includes('\t') && isYearTitle(folded);
    if (findTotalLabels(folded).length === 0) return false;
  }
  return false;
}

/** True for balances of points: below a title that names them, and without decimals. */
function isOfPoints(lines: Scanned[], index: number): boolean {
  const values = lines.slice(index, index + 2).flatMap(selectMoney);
  return isBelowPoints(lines, index) && values.every(({ digits }) => !/[.,]\d{2}$/.test(digits));
}

/** True if a line, or one of the two above it, names points. */
export const isBelowPoints = (lines: Scanned[], index: number): boolean =>
  lines.slice(Math.max(0, index - 2), index + 1).some(({ folded }) => ofPoints.test(folded));
const { pattern } = readLanguages(languages);

const ofPoints = new RegExp(`(?<![a-z])${pattern('titles')}(?![a-z])`, 'u');

export const selectMoney = ({ amounts }: Scanned) => amounts.filter(({ strong, bracketed }) => strong && !bracketed);

/**
 * Removes an operator that connects an amount with the next name and is not its sign: `Previous balance 70.00 -
 * Payments 60.00 = Balance 10.00`.
 */
function withoutOperator(token: AmountToken, { line, folded }: Scanned): AmountToken {
  const printed = folded.slice(token.at, token.end);
  const isJoined = / [-+−–]$/.test(printed) && /^ ?[a-z]/.test(folded.slice(token.end));
  return isJoined && line.text.includes('=') ? { ...token, sign: /^[-−–]/.test(printed) ? '-' : '' } : token;
}

/** Pairs a line of labels with a line of as many amounts below. */
function pairBelow(found: readonly Label[], labels: Scanned, next: Scanned[]): PrintedTotal[] {
  const row = next.find(
    (scanned) => scanned.line.page === labels.line.page && selectMoney(scanned).length >= found.length,
  );
  if (!row) return [];
  const amounts = selectMoney(row);
  return found.flatMap(({ kind, at }) => {
    const x = labels.line.words.find((word) => word.at >= at)?.x0 ?? 0;
    const nearest = [...amounts].sort((a, b) => Math.abs(a.x0 - x) - Math.abs(b.x0 - x))[0];
    return nearest ? [{ kind, amount: nearest }] : [];
  });
}

/** Returns the amounts of boxes that stand directly above their names, with no other text in their line. */
function findBareAmounts(row: Scanned | undefined, labels: Scanned): Scanned[] {
  if (!row || labels.line.y - row.line.y > boxHeight || row.dates.length > 0) return [];
  return selectMoney(row).length === splitSegments(row).length ? [row] : [];
}

/** Lines of one label are at most this far apart, in points. */
const lineHeight = 16;

/** Finds labels that continue below their amount: `Önceki dönem hesap özeti 7.840,89`, with `bakiyeniz` below. */
function findWrappedLabels(scanned: Scanned, next: Scanned | undefined): PrintedTotal[] {
  const [amount, ...others] = selectMoney(scanned);
  if (!amount || others.length > 0 || !next || next.line.page !== scanned.line.page) return [];
  const goesOn = next.amounts.length === 0 && next.dates.length === 0 && next.line.words.length <= 3;
  const isClose = next.line.y > scanned.line.y && next.line.y - scanned.line.y < lineHeight;
  if (!goesOn || !isClose || scanned.dates.length > 0) return [];
  const [label] = findTotalLabels(`${scanned.folded.slice(0, amount.at).trimEnd()} ${next.folded}`);
  return label ? [{ kind: label.kind, amount, mark: findBalanceMark([scanned], amount) }] : [];
}

/** Maximum distance of an amount below its label, in points. */
const boxHeight = 30;

/** Finds the value below a label that shares its line with others (`Total da fatura`, a day, a minimum payment). */
function pairSingleBelow(found: readonly Label[], labels: Scanned, next: Scanned[]): PrintedTotal[] {
  const [label] = found;
  const box = label && splitSegments(labels).find(({ at, text }) => at <= label.at && label.at < at + text.length);
  if (!label || !box || box.text.length > longestName) return [];
  for (const row of next) {
    const isNear = row.line.page === labels.line.page && row.line.y - labels.line.y < boxHeight;
    const amount = isNear && selectMoney(row).find(({ x0, x1 }) => x0 < box.x1 && x1 > box.x0);
    if (amount) return [{ kind: label.kind, amount, label: foldInPlace(box.text) }];
  }
  return [];
}

/** Of balances named only by their day, makes the first one the opening balance. */
export function resolveDatedBalances(
  totals: PrintedTotal[],
  dayOf: (date: DateToken) => IsoDate | undefined,
): PrintedTotal[] {
  const dated = totals.flatMap((total) => {
    const day = total.date && dayOf(total.date);
    return day ? [{ total, day }] : [];
  });
  const days = dated.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === last) return totals;
  const kindOn = (day: IsoDate) => (day === first ? 'opening' : day === last ? 'closing' : undefined);
  return totals.flatMap((total) => {
    const found = dated.find((one) => one.total === total);
    if (!found) return [total];
    const kind = kindOn(found.day);
    return kind ? [{ ...total, kind }] : [];
  });
}
