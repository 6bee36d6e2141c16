import type { Proposal, SourceFinding } from '@kumbara/detection';
import { daysBetween } from '@kumbara/shared';
import type { TrueSubscription } from '#history/history.ts';
import type { Person, PersonSubscription } from '#user/generate-user.ts';
import { truthFor } from './mail-score.ts';

/** Which sources speak of what is shown. */
export type SeenIn = 'mails' | 'statements' | 'both';

/** One proposal or one subscription that was missed, judged. */
export type PersonVerdict = {
  kind: 'right' | 'wrong' | 'missed' | 'excused';
  seenIn?: SeenIn;
  proposal?: Proposal;
  truth?: PersonSubscription;
  /** What a wrong one is: nothing known, what is over, the second of one subscription, or two of them in one. */
  shown?: 'unknown' | 'over' | 'twice' | 'mixed';
  /** No source alone was sure of it. */
  isOnlyTogether?: boolean;
  /** Whether a subscription is there and goes on; absent where nobody knows. */
  holds?: boolean;
  amount?: boolean;
  cycle?: boolean;
  nextDate?: boolean;
};

const lineKey = ({ date, amount, text }: TrueSubscription['charges'][number]) => `${date} ${amount} ${text}`;

/** The subscriptions one source's finding may be about: a store's charge may be several at once. */
function truthsOf(finding: SourceFinding, { box, subscriptions }: Person): PersonSubscription[] {
  if (finding.source === 'mail') {
    const told = truthFor(finding, box);
    return subscriptions.filter((one) => told && one.told === told);
  }
  const isBookedFor = ({ charges }: TrueSubscription) => {
    const own = new Set(charges.map(lineKey));
    return finding.charges.filter((charge) => own.has(lineKey(charge))).length * 2 >= finding.charges.length;
  };
  return subscriptions.filter(({ booked }) => booked && isBookedFor(booked));
}

const isOptional = (finding: SourceFinding, { history }: Person): boolean =>
  finding.source === 'statement' &&
  history.optional.some((name) => finding.charges.some(({ text }) => text.includes(name)));

const sameMoney = (a: number | null, b: number | null | undefined) =>
  a === null || b === null || b === undefined ? a === (b ?? null) : Math.abs(a - b) < 0.005;

/** Any of the prices some source names: without tax, with it, as booked, as priced abroad. */
const pricesOf = ({ told, booked }: PersonSubscription) => [
  ...(told ? [told.amount, ...told.alternativeAmounts, ...(told.charged_total ? [told.charged_total] : [])] : []),
  ...(booked ? [booked.amount, ...(booked.foreign ? [booked.foreign.amount] : [])] : []),
];

function judge(proposal: Proposal, truth: PersonSubscription): Omit<PersonVerdict, 'isOnlyTogether'> {
  const own = { proposal, truth, ...(truth.runs !== undefined && { holds: truth.runs }) };
  if (truth.expect === 'absent') return { ...own, kind: 'wrong', shown: 'over', holds: false };
  if (truth.expect === 'optional') return { ...own, kind: 'excused' };
  const { cycle, interval, next_date } = truth.told ?? (truth.booked as NonNullable<PersonSubscription['booked']>);
  const isCycleShown = truth.told?.isCycleShown || (truth.booked?.charges.length ?? 0) > 1;
  const next = proposal.next_payment_date;
  return {
    ...own,
    kind: 'right',
    holds: true,
    amount: pricesOf(truth).some((price) => sameMoney(proposal.amount, price)),
    ...(isCycleShown && { cycle: proposal.billing_cycle === cycle && proposal.billing_interval === interval }),
    ...(isCycleShown && next_date && { nextDate: next !== undefined && Math.abs(daysBetween(next_date, next)) <= 3 }),
  };
}

/** Holds what statements and mails say together against what is true. Each subscription can be shown once. */
export function judgePerson(proposals: Proposal[], findings: SourceFinding[], person: Person): PersonVerdict[] {
  const taken = new Set<PersonSubscription>();
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const verdicts = proposals
    .filter(({ stopped }) => !stopped)
    .map((proposal): PersonVerdict => {
      const members = proposal.findings.flatMap((id) => byId.get(id) ?? []);
      const sources = new Set(members.map(({ source }) => source));
      const seenIn: SeenIn = sources.size > 1 ? 'both' : sources.has('mail') ? 'mails' : 'statements';
      const isOnlyTogether = !members.some(({ confidence }) => confidence === 'high');
      const own = { seenIn, isOnlyTogether, proposal };
      const known = members.map((member) => truthsOf(member, person)).filter((truths) => truths.length > 0);
      if (known.length === 0) {
        if (members.some((member) => isOptional(member, person))) return { ...own, kind: 'excused' };
        return { ...own, kind: 'wrong', shown: 'unknown', holds: false };
      }
      const common = person.subscriptions.filter((one) => known.every((truths) => truths.includes(one)));
      if (common.length === 0) return { ...own, kind: 'wrong', shown: 'mixed', holds: false };
      const truth = common.find((one) => !taken.has(one));
      if (!truth) return { ...own, kind: 'wrong', shown: 'twice', truth: common[0], holds: false };
      taken.add(truth);
      return { ...own, ...judge(proposal, truth) };
    });
  const missed = person.subscriptions.filter((truth) => truth.expect === 'found' && !taken.has(truth));
  return [...verdicts, ...missed.map((truth): PersonVerdict => ({ kind: 'missed', truth }))];
}
