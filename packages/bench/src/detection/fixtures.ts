import { countries } from '@kumbara/samples';
import type { FindingScore } from '@kumbara/samples/detection-score';
import { scoreFindings } from '@kumbara/samples/detection-score';
import { type DetectionCase, detectionCase } from '@kumbara/samples/evaluate-detection';
import { firstSeed, seedsFrom } from '@kumbara/samples/seeds';
import type { Contestant } from './detectors.ts';

/** Everybody's lives, one in each country, by seed. */
export const livesOf = (seeds: number): DetectionCase[][] =>
  seedsFrom(firstSeed.bench, seeds).map((seed) => countries.map((country) => detectionCase(country, seed)));

export type JudgedLife = { country: string; verdicts: FindingScore[] };

/** What a contestant finds in each life, judged. */
export const judgeLives = ({ find }: Contestant, lives: readonly DetectionCase[][]): JudgedLife[][] =>
  lives.map((ofSeed) =>
    ofSeed.map(({ history, documents, today }) => ({
      country: history.country,
      verdicts: scoreFindings(find(documents, today), history),
    })),
  );
