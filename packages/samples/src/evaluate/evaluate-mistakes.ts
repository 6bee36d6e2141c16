import type { Finding } from '@kumbara/detection';
import { scoreStatementFindings } from '@kumbara/detection/confidence';
import type { TrueSubscription } from '#history/history.ts';
import { countries } from '#markets/markets.ts';
import { type FindingScore, scoreFindings } from './detection-score.ts';
import { createDetectionCase, describeStatementFinding, describeTruth } from './evaluate-detection.ts';

/** A mistake of the detector, with the command that reproduces it. */
type Mistake = { kind: string; probability: number; text: string; command: string };

const describeChargeCount = (count: number) =>
  count > 3 ? 'many charges' : count === 1 ? 'one charge' : `${count} charges`;
const formatBillingCycle = ({ billing_interval, billing_cycle }: Finding) => `${billing_interval} ${billing_cycle}`;

function describeWrongFinding(finding: Finding, shown: FindingScore['actualKind']): Omit<Mistake, 'command'> {
  const merchantKind = finding.service_id ? 'known' : 'unknown';
  return {
    kind: `shown: ${shown}, ${merchantKind}, ${finding.status}, ${formatBillingCycle(finding)}, ${describeChargeCount(finding.charges.length)}`,
    probability: finding.probability,
    text: describeStatementFinding(finding),
  };
}

/** A missed subscription. `probability` is that of the best candidate with one of its charges; the lower, the worse. */
function describeMissed(truth: TrueSubscription, all: readonly Finding[]): Omit<Mistake, 'command'> {
  const holdsCharge = ({ charges }: Finding) =>
    charges.some(({ date, amount }) => truth.charges.some((one) => one.date === date && one.amount === amount));
  const best = Math.max(0, ...all.filter(holdsCharge).map(({ probability }) => probability));
  const prices = new Set(truth.charges.map(({ amount }) => amount)).size;
  const priceVariation = truth.foreign ? 'foreign price' : prices > 1 ? `${prices} prices` : 'one price';
  const merchantKind = truth.known ? 'known' : 'unknown';
  return {
    kind: `missed: ${merchantKind}, ${truth.interval} ${truth.cycle}, ${describeChargeCount(truth.charges.length)}, ${priceVariation}`,
    probability: best,
    text: `${describeTruth(truth)} best candidate p=${best.toFixed(2)}`,
  };
}

function findMistakes(country: (typeof countries)[number], seed: number, hard: boolean): Mistake[] {
  const { history, documents, today } = createDetectionCase(country, seed, hard);
  const all = scoreStatementFindings(documents, { today }).map(({ finding }) => finding);
  const findings = all
    .filter(({ probability, status }) => probability >= 0.5 && status !== 'stopped')
    .sort((a, b) => b.probability - a.probability);
  const command = `detection --country ${country} --seed ${seed}${hard ? ' --hard' : ''}`;
  return scoreFindings({ findings, stopped: [] }, history).flatMap(({ kind, finding, truth, actualKind }) => {
    if (kind === 'wrong' && finding) return [{ ...describeWrongFinding(finding, actualKind), command }];
    return kind === 'missed' && truth ? [{ ...describeMissed(truth, all), command }] : [];
  });
}

/** A block of seeds covers all time spans. Every second block is hard. */
const blockSize = 8;
const isHard = (seed: number) => Math.floor(seed / blockSize) % 2 === 1;

/** Prints the mistakes by kind: wrong findings with the highest probability first, then the clearest misses. */
export function evaluateMistakes({ seeds }: { seeds: readonly number[] }): void {
  const mistakes = seeds.flatMap((seed) => countries.flatMap((country) => findMistakes(country, seed, isHard(seed))));
  const mostCertainFirst = (list: readonly Mistake[]) => list.toSorted((a, b) => certaintyOf(b) - certaintyOf(a));
  const kinds = [...Map.groupBy(mostCertainFirst(mistakes), ({ kind }) => kind)];
  console.log(
    `${mistakes.length} mistakes in ${seeds.length * countries.length} histories, every second block of eight seeds hard`,
  );
  for (const [kind, list] of kinds) {
    console.log(`\n${list.length} × ${kind}`);
    for (const { text, command } of list.slice(0, 3)) console.log(`  ${text}\n    ${command}`);
  }
}

const certaintyOf = ({ kind, probability }: Mistake) => (kind.startsWith('shown') ? probability : 0.5 - probability);
