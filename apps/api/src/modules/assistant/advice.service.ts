import type { Advice, Insight, IsoDate, Language, Tier } from '@kumbara/shared';
import type { VersionedResults } from '#lib/versioned-results.ts';
import type { RunAnalysis } from './analysis.ts';

export type AdviceService = ReturnType<typeof createAdviceService>;

type Needs = { results: VersionedResults; runAnalysis: RunAnalysis };

export function createAdviceService({ results, runAnalysis }: Needs) {
  return {
    /** Returns the most valuable recommendations that the plan includes. */
    actions: (userId: string, tier: Tier, today: IsoDate, language: Language): Promise<Advice[]> =>
      results.get(userId, `actions ${tier} ${today} ${language}`, () =>
        runAnalysis({ kind: 'actions', userId, tier, today, language }),
      ),

    insights: (userId: string, today: IsoDate, language: Language): Promise<Insight[]> =>
      results.get(userId, `insights ${today} ${language}`, () =>
        runAnalysis({ kind: 'insights', userId, today, language }),
      ),
  };
}
