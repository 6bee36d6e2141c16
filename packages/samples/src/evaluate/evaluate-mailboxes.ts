import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { detectInMails, type Mail } from '@kumbara/detection';
import { parseMail } from '@kumbara/mails';
import { addDays, type IsoDate } from '@kumbara/shared';
import { generateMailbox, type MailCountry, mailCountries } from '#mails/generate-mailbox.ts';
import type { Mailbox } from '#mails/mailbox.ts';
import { markets } from '#markets/markets.ts';
import { describeFinding } from './describe-finding.ts';
import { formatShare } from './interval.ts';
import { listShownMailFindings, type MailboxScore, type MailFindingScore, scoreMails } from './mail-score.ts';
import { printCalibration } from './print-calibration.ts';

type MailCase = { country: MailCountry; seed: number; mailbox: Mailbox; mails: Mail[]; today: IsoDate };

const spans = [3, 1, 6, 12, 2, 4, 14, 8] as const;

/** A mailbox of one to fourteen months, parsed from its bytes. Every eighth has no subscription. */
export async function createMailCase(country: MailCountry, seed: number): Promise<MailCase> {
  const mailbox = await generateMailbox({
    seed: `evaluate ${seed}`,
    country,
    months: spans[seed % spans.length] ?? 3,
    today: addDays('2026-09-24', seed % 29),
    ...(seed % 8 === 7 && { subscriptions: 0, noise: 200 }),
  });
  const mails: Mail[] = [];
  for (const { eml } of mailbox.mails) mails.push(await parseMail(eml));
  return { country, seed, mailbox, mails, today: mailbox.today };
}

type ScoredMailbox = { country: MailCountry; seed: number; mailbox: Mailbox; scores: MailboxScore };
type MailOptions = {
  seeds: number[];
  language?: string;
  country?: string;
  /** Receives the mails as files, one folder per mailbox. */
  outFolder?: string;
};

/**
 * Runs the detector on generated mailboxes and prints its scores, then every fault with the command that reproduces it.
 */
export async function evaluateMailboxes({ seeds, language, country: only, outFolder }: MailOptions): Promise<void> {
  const scoredMailboxes: ScoredMailbox[] = [];
  const countries = mailCountries.filter(
    (one) => (!language || markets[one].language === language) && (!only || one === only),
  );
  for (const country of countries) {
    for (const seed of seeds) {
      const { mailbox, mails, today } = await createMailCase(country, seed);
      if (outFolder) await writeMails(mailbox, join(outFolder, `${country}-${seed}`));
      const shown = detectInMails(mails, { today, currency: mailbox.currency });
      scoredMailboxes.push({ country, seed, mailbox, scores: scoreMails(shown, mailbox) });
    }
  }
  printScores('all', scoredMailboxes);
  for (const one of new Set(scoredMailboxes.map(({ mailbox }) => mailbox.language)))
    printScores(
      one,
      scoredMailboxes.filter(({ mailbox }) => mailbox.language === one),
    );
  const withoutSubscription = scoredMailboxes.filter(({ mailbox }) => mailbox.subscriptions.length === 0);
  console.log(
    `\nwithout any subscription, yet something shown: ${formatShare(withoutSubscription.filter(hasFalseResult).length, withoutSubscription.length)}`,
  );
  printCalibration(listShownMailFindings(scoredMailboxes.flatMap(({ scores }) => scores.findings)));
  printKinds(scoredMailboxes);
  for (const one of scoredMailboxes) printFaults(one);
}

/** Writes the mails as files named after their templates. */
async function writeMails({ mails }: Mailbox, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [n, { eml, truth }] of mails.entries()) {
    await writeFile(join(folder, `${String(n).padStart(4, '0')}-${truth.template.replace(/ /g, '-')}.eml`), eml);
  }
}

const hasFalseResult = ({ scores }: ScoredMailbox) =>
  scores.findings.some(({ kind }) => kind === 'wrong') || scores.cancellations.length > 0;

function printScores(name: string, scoredMailboxes: readonly ScoredMailbox[]) {
  const scores = scoredMailboxes.flatMap((one) => one.scores.findings);
  const count = (test: (score: MailFindingScore) => unknown) => scores.filter(test).length;
  const right = scores.filter(({ kind, truth }) => kind === 'right' && truth?.expect === 'found');
  const of = (key: 'name' | 'amount' | 'currency' | 'cycle' | 'nextDate') => {
    const applicable = right.filter((score) => score[key] !== undefined);
    return formatShare(applicable.filter((score) => score[key]).length, applicable.length);
  };
  const ends = scoredMailboxes.flatMap((one) => one.scores.cancellations);
  const listed = ends.filter(({ kind, truth }) => kind === 'listed' && truth?.isExpected).length;
  const provable = ends.filter(({ kind, truth }) => kind === 'listed' && truth?.isProvable);
  const mails = scoredMailboxes.reduce((total, { mailbox }) => total + mailbox.mails.length, 0);
  console.log(`\n${name}: ${scoredMailboxes.length} mailboxes, ${mails} mails`);
  console.log(`  precision   ${formatShare(right.length, right.length + count(({ kind }) => kind === 'wrong'))}`);
  console.log(`  recall      ${formatShare(right.length, right.length + count(({ kind }) => kind === 'missed'))}`);
  for (const known of [true, false]) {
    const found = right.filter(({ truth }) => truth?.known === known).length;
    const lost = count(({ kind, truth }) => kind === 'missed' && truth?.known === known);
    console.log(`    ${known ? 'known  ' : 'unknown'} ${formatShare(found, found + lost)}`);
  }
  console.log(`  name        ${of('name')}`);
  console.log(
    `  amount      ${of('amount')}; total instead of price ${count(({ isTotal, amount }) => isTotal && !amount)}`,
  );
  console.log(`  currency    ${of('currency')}`);
  console.log(`  cycle       ${of('cycle')}`);
  console.log(`  next date   ${of('nextDate')}`);
  console.log(
    `  cancelled   ${formatShare(listed, listed + ends.filter(({ kind }) => kind === 'missed').length)} listed, ${ends.filter(({ kind }) => kind === 'false').length} false`,
  );
  console.log(
    `  automatic   ${formatShare(provable.filter(({ reported }) => reported?.automatic).length, provable.length)} of the provable, ${ends.filter(({ falseAutomatic }) => falseAutomatic).length} false`,
  );
  const phishingCount = scoredMailboxes.reduce((total, one) => total + one.scores.phishing.mails, 0);
  console.log(
    `  phishing    ${scoredMailboxes.reduce((total, one) => total + one.scores.phishing.accepted.length, 0)} accepted of ${phishingCount}`,
  );
}

/** Prints the number of faults by kind, the most frequent first. */
function printKinds(scoredMailboxes: readonly ScoredMailbox[]) {
  const kinds = scoredMailboxes.flatMap(({ mailbox, scores }) => [
    ...scores.findings.flatMap((score) => describeFaults(score, mailbox).map(([kind]) => kind)),
    ...scores.cancellations.flatMap(({ kind, template }) =>
      kind === 'false' ? [`cancelled wrongly: ${template}`] : kind === 'missed' ? ['cancellation missed'] : [],
    ),
  ]);
  const counts = [...Map.groupBy(kinds, (kind) => kind)]
    .map(([kind, all]) => [kind, all.length] as const)
    .sort(([, a], [, b]) => b - a);
  console.log(
    `\nfaults by kind\n${counts.map(([kind, number]) => `  ${String(number).padStart(4)}  ${kind}`).join('\n') || '  none'}`,
  );
}

function describeFaults(
  { kind, finding, truth, actualKind, name, amount, currency, cycle, nextDate }: MailFindingScore,
  mailbox: Mailbox,
): [kind: string, words: string][] {
  const texts = [...new Set(truth?.mails.map((id) => findTemplate(mailbox, id)))].join(', ');
  if (kind === 'missed' && truth)
    return [
      [
        `missed: ${truth.known ? 'known' : 'unknown'}, ${truth.scenario}, ${truth.channel}`,
        `${describeTruth(truth)} [${texts}]`,
      ],
    ];
  if (kind === 'wrong' && finding)
    return [
      [
        `shown wrongly: ${actualKind}${actualKind === 'over' ? ` (${truth?.scenario})` : ''}`,
        `${describeFinding(finding)} [${findTemplate(mailbox, finding.email_id)}: ${findSubject(mailbox, finding.email_id)}]`,
      ],
    ];
  if (kind !== 'right' || !finding || !truth) return [];
  const wrong = Object.entries({ name, amount, currency, cycle, 'next date': nextDate }).filter(
    ([, isRight]) => isRight === false,
  );
  return wrong.map(([what]) => [
    `${what} wrong: ${truth.scenario}, ${truth.channel}`,
    `${describeFinding(finding)} instead of ${describeTruth(truth)} [${texts}]`,
  ]);
}

const findMail = (mailbox: Mailbox, id: string) => mailbox.mails.find(({ content }) => content.messageId === id);
const findTemplate = (mailbox: Mailbox, id: string) => findMail(mailbox, id)?.truth.template ?? id;
const findSubject = (mailbox: Mailbox, id: string) => findMail(mailbox, id)?.content.subject ?? '';

const describeTruth = ({
  name,
  amount,
  charged_total,
  currency,
  cycle,
  interval,
  next_date,
  scenario,
  channel,
}: NonNullable<MailFindingScore['truth']>) =>
  `"${name}" ${amount}${charged_total ? ` (with tax ${charged_total})` : ''} ${currency} ${interval} ${cycle} next ${next_date}, ${scenario}, ${channel}`;

function printFaults({ country, seed, mailbox, scores }: ScoredMailbox) {
  const lines = [
    ...scores.findings.flatMap((score) => describeFaults(score, mailbox).map(([kind, words]) => `${kind}: ${words}`)),
    ...scores.cancellations.flatMap(({ kind, truth, reported, template, falseAutomatic }) => [
      ...(kind === 'missed' ? [`cancellation missed: "${truth?.name}"`] : []),
      ...(kind === 'false'
        ? [
            `cancelled wrongly: "${reported?.service_name}" [${template}: ${findSubject(mailbox, reported?.email_id ?? '')}]`,
          ]
        : []),
      ...(reported && truth?.isProvable && !reported.automatic
        ? [`provable, not automatic: "${reported.service_name}" [${template}, ${mailbox.mails[0]?.content.to.address}]`]
        : []),
      ...(falseAutomatic ? [`automatic without proof: "${reported?.service_name}" [${template}]`] : []),
    ]),
    ...scores.phishing.accepted.map((one) => `phishing accepted: ${one}`),
  ];
  if (lines.length > 0) console.log(`\nmailboxes --country ${country} --seed ${seed}\n  ${lines.join('\n  ')}`);
}
