import { costPerMonth, costPerYear } from '@kumbara/shared';
import { byCategoryTool } from '#tools/by-category.ts';
import { count, totalsOf } from '#tools/facts.ts';
import { byCost, listSubscriptionsTool } from '#tools/list-subscriptions.ts';
import { type Listed, listed } from '#tools/listed.ts';
import { totalsTool } from '#tools/totals.ts';
import { worthDoing } from './recommend.ts';
import {
  type Answerer,
  alreadyCancelled,
  apart,
  cut,
  forEachOf,
  isAmbiguous,
  lineOf,
  moneyOf,
  notListed,
  rhythm,
  type Said,
  type Scene,
  whatOf,
} from './scene.ts';

/** The list behind a total of everything: what costs most. */
const largest = 5;

const filterOf = ({ question: { category, currency } }: Scene) => ({
  category: category ?? null,
  currency: currency ?? null,
});

const listIn = (scene: Scene, most: number | null = null, sort: 'cost' | 'cheapest' = 'cost') =>
  scene.ask(listSubscriptionsTool, { ...filterOf(scene), sort, status: 'active', ids: null, most });

/** Nothing is paid there; who asked for a currency is told the totals in those that are. */
function noTotal(scene: Scene, what: string): Said {
  const { words, question } = scene;
  const lines = [...notListed(scene), what ? words.noneIn({ what }) : words.empty];
  if (!question.currency || question.category) return { lines };
  const { lines: totals } = totalOfOne({ ...scene, question: { ...question, currency: undefined } });
  return { lines: [...lines, words.notConverted, ...totals] };
}

/** A week and a day are no figures of ours: months are no whole number of them. */
const notPer = ({ words, question: { signs } }: Scene): string[] =>
  signs.has('weekly') || signs.has('daily') ? [words.notPer] : [];

/** What all of them cost, those of each category that is asked for, or those in a currency. */
export const total: Answerer = (scene) => {
  const { question } = scene;
  if (question.categories.length < 2) return totalOfOne(scene);
  const each = question.categories.map((category) => ({ ...scene, question: { ...question, category } }));
  return { lines: each.flatMap((one) => totalOfOne(one).lines), advice: worthDoing(scene) };
};

const totalOfOne: Answerer = (scene) => {
  const { words, texts, amounts } = scene;
  const { subscriptions, per_month, per_year } = scene.ask(totalsTool, filterOf(scene));
  const what = whatOf(scene);
  if (subscriptions === 0) return noTotal(scene, what);
  const sums = { count: subscriptions, month: amounts(per_month), year: amounts(per_year) };
  const { items } = listIn(scene);
  return {
    lines: [
      ...notListed(scene),
      ...notPer(scene),
      what ? words.totalOf({ what, ...sums }) : texts.insights.totals(sums),
      ...apart(scene, per_month),
      ...cut(
        scene,
        items.map((item) => lineOf(scene, item)),
        what ? undefined : largest,
      ),
    ],
    advice: worthDoing(scene),
  };
};

/** What the named ones cost, each and together. */
export const one: Answerer = (scene) => {
  const { words, amount, amounts, day, name, activeNamed, holdings, language } = scene;
  const lines = forEachOf(scene, [...activeNamed].sort(byCost(holdings)), (holding) => {
    const { item, facts } = listed(holding);
    scene.know(facts);
    const costs = { payment: amount(item.payment), month: amount(item.per_month), year: amount(item.per_year) };
    const next = words.nextPayment({ day: day(item.next_payment_date) });
    const said = words.one({ name: name(item), cycle: rhythm(scene, item), ...costs });
    return [`${said} ${next.charAt(0).toLocaleUpperCase(language)}${next.slice(1)}.`];
  });
  const isSum = activeNamed.length > 1;
  const month = isSum ? scene.know(totalsOf(holdings, 'monthly_cost', activeNamed, costPerMonth)) : [];
  const year = isSum ? scene.know(totalsOf(holdings, 'yearly_cost', activeNamed, costPerYear)) : [];
  return {
    lines: [
      ...notListed(scene),
      ...alreadyCancelled(scene),
      ...(isAmbiguous(scene) ? [words.several] : []),
      ...notPer(scene),
      ...lines,
      ...(isSum ? [words.together({ month: amounts(moneyOf(month)), year: amounts(moneyOf(year)) })] : []),
      ...apart(scene, moneyOf(month)),
    ],
    advice: worthDoing(scene, activeNamed),
  };
};

export const list: Answerer = (scene) => {
  const { words, question, holdings } = scene;
  const rhythms = (['yearly', 'weekly'] as const).filter((one) => question.signs.has(one));
  const isMeant = (item: Listed) => rhythms.length === 0 || rhythms.some((one) => one === item.billing_cycle);
  const items = listIn(scene).items.filter(isMeant);
  const ids = new Set(items.map(({ id }) => id));
  const subscriptions = items.length;
  scene.know([count(holdings.subscriptions.filter(({ id }) => ids.has(id)))]);
  const what = [whatOf(scene), ...rhythms.map((one) => words.cycle(one, 1))].filter(Boolean).join(', ');
  if (subscriptions === 0) return { lines: [what ? words.noneIn({ what }) : words.empty] };
  const lines = items.map((item) => lineOf(scene, item));
  const title = what ? words.listOf({ what, count: subscriptions }) : words.list({ count: subscriptions });
  return { lines: [title, ...cut(scene, lines)] };
};

export const listCancelled: Answerer = (scene) => {
  const { words, day, name, holdings } = scene;
  const cancelled = holdings.subscriptions.filter(({ status }) => status === 'cancelled');
  if (cancelled.length === 0) return { lines: [words.cancelledNone] };
  const days = cancelled.flatMap(({ ends_on }) => ends_on ?? []);
  scene.know([count(cancelled)], days);
  const lines = cancelled.map(({ ends_on: until, ...item }) =>
    until && until >= holdings.today ? `• ${name(item)} · ${words.until({ day: day(until) })}` : `• ${name(item)}`,
  );
  return { lines: [words.cancelledList, ...cut(scene, lines)] };
};

export const counted: Answerer = (scene) => {
  const { words, holdings, question } = scene;
  if (question.category || question.currency) return list(scene);
  const { subscriptions } = scene.ask(totalsTool, filterOf(scene));
  const cancelled = holdings.subscriptions.filter(({ status }) => status === 'cancelled');
  scene.know([count(cancelled)]);
  return { lines: [words.count({ count: subscriptions, cancelled: cancelled.length })] };
};

/** The dearest or the cheapest, so many of each currency as were asked for. */
const extreme =
  (sort: 'cost' | 'cheapest'): Answerer =>
  (scene) => {
    const { words, amount, name, question } = scene;
    const { items } = listIn(scene, question.number ?? 1, sort);
    const [first] = items;
    const what = whatOf(scene);
    if (!first) return { lines: [what ? words.noneIn({ what }) : words.empty] };
    const advice = sort === 'cost' ? { advice: worthDoing(scene) } : {};
    if (items.length === 1) {
      const costs = { name: name(first), month: amount(first.per_month), year: amount(first.per_year) };
      return {
        lines: [sort === 'cost' ? words.dearest(costs) : words.cheapest(costs), lineOf(scene, first)],
        ...advice,
      };
    }
    return {
      lines: [
        sort === 'cost' ? words.dearestList : words.cheapestList,
        ...items.map((item) => scene.item(name(item), scene.texts.per.month(amount(item.per_month)))),
        ...apart(
          scene,
          items.map(({ per_month }) => per_month),
        ),
      ],
      ...advice,
    };
  };
export const dearest = extreme('cost');
export const cheapest = extreme('cheapest');

export const byCategory: Answerer = (scene) => {
  const { words, amounts } = scene;
  const { categories } = scene.ask(byCategoryTool, {});
  const lines = categories.map(
    ({ category, per_month, subscriptions }) =>
      `• ${words.categoryLine({ what: words.categories[category], month: amounts(per_month), count: subscriptions })}`,
  );
  const all = categories.flatMap(({ per_month }) => per_month);
  return { lines: [words.byCategory, ...lines, ...apart(scene, all)], advice: worthDoing(scene) };
};
