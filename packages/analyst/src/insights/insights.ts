import type { Figure, Insight, Language } from '@kumbara/shared';
import { createFormatter } from '#advice/advice-card.ts';
import { limitSource } from '#answer/figure.ts';
import { formatDay, formatList, formatMoney } from '#answer/format.ts';
import { sanitizeName } from '#answer/sanitize-name.ts';
import type { resources } from '#i18n/resources.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { Portfolio } from '#portfolio.ts';
import type { Money, Named } from '#tools/facts.ts';
import { listSubscriptionsTool } from '#tools/list-subscriptions.ts';
import { overlapsTool } from '#tools/overlaps.ts';
import { priceRisesTool } from '#tools/price-rises.ts';
import { listActive } from '#tools/prices.ts';
import { savedSoFarTool } from '#tools/saved-so-far.ts';
import type { Fact } from '#tools/tool.ts';
import { totalsTool } from '#tools/totals.ts';
import { upcomingTool } from '#tools/upcoming.ts';
import { yearlyOrMonthlyTool } from '#tools/yearly-or-monthly.ts';

type Finder = (portfolio: Portfolio, language: Language) => Insight | undefined;
type Label = keyof (typeof resources)['en']['labels']['insights'];

const daysAhead = 30;

/** Insights choose their figures themselves, so their texts are strings. */
const createInsightFormatter = (language: Language) => ({
  tInsights: getTranslator(language, 'insights'),
  tLabels: getTranslator(language, 'labels'),
  amount: ({ amount, currency }: Money) => formatMoney(amount, currency, language),
  day: (date: string) => formatDay(date, language),
  names: (some: Named[]) => createFormatter(language).names(some).text,
});

/** The facts of one measure as figures, and their amounts as a language lists them. */
function selectFigures(facts: Fact[], measure: Fact['measure'], label: Label, language: Language) {
  const { tLabels, amount } = createInsightFormatter(language);
  const own = facts.filter((fact) => fact.measure === measure && fact.subject === undefined);
  const figures: Figure[] = own.map(({ value, currency, unit, source }) => ({
    ...{ label: tLabels(`insights.${label}`), value, ...limitSource(source) },
    ...(currency && { currency }),
    ...(unit && { unit }),
  }));
  const written = own.flatMap(({ value, currency }) => (currency ? [amount({ amount: value, currency })] : []));
  return { figures, text: formatList(written, language) };
}

const figure = (label: string, { amount, currency }: Money, ...source: string[]): Figure => ({
  ...{ label, value: amount, currency },
  source,
});

const total: Finder = (portfolio, language) => {
  const { facts, result } = totalsTool.run(portfolio, { category: null, currency: null });
  if (result.subscriptions === 0) return undefined;
  const month = selectFigures(facts, 'monthly_cost', 'per_month', language);
  const year = selectFigures(facts, 'yearly_cost', 'per_year', language);
  const count: Figure[] = selectFigures(facts, 'subscriptions', 'subscriptions', language).figures;
  const { tInsights } = createInsightFormatter(language);
  return {
    text: tInsights('totals', { count: result.subscriptions, month: month.text, year: year.text }),
    figures: [...count, ...month.figures, ...year.figures],
  };
};

const overlapping: Finder = (portfolio, language) => {
  const [found] = overlapsTool.run(portfolio, {}).result.overlaps;
  if (!found) return undefined;
  const { tInsights, tLabels, amount, names } = createInsightFormatter(language);
  const { id, name, saving_per_year: saving } = found.candidate;
  return {
    text: tInsights('overlap', { names: names(found.items), name: sanitizeName(name), saving: amount(saving) }),
    figures: [figure(tLabels('insights.saving_per_year'), saving, id)],
  };
};

const rising: Finder = (portfolio, language) => {
  const [found] = priceRisesTool.run(portfolio, { since: null }).result.rises;
  if (!found) return undefined;
  const { tInsights, tLabels, amount } = createInsightFormatter(language);
  const { id, name, before, now, more_per_year: more } = found;
  return {
    text: tInsights('priceRise', {
      ...{ name: sanitizeName(name), before: amount(before) },
      ...{ now: amount(now), more: amount(more) },
    }),
    figures: [
      figure(tLabels('insights.price_before'), before, id),
      figure(tLabels('insights.price_now'), now, id),
      figure(tLabels('insights.more_per_year'), more, id),
    ],
  };
};

const cheaperByTheYear: Finder = (portfolio, language) => {
  const { plans } = yearlyOrMonthlyTool.run(portfolio, { id: null, yearly_price: null }).result;
  const found = plans.find(({ paid, cheaper }) => paid === 'monthly' && cheaper === 'yearly');
  if (!found?.saving_per_year) return undefined;
  const { tInsights, tLabels, amount } = createInsightFormatter(language);
  return {
    text: tInsights('yearlyCheaper', { name: sanitizeName(found.name), saving: amount(found.saving_per_year) }),
    figures: [figure(tLabels('insights.saving_per_year'), found.saving_per_year, found.id)],
  };
};

const saved: Finder = (portfolio, language) => {
  const { facts, result } = savedSoFarTool.run(portfolio, {});
  if (result.subscriptions === 0) return undefined;
  const month = selectFigures(facts, 'saving_per_month', 'saving_per_month', language);
  return {
    text: createInsightFormatter(language).tInsights('saved', { count: result.subscriptions, month: month.text }),
    figures: [...selectFigures(facts, 'subscriptions', 'subscriptions', language).figures, ...month.figures],
  };
};

/** Only for a single currency: amounts of several currencies cannot be ranked. */
const dearest: Finder = (portfolio, language) => {
  const active = listActive(portfolio);
  if (active.length < 2 || new Set(active.map(({ currency }) => currency)).size > 1) return undefined;
  const everything = { category: null, currency: null, status: null, ids: null };
  const [found] = listSubscriptionsTool.run(portfolio, { ...everything, sort: 'cost', most: 1 }).result.items;
  if (!found) return undefined;
  const { tInsights, tLabels, amount } = createInsightFormatter(language);
  return {
    text: tInsights('mostExpensive', { name: sanitizeName(found.name), year: amount(found.per_year) }),
    figures: [figure(tLabels('insights.per_year'), found.per_year, found.id)],
  };
};

const ahead: Finder = (portfolio, language) => {
  const { facts, result } = upcomingTool.run(portfolio, { days: daysAhead });
  if (result.payments.length === 0) return undefined;
  const due = selectFigures(facts, 'due', 'due', language);
  const { tInsights } = createInsightFormatter(language);
  return {
    text: tInsights('upcoming', { count: result.payments.length, days: daysAhead, total: due.text }),
    figures: due.figures,
  };
};

const next: Finder = (portfolio, language) => {
  const everything = { category: null, currency: null, status: null, ids: null };
  const [found] = listSubscriptionsTool.run(portfolio, { ...everything, sort: 'next', most: 1 }).result.items;
  if (!found) return undefined;
  const { tInsights, tLabels, amount, day } = createInsightFormatter(language);
  return {
    text: tInsights('next', {
      ...{ name: sanitizeName(found.name), day: day(found.next_payment_date) },
      amount: amount(found.payment),
    }),
    figures: [figure(tLabels('insights.payment'), found.payment, found.id)],
  };
};

/**
 * Three insights into the user's own subscriptions: cost, possible savings, next payments. Without data, a text about
 * what will be shown.
 */
export function listInsights(portfolio: Portfolio, language: Language): Insight[] {
  const { tInsights } = createInsightFormatter(language);
  const first = (finders: Finder[], otherwise: string): Insight => {
    for (const find of finders) {
      const found = find(portfolio, language);
      if (found) return found;
    }
    return { text: otherwise, figures: [] };
  };
  return [
    first([total], tInsights('promised.total')),
    first([overlapping, rising, cheaperByTheYear, saved, dearest], tInsights('promised.savings')),
    first([ahead, next], tInsights('promised.upcoming')),
  ];
}
