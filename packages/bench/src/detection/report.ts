import {
  calibrate,
  calibrationError,
  listShownFindings,
  precisionOfHigh,
  type ShownFinding,
} from '@kumbara/samples/calibration';
import { formatTable } from '#markdown-table.ts';
import type { ResultRow } from '#result-row.ts';
import { bootstrap, type Estimate, estimate } from '#statistics.ts';
import { type Detector, detectors } from './detectors.ts';
import { createFixtures, type ScoredFixture, scoreFixtures } from './fixtures.ts';
import { runScenarios, type ScenarioScore, scenarioCounts } from './scenarios.ts';
import { addTallies, countScores, type Figure, figureNames, measureFigures } from './tally.ts';

const seeds = { full: 80, quick: 16 };

/** The targets of `packages/detection/README.md`. */
const targets = {
  precision: 0.97,
  recall: 0.95,
  amount: 0.99,
  currency: 0.99,
  cycle: 0.97,
  'cycle seen': 0.97,
} as const;
const maxCalibrationError = 0.03;
const minPrecisionOfHigh = 0.99;

const percent = (value: number) => (Number.isNaN(value) ? '–' : (value * 100).toFixed(1));
const withInterval = ({ value, low, high }: Estimate) => `${percent(value)} (${percent(low)}–${percent(high)})`;

type Result = {
  detector: Detector;
  scored: ScoredFixture[][];
  figures: Record<Figure, Estimate>;
  turkish: Record<Figure, Estimate>;
  scenarios: ScenarioScore;
};

const measureScored = (scored: readonly ScoredFixture[][], country?: string) =>
  measureFigures(
    scored.map((ofSeed) =>
      addTallies(ofSeed.filter((one) => !country || one.country === country).map(({ scores }) => countScores(scores))),
    ),
  );

function compareDetectors(quick: boolean): Result[] {
  const fixtures = createFixtures(quick ? seeds.quick : seeds.full);
  return detectors.map((detector) => {
    const scored = scoreFixtures(detector, fixtures);
    const figures = { figures: measureScored(scored), turkish: measureScored(scored, 'TR') };
    return { detector, scored, ...figures, scenarios: runScenarios(detector) };
  });
}

function printComparison(results: readonly Result[]): void {
  const { found, rejected } = scenarioCounts;
  console.log(
    `\n${results[0]?.scored.flat().length} histories in nine countries; per cent, with 95 % intervals over seeds\n`,
  );
  console.log(
    formatTable(
      ['detector', ...figureNames, `scenarios found of ${found}`, `rejected of ${rejected}`],
      results.map(({ detector, figures, scenarios }) => [
        detector.name,
        ...figureNames.map((figure) => withInterval(figures[figure])),
        `${scenarios.found.length}`,
        `${scenarios.rejected.length}`,
      ]),
    ),
  );
  console.log('\nTurkish histories only\n');
  console.log(
    formatTable(
      ['detector', ...figureNames],
      results.map(({ detector, turkish }) => [
        detector.name,
        ...figureNames.map((figure) => withInterval(turkish[figure])),
      ]),
    ),
  );
  const targetTexts = figureNames.map((figure) => `${figure} ≥ ${targets[figure] * 100}`).join(', ');
  console.log(`\ntargets: ${targetTexts}, all ${found + rejected} scenarios`);
}

const listShownBySeed = ({ scored }: Result): ShownFinding[][] =>
  scored.map((ofSeed) => ofSeed.flatMap(({ scores }) => listShownFindings(scores)));

/** Calibration error and precision of `high`, each with its interval. */
function measureConfidence(bySeed: readonly ShownFinding[][]): { error: Estimate; high: Estimate } {
  const errorOf = (drawn: readonly ShownFinding[][]) => calibrationError(drawn.flat());
  return {
    error: { value: errorOf(bySeed), ...bootstrap(bySeed, errorOf) },
    high: estimate(bySeed, (drawn) => precisionOfHigh(drawn.flat())),
  };
}

const errorText = ({ value, low, high }: Estimate) => `${value.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;

function printCalibration(bySeed: readonly ShownFinding[][]): void {
  const { error, high } = measureConfidence(bySeed);
  const rows = calibrate(bySeed.flat()).map(({ from, to, count, predicted, observed }) => [
    `${from}–${to}`,
    `${count}`,
    count > 0 ? predicted.toFixed(3) : '–',
    count > 0 ? observed.toFixed(3) : '–',
  ]);
  console.log('\nCalibration: predicted probability and observed share of right findings\n');
  console.log(formatTable(['probability', 'findings', 'predicted', 'observed'], rows));
  console.log(`\ncalibration error (ECE) ${errorText(error)}, target: ≤ ${maxCalibrationError}`);
  console.log(`precision of "high" ${withInterval(high)}, target: ≥ ${minPrecisionOfHigh * 100}`);
}

/** Prints the detector's figures next to the baselines', then its calibration. */
export function reportDetection({ quick }: { quick: boolean }): void {
  const results = compareDetectors(quick);
  printComparison(results);
  if (results[0]) printCalibration(listShownBySeed(results[0]));
}

const countPassed = ({ scenarios }: Result) => scenarios.found.length + scenarios.rejected.length;

/** The same in short: each of our figures next to the best baseline's. */
export function measureDetection({ quick }: { quick: boolean }): ResultRow[] {
  const [ours, ...others] = compareDetectors(quick) as [Result, ...Result[]];
  const best = (of: (result: Result) => number) => others.reduce((top, one) => (of(one) > of(top) ? one : top));
  const createRow = (figure: Figure, part: 'figures' | 'turkish', where: string): ResultRow => {
    const top = best((result) => result[part][figure].value);
    return {
      name: `detection, ${where}: ${figure}`,
      ours: withInterval(ours[part][figure]),
      baseline: `${top.detector.name} ${percent(top[part][figure].value)}`,
      target: `≥ ${targets[figure] * 100}`,
      isMet: ours[part][figure].value >= targets[figure],
    };
  };
  const { error, high } = measureConfidence(listShownBySeed(ours));
  const all = scenarioCounts.found + scenarioCounts.rejected;
  const top = best(countPassed);
  return [
    ...figureNames.map((figure) => createRow(figure, 'figures', 'all')),
    ...(['precision', 'recall'] as const).map((figure) => createRow(figure, 'turkish', 'Turkish')),
    {
      name: 'detection: scenarios',
      ours: `${countPassed(ours)}`,
      baseline: `${top.detector.name} ${countPassed(top)}`,
      target: `${all}`,
      isMet: countPassed(ours) === all,
    },
    {
      name: 'detection: precision of "high"',
      ours: withInterval(high),
      target: `≥ ${minPrecisionOfHigh * 100}`,
      isMet: high.value >= minPrecisionOfHigh,
    },
    {
      name: 'detection: calibration error',
      ours: errorText(error),
      target: `≤ ${maxCalibrationError}`,
      isMet: error.value <= maxCalibrationError,
    },
  ];
}
