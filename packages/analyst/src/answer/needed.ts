import { amountSchema } from '@kumbara/shared';
import { overlap, unused as unusedAdvice, yearlyCheaper } from '#advice/saving.ts';
import { reasonText } from '#advice/unused.ts';
import { costPerUseTool } from '#tools/cost-per-use.ts';
import { kindOf } from '#tools/kinds.ts';
import { overlapsTool } from '#tools/overlaps.ts';
import { unusedCandidatesTool } from '#tools/unused-candidates.ts';
import { type YearlyOrMonthly, yearlyOrMonthlyTool } from '#tools/yearly-or-monthly.ts';
import { useUnknown, worthDoing } from './recommend.ts';
import { type Answerer, alreadyCancelled, cut, forEachOf, meant, notListed, type Scene } from './scene.ts';

/** What is paid for twice or does the same. */
export const overlaps: Answerer = (scene) => {
  const { words, texts, amount, name, names, question, activeNamed } = scene;
  const isPair = question.names.length > 1;
  // Two that are named are asked about each other, not about all else that they overlap with.
  const asked = isPair ? question.names.map(({ ids }) => ids) : [meant(scene).map(({ id }) => id)];
  const touches = (items: { id: string }[]) =>
    asked.filter((ids) => items.some(({ id }) => ids.includes(id))).length >= (isPair ? 2 : 1);
  const found = scene.ask(overlapsTool, {}).overlaps.filter(({ items }) => touches(items));
  if (found.length === 0) {
    const isKnown = !isPair || (activeNamed.length > 1 && activeNamed.every((one) => kindOf(one) !== undefined));
    return { lines: [...notListed(scene), isKnown ? words.overlapsNone : words.overlapsUnknown] };
  }
  const lines = found.map(({ kind, items, candidate }) => {
    const saving = texts.per.month(amount(candidate.saving_per_month));
    return `• ${texts.overlap({ kind, names: names(items), name: name(candidate), saving }).text}`;
  });
  return { lines: [words.overlaps, ...lines], advice: worthDoing(scene, undefined, [overlap]) };
};

/** What its owner said to be unused, what could not be paid, what another one does. */
export const unused: Answerer = (scene) => {
  const { words, texts, amount, amounts, name, active, language } = scene;
  const among = meant(scene);
  const found = scene.ask(unusedCandidatesTool, {});
  const candidates = found.candidates.filter(({ id }) => among.some((one) => one.id === id));
  if (candidates.length === 0) {
    if (active.some(({ uses }) => uses.length > 0)) return { lines: [...notListed(scene), words.unusedNone] };
    const { line, advice } = useUnknown(scene, among, words.unusedUnknown);
    return { lines: [...notListed(scene), line], advice };
  }
  const lines = candidates.map(({ per_month, reasons, ...item }) => {
    const because = reasons.map((reason) => reasonText(reason, language)).join(' ');
    return scene.item(`${name(item)}, ${texts.per.month(amount(per_month))}`, because);
  });
  const isAll = candidates.length === found.candidates.length;
  const title = isAll ? [words.unused({ month: amounts(found.saving_per_month) })] : [];
  return { lines: [...title, ...cut(scene, lines)], advice: worthDoing(scene, among, [unusedAdvice, overlap]) };
};

/** What one use costs, from what was said about the months. */
export const costPerUse: Answerer = (scene) => {
  const { words, amount, name, names, activeNamed } = scene;
  const ids = activeNamed.length > 0 ? activeNamed.map(({ id }) => id) : null;
  const { items } = scene.ask(costPerUseTool, { ids });
  const among = meant(scene);
  const lines = items
    .filter(({ id }) => among.some((one) => one.id === id))
    .map(({ spent, months, uses, cost_per_use: cost, at_most: atMost, ...item }) =>
      cost
        ? `• ${words.perUse({ name: name(item), cost: amount(cost), spent: amount(spent), uses, months, atMost })}`
        : `• ${words.neverUsed({ name: name(item), spent: amount(spent), months })}`,
    );
  const before = [...notListed(scene), ...alreadyCancelled(scene)];
  if (lines.length === 0) {
    const what = ids ? { what: names(activeNamed) } : {};
    const { line, advice } = useUnknown(scene, among, words.usesUnknown(what));
    return { lines: [...before, line], advice };
  }
  return {
    lines: [...before, ...cut(scene, lines)],
    advice: worthDoing(scene, activeNamed.length > 0 ? activeNamed : undefined, [unusedAdvice]),
  };
};

function planLine({ words, amount, name }: Scene, plan: YearlyOrMonthly): string {
  const { yearly, break_even_price: twelve, saving_per_year: saving, break_even_months: after, cheaper } = plan;
  const called = { name: name(plan) };
  if (!yearly) return words.yearlyUnknown({ ...called, months: twelve ? amount(twelve) : '' });
  if (!twelve || !saving || after === null) return words.monthlyUnknown({ ...called, yearly: amount(yearly) });
  const prices = { ...called, yearly: amount(yearly), months: amount(twelve), saving: amount(saving) };
  if (cheaper === 'same') return words.plansSame(prices);
  return cheaper === 'yearly' ? words.yearlyCheaper({ ...prices, after }) : words.monthlyCheaper(prices);
}

/** Whether the year or the months are cheaper, at a price from the question or one that is known. */
export const yearlyOrMonthly: Answerer = (scene) => {
  const { words, name, activeNamed, active, question } = scene;
  const [example] = active;
  if (activeNamed.length === 0) {
    const { plans } = scene.ask(yearlyOrMonthlyTool, { id: null, yearly_price: null });
    const lines = plans.map((plan) => `• ${planLine(scene, plan)}`);
    const none = example ? [words.plansUnknown({ name: name(example) })] : [words.empty];
    return {
      lines: [...notListed(scene), ...alreadyCancelled(scene), ...(lines.length > 0 ? lines : none)],
      advice: worthDoing(scene, undefined, [yearlyCheaper]),
    };
  }
  const { price } = question;
  const asked = price && amountSchema.safeParse(price.amount).success ? price : undefined;
  const lines = forEachOf(scene, activeNamed, (holding) => {
    if (asked?.currency && asked.currency !== holding.currency) {
      return [words.otherCurrency({ name: name(holding), currency: holding.currency })];
    }
    const { plans } = scene.ask(yearlyOrMonthlyTool, { id: holding.id, yearly_price: asked?.amount ?? null });
    return plans.map((plan) => planLine(scene, plan));
  });
  return { lines, advice: worthDoing(scene, activeNamed, [yearlyCheaper]) };
};
