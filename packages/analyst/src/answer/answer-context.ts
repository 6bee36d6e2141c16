import { daysBetween, type IsoDate } from '@kumbara/shared';
import { type AdviceCard, type Adviser, createFormatter } from '#advice/advice-card.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';
import type { UnderstoodQuestion } from '#question/understand-question.ts';
import { createCountFact, createNumberFact, type Named } from '#tools/facts.ts';
import type { ListedSubscription } from '#tools/listed-subscription.ts';
import { listActive } from '#tools/prices.ts';
import type { Fact } from '#tools/tool.ts';
import { formatColon, formatDay } from './format.ts';
import { sanitizeName } from './sanitize-name.ts';
import { getWriter, joinParts, type Part, type Segment, write, writeFact, writeList } from './segment.ts';

/** The lines of an answer, and the advice below it. */
export type AnswerDraft = { lines: Segment[]; advice?: AdviceCard[] };

/** Writes the answer for one intent. */
export type Answerer = (context: AnswerContext) => AnswerDraft;

export type AnswerContext = ReturnType<typeof createAnswerContext>;

/** Lines of a list in an answer; the page shows the rest. */
const mostLines = 15;
/** Names in one sentence. */
const mostNames = 10;

/** A question, the portfolio it is about, and the texts of its language. */
export function createAnswerContext(question: UnderstoodQuestion, portfolio: Portfolio) {
  const { language } = question;
  const t = getWriter(language, 'answers');
  const { t: tAdvice, amount, left } = createFormatter(language);
  const byId = new Map(portfolio.subscriptions.map((one) => [one.id, one]));
  const active = listActive(portfolio);
  const called = question.names.flatMap(({ ids }) => ids).flatMap((id) => byId.get(id) ?? []);
  const listed = active.filter(({ category }) => question.listedCategories.includes(category));
  const named = [...new Set([...called, ...listed])];

  /** Lists names, and the number of those left out. */
  function names(some: Named[]): Segment {
    const shown = some.slice(0, mostNames).map(({ name }) => sanitizeName(name));
    const rest = some.slice(mostNames);
    return writeList(rest.length > 0 ? [...shown, t('moreNames', { count: createCountFact(rest) })] : shown, language);
  }

  const advised = new Map<Adviser, AdviceCard[]>();
  /** The advice of one adviser, computed once. */
  function adviceOf(adviser: Adviser): AdviceCard[] {
    const known = advised.get(adviser) ?? adviser(portfolio, language);
    advised.set(adviser, known);
    return known;
  }

  return {
    question,
    portfolio,
    language,
    t,
    tAdvice,
    tInsights: getWriter(language, 'insights'),
    tLabels: getTranslator(language, 'labels'),
    active,
    /** The user's subscriptions that the question names or whose category it lists with a name. */
    named,
    activeNamed: named.filter(({ status }) => status === 'active'),
    /** An amount of one subscription. */
    amount,
    /** Amounts in several currencies. */
    amounts: (facts: Fact[]) =>
      writeList(
        facts.map((fact) => writeFact(fact, language)),
        language,
      ),
    day: (date: IsoDate) => formatDay(date, language),
    name: ({ name }: { name: string }) => sanitizeName(name),
    names,
    adviceOf,
    /** A line of a list. */
    item: (label: Part, text: Part) => write`• ${label}${formatColon(language)} ${text}`,
    left: (about: Named, date: IsoDate) => left(about, daysBetween(portfolio.today, date)),
  };
}

/** The billing cycle, and a note if the price is the user's share: `monthly, your share`. */
export function formatBillingCycle(
  { t, portfolio }: AnswerContext,
  { billing_cycle, billing_interval, ...item }: ListedSubscription,
): Segment {
  const isPart = portfolio.subscriptions.some((one) => one.id === item.id && one.share);
  const count = createNumberFact('interval', item, billing_interval, 'count');
  return joinParts([t(`cycle.${billing_cycle}`, { count }), ...(isPart ? [t('share')] : [])], ', ');
}

/** A subscription as a line of a list. */
export function formatSubscription(context: AnswerContext, item: ListedSubscription): Segment {
  const { t, amount, day, name, item: line } = context;
  const next = t('nextPayment', { day: day(item.next_payment_date) });
  const payment = amount('payment', item, item.payment);
  return line(name(item), write`${payment} (${formatBillingCycle(context, item)}) · ${next}`);
}

/** Cuts a list after `most` lines and says that there are more. */
export const truncateLines = ({ t }: AnswerContext, lines: Segment[], most = mostLines): Segment[] =>
  lines.length > most ? [...lines.slice(0, most), t('restOnList')] : lines;

/** Describes the first subscriptions, and counts those left out. */
export function describeEach(
  context: AnswerContext,
  some: PortfolioSubscription[],
  linesOf: (one: PortfolioSubscription) => Segment[],
): Segment[] {
  const rest = some.slice(mostLines);
  const lines = some.slice(0, mostLines).flatMap(linesOf);
  return rest.length > 0 ? [...lines, context.t('moreOnList', { count: createCountFact(rest) })] : lines;
}

/** Explains, for amounts in several currencies, why they are not added. */
export const explainCurrencies = ({ t }: AnswerContext, list: { currency?: string }[]): Segment[] =>
  new Set(list.map(({ currency }) => currency)).size > 1 ? [t('currenciesApart')] : [];

/** One line for each name that is not on the user's list. */
export const reportUnknownNames = ({ question: { names, unknownName }, t }: AnswerContext): Segment[] => [
  ...names
    .filter(({ ids }) => ids.length === 0)
    .map(({ matchedText }) => t('notListed', { name: sanitizeName(matchedText) })),
  ...(unknownName === undefined ? [] : [t('notListed', { name: sanitizeName(unknownName) })]),
];

/** One line for each named subscription that is cancelled. */
export function reportCancelled(context: AnswerContext): Segment[] {
  const { named, portfolio, t, day, name } = context;
  const cancelled = named.filter(({ status }) => status === 'cancelled');
  return describeEach(context, cancelled, ({ ends_on: until, ...one }) => [
    until && until >= portfolio.today
      ? t('isCancelledUntil', { name: name(one), until: day(until) })
      : t('isCancelled', { name: name(one) }),
  ]);
}

/** Returns whether one name of the question matches several subscriptions. */
export const isAmbiguous = ({ question: { names }, activeNamed }: AnswerContext): boolean => {
  const running = new Set(activeNamed.map(({ id }) => id));
  return names.some(({ ids }) => ids.filter((id) => running.has(id)).length > 1);
};

/** The subscriptions a question is about: the named ones, those of a category or a currency, else all active ones. */
export function selectSubscriptions({
  question: { category, currency },
  activeNamed,
  active,
}: AnswerContext): PortfolioSubscription[] {
  if (activeNamed.length > 0) return activeNamed;
  return active.filter((one) => (!category || one.category === category) && (!currency || one.currency === currency));
}

/** The category and currency of a question, in words: `Music, Euro`. */
export function describeFilter({ question: { category, currency }, tLabels, language }: AnswerContext): string {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const what = [category && tLabels(`categories.${category}`), currency && names.of(currency)]
    .filter(Boolean)
    .join(', ');
  // Some languages write currency names in lower case; here they begin a line.
  return what.charAt(0).toLocaleUpperCase(language) + what.slice(1);
}

/** The category and currency as a title line: `Music:`. */
export function formatFilterTitle(context: AnswerContext): Segment[] {
  const what = describeFilter(context);
  return what ? [write`${what}${formatColon(context.language)}`] : [];
}
