import { mailCountries } from '@kumbara/samples';
import { calibrationError, precisionOfHigh, type ShownFinding } from '@kumbara/samples/calibration';
import { createMailCase } from '@kumbara/samples/evaluate-mailboxes';
import { listShownMailFindings, type MailboxScore, scoreMails } from '@kumbara/samples/mail-score';
import { firstSeed, seedsFrom } from '@kumbara/samples/seeds';
import { formatTable } from '#markdown-table.ts';
import type { ResultRow } from '#result-row.ts';
import { bootstrap, type Estimate, estimate } from '#statistics.ts';
import { type MailDetector, mailDetectors } from './detectors.ts';
import {
  addMailTallies,
  countMailScores,
  type MailFigure,
  type MailTally,
  mailFigures,
  measureMailFigures,
} from './tally.ts';

const seeds = { full: 16, quick: 3 };

/** The targets of `packages/detection/README.md`. Next dates and cancellations have none. */
const targets: Partial<Record<MailFigure, number>> = {
  precision: 0.97,
  recall: 0.92,
  amount: 0.99,
  currency: 0.99,
  cycle: 0.97,
};
const maxCalibrationError = 0.03;
const minPrecisionOfHigh = 0.99;

const percent = (value: number) => (Number.isNaN(value) ? '–' : (value * 100).toFixed(1));
const withInterval = ({ value, low, high }: Estimate) => `${percent(value)} (${percent(low)}–${percent(high)})`;

type ScoredMailbox = { country: string; scores: MailboxScore };
type Result = {
  name: string;
  /** By seed. */
  scored: ScoredMailbox[][];
  figures: Record<MailFigure, Estimate>;
  turkish: Record<MailFigure, Estimate>;
  total: MailTally;
};

/** Runs all detectors on the same mailboxes, one mailbox at a time: only the scores stay in memory. */
async function scoreAll(count: number): Promise<{ results: Result[]; mails: number }> {
  const scored = new Map<MailDetector, ScoredMailbox[][]>(mailDetectors.map((one) => [one, []]));
  let mails = 0;
  for (const seed of seedsFrom(firstSeed.bench, count)) {
    for (const mailboxes of scored.values()) mailboxes.push([]);
    for (const country of mailCountries) {
      const one = await createMailCase(country, seed);
      mails += one.mails.length;
      for (const [detector, mailboxes] of scored) {
        const shown = detector.find(one.mails, one.today, one.mailbox.currency);
        mailboxes.at(-1)?.push({ country, scores: scoreMails(shown, one.mailbox) });
      }
    }
  }
  return { mails, results: [...scored].map(([{ name }, mailboxes]) => createResult(name, mailboxes)) };
}

function createResult(name: string, scored: ScoredMailbox[][]): Result {
  const tallies = (country?: string) =>
    scored.map((mailboxes) =>
      addMailTallies(
        mailboxes
          .filter((mailbox) => !country || mailbox.country === country)
          .map(({ scores }) => countMailScores(scores)),
      ),
    );
  return {
    name,
    scored,
    figures: measureMailFigures(tallies()),
    turkish: measureMailFigures(tallies('TR')),
    total: addMailTallies(tallies()),
  };
}

const counts = ({ total }: Result) => [
  `${total.falselyListed}`,
  `${total.falseAutomatic}`,
  `${total.accepted} of ${total.phishing}`,
];
const counted = ['falsely listed', 'false automatic', 'phishing accepted'];

/** Calibration error and precision of `high`, each with its interval over seeds. */
function measureConfidence({ scored }: Result): { error: Estimate; high: Estimate } {
  const bySeed = scored.map((mailboxes): ShownFinding[] =>
    mailboxes.flatMap(({ scores }) => listShownMailFindings(scores.findings)),
  );
  const errorOf = (drawn: readonly ShownFinding[][]) => calibrationError(drawn.flat());
  return {
    error: { value: errorOf(bySeed), ...bootstrap(bySeed, errorOf) },
    high: estimate(bySeed, (drawn) => precisionOfHigh(drawn.flat())),
  };
}
const errorText = ({ value, low, high }: Estimate) => `${value.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;

/** Prints the detector's figures on generated mailboxes next to those of keyword rules. */
export async function reportMails({ quick }: { quick: boolean }): Promise<void> {
  const { results, mails } = await scoreAll(quick ? seeds.quick : seeds.full);
  const mailboxes = results[0]?.scored.flat().length;
  console.log(
    `\n${mailboxes} mailboxes in eight countries, ${mails} mails; per cent, with 95 % intervals over seeds\n`,
  );
  const row = (result: Result, part: 'figures' | 'turkish') => [
    result.name,
    ...mailFigures.map((figure) => withInterval(result[part][figure])),
  ];
  console.log(
    formatTable(
      ['detector', ...mailFigures, ...counted],
      results.map((result) => [...row(result, 'figures'), ...counts(result)]),
    ),
  );
  console.log('\nTurkish mailboxes only\n');
  console.log(
    formatTable(
      ['detector', ...mailFigures],
      results.map((result) => row(result, 'turkish')),
    ),
  );
  const { error, high } = measureConfidence(results[0] as Result);
  console.log(`\ncalibration error (ECE) ${errorText(error)}, target: ≤ ${maxCalibrationError}`);
  console.log(`precision of "high" ${withInterval(high)}, target: ≥ ${minPrecisionOfHigh * 100}`);
}

/** The same in short: each of our figures next to the best baseline's. */
export async function measureMailDetection({ quick }: { quick: boolean }): Promise<ResultRow[]> {
  const { results } = await scoreAll(quick ? seeds.quick : seeds.full);
  const [ours, ...others] = results as [Result, ...Result[]];
  const createRow = (figure: MailFigure, part: 'figures' | 'turkish', where: string): ResultRow => {
    const top = others.toSorted((a, b) => b[part][figure].value - a[part][figure].value)[0] as Result;
    const wanted = targets[figure];
    return {
      name: `mails, ${where}: ${figure}`,
      ours: withInterval(ours[part][figure]),
      baseline: `${top.name} ${percent(top[part][figure].value)}`,
      ...(wanted !== undefined && { target: `≥ ${wanted * 100}`, isMet: ours[part][figure].value >= wanted }),
    };
  };
  const createZeroRow = (name: string, count: number, baseline: number): ResultRow => ({
    name: `mails: ${name}`,
    ours: `${count}`,
    baseline: `${others[0]?.name} ${baseline}`,
    target: '0',
    isMet: count === 0,
  });
  const { error, high } = measureConfidence(ours);
  const [, baseline] = results as [Result, Result];
  return [
    ...mailFigures.map((figure) => createRow(figure, 'figures', 'all')),
    ...(['precision', 'recall'] as const).map((figure) => createRow(figure, 'turkish', 'Turkish')),
    createZeroRow('false automatic cancels', ours.total.falseAutomatic, baseline.total.falseAutomatic),
    createZeroRow('phishing accepted', ours.total.accepted, baseline.total.accepted),
    {
      name: 'mails: precision of "high"',
      ours: withInterval(high),
      target: `≥ ${minPrecisionOfHigh * 100}`,
      isMet: high.value >= minPrecisionOfHigh,
    },
    {
      name: 'mails: calibration error',
      ours: errorText(error),
      target: `≤ ${maxCalibrationError}`,
      isMet: error.value <= maxCalibrationError,
    },
  ];
}
