import { listAdvice, listInsights, listUnusedCandidates } from '@kumbara/analyst';
import {
  type Advice,
  type Insight,
  type IsoDate,
  type Language,
  plans,
  type Tier,
  type UnusedCandidate,
} from '@kumbara/shared';
import type { PortfolioReader } from './portfolio.ts';

export type AdviceService = ReturnType<typeof createAdviceService>;

/** Cards on the dashboard. */
const mostActions = 3;

export function createAdviceService({ portfolio }: { portfolio: PortfolioReader }) {
  return {
    /** What is worth doing first, as far as a plan goes. */
    async actions(userId: string, tier: Tier, today: IsoDate, language: Language): Promise<Advice[]> {
      return listAdvice(await portfolio.read(userId, today), language, plans[tier].features, mostActions);
    },

    async insights(userId: string, today: IsoDate, language: Language): Promise<Insight[]> {
      return listInsights(await portfolio.read(userId, today), language);
    },

    async unused(userId: string, today: IsoDate, language: Language): Promise<UnusedCandidate[]> {
      return listUnusedCandidates(await portfolio.read(userId, today), language);
    },
  };
}
