import type { Direction } from '#interpret/direction.ts';
import { type Movement, thousandths } from '#interpret/movement.ts';
import { fold } from '#words/fold.ts';
import { cardPaymentWords } from '#words/phrases.ts';
import { disagreesBetween } from './between.ts';
import { judgeColumnSums } from './column-sums.ts';
import { isOtherUnproven } from './other-currencies.ts';
import { breakOfBalance, followBalances } from './running-balance.ts';
import { isSideUnexplained, namesApart } from './stated-sides.ts';
import { areFeesUnexplained, feesOfSummary, paymentsOfSummary } from './summary-alone.ts';
import { contradictsItself } from './summary-box.ts';
import {
  type Account,
  type Agreement,
  bothPolarities,
  least,
  type Polarity,
  printedOf,
  printsEnds,
  type ReadTotal,
  sumOf,
  type Verdict,
  valuesOf,
  verdictOf,
  wholeOf,
} from './verdict.ts';

type Moved = { out: number; in: number };

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
 * printed only as a total) = due for a card, the running balance from line to line, the sums of both sides, or that of
 * the only column.
 */
export const reconcile = (account: Account, directions: Direction[]): Verdict => {
  const verdict = judge(account, directions, possiblePolarities(account));
  if (verdict.reconciled) return brokenBetween(account, directions) ?? contradicted(account, directions) ?? verdict;
  if (verdict.reconciled === null) {
    const bySums = judgeColumnSums(account, directions);
    return bySums.reconciled && isTornBetween(account, directions) ? { reconciled: null } : bySums;
  }
  if (judge(account, directions, bothPolarities).reconciled) return { reconciled: null };
  // Where it does not add up, what is missing is measured the way such documents count.
  return judge(account, directions, usualPolarity(account));
};

/** Ends that agree do not outweigh a running balance that breaks between them; beside the sums of both sides it is open. */
function brokenBetween(account: Account, directions: Direction[]): Verdict | undefined {
  if (!account.hasBalanceColumn) return undefined;
  const [settled, own] = settledOf(account, directions);
  const broken = breakOfBalance(settled, own);
  if (!broken || !breakOfBalance(withoutFees(settled), own)) return undefined;
  return compareSides(settled, own, sumUp(settled, own))?.reconciled ? { reconciled: null } : broken;
}

/**
 * Nor what a document says was spent where nothing explains it (nor what a part of it does, where nobody prints how it
 * begins and ends), nor what its summary alone says was moved, for that may have had a line that was not read: unless a
 * running balance proves the lines from its printed beginning to its printed end. Nor does one currency prove another.
 */
function contradicted(account: Account, directions: Direction[]): Verdict | undefined {
  if (runsBackwards(account, directions) || endsBelow(account, directions)) return { reconciled: null };
  if (endsOtherwise(account, directions)) return { reconciled: null };
  if (isTornBetween(account, directions)) return { reconciled: null };
  if (account.checkpoints.summaries.some(contradictsItself)) return { reconciled: null };
  const hasEnds = printsEnds(account.totals);
  const told = hasEnds ? ofAllRows(account) : account;
  const isOpen =
    isSideUnexplained(told, directions) || needsSummary(account, directions) || areFeesUnexplained(account, directions);
  if (!isOpen && !isOtherUnproven(account, directions)) return undefined;
  const follows = followBalances(account, directions, bothPolarities)?.reconciled;
  return follows && (hasEnds || !isOpen) ? undefined : { reconciled: null };
}

/** Whether what stands between the rows disagrees with them, whether fees are taken besides the amounts or contained in them. */
function isTornBetween(account: Account, directions: Direction[]): boolean {
  const [settled, own] = settledOf(account, directions);
  return disagreesBetween(settled, own) && disagreesBetween(withoutFees(settled), own);
}

/** Whether the running balance of an account falls by what came in: sums of both sides agree with sides turned as well. */
const runsBackwards = (account: Account, directions: Direction[]): boolean =>
  account.kind === 'account' &&
  followBalances(account, directions, [-1])?.reconciled === true &&
  !followBalances(account, directions, [1])?.reconciled;

/** Whether an account holds what its lines lost, and nobody prints what it began with: they cannot be all. */
function endsBelow(account: Account, directions: Direction[]): boolean {
  const [openings, closings] = (['opening', 'closing'] as const).map((kind) => valuesOf(account.totals, kind));
  if (account.kind !== 'account' || openings?.length || !closings?.length) return false;
  const moved = sumUp(account, directions);
  const isLost = moved.in < moved.out && wholeOf(closings) === moved.out - moved.in;
  return isLost && !followBalances(account, directions, [1])?.reconciled;
}

/**
 * Whether it is printed how all begins, and what is left by no name that says when (`Bakiye`) is neither that nor where it
 * ends, nor their difference.
 */
function endsOtherwise(account: Account, directions: Direction[]): boolean {
  const { totals } = withoutPartial(account);
  const [openings, closings, left] = (['opening', 'closing', 'left'] as const).map((kind) =>
    valuesOf(totals, kind).map(Math.abs),
  );
  if (!openings?.length || closings?.length || !left?.length) return false;
  const moved = sumUp(account, directions);
  const change = moved.in - moved.out;
  const ends = openings.flatMap((opening) => [opening, change, opening + change, opening - change].map(Math.abs));
  return !left.some((value) => ends.includes(value));
}

/** Whether payments, or fees without which its balances do not agree, stand in the summary alone. */
function needsSummary(account: Account, directions: Direction[]): boolean {
  if (paymentsOfSummary(account, directions) !== 0) return true;
  if (feesOfSummary(account) === 0) return false;
  const totals = account.totals.filter(({ kind }) => kind === 'opening' || kind === 'closing');
  return !judge({ ...account, totals }, directions, possiblePolarities(account)).reconciled;
}

/** How well directions satisfy the totals. */
export function agreement(account: Account, directions: Direction[]): Agreement {
  if (isTurned(account, directions)) return 'none';
  if (judge(account, directions, usualPolarity(account)).reconciled) return 'usual';
  if (judge(account, directions, possiblePolarities(account)).reconciled) return 'turned';
  return hasOneSide(account, directions) ? 'side' : 'none';
}

/** Whether what all spent, or what all came in, is printed, though the rest does not agree: a line of the other side is lost. */
function hasOneSide(account: Account, directions: Direction[]): boolean {
  const moved = sumUp(account, directions);
  return (['out', 'in'] as const).some(
    (side) => moved[side] > 0 && valuesOf(account.totals, side).some((value) => Math.abs(value) === moved[side]),
  );
}

/** Whether the sums of both sides are printed, and just the other way round. */
function isTurned(account: Account, directions: Direction[]): boolean {
  const [ins, outs] = (['in', 'out'] as const).map((kind) => valuesOf(account.totals, kind).map(Math.abs));
  if (!ins?.length || !outs?.length) return false;
  const moved = sumUp(account, directions);
  return moved.in !== moved.out && ins.includes(moved.out) && outs.includes(moved.in);
}

const isSettled = ({ row }: Movement) => !row.pending;

/** Without what waits to be booked. */
const settledOf = (account: Account, directions: Direction[]): [Account, Direction[]] => [
  { ...account, movements: account.movements.filter(isSettled) },
  directions.filter((_, index) => isSettled(account.movements[index] as Movement)),
];

const withoutFees = (account: Account): Account => ({
  ...account,
  movements: account.movements.map((movement) => ({ ...movement, fee: undefined })),
});

/** Without the sums of a part; the lowest ones of both sides are of all rows, or of the last page. */
const ofAllRows = (account: Account): Account => ({
  ...account,
  totals: account.totals.filter(({ isPartial, isLast }) => !isPartial || isLast),
});

const withoutPartial = (account: Account): Account => ({
  ...account,
  totals: account.totals.filter(({ isPartial }) => !isPartial),
});

/** Fees in a column of their own are taken besides the amounts, or are told of and contained in them. */
function judge(account: Account, directions: Direction[], polarities: Polarity[]): Verdict {
  const besides = judgeSettled(account, directions, polarities);
  if (besides.reconciled || !account.movements.some(({ fee }) => fee)) return besides;
  const contained = judgeSettled(withoutFees(account), directions, polarities);
  return contained.reconciled ? contained : besides;
}

function judgeSettled(account: Account, directions: Direction[], polarities: Polarity[]): Verdict {
  if (account.movements.every(isSettled)) return judgeLines(account, directions, polarities);
  const settled = judgeLines(...settledOf(account, directions), polarities);
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
    compareSides(account, directions, moved) ?? { reconciled: null }
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

/** The payments of bills before among the lines of a card: where these were settled, only the rest is owed. */
const paidBills = ({ movements }: Account, directions: Direction[]): number =>
  sumOf(
    movements.map(({ value, description }, index) =>
      directions[index] === 'in' && cardPaymentWords.test(fold(description)) ? thousandths(value) : 0,
    ),
  );

/** What ends a page begins the next one: where other balances are printed, these end and begin the document. */
function withoutCarried(openings: number[], closings: number[]): [number[], number[]] {
  const isCarried = (value: number) => openings.includes(value) && closings.includes(value);
  const [first, last] = [openings, closings].map((values) => values.filter((value) => !isCarried(value)));
  return first?.length && last?.length ? [first, last] : [openings, closings];
}

function compareBalances(
  account: Account,
  directions: Direction[],
  polarities: Polarity[],
  moved: Moved,
): Verdict | undefined {
  const [openings, closings] = withoutCarried(valuesOf(account.totals, 'opening'), valuesOf(account.totals, 'closing'));
  const change = moved.in - moved.out;
  // A closing balance alone can prove that nothing came before, but not that something is missing.
  if (openings.length === 0) {
    const owed = [change, ...(account.kind === 'card' ? [change - paidBills(account, directions)] : [])].map(Math.abs);
    return closings.length > 0 && owed.includes(Math.abs(wholeOf(closings))) ? { reconciled: true } : undefined;
  }
  if (closings.length === 0) return owedInAll(account, openings, change);
  const [fees, payments] = [feesOfSummary(account), paymentsOfSummary(account, directions)];
  const judgeBy = (differences: number[]) =>
    verdictOf(
      least(
        polarities.flatMap((polarity) =>
          differences.map((difference) => difference - polarity * change - (polarity === -1 ? fees - payments : 0)),
        ),
      ),
    );
  const ofOne = judgeBy(openings.flatMap((opening) => closings.map((closing) => closing - opening)));
  const ofAll = togetherOf(account, openings, closings);
  // How one that began has ended is not known then.
  if (ofAll === undefined) return openings.length > closings.length ? { reconciled: null } : ofOne;
  const verdict = judgeBy([ofAll]);
  // One account that agrees tells nothing of another one.
  return ofOne.reconciled && !verdict.reconciled ? { reconciled: null } : verdict;
}

/** All closings less all openings, where as many are printed of several accounts. */
function togetherOf({ totals }: Account, openings: number[], closings: number[]): number | undefined {
  if (openings.length === closings.length)
    return openings.length > 1 ? wholeOf(closings) - wholeOf(openings) : undefined;
  // Some begin, or end, with the same.
  const [begun, ended] = withoutCarried(printedOf(totals, 'opening'), printedOf(totals, 'closing'));
  return begun.length === ended.length ? sumOf(ended) - sumOf(begun) : undefined;
}

/** `Toplam Borç` is what a card's owner owes in all, or what an account's lost: the former where it adds up. */
function owedInAll({ kind, totals }: Account, openings: number[], change: number): Verdict | undefined {
  const owed = kind === 'account' ? [] : valuesOf(totals, 'out');
  return owed.some((total) => openings.some((opening) => total === opening - change))
    ? { reconciled: true }
    : undefined;
}

/**
 * Sums of both sides. One alone cannot know whether the other is whole: it proves something wrong, or nothing. What a
 * card calls its spending may be less what came back, or leave out what it names apart: then it proves nothing.
 */
function compareSides(account: Account, directions: Direction[], moved: Moved): Verdict | undefined {
  const { totals } = account;
  const named = withoutPartial(account);
  // Those of a part prove what they agree with, and nothing else.
  const bySums = named.totals.length < totals.length ? compareTotals(totals, moved) : undefined;
  if (bySums?.reconciled) return bySums;
  const byNames = compareTotals(named.totals, moved);
  if (byNames?.reconciled !== false) return byNames;
  if (!isSideUnexplained(named, directions)) return undefined;
  // By how much spending alone does not agree depends on what the bank left out of it.
  return valuesOf(totals, 'in').length === 0 && namesApart(account, directions) ? { reconciled: false } : byNames;
}

function compareTotals(totals: ReadTotal[], moved: Moved): Verdict | undefined {
  const isSpendingAlone = valuesOf(totals, 'in').length === 0;
  const sides = (['out', 'in'] as const).flatMap((side) => {
    const values = valuesOf(totals, side).map(Math.abs);
    const sums = side === 'out' && isSpendingAlone ? [moved.out, moved.out - moved.in] : [moved[side]];
    const missingOf = (printed: number[]) => least(printed.flatMap((value) => sums.map((sum) => value - sum)));
    return values.length ? [{ all: missingOf([wholeOf(values)]), some: missingOf([...values, sumOf(values)]) }] : [];
  });
  const missing = sumOf(sides.map(({ some }) => some));
  if (sides.length === 0 || (sides.length === 1 && missing === 0)) return undefined;
  // A sum of payments alone knows nothing of what was returned.
  if (valuesOf(totals, 'out').length === 0 && valuesOf(totals, 'in').every((value) => Math.abs(value) < moved.in))
    return undefined;
  // Of several accounts one that agrees tells nothing of another one.
  return missing === 0 && sides.some(({ all }) => all !== 0) ? { reconciled: null } : verdictOf(missing);
}
