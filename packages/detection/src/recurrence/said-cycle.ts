import type { BillingCycle } from '@kumbara/shared';
import { fold } from '#merchant/fold.ts';
import { type Period, periodOf } from './periods.ts';

/** What comes once in a unit of time, one unit, and several: folded, in the languages statements are read in. */
type Words = { each: string; one: string; many: string };

const units: Record<BillingCycle, Words> = {
  yearly: {
    each: 'yillik|senelik|yearly|annual|annually|annuel(?:le)?|anual|annuale|jaarlijks|jae?hrlich|arlig',
    one: 'yil|year|yr|jahr|jaar|an|ano|anno',
    many: 'yil(?:da bir)?|years?|yrs?|jahre?|jaar|ans|anos|anni',
  },
  monthly: {
    each: 'aylik|mo?n?thly|mensuel(?:le)?|mensual|mensal|mensile|monatlich|maandelijks|manadsvis',
    one: 'ay|month|mth|mois|mes|mese|monat|maand|manad',
    many: 'ay(?:da bir)?|months?|mths?|mois|meses|mesi|monate?|maanden|manader',
  },
  weekly: {
    each: 'haftalik|weekly|woe?chentlich|hebdomadaire|semanal|settimanale|wekelijks',
    one: 'hafta|week|wk|woche|semaine|semana|settimana',
    many: 'hafta(?:da bir)?|weeks?|wks?|wochen|semaines|semanas|settimane|weken',
  },
};

const numbers: Record<number, string> = {
  1: 'bir|one',
  2: 'iki|two|zwei|deux|dos|due|dois|duas|twee',
  3: 'uc|three|drei|trois|tres|tre|drie',
  4: 'dort|four|vier|quatre|cuatro|quattro|quatro',
  6: 'alti|six|sechs|seis|sei|zes',
};
const numberWords = Object.values(numbers).join('|');
const countOf = (text: string): number =>
  Number(Object.entries(numbers).find(([, words]) => words.split('|').includes(text))?.[0] ?? text);

/** What is paid for at once. Other numbers are those of a plan, a house or a day. */
const counts: Record<BillingCycle, number[]> = {
  yearly: [1, 2, 3],
  monthly: [1, 2, 3, 4, 6, 12, 24, 36],
  weekly: [1, 2, 3, 4, 6],
};

/** One for each rhythm that a line may speak of, also those that are too rare to be looked for. */
const sayable = new Map(
  (Object.keys(counts) as BillingCycle[]).flatMap((cycle) =>
    counts[cycle].map((count): [string, Period] => [
      `${count} ${cycle}`,
      cycle === 'monthly' && count % 12 === 0 ? periodOf('yearly', count / 12) : periodOf(cycle, count),
    ]),
  ),
);

/** A number that counts: none of a date, a price or a reference. */
const number = String.raw`(?<![\d.,/:-])\b(?<count>[1-9]\d?|${numberWords})`;

/** Numbers before a unit: `3 AYLIK`, `4-WEEKLY`, `ZWEIMONATLICH`, `4 SEMAINES`; one of it: `1 AN`. */
const counted = (Object.keys(units) as BillingCycle[]).map((cycle) => {
  const { each, one, many } = units[cycle];
  const single = String.raw`\b(?:1|bir|one)[ -]?(?:${one})\b`;
  return { cycle, single: new RegExp(single), many: new RegExp(String.raw`${number}[ -]?(?:${each}|${many})\b`) };
});

function countedCycle(folded: string): Period | undefined {
  for (const { cycle, single, many } of counted) {
    const count = many.exec(folded)?.groups?.count;
    const period = count && sayable.get(`${countOf(count)} ${cycle}`);
    if (period) return period;
    if (single.test(folded)) return sayable.get(`1 ${cycle}`);
  }
  return undefined;
}

/** Words of their own for several units. They hold those for one: `HALF-YEARLY` is not `YEARLY`, so they are asked first. */
const multiples: [words: string, cycle: BillingCycle, count: number][] = [
  ['biennial|bisannuel(?:le)?', 'yearly', 2],
  [
    'half[ -]?yearly|semi[ -]?annual(?:ly)?|bi[ -]?annual(?:ly)?|halbjae?hrlich|halbjahres(?:abo|beitrag)|halfjaarlijks|semestral|semestriel(?:le)?|semestrale',
    'monthly',
    6,
  ],
  [
    'quarterly|vierteljae?hrlich|(?:vierteljahres|quartals)(?:abo|beitrag)|trimestral|trimestriel(?:le)?|trimestrale|(?:per |ieder |elk )kwartaal|kwartaalabonnement',
    'monthly',
    3,
  ],
  ['bi[ -]?monthly|bimestral|bimestriel(?:le)?|bimestrale', 'monthly', 2],
  ['28[ -]?(?:gunluk|gunde bir|days?|tage|jours|dias|giorni|dagen)', 'weekly', 4],
  ['bi[ -]?weekly|fortnightly|quincenal|quinzenal|quindicinale', 'weekly', 2],
];

/** What is called after one unit, where no number stands before it: of a rhythm nobody knows, nothing is said. */
const once: [words: string, cycle: BillingCycle][] = [
  [`${units.yearly.each}|jahresabo|jahresbeitrag|jahresplan|jaarabonnement`, 'yearly'],
  [`${units.monthly.each}|monatsabo|monatsbeitrag|maandabonnement`, 'monthly'],
  [units.weekly.each, 'weekly'],
];

const worded = [
  ...multiples.map(([words, cycle, count]) => ({
    pattern: new RegExp(String.raw`\b(?:${words})\b`),
    period: sayable.get(`${count} ${cycle}`),
  })),
  ...once.map(([words, cycle]) => ({
    pattern: new RegExp(String.raw`(?<!(?<![\d.,/:-])\b[1-9]\d?[ -]?)\b(?:${words})\b`),
    period: sayable.get(`1 ${cycle}`),
  })),
];

/** The rhythm a line speaks of (`DUOLINGO YILLIK`, `STORYTEL 12 AY`, `COTISATION 4 SEMAINES`), if it does. */
export function saidCycle(text: string): Period | undefined {
  const folded = fold(text);
  return countedCycle(folded) ?? worded.find(({ pattern }) => pattern.test(folded))?.period;
}
