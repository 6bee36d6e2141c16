import { daysBetween, type IsoDate } from '@kumbara/shared';

type Price = { amount: number; currency: string };
/** `foreign`: the price abroad, where a line prints it. */
export type Payment = Price & { date: IsoDate; foreign?: Price };

/** Days between a receipt and its charge on the statement. Decided: README, "Everything together". */
const receiptDays = 3;
/** A mail may name the price without tax, a statement never does. The highest rate in Europe is 27 %. */
const maxTax = 1.35;

const monthOf = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** @param days at most 28: months further apart need no calendar */
export const isNear = (a: IsoDate, b: IsoDate, days = receiptDays): boolean =>
  a === b || (Math.abs(monthOf(a) - monthOf(b)) <= 1 && Math.abs(daysBetween(a, b)) <= days);

const isSamePrice = (a: Price, b: Price): boolean => a.amount === b.amount && a.currency === b.currency;

/** The same amount in the same currency within three days, booked or abroad. */
export const isSamePayment = (a: Payment, b: Payment): boolean =>
  isNear(a.date, b.date) &&
  (isSamePrice(a, b) ||
    (a.foreign !== undefined && isSamePrice(a.foreign, b)) ||
    (b.foreign !== undefined && isSamePrice(a, b.foreign)));

/** Whether one payment may be told with two prices: without tax, or in the currency abroad. */
export const mayBeSamePrice = (a: Price, b: Price): boolean =>
  a.currency !== b.currency || Math.max(a.amount, b.amount) <= Math.min(a.amount, b.amount) * maxTax;

/** How many payments both lists hold, and how many days they lie apart in all; each counts once. */
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
 * The payments of one subscription, each once and oldest first: a receipt within three days of a booked charge is that
 * charge, two receipts of one amount are one payment. Of the two the booked one is kept.
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
