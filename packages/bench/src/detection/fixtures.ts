import { countries } from '@kumbara/samples';
import type { FindingScore } from '@kumbara/samples/detection-score';
import { scoreFindings } from '@kumbara/samples/detection-score';
import { createDetectionCase, type DetectionCase } from '@kumbara/samples/evaluate-detection';
import { firstSeed, seedsFrom } from '@kumbara/samples/seeds';
import type { Detector } from './detectors.ts';

/** One generated history in each country, for every seed. */
export const createFixtures = (seeds: number): DetectionCase[][] =>
  seedsFrom(firstSeed.bench, seeds).map((seed) => countries.map((country) => createDetectionCase(country, seed)));

export type ScoredFixture = { country: string; scores: FindingScore[] };

/** Runs a detector on every fixture and scores its findings. */
export const scoreFixtures = ({ find }: Detector, fixtures: readonly DetectionCase[][]): ScoredFixture[][] =>
  fixtures.map((ofSeed) =>
    ofSeed.map(({ history, documents, today }) => ({
      country: history.country,
      scores: scoreFindings(find(documents, today), history),
    })),
  );
