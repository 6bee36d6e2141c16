import { estimatePaidSpan, monthPrices, toDollars } from '#catalogue/month-prices.ts';
import type { Service } from '#catalogue/schema.ts';
import type { Charge } from '#lines/charges.ts';
import type { Merchant } from '#merchant/resolve.ts';
import { getListPrice } from './amounts.ts';
import { type Cycle, fourWeeks, getCycle, isLong, monthly } from './cycles.ts';
import { findExplicitCycle } from './explicit-cycle.ts';

/** How it is known that a charge pays a year: its line says so, the size of its price does, or it may be guessed. */
export type YearPayment = 'explicit' | 'priced' | 'guessed';

export const yearly = getCycle('yearly');

/** So many times the month's price a year costs, perhaps of a smaller plan. */
const yearRatio = { known: 3.5, least: 5, most: 13 };
/** What costs less is the beginning of something dearer, in US dollars a month. */
const leastMonth = 2;
/** A year's plan begins with the day on which a month was due, days around it, or a month later. */
const longestPause = 2.5;

const sellsYears = ({ id, cycles = [] }: Service) => cycles.includes('yearly') || id in monthPrices;

/** How many times the price of one charge is that of a later one. */
function getPriceRatio(last: Charge, charge: Charge): number {
  const [before, after] = [getListPrice(last), getListPrice(charge)];
  return before.currency === after.currency ? after.amount / before.amount : charge.amount / last.amount;
}

const isMonthly = (cycle: Cycle) => cycle === monthly || cycle === fourWeeks;

/** Whether a single charge behind a stream is so dear that it is no next price of a month. */
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
 * Whether a charge behind the last one of a stream pays a year of what was paid by the month until then.
 * @param merchant whose service is asked for its cycles and prices; of a stranger, only the words of the line count,
 *   and, where he calls himself a subscription, how many times the month's price it is
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
