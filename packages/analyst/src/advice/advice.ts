import type { Advice, Features, Language } from '@kumbara/shared';
import type { Portfolio } from '#portfolio.ts';
import type { Adviser } from './advice-card.ts';
import { adviseCheckIn } from './check-in-advice.ts';
import { adviseCancelledByMail, adviseDueSoon } from './deadline-advice.ts';
import { adviseOverlap, advisePriceRise, adviseUnused, adviseYearlyPlan } from './saving-advice.ts';

/** Most urgent first. What happened and what is due is for everybody, the rest for plans with the feature. */
const advisers: { advise: Adviser; feature?: 'unused' | 'savings' }[] = [
  { advise: adviseCancelledByMail },
  { advise: adviseDueSoon },
  { advise: adviseUnused, feature: 'unused' },
  { advise: adviseOverlap, feature: 'savings' },
  { advise: advisePriceRise, feature: 'savings' },
  { advise: adviseYearlyPlan, feature: 'savings' },
  { advise: adviseCheckIn, feature: 'unused' },
];

/**
 * What is worth doing, most urgent first, each with its reason, what it is about in money, and a button. Of one
 * subscription only the most urgent is said; a question about the month stands beside it.
 * @param features of the plan of whoever is advised
 * @param most so many of the most urgent ones
 */
export function listAdvice(
  portfolio: Portfolio,
  language: Language,
  features: Pick<Features, 'unused' | 'savings'>,
  most = Number.POSITIVE_INFINITY,
): Advice[] {
  const found: Advice[] = [];
  const advised = new Set<string>();
  for (const { advise, feature } of advisers) {
    // What is less urgent is not worked out where there is enough to do.
    if (found.length >= most) break;
    if (feature && !features[feature]) continue;
    for (const one of advise(portfolio, language)) {
      const { subscription_id: id } = one.action;
      if (one.kind !== 'check_in' && advised.has(id)) continue;
      if (one.kind !== 'check_in') advised.add(id);
      found.push(one);
    }
  }
  return found.slice(0, most);
}
