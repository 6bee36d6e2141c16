import type { Finding } from '@kumbara/detection';
import { judgeStatements } from '@kumbara/detection/confidence';
import type { TrueSubscription } from '#history/history.ts';
import { countries } from '#markets/markets.ts';
import { judgeFindings, type Verdict } from './detection-score.ts';
import { describeFinding, describeTruth, detectionCase } from './evaluate-detection.ts';

/** One wrong answer, with all that is needed to see it again. */
type Mistake = { kind: string; probability: number; text: string; command: string };

const counted = (count: number) => (count > 3 ? 'many charges' : count === 1 ? 'one charge' : `${count} charges`);
const rhythm = ({ billing_interval, billing_cycle }: Finding) => `${billing_interval} ${billing_cycle}`;

function wrong(finding: Finding, shown: Verdict['shown']): Omit<Mistake, 'command'> {
  const who = finding.service_id ? 'known' : 'unknown';
  return {
    kind: `shown: ${shown}, ${who}, ${finding.life}, ${rhythm(finding)}, ${counted(finding.charges.length)}`,
    probability: finding.probability,
    text: describeFinding(finding),
  };
}

/** A miss is the more certain the less probable the best candidate was called that holds its charges. */
function missed(truth: TrueSubscription, all: readonly Finding[]): Omit<Mistake, 'command'> {
  const holdsCharge = ({ charges }: Finding) =>
    charges.some(({ date, amount }) => truth.charges.some((one) => one.date === date && one.amount === amount));
  const best = Math.max(0, ...all.filter(holdsCharge).map(({ probability }) => probability));
  const prices = new Set(truth.charges.map(({ amount }) => amount)).size;
  const course = truth.foreign ? 'foreign price' : prices > 1 ? `${prices} prices` : 'one price';
  const who = truth.known ? 'known' : 'unknown';
  return {
    kind: `missed: ${who}, ${truth.interval} ${truth.cycle}, ${counted(truth.charges.length)}, ${course}`,
    probability: best,
    text: `${describeTruth(truth)} best candidate p=${best.toFixed(2)}`,
  };
}

function mistakesIn(country: (typeof countries)[number], seed: number, hard: boolean): Mistake[] {
  const { history, documents, today } = detectionCase(country, seed, hard);
  const all = judgeStatements(documents, { today }).map(({ finding }) => finding);
  const findings = all
    .filter(({ probability, life }) => probability >= 0.5 && life !== 'stopped')
    .sort((a, b) => b.probability - a.probability);
  const command = `detection --country ${country} --seed ${seed}${hard ? ' --hard' : ''}`;
  return judgeFindings({ findings, stopped: [] }, history).flatMap(({ kind, finding, truth, shown }) => {
    if (kind === 'wrong' && finding) return [{ ...wrong(finding, shown), command }];
    return kind === 'missed' && truth ? [{ ...missed(truth, all), command }] : [];
  });
}

/** So many seeds go through all spans of lives; every second run of them is hard. */
const oneRun = 8;
const isHard = (seed: number) => Math.floor(seed / oneRun) % 2 === 1;

/** Prints the mistakes by kind: the surest wrong findings first, then what was missed most surely. */
export function evaluateWorst({ seeds }: { seeds: readonly number[] }): void {
  const mistakes = seeds.flatMap((seed) => countries.flatMap((country) => mistakesIn(country, seed, isHard(seed))));
  const surest = (list: readonly Mistake[]) => list.toSorted((a, b) => sureness(b) - sureness(a));
  const kinds = [...Map.groupBy(surest(mistakes), ({ kind }) => kind)];
  console.log(
    `${mistakes.length} mistakes in ${seeds.length * countries.length} lives, every second run of eight seeds hard`,
  );
  for (const [kind, list] of kinds) {
    console.log(`\n${list.length} × ${kind}`);
    for (const { text, command } of list.slice(0, 3)) console.log(`  ${text}\n    ${command}`);
  }
}

const sureness = ({ kind, probability }: Mistake) => (kind.startsWith('shown') ? probability : 0.5 - probability);
