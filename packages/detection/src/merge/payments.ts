import { daysBetween, type IsoDate } from '@kumbara/shared';

type Price = { amount: number; currency: string };
/** `foreign`: the foreign price, if a line prints it. */
export type Payment = Price & { date: IsoDate; foreign?: Price };

/** Maximum days between a receipt and its charge on the statement. */
const receiptDays = 3;
/** Largest ratio of a charge to a mail's price without tax. The highest rate in Europe is 27 %. */
const maxTax = 1.35;

const monthOf = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * Returns true if the days are at most `days` apart.
 * @param days at most 28, so that months further apart need no calendar
 */
export const isNear = (a: IsoDate, b: IsoDate, days = receiptDays): boolean =>
  a === b || (Math.abs(monthOf(a) - monthOf(b)) <= 1 && Math.abs(daysBetween(a, b)) <= days);

const isSamePrice = (a: Price, b: Price): boolean => a.amount === b.amount && a.currency === b.currency;

/** Returns true for the same amount, as booked or in the foreign currency, within three days. */
export const isSamePayment = (a: Payment, b: Payment): boolean =>
  isNear(a.date, b.date) &&
  (isSamePrice(a, b) ||
    (a.foreign !== undefined && isSamePrice(a.foreign, b)) ||
    (b.foreign !== undefined && isSamePrice(a, b.foreign)));

/** Returns true if two prices may be of one payment: with and without tax, or in two currencies. */
export const mayBeSamePrice = (a: Price, b: Price): boolean =>
  a.currency !== b.currency || Math.max(a.amount, b.amount) <= Math.min(a.amount, b.amount) * maxTax;

/** Counts the payments that both lists contain, each once, and their distance in days. */
export function countSharedPayments(some: Payment[], others: Payment[]): { count: number; days: number } {
  const left = [...others];
  let [count, days] = [0, 0];
  for (const payment of some) {
    const countDays = ({ date }: Payment) => Math.abs(daysBetween(date, payment.date));
    const [closest] = left.filter((other) => isSamePayment(payment, other)).sort((a, b) => countDays(a) - countDays(b));
    if (!closest) continue;
    left.splice(left.indexOf(closest), 1);
    count += 1;
    days += countDays(closest);
  }
  return { count, days };
}

/**
 * Returns the payments of one subscription, each once, oldest first. A receipt within three days of a charge is that
 * charge; two receipts of one amount are one payment. The booked charge is kept.
 */
export function mergePayments<T extends Payment & { source: string }>(payments: T[]): T[] {
  const charges = payments.filter(({ source }) => source === 'statement');
  const kept: T[] = [];
  for (const receipt of payments.filter(({ source }) => source !== 'statement').sort(compareDays)) {
    const isCharged = charges.some((one) => isNear(one.date, receipt.date) && mayBeSamePrice(one, receipt));
    if (!isCharged && !kept.some((one) => isSamePayment(one, receipt))) kept.push(receipt);
  }
  return [...charges, ...kept].sort(compareDays);
}

const compareDays = (a: Payment, b: Payment) => (a.date < b.date ? -1 : Number(a.date > b.date)) || a.amount - b.amount;
