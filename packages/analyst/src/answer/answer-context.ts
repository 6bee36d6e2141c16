import { type Advice, daysBetween, type IsoDate } from '@kumbara/shared';
import type { z } from 'zod';
import { type Adviser, formatDaysLeft } from '#advice/advice-card.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { ToolOutput } from '#numbers/number-rule.ts';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';
import type { UnderstoodQuestion } from '#question/understand-question.ts';
import { createCountFact, type Money } from '#tools/facts.ts';
import type { ListedSubscription } from '#tools/listed-subscription.ts';
import { listActive } from '#tools/prices.ts';
import type { Fact, Tool } from '#tools/tool.ts';
import { formatDay, formatLabel, formatList, formatMoney } from './format.ts';
import { sanitizeName } from './sanitize-name.ts';

/** What an answer says, line by line, and what there is to do. */
export type AnswerDraft = { lines: string[]; advice?: Advice[] };

/** One kind of answer. */
export type Answerer = (context: AnswerContext) => AnswerDraft;

export type AnswerContext = ReturnType<typeof createAnswerContext>;

/** So many lines of a list are read; the rest stands on the page. */
const mostLines = 15;
/** So many names stand in a sentence. */
const mostNames = 10;

/** A question over somebody's holdings, the words of its language, and everything computed for it so far. */
export function createAnswerContext(question: UnderstoodQuestion, portfolio: Portfolio) {
  const { language } = question;
  const toolOutputs: ToolOutput[] = [];
  const t = getTranslator(language, 'answers');
  const byId = new Map(portfolio.subscriptions.map((one) => [one.id, one]));
  const active = listActive(portfolio);
  const called = question.names.flatMap(({ ids }) => ids).flatMap((id) => byId.get(id) ?? []);
  const listed = active.filter(({ category }) => question.listedCategories.includes(category));
  const named = [...new Set([...called, ...listed])];

  /** Asks a tool and remembers what it computed. */
  function runTool<Args extends z.ZodObject, Result>(tool: Tool<Args, Result>, args: z.infer<Args>): Result {
    const { result, facts } = tool.run(portfolio, args);
    toolOutputs.push({ args, result, facts });
    return result;
  }
  /** Remembers what was computed without a tool, and the days it is about. */
  function addFacts(facts: Fact[], days: IsoDate[] = []): Fact[] {
    toolOutputs.push({ result: days, facts });
    return facts;
  }

  /** Says some names, and how many more there are. */
  function names(some: { id: string; name: string }[]): string {
    const shown = some.slice(0, mostNames).map(({ name }) => sanitizeName(name));
    const rest = some.slice(mostNames).flatMap(({ id }) => byId.get(id) ?? []);
    if (rest.length > 0) addFacts([createCountFact(rest)]);
    return formatList(rest.length > 0 ? [...shown, t('moreNames', { count: rest.length })] : shown, language);
  }

  const advised = new Map<Adviser, Advice[]>();
  /** What there is to advise, computed once. */
  function adviceOf(adviser: Adviser): Advice[] {
    const known = advised.get(adviser) ?? adviser(portfolio, language);
    advised.set(adviser, known);
    return known;
  }

  return {
    question,
    portfolio,
    language,
    t,
    tAdvice: getTranslator(language, 'advice'),
    tInsights: getTranslator(language, 'insights'),
    tLabels: getTranslator(language, 'labels'),
    toolOutputs,
    runTool,
    addFacts,
    active,
    /** The user's subscriptions that the question names, or whose category it lists with a name. */
    named,
    activeNamed: named.filter(({ status }) => status === 'active'),
    amount: ({ amount, currency }: Money) => formatMoney(amount, currency, language),
    amounts: (list: Money[]) =>
      formatList(
        list.map(({ amount, currency }) => formatMoney(amount, currency, language)),
        language,
      ),
    day: (date: IsoDate) => formatDay(date, language),
    name: ({ name }: { name: string }) => sanitizeName(name),
    names,
    adviceOf,
    /** A line of a list. */
    item: (label: string, text: string) => `• ${formatLabel(label, text, language)}`,
    left: (date: IsoDate) => formatDaysLeft(daysBetween(portfolio.today, date), language),
  };
}

export const listMoney = (facts: Fact[]): Money[] =>
  facts.map(({ value, currency = '' }) => ({ amount: value, currency }));

/** How often it is paid, and whether the price is only a part of it. */
export function formatBillingCycle(
  { t, portfolio }: AnswerContext,
  { id, billing_cycle, billing_interval }: ListedSubscription,
): string {
  const isPart = portfolio.subscriptions.some((one) => one.id === id && one.share);
  return [t(`cycle.${billing_cycle}`, { count: billing_interval }), ...(isPart ? [t('share')] : [])].join(', ');
}

/** A subscription as a line of a list. */
export function formatSubscription(context: AnswerContext, item: ListedSubscription): string {
  const { t, amount, day, name, item: line } = context;
  const next = t('nextPayment', { day: day(item.next_payment_date) });
  return line(name(item), `${amount(item.payment)} (${formatBillingCycle(context, item)}) · ${next}`);
}

/** Lines of a list, cut where nobody reads on. */
export const truncateLines = ({ t }: AnswerContext, lines: string[], most = mostLines): string[] =>
  lines.length > most ? [...lines.slice(0, most), t('restOnList')] : lines;

/** A line or more for each subscription, as far as anybody reads on, and how many are left out. */
export function describeEach(
  context: AnswerContext,
  some: PortfolioSubscription[],
  linesOf: (one: PortfolioSubscription) => string[],
): string[] {
  const rest = some.slice(mostLines);
  if (rest.length > 0) context.addFacts([createCountFact(rest)]);
  const lines = some.slice(0, mostLines).flatMap(linesOf);
  return rest.length > 0 ? [...lines, context.t('moreOnList', { count: rest.length })] : lines;
}

/** Where amounts stand in several currencies, why they are not one. */
export const explainCurrencies = ({ t }: AnswerContext, list: Money[]): string[] =>
  new Set(list.map(({ currency }) => currency)).size > 1 ? [t('currenciesApart')] : [];

/** What the question names and the user does not have. */
export const reportUnknownNames = ({ question: { names, unknownName }, t }: AnswerContext): string[] => [
  ...names
    .filter(({ ids }) => ids.length === 0)
    .map(({ matchedText }) => t('notListed', { name: sanitizeName(matchedText) })),
  ...(unknownName === undefined ? [] : [t('notListed', { name: sanitizeName(unknownName) })]),
];

/** What the question names and is over. */
export function reportCancelled(context: AnswerContext): string[] {
  const { named, portfolio, t, day, name } = context;
  const cancelled = named.filter(({ status }) => status === 'cancelled');
  return describeEach(context, cancelled, ({ ends_on: until, ...one }) => [
    until && until >= portfolio.today
      ? t('isCancelledUntil', { name: name(one), until: day(until) })
      : t('isCancelled', { name: name(one) }),
  ]);
}

/** Whether one name of the question fits several subscriptions. */
export const isAmbiguous = ({ question: { names }, activeNamed }: AnswerContext): boolean => {
  const running = new Set(activeNamed.map(({ id }) => id));
  return names.some(({ ids }) => ids.filter((id) => running.has(id)).length > 1);
};

/** What a question is about: the subscriptions named, those of a category or a currency, else all active ones. */
export function selectSubscriptions({
  question: { category, currency },
  activeNamed,
  active,
}: AnswerContext): PortfolioSubscription[] {
  if (activeNamed.length > 0) return activeNamed;
  return active.filter((one) => (!category || one.category === category) && (!currency || one.currency === currency));
}

/** A category and a currency as the answer calls them. */
export function describeFilter({ question: { category, currency }, tLabels, language }: AnswerContext): string {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const what = [category && tLabels(`categories.${category}`), currency && names.of(currency)]
    .filter(Boolean)
    .join(', ');
  // Names of currencies are written small in some languages; here they begin a line.
  return what.charAt(0).toLocaleUpperCase(language) + what.slice(1);
}

/** The same as a line above what it is about. */
export function formatFilterTitle(context: AnswerContext): string[] {
  const what = describeFilter(context);
  return what ? [formatLabel(what, '', context.language).trimEnd()] : [];
}
