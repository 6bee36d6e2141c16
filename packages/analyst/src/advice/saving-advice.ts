import { addMonths } from '@kumbara/shared';
import { sanitizeName } from '#answer/sanitize-name.ts';
import { joinParts } from '#answer/segment.ts';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';
import { compareByCurrency, createNumberFact, type Money } from '#tools/facts.ts';
import { overlapsTool } from '#tools/overlaps.ts';
import { priceRisesTool } from '#tools/price-rises.ts';
import { findSubscription } from '#tools/prices.ts';
import { unusedCandidatesTool } from '#tools/unused-candidates.ts';
import { yearlyOrMonthlyTool } from '#tools/yearly-or-monthly.ts';
import {
  type Adviser,
  type Amount,
  type CardText,
  createCard,
  createEndAction,
  createFormatter,
  maxNames,
  toMonthlyAmount,
  writeCard,
  writeOverlap,
} from './advice-card.ts';
import { formatReason } from './unused-candidates.ts';

/** A price rise is reported for this many months. */
const newsMonths = 3;

const getSubscription = (portfolio: Portfolio, id: string): PortfolioSubscription =>
  findSubscription(portfolio, id) as PortfolioSubscription;

/** Sorts the user's own currency first, and by saving within a currency. */
const compareBySaving =
  <T>(portfolio: Portfolio, saving: (item: T) => Money) =>
  (a: T, b: T): number =>
    compareByCurrency(portfolio)(saving(a), saving(b)) || saving(b).amount - saving(a).amount;

const perYear = ({ amount, currency }: Money): Amount => ({ value: amount, currency, per: 'year' });

/** Subscriptions that the user does not use or whose payment failed. Overlaps alone have their own card. */
export const adviseUnused: Adviser = (portfolio, language) => {
  const { t, per } = createFormatter(language);
  return unusedCandidatesTool
    .run(portfolio, {})
    .result.candidates.filter(({ reasons }) => reasons.some(({ code }) => code !== 'overlap'))
    .sort(compareBySaving(portfolio, ({ per_year }) => per_year))
    .map(({ id, name, per_month, reasons }) => {
      const because = joinParts(
        reasons.map((reason) => formatReason(reason, language)),
        ' ',
      );
      const saving = per('month', 'saving_per_month', { id, name }, per_month);
      const text = writeCard(t, 'unused', { name: sanitizeName(name), reasons: because, saving });
      return createCard('unused', text, createEndAction(getSubscription(portfolio, id)), {
        amount: toMonthlyAmount(per_month),
      });
    });
};

/** The subscriptions named in the text, including the one to cancel. */
const namedOf = (items: { id: string }[], candidate: { id: string }): string[] => [
  ...new Set([...items.slice(0, maxNames), candidate].map(({ id }) => id)),
];

export const adviseOverlap: Adviser = (portfolio, language) => {
  const { t, per, names } = createFormatter(language);
  return overlapsTool
    .run(portfolio, {})
    .result.overlaps.sort(compareBySaving(portfolio, ({ candidate }) => candidate.saving_per_year))
    .map(({ kind, items, candidate }) => {
      const name = sanitizeName(candidate.name);
      const saving = per('month', 'saving_per_month', candidate, candidate.saving_per_month);
      const text = writeOverlap(t, kind, { names: names(items), name, saving });
      return createCard('overlap', text, createEndAction(getSubscription(portfolio, candidate.id)), {
        amount: toMonthlyAmount(candidate.saving_per_month),
        ids: namedOf(items, candidate),
      });
    });
};

/** Announced rises, soonest first, then recent ones, largest first. */
export const advisePriceRise: Adviser = (portfolio, language) => {
  const { t, amount, day } = createFormatter(language);
  const { rises, announced } = priceRisesTool.run(portfolio, {
    since: addMonths(portfolio.today, -newsMonths),
  }).result;
  const cardOf = (id: string, text: CardText, more: Money) => {
    const action = createEndAction(getSubscription(portfolio, id));
    const kind = action.kind === 'cancel' ? 'look' : action.kind;
    return createCard('price_rise', text, { ...action, kind }, { amount: perYear(more) });
  };
  return [
    ...announced.map(({ id, name, date, before, now, more_per_year }) => {
      const about = { id, name };
      const prices = { before: amount('price_now', about, before), now: amount('price_announced', about, now) };
      return cardOf(
        id,
        writeCard(t, 'priceRiseAhead', { name: sanitizeName(name), day: day(date), ...prices }),
        more_per_year,
      );
    }),
    ...rises
      .sort(compareBySaving(portfolio, ({ more_per_year }) => more_per_year))
      .map(({ id, name, before, now, change_percent, cause, more_per_year }) => {
        const about = { id, name };
        const prices = {
          before: amount('price_before', about, before),
          now: amount('price_now', about, now),
          percent: createNumberFact('price_change_percent', about, change_percent, 'percent'),
        };
        return cardOf(
          id,
          {
            title: t('priceRise.title', { name: sanitizeName(name) }),
            text: t(`priceRise.text.${cause}`, prices),
          },
          more_per_year,
        );
      }),
  ];
};

export const adviseYearlyPlan: Adviser = (portfolio, language) => {
  const { t, amount } = createFormatter(language);
  return yearlyOrMonthlyTool
    .run(portfolio, { id: null, yearly_price: null })
    .result.plans.flatMap(({ id, name, paid, cheaper, yearly, break_even_price: twelve, saving_per_year: saving }) =>
      paid === 'monthly' && cheaper === 'yearly' && yearly && twelve && saving
        ? [{ id, name, yearly, twelve, saving }]
        : [],
    )
    .sort(compareBySaving(portfolio, ({ saving }) => saving))
    .map(({ id, name, yearly, twelve, saving }) => {
      const about = { id, name };
      const figures = {
        yearly: amount('yearly_price', about, yearly),
        twelve: amount('break_even_price', about, twelve),
        saving: amount('saving_per_year', about, saving),
      };
      const text = writeCard(t, 'yearlyCheaper', { name: sanitizeName(name), ...figures });
      return createCard('yearly_cheaper', text, { kind: 'look', subscription_id: id }, { amount: perYear(saving) });
    });
};
