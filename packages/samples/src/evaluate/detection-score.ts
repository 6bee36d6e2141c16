import type { Finding, StatementFindings } from '@kumbara/detection';
import { daysBetween } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import type { History, RowKind, TrueSubscription } from '#history/history.ts';

/** The score of one finding, or of one subscription that was missed. */
export type FindingScore = {
  kind: 'right' | 'wrong' | 'missed' | 'excused';
  finding?: Finding;
  truth?: TrueSubscription;
  /** True kind of a wrong finding. */
  actualKind?: RowKind | 'over';
  name?: boolean;
  amount?: boolean;
  currency?: boolean;
  cycle?: boolean;
  nextDate?: boolean;
};

/**
 * Returns true if the subscription of a finding exists and continues, also when showing it was optional. Undefined for
 * bills, resellers and late subscriptions.
 */
export function isRunningSubscription({ kind, finding, truth }: FindingScore): boolean | undefined {
  if (kind === 'right' || kind === 'wrong') return kind === 'right';
  return kind === 'excused' && finding?.status !== 'late' ? truth?.isRunning : undefined;
}

const foldName = (text: string) => fold(text).replace(/[^a-z0-9]/g, '');

const isSameName = (a: string, b: string) => foldName(a).includes(foldName(b)) || foldName(b).includes(foldName(a));

const key = ({ date, amount }: { date: string; amount: number }) => `${date} ${amount.toFixed(2)}`;

/** The subscription that shares most charges with a finding, and at least half of them. */
function findTruth({ charges }: Finding, subscriptions: readonly TrueSubscription[]): TrueSubscription | undefined {
  const shared = (truth: TrueSubscription) => {
    const booked = new Set(truth.charges.map(key));
    return charges.filter((charge) => booked.has(key(charge))).length;
  };
  const [best] = subscriptions.toSorted((a, b) => shared(b) - shared(a));
  return best && shared(best) * 2 >= charges.length ? best : undefined;
}

const isSameMoney = ({ amount, currency }: Finding, truth: { amount: number; currency: string }) =>
  currency === truth.currency && Math.abs(amount - truth.amount) < 0.005;

function scoreMatch(finding: Finding, truth: TrueSubscription): FindingScore {
  if (truth.expect === 'absent') return { kind: 'wrong', actualKind: 'over', finding, truth };
  if (truth.expect === 'optional') return { kind: 'excused', finding, truth };
  const prices = [truth, ...(truth.foreign ? [truth.foreign] : [])];
  const { next_payment_date: next } = finding;
  return {
    kind: 'right',
    finding,
    truth,
    name: !truth.known || isSameName(finding.service_name, truth.name),
    amount: prices.some((price) => isSameMoney(finding, price)),
    currency: prices.some(({ currency }) => currency === finding.currency),
    cycle: finding.billing_cycle === truth.cycle && finding.billing_interval === truth.interval,
    nextDate: next !== undefined && Math.abs(daysBetween(truth.next_date, next)) <= 3,
  };
}

/** Compares findings with the truth. Each subscription can be found once; a second finding of it is wrong. */
export function scoreFindings({ findings }: StatementFindings, history: History): FindingScore[] {
  const taken = new Set<TrueSubscription>();
  const scores = findings.map((finding): FindingScore => {
    const truth = findTruth(finding, history.subscriptions);
    if (truth && !taken.has(truth)) {
      taken.add(truth);
      return scoreMatch(finding, truth);
    }
    const isOptional = history.optional.some((name) => finding.evidence.some(({ text }) => isSameName(text, name)));
    return isOptional
      ? { kind: 'excused', finding }
      : { kind: 'wrong', finding, actualKind: findRowKind(finding, history) };
  });
  const missed = history.subscriptions.filter((truth) => truth.expect === 'found' && !taken.has(truth));
  return [...scores, ...missed.map((truth): FindingScore => ({ kind: 'missed', truth }))];
}

/** The kind of most rows of a finding. */
function findRowKind({ charges }: Finding, { transactions }: History): RowKind | 'over' {
  const booked = new Set(charges.map(key));
  const kinds = transactions.filter((row) => booked.has(key(row))).map(({ kind }) => kind);
  const count = (kind: RowKind) => kinds.filter((one) => one === kind).length;
  return kinds.toSorted((a, b) => count(b) - count(a))[0] ?? 'purchase';
}
