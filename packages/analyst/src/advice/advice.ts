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
 * @param most so many of the most urgent ones
 */
export function advice(
  holdings: Holdings,
  language: Language,
  features: Pick<Features, 'unused' | 'savings'>,
  most = Number.POSITIVE_INFINITY,
): Advice[] {
  const found: Advice[] = [];
  const spokenOf = new Set<string>();
  for (const { advise, feature } of advisers) {
    // What is less urgent is not worked out where there is enough to do.
    if (found.length >= most) break;
    if (feature && !features[feature]) continue;
    for (const one of advise(holdings, language)) {
      const { subscription_id: id } = one.action;
      if (one.kind !== 'check_in' && spokenOf.has(id)) continue;
      if (one.kind !== 'check_in') spokenOf.add(id);
      found.push(one);
    }
  }
  return found.slice(0, most);
}
