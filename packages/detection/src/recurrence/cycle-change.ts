import { inDollars, monthPrices, paidFor } from '#catalogue/month-prices.ts';
import type { Service } from '#catalogue/schema.ts';
import type { Charge } from '#lines/charges.ts';
import type { Merchant } from '#merchant/resolve.ts';
import { priceOf } from './amounts.ts';
import { fourWeeks, isLong, monthly, type Period, periodOf } from './cycles.ts';
import { saidCycle } from './explicit-cycle.ts';

/** How it is known that a charge pays a year: its line says so, the size of its price does, or it may be guessed. */
export type PaysYear = 'said' | 'priced' | 'guessed';

export const yearly = periodOf('yearly');

/** So many times the month's price a year costs, perhaps of a smaller plan. */
const timesOfYear = { known: 3.5, least: 5, most: 13 };
/** What costs less is the beginning of something dearer, in US dollars a month. */
const leastMonth = 2;
/** A year's plan begins with the day on which a month was due, days around it, or a month later. */
const longestPause = 2.5;

const sellsYears = ({ id, cycles = [] }: Service) => cycles.includes('yearly') || id in monthPrices;

/** How many times the price of one charge is that of a later one. */
function timesOf(last: Charge, charge: Charge): number {
  const [before, after] = [priceOf(last), priceOf(charge)];
  return before.currency === after.currency ? after.amount / before.amount : charge.amount / last.amount;
}

const isMonthly = (period: Period) => period === monthly || period === fourWeeks;

/** Whether a single charge behind a stream is so dear that it is no next price of a month. */
export function isNoMonth(period: Period, last: Charge, charge: Charge, service: Service | undefined): boolean {
  const says = saidCycle(charge.text);
  if (says !== undefined && !isLong(says)) return false;
  if (paysYear(period, last, charge, { service })) return true;
  const { amount, currency } = priceOf(charge);
  const isPriceOfMonth = service !== undefined && paidFor(service, amount, currency) === 'month';
  return isMonthly(period) && !isPriceOfMonth && isFullPrice(last) && timesOf(last, charge) >= timesOfYear.least;
}

const isFullPrice = (charge: Charge) => {
  const { amount, currency } = priceOf(charge);
  return (inDollars(amount, currency) ?? leastMonth) >= leastMonth;
};

/**
 * Whether a charge behind the last one of a stream pays a year of what was paid by the month until then.
 * @param merchant whose service is asked for its cycles and prices; of a stranger, only the words of the line count,
 *   and, where he calls himself a subscription, how many times the month's price it is
 */
export function paysYear(
  period: Period,
  last: Charge,
  charge: Charge,
  { service, subscription_words }: Pick<Merchant, 'service'> & Partial<Pick<Merchant, 'subscription_words'>>,
): PaysYear | undefined {
  const days = charge.day - last.day;
  if (isLong(period) || last.currency !== charge.currency || days <= 0 || days > longestPause * period.days)
    return undefined;
  const times = timesOf(last, charge);
  const says = saidCycle(charge.text);
  if (says !== undefined && says !== saidCycle(last.text)) return says === yearly && times > 1 ? 'said' : undefined;
  if (!isMonthly(period)) return undefined;
  const { amount, currency } = priceOf(charge);
  const paid = service && sellsYears(service) ? paidFor(service, amount, currency) : undefined;
  if (paid === 'year' && times >= timesOfYear.known) return service?.sells_singly ? 'guessed' : 'priced';
  const mayBe = service ? sellsYears(service) && paid !== 'month' : subscription_words;
  const isYearsPrice = times >= timesOfYear.least && times <= timesOfYear.most;
  return mayBe && isYearsPrice && isFullPrice(last) ? 'guessed' : undefined;
}
