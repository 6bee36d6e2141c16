import { addMonths } from '@kumbara/shared';
import { spoken } from '#answer/spoken.ts';
import type { Holding, Holdings } from '#holdings.ts';
import { byCurrency, type Money } from '#tools/facts.ts';
import { overlapsTool } from '#tools/overlaps.ts';
import { priceRisesTool } from '#tools/price-rises.ts';
import { withId } from '#tools/prices.ts';
import { unusedCandidatesTool } from '#tools/unused-candidates.ts';
import { yearlyOrMonthlyTool } from '#tools/yearly-or-monthly.ts';
import { type Adviser, type Amount, card, ending, mostNames, perMonth, wordsIn } from './card.ts';
import { reasonText } from './unused.ts';

/** A rise is news for so many months. */
const newsMonths = 3;

const inFull = (holdings: Holdings, id: string): Holding => withId(holdings, id) as Holding;

/** The person's own currency first, within a currency what saves most. */
const bySaving =
  <T>(holdings: Holdings, saving: (item: T) => Money) =>
  (a: T, b: T): number =>
    byCurrency(holdings)(saving(a), saving(b)) || saving(b).amount - saving(a).amount;

const perYear = ({ amount, currency }: Money): Amount => ({ value: amount, currency, per: 'year' });

/** What the person said is not used, or could not be paid. What only does the same as another is told of as an overlap. */
export const unused: Adviser = (holdings, language) => {
  const { texts, per } = wordsIn(language);
  return unusedCandidatesTool
    .run(holdings, {})
    .result.candidates.filter(({ reasons }) => reasons.some(({ code }) => code !== 'overlap'))
    .sort(bySaving(holdings, ({ per_year }) => per_year))
    .map(({ id, name, per_month, reasons }) => {
      const amount = perMonth(per_month);
      const because = reasons.map((reason) => reasonText(reason, language)).join(' ');
      const said = texts.unused({ name: spoken(name), reasons: because, saving: per(amount) });
      return card('unused', said, ending(inFull(holdings, id)), { amount });
    });
};

/** Those that are named, the one to end among them. */
const namedOf = (items: { id: string }[], candidate: { id: string }): string[] => [
  ...new Set([...items.slice(0, mostNames), candidate].map(({ id }) => id)),
];

export const overlap: Adviser = (holdings, language) => {
  const { texts, per, names } = wordsIn(language);
  return overlapsTool
    .run(holdings, {})
    .result.overlaps.sort(bySaving(holdings, ({ candidate }) => candidate.saving_per_year))
    .map(({ kind, items, candidate }) => {
      const amount = perMonth(candidate.saving_per_month);
      const name = spoken(candidate.name);
      const said = texts.overlap({ kind, names: names(items), name, saving: per(amount) });
      return card('overlap', said, ending(inFull(holdings, candidate.id)), {
        amount,
        ids: namedOf(items, candidate),
      });
    });
};

/** Announced rises, soonest first, then those of the last months, the largest first. */
export const priceRise: Adviser = (holdings, language) => {
  const { texts, amount, day, percent } = wordsIn(language);
  const { rises, announced } = priceRisesTool.run(holdings, {
    since: addMonths(holdings.today, -newsMonths),
  }).result;
  const cardOf = (id: string, said: { title: string; text: string }, more: Money) => {
    const action = ending(inFull(holdings, id));
    const kind = action.kind === 'cancel' ? 'look' : action.kind;
    return card('price_rise', said, { ...action, kind }, { amount: perYear(more) });
  };
  return [
    ...announced.map(({ id, name, date, before, now, more_per_year }) => {
      const prices = { before: amount(before), now: amount(now) };
      return cardOf(id, texts.priceRiseAhead({ name: spoken(name), day: day(date), ...prices }), more_per_year);
    }),
    ...rises
      .sort(bySaving(holdings, ({ more_per_year }) => more_per_year))
      .map(({ id, name, before, now, change_percent, cause, more_per_year }) => {
        const prices = { before: amount(before), now: amount(now), percent: percent(change_percent) };
        return cardOf(id, texts.priceRise({ name: spoken(name), ...prices, cause }), more_per_year);
      }),
  ];
};

export const yearlyCheaper: Adviser = (holdings, language) => {
  const { texts, amount } = wordsIn(language);
  return yearlyOrMonthlyTool
    .run(holdings, { id: null, yearly_price: null })
    .result.plans.flatMap(({ id, name, paid, cheaper, yearly, break_even_price: twelve, saving_per_year: saving }) =>
      paid === 'monthly' && cheaper === 'yearly' && yearly && twelve && saving
        ? [{ id, name, yearly, twelve, saving }]
        : [],
    )
    .sort(bySaving(holdings, ({ saving }) => saving))
    .map(({ id, name, yearly, twelve, saving }) => {
      const figures = { yearly: amount(yearly), twelve: amount(twelve), saving: amount(saving) };
      const said = texts.yearlyCheaper({ name: spoken(name), ...figures });
      return card('yearly_cheaper', said, { kind: 'look', subscription_id: id }, { amount: perYear(saving) });
    });
};
