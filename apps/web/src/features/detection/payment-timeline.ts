import { type DetectedSubscription, daysBetween, type IsoDate, paymentDay } from '@kumbara/shared';

export type Dot = { day: IsoDate; seen: boolean; amount?: number };

const tolerance = { weekly: 3, monthly: 10, yearly: 45 } as const;
const mostDots = 14;

/** The charges, oldest first, with the dates in between on which one was expected but not found. */
export function createTimeline({ evidence, billing_cycle, billing_interval }: DetectedSubscription): Dot[] {
  const charges = evidence
    .filter(({ amount }) => amount !== undefined)
    .map(({ date, amount }): Dot => ({ day: date, seen: true, amount }))
    .sort((a, b) => a.day.localeCompare(b.day));
  const dots: Dot[] = [];
  for (const charge of charges) {
    const before = dots.at(-1);
    if (before && before.day === charge.day) continue;
    if (before) dots.push(...missing(before.day, charge.day));
    dots.push(charge);
  }
  return dots.slice(-mostDots);

  function missing(from: IsoDate, to: IsoDate): Dot[] {
    const between: Dot[] = [];
    for (let n = 1; between.length < mostDots; n += 1) {
      const day = paymentDay(from, { billing_cycle, billing_interval }, n);
      if (daysBetween(day, to) <= tolerance[billing_cycle] * billing_interval) break;
      between.push({ day, seen: false });
    }
    return between;
  }
}
