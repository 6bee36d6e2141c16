import { mailCountries } from '@kumbara/samples';
import { calibrationError, precisionOfHigh, type ShownFinding } from '@kumbara/samples/calibration';
import { mailCase } from '@kumbara/samples/evaluate-mails';
import { listShownMailFindings, type MailboxScore, scoreMails } from '@kumbara/samples/mail-score';
import { firstSeed, seedsFrom } from '@kumbara/samples/seeds';
import { tableOf } from '#markdown-table.ts';
import type { Line } from '#result-row.ts';
import { bootstrap, type Estimate, estimate } from '#statistics.ts';
import { type MailContestant, mailContestants } from './detectors.ts';
import { addUpMails, type MailFigure, type MailTally, mailFigures, mailTallyOf, measureMails } from './tally.ts';

const seeds = { full: 16, quick: 3 };

/** What is to be reached (packages/detection/README.md); for the two others it names nothing. */
const reach: Partial<Record<MailFigure, number>> = {
  precision: 0.97,
  recall: 0.92,
  amount: 0.99,
  currency: 0.99,
  cycle: 0.97,
};
const errorReach = 0.03;
const highReach = 0.99;

const percent = (value: number) => (Number.isNaN(value) ? '–' : (value * 100).toFixed(1));
const withInterval = ({ value, low, high }: Estimate) => `${percent(value)} (${percent(low)}–${percent(high)})`;

type JudgedBox = { country: string; verdicts: MailboxScore };
type Result = {
  name: string;
  /** By seed. */
  judged: JudgedBox[][];
  figures: Record<MailFigure, Estimate>;
  turkish: Record<MailFigure, Estimate>;
  total: MailTally;
};

/** All judge the same mailboxes, one after the other: a year of mail is large, and only its verdicts are kept. */
async function judgeAll(count: number): Promise<{ results: Result[]; mails: number }> {
  const judged = new Map<MailContestant, JudgedBox[][]>(mailContestants.map((one) => [one, []]));
  let mails = 0;
  for (const seed of seedsFrom(firstSeed.bench, count)) {
    for (const boxes of judged.values()) boxes.push([]);
    for (const country of mailCountries) {
      const one = await mailCase(country, seed);
      mails += one.mails.length;
      for (const [contestant, boxes] of judged) {
        const shown = contestant.find(one.mails, one.today, one.mailbox.currency);
        boxes.at(-1)?.push({ country, verdicts: scoreMails(shown, one.mailbox) });
      }
    }
  }
  return { mails, results: [...judged].map(([{ name }, boxes]) => resultOf(name, boxes)) };
}

function resultOf(name: string, judged: JudgedBox[][]): Result {
  const tallies = (country?: string) =>
    judged.map((boxes) =>
      addUpMails(
        boxes.filter((mailbox) => !country || mailbox.country === country).map(({ verdicts }) => mailTallyOf(verdicts)),
      ),
    );
  return {
    name,
    judged,
    figures: measureMails(tallies()),
    turkish: measureMails(tallies('TR')),
    total: addUpMails(tallies()),
  };
}

const counts = ({ total }: Result) => [
  `${total.falselyListed}`,
  `${total.falseAutomatic}`,
  `${total.accepted} of ${total.phishing}`,
];
const counted = ['falsely listed', 'false automatic', 'phishing accepted'];

/** Calibration error and precision of "high", each with its interval over seeds. */
function trust({ judged }: Result): { error: Estimate; high: Estimate } {
  const bySeed = judged.map((boxes): ShownFinding[] =>
    boxes.flatMap(({ verdicts }) => listShownMailFindings(verdicts.findings)),
  );
  const errorOf = (drawn: readonly ShownFinding[][]) => calibrationError(drawn.flat());
  return {
    error: { value: errorOf(bySeed), ...bootstrap(bySeed, errorOf) },
    high: estimate(bySeed, (drawn) => precisionOfHigh(drawn.flat())),
  };
}
const errorText = ({ value, low, high }: Estimate) => `${value.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;

/** Prints how the detector does on invented mailboxes beside what a first version of a scanner does. */
export async function reportMails({ quick }: { quick: boolean }): Promise<void> {
  const { results, mails } = await judgeAll(quick ? seeds.quick : seeds.full);
  const boxes = results[0]?.judged.flat().length;
  console.log(`\n${boxes} mailboxes in eight countries, ${mails} mails; per cent, with 95 % intervals over seeds\n`);
  const row = (result: Result, part: 'figures' | 'turkish') => [
    result.name,
    ...mailFigures.map((figure) => withInterval(result[part][figure])),
  ];
  console.log(
    tableOf(
      ['detector', ...mailFigures, ...counted],
      results.map((result) => [...row(result, 'figures'), ...counts(result)]),
    ),
  );
  console.log('\nTurkish mailboxes apart\n');
  console.log(
    tableOf(
      ['detector', ...mailFigures],
      results.map((result) => row(result, 'turkish')),
    ),
  );
  const { error, high } = trust(results[0] as Result);
  console.log(`\ncalibration error (ECE) ${errorText(error)}, to reach: ≤ ${errorReach}`);
  console.log(`precision of "high" ${withInterval(high)}, to reach: ≥ ${highReach * 100}`);
}

/** The same in short: our figures, and the best of the others' beside each. */
export async function mailLines({ quick }: { quick: boolean }): Promise<Line[]> {
  const { results } = await judgeAll(quick ? seeds.quick : seeds.full);
  const [ours, ...others] = results as [Result, ...Result[]];
  const lineOf = (figure: MailFigure, part: 'figures' | 'turkish', where: string): Line => {
    const top = others.toSorted((a, b) => b[part][figure].value - a[part][figure].value)[0] as Result;
    const wanted = reach[figure];
    return {
      work: `mails, ${where}: ${figure}`,
      ours: withInterval(ours[part][figure]),
      beside: `${top.name} ${percent(top[part][figure].value)}`,
      ...(wanted !== undefined && { reach: `≥ ${wanted * 100}`, reached: ours[part][figure].value >= wanted }),
    };
  };
  const none = (work: string, count: number, beside: number): Line => ({
    work: `mails: ${work}`,
    ours: `${count}`,
    beside: `${others[0]?.name} ${beside}`,
    reach: '0',
    reached: count === 0,
  });
  const { error, high } = trust(ours);
  const [, peer] = results as [Result, Result];
  return [
    ...mailFigures.map((figure) => lineOf(figure, 'figures', 'all')),
    ...(['precision', 'recall'] as const).map((figure) => lineOf(figure, 'turkish', 'Turkish')),
    none('false automatic cancels', ours.total.falseAutomatic, peer.total.falseAutomatic),
    none('phishing accepted', ours.total.accepted, peer.total.accepted),
    {
      work: 'mails: precision of "high"',
      ours: withInterval(high),
      reach: `≥ ${highReach * 100}`,
      reached: high.value >= highReach,
    },
    {
      work: 'mails: calibration error',
      ours: errorText(error),
      reach: `≤ ${errorReach}`,
      reached: error.value <= errorReach,
    },
  ];
}
