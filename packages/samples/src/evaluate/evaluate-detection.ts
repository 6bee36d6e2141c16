import { detectInStatements, type Finding, type StatementDocument } from '@kumbara/detection';
import { addDays, addMonths, endOfMonth, type IsoDate, startOfMonth, type Transaction } from '@kumbara/shared';
import { generateHistory } from '#history/generate-history.ts';
import type { History } from '#history/history.ts';
import { type Country, countries } from '#markets/markets.ts';
import { listShownFindings } from './calibration.ts';
import { describeFinding } from './describe-finding.ts';
import { type FindingScore, scoreFindings } from './detection-score.ts';
import { formatShare } from './interval.ts';
import { printCalibration } from './print-calibration.ts';

type DetectionOptions = {
  seeds: number[];
  country?: string;
  /** Histories with more look-alikes of subscriptions. Default false. */
  hard?: boolean;
};

const spans = [1, 3, 6, 2, 12, 4, 8, 14] as const;

export type DetectionCase = { history: History; seed: number; documents: StatementDocument[]; today: IsoDate };

/**
 * A generated history as a detection case: card or account, one to fourteen months, more or less noise, every eighth
 * without any subscription.
 * @param hard thirty other rows for each row of a subscription, look-alikes among them
 */
export function createDetectionCase(country: Country, seed: number, hard = false): DetectionCase {
  const months = spans[seed % spans.length] ?? 3;
  const history = generateHistory({
    seed: `detection ${seed}`,
    months,
    country,
    kind: seed % 3 === 2 ? 'account' : 'card',
    noise: hard || seed % 5 === 4 ? 30 : 8,
    hard,
    ...(seed % 8 === 7 && { subscriptions: 0 }),
  });
  return { history, seed, documents: createMonthlyDocuments(history), today: addDays(history.to, 1) };
}

/** One statement per month, as parsed without errors. */
export function createMonthlyDocuments(history: History): StatementDocument[] {
  const documents = [];
  for (let from = startOfMonth(history.from); from <= history.to; from = addMonths(from, 1)) {
    const to = endOfMonth(from);
    const rows = history.transactions.filter(({ date }) => date >= from && date <= to);
    documents.push({
      id: from,
      period: { from, to },
      currency_printed: true,
      reconciled: true,
      transactions: rows.map(
        ({ date, text, amount, direction, foreign, pending }): Transaction => ({
          date,
          description: text,
          text,
          amount,
          direction,
          currency: history.currency,
          ...(foreign && { foreign }),
          ...(pending && { pending }),
        }),
      ),
    });
  }
  return documents;
}

type ScoredCase = { history: History; seed: number; scores: FindingScore[]; command: string };

/**
 * Runs the detector on generated histories and prints its scores, then every fault with the command that reproduces it.
 */
export function evaluateDetection({ seeds, country: only, hard }: DetectionOptions): void {
  const scoredCases = countries
    .filter((country) => !only || country === only)
    .flatMap((country) => seeds.map((seed) => createDetectionCase(country, seed, hard)))
    .map(({ history, seed, documents, today }) => ({
      history,
      seed,
      scores: scoreFindings(detectInStatements(documents, { today }), history),
      command: `detection --country ${history.country} --seed ${seed}${hard ? ' --hard' : ''}`,
    }));
  printScoredCases(scoredCases);
}

/** Prints scores in total and by country, false findings without any subscription, calibration, and all faults. */
export function printScoredCases(scoredCases: readonly ScoredCase[]): void {
  const scores = scoredCases.flatMap((one) => one.scores);
  printScores('all', scores);
  for (const country of countries) {
    const ofCountry = scoredCases.filter(({ history }) => history.country === country);
    printScores(
      country,
      ofCountry.flatMap((one) => one.scores),
    );
  }
  const withoutSubscription = scoredCases.filter(({ history }) => history.subscriptions.length === 0);
  const withFalseFinding = withoutSubscription.filter((one) => one.scores.some(({ kind }) => kind === 'wrong'));
  console.log(
    `without any subscription, yet something shown: ${formatShare(withFalseFinding.length, withoutSubscription.length)}`,
  );
  printCalibration(listShownFindings(scores));
  for (const one of scoredCases) printFaults(one);
}

function printScores(name: string, scores: readonly FindingScore[]) {
  const count = (test: (score: FindingScore) => unknown) => scores.filter(test).length;
  const right = scores.filter(({ kind }) => kind === 'right');
  if (scores.length === 0) return;
  const wrong = count(({ kind }) => kind === 'wrong');
  const missed = count(({ kind }) => kind === 'missed');
  const several = right.filter(({ truth }) => (truth?.charges.length ?? 0) > 1);
  const single = right.filter(({ truth }) => truth?.charges.length === 1);
  const of = (list: readonly FindingScore[], test: (score: FindingScore) => unknown) =>
    formatShare(list.filter(test).length, list.length);
  console.log(`\n${name}`);
  console.log(`  precision   ${formatShare(right.length, right.length + wrong)}`);
  console.log(`  recall      ${formatShare(right.length, right.length + missed)}`);
  for (const known of [true, false]) {
    const mine = scores.filter(({ truth }) => truth?.known === known);
    const found = mine.filter(({ kind }) => kind === 'right').length;
    const lost = mine.filter(({ kind }) => kind === 'missed').length;
    console.log(`    ${known ? 'known  ' : 'unknown'} ${formatShare(found, found + lost)}`);
  }
  console.log(`  name        ${of(right, ({ name: isNamed }) => isNamed)}`);
  console.log(`  amount      ${of(right, ({ amount }) => amount)}`);
  console.log(`  currency    ${of(right, ({ currency }) => currency)}`);
  console.log(
    `  cycle       ${of(several, ({ cycle }) => cycle)}; of single charges ${of(single, ({ cycle }) => cycle)}`,
  );
  console.log(`  next date   ${of(several, ({ nextDate }) => nextDate)}`);
  const shown = scores.flatMap(({ actualKind: kind }) => kind ?? []);
  const kinds = [...new Set(shown)].map((kind) => `${kind} ${shown.filter((one) => one === kind).length}`);
  console.log(`  shown wrongly: ${kinds.join(', ') || 'nothing'}`);
}

function printFaults({ history, scores, command }: ScoredCase) {
  const lines = scores.flatMap(describeFaults);
  if (lines.length > 0) console.log(`\n${command} (${history.kind})\n  ${lines.join('\n  ')}`);
}

function describeFaults({ kind, finding, truth, actualKind, name, amount, cycle, nextDate }: FindingScore): string[] {
  if (kind === 'missed' && truth) return [`missed ${describeTruth(truth)}`];
  if (kind === 'wrong' && finding) return [`shown wrongly (${actualKind}) ${describeStatementFinding(finding)}`];
  if (kind !== 'right' || !finding || !truth) return [];
  const wrong = [
    ...(name ? [] : ['name']),
    ...(amount ? [] : ['amount']),
    ...(cycle ? [] : ['cycle']),
    ...(nextDate ? [] : ['next date']),
  ];
  return wrong.length === 0
    ? []
    : [`${wrong.join(' and ')} of ${describeStatementFinding(finding)} instead of ${describeTruth(truth)}`];
}

/** A finding in one line, with its status and last charge. */
export const describeStatementFinding = (finding: Finding): string =>
  `${describeFinding(finding)} ${finding.status} [${finding.charges.length}: ${finding.charges.at(-1)?.text}]`;

/** A true subscription in one line. */
export const describeTruth = ({
  name,
  known,
  amount,
  currency,
  cycle,
  interval,
  next_date,
  charges,
}: History['subscriptions'][number]) =>
  `"${name}" (${known ? 'known' : 'unknown'}) ${amount} ${currency} ${interval} ${cycle} next ${next_date} [${charges.map(({ date, amount: paid }) => `${date} ${paid}`).join(', ')}: ${charges.at(-1)?.text}]`;
