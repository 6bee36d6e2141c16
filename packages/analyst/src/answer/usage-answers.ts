import { amountSchema } from '@kumbara/shared';
import { writeOverlap } from '#advice/advice-card.ts';
import { adviseOverlap, adviseYearlyPlan, adviseUnused as unusedAdvice } from '#advice/saving-advice.ts';
import { formatReason } from '#advice/unused-candidates.ts';
import { costPerUseTool } from '#tools/cost-per-use.ts';
import { createNumberFact, selectFacts } from '#tools/facts.ts';
import { overlapsTool } from '#tools/overlaps.ts';
import { findServiceKind } from '#tools/service-kinds.ts';
import { unusedCandidatesTool } from '#tools/unused-candidates.ts';
import { type YearlyOrMonthly, yearlyOrMonthlyTool } from '#tools/yearly-or-monthly.ts';
import {
  type AnswerContext,
  type Answerer,
  describeEach,
  reportCancelled,
  reportUnknownNames,
  selectSubscriptions,
  truncateLines,
} from './answer-context.ts';
import { explainUnknownUse, pickAdvice } from './pick-advice.ts';
import { joinParts, type Segment, write } from './segment.ts';

/** Services that are paid for twice or do the same. */
export const answerOverlaps: Answerer = (context) => {
  const { t, tAdvice, amount, name, names, question, activeNamed } = context;
  const isPair = question.names.length > 1;
  // Two named subscriptions are compared with each other, not with all others.
  const wanted = isPair ? question.names.map(({ ids }) => ids) : [selectSubscriptions(context).map(({ id }) => id)];
  const touches = (items: { id: string }[]) =>
    wanted.filter((ids) => items.some(({ id }) => ids.includes(id))).length >= (isPair ? 2 : 1);
  const { overlaps } = overlapsTool.run(context.portfolio, {}).result;
  const found = overlaps.filter(({ items }) => touches(items));
  if (found.length === 0) {
    const isKnown =
      !isPair || (activeNamed.length > 1 && activeNamed.every((one) => findServiceKind(one) !== undefined));
    return { lines: [...reportUnknownNames(context), isKnown ? t('overlapsNone') : t('overlapsUnknown')] };
  }
  const lines = found.map(({ kind, items, candidate }) => {
    const saved = amount('saving_per_month', candidate, candidate.saving_per_month);
    const saving = tAdvice('per.month', { amount: saved });
    return write`• ${writeOverlap(tAdvice, kind, { names: names(items), name: name(candidate), saving }).text}`;
  });
  return { lines: [t('overlaps'), ...lines], advice: pickAdvice(context, undefined, [adviseOverlap]) };
};

/** Subscriptions that may not be needed: unused, unpaid or overlapping. */
export const answerUnused: Answerer = (context) => {
  const { t, tAdvice, amount, amounts, name, active, language } = context;
  const among = selectSubscriptions(context);
  const { result: found, facts } = unusedCandidatesTool.run(context.portfolio, {});
  const candidates = found.candidates.filter(({ id }) => among.some((one) => one.id === id));
  if (candidates.length === 0) {
    if (active.some(({ uses }) => uses.length > 0)) return { lines: [...reportUnknownNames(context), t('unusedNone')] };
    const { line, advice } = explainUnknownUse(context, among, t('unusedUnknown'));
    return { lines: [...reportUnknownNames(context), line], advice };
  }
  const lines = candidates.map(({ per_month, reasons, ...item }) => {
    const because = joinParts(
      reasons.map((reason) => formatReason(reason, language)),
      ' ',
    );
    const cost = tAdvice('per.month', { amount: amount('monthly_cost', item, per_month) });
    return context.item(write`${name(item)}, ${cost}`, because);
  });
  const isAll = candidates.length === found.candidates.length;
  const title = isAll ? [t('unusedList', { month: amounts(selectFacts(facts, 'saving_per_month')) })] : [];
  return {
    lines: [...title, ...truncateLines(context, lines)],
    advice: pickAdvice(context, among, [unusedAdvice, adviseOverlap]),
  };
};

/** The cost per use, from the check-in answers. */
export const answerCostPerUse: Answerer = (context) => {
  const { t, amount, name, names, activeNamed } = context;
  const ids = activeNamed.length > 0 ? activeNamed.map(({ id }) => id) : null;
  const { items } = costPerUseTool.run(context.portfolio, { ids }).result;
  const among = selectSubscriptions(context);
  const lines = items
    .filter(({ id }) => among.some((one) => one.id === id))
    .map(({ spent, months, uses, cost_per_use: cost, at_most: atMost, ...item }) => {
      const values = {
        name: name(item),
        spent: amount('spent', item, spent),
        months: t('monthCount', { count: createNumberFact('months_counted', item, months, 'months') }),
      };
      if (!cost) return write`• ${t('neverUsed', values)}`;
      const perUse = amount('cost_per_use', item, cost);
      const times = t('useCount', { count: createNumberFact('uses', item, uses, 'uses') });
      return write`• ${t(atMost ? 'perUseAtMost' : 'perUse', { ...values, cost: perUse, uses: times })}`;
    });
  const before = [...reportUnknownNames(context), ...reportCancelled(context)];
  if (lines.length === 0) {
    const sentence = ids ? t('usesUnknown', { what: names(activeNamed) }) : t('usesUnknownAll');
    const { line, advice } = explainUnknownUse(context, among, sentence);
    return { lines: [...before, line], advice };
  }
  return {
    lines: [...before, ...truncateLines(context, lines)],
    advice: pickAdvice(context, activeNamed.length > 0 ? activeNamed : undefined, [unusedAdvice]),
  };
};

function formatPlan({ t, amount, name }: AnswerContext, plan: YearlyOrMonthly): Segment {
  const { yearly, break_even_price: twelve, saving_per_year: saving, break_even_months: after, cheaper } = plan;
  const prices = {
    name: name(plan),
    yearly: yearly ? amount('yearly_price', plan, yearly) : '',
    months: twelve ? amount('break_even_price', plan, twelve) : '',
    saving: saving ? amount('saving_per_year', plan, saving) : '',
  };
  if (!yearly) return t('yearlyUnknown', prices);
  if (after === null) return t('monthlyUnknown', prices);
  if (cheaper === 'same') return t('plansSame', prices);
  const count = createNumberFact('break_even_months', plan, after, 'months');
  return cheaper === 'yearly'
    ? t('yearlyCheaper', { ...prices, after: t('monthCount', { count }) })
    : t('monthlyCheaper', prices);
}

/** Compares yearly and monthly payment, at a price from the question or a known one. */
export const answerYearlyOrMonthly: Answerer = (context) => {
  const { t, name, activeNamed, active, question } = context;
  const [example] = active;
  if (activeNamed.length === 0) {
    const { plans } = yearlyOrMonthlyTool.run(context.portfolio, { id: null, yearly_price: null }).result;
    const lines = plans.map((plan) => write`• ${formatPlan(context, plan)}`);
    const none = example ? [t('plansUnknown', { name: name(example) })] : [t('empty')];
    return {
      lines: [...reportUnknownNames(context), ...reportCancelled(context), ...(lines.length > 0 ? lines : none)],
      advice: pickAdvice(context, undefined, [adviseYearlyPlan]),
    };
  }
  const { price } = question;
  const wanted = price && amountSchema.safeParse(price.amount).success ? price : undefined;
  const lines = describeEach(context, activeNamed, (subscription) => {
    if (wanted?.currency && wanted.currency !== subscription.currency) {
      return [t('otherCurrency', { name: name(subscription), currency: subscription.currency })];
    }
    const args = { id: subscription.id, yearly_price: wanted?.amount ?? null };
    return yearlyOrMonthlyTool.run(context.portfolio, args).result.plans.map((plan) => formatPlan(context, plan));
  });
  return { lines, advice: pickAdvice(context, activeNamed, [adviseYearlyPlan]) };
};
