import { detectInAll, type Mail } from '@kumbara/detection';
import { parseMail } from '@kumbara/mails';
import { endOfMonth } from '@kumbara/shared';
import { type MailCountry, mailCountries } from '#mails/generate-mailbox.ts';
import { type GeneratedUser, generateUser } from '#user/generate-user.ts';
import { createMonthlyDocuments } from './evaluate-detection.ts';
import { formatShare } from './interval.ts';
import { type ProposalScore, type ShownBy, scoreProposals } from './user-score.ts';

const spans = [3, 6, 2, 12, 4, 1, 8, 14] as const;

/** A user with a mailbox and a card or account of one to fourteen months. */
export const createUserCase = (country: MailCountry, seed: number): Promise<GeneratedUser> =>
  generateUser({
    seed: `people ${seed}`,
    country,
    months: spans[seed % spans.length] ?? 3,
    until: endOfMonth(`2026-0${1 + (seed % 9)}-01`),
    kind: seed % 3 === 2 ? 'account' : 'card',
  });

type ScoredUser = { country: MailCountry; seed: number; scores: ProposalScore[] };

/** Runs the detector on both sources of generated users and prints its scores, then every fault with its command. */
export async function evaluateUsers({ seeds, country: only }: { seeds: number[]; country?: string }): Promise<void> {
  const scoredUsers: ScoredUser[] = [];
  for (const country of mailCountries.filter((one) => !only || one === only)) {
    for (const seed of seeds) scoredUsers.push({ country, seed, scores: await scoreUser(country, seed) });
  }
  const all = scoredUsers.flatMap(({ scores }) => scores);
  console.log(`${scoredUsers.length} users`);
  printScores('all', all);
  for (const shownBy of ['both', 'mails', 'statements'] as const satisfies ShownBy[])
    printScores(
      `shown by ${shownBy}`,
      all.filter((one) => one.shownBy === shownBy),
    );
  printScores(
    'TR',
    scoredUsers.filter(({ country }) => country === 'TR').flatMap(({ scores }) => scores),
  );
  for (const one of scoredUsers) printFaults(one);
}

async function scoreUser(country: MailCountry, seed: number): Promise<ProposalScore[]> {
  const user = await createUserCase(country, seed);
  const mails: Mail[] = [];
  for (const { eml } of user.mailbox.mails) mails.push(await parseMail(eml));
  const { today, mailbox, history } = user;
  const documents = createMonthlyDocuments(history);
  const { findings, proposals } = detectInAll({ documents, mails, today, currency: mailbox.currency });
  return scoreProposals(proposals, findings, user);
}

function printScores(name: string, scores: readonly ProposalScore[]) {
  const count = (test: (score: ProposalScore) => unknown) => scores.filter(test).length;
  const right = scores.filter(({ kind }) => kind === 'right');
  const of = (key: 'amount' | 'cycle' | 'nextDate') => {
    const applicable = right.filter((score) => score[key] !== undefined);
    return formatShare(applicable.filter((score) => score[key]).length, applicable.length);
  };
  const high = (only: boolean) => {
    const sure = scores.filter(
      ({ proposal, isRunning, isOnlyTogether }) =>
        proposal?.confidence === 'high' && isRunning !== undefined && (!only || isOnlyTogether),
    );
    return formatShare(sure.filter(({ isRunning }) => isRunning).length, sure.length);
  };
  console.log(`\n${name}`);
  console.log(`  precision   ${formatShare(right.length, right.length + count(({ kind }) => kind === 'wrong'))}`);
  const missed = count(({ kind }) => kind === 'missed');
  if (missed > 0) console.log(`  recall      ${formatShare(right.length, right.length + missed)}`);
  console.log(`  amount      ${of('amount')}`);
  console.log(`  cycle       ${of('cycle')}`);
  console.log(`  next date   ${of('nextDate')}`);
  console.log(`  right of "high" ${high(false)}; of those without a certain source ${high(true)}`);
  const kinds = (['unknown', 'over', 'twice', 'mixed'] as const).map(
    (one) => `${one} ${count(({ mistake }) => mistake === one)}`,
  );
  console.log(`  shown wrongly: ${kinds.join(', ')}`);
}

function printFaults({ country, seed, scores }: ScoredUser) {
  const lines = scores.flatMap(describeFault);
  if (lines.length > 0) console.log(`\nusers --country ${country} --seed ${seed}\n  ${lines.join('\n  ')}`);
}

function describeFault({
  kind,
  mistake,
  proposal,
  truth,
  shownBy,
  isRunning,
  amount,
  cycle,
  nextDate,
}: ProposalScore): string[] {
  const named = truth
    ? `"${truth.name}" ${truth.inMails?.scenario ?? truth.onStatements?.status} ${truth.inMails?.channel ?? ''} mails ${truth.inMails?.amount ?? '–'} ${truth.inMails?.currency ?? ''} statements ${truth.onStatements?.amount ?? '–'} ${truth.onStatements?.currency ?? ''} next ${(truth.inMails ?? truth.onStatements)?.next_date}`
    : '';
  if (kind === 'missed') return [`missed ${named}`];
  if (!proposal) return [];
  const what = `"${proposal.service_name}" ${proposal.amount} ${proposal.currency} ${proposal.billing_interval} ${proposal.billing_cycle} next ${proposal.next_payment_date} ${proposal.confidence} [${shownBy}: ${proposal.evidence[0]?.text.slice(0, 60)}]`;
  if (kind === 'wrong') return [`shown wrongly (${mistake}) ${what} ${named}`];
  if (kind === 'excused') return isRunning === false ? [`excused, but over ${what} ${named}`] : [];
  const wrong = [
    ...(amount === false ? ['amount'] : []),
    ...(cycle === false ? ['cycle'] : []),
    ...(nextDate === false ? ['next date'] : []),
  ];
  return wrong.length === 0 ? [] : [`${wrong.join(' and ')} of ${what} instead of ${named}`];
}
