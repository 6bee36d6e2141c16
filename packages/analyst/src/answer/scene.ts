import { type Advice, daysBetween, type IsoDate } from '@kumbara/shared';
import type { z } from 'zod';
import type { Adviser } from '#advice/card.ts';
import { adviceTexts } from '#advice/texts/by-language.ts';
import type { Holding, Holdings } from '#holdings.ts';
import type { Given } from '#numbers/number-rule.ts';
import type { Understood } from '#question/understand.ts';
import { count, type Money } from '#tools/facts.ts';
import type { Listed } from '#tools/listed.ts';
import { activeOf } from '#tools/prices.ts';
import type { Fact, Tool } from '#tools/tool.ts';
import { words } from '#words/by-language.ts';
import type { Words } from '#words/words.ts';
import { day, labelled, listOf, money } from './format.ts';
import { spoken } from './spoken.ts';

/** What an answer says, line by line, and what there is to do. */
export type Said = { lines: string[]; advice?: Advice[] };

/** One kind of answer. */
export type Answerer = (scene: Scene) => Said;

export type Scene = ReturnType<typeof createScene>;

/** So many lines of a list are read; the rest stands on the page. */
const mostLines = 15;
/** So many names stand in a sentence. */
const mostNames = 10;

/** A question over somebody's holdings, the words of its language, and everything computed for it so far. */
export function createScene(question: Understood, holdings: Holdings) {
  const { language } = question;
  const given: Given[] = [];
  const texts = adviceTexts[language];
  const said: Words = words[language];
  const byId = new Map(holdings.subscriptions.map((one) => [one.id, one]));
  const active = activeOf(holdings);
  const called = question.names.flatMap(({ ids }) => ids).flatMap((id) => byId.get(id) ?? []);
  const beside = active.filter(({ category }) => question.besides.includes(category));
  const named = [...new Set([...called, ...beside])];

  /** Asks a tool and remembers what it computed. */
  function ask<Args extends z.ZodObject, Result>(tool: Tool<Args, Result>, args: z.infer<Args>): Result {
    const { result, facts } = tool.run(holdings, args);
    given.push({ args, result, facts });
    return result;
  }
  /** Remembers what was computed without a tool, and the days it is about. */
  function know(facts: Fact[], days: IsoDate[] = []): Fact[] {
    given.push({ result: days, facts });
    return facts;
  }

  /** Says some names, and how many more there are. */
  function names(some: { id: string; name: string }[]): string {
    const told = some.slice(0, mostNames).map(({ name }) => spoken(name));
    const rest = some.slice(mostNames).flatMap(({ id }) => byId.get(id) ?? []);
    if (rest.length > 0) know([count(rest)]);
    return listOf(rest.length > 0 ? [...told, said.namesMore({ count: rest.length })] : told, language);
  }

  const advised = new Map<Adviser, Advice[]>();
  /** What there is to advise, computed once. */
  function adviceOf(adviser: Adviser): Advice[] {
    const known = advised.get(adviser) ?? adviser(holdings, language);
    advised.set(adviser, known);
    return known;
  }

  return {
    question,
    holdings,
    language,
    words: said,
    texts,
    given,
    ask,
    know,
    active,
    /** The user's subscriptions that the question names, or whose category it lists with a name. */
    named,
    activeNamed: named.filter(({ status }) => status === 'active'),
    amount: ({ amount, currency }: Money) => money(amount, currency, language),
    amounts: (list: Money[]) =>
      listOf(
        list.map(({ amount, currency }) => money(amount, currency, language)),
        language,
      ),
    day: (date: IsoDate) => day(date, language),
    name: ({ name }: { name: string }) => spoken(name),
    names,
    adviceOf,
    /** A line of a list. */
    item: (label: string, text: string) => `• ${labelled(label, text, language)}`,
    left: (date: IsoDate) => texts.left(daysBetween(holdings.today, date)),
  };
}

export const moneyOf = (facts: Fact[]): Money[] =>
  facts.map(({ value, currency = '' }) => ({ amount: value, currency }));

/** How often it is paid, and whether the price is only a part of it. */
export function rhythm(
  { words: { cycle, share }, holdings }: Scene,
  { id, billing_cycle, billing_interval }: Listed,
): string {
  const isPart = holdings.subscriptions.some((one) => one.id === id && one.share);
  return [cycle(billing_cycle, billing_interval), ...(isPart ? [share] : [])].join(', ');
}

/** A subscription as a line of a list. */
export function lineOf(scene: Scene, item: Listed): string {
  const { words, amount, day, name, item: line } = scene;
  const next = words.nextPayment({ day: day(item.next_payment_date) });
  return line(name(item), `${amount(item.payment)} (${rhythm(scene, item)}) · ${next}`);
}

/** Lines of a list, cut where nobody reads on. */
export const cut = ({ words: { andMore } }: Scene, lines: string[], most = mostLines): string[] =>
  lines.length > most ? [...lines.slice(0, most), andMore] : lines;

/** A line or more for each subscription, as far as anybody reads on, and how many are left out. */
export function forEachOf(scene: Scene, some: Holding[], linesOf: (one: Holding) => string[]): string[] {
  const rest = some.slice(mostLines);
  if (rest.length > 0) scene.know([count(rest)]);
  const lines = some.slice(0, mostLines).flatMap(linesOf);
  return rest.length > 0 ? [...lines, scene.words.linesMore({ count: rest.length })] : lines;
}

/** Where amounts stand in several currencies, why they are not one. */
export const apart = ({ words: { currenciesApart } }: Scene, list: Money[]): string[] =>
  new Set(list.map(({ currency }) => currency)).size > 1 ? [currenciesApart] : [];

/** What the question names and the user does not have. */
export const notListed = ({ question: { names, unheard }, words: { notListed: say } }: Scene): string[] => [
  ...names.filter(({ ids }) => ids.length === 0).map(({ said }) => say({ name: spoken(said) })),
  ...(unheard === undefined ? [] : [say({ name: spoken(unheard) })]),
];

/** What the question names and is over. */
export function alreadyCancelled(scene: Scene): string[] {
  const { named, holdings, words, day, name } = scene;
  const cancelled = named.filter(({ status }) => status === 'cancelled');
  return forEachOf(scene, cancelled, ({ ends_on: until, ...one }) => [
    words.isCancelled({ name: name(one), ...(until && until >= holdings.today && { until: day(until) }) }),
  ]);
}

/** Whether one name of the question fits several subscriptions. */
export const isAmbiguous = ({ question: { names }, activeNamed }: Scene): boolean => {
  const running = new Set(activeNamed.map(({ id }) => id));
  return names.some(({ ids }) => ids.filter((id) => running.has(id)).length > 1);
};

/** What a question is about: the subscriptions named, those of a category or a currency, else all active ones. */
export function meant({ question: { category, currency }, activeNamed, active }: Scene): Holding[] {
  if (activeNamed.length > 0) return activeNamed;
  return active.filter((one) => (!category || one.category === category) && (!currency || one.currency === currency));
}

/** A category and a currency as the answer calls them. */
export function whatOf({ question: { category, currency }, words: { categories }, language }: Scene): string {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const what = [category && categories[category], currency && names.of(currency)].filter(Boolean).join(', ');
  // Names of currencies are written small in some languages; here they begin a line.
  return what.charAt(0).toLocaleUpperCase(language) + what.slice(1);
}

/** The same as a line above what it is about. */
export function aboutWhat(scene: Scene): string[] {
  const what = whatOf(scene);
  return what ? [labelled(what, '', scene.language).trimEnd()] : [];
}
