import { daysBetween, type IsoDate } from '@kumbara/shared';

const dayNumber = (day: IsoDate): number => daysBetween('1970-01-01', day);

/** A matched payment counts more than all distances together. */
const perPayment = 1_000_000;

/**
 * Finds the due day of each payment. A payment belongs to at most one due day that is at most `tolerance` days away, and
 * a due day has at most one payment. As many payments as possible belong to one, then the distances are as short as
 * possible, then the earlier due days are preferred. Payments keep the order of their due days, so that a billing day
 * which moved by half a month leaves no gap.
 * @param dueDays in order
 * @param paidDays in order
 * @param tolerance in days
 * @returns for each payment the index of its due day; undefined for an extra payment
 */
export function matchPayments(
  dueDays: readonly IsoDate[],
  paidDays: readonly IsoDate[],
  tolerance: number,
): (number | undefined)[] {
  const due = dueDays.map(dayNumber);
  const paid = paidDays.map(dayNumber);
  // Dynamic programming over the due days within the tolerance of each payment. `scores[k]` is the best score of the
  // payments so far with due days before `first + k`.
  const bands: { first: number; scores: number[] }[] = [];
  const scoreOf = (payment: number, count: number): number => {
    const band = bands[payment];
    return band ? (band.scores[Math.min(count - band.first, band.scores.length - 1)] as number) : 0;
  };

  let [first, end] = [0, 0];
  for (const [at, day] of paid.entries()) {
    while (first < due.length && (due[first] as number) < day - tolerance) first += 1;
    end = Math.max(end, first);
    while (end < due.length && (due[end] as number) <= day + tolerance) end += 1;
    const scores = [scoreOf(at - 1, first)];
    for (let count = first + 1; count <= end; count += 1) {
      const gain = perPayment - Math.abs((due[count - 1] as number) - day);
      scores.push(
        Math.max(scores[count - first - 1] as number, scoreOf(at - 1, count), scoreOf(at - 1, count - 1) + gain),
      );
    }
    bands.push({ first, scores });
  }

  const matches = new Array<number | undefined>(paid.length).fill(undefined);
  let count = due.length;
  for (let at = paid.length - 1; at >= 0; at -= 1) {
    const band = bands[at] as (typeof bands)[number];
    count = Math.min(count, band.first + band.scores.length - 1);
    const score = scoreOf(at, count);
    while (count > band.first && scoreOf(at, count - 1) === score) count -= 1;
    if (count === band.first || scoreOf(at - 1, count) === score) continue;
    count -= 1;
    matches[at] = count;
  }
  return matches;
}
