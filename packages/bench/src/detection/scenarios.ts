import type { Finding } from '@kumbara/detection';
import { hidden, type Scenario, shown, stage, today } from '@kumbara/detection/scenarios';
import type { Detector } from './detectors.ts';

/** Each scenario runs among this many sets of unrelated purchases and passes only when all of them do. */
const noiseSets = 5;
const seeds = Array.from({ length: noiseSets }, (_, n) => 104_729 * (n + 1));

const charge = ({ date, amount }: { date: string; amount: number }) => `${date} ${amount.toFixed(2)}`;

/** Findings in the scenario's own rows. Findings in the other rows count for precision only. */
function findInScenario(detector: Detector, scenario: Omit<Scenario, 'found'>, seed: number) {
  const { rows, document } = stage(scenario, seed);
  const own = new Set(rows.map(charge));
  const isOwn = ({ charges }: Finding) => charges.filter((one) => own.has(charge(one))).length * 2 > charges.length;
  const { findings } = detector.find([document], today);
  return { rows, findings: findings.filter(isOwn) };
}

/** Returns true if every subscription of the scenario is found once, at its current price. */
function isFound(detector: Detector, scenario: Scenario, seed: number): boolean {
  const { rows, findings } = findInScenario(detector, scenario, seed);
  const wanted = scenario.found.map(({ name, amount }) =>
    Number.isNaN(amount) ? rows.findLast(({ description }) => name.test(description))?.amount : amount,
  );
  const seen = findings.map(({ amount }) => amount);
  return seen.length === wanted.length && wanted.every((amount) => amount !== undefined && seen.includes(amount));
}

export type ScenarioScore = { found: string[]; rejected: string[] };

/** The names of the scenarios a detector passes: subscriptions found, and look-alikes not shown. */
export const runScenarios = (detector: Detector): ScenarioScore => ({
  found: Object.entries(shown)
    .filter(([, scenario]) => seeds.every((seed) => isFound(detector, scenario, seed)))
    .map(([name]) => name),
  rejected: Object.entries(hidden)
    .filter(([, lines]) => seeds.every((seed) => findInScenario(detector, { lines }, seed).findings.length === 0))
    .map(([name]) => name),
});

export const scenarioCounts = { found: Object.keys(shown).length, rejected: Object.keys(hidden).length };
