import type { StatementReading } from '@kumbara/shared';
import type { Direction } from '#interpret/direction.ts';
import { type Movement, thousandths } from '#interpret/movement.ts';
import { fold } from '#words/fold.ts';
import { cardPaymentWords, feeWords } from '#words/phrases.ts';
import type { TotalKind } from '#words/totals.ts';

/** Printed totals with their values; several of one kind where a document holds several cards or prints them twice. */
export type ReadTotal = { kind: TotalKind; value: number; isSum?: boolean };
export type DocumentKind = StatementReading['kind'];
export type Verdict = { reconciled: boolean | null; missing?: number };

/** What was read and what the document prints about it. Money in thousandths. */
export type Account = {
  movements: Movement[];
  totals: ReadTotal[];
  kind: DocumentKind;
  currency: string;
  /** A column is called balance; otherwise what looks like one may be points. */
  hasBalanceColumn: boolean;
  /** No line that begins with a day and holds an amount was left out. */
  isWhole: boolean;
};

type Moved = { out: number; in: number };

/** Spending lowers the balance of an account (1) and raises what is owed on a card (-1). */
type Polarity = 1 | -1;
const bothPolarities: Polarity[] = [1, -1];

/** A card that prints what is owed below zero counts like an account. */
function usualPolarity({ kind, totals, movements }: Account): Polarity[] {
  if (kind === 'unknown') return bothPolarities;
  const balances = totals.filter((total) => total.kind === 'closing' || total.kind === 'opening');
  const printed = balances.length
    ? balances.map(({ value }) => value)
    : movements.flatMap(({ row }) => row.balanceValue ?? []);
  const negative = printed.filter((value) => value < 0).length;
  return kind === 'account' || negative > printed.filter((value) => value !== 0).length / 2 ? [1] : [-1];
}

/**
 * The ways a document may count. A card read wholly the wrong way round adds up like an account: that proves nothing,
 * except where some of its balances stand below zero and some above.
 */
function possiblePolarities(account: Account): Polarity[] {
  const values = account.totals
    .filter(({ kind }) => kind === 'closing' || kind === 'opening')
    .map(({ value }) => value);
  const isMixed = values.some((value) => value < 0) && values.some((value) => value > 0);
  return account.kind === 'card' && values.length > 0 && !isMixed ? usualPolarity(account) : bothPolarities;
}

/**
 * Lets the printed totals judge what was read: opening + in − out = closing for an account, opening + out − in (+ fees
 * printed only as a total) = due for a card, the running balance from line to line, or the sums of both sides.
 */
export const reconcile = (account: Account, directions: Direction[]): Verdict => {
  const verdict = judge(account, directions, possiblePolarities(account));
  if (verdict.reconciled !== false) return verdict;
  if (judge(account, directions, bothPolarities).reconciled) return { reconciled: null };
  // Where it does not add up, what is missing is measured the way such documents count.
  return judge(account, directions, usualPolarity(account));
};

/** How well directions satisfy the totals: 2 as documents of this kind count, 1 the other way round, 0 not at all. */
export function agreement(account: Account, directions: Direction[]): 0 | 1 | 2 {
  if (isTurned(account, directions)) return 0;
  if (judge(account, directions, usualPolarity(account)).reconciled) return 2;
  return judge(account, directions, possiblePolarities(account)).reconciled ? 1 : 0;
}

/** Whether the sums of both sides are printed, and just the other way round. */
function isTurned(account: Account, directions: Direction[]): boolean {
  const [ins, outs] = (['in', 'out'] as const).map((kind) => valuesOf(account.totals, kind).map(Math.abs));
  if (!ins?.length || !outs?.length) return false;
  const moved = sumUp(account, directions);
  return moved.in !== moved.out && ins.includes(moved.out) && outs.includes(moved.in);
}

/** Fees in a column of their own are taken besides the amounts, or are told of and contained in them. */
function judge(account: Account, directions: Direction[], polarities: Polarity[]): Verdict {
  const besides = judgeSettled(account, directions, polarities);
  if (besides.reconciled || !account.movements.some(({ fee }) => fee)) return besides;
  const movements = account.movements.map((movement) => ({ ...movement, fee: undefined }));
  const contained = judgeSettled({ ...account, movements }, directions, polarities);
  return contained.reconciled ? contained : besides;
}

function judgeSettled(account: Account, directions: Direction[], polarities: Polarity[]): Verdict {
  const isSettled = ({ row }: Movement) => !row.pending;
  if (account.movements.every(isSettled)) return judgeLines(account, directions, polarities);
  const settled = judgeLines(
    { ...account, movements: account.movements.filter(isSettled) },
    directions.filter((_, index) => isSettled(account.movements[index] as Movement)),
    polarities,
  );
  // Some banks add waiting lines to their totals.
  return settled.reconciled === false && judgeLines(account, directions, polarities).reconciled
    ? { reconciled: true }
    : settled;
}

function judgeLines(account: Account, directions: Direction[], polarities: Polarity[]): Verdict {
  const moved = sumUp(account, directions);
  return (
    compareBalances(account, directions, polarities, moved) ??
    followBalances(account, directions, polarities) ??
    compareSides(account.totals, moved) ?? { reconciled: null }
  );
}

/** Totals are printed in the document's currency: lines in another one are not in them. */
function sumUp({ movements, currency }: Account, directions: Direction[]): Moved {
  const moved = { out: 0, in: 0 };
  movements.forEach(({ value, fee = 0, currency: own }, index) => {
    if (own !== currency) return;
    moved[directions[index] as Direction] += thousandths(value);
    moved.out += thousandths(fee);
  });
  return moved;
}

const valuesOf = (totals: ReadTotal[], kind: TotalKind) => [
  ...new Set(totals.filter((total) => total.kind === kind).map(({ value }) => thousandths(value))),
];

/** Fees that stand among the totals but on no line. */
function unbookedFees({ movements, totals }: Account): number {
  const fees = sumOf(valuesOf(totals, 'fees'));
  return fees && movements.some(({ description }) => feeWords.test(fold(description))) ? 0 : fees;
}

/** What a card's summary says was paid where no line came in: the payments stand in the summary alone. */
const unbookedPayments = ({ kind, totals, isWhole }: Account, moved: Moved): number =>
  kind === 'card' && isWhole && moved.in === 0 ? sumOf(valuesOf(totals, 'in').map(Math.abs)) : 0;

/** The payments of bills before among the lines of a card: where these were settled, only the rest is owed. */
const paidBills = ({ movements }: Account, directions: Direction[]): number =>
  sumOf(
    movements.map(({ value, description }, index) =>
      directions[index] === 'in' && cardPaymentWords.test(fold(description)) ? thousandths(value) : 0,
    ),
  );

const verdictOf = (missing: number): Verdict => (missing === 0 ? { reconciled: true } : { reconciled: false, missing });
const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
const least = (differences: number[]) => Math.min(...differences.map(Math.abs));

function compareBalances(
  account: Account,
  directions: Direction[],
  polarities: Polarity[],
  moved: Moved,
): Verdict | undefined {
  const openings = valuesOf(account.totals, 'opening');
  const closings = valuesOf(account.totals, 'closing');
  const change = moved.in - moved.out;
  // A closing balance alone can prove that nothing came before, but not that something is missing.
  if (openings.length === 0) {
    const owed = [change, ...(account.kind === 'card' ? [change - paidBills(account, directions)] : [])].map(Math.abs);
    return closings.some((closing) => owed.includes(Math.abs(closing))) ? { reconciled: true } : undefined;
  }
  if (closings.length === 0) return owedInAll(account, openings, change);
  const besides = unbookedFees(account) - unbookedPayments(account, moved);
  const pairs = openings.flatMap((opening) => closings.map((closing) => closing - opening));
  // Several accounts in one document: all their closings less all their openings.
  const together = sumOf(closings) - sumOf(openings);
  const expected = openings.length === closings.length ? [...pairs, together] : pairs;
  return verdictOf(
    least(
      polarities.flatMap((polarity) =>
        expected.map((difference) => difference - polarity * change - (polarity === -1 ? besides : 0)),
      ),
    ),
  );
}

/** `Toplam Borç` is what a card's owner owes in all, or what an account's lost: the former where it adds up. */
function owedInAll({ kind, totals }: Account, openings: number[], change: number): Verdict | undefined {
  const owed = kind === 'account' ? [] : valuesOf(totals, 'out');
  return owed.some((total) => openings.some((opening) => total === opening - change))
    ? { reconciled: true }
    : undefined;
}

/** Accounts of several currencies in one document have a running balance each. */
function followBalances(account: Account, directions: Direction[], polarities: Polarity[]): Verdict | undefined {
  const currencies = [...new Set(account.movements.map(({ currency }) => currency))];
  if (currencies.length === 1) return followBalance(account, directions, polarities);
  const verdicts = currencies.map((currency) => {
    const isOwn = (_: unknown, index: number) => account.movements[index]?.currency === currency;
    const totals = currency === account.currency ? account.totals : [];
    const own = { ...account, totals, movements: account.movements.filter(isOwn) };
    return followBalance(own, directions.filter(isOwn), polarities);
  });
  const missing = verdicts.reduce((sum, verdict) => sum + (verdict?.missing ?? 0), 0);
  if (missing > 0) return verdictOf(missing);
  return verdicts.every((verdict) => verdict?.reconciled) ? { reconciled: true } : undefined;
}

/**
 * Each printed balance follows from the one before and the amounts between them, or, newest first, from the one below.
 * Days with one balance for several lines count as well; most lines must be held by it. A printed opening or closing
 * balance must be where the lines begin or end, else nobody knows whether they are all.
 */
function followBalance(
  { movements, totals, hasBalanceColumn }: Account,
  directions: Direction[],
  polarities: Polarity[],
): Verdict | undefined {
  const marks = movements.flatMap(({ row }, index) => (row.balanceValue === undefined ? [] : [index]));
  const first = marks[0] ?? 0;
  const last = marks.at(-1) ?? 0;
  if (marks.length < 2 || last - first + 1 < movements.length * 0.9) return undefined;
  const sums = [0];
  for (const [index, { value, fee = 0 }] of movements.entries()) {
    const own = thousandths(value) * (directions[index] === 'in' ? 1 : -1);
    sums.push((sums[index] as number) + own - thousandths(fee));
  }
  const between = (from: number, to: number) => (sums[to] as number) - (sums[from] as number);
  const balance = (index: number) => thousandths(movements[index]?.row.balanceValue ?? 0);
  const gaps = (movedOf: (from: number, to: number) => number) =>
    marks.slice(1).reduce((sum, to, n) => {
      const from = marks[n] as number;
      return sum + Math.abs(balance(to) - balance(from) - movedOf(from, to));
    }, 0);
  const ways = polarities.flatMap((polarity) => [
    {
      gap: gaps((from, to) => polarity * between(from + 1, to + 1)),
      opening: balance(first) - polarity * between(0, first + 1),
      closing: balance(last) + polarity * between(last + 1, movements.length),
    },
    {
      gap: gaps((from, to) => -polarity * between(from, to)),
      opening: balance(last) - polarity * between(last, movements.length),
      closing: balance(first) + polarity * between(0, first),
    },
  ]);
  const fitting = ways.filter(({ gap }) => gap === 0);
  if (fitting.length === 0) return hasBalanceColumn ? verdictOf(least(ways.map(({ gap }) => gap))) : undefined;
  const isPrinted = (kind: TotalKind, value: number) => {
    const printed = valuesOf(totals, kind).map(Math.abs);
    return printed.length === 0 || printed.includes(Math.abs(value));
  };
  const isWhole = fitting.some((way) => isPrinted('opening', way.opening) && isPrinted('closing', way.closing));
  return { reconciled: isWhole || null };
}

/**
 * Sums of both sides. One alone cannot know whether the other is whole: it proves something wrong, or nothing. What a
 * card calls its spending may be less what came back.
 */
function compareSides(totals: ReadTotal[], moved: Moved): Verdict | undefined {
  const named = totals.filter(({ isSum }) => !isSum);
  // Sums below columns may be those of a page: they prove what they agree with, and nothing else.
  const bySums = named.length < totals.length ? compareTotals(totals, moved) : undefined;
  return bySums?.reconciled ? bySums : compareTotals(named, moved);
}

function compareTotals(totals: ReadTotal[], moved: Moved): Verdict | undefined {
  const isSpendingAlone = valuesOf(totals, 'in').length === 0;
  const sides = (['out', 'in'] as const).flatMap((side) => {
    const values = valuesOf(totals, side).map(Math.abs);
    const sums = side === 'out' && isSpendingAlone ? [moved.out, moved.out - moved.in] : [moved[side]];
    const printed = [...values, sumOf(values)];
    return values.length ? [least(printed.flatMap((value) => sums.map((sum) => value - sum)))] : [];
  });
  const missing = sumOf(sides);
  if (sides.length === 0 || (sides.length === 1 && missing === 0)) return undefined;
  // A sum of payments alone knows nothing of what was returned.
  if (valuesOf(totals, 'out').length === 0 && valuesOf(totals, 'in').every((value) => Math.abs(value) < moved.in))
    return undefined;
  return verdictOf(missing);
}
