import type { IsoDate, Language } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import type { Fact } from '#tools/tool.ts';
import { findDates, isKnownDate } from './dates-in-text.ts';
import { findMisattributedAmounts, type NameOrAmount } from './misattributed-amounts.ts';
import { toPlainText } from './plain-text.ts';
import { blankOut, type NumberInText, readNumbers } from './read-numbers.ts';
import { unitPattern } from './units.ts';

/** The output of a tool: a text may state every number and day of `result`. */
export type ToolOutput = { args?: unknown; result: unknown; facts: Fact[] };

export type NumberCheck = {
  /** The numbers and days that no tool output contains, as written in the text. */
  wrong: string[];
  /** The facts stated by the text. */
  facts: Fact[];
};

export type NumberRule = ReturnType<typeof createNumberRule>;

const rounded = (value: number): number => Math.round((Math.abs(value) + Number.EPSILON) * 100);
const same = (a: number, b: number): boolean => rounded(a) === rounded(b);

/** All values of a JSON tree. */
function* leaves(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) yield value;
  else for (const inner of Object.values(value)) yield* leaves(inner);
}
function* lists(value: unknown): Generator<unknown[]> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) yield value;
  for (const inner of Object.values(value)) yield* lists(inner);
}

/** Returns whether a number of weeks, months or years equals the requested days. */
const lengths = {
  day: (value: number, days: number) => value === days,
  week: (value: number, days: number) => value * 7 === days,
  month: (value: number, days: number) => value * 28 <= days && days <= value * 31,
  year: (value: number, days: number) => value * 365 <= days && days <= value * 366,
};

/** Lower case of the same length, so that positions are the same in both. */
const toLowerCase = (text: string): string => text.replace(/İ/g, 'i').toLowerCase();

/** A name as it is looked for. It hides its own numbers only if it contains more than an amount: `Office 365`, not `5 EUR`. */
type Name = { lower: string; hasOtherWords: boolean };
const currencyCodes = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));
const nameOf = (lower: string): Name => ({
  lower,
  hasOtherWords: [...fold(lower).matchAll(/\p{L}{3,}/gu)].some(([word]) => !currencyCodes.has(word)),
});

/**
 * Creates a rule that finds the numbers a text may not state. A number is allowed if it equals a computed fact rounded
 * to two decimals (money in the fact's currency, a percentage only for a percentage), counts the listed items, is a
 * nearby or computed year, a computed day, or a line number. Sums and percentages computed by the writer are not. Source: decisions, sections 6 and 11 "Assistant".
 * @param names of the user's subscriptions as the text writes them: the number in `Office 365` is not an amount
 * @param shown how the text writes a fact's subject; if given, an amount next to a name must belong to that subscription
 */
export function createNumberRule(by: {
  language: Language;
  today: IsoDate;
  names: string[];
  shown?: (subject: string) => string;
}) {
  const { language, today, names, shown } = by;
  const facts: Fact[] = [];
  const counts = new Set<number>();
  const askedDays: number[] = [];
  const days = new Set<IsoDate>([today]);
  const plainNames = [...new Set(names.map((name) => toLowerCase(toPlainText(name).trim())))]
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length)
    .map(nameOf);

  function learn({ args, result, facts: more }: ToolOutput): void {
    facts.push(...more);
    for (const leaf of leaves(result)) {
      if (typeof leaf === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(leaf)) days.add(leaf);
    }
    for (const list of lists(result)) counts.add(list.length);
    // "In the next 30 days" repeats what was asked for.
    const { days: span } = (args ?? {}) as { days?: unknown };
    if (typeof span === 'number') askedDays.push(span);
  }

  const isNear = (year: number): boolean =>
    Math.abs(year - Number(today.slice(0, 4))) <= 1 || [...days].some((day) => Number(day.slice(0, 4)) === year);

  function factsBehind({ value, currencies, likely, percent, span }: NumberInText): Fact[] {
    return facts.filter((fact) => {
      if (value === undefined || !same(fact.value, value)) return false;
      if (currencies) return fact.currency !== undefined && currencies.has(fact.currency);
      if (percent) return fact.unit === 'percent';
      // A price has no duration: `149,99 ay` is an amount.
      if (fact.currency) return (!span || !Number.isInteger(value)) && (likely?.has(fact.currency) ?? true);
      if (span) return fact.unit === `${span}s` || fact.measure === 'interval';
      return fact.unit !== 'percent';
    });
  }

  function isOtherwiseAllowed({ value, currencies, percent, span }: NumberInText, listed: Set<number>): boolean {
    if (value === undefined || currencies || percent || !Number.isInteger(value)) return false;
    if (span) return askedDays.some((days) => lengths[span](value, days));
    return counts.has(value) || listed.has(value) || (value >= 1900 && value < 2200 && isNear(value));
  }

  /**
   * @param text a sentence or more, as returned by `toPlainText`
   * @param before the text before it, whose numbered list may continue
   */
  function read(text: string, before = ''): NumberCheck {
    const { text: unnamed, listed, positions } = withoutNames(text, before, plainNames);
    const wrong: string[] = [];
    let rest = unnamed;
    for (const day of findDates(unnamed, language)) {
      if (!isKnownDate(day, days)) wrong.push(text.slice(day.start, day.end));
      rest = blankOut(rest, day.start, day.end);
    }
    rest = withoutLineNumbers(rest, before);
    const stated: Fact[] = [];
    const mentioned: NameOrAmount[] = [...positions];
    for (const number of readNumbers(rest, language)) {
      const behind = factsBehind(number);
      const money = behind.filter(({ currency }) => currency);
      if (money.length > 0 && isPerDay(rest, number)) wrong.push(text.slice(number.start, number.end));
      else if (behind.length > 0) stated.push(nearest(behind, text));
      if (money.length > 0) mentioned.push({ start: number.start, text: number.text, behind: money });
      if (behind.length > 0) continue;
      if (!isOtherwiseAllowed(number, listed)) wrong.push(text.slice(number.start, number.end));
    }
    if (shown) {
      const isNamed = (subject: string, name: string) => toLowerCase(toPlainText(shown(subject)).trim()) === name;
      wrong.push(...findMisattributedAmounts(unnamed, mentioned, isNamed));
    }
    return { wrong, facts: [...new Set(stated)] };
  }

  return { learn, read };
}

const daily = new RegExp(
  `^[^\\d.!?\\n]{0,14}(?<!\\p{L})(?:${unitPattern('each')} ${unitPattern('eachDay')}|${unitPattern('daily')})(?!\\p{L})`,
  'iu',
);
const dailyBefore = new RegExp(`${unitPattern('dailyBefore')} $`, 'iu');
/** No tool computes a cost per day. */
const isPerDay = (text: string, { start, end }: NumberInText): boolean =>
  daily.test(text.slice(end, end + 40)) || dailyBefore.test(text.slice(Math.max(0, start - 12), start));

/** The fact that a sentence states: preferably about a subscription it names, then about all, then any. */
const nearest = (behind: Fact[], text: string): Fact => {
  const words = fold(text);
  return (
    behind.find(({ subject }) => subject !== undefined && words.includes(fold(toPlainText(subject).trim()))) ??
    behind.find(({ subject }) => subject === undefined) ??
    (behind[0] as Fact)
  );
};

/** Removes names from a text in place, and counts the different names that it and the earlier text list. */
function withoutNames(text: string, before: string, names: Name[]) {
  let rest = text;
  const [lower, lowerBefore] = [toLowerCase(text), toLowerCase(before)];
  const here = new Set<Name>();
  const positions: { start: number; name: string }[] = [];
  for (const name of names) {
    if (!lower.includes(name.lower)) continue;
    for (const at of findPositions(name.lower, rest)) {
      here.add(name);
      positions.push({ start: at, name: name.lower });
      if (name.hasOtherWords) rest = blankOut(rest, at, at + name.lower.length);
    }
  }
  const all = names.filter((name) => here.has(name) || lowerBefore.includes(name.lower));
  return { text: rest, positions, listed: new Set([here.size, all.length].filter((count) => count > 1)) };
}

/** The positions at which a name is a word of its own. */
function findPositions(name: string, text: string): number[] {
  const lower = toLowerCase(text);
  const positions: number[] = [];
  for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + name.length)) {
    if (!/\p{L}$/u.test(text.slice(0, at)) && !/^\p{L}/u.test(text.slice(at + name.length))) positions.push(at);
  }
  return positions;
}

/** `2. Netflix` at the beginning of a line, after a `1.` before it. */
function withoutLineNumbers(text: string, before: string): string {
  const marker = /^ *(\d{1,2})[.)](?= )/gm;
  let next = [...before.matchAll(marker)].length + 1;
  let rest = text;
  for (const match of text.matchAll(marker)) {
    if (Number(match[1]) !== next) continue;
    next += 1;
    rest = blankOut(rest, match.index, match.index + match[0].length);
  }
  return rest;
}
