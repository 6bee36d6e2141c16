import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';

/**
 * Expected amounts of tools, computed independently of the product: fixed decimals instead of fractions, payment days
 * by testing each day instead of counting cycles. Shares no code with the product.
 */
const places = 60n;
const today = '2026-11-21';
const currencyPlaces: Record<string, number> = { JPY: 0, KWD: 3 };

/** Parses a decimal in units of 10⁻⁶⁰. */
function fixed(value: number): bigint {
  const [whole = '0', decimals = ''] = value.toString().split('.');
  return BigInt(whole + decimals.padEnd(60, '0'));
}

/** Rounds half up. Division is cut after 60 decimals, which adding a unit of the 40th decimal compensates. */
function rounded(value: bigint, currency: string): number {
  const digits = currencyPlaces[currency] ?? 2;
  const unit = 10n ** (places - BigInt(digits));
  const [size, sign] = value < 0n ? [-value, -1] : [value, 1];
  const units = (size + unit / 2n + 10n ** 20n) / unit;
  const text = units.toString().padStart(digits + 1, '0');
  return sign * Number(digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`);
}

export const mine = ({ share }: PortfolioSubscription, amount: number): bigint =>
  share ? (fixed(amount) * BigInt(share.mine)) / BigInt(share.parts) : fixed(amount);

const paymentsInTwelveYears = { weekly: 52n * 12n, monthly: 144n, yearly: 12n };
export const ofYear = (subscription: PortfolioSubscription, amount = subscription.amount): bigint =>
  (mine(subscription, amount) * paymentsInTwelveYears[subscription.billing_cycle]) /
  (12n * BigInt(subscription.billing_interval));
export const ofMonth = (subscription: PortfolioSubscription, amount = subscription.amount): bigint =>
  ofYear(subscription, amount) / 12n;

/** Sums of parts by currency, rounded at the end. */
export function sums(
  items: PortfolioSubscription[],
  part: (item: PortfolioSubscription) => bigint,
): Record<string, number> {
  const totals: Record<string, bigint> = {};
  for (const item of items) totals[item.currency] = (totals[item.currency] ?? 0n) + part(item);
  return Object.fromEntries(Object.entries(totals).map(([currency, total]) => [currency, rounded(total, currency)]));
}
export const amountOf = (value: bigint, currency: string): number => rounded(value, currency);
export const quotient = (value: bigint, by: number): bigint => value / BigInt(by);

export const active = ({ subscriptions }: Portfolio): PortfolioSubscription[] =>
  subscriptions.filter((item) => item.status === 'active');

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const daysOf = (day: string) => Math.floor(noon(day).getTime() / 86_400_000);
export const plus = (day: string, days: number): string =>
  new Date(noon(day).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Returns whether a subscription is paid on a day, by the calendar. */
function falls(subscription: PortfolioSubscription, day: string): boolean {
  const { anchor, billing_cycle, billing_interval } = subscription;
  const modulo = (value: number, by: number) => ((value % by) + by) % by === 0;
  if (billing_cycle === 'weekly') return modulo(daysOf(day) - daysOf(anchor), 7 * billing_interval);
  const [year, month, dayOfMonth] = day.split('-').map(Number) as [number, number, number];
  const [fromYear, fromMonth, fromDay] = anchor.split('-').map(Number) as [number, number, number];
  const isLast = plus(day, 1).slice(0, 7) !== day.slice(0, 7);
  const months = (year - fromYear) * 12 + month - fromMonth;
  const isDay = dayOfMonth === fromDay || (isLast && fromDay > dayOfMonth);
  return isDay && modulo(months, billing_cycle === 'monthly' ? billing_interval : 12 * billing_interval);
}

/** Every payment day of a period; before the anchor only if the start is known. */
export function daysPaid(subscription: PortfolioSubscription, from: string, to: string): string[] {
  const began = [subscription.anchor, subscription.started_on, subscription.charged_since]
    .filter(Boolean)
    .sort()[0] as string;
  const days: string[] = [];
  for (let day = from; day <= to; day = plus(day, 1)) {
    // For a future anchor, no payment comes before it.
    const isBetween = day > today && day < subscription.anchor;
    if (day >= began && !isBetween && falls(subscription, day)) days.push(day);
  }
  return days;
}

/** The price of a payment on a future day. */
export function priceOn(
  { amount, currency, trial_ends_on, price_after_trial, price_history }: PortfolioSubscription,
  day: string,
  today: string,
) {
  let [price, since] = [amount, ''];
  if (trial_ends_on && price_after_trial && trial_ends_on >= today && day > trial_ends_on)
    [price, since] = [price_after_trial, plus(trial_ends_on, 1)];
  for (const step of price_history)
    if (step.currency === currency && step.date > today && step.date <= day && step.date >= since)
      [price, since] = [step.amount, step.date];
  return price;
}
