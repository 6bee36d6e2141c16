import { costPerYear } from '@kumbara/shared';
import { byCurrency, compare } from '#tools/facts.ts';
import { activeOf } from '#tools/prices.ts';
import { type Adviser, card, mostNames, wordsIn } from './card.ts';

/** Before this day of the month nobody can say much about the month. */
const askFrom = 15;

/** Asks once a month about what costs most and was not spoken of yet. */
export const checkIn: Adviser = (holdings, language) => {
  const month = holdings.today.slice(0, 7);
  if (Number(holdings.today.slice(8)) < askFrom) return [];
  const unknown = activeOf(holdings)
    .filter(({ uses, added_on }) => added_on < `${month}-01` && uses.at(-1)?.month !== month)
    .sort((a, b) => byCurrency(holdings)(a, b) || compare(costPerYear(b), costPerYear(a)))
    .slice(0, mostNames);
  const [first] = unknown;
  if (!first) return [];
  const { texts, names } = wordsIn(language);
  const action = { kind: 'check_in' as const, subscription_id: first.id };
  return [card('check_in', texts.checkIn({ names: names(unknown) }), action, { ids: unknown.map(({ id }) => id) })];
};
