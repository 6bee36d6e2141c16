import type { Advice, Features, Language } from '@kumbara/shared';
import type { Holdings } from '#holdings.ts';
import type { Adviser } from './card.ts';
import { checkIn } from './check-in.ts';
import { cancelledByMail, dueSoon } from './in-time.ts';
import { overlap, priceRise, unused, yearlyCheaper } from './saving.ts';

/** Most urgent first. What happened and what is due is for everybody, the rest for plans with the feature. */
const advisers: { advise: Adviser; feature?: 'unused' | 'savings' }[] = [
  { advise: cancelledByMail },
  { advise: dueSoon },
  { advise: unused, feature: 'unused' },
  { advise: overlap, feature: 'savings' },
  { advise: priceRise, feature: 'savings' },
  { advise: yearlyCheaper, feature: 'savings' },
  { advise: checkIn, feature: 'unused' },
];

/**
 * What is worth doing, most urgent first, each with its reason, what it is about in money, and a button. Of one
 * subscription only the most urgent is said; a question about the month stands beside it.
 * @param features of the plan of whoever is advised
 */
export function advice(
  holdings: Holdings,
  language: Language,
  features: Pick<Features, 'unused' | 'savings'>,
): Advice[] {
  const all = advisers
    .filter(({ feature }) => !feature || features[feature])
    .flatMap(({ advise }) => advise(holdings, language));
  const spokenOf = new Set<string>();
  return all.filter(
    ({ kind, action: { subscription_id: id } }) => kind === 'check_in' || (!spokenOf.has(id) && spokenOf.add(id)),
  );
}
