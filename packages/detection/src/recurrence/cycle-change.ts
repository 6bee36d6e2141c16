import { estimatePaidSpan, toDollars } from '#catalogue/month-prices.ts';
import type { Service } from '#catalogue/schema.ts';
import type { Charge } from '#lines/charges.ts';
import type { Merchant } from '#merchant/resolve.ts';
import { getListPrice } from './amounts.ts';
import { type Cycle, fourWeeks, getCycle, isLong, monthly } from './cycles.ts';
import { findExplicitCycle } from './explicit-cycle.ts';

/** Evidence that a charge pays a year: the line states it, the size of the price shows it, or it is guessed. */
export type YearPayment = 'explicit' | 'priced' | 'guessed';

export const yearly = getCycle('yearly');

/** A year's price as a multiple of a month's price, possibly of a smaller plan. */
const yearRatio = { known: 3.5, least: 5, most: 13 };
/** Monthly prices below this many US dollars are introductory prices. */
const leastMonth = 2;
/** A yearly plan starts within this many cycles of the last charge. */
const longestPause = 2.5;

const sellsYears = ({ month_price, cycles = [] }: Service) => cycles.includes('yearly') || Boolean(month_price);

/** Returns the price of the later charge divided by that of the earlier one. */
function getPriceRatio(last: Charge, charge: Charge): number {
  const [before, after] = [getListPrice(last), getListPrice(charge)];
  return before.currency === after.currency ? after.amount / before.amount : charge.amount / last.amount;
}

const isMonthly = (cycle: Cycle) => cycle === monthly || cycle === fourWeeks;

/** Returns true if a single charge after a stream is too dear to be the next monthly price. */
export function isTooDearForMonth(cycle: Cycle, last: Charge, charge: Charge, service: Service | undefined): boolean {
  const explicit = findExplicitCycle(charge.text);
  if (explicit !== undefined && !isLong(explicit)) return false;
  if (detectYearPayment(cycle, last, charge, { service })) return true;
  const { amount, currency } = getListPrice(charge);
  const isPriceOfMonth = service !== undefined && estimatePaidSpan(service, amount, currency) === 'month';
  return isMonthly(cycle) && !isPriceOfMonth && isFullPrice(last) && getPriceRatio(last, charge) >= yearRatio.least;
}

const isFullPrice = (charge: Charge) => {
  const { amount, currency } = getListPrice(charge);
  return (toDollars(amount, currency) ?? leastMonth) >= leastMonth;
};

/**
 * Detects a charge that pays a year of what was paid monthly before.
 * @param merchant its service decides by cycles and prices; of an unknown merchant only the words of the line count,
 * and the price ratio if it calls itself a subscription
 */
export function detectYearPayment(
  cycle: Cycle,
  last: Charge,
  charge: Charge,
  { service, subscription_words }: Pick<Merchant, 'service'> & Partial<Pick<Merchant, 'subscription_words'>>,
): YearPayment | undefined {
  const days = charge.day - last.day;
  if (isLong(cycle) || last.currency !== charge.currency || days <= 0 || days > longestPause * cycle.days)
    return undefined;
  const ratio = getPriceRatio(last, charge);
  const explicit = findExplicitCycle(charge.text);
  if (explicit !== undefined && explicit !== findExplicitCycle(last.text))
    return explicit === yearly && ratio > 1 ? 'explicit' : undefined;
  if (!isMonthly(cycle)) return undefined;
  const { amount, currency } = getListPrice(charge);
  const paid = service && sellsYears(service) ? estimatePaidSpan(service, amount, currency) : undefined;
  if (paid === 'year' && ratio >= yearRatio.known) return service?.sells_singly ? 'guessed' : 'priced';
  const mayBe = service ? sellsYears(service) && paid !== 'month' : subscription_words;
  const isYearsPrice = ratio >= yearRatio.least && ratio <= yearRatio.most;
  return mayBe && isYearsPrice && isFullPrice(last) ? 'guessed' : undefined;
}
