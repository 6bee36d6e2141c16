import type { Charge } from '#lines/charges.ts';

/** Development of the amounts of a stream over time. */
export type AmountPattern = 'constant' | 'steps' | 'foreign_constant' | 'drifting' | 'varying';

/** Relative difference of equal prices, for rounding. */
const sameWithin = 0.005;
/** Monthly change of an exchange rate, at most, for a constant foreign price. */
const driftWithin = 0.09;

export const getLogRatio = (a: number, b: number) => Math.log(b / a);
const isSame = (a: number, b: number) => Math.abs(getLogRatio(a, b)) <= sameWithin;

/** Returns the price of the contract: the foreign one if the line prints it, else the charged amount. */
export const getListPrice = ({ amount, currency, foreign }: Charge) => foreign ?? { amount, currency };

export const isSamePrice = (a: Charge, b: Charge): boolean => {
  const [left, right] = [getListPrice(a), getListPrice(b)];
  return left.currency === right.currency ? isSame(left.amount, right.amount) : isSame(a.amount, b.amount);
};
export const isDriftOf = (a: Charge, b: Charge): boolean => Math.abs(getLogRatio(a.amount, b.amount)) <= driftWithin;

/** Groups charges into runs of one price, oldest first. */
function groupPriceRuns(charges: Charge[]): Charge[][] {
  const runs: Charge[][] = [];
  for (const charge of charges) {
    const previous = runs.at(-1)?.at(-1);
    if (previous && isSamePrice(previous, charge)) runs.at(-1)?.push(charge);
    else runs.push([charge]);
  }
  return runs;
}

/** Prices change rarely: most charges equal the one before. */
const isStepped = (runs: Charge[][], count: number) =>
  runs.length <= 1 + count / 3 ||
  (runs.length === 2 && count >= 2 && Math.min(...runs.map((run) => run.length)) * 2 <= count);

/** Yearly prices may rise with every charge. */
const risesYearly = (runs: Charge[][], yearly: boolean) => {
  const prices = runs.map(([charge]) => (charge as Charge).amount);
  return yearly && prices.every((price, i) => i === 0 || price > (prices[i - 1] as number));
};

/**
 * Classifies the amounts of a stream.
 * @param yearly the charges are a year apart
 */
export function detectAmountPattern(charges: Charge[], yearly: boolean): AmountPattern {
  const runs = groupPriceRuns(charges);
  const foreign = charges.every((charge) => charge.foreign);
  if (runs.length === 1) {
    const charged = charges.every((charge, i) => i === 0 || isSame((charges[i - 1] as Charge).amount, charge.amount));
    return foreign && !charged ? 'foreign_constant' : 'constant';
  }
  const drifts = charges.every((charge, i) => i === 0 || isDriftOf(charges[i - 1] as Charge, charge));
  if (charges.length >= 3 && (isStepped(runs, charges.length) || risesYearly(runs, yearly))) return 'steps';
  if (drifts) return 'drifting';
  return charges.length === 2 ? 'steps' : 'varying';
}

/**
 * Returns every price of the contract with the first day it was seen; of a drifting price only the last one. The contract
 * is in the currency of the last list price.
 */
export function createPriceHistory(charges: Charge[], pattern: AmountPattern) {
  const { currency } = getListPrice(charges.at(-1) as Charge);
  const priced = charges.filter((charge) => getListPrice(charge).currency === currency);
  const firsts =
    pattern === 'drifting' || pattern === 'varying'
      ? priced.slice(-1)
      : groupPriceRuns(priced).map(([first]) => first as Charge);
  return firsts.map((charge) => ({ date: charge.date, ...getListPrice(charge) }));
}
