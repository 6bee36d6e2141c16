import type { BillingCycle } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import { type Cycle, getCycle, isWeekly } from './cycles.ts';

/**
 * Words for a unit of time, folded: adverbs (`monthly`), Turkish adjectives (`3 AYLIK`, also a price for three months),
 * singular and plural.
 */
type Words = { each: string; worth: string; one: string; many: string };

const units: Record<BillingCycle, Words> = {
  yearly: {
    each: 'yearly|annual|annually|annuel(?:le)?|anual|annuale|jaarlijks|jae?hrlich|arlig',
    worth: 'yillik|senelik',
    one: 'yil|year|yr|jahr|jaar|an|ano|anno',
    many: 'yil|years?|yrs?|jahre?|jaar|ans|anos|anni',
  },
  monthly: {
    each: 'mo?n?thly|mensuel(?:le)?|mensual|mensal|mensile|monatlich|maandelijks|manadsvis',
    worth: 'aylik',
    one: 'ay|month|mth|mois|mes|mese|monat|maand|manad',
    many: 'ay|months?|mths?|mois|meses|mesi|monate?|maanden|manader',
  },
  weekly: {
    each: 'weekly|woe?chentlich|hebdomadaire|semanal|settimanale|wekelijks',
    worth: 'haftalik',
    one: 'hafta|week|wk|woche|semaine|semana|settimana',
    many: 'hafta|weeks?|wks?|wochen|semaines|semanas|settimane|weken',
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
const notPaidAtOnce = new RegExp(
  String.raw`\b(?:${[
    String.raw`taahhu[td]\w*|sozlesme\w*|contract|commitment|min(?:imum)? term|\w*vertrag\w*|\w*laufzeit|engagement`,
    'contrat|contrato|contratto|permanencia|vincolo|fidelizacao|fidelidade|looptijd',
    String.raw`taksit\w*|instal?lments?|rate|raten\w*|rata|rateale|mensualites?|plazos?|sin intereses|msi|sem juros`,
    String.raw`parcelas?|parcelad[oa]|prestac(?:ao|oes)|termijn\w*|afbetaling`,
    'garantisi|garantili|warranty|guarantee|garantie|gewahrleistung|garantia|garanzia',
    'hediye|ucretsiz|bedava|deneme|gift|free|trial|gratis|kostenlos|geschenk|probe(?:abo|monate?|zeit)?',
    'gratuite?s?|offerte?s?|cadeau|essai|regalo|prueba|omaggio|prova|oferta|proef',
    String.raw`hotel\w*|hostel|motel|rental|rent|hire|mietwagen|autovermietung|ferienwohnung|kiralama|location`,
    'alquiler|aluguel|aluguer|noleggio|autoverhuur',
  ].join('|')})\b`,
);
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
  ['28 gunde bir', 'weekly', 4],
  ['bi[ -]?weekly|fortnightly|quincenal|quinzenal|quindicinale', 'weekly', 2],
];

/** Words for one unit that do not follow a number: the cycle of an unknown number is unknown. */
const singleUnits: [words: string, cycle: BillingCycle][] = [
  [`${units.yearly.each}|${units.yearly.worth}|jahresabo|jahresbeitrag|jahresplan|jaarabonnement`, 'yearly'],
  [`${units.monthly.each}|${units.monthly.worth}|monatsabo|monatsbeitrag|maandabonnement`, 'monthly'],
  [`${units.weekly.each}|${units.weekly.worth}`, 'weekly'],
];

const cycleWords = [
  ...multiples.map(([words, cycle, count]) => ({
    pattern: new RegExp(String.raw`\b(?:${words})\b`),
    found: explicitCycles.get(`${count} ${cycle}`),
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
