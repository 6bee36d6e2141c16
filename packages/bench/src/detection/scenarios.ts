import type { Finding } from '@kumbara/detection';
import { hidden, type Scenario, shown, stage, today } from '@kumbara/detection/scenarios';
import type { Contestant } from './detectors.ts';

/** So many different sets of unrelated purchases around each scenario; it is passed if all go well. */
const settings = 5;
const seeds = Array.from({ length: settings }, (_, n) => 104_729 * (n + 1));

const charge = ({ date, amount }: { date: string; amount: number }) => `${date} ${amount.toFixed(2)}`;

/** What was found in the scenario's own rows; findings elsewhere are the business of the precision. */
function foundIn(contestant: Contestant, scenario: Omit<Scenario, 'found'>, seed: number) {
  const { rows, document } = stage(scenario, seed);
  const own = new Set(rows.map(charge));
  const isOwn = ({ charges }: Finding) => charges.filter((one) => own.has(charge(one))).length * 2 > charges.length;
  const { findings } = contestant.find([document], today);
  return { rows, findings: findings.filter(isOwn) };
}

/** Every subscription of the scenario once, each at its current price. */
function isFound(contestant: Contestant, scenario: Scenario, seed: number): boolean {
  const { rows, findings } = foundIn(contestant, scenario, seed);
  const wanted = scenario.found.map(({ name, amount }) =>
    Number.isNaN(amount) ? rows.findLast(({ description }) => name.test(description))?.amount : amount,
  );
  const seen = findings.map(({ amount }) => amount);
  return seen.length === wanted.length && wanted.every((amount) => amount !== undefined && seen.includes(amount));
}

export type ScenarioScore = { found: string[]; rejected: string[] };

/** The names of the scenarios a contestant passes: subscriptions found, and look-alikes not shown. */
export const playScenarios = (contestant: Contestant): ScenarioScore => ({
  found: Object.entries(shown)
    .filter(([, scenario]) => seeds.every((seed) => isFound(contestant, scenario, seed)))
    .map(([name]) => name),
  rejected: Object.entries(hidden)
    .filter(([, lines]) => seeds.every((seed) => foundIn(contestant, { lines }, seed).findings.length === 0))
    .map(([name]) => name),
});

export const scenarioCounts = { found: Object.keys(shown).length, rejected: Object.keys(hidden).length };
