import type { BillingCycle } from '@kumbara/shared';
import { cycleUnits, days, every, multiples, numberWords, parseCount } from '@kumbara/text/cycles';
import { fold } from '@kumbara/text/fold';
import { anyOf } from '@kumbara/text/languages';
import { type Cycle, getCycle, isWeekly } from './cycles.ts';
import data from './explicit-cycle.json' with { type: 'json' };

/**
 * Counts that can be paid at once. Other numbers belong to a plan, a house or a date; 24 and 36 months are contract
 * terms that are paid monthly.
 */
const counts: Record<BillingCycle, number[]> = {
  yearly: [1, 2, 3],
  monthly: [1, 2, 3, 4, 6, 12],
  weekly: [1, 2, 3, 4, 6],
};

/** Every cycle that a line may state, including rare ones. */
const explicitCycles = new Map(
  (Object.keys(counts) as BillingCycle[]).flatMap((cycle) =>
    counts[cycle].map((count): [string, Cycle] => [
      `${count} ${cycle}`,
      cycle === 'monthly' && count === 12 ? getCycle('yearly') : getCycle(cycle, count),
    ]),
  ),
);

/** Numbers that are part of a name or count instalments: `REF. 2`, `BLOK 2`, `3 OF 24`. */
const namingNumbers = new RegExp(
  String.raw`\b${anyOf(data.naming)}\b[ .:#]*\d[\d/-]*(?!\d)|\b\d{1,2} ${anyOf(data.of)} \d{1,2}\b`,
  'g',
);

/** Excludes numbers in dates, prices and references. */
const digits = String.raw`(?<![\d.,/:-])\b(?<count>[1-9]\d?)`;
const number = String.raw`(?<![\d.,/:-])\b(?<count>${anyOf(['[1-9]\\d?'], numberWords)})`;

const cycles = Object.keys(cycleUnits) as BillingCycle[];
const createPatterns = (words: (unit: (typeof cycleUnits)[BillingCycle]) => string[]) =>
  cycles.flatMap((cycle) => words(cycleUnits[cycle]).map((pattern) => ({ cycle, pattern: new RegExp(pattern) })));

/**
 * Frequencies: `4-WEEKLY`, `ZWEIMONATLICH`, `OGNI DUE MESI`, `3 AYDA BIR`. An adverb separated from a number may follow
 * the number of a plan: `DUO 2 MONTHLY`.
 */
const frequencies = createPatterns(({ each, one, many }) => [
  String.raw`${number}-?${anyOf(each)}\b`,
  String.raw`\b${anyOf(every)} ${number} ${anyOf(many)}\b`,
  String.raw`${number} ?${anyOf(one)}da bir\b`,
]);

/** Time spans: `4 SEMAINES`, `3 AYLIK`, `1 AN`. Number words before a noun may also be part of a name. */
const spans = createPatterns(({ worth, one, many }) => [
  String.raw`${number}[ -]?${anyOf(worth)}\b`,
  String.raw`${digits}[ -]?${anyOf(many)}\b`,
  String.raw`\b(?<count>1|bir|one)[ -]?${anyOf(one)}\b`,
]);
const fourWeeksOfDays = new RegExp(String.raw`\b28[ -]?${anyOf(days.many)}\b`);

/** Words next to which a span is a contract term, a payment plan, a warranty, a gift or a stay. */
const notPaidAtOnce = new RegExp(String.raw`\b${anyOf(data.notPaidAtOnce)}\b`);
/** Also means a fee, if the span is in weeks. */
const instalmentOfMonths = /\bcuotas?\b/;

function findCounted(folded: string, patterns: typeof frequencies): Cycle | undefined {
  for (const { cycle, pattern } of patterns) {
    const count = pattern.exec(folded)?.groups?.count;
    const counted = count && explicitCycles.get(`${parseCount(count)} ${cycle}`);
    if (counted) return counted;
  }
  return undefined;
}

function findSpan(folded: string): Cycle | undefined {
  if (notPaidAtOnce.test(folded)) return undefined;
  if (fourWeeksOfDays.test(folded)) return getCycle('weekly', 4);
  const cycle = findCounted(folded, spans);
  return cycle && !isWeekly(cycle) && instalmentOfMonths.test(folded) ? undefined : cycle;
}

/**
 * Words for several units are checked first, because they contain words for one: `HALF-YEARLY`. Those for one unit do not
 * follow a number: the cycle of an unknown number is unknown.
 */
const cycleWords = [
  ...multiples.map(({ cycle, count, each }) => ({
    pattern: new RegExp(String.raw`\b${anyOf(each)}\b`),
    found: explicitCycles.get(`${count} ${cycle}`),
  })),
  ...cycles.map((cycle) => ({
    pattern: new RegExp(
      String.raw`(?<!${number}[ -]?)\b${anyOf(cycleUnits[cycle].each, cycleUnits[cycle].worth, cycleUnits[cycle].plans)}\b`,
    ),
    found: explicitCycles.get(`1 ${cycle}`),
  })),
];

/** Finds the billing cycle that a line states: `DUOLINGO YILLIK`, `STORYTEL 12 AY`, `COTISATION 4 SEMAINES`. */
export function findExplicitCycle(text: string): Cycle | undefined {
  const folded = fold(text).replace(namingNumbers, ' ');
  return (
    findCounted(folded, frequencies) ??
    findSpan(folded) ??
    cycleWords.find(({ pattern }) => pattern.test(folded))?.found
  );
}
