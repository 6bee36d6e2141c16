import { detectTogether, type Mail } from '@kumbara/detection';
import { parseMail } from '@kumbara/mails';
import { endOfMonth } from '@kumbara/shared';
import { type MailCountry, mailCountries } from '#mails/generate-mailbox.ts';
import { generatePerson, type Person } from '#user/generate-user.ts';
import { monthlyDocuments } from './evaluate-detection.ts';
import { share } from './interval.ts';
import { judgePerson, type PersonVerdict, type SeenIn } from './user-score.ts';

const spans = [3, 6, 2, 12, 4, 1, 8, 14] as const;

/** Cards and accounts of one to fourteen months, and the mailbox beside them. */
export const personCase = (country: MailCountry, seed: number): Promise<Person> =>
  generatePerson({
    seed: `people ${seed}`,
    country,
    months: spans[seed % spans.length] ?? 3,
    until: endOfMonth(`2026-0${1 + (seed % 9)}-01`),
    kind: seed % 3 === 2 ? 'account' : 'card',
  });

type Judged = { country: MailCountry; seed: number; verdicts: PersonVerdict[] };

/** What is found in both of a person's sources together, how sure, and every fault with the command that shows it again. */
export async function evaluatePeople({ seeds, country: only }: { seeds: number[]; country?: string }): Promise<void> {
  const judged: Judged[] = [];
  for (const country of mailCountries.filter((one) => !only || one === only)) {
    for (const seed of seeds) judged.push({ country, seed, verdicts: await judgeOne(country, seed) });
  }
  const all = judged.flatMap(({ verdicts }) => verdicts);
  console.log(`${judged.length} people`);
  printScores('all', all);
  for (const seenIn of ['both', 'mails', 'statements'] as const satisfies SeenIn[])
    printScores(
      `shown by ${seenIn}`,
      all.filter((one) => one.seenIn === seenIn),
    );
  printScores(
    'TR',
    judged.filter(({ country }) => country === 'TR').flatMap(({ verdicts }) => verdicts),
  );
  for (const one of judged) printFaults(one);
}

async function judgeOne(country: MailCountry, seed: number): Promise<PersonVerdict[]> {
  const person = await personCase(country, seed);
  const mails: Mail[] = [];
  for (const { eml } of person.box.mails) mails.push(await parseMail(eml));
  const { today, box, history } = person;
  const documents = monthlyDocuments(history);
  const { findings, proposals } = detectTogether({ documents, mails, today, currency: box.currency });
  return judgePerson(proposals, findings, person);
}

function printScores(name: string, verdicts: readonly PersonVerdict[]) {
  const count = (test: (verdict: PersonVerdict) => unknown) => verdicts.filter(test).length;
  const right = verdicts.filter(({ kind }) => kind === 'right');
  const of = (key: 'amount' | 'cycle' | 'nextDate') => {
    const asked = right.filter((verdict) => verdict[key] !== undefined);
    return share(asked.filter((verdict) => verdict[key]).length, asked.length);
  };
  const high = (only: boolean) => {
    const sure = verdicts.filter(
      ({ proposal, holds, isOnlyTogether }) =>
        proposal?.confidence === 'high' && holds !== undefined && (!only || isOnlyTogether),
    );
    return share(sure.filter(({ holds }) => holds).length, sure.length);
  };
  console.log(`\n${name}`);
  console.log(`  precision   ${share(right.length, right.length + count(({ kind }) => kind === 'wrong'))}`);
  const missed = count(({ kind }) => kind === 'missed');
  if (missed > 0) console.log(`  recall      ${share(right.length, right.length + missed)}`);
  console.log(`  amount      ${of('amount')}`);
  console.log(`  cycle       ${of('cycle')}`);
  console.log(`  next date   ${of('nextDate')}`);
  console.log(`  right of "high" ${high(false)}; of those no source alone was sure of ${high(true)}`);
  const kinds = (['unknown', 'over', 'twice', 'mixed'] as const).map(
    (one) => `${one} ${count(({ shown }) => shown === one)}`,
  );
  console.log(`  shown wrongly: ${kinds.join(', ')}`);
}

function printFaults({ country, seed, verdicts }: Judged) {
  const lines = verdicts.flatMap(faultOf);
  if (lines.length > 0) console.log(`\npeople --country ${country} --seed ${seed}\n  ${lines.join('\n  ')}`);
}

function faultOf({ kind, shown, proposal, truth, seenIn, holds, amount, cycle, nextDate }: PersonVerdict): string[] {
  const named = truth
    ? `"${truth.name}" ${truth.told?.scenario ?? truth.booked?.status} ${truth.told?.channel ?? ''} told ${truth.told?.amount ?? '–'} ${truth.told?.currency ?? ''} booked ${truth.booked?.amount ?? '–'} ${truth.booked?.currency ?? ''} next ${(truth.told ?? truth.booked)?.next_date}`
    : '';
  if (kind === 'missed') return [`missed ${named}`];
  if (!proposal) return [];
  const what = `"${proposal.service_name}" ${proposal.amount} ${proposal.currency} ${proposal.billing_interval} ${proposal.billing_cycle} next ${proposal.next_payment_date} ${proposal.confidence} [${seenIn}: ${proposal.evidence[0]?.text.slice(0, 60)}]`;
  if (kind === 'wrong') return [`shown wrongly (${shown}) ${what} ${named}`];
  if (kind === 'excused') return holds === false ? [`excused, but over ${what} ${named}`] : [];
  const wrong = [
    ...(amount === false ? ['amount'] : []),
    ...(cycle === false ? ['cycle'] : []),
    ...(nextDate === false ? ['next date'] : []),
  ];
  return wrong.length === 0 ? [] : [`${wrong.join(' and ')} of ${what} instead of ${named}`];
}
