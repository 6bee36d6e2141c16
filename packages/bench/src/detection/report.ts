import { bootstrap, type Estimate, estimate } from '#statistics.ts';
import { tableOf } from '#table.ts';
import { calibrate, calibrationError, precisionOfHigh, type Shown, shownIn } from './calibration.ts';
import { type Contestant, contestants } from './contestants.ts';
import { type JudgedLife, judgeLives, livesOf } from './lives.ts';
import { playScenarios, scenarioCounts } from './scenarios.ts';
import { addUp, figureNames, measure, tallyOf } from './tally.ts';

const seeds = { full: 80, quick: 16 };

/** Reach of design and issue: what our own figures are held against. */
const limits = {
  precision: 0.97,
  recall: 0.95,
  amount: 0.99,
  currency: 0.99,
  cycle: 0.97,
  'cycle seen': 0.97,
} as const;

const percent = (value: number) => (Number.isNaN(value) ? '–' : (value * 100).toFixed(1));
const withInterval = ({ value, low, high }: Estimate) => `${percent(value)} (${percent(low)}–${percent(high)})`;

const bySeed = (judged: readonly JudgedLife[][], country?: string) =>
  judged.map((ofSeed) =>
    addUp(ofSeed.filter((one) => !country || one.country === country).map(({ verdicts }) => tallyOf(verdicts))),
  );

type Result = { contestant: Contestant; judged: JudgedLife[][] };

const scoreRow = ({ contestant, judged }: Result, country?: string) => {
  const measured = measure(bySeed(judged, country));
  return [contestant.name, ...figureNames.map((figure) => withInterval(measured[figure]))];
};

function printContest(results: readonly Result[], lives: number): void {
  const scenarios = results.map(({ contestant }) => playScenarios(contestant));
  const { found, rejected } = scenarioCounts;
  console.log(`\nAll countries: ${lives} lives; per cent, with 95 % intervals over seeds\n`);
  console.log(
    tableOf(
      ['detector', ...figureNames, `scenarios found of ${found}`, `rejected of ${rejected}`],
      results.map((result, n) => [
        ...scoreRow(result),
        `${scenarios[n]?.found.length}`,
        `${scenarios[n]?.rejected.length}`,
      ]),
    ),
  );
  console.log('\nTurkish lives apart\n');
  console.log(
    tableOf(
      ['detector', ...figureNames],
      results.map((result) => scoreRow(result, 'TR')),
    ),
  );
}

function printCalibration(shownBySeed: readonly Shown[][]): void {
  const all = shownBySeed.flat();
  console.log('\nCalibration of Kumbara: what it says against what is\n');
  const rows = calibrate(all).map(({ from, to, count, promised, observed }) => [
    `${from}–${to}`,
    `${count}`,
    count > 0 ? promised.toFixed(3) : '–',
    count > 0 ? observed.toFixed(3) : '–',
  ]);
  console.log(tableOf(['probability', 'findings', 'promised', 'observed'], rows));
  const { low, high } = bootstrap(shownBySeed, (drawn) => calibrationError(drawn.flat()));
  const [value, from, to] = [calibrationError(all), low, high].map((number) => number.toFixed(3));
  const ofHigh = estimate(shownBySeed, (drawn) => precisionOfHigh(drawn.flat()));
  console.log(`\ncalibration error (ECE): ${value} (${from}–${to}), reach ≤ 0.03`);
  console.log(`precision of "high": ${withInterval(ofHigh)}, reach ≥ 99`);
}

/** Prints how the detector does beside the rules of others, and whether its probabilities are what they say. */
export function reportDetection({ quick }: { quick: boolean }): void {
  const lives = livesOf(quick ? seeds.quick : seeds.full);
  const results = contestants.map((contestant): Result => ({ contestant, judged: judgeLives(contestant, lives) }));
  printContest(results, lives.flat().length);
  const reach = figureNames.map((figure) => `${figure} ≥ ${limits[figure] * 100}`).join(', ');
  console.log(`\nreach: ${reach}, all ${scenarioCounts.found + scenarioCounts.rejected} scenarios`);
  const ours = results[0]?.judged ?? [];
  printCalibration(ours.map((ofSeed) => ofSeed.flatMap(({ verdicts }) => shownIn(verdicts))));
}
