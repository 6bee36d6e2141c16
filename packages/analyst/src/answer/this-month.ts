import { endOfMonth } from '@kumbara/shared';
import { paymentsThisMonth } from '#tools/due.ts';
import { totals } from '#tools/facts.ts';
import { paymentLines, paymentsIn } from './ahead.ts';
import { type Answerer, aboutWhat, apart, cut, meant, moneyOf, notListed, type Scene } from './scene.ts';

/** Everything this calendar month charges, what was due before today too. */
function dueInAll(scene: Scene) {
  const { holdings } = scene;
  const due = paymentsThisMonth(meant(scene), holdings.today);
  return moneyOf(scene.know(totals(holdings, 'due', due, ({ part }) => part)));
}

/** What the calendar month charges in all, and what of it is still to come. */
export const dueThisMonth: Answerer = (scene) => {
  const { words, amounts, holdings } = scene;
  const due = dueInAll(scene);
  const about = [...notListed(scene), ...aboutWhat(scene)];
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
