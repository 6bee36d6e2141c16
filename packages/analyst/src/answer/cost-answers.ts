import { costPerMonth, costPerYear } from '@kumbara/shared';
import { getTranslator } from '#i18n/translator.ts';
import { byCategoryTool } from '#tools/by-category.ts';
import { createCountFact, selectFacts, sumCosts } from '#tools/facts.ts';
import { compareByCost, listSubscriptionsTool } from '#tools/list-subscriptions.ts';
import { describeSubscription, type ListedSubscription } from '#tools/listed-subscription.ts';
import { totalsTool } from '#tools/totals.ts';
import {
  type AnswerContext,
  type AnswerDraft,
  type Answerer,
  describeEach,
  describeFilter,
  explainCurrencies,
  formatBillingCycle,
  formatSubscription,
  isAmbiguous,
  reportCancelled,
  reportUnknownNames,
  truncateLines,
} from './answer-context.ts';
import { pickAdvice } from './pick-advice.ts';
import { type Segment, write } from './segment.ts';

/** The list below a grand total: the most expensive subscriptions. */
const largest = 5;

const getFilter = ({ question: { category, currency } }: AnswerContext) => ({
  category: category ?? null,
  currency: currency ?? null,
});

const listActive = (context: AnswerContext, most: number | null = null, sort: 'cost' | 'cheapest' = 'cost') =>
  listSubscriptionsTool.run(context.portfolio, { ...getFilter(context), sort, status: 'active', ids: null, most })
    .result;

/** Nothing is paid in the category or currency; for a currency, the totals in the used ones are shown. */
function explainNoTotal(context: AnswerContext, what: string): AnswerDraft {
  const { t, question } = context;
  const lines = [...reportUnknownNames(context), what ? t('noneIn', { what }) : t('empty')];
  if (!question.currency || question.category) return { lines };
  const { lines: totals } = answerTotalOf({ ...context, question: { ...question, currency: undefined } });
  return { lines: [...lines, t('notConverted'), ...totals] };
}

/** Costs per week and day are not computed, because months are no whole number of them. */
const explainPeriod = ({ t, question: { signs } }: AnswerContext): Segment[] =>
  signs.has('weekly') || signs.has('daily') ? [t('notPerWeekOrDay')] : [];

/** Totals of all subscriptions, of each requested category, or of a currency. */
export const answerTotal: Answerer = (context) => {
  const { question } = context;
  if (question.categories.length < 2) return answerTotalOf(context);
  const each = question.categories.map((category) => ({ ...context, question: { ...question, category } }));
  return { lines: each.flatMap((answerCost) => answerTotalOf(answerCost).lines), advice: pickAdvice(context) };
};

const answerTotalOf: Answerer = (context) => {
  const { t, tInsights, amounts } = context;
  const { result, facts } = totalsTool.run(context.portfolio, getFilter(context));
  const what = describeFilter(context);
  if (result.subscriptions === 0) return explainNoTotal(context, what);
  const { category } = context.question;
  const [count] = selectFacts(facts, 'subscriptions', category);
  const perMonth = selectFacts(facts, 'monthly_cost', category);
  const sums = { count, month: amounts(perMonth), year: amounts(selectFacts(facts, 'yearly_cost', category)) };
  const { items } = listActive(context);
  return {
    lines: [
      ...reportUnknownNames(context),
      ...explainPeriod(context),
      what ? t('totalOf', { what, ...sums }) : tInsights('totals', sums),
      ...explainCurrencies(context, perMonth),
      ...truncateLines(
        context,
        items.map((item) => formatSubscription(context, item)),
        what ? undefined : largest,
      ),
    ],
    advice: pickAdvice(context),
  };
};

/** The cost of each named subscription, and their total. */
export const answerCost: Answerer = (context) => {
  const { t, amount, amounts, day, name, activeNamed, portfolio, language } = context;
  const lines = describeEach(context, [...activeNamed].sort(compareByCost(portfolio)), (subscription) => {
    const { item } = describeSubscription(subscription);
    const costs = {
      payment: amount('payment', item, item.payment),
      month: amount('monthly_cost', item, item.per_month),
      year: amount('yearly_cost', item, item.per_year),
    };
    const { text: next } = t('nextPayment', { day: day(item.next_payment_date) });
    const sentence = t('cost', { name: name(item), cycle: formatBillingCycle(context, item), ...costs });
    return [write`${sentence} ${next.charAt(0).toLocaleUpperCase(language)}${next.slice(1)}.`];
  });
  const isSum = activeNamed.length > 1;
  const month = isSum ? sumCosts(portfolio, 'monthly_cost', activeNamed, costPerMonth) : [];
  const year = isSum ? sumCosts(portfolio, 'yearly_cost', activeNamed, costPerYear) : [];
  return {
    lines: [
      ...reportUnknownNames(context),
      ...reportCancelled(context),
      ...(isAmbiguous(context) ? [t('severalMatches')] : []),
      ...explainPeriod(context),
      ...lines,
      ...(isSum ? [t('together', { month: amounts(month), year: amounts(year) })] : []),
      ...explainCurrencies(context, month),
    ],
    advice: pickAdvice(context, activeNamed),
  };
};

export const answerList: Answerer = (context) => {
  const { t, question, language } = context;
  const cycles = (['yearly', 'weekly'] as const).filter((answerCost) => question.signs.has(answerCost));
  const isMeant = (item: ListedSubscription) => cycles.length === 0 || cycles.some((one) => one === item.billing_cycle);
  const items = listActive(context).items.filter(isMeant);
  const cycleNames = cycles.map((one) => getTranslator(language, 'answers')(`cycle.${one}`, { count: 1 }));
  const what = [describeFilter(context), ...cycleNames].filter(Boolean).join(', ');
  if (items.length === 0) return { lines: [what ? t('noneIn', { what }) : t('empty')] };
  const lines = items.map((item) => formatSubscription(context, item));
  const count = createCountFact(items);
  const title = what ? t('listOf', { what, count }) : t('list', { count });
  return { lines: [title, ...truncateLines(context, lines)] };
};

export const answerCancelledList: Answerer = (context) => {
  const { t, day, name, portfolio } = context;
  const cancelled = portfolio.subscriptions.filter(({ status }) => status === 'cancelled');
  if (cancelled.length === 0) return { lines: [t('cancelledNone')] };
  const lines = cancelled.map(({ ends_on: until, ...item }) =>
    until && until >= portfolio.today
      ? write`• ${name(item)} · ${t('until', { day: day(until) })}`
      : write`• ${name(item)}`,
  );
  return { lines: [t('cancelledList'), ...truncateLines(context, lines)] };
};

export const answerCount: Answerer = (context) => {
  const { t, portfolio, question } = context;
  if (question.category || question.currency) return answerList(context);
  const cancelled = portfolio.subscriptions.filter(({ status }) => status === 'cancelled');
  const active = t('activeCount', { count: createCountFact(context.active) });
  const line =
    cancelled.length > 0
      ? t('countWithCancelled', { active, cancelled: t('cancelledCount', { count: createCountFact(cancelled) }) })
      : t('count', { active });
  return { lines: [line] };
};

/** The most expensive or cheapest subscriptions, the requested number per currency. */
const createExtremeAnswer =
  (sort: 'cost' | 'cheapest'): Answerer =>
  (context) => {
    const { t, amount, name, question } = context;
    const { items } = listActive(context, question.number ?? 1, sort);
    const [first] = items;
    const what = describeFilter(context);
    if (!first) return { lines: [what ? t('noneIn', { what }) : t('empty')] };
    const advice = sort === 'cost' ? { advice: pickAdvice(context) } : {};
    if (items.length === 1) {
      const costs = {
        name: name(first),
        month: amount('monthly_cost', first, first.per_month),
        year: amount('yearly_cost', first, first.per_year),
      };
      return {
        lines: [sort === 'cost' ? t('mostExpensive', costs) : t('cheapest', costs), formatSubscription(context, first)],
        ...advice,
      };
    }
    return {
      lines: [
        sort === 'cost' ? t('mostExpensiveList') : t('cheapestList'),
        ...items.map((item) =>
          context.item(
            name(item),
            context.tAdvice('per.month', { amount: amount('monthly_cost', item, item.per_month) }),
          ),
        ),
        ...explainCurrencies(
          context,
          items.map(({ per_month }) => per_month),
        ),
      ],
      ...advice,
    };
  };
export const answerMostExpensive = createExtremeAnswer('cost');
export const answerCheapest = createExtremeAnswer('cheapest');

export const answerByCategory: Answerer = (context) => {
  const { t, tLabels, amounts } = context;
  const { result, facts } = byCategoryTool.run(context.portfolio, {});
  const lines = result.categories.map(({ category }) => {
    const [count] = selectFacts(facts, 'subscriptions', category);
    const month = amounts(selectFacts(facts, 'monthly_cost', category));
    return write`• ${t('categoryLine', { what: tLabels(`categories.${category}`), month, count })}`;
  });
  const all = result.categories.flatMap(({ per_month }) => per_month);
  return { lines: [t('byCategory'), ...lines, ...explainCurrencies(context, all)], advice: pickAdvice(context) };
};
