import { costPerMonth, costPerYear } from '@kumbara/shared';
import { byCategoryTool } from '#tools/by-category.ts';
import { createCountFact, sumCosts } from '#tools/facts.ts';
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
  listMoney,
  reportCancelled,
  reportUnknownNames,
  truncateLines,
} from './answer-context.ts';
import { pickAdvice } from './pick-advice.ts';

/** The list below a grand total: the most expensive subscriptions. */
const largest = 5;

const getFilter = ({ question: { category, currency } }: AnswerContext) => ({
  category: category ?? null,
  currency: currency ?? null,
});

const listActive = (context: AnswerContext, most: number | null = null, sort: 'cost' | 'cheapest' = 'cost') =>
  context.runTool(listSubscriptionsTool, { ...getFilter(context), sort, status: 'active', ids: null, most });

/** Nothing is paid in the category or currency; for a currency, the totals in the used ones are shown. */
function explainNoTotal(context: AnswerContext, what: string): AnswerDraft {
  const { t, question } = context;
  const lines = [...reportUnknownNames(context), what ? t('noneIn', { what }) : t('empty')];
  if (!question.currency || question.category) return { lines };
  const { lines: totals } = answerTotalOf({ ...context, question: { ...question, currency: undefined } });
  return { lines: [...lines, t('notConverted'), ...totals] };
}

/** Costs per week and day are not computed, because months are no whole number of them. */
const explainPeriod = ({ t, question: { signs } }: AnswerContext): string[] =>
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
  const { subscriptions, per_month, per_year } = context.runTool(totalsTool, getFilter(context));
  const what = describeFilter(context);
  if (subscriptions === 0) return explainNoTotal(context, what);
  const sums = { count: subscriptions, month: amounts(per_month), year: amounts(per_year) };
  const { items } = listActive(context);
  return {
    lines: [
      ...reportUnknownNames(context),
      ...explainPeriod(context),
      what ? t('totalOf', { what, ...sums }) : tInsights('totals', sums),
      ...explainCurrencies(context, per_month),
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
    const { item, facts } = describeSubscription(subscription);
    context.addFacts(facts);
    const costs = { payment: amount(item.payment), month: amount(item.per_month), year: amount(item.per_year) };
    const next = t('nextPayment', { day: day(item.next_payment_date) });
    const sentence = t('cost', { name: name(item), cycle: formatBillingCycle(context, item), ...costs });
    return [`${sentence} ${next.charAt(0).toLocaleUpperCase(language)}${next.slice(1)}.`];
  });
  const isSum = activeNamed.length > 1;
  const month = isSum ? context.addFacts(sumCosts(portfolio, 'monthly_cost', activeNamed, costPerMonth)) : [];
  const year = isSum ? context.addFacts(sumCosts(portfolio, 'yearly_cost', activeNamed, costPerYear)) : [];
  return {
    lines: [
      ...reportUnknownNames(context),
      ...reportCancelled(context),
      ...(isAmbiguous(context) ? [t('severalMatches')] : []),
      ...explainPeriod(context),
      ...lines,
      ...(isSum ? [t('together', { month: amounts(listMoney(month)), year: amounts(listMoney(year)) })] : []),
      ...explainCurrencies(context, listMoney(month)),
    ],
    advice: pickAdvice(context, activeNamed),
  };
};

export const answerList: Answerer = (context) => {
  const { t, question, portfolio } = context;
  const cycles = (['yearly', 'weekly'] as const).filter((answerCost) => question.signs.has(answerCost));
  const isMeant = (item: ListedSubscription) => cycles.length === 0 || cycles.some((one) => one === item.billing_cycle);
  const items = listActive(context).items.filter(isMeant);
  const ids = new Set(items.map(({ id }) => id));
  const subscriptions = items.length;
  context.addFacts([createCountFact(portfolio.subscriptions.filter(({ id }) => ids.has(id)))]);
  const what = [describeFilter(context), ...cycles.map((one) => t(`cycle.${one}`, { count: 1 }))]
    .filter(Boolean)
    .join(', ');
  if (subscriptions === 0) return { lines: [what ? t('noneIn', { what }) : t('empty')] };
  const lines = items.map((item) => formatSubscription(context, item));
  const title = what ? t('listOf', { what, count: subscriptions }) : t('list', { count: subscriptions });
  return { lines: [title, ...truncateLines(context, lines)] };
};

export const answerCancelledList: Answerer = (context) => {
  const { t, day, name, portfolio } = context;
  const cancelled = portfolio.subscriptions.filter(({ status }) => status === 'cancelled');
  if (cancelled.length === 0) return { lines: [t('cancelledNone')] };
  const days = cancelled.flatMap(({ ends_on }) => ends_on ?? []);
  context.addFacts([createCountFact(cancelled)], days);
  const lines = cancelled.map(({ ends_on: until, ...item }) =>
    until && until >= portfolio.today ? `• ${name(item)} · ${t('until', { day: day(until) })}` : `• ${name(item)}`,
  );
  return { lines: [t('cancelledList'), ...truncateLines(context, lines)] };
};

export const answerCount: Answerer = (context) => {
  const { t, portfolio, question } = context;
  if (question.category || question.currency) return answerList(context);
  const { subscriptions } = context.runTool(totalsTool, getFilter(context));
  const cancelled = portfolio.subscriptions.filter(({ status }) => status === 'cancelled');
  context.addFacts([createCountFact(cancelled)]);
  const active = t('activeCount', { count: subscriptions });
  const line =
    cancelled.length > 0
      ? t('countWithCancelled', { active, cancelled: t('cancelledCount', { count: cancelled.length }) })
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
      const costs = { name: name(first), month: amount(first.per_month), year: amount(first.per_year) };
      return {
        lines: [sort === 'cost' ? t('mostExpensive', costs) : t('cheapest', costs), formatSubscription(context, first)],
        ...advice,
      };
    }
    return {
      lines: [
        sort === 'cost' ? t('mostExpensiveList') : t('cheapestList'),
        ...items.map((item) =>
          context.item(name(item), context.tAdvice('per.month', { amount: amount(item.per_month) })),
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
  const { categories } = context.runTool(byCategoryTool, {});
  const lines = categories.map(
    ({ category, per_month, subscriptions }) =>
      `• ${t('categoryLine', { what: tLabels(`categories.${category}`), month: amounts(per_month), count: subscriptions })}`,
  );
  const all = categories.flatMap(({ per_month }) => per_month);
  return { lines: [t('byCategory'), ...lines, ...explainCurrencies(context, all)], advice: pickAdvice(context) };
};
