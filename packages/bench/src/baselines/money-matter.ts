import { addMonths, type Billing, daysBetween, type Transaction } from '@kumbara/shared';
import { deviation, mean, median } from '#statistics.ts';
import { type Baseline, lastOf } from './baseline.ts';

/** Lower case, without long references and dates, reduced to Latin letters and digits. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\b\d{6,}\b/g, '')
    .replace(/\b\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b/g, '')
    .replace(/[^a-z0-9\s]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const variation = (values: readonly number[]) => (values.length < 2 ? 0 : deviation(values) / mean(values));
const amounts = (lines: readonly Transaction[]) => lines.map(({ amount }) => amount);

/** All lines when their amounts vary little, otherwise the largest bucket of amounts within 10 % of its mean. */
function ofOnePrice(lines: Transaction[]): Transaction[] {
  if (variation(amounts(lines)) <= 0.2) return lines;
  const buckets: Transaction[][] = [];
  for (const line of lines.toSorted((a, b) => a.amount - b.amount)) {
    const bucket = buckets.find((one) => Math.abs(line.amount / mean(amounts(one)) - 1) <= 0.1);
    if (bucket) bucket.push(line);
    else buckets.push([line]);
  }
  const largest = buckets.reduce((best, one) => (one.length > best.length ? one : best));
  return largest.toSorted((a, b) => a.date.localeCompare(b.date));
}

const frequencies: readonly (Billing & { upTo: number })[] = [
  { upTo: 10, billing_cycle: 'weekly', billing_interval: 1 },
  { upTo: 21, billing_cycle: 'weekly', billing_interval: 2 },
  { upTo: 50, billing_cycle: 'monthly', billing_interval: 1 },
  { upTo: 120, billing_cycle: 'monthly', billing_interval: 3 },
  { upTo: 270, billing_cycle: 'monthly', billing_interval: 6 },
  { upTo: Number.POSITIVE_INFINITY, billing_cycle: 'yearly', billing_interval: 1 },
];

const gaps = (lines: readonly Transaction[]) =>
  lines.slice(1).map(({ date }, n) => daysBetween((lines[n] as Transaction).date, date));

/**
 * MoneyMatter, subscription candidates: among the last twelve months, lines with the same cleaned text, at least three
 * at a similar price (coefficient of variation up to 0.2, otherwise the largest 10 % bucket), with intervals that vary
 * by at most half of their mean. The median interval gives the cycle, the mean of the amounts the price.
 */
export const moneyMatter: Baseline = {
  name: 'MoneyMatter',
  find(spent, today) {
    const recent = spent.filter(({ date }) => date >= addMonths(today, -12));
    const groups = Map.groupBy(recent, ({ description, currency }) => `${plain(description)}|${currency}`);
    return [...groups].flatMap(([text, lines]) => {
      const charges = ofOnePrice(lines);
      if (text.startsWith('|') || charges.length < 3 || variation(gaps(charges)) > 0.5) return [];
      const usual = median(gaps(charges));
      const { billing_cycle, billing_interval } = frequencies.find(({ upTo }) => usual <= upTo) ?? lastOf(frequencies);
      const amount = Math.round(mean(amounts(charges)) * 100) / 100;
      return [{ name: lastOf(charges).description, amount, billing_cycle, billing_interval, charges }];
    });
  },
};
