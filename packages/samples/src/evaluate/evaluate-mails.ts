import { detectInEvents, readMail } from '@kumbara/detection';
import { addDays, type IsoDate } from '@kumbara/shared';
import { type CorpusMail, misleadingClasses } from '#corpus/corpus-mail.ts';
import { assignFolds, type Fold, loadMailCorpus, toMail } from '#corpus/load-corpus.ts';
import { type CorpusFindingScore, type CorpusMailScore, scoreCorpusMail } from './corpus-score.ts';
import { describeFinding } from './describe-finding.ts';
import { formatShare } from './interval.ts';
import { listShownMailFindings } from './mail-score.ts';
import { printCalibration } from './print-calibration.ts';

/** The reader's own currency where it is not the euro; it counts where a mail names none. */
const currencies: Partial<Record<CorpusMail['language'], string>> = { tr: 'TRY', en: 'USD', pl: 'PLN' };

type ScoredMail = { mail: CorpusMail; score: CorpusMailScore };

const scoreCorpus = (mails: readonly CorpusMail[]): ScoredMail[] =>
  mails.map((mail) => {
    const options = {
      today: addDays(mail.date.slice(0, 10) as IsoDate, 1),
      currency: currencies[mail.language] ?? 'EUR',
    };
    const events = readMail(toMail(mail), options);
    return { mail, score: scoreCorpusMail(mail, { events, ...detectInEvents(events, options) }) };
  });

type Options = {
  /** Default: the held-out mails. */
  fold?: Fold | 'all';
  language?: string;
  /** Prints each mistake, the most probable findings first. */
  mistakes?: boolean;
};

/** Prints the scores of the reader on the labelled mails, by language and by class. */
export function evaluateMails({ fold = 'held-out', language, mistakes }: Options): void {
  const corpus = loadMailCorpus();
  const folds = assignFolds(corpus);
  const mails = corpus.filter(
    (mail) => (fold === 'all' || folds.get(mail.id) === fold) && (!language || mail.language === language),
  );
  const vendors = new Set(mails.map(({ vendor }) => vendor)).size;
  console.log(`${mails.length} mails of ${vendors} vendors, fold: ${fold}`);
  const scored = scoreCorpus(mails);
  printTable(scored);
  const misleading = scored.filter(isMisleading);
  const others = scored.filter((one) => !isMisleading(one));
  console.log('');
  for (const [name, group] of Object.entries({ all: scored, others, misleading })) printTotals(name, group);
  printCalibration(listShown(scored));
  if (mistakes) printMistakes(scored);
}

const isMisleading = ({ mail }: ScoredMail) => (misleadingClasses as readonly string[]).includes(mail.class);

const columns = ['precision', 'recall', 'high', 'event', 'amount', 'cycle', 'name', 'negatives hit'] as const;
const columnWidth = 30;

/** The shares of one group of mails, in the order of the columns. */
function listShares(scored: readonly ScoredMail[]): string[] {
  const findings = scored.flatMap(({ score }) => score.findings);
  const right = findings.filter(({ kind }) => kind === 'right');
  const wrong = findings.filter(({ kind }) => kind === 'wrong');
  const missed = findings.filter(({ kind }) => kind === 'missed').length;
  const countHigh = (scores: CorpusFindingScore[]) =>
    scores.filter(({ finding }) => finding?.confidence === 'high').length;
  const share = (values: (boolean | undefined)[]) => {
    const applicable = values.filter((value) => value !== undefined);
    return formatShare(applicable.filter(Boolean).length, applicable.length);
  };
  const negatives = scored.filter(({ mail }) => mail.reason !== undefined);
  return [
    formatShare(right.length, right.length + wrong.length),
    formatShare(right.length, right.length + missed),
    formatShare(countHigh(right), countHigh(right) + countHigh(wrong)),
    share(scored.flatMap(({ score }) => score.events.map(({ isRight }) => isRight))),
    share(right.map(({ amount }) => amount)),
    share(right.map(({ cycle }) => cycle)),
    share(right.map(({ name }) => name)),
    share(negatives.map(({ score }) => score.findings.some(({ kind }) => kind === 'wrong'))),
  ];
}

function printTable(scored: readonly ScoredMail[]) {
  const printRow = (name: string, count: string, values: readonly string[]) =>
    console.log(
      `${name.padEnd(22)}${count.padStart(5)}  ${values.map((value) => value.padEnd(columnWidth)).join('')}`.trimEnd(),
    );
  const printGroup = (name: string, group: readonly ScoredMail[]) =>
    printRow(name, String(group.length), listShares(group));
  printRow('', 'mails', columns);
  printGroup('all', scored);
  printGroup('misleading', scored.filter(isMisleading));
  printGroup(
    'others',
    scored.filter((one) => !isMisleading(one)),
  );
  const isKnown = ({ mail }: ScoredMail) => mail.items.some(({ service_id }) => service_id !== undefined);
  printGroup('known service', scored.filter(isKnown));
  printGroup(
    'unknown service',
    scored.filter((one) => !isKnown(one)),
  );
  for (const key of ['language', 'class'] as const)
    for (const [name, group] of [...Map.groupBy(scored, ({ mail }) => mail[key])].sort(([a], [b]) =>
      a.localeCompare(b),
    ))
      printGroup(name, group);
}

function printTotals(name: string, scored: readonly ScoredMail[]) {
  const sum = (count: (score: CorpusMailScore) => number) =>
    scored.reduce((total, { score }) => total + count(score), 0);
  const phishing = scored.filter(({ mail }) => mail.phishing);
  const listed = formatShare(
    sum(({ ended }) => ended.listed),
    sum(({ ended }) => ended.items),
  );
  console.log(
    `${name}: cancelled ${listed} listed, ${sum(({ automatic }) => automatic)} automatic, ${sum(({ falseCancellations }) => falseCancellations)} false, ${sum(({ falseAutomatic }) => falseAutomatic)} falsely automatic; phishing ${phishing.filter(({ score }) => score.isPhishingAccepted).length} accepted of ${phishing.length}`,
  );
}

const listShown = (scored: readonly ScoredMail[]) =>
  listShownMailFindings(scored.flatMap(({ score }) => score.findings));

/** The probability of a finding is also the size of its mistake; a subscription that was missed has none. */
function printMistakes(scored: readonly ScoredMail[]) {
  const lines = scored.flatMap(({ mail, score }) => [
    ...(score.falseAutomatic > 0 ? [{ size: 3, text: `${mail.id}: automatic without proof` }] : []),
    ...(score.isPhishingAccepted ? [{ size: 2, text: `${mail.id}: phishing accepted` }] : []),
    ...(score.falseCancellations > 0 ? [{ size: 1, text: `${mail.id}: cancelled wrongly` }] : []),
    ...score.events
      .filter(({ isRight }) => !isRight)
      .map(({ item, reported }) => ({
        size: 0.5,
        text: `${mail.id} (${mail.class}): event wrong: ${reported} of "${item.name}" instead of ${item.event}`,
      })),
    ...score.findings.flatMap((one) => {
      const text = describeMistake(one);
      return text ? [{ size: one.finding?.probability ?? 0, text: `${mail.id} (${mail.class}): ${text}` }] : [];
    }),
  ]);
  console.log(
    `\nmistakes\n${lines
      .toSorted((a, b) => b.size - a.size)
      .map(({ text }) => `  ${text}`)
      .join('\n')}`,
  );
}

function describeMistake({ kind, finding, item, name, amount, cycle }: CorpusFindingScore): string | undefined {
  const found = finding && describeFinding(finding);
  const expected =
    item &&
    `"${item.name}" ${item.amount ?? 'no amount'} ${item.currency ?? ''} ${item.billing_interval ?? 1} ${item.billing_cycle ?? 'no cycle'}, ${item.event}`;
  if (kind === 'missed') return `missed ${expected}`;
  if (kind === 'wrong') return `shown wrongly: ${found}${item ? `, which is ${expected}` : ''}`;
  const faults = Object.entries({ name, amount, cycle }).filter(([, isRight]) => isRight === false);
  return faults.length > 0
    ? `${faults.map(([what]) => what).join(' and ')} wrong: ${found} instead of ${expected}`
    : undefined;
}
