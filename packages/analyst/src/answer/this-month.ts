import { addDays, endOfMonth, multiply, paymentsBetween, startOfMonth } from '@kumbara/shared';
import { totals } from '#tools/facts.ts';
import { myPart, priceOn } from '#tools/prices.ts';
import { startOf } from '#tools/totals.ts';
import { paymentsUntil } from '#tools/upcoming.ts';
import { paymentLines, paymentsIn } from './ahead.ts';
import { type Answerer, apart, cut, meant, moneyOf, notListed, type Scene, whatOf } from './scene.ts';

/**
 * Everything this calendar month charges: what was due at today's price, what is still to come at the price of its day,
 * so that a trial's end or an announced price counts.
 */
function dueInAll(scene: Scene) {
  const { holdings } = scene;
  const { today } = holdings;
  const among = meant(scene);
  const [first, yesterday, last] = [startOfMonth(today), addDays(today, -1), endOfMonth(today)];
  const been = among.map((holding) => {
    const count = yesterday < first ? 0 : paymentsBetween(holding.anchor, holding, first, yesterday, startOf(holding));
    return { holding, currency: holding.currency, part: multiply(myPart(holding), count), count };
  });
  const coming = paymentsUntil(holdings, last).map(({ holding, currency, date }) => ({
    ...{ holding, currency, count: 1 },
    part: myPart(holding, priceOn(holding, date, today)),
  }));
  const all = [...been, ...coming].filter(({ holding, count }) => count > 0 && among.includes(holding));
  return moneyOf(scene.know(totals(holdings, 'due', all, ({ part }) => part)));
}

/** What the calendar month charges in all, and what of it is still to come. */
export const dueThisMonth: Answerer = (scene) => {
  const { words, amounts, holdings } = scene;
  const due = dueInAll(scene);
  const what = whatOf(scene);
  const about = [...notListed(scene), ...(what ? [`${what}:`] : [])];
  if (due.length === 0) return { lines: [...about, words.dueNothing] };
  const { payments, due: ahead } = paymentsIn(scene, holdings.today, endOfMonth(holdings.today));
  return {
    lines: [
      ...about,
      words.dueThisMonth({ amount: amounts(due) }),
      ...apart(scene, due),
      ...(payments.length > 0 ? [words.stillToCome({ amount: amounts(ahead) })] : []),
      ...cut(scene, paymentLines(scene, payments)),
    ],
  };
};
