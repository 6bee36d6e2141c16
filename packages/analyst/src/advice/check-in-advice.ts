import { costPerYear } from '@kumbara/shared';
import { compareByCurrency, compareFractions } from '#tools/facts.ts';
import { listActive } from '#tools/prices.ts';
import { type Adviser, createCard, createFormatter, maxNames, writeCard } from './advice-card.ts';

/** Before this day of the month, it is too early to ask about it. */
const askFrom = 15;

/** Asks once a month about the most expensive subscriptions without an answer for the month. */
export const adviseCheckIn: Adviser = (portfolio, language) => {
  const month = portfolio.today.slice(0, 7);
  if (Number(portfolio.today.slice(8)) < askFrom) return [];
  const unknown = listActive(portfolio)
    .filter(({ uses, added_on }) => added_on < `${month}-01` && uses.at(-1)?.month !== month)
    .sort((a, b) => compareByCurrency(portfolio)(a, b) || compareFractions(costPerYear(b), costPerYear(a)))
    .slice(0, maxNames);
  const [first] = unknown;
  if (!first) return [];
  const { t, names } = createFormatter(language);
  const action = { kind: 'check_in' as const, subscription_id: first.id };
  return [
    createCard('check_in', writeCard(t, 'checkIn', { names: names(unknown) }), action, {
      ids: unknown.map(({ id }) => id),
    }),
  ];
};
