import {
  calibrate,
  calibrationError,
  listShownFindings,
  precisionOfHigh,
  type ShownFinding,
} from '@kumbara/samples/calibration';
import { tableOf } from '#markdown-table.ts';
import type { Line } from '#result-row.ts';
import { bootstrap, type Estimate, estimate } from '#statistics.ts';
import { type Contestant, contestants } from './detectors.ts';
import { type JudgedLife, judgeLives, livesOf } from './fixtures.ts';
import { playScenarios, type ScenarioScore, scenarioCounts } from './scenarios.ts';
import { addUpLives, type Figure, figureNames, measureLives, tallyOf } from './tally.ts';

const seeds = { full: 80, quick: 16 };

/** What is to be reached (packages/detection/README.md). */
const reach = { precision: 0.97, recall: 0.95, amount: 0.99, currency: 0.99, cycle: 0.97, 'cycle seen': 0.97 } as const;
const errorReach = 0.03;
const highReach = 0.99;

const percent = (value: number) => (Number.isNaN(value) ? '–' : (value * 100).toFixed(1));
const withInterval = ({ value, low, high }: Estimate) => `${percent(value)} (${percent(low)}–${percent(high)})`;

type Result = {
  contestant: Contestant;
  judged: JudgedLife[][];
  figures: Record<Figure, Estimate>;
  turkish: Record<Figure, Estimate>;
  scenarios: ScenarioScore;
};

const figuresOf = (judged: readonly JudgedLife[][], country?: string) =>
  measureLives(
    judged.map((ofSeed) =>
      addUpLives(ofSeed.filter((one) => !country || one.country === country).map(({ verdicts }) => tallyOf(verdicts))),
    ),
  );

function compete(quick: boolean): Result[] {
  const lives = livesOf(quick ? seeds.quick : seeds.full);
  return contestants.map((contestant) => {
    const judged = judgeLives(contestant, lives);
    const figures = { figures: figuresOf(judged), turkish: figuresOf(judged, 'TR') };
    return { contestant, judged, ...figures, scenarios: playScenarios(contestant) };
  });
}

function printContest(results: readonly Result[]): void {
  const { found, rejected } = scenarioCounts;
  console.log(
    `\n${results[0]?.judged.flat().length} lives in nine countries; per cent, with 95 % intervals over seeds\n`,
  );
  console.log(
    tableOf(
      ['detector', ...figureNames, `scenarios found of ${found}`, `rejected of ${rejected}`],
      results.map(({ contestant, figures, scenarios }) => [
        contestant.name,
        ...figureNames.map((figure) => withInterval(figures[figure])),
        `${scenarios.found.length}`,
        `${scenarios.rejected.length}`,
      ]),
    ),
  );
  console.log('\nTurkish lives apart\n');
  console.log(
    tableOf(
      ['detector', ...figureNames],
      results.map(({ contestant, turkish }) => [
        contestant.name,
        ...figureNames.map((figure) => withInterval(turkish[figure])),
      ]),
    ),
  );
  const reached = figureNames.map((figure) => `${figure} ≥ ${reach[figure] * 100}`).join(', ');
  console.log(`\nto reach: ${reached}, all ${found + rejected} scenarios`);
}

const shownBySeed = ({ judged }: Result): ShownFinding[][] =>
  judged.map((ofSeed) => ofSeed.flatMap(({ verdicts }) => listShownFindings(verdicts)));

/** Calibration error and precision of "high", each with its interval. */
function trust(bySeed: readonly ShownFinding[][]): { error: Estimate; high: Estimate } {
  const errorOf = (drawn: readonly ShownFinding[][]) => calibrationError(drawn.flat());
  return {
    error: { value: errorOf(bySeed), ...bootstrap(bySeed, errorOf) },
    high: estimate(bySeed, (drawn) => precisionOfHigh(drawn.flat())),
  };
}

const errorText = ({ value, low, high }: Estimate) => `${value.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;

function printCalibration(bySeed: readonly ShownFinding[][]): void {
  const { error, high } = trust(bySeed);
  const rows = calibrate(bySeed.flat()).map(({ from, to, count, predicted, observed }) => [
    `${from}–${to}`,
    `${count}`,
    count > 0 ? predicted.toFixed(3) : '–',
    count > 0 ? observed.toFixed(3) : '–',
  ]);
  console.log('\nCalibration: what the detector says of its findings, and how many of them are right\n');
  console.log(tableOf(['probability', 'findings', 'promised', 'observed'], rows));
  console.log(`\ncalibration error (ECE) ${errorText(error)}, to reach: ≤ ${errorReach}`);
  console.log(`precision of "high" ${withInterval(high)}, to reach: ≥ ${highReach * 100}`);
}

/** Prints how the detector does beside the rules of others, and whether its probabilities are what they say. */
export function reportDetection({ quick }: { quick: boolean }): void {
  const results = compete(quick);
  printContest(results);
  if (results[0]) printCalibration(shownBySeed(results[0]));
}

const passed = ({ scenarios }: Result) => scenarios.found.length + scenarios.rejected.length;

/** The same in short: our figures, and the best of the others' beside each. */
export function detectionLines({ quick }: { quick: boolean }): Line[] {
  const [ours, ...others] = compete(quick) as [Result, ...Result[]];
  const best = (of: (result: Result) => number) => others.reduce((top, one) => (of(one) > of(top) ? one : top));
  const lineOf = (figure: Figure, part: 'figures' | 'turkish', where: string): Line => {
    const top = best((result) => result[part][figure].value);
    return {
      work: `detection, ${where}: ${figure}`,
      ours: withInterval(ours[part][figure]),
      beside: `${top.contestant.name} ${percent(top[part][figure].value)}`,
      reach: `≥ ${reach[figure] * 100}`,
      reached: ours[part][figure].value >= reach[figure],
    };
  };
  const { error, high } = trust(shownBySeed(ours));
  const all = scenarioCounts.found + scenarioCounts.rejected;
  const top = best(passed);
  return [
    ...figureNames.map((figure) => lineOf(figure, 'figures', 'all')),
    ...(['precision', 'recall'] as const).map((figure) => lineOf(figure, 'turkish', 'Turkish')),
    {
      work: 'detection: scenarios',
      ours: `${passed(ours)}`,
      beside: `${top.contestant.name} ${passed(top)}`,
      reach: `${all}`,
      reached: passed(ours) === all,
    },
    {
      work: 'detection: precision of "high"',
      ours: withInterval(high),
      reach: `≥ ${highReach * 100}`,
      reached: high.value >= highReach,
    },
    {
      work: 'detection: calibration error',
      ours: errorText(error),
      reach: `≤ ${errorReach}`,
      reached: error.value <= errorReach,
    },
  ];
}
