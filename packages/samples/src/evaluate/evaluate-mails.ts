import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { detectInMails, type Mail } from '@kumbara/detection';
import { parseMail } from '@kumbara/mails';
import { addDays, type IsoDate } from '@kumbara/shared';
import { generateMailbox, type MailCountry, mailCountries } from '#mails/generate-mailbox.ts';
import type { Mailbox } from '#mails/mailbox.ts';
import { markets } from '#markets/markets.ts';
import { share } from './interval.ts';
import { judgeMails, type MailVerdict, type MailVerdicts, shownInMails } from './mail-score.ts';
import { printConfidence } from './print-calibration.ts';

type MailCase = { country: MailCountry; seed: number; box: Mailbox; mails: Mail[]; today: IsoDate };

const spans = [3, 1, 6, 12, 2, 4, 14, 8] as const;

/** One person's mailbox of one to fourteen months as parsed from its bytes; every eighth pays for nothing. */
export async function mailCase(country: MailCountry, seed: number): Promise<MailCase> {
  const box = await generateMailbox({
    seed: `evaluate ${seed}`,
    country,
    months: spans[seed % spans.length] ?? 3,
    today: addDays('2026-09-24', seed % 29),
    ...(seed % 8 === 7 && { subscriptions: 0, noise: 200 }),
  });
  const mails: Mail[] = [];
  for (const { eml } of box.mails) mails.push(await parseMail(eml));
  return { country, seed, box, mails, today: box.today };
}

type Judged = { country: MailCountry; seed: number; box: Mailbox; verdicts: MailVerdicts };
type MailWishes = {
  seeds: number[];
  language?: string;
  country?: string;
  /** A folder that takes the mails themselves, one below it for each mailbox. */
  keep?: string;
};

/** Runs the detector over invented mailboxes and prints how right it is, then every fault and how to see it again. */
export async function evaluateMails({ seeds, language, country: only, keep }: MailWishes): Promise<void> {
  const judged: Judged[] = [];
  const countries = mailCountries.filter(
    (one) => (!language || markets[one].language === language) && (!only || one === only),
  );
  for (const country of countries) {
    for (const seed of seeds) {
      const { box, mails, today } = await mailCase(country, seed);
      if (keep) await keepMails(box, join(keep, `${country}-${seed}`));
      const shown = detectInMails(mails, { today, currency: box.currency });
      judged.push({ country, seed, box, verdicts: judgeMails(shown, box) });
    }
  }
  printScores('all', judged);
  for (const one of new Set(judged.map(({ box }) => box.language)))
    printScores(
      one,
      judged.filter(({ box }) => box.language === one),
    );
  const quiet = judged.filter(({ box }) => box.subscriptions.length === 0);
  console.log(`\nwithout any subscription, yet something shown: ${share(quiet.filter(isHit).length, quiet.length)}`);
  printConfidence(shownInMails(judged.flatMap(({ verdicts }) => verdicts.findings)));
  printKinds(judged);
  for (const one of judged) printFaults(one);
}

/** The mails as files that are named for what they are. */
async function keepMails({ mails }: Mailbox, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [n, { eml, truth }] of mails.entries()) {
    await writeFile(join(folder, `${String(n).padStart(4, '0')}-${truth.template.replace(/ /g, '-')}.eml`), eml);
  }
}

const isHit = ({ verdicts }: Judged) =>
  verdicts.findings.some(({ kind }) => kind === 'wrong') || verdicts.cancellations.length > 0;

function printScores(name: string, judged: readonly Judged[]) {
  const verdicts = judged.flatMap((one) => one.verdicts.findings);
  const count = (test: (verdict: MailVerdict) => unknown) => verdicts.filter(test).length;
  const right = verdicts.filter(({ kind, truth }) => kind === 'right' && truth?.expect === 'found');
  const of = (key: 'name' | 'amount' | 'currency' | 'cycle' | 'nextDate') => {
    const asked = right.filter((verdict) => verdict[key] !== undefined);
    return share(asked.filter((verdict) => verdict[key]).length, asked.length);
  };
  const ends = judged.flatMap((one) => one.verdicts.cancellations);
  const listed = ends.filter(({ kind, truth }) => kind === 'listed' && truth?.isExpected).length;
  const provable = ends.filter(({ kind, truth }) => kind === 'listed' && truth?.isProvable);
  const mails = judged.reduce((total, { box }) => total + box.mails.length, 0);
  console.log(`\n${name}: ${judged.length} mailboxes, ${mails} mails`);
  console.log(`  precision   ${share(right.length, right.length + count(({ kind }) => kind === 'wrong'))}`);
  console.log(`  recall      ${share(right.length, right.length + count(({ kind }) => kind === 'missed'))}`);
  for (const known of [true, false]) {
    const found = right.filter(({ truth }) => truth?.known === known).length;
    const lost = count(({ kind, truth }) => kind === 'missed' && truth?.known === known);
    console.log(`    ${known ? 'known  ' : 'unknown'} ${share(found, found + lost)}`);
  }
  console.log(`  name        ${of('name')}`);
  console.log(
    `  amount      ${of('amount')}; total instead of price ${count(({ isTotal, amount }) => isTotal && !amount)}`,
  );
  console.log(`  currency    ${of('currency')}`);
  console.log(`  cycle       ${of('cycle')}`);
  console.log(`  next date   ${of('nextDate')}`);
  console.log(
    `  cancelled   ${share(listed, listed + ends.filter(({ kind }) => kind === 'missed').length)} listed, ${ends.filter(({ kind }) => kind === 'false').length} false`,
  );
  console.log(
    `  automatic   ${share(provable.filter(({ shown }) => shown?.automatic).length, provable.length)} of the provable, ${ends.filter(({ falseAutomatic }) => falseAutomatic).length} false`,
  );
  const deceit = judged.reduce((total, one) => total + one.verdicts.phishing.mails, 0);
  console.log(
    `  phishing    ${judged.reduce((total, one) => total + one.verdicts.phishing.accepted.length, 0)} accepted of ${deceit}`,
  );
}

/** The same faults counted by the text they come from: what to mend first. */
function printKinds(judged: readonly Judged[]) {
  const kinds = judged.flatMap(({ box, verdicts }) => [
    ...verdicts.findings.flatMap((verdict) => faultsOf(verdict, box).map(([kind]) => kind)),
    ...verdicts.cancellations.flatMap(({ kind, template }) =>
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

function faultsOf(
  { kind, finding, truth, shown, name, amount, currency, cycle, nextDate }: MailVerdict,
  box: Mailbox,
): [kind: string, words: string][] {
  const texts = [...new Set(truth?.mails.map((id) => templateOf(box, id)))].join(', ');
  if (kind === 'missed' && truth)
    return [
      [
        `missed: ${truth.known ? 'known' : 'unknown'}, ${truth.scenario}, ${truth.channel}`,
        `${describe(truth)} [${texts}]`,
      ],
    ];
  if (kind === 'wrong' && finding)
    return [
      [
        `shown wrongly: ${shown}${shown === 'over' ? ` (${truth?.scenario})` : ''}`,
        `${found(finding)} [${templateOf(box, finding.email_id)}: ${subjectOf(box, finding.email_id)}]`,
      ],
    ];
  if (kind !== 'right' || !finding || !truth) return [];
  const wrong = Object.entries({ name, amount, currency, cycle, 'next date': nextDate }).filter(
    ([, isRight]) => isRight === false,
  );
  return wrong.map(([what]) => [
    `${what} wrong: ${truth.scenario}, ${truth.channel}`,
    `${found(finding)} instead of ${describe(truth)} [${texts}]`,
  ]);
}

const mailOf = (box: Mailbox, id: string) => box.mails.find(({ content }) => content.messageId === id);
const templateOf = (box: Mailbox, id: string) => mailOf(box, id)?.truth.template ?? id;
const subjectOf = (box: Mailbox, id: string) => mailOf(box, id)?.content.subject ?? '';

const found = ({
  service_name,
  amount,
  currency,
  billing_cycle,
  billing_interval,
  next_payment_date,
  probability,
}: NonNullable<MailVerdict['finding']>) =>
  `"${service_name}" ${amount} ${currency} ${billing_interval} ${billing_cycle} next ${next_payment_date} p=${probability.toFixed(2)}`;
const describe = ({
  name,
  amount,
  charged_total,
  currency,
  cycle,
  interval,
  next_date,
  scenario,
  channel,
}: NonNullable<MailVerdict['truth']>) =>
  `"${name}" ${amount}${charged_total ? ` (with tax ${charged_total})` : ''} ${currency} ${interval} ${cycle} next ${next_date}, ${scenario}, ${channel}`;

function printFaults({ country, seed, box, verdicts }: Judged) {
  const lines = [
    ...verdicts.findings.flatMap((verdict) => faultsOf(verdict, box).map(([kind, words]) => `${kind}: ${words}`)),
    ...verdicts.cancellations.flatMap(({ kind, truth, shown, template, falseAutomatic }) => [
      ...(kind === 'missed' ? [`cancellation missed: "${truth?.name}"`] : []),
      ...(kind === 'false'
        ? [`cancelled wrongly: "${shown?.service_name}" [${template}: ${subjectOf(box, shown?.email_id ?? '')}]`]
        : []),
      ...(shown && truth?.isProvable && !shown.automatic
        ? [`provable, not automatic: "${shown.service_name}" [${template}, ${box.mails[0]?.content.to.address}]`]
        : []),
      ...(falseAutomatic ? [`automatic without proof: "${shown?.service_name}" [${template}]`] : []),
    ]),
    ...verdicts.phishing.accepted.map((one) => `phishing accepted: ${one}`),
  ];
  if (lines.length > 0) console.log(`\nmails --country ${country} --seed ${seed}\n  ${lines.join('\n  ')}`);
}
