import { addMonths, type IsoDate } from '@kumbara/shared';
import { priceRise } from '#advice/saving.ts';
import type { HeldCharge, Holding } from '#holdings.ts';
import { totals } from '#tools/facts.ts';
import { priceRisesTool } from '#tools/price-rises.ts';
import { myPart } from '#tools/prices.ts';
import { savedSoFarTool } from '#tools/saved-so-far.ts';
import type { Fact } from '#tools/tool.ts';
import { whyListedTool } from '#tools/why-listed.ts';
import { worthDoing } from './recommend.ts';
import { type Answerer, apart, cut, forEachOf, isAmbiguous, moneyOf, notListed, type Scene, whatOf } from './scene.ts';

type Paid = HeldCharge & { holding: Holding };
const largest = 5;

/** What was paid and is shown: also for what is cancelled now. */
function paid({ question: { category, currency, span }, named, holdings }: Scene): Paid[] {
  return (named.length > 0 ? named : holdings.subscriptions)
    .filter((one) => !category || one.category === category)
    .flatMap((holding) => holding.charges.map((charge) => ({ ...charge, holding })))
    .filter((charge) => !currency || charge.currency === currency)
    .filter(({ date }) => !span || (date >= span.from && date <= span.to))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

const partOf = ({ holding, amount }: Paid) => myPart(holding, amount);

/** What documents show to have been paid, in all or in a stretch of time. */
export const paidSoFar: Answerer = (scene) => {
  const { words, amounts, day, name, names, named, holdings, question } = scene;
  const { span } = question;
  const what = named.length > 0 ? names(named) : whatOf(scene);
  const charges = paid(scene);
  const [first, last] = [charges[0], charges.at(-1)];
  if (!first || !last) {
    const days = span && { from: day(span.from), to: day(span.to) };
    return { lines: [...notListed(scene), words.paidNothing({ ...(what && { what }), ...days })] };
  }
  const sources = [...new Set(charges.map(({ holding }) => holding))];
  const sum = scene.know(totals(holdings, 'paid_so_far', charges, partOf), [first.date, last.date]);
  const seen: Fact = {
    measure: 'charges_seen',
    value: charges.length,
    unit: 'count',
    source: sources.map(({ id }) => id),
  };
  scene.know([seen]);
  const each = sources
    .map((holding) => ({
      holding,
      facts: totals(
        holdings,
        'paid_so_far',
        charges.filter((one) => one.holding === holding),
        partOf,
        holding.name,
      ),
    }))
    .sort((a, b) => (b.facts[0]?.value ?? 0) - (a.facts[0]?.value ?? 0));
  for (const { facts } of each) scene.know(facts);
  const lines = each.map(({ holding, facts }) => scene.item(name(holding), amounts(moneyOf(facts))));
  const told = { amount: amounts(moneyOf(sum)), count: charges.length, from: day(first.date), to: day(last.date) };
  return {
    lines: [
      ...notListed(scene),
      charges.length > 1 ? words.paidSoFar(told) : words.paidOnce({ amount: told.amount, day: told.from }),
      ...apart(scene, moneyOf(sum)),
      ...(lines.length > 1 || named.length > 0 ? cut(scene, lines, largest) : []),
      words.paidOnly,
    ],
  };
};

/** A year that is over is the last twelve months: a rise before it is news to nobody. */
function sinceOf({ question: { span }, holdings: { today } }: Scene): IsoDate {
  if (!span || span.time === 'last_year' || span.from > today) return addMonths(today, -12);
  return span.from;
}

const knowsPrices = ({ active }: Scene) =>
  active.some(({ price_history, charges }) => price_history.length > 1 || charges.length > 1);

/** What costs more than before, whose doing it is, and what is announced. */
export const rises: Answerer = (scene) => {
  const { words, texts, amount, amounts, day, name, activeNamed, question } = scene;
  const since = sinceOf(scene);
  const isMeant = ({ id }: { id: string }) => activeNamed.length === 0 || activeNamed.some((one) => one.id === id);
  const byRate = question.signs.has('exchange_rate') && !question.signs.has('either') && activeNamed.length === 0;
  const found = scene.ask(priceRisesTool, { since });
  const past = found.rises.filter((rise) => isMeant(rise) && (!byRate || rise.cause === 'exchange_rate'));
  const ahead = byRate ? [] : found.announced.filter(isMeant);
  const percent = new Intl.NumberFormat(scene.language, { style: 'percent', maximumFractionDigits: 1 });
  const lines = past.map(({ before, now, change_percent, cause, ...item }) => {
    const prices = { before: amount(before), now: amount(now) };
    const written = percent.format(change_percent / 100).replace(/[\u00a0\u202f]/g, ' ');
    return scene.item(name(item), texts.priceRise({ name: name(item), ...prices, percent: written, cause }).text);
  });
  const announced = ahead.map(({ before, now, date, ...item }) => {
    const prices = { before: amount(before), now: amount(now) };
    return scene.item(name(item), texts.priceRiseAhead({ name: name(item), day: day(date), ...prices }).text);
  });
  const none = !knowsPrices(scene)
    ? words.pricesUnknown
    : (byRate ? words.risesNoneByRate : words.risesNone)({ day: day(since) });
  const isAll = past.length === found.rises.length && past.length > 0;
  return {
    lines: [
      ...notListed(scene),
      ...(past.length > 0 ? [words.rises({ day: day(since) }), ...cut(scene, lines)] : [none]),
      ...(isAll ? [words.risesMore({ year: amounts(found.more_per_year) }), ...apart(scene, found.more_per_year)] : []),
      ...(ahead.length > 0 ? [words.risesAhead, ...cut(scene, announced)] : []),
    ],
    advice: worthDoing(scene, activeNamed.length > 0 ? activeNamed : undefined, [priceRise]),
  };
};

/** What was cancelled and no longer costs anything. */
export const saved: Answerer = (scene) => {
  const { words, amount, amounts, name, texts } = scene;
  const { subscriptions, items, per_month, per_year } = scene.ask(savedSoFarTool, {});
  if (subscriptions === 0) return { lines: [words.savedNone], advice: worthDoing(scene) };
  return {
    lines: [
      words.saved({ count: subscriptions, month: amounts(per_month), year: amounts(per_year) }),
      ...apart(scene, per_month),
      ...cut(
        scene,
        items.map((item) => scene.item(name(item), texts.per.month(amount(item.per_month)))),
      ),
      words.savedCertain,
    ],
  };
};

/** How the named ones came onto the list. */
export const whyListed: Answerer = (scene) => {
  const { words, amounts, day, name, named, active } = scene;
  const [example] = active;
  if (named.length === 0) {
    return { lines: [...notListed(scene), ...(example ? [words.whyWhich({ name: name(example) })] : [words.empty])] };
  }
  const lines = forEachOf(scene, named, ({ id }) => {
    const { subscription } = scene.ask(whyListedTool, { id });
    if (!subscription) return [];
    const { found_in, added_on, charges, charge_days, paid_so_far } = subscription;
    const source = found_in.length > 1 ? 'both' : found_in[0];
    const came = { name: name(subscription), day: day(added_on) };
    const [first, last] = [subscription.first_charge?.date ?? charge_days[0], charge_days.at(-1)];
    return [
      source ? words.foundIn({ ...came, source }) : words.enteredByHand(came),
      ...(first && last
        ? [words.chargesSeen({ count: charges, first: day(first), last: day(last), amount: amounts(paid_so_far) })]
        : []),
    ];
  });
  return { lines: [...(isAmbiguous(scene) ? [words.several] : []), ...lines], advice: worthDoing(scene, named) };
};
