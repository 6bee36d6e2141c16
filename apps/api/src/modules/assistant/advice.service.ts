import { advice, insights, unusedCandidates } from '@kumbara/analyst';
import {
  type Advice,
  type Insight,
  type IsoDate,
  type Language,
  plans,
  type Tier,
  type UnusedCandidate,
} from '@kumbara/shared';
import type { HoldingsReader } from './holdings.ts';

export type AdviceService = ReturnType<typeof createAdviceService>;

/** Cards on the dashboard. */
const mostActions = 3;

export function createAdviceService({ holdings }: { holdings: HoldingsReader }) {
  return {
    /** What is worth doing first, as far as a plan goes. */
    async actions(userId: string, tier: Tier, today: IsoDate, language: Language): Promise<Advice[]> {
      return advice(await holdings.of(userId, today), language, plans[tier].features, mostActions);
    },

    async insights(userId: string, today: IsoDate, language: Language): Promise<Insight[]> {
      return insights(await holdings.of(userId, today), language);
    },

    async unused(userId: string, today: IsoDate, language: Language): Promise<UnusedCandidate[]> {
      return unusedCandidates(await holdings.of(userId, today), language);
    },
  };
}
