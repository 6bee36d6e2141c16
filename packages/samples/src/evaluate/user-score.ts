import type { Proposal, SourceFinding } from '@kumbara/detection';
import { daysBetween } from '@kumbara/shared';
import type { TrueSubscription } from '#history/history.ts';
import type { GeneratedUser, UserSubscription } from '#user/generate-user.ts';
import { findMailTruth } from './mail-score.ts';

/** The sources of a proposal. */
export type ShownBy = 'mails' | 'statements' | 'both';

/** The score of one proposal, or of one subscription that was missed. */
export type ProposalScore = {
  kind: 'right' | 'wrong' | 'missed' | 'excused';
  shownBy?: ShownBy;
  proposal?: Proposal;
  truth?: UserSubscription;
  /** Unknown charges, an ended subscription, a duplicate, or two subscriptions in one. */
  mistake?: 'unknown' | 'over' | 'twice' | 'mixed';
  /** No source has high confidence alone. */
  isOnlyTogether?: boolean;
  /** True if the subscription exists and continues; absent when unknown. */
  isRunning?: boolean;
  amount?: boolean;
  cycle?: boolean;
  nextDate?: boolean;
};

const keyOf = ({ date, amount, text }: TrueSubscription['charges'][number]) => `${date} ${amount} ${text}`;

/** The subscriptions that a finding may belong to. A store's charge may contain several. */
function findTruths(finding: SourceFinding, { mailbox, subscriptions }: GeneratedUser): UserSubscription[] {
  if (finding.source === 'mail') {
    const inMails = findMailTruth(finding, mailbox);
    return subscriptions.filter((one) => inMails && one.inMails === inMails);
  }
  const isBookedFor = ({ charges }: TrueSubscription) => {
    const partialScore = new Set(charges.map(keyOf));
    return finding.charges.filter((charge) => partialScore.has(keyOf(charge))).length * 2 >= finding.charges.length;
  };
  return subscriptions.filter(({ onStatements }) => onStatements && isBookedFor(onStatements));
}

const isOptional = (finding: SourceFinding, { history }: GeneratedUser): boolean =>
  finding.source === 'statement' &&
  history.optional.some((name) => finding.charges.some(({ text }) => text.includes(name)));

const isSameAmount = (a: number | null, b: number | null | undefined) =>
  a === null || b === null || b === undefined ? a === (b ?? null) : Math.abs(a - b) < 0.005;

/** All prices that a source states: without tax, with tax, as booked, in the foreign currency. */
const listPrices = ({ inMails, onStatements }: UserSubscription) => [
  ...(inMails
    ? [inMails.amount, ...inMails.alternativeAmounts, ...(inMails.charged_total ? [inMails.charged_total] : [])]
    : []),
  ...(onStatements ? [onStatements.amount, ...(onStatements.foreign ? [onStatements.foreign.amount] : [])] : []),
];

function scoreMatch(proposal: Proposal, truth: UserSubscription): Omit<ProposalScore, 'isOnlyTogether'> {
  const partialScore = { proposal, truth, ...(truth.isRunning !== undefined && { isRunning: truth.isRunning }) };
  if (truth.expect === 'absent') return { ...partialScore, kind: 'wrong', mistake: 'over', isRunning: false };
  if (truth.expect === 'optional') return { ...partialScore, kind: 'excused' };
  const { cycle, interval, next_date } =
    truth.inMails ?? (truth.onStatements as NonNullable<UserSubscription['onStatements']>);
  const isCycleShown = truth.inMails?.isCycleShown || (truth.onStatements?.charges.length ?? 0) > 1;
  const next = proposal.next_payment_date;
  return {
    ...partialScore,
    kind: 'right',
    isRunning: true,
    amount: listPrices(truth).some((price) => isSameAmount(proposal.amount, price)),
    ...(isCycleShown && { cycle: proposal.billing_cycle === cycle && proposal.billing_interval === interval }),
    ...(isCycleShown && next_date && { nextDate: next !== undefined && Math.abs(daysBetween(next_date, next)) <= 3 }),
  };
}

/** Compares the merged proposals with the truth. Each subscription can be shown once. */
export function scoreProposals(proposals: Proposal[], findings: SourceFinding[], user: GeneratedUser): ProposalScore[] {
  const taken = new Set<UserSubscription>();
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const scores = proposals
    .filter(({ stopped }) => !stopped)
    .map((proposal): ProposalScore => {
      const members = proposal.findings.flatMap((id) => byId.get(id) ?? []);
      const sources = new Set(members.map(({ source }) => source));
      const shownBy: ShownBy = sources.size > 1 ? 'both' : sources.has('mail') ? 'mails' : 'statements';
      const isOnlyTogether = !members.some(({ confidence }) => confidence === 'high');
      const partialScore = { shownBy, isOnlyTogether, proposal };
      const known = members.map((member) => findTruths(member, user)).filter((truths) => truths.length > 0);
      if (known.length === 0) {
        if (members.some((member) => isOptional(member, user))) return { ...partialScore, kind: 'excused' };
        return { ...partialScore, kind: 'wrong', mistake: 'unknown', isRunning: false };
      }
      const common = user.subscriptions.filter((one) => known.every((truths) => truths.includes(one)));
      if (common.length === 0) return { ...partialScore, kind: 'wrong', mistake: 'mixed', isRunning: false };
      const truth = common.find((one) => !taken.has(one));
      if (!truth) return { ...partialScore, kind: 'wrong', mistake: 'twice', truth: common[0], isRunning: false };
      taken.add(truth);
      return { ...partialScore, ...scoreMatch(proposal, truth) };
    });
  const missed = user.subscriptions.filter((truth) => truth.expect === 'found' && !taken.has(truth));
  return [...scores, ...missed.map((truth): ProposalScore => ({ kind: 'missed', truth }))];
}
