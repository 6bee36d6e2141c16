import { type Billing, daysBetween, type IsoDate } from '@kumbara/shared';
import { cycleUnits, numberWords, parseCount } from '@kumbara/text/cycles';
import { anyOf } from '@kumbara/text/languages';
import data from '#mail/data/cycles.json' with { type: 'json' };
import { anyMonth } from './dates.ts';

export type CycleMatch = Billing & { start: number; end: number };

type Cycle = 'weekly' | 'monthly' | 'yearly';
const cycles: readonly Cycle[] = ['weekly', 'monthly', 'yearly'];
const { units, adjectives, turkish, words } = data;

const counts: Partial<Record<string, number>> = data.counts;
/** Any noun of a unit: `month`, `months`. */
const unitOf = (cycle: Cycle): string => anyOf(cycleUnits[cycle].one, cycleUnits[cycle].many, [units[cycle]]);

const start = '(?<![a-z])';
const end = '(?![a-z])';
const digits = '(?<n>\\d{1,2})';
const count = `(?<n>${anyOf(['\\d{1,2}'], numberWords, Object.keys(counts))})`;
const free = '(?<![\\d.,])';
const price = '[€$£₹]?\\d';

type Pattern = { pattern: RegExp; cycle: Cycle; interval: number | 'n' };
const define = (cycle: Cycle, interval: Pattern['interval'], ...sources: string[]): Pattern[] =>
  sources.map((source) => ({ pattern: new RegExp(source, 'gu'), cycle, interval }));

/** Fills the lists of words into a phrase: `{dues} for {month}`. */
const lists: Record<string, string> = {
  month: anyMonth,
  boxes: data.boxes,
  called_boxes: data.called_boxes,
  polish_months: data.polish_months,
  dues: data.dues,
};
const fill = (phrases: readonly string[]): string =>
  `${start}(?:${phrases.join('|').replace(/\{([a-z_]+)\}/g, (whole, name: string) => lists[name] ?? whole)})${end}`;

const everyWeekday = `(?:${data.on_weekday}) (?:${data.weekdays})`;

/** Phrases of any unit that say how many of it: `every 3 months`. */
const countedIn = (cycle: Cycle): string[] => {
  const unit = unitOf(cycle);
  return [
    // 3 aylığına, 1 yıl süreyle; 3 ayda bir; 6 aylık
    `(?<!\\d)${digits} ${turkish[cycle].unit}(?:l[ai]gina| (?:${words.lasting}))${end}`,
    `(?<![a-z\\d])${count} ${turkish[cycle].unit}da bir${end}`,
    `(?<![\\d.,]|[a-z\\d]-)${digits} ${turkish[cycle].unit}lik${end}`,
    // every 3 months; for 1 month; another 6 months; 6 ay daha; les 4 prochaines semaines
    `${start}(?:${data.every}) ${count} ${unit}${end}`,
    `(?:\\/ ?|${start}(?:${words.for}) )${count} ${unit}${end}`,
    `${start}(?:${words.further}) ${count} ${unit}${end}`,
    `${free}${digits} ${unit} (?:${words.longer})${end}`,
    `${start}(?:${words.the}) ${count} (?:${words.next}) ${unit}${end}`,
    // 12-month plan; Boost 1 Woche (Automatische Verlängerung); gói 12 tháng; Hosting (12 mois)
    `${free}${digits}(?:[- ]${unit}|-?(?:${words.short}))[- ](?:(?!${words.no_plan})[\\w+&-]+ ){0,3}(?:\\([^)]*\\) )?(?:${words.plan})\\w*`,
    `${free}${digits} ${unit} \\((?=${words.automatic})`,
    `${start}goi ${digits} ${unit}${end}`,
    `[(,] ?${digits} ${unit}\\.?[),]`,
    // 3 Monate Babbel für 44,97 €; 3 months at 299
    `${free}${digits} ${unit} (?=(?:[a-z+]+ ){1,3}(?:${words.sold_for}) [€$£]? ?\\d)`,
    `${free}${digits} ${unit}(?= (?:at|@) ${price})`,
    // Laufzeit: 1 Woche; Pass Essentiel 3 mois; Renouvellement 1 an; Domain renewal - 1 year; a line of its own
    `${start}(?:${words.term})(?: ?[:\\t])? ?${digits} ${unit}${end}`,
    `${start}(?:${words.plan_before})(?: (?!${words.no_name})[\\w+]+){0,2} ${digits} ${unit}${end}`,
    `${start}(?:${words.renewal})(?: (?:${words.by}))? ${digits} ${unit}${end}`,
    `(?<= [-–] )${digits} ${unit}$`,
    `^${digits} ${unit}$`,
  ];
};

/** Phrases of any unit that mean one of it: `per month`. */
const singleIn = (cycle: Cycle): string[] => {
  const unit = unitOf(cycle);
  return [
    // A year of Pro for 29.99; for another year; Pro - month
    `${start}(?:an?|one) ${unit} of (?=(?:[\\w+]+ ){1,3}(?:for|at) ${price})`,
    `${start}(?:${words.another}) ${unit}(?: daha)?${end}`,
    `(?<= [-–(] ?)${unit}(?= ?[)\\t$€£₺]| \\d)`,
    `${start}(?:${adjectives[cycle]})${end}`,
    `${start}(?:${data.every}) ${unit}${end}`,
    `(?:\\/ ?|${start}(?:${data.per}) |${start}al?l')${unit}${end}`,
    // ayda 69,90 TL
    `${start}(?:${turkish[cycle].in})(?= (?:(?:${words.only}) )?[₺$€]?\\d)`,
  ];
};

const yearSpan = '20\\d\\d ?[\\/–\\-] ?(?:20)?\\d\\d';
const patterns: readonly Pattern[] = [
  ...data.multiples.flatMap(({ words: list, interval }) => define('monthly', interval, `${start}(?:${list})${end}`)),
  ...data.fixed.flatMap(({ words: list, cycle, interval }) =>
    define(cycle as Cycle, interval, `${start}(?:${list})${end}`),
  ),
  // "Renews every Friday", "her cuma yenilenir": a letter may come on a day of every week, too.
  ...define(
    'weekly',
    1,
    `${start}(?:(?<=${start}(?:${data.renewing})[^.,;!?\\d]{0,30} )${everyWeekday}|${everyWeekday}(?= (?:gunu )?(?:${data.renewing})))${end}`,
  ),
  ...cycles.flatMap((cycle) => [...define(cycle, 'n', ...countedIn(cycle)), ...define(cycle, 1, ...singleIn(cycle))]),
  // "Your November box", "Ekim ayı aidatınız": what is named by its month comes in each.
  ...define('monthly', 1, fill(data.box_of_month), fill(data.dues_of_month), `\\/ ?mon?${end}`),
  // "Periodo 2026/2027", "the 2026/27 season"
  ...define(
    'yearly',
    1,
    `${start}(?:${words.season}) ${yearSpan}(?![\\d\\/.\\-])|(?<![\\d\\/.\\-])${yearSpan} (?:${words.season_behind})`,
    `(?:${words.renewed}) next (year|month|week)`,
  ),
];
const nextUnit: Record<string, Cycle> = { year: 'yearly', month: 'monthly', week: 'weekly' };

/** Twelve months are a year. */
function normal(cycle: Cycle, interval: number): Billing {
  if (cycle === 'monthly' && interval % 12 === 0) return { billing_cycle: 'yearly', billing_interval: interval / 12 };
  return { billing_cycle: cycle, billing_interval: interval };
}

/** "Annual commitment" says how long one is bound, not how often one pays. */
const committed = new RegExp(`^ (?:${words.committed})`);

/** All cycles that a folded text names; where two readings overlap, the longer one. */
export function findCycles(folded: string): CycleMatch[] {
  const found: CycleMatch[] = [];
  for (const { pattern, cycle, interval } of patterns) {
    for (const match of folded.matchAll(pattern)) {
      const text = match[0];
      const number = match.groups?.n ?? '';
      const count = interval === 'n' ? (counts[number] ?? parseCount(number)) : interval;
      if (count < 1 || count > 36) continue;
      const named = nextUnit[match[1] ?? ''];
      found.push({ start: match.index, end: match.index + text.length, ...normal(named ?? cycle, count) });
    }
  }
  const covers = (a: CycleMatch, b: CycleMatch) =>
    a !== b && a.start <= b.start && b.end <= a.end && a.end - a.start > b.end - b.start;
  const isBound = ({ end }: CycleMatch) => committed.test(folded.slice(end));
  return found
    .filter((match) => !found.some((other) => covers(other, match)) && !isBound(match))
    .sort((a, b) => a.start - b.start);
}

/** Lengths in days, with what weekends and month's ends do to them. */
const lengths: [from: number, to: number, cycle: Cycle, interval: number][] = [
  [6, 8, 'weekly', 1],
  [13, 15, 'weekly', 2],
  [26, 33, 'monthly', 1],
  [58, 63, 'monthly', 2],
  [87, 94, 'monthly', 3],
  [178, 186, 'monthly', 6],
  [355, 376, 'yearly', 1],
  [726, 736, 'yearly', 2],
];

/** The cycle that two consecutive payment days speak of. */
export function cycleBetween(from: IsoDate, to: IsoDate): Billing | undefined {
  const days = daysBetween(from, to);
  const length = lengths.find(([least, most]) => days >= least && days <= most);
  return length && { billing_cycle: length[2], billing_interval: length[3] };
}
