import type { BillingCycle } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import { type Cycle, getCycle, isWeekly } from './cycles.ts';
import data from './explicit-cycle.json' with { type: 'json' };

/**
 * Words for a unit of time, folded: adverbs (`monthly`), Turkish adjectives (`3 AYLIK`, also a price for three months),
 * singular and plural.
 */
type Words = { each: string; worth: string; one: string; many: string };

const units: Record<BillingCycle, Words> = data.units;

const numbers: Record<string, string> = data.numbers;
const numberWords = Object.values(numbers).join('|');
const parseCount = (text: string): number =>
  Number(Object.entries(numbers).find(([, words]) => words.split('|').includes(text))?.[0] ?? text);

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
const namingNumbers =
  /\b(?:ref|referenz|reference|no|nr|nummer|num|numero|blok|block|bloc|daire|kat|unit|apt)\b[ .:#]*\d[\d/-]*(?!\d)|\b\d{1,2} (?:of|von|van|de|di|sur) \d{1,2}\b/g;

/** Excludes numbers in dates, prices and references. */
const digits = String.raw`(?<![\d.,/:-])\b(?<count>[1-9]\d?)`;
const number = String.raw`(?<![\d.,/:-])\b(?<count>[1-9]\d?|${numberWords})`;
const every = 'every|alle|tous les|toutes les|cada|ogni|elke|iedere|om de|her';

const cycles = Object.keys(units) as BillingCycle[];
const createPatterns = (words: (unit: Words) => string[]) =>
  cycles.flatMap((cycle) => words(units[cycle]).map((pattern) => ({ cycle, pattern: new RegExp(pattern) })));

/**
 * Frequencies: `4-WEEKLY`, `ZWEIMONATLICH`, `OGNI DUE MESI`, `3 AYDA BIR`. An adverb separated from a number may follow
 * the number of a plan: `DUO 2 MONTHLY`.
 */
const frequencies = createPatterns(({ each, one, many }) => [
  String.raw`${number}-?(?:${each})\b`,
  String.raw`\b(?:${every}) ${number} (?:${many})\b`,
  String.raw`${number} ?(?:${one})da bir\b`,
]);

/** Time spans: `4 SEMAINES`, `3 AYLIK`, `1 AN`. Number words before a noun may also be part of a name. */
const spans = createPatterns(({ worth, one, many }) => [
  String.raw`${number}[ -]?(?:${worth})\b`,
  String.raw`${digits}[ -]?(?:${many})\b`,
  String.raw`\b(?<count>1|bir|one)[ -]?(?:${one})\b`,
]);
const fourWeeksOfDays = /\b28[ -]?(?:gunluk|days?|tage|jours|dias|giorni|dagen)\b/;

/** Words next to which a span is a contract term, a payment plan, a warranty, a gift or a stay. */
const notPaidAtOnce = new RegExp(String.raw`\b(?:${data.notPaidAtOnce.join('|')})\b`);
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

/** Words for several units. They are checked first, because they contain words for one: `HALF-YEARLY`. */
const multiples: Record<string, string> = data.multiples;

/** Words for one unit that do not follow a number: the cycle of an unknown number is unknown. */
const singleUnits: [words: string, cycle: BillingCycle][] = [
  [`${units.yearly.each}|${units.yearly.worth}|jahresabo|jahresbeitrag|jahresplan|jaarabonnement`, 'yearly'],
  [`${units.monthly.each}|${units.monthly.worth}|monatsabo|monatsbeitrag|maandabonnement`, 'monthly'],
  [`${units.weekly.each}|${units.weekly.worth}`, 'weekly'],
];

const cycleWords = [
  ...Object.entries(multiples).map(([cycle, words]) => ({
    pattern: new RegExp(String.raw`\b(?:${words})\b`),
    found: explicitCycles.get(cycle),
  })),
  ...singleUnits.map(([words, cycle]) => ({
    pattern: new RegExp(String.raw`(?<!(?<![\d.,/:-])\b(?:[1-9]\d?|${numberWords})[ -]?)\b(?:${words})\b`),
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
