import { addMonths, type IsoDate } from '@kumbara/shared';
import { advisePriceRise } from '#advice/saving-advice.ts';
import type { DocumentedCharge, PortfolioSubscription } from '#portfolio.ts';
import { createNumberFact, selectFacts, sumByCurrency } from '#tools/facts.ts';
import { priceRisesTool } from '#tools/price-rises.ts';
import { computeOwnPart } from '#tools/prices.ts';
import { savedSoFarTool } from '#tools/saved-so-far.ts';
import type { Fact } from '#tools/tool.ts';
import { whyListedTool } from '#tools/why-listed.ts';
import {
  type AnswerContext,
  type Answerer,
  describeEach,
  describeFilter,
  explainCurrencies,
  isAmbiguous,
  reportUnknownNames,
  truncateLines,
} from './answer-context.ts';
import { pickAdvice } from './pick-advice.ts';
import type { Part, Segment } from './segment.ts';

type ChargeOfSubscription = DocumentedCharge & { subscription: PortfolioSubscription };
const largest = 5;

/** Payments shown by documents, also of cancelled subscriptions. */
function listCharges({
  question: { category, currency, span },
  named,
  portfolio,
}: AnswerContext): ChargeOfSubscription[] {
  return (named.length > 0 ? named : portfolio.subscriptions)
    .filter((one) => !category || one.category === category)
    .flatMap((subscription) => subscription.charges.map((charge) => ({ ...charge, subscription })))
    .filter((charge) => !currency || charge.currency === currency)
    .filter(({ date }) => !span || (date >= span.from && date <= span.to))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

const partOf = ({ subscription, amount }: ChargeOfSubscription) => computeOwnPart(subscription, amount);

/** No document shows a payment for the requested subscriptions or period. */
function explainNoCharges({ t, day, question: { span } }: AnswerContext, what: Part): Segment {
  if (!span) return what ? t('paidNothing.for', { what }) : t('paidNothing.general');
  const days = { from: day(span.from), to: day(span.to) };
  return what ? t('paidNothing.forBetween', { what, ...days }) : t('paidNothing.between', days);
}

/** The total of the payments shown by documents, overall or in a period. */
export const answerPaidSoFar: Answerer = (context) => {
  const { t, amounts, day, name, names, named, portfolio } = context;
  const what = named.length > 0 ? names(named) : describeFilter(context);
  const charges = listCharges(context);
  const [first, last] = [charges[0], charges.at(-1)];
  if (!first || !last) {
    return { lines: [...reportUnknownNames(context), explainNoCharges(context, what)] };
  }
  const sources = [...new Set(charges.map(({ subscription }) => subscription))];
  const sum = sumByCurrency(portfolio, 'paid_so_far', charges, partOf);
  const count: Fact = {
    measure: 'charges_seen',
    value: charges.length,
    unit: 'count',
    source: sources.map(({ id }) => id),
  };
  const each = sources
    .map((subscription) => ({
      subscription,
      facts: sumByCurrency(
        portfolio,
        'paid_so_far',
        charges.filter((one) => one.subscription === subscription),
        partOf,
        subscription.name,
      ),
    }))
    .sort((a, b) => (b.facts[0]?.value ?? 0) - (a.facts[0]?.value ?? 0));
  const lines = each.map(({ subscription, facts }) => context.item(name(subscription), amounts(facts)));
  const values = { amount: amounts(sum), count, from: day(first.date), to: day(last.date) };
  return {
    lines: [
      ...reportUnknownNames(context),
      charges.length > 1 ? t('paidSoFar', values) : t('paidOnce', { amount: values.amount, day: values.from }),
      ...explainCurrencies(context, sum),
      ...(lines.length > 1 || named.length > 0 ? truncateLines(context, lines, largest) : []),
      t('paidBasis'),
    ],
  };
};

/** The start of the comparison; a past year becomes the last twelve months, because older rises are no news. */
function sinceOf({ question: { span }, portfolio: { today } }: AnswerContext): IsoDate {
  if (!span || span.time === 'last_year' || span.from > today) return addMonths(today, -12);
  return span.from;
}

const knowsPrices = ({ active }: AnswerContext) =>
  active.some(({ price_history, charges }) => price_history.length > 1 || charges.length > 1);

/** Price rises with their cause, and announced ones. */
export const answerPriceRises: Answerer = (context) => {
  const { t, tAdvice, amount, amounts, day, name, activeNamed, question } = context;
  const since = sinceOf(context);
  const isMeant = ({ id }: { id: string }) => activeNamed.length === 0 || activeNamed.some((one) => one.id === id);
  const byRate = question.signs.has('exchange_rate') && !question.signs.has('either') && activeNamed.length === 0;
  const { result: found, facts } = priceRisesTool.run(context.portfolio, { since });
  const past = found.rises.filter((rise) => isMeant(rise) && (!byRate || rise.cause === 'exchange_rate'));
  const ahead = byRate ? [] : found.announced.filter(isMeant);
  const lines = past.map(({ before, now, change_percent, cause, ...item }) => {
    const prices = { before: amount('price_before', item, before), now: amount('price_now', item, now) };
    const percent = createNumberFact('price_change_percent', item, change_percent, 'percent');
    return context.item(name(item), tAdvice(`priceRise.text.${cause}`, { ...prices, percent }));
  });
  const announced = ahead.map(({ before, now, date, ...item }) => {
    const prices = { before: amount('price_now', item, before), now: amount('price_announced', item, now) };
    return context.item(name(item), tAdvice('priceRiseAhead.text', { name: name(item), day: day(date), ...prices }));
  });
  const none = !knowsPrices(context)
    ? t('pricesUnknown')
    : t(byRate ? 'priceRisesNoneByRate' : 'priceRisesNone', { day: day(since) });
  const isAll = past.length === found.rises.length && past.length > 0;
  return {
    lines: [
      ...reportUnknownNames(context),
      ...(past.length > 0 ? [t('priceRises', { day: day(since) }), ...truncateLines(context, lines)] : [none]),
      ...(isAll
        ? [
            t('priceRisesTotal', { year: amounts(selectFacts(facts, 'more_per_year')) }),
            ...explainCurrencies(context, found.more_per_year),
          ]
        : []),
      ...(ahead.length > 0 ? [t('priceRisesAnnounced'), ...truncateLines(context, announced)] : []),
    ],
    advice: pickAdvice(context, activeNamed.length > 0 ? activeNamed : undefined, [advisePriceRise]),
  };
};

/** Cancelled subscriptions and the resulting saving. */
export const answerSaved: Answerer = (context) => {
  const { t, amount, amounts, name, tAdvice } = context;
  const { result, facts } = savedSoFarTool.run(context.portfolio, {});
  if (result.subscriptions === 0) return { lines: [t('savedNone')], advice: pickAdvice(context) };
  return {
    lines: [
      t('saved', {
        count: selectFacts(facts, 'subscriptions')[0],
        month: amounts(selectFacts(facts, 'saving_per_month')),
        year: amounts(selectFacts(facts, 'saving_per_year')),
      }),
      ...explainCurrencies(context, result.per_month),
      ...truncateLines(
        context,
        result.items.map((item) =>
          context.item(name(item), tAdvice('per.month', { amount: amount('saving_per_month', item, item.per_month) })),
        ),
      ),
      t('savedBasis'),
    ],
  };
};

/** The origin of the named subscriptions. */
export const answerWhyListed: Answerer = (context) => {
  const { t, amounts, day, name, named, active } = context;
  const [example] = active;
  if (named.length === 0) {
    return {
      lines: [...reportUnknownNames(context), ...(example ? [t('whyWhich', { name: name(example) })] : [t('empty')])],
    };
  }
  const lines = describeEach(context, named, ({ id }) => {
    const { result, facts } = whyListedTool.run(context.portfolio, { id });
    const { subscription } = result;
    if (!subscription) return [];
    const { found_in, added_on, charge_days } = subscription;
    const source = found_in.length > 1 ? 'both' : found_in[0];
    const came = { name: name(subscription), day: day(added_on) };
    const [first, last] = [subscription.first_charge?.date ?? charge_days[0], charge_days.at(-1)];
    return [
      source ? t(`foundIn.${source}`, came) : t('enteredManually', came),
      ...(first && last
        ? [
            t('chargesSeen', {
              ...{
                count: selectFacts(facts, 'charges_seen', subscription.name)[0],
                first: day(first),
                last: day(last),
              },
              amount: amounts(selectFacts(facts, 'paid_so_far', subscription.name)),
            }),
          ]
        : []),
    ];
  });
  return {
    lines: [...(isAmbiguous(context) ? [t('severalMatches')] : []), ...lines],
    advice: pickAdvice(context, named),
  };
};
