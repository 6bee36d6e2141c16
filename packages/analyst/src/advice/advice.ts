import type { Advice, Features, Language } from '@kumbara/shared';
import type { Portfolio } from '#portfolio.ts';
import { type AdviceCard, type Adviser, toAdvice } from './advice-card.ts';
import { adviseCheckIn } from './check-in-advice.ts';
import { adviseCancelledByMail, adviseDueSoon } from './deadline-advice.ts';
import { adviseOverlap, advisePriceRise, adviseUnused, adviseYearlyPlan } from './saving-advice.ts';

/** Most urgent first. Events and deadlines are for every plan, the rest for plans with the feature. */
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
 * Lists what is worth doing, most urgent first, each with its reason, amount and action. Each subscription has only its
 * most urgent advice; a check-in question may be added to it.
 * @param features of the user's plan
 * @param most the number of cards
 */
export function listAdvice(
  portfolio: Portfolio,
  language: Language,
  features: Pick<Features, 'unused' | 'savings'>,
  most = Number.POSITIVE_INFINITY,
): Advice[] {
  const found: AdviceCard[] = [];
  const advised = new Set<string>();
  for (const { advise, feature } of advisers) {
    // Less urgent advice is not computed when there is enough.
    if (found.length >= most) break;
    if (feature && !features[feature]) continue;
    for (const one of advise(portfolio, language)) {
      const { subscription_id: id } = one.action;
      if (one.kind !== 'check_in' && advised.has(id)) continue;
      if (one.kind !== 'check_in') advised.add(id);
      found.push(one);
    }
  }
  return found.slice(0, most).map(toAdvice);
}
