import { sum } from '@kumbara/shared';
import type { FoundCharge } from '#finding.ts';
import { getNames, type Names } from './merchant-names.ts';
import { countSharedPayments, isSamePayment } from './payments.ts';
import { coverDifferentDays, mayName, scorePair } from './same-subscription.ts';
import { findCollector, getMerchantKey, isCollector, type SourceFinding, type UnassignedCharge } from './source.ts';

/** Everything that speaks of one real subscription. */
export type Group = {
  /** Of statements. */
  streams: SourceFinding[];
  /** Of mails. */
  mails: SourceFinding[];
  /** Charges of statements that are part of no finding, and whose receipt is here. */
  unassigned: UnassignedCharge[];
};

const getSortKey = ({ source, fingerprint, id }: SourceFinding) => `${source} ${fingerprint} ${id}`;
const isStream = ({ source }: SourceFinding) => source === 'statement';
const compareKeys = (a: SourceFinding, b: SourceFinding) => (getSortKey(a) < getSortKey(b) ? -1 : 1);

type Pair = { stream: SourceFinding; mail: SourceFinding; fit: number };

/** Of two receipts that fit alike, the one that is proven goes before one that was sent on. */
const doubt = { high: 0, medium: 1 } as const;

/** The best pairs of statement and mail: each finding in one, but for streams that follow each other in one mailing. */
function findPairs(findings: SourceFinding[], areDistinct: (a: SourceFinding, b: SourceFinding) => boolean): Pair[] {
  const [streams, mails] = [findings.filter(isStream), findings.filter((finding) => !isStream(finding))];
  const known = new Map(findings.map((finding) => [finding, getNames(finding)]));
  const names = (finding: SourceFinding) => known.get(finding) as Names;
  const pairs = streams
    .flatMap((stream) =>
      mails.flatMap((mail) => {
        const fit = areDistinct(stream, mail) ? undefined : scorePair(stream, mail, names);
        return fit === undefined ? [] : [{ stream, mail, fit }];
      }),
    )
    .sort(
      (a, b) =>
        b.fit - a.fit ||
        doubt[a.mail.confidence] - doubt[b.mail.confidence] ||
        compareKeys(a.stream, b.stream) ||
        compareKeys(a.mail, b.mail),
    );
  const taken = new Set<SourceFinding>();
  const best = pairs.filter(({ stream, mail }) => {
    if (taken.has(stream) || taken.has(mail)) return false;
    taken.add(stream).add(mail);
    return true;
  });
  // A plan that changed is two streams on statements, one after the other, and one subscription in its mails.
  const others = pairs.filter(({ stream, mail }) => {
    const next = taken.has(stream) ? undefined : best.find((pair) => pair.mail === mail)?.stream;
    const isOne = next && names(next).merchant === names(stream).merchant;
    return isOne && coverDifferentDays(stream, next) && sharePayment(stream, mail);
  });
  return [...best, ...others];
}

const sharePayment = (a: SourceFinding, b: SourceFinding) => countSharedPayments(a.charges, b.charges).count > 0;

/** Gives every charge without a finding to the one mail that is its receipt. */
function assignCharges(groups: Group[], unassigned: UnassignedCharge[]): void {
  const left = unassigned.toSorted((a, b) => (`${a.date} ${a.merchant}` < `${b.date} ${b.merchant}` ? -1 : 1));
  for (const { streams, mails, unassigned: claimed } of groups) {
    for (const mail of streams.length === 0 ? mails : []) {
      const isPayee = ({ merchant }: UnassignedCharge) =>
        merchant === getMerchantKey(mail) || (isCollector(merchant) && mayName(mail, merchant));
      for (const receipt of mail.charges) {
        const at = left.findIndex((charge) => isPayee(charge) && isSamePayment(charge, receipt));
        if (at >= 0) claimed.push(...left.splice(at, 1));
      }
    }
  }
}

/**
 * Sorts findings of all sources by the real subscription they are of. Statement streams stay apart: the detector told
 * them apart, and only the receipts of one mailing can show that one goes on as the other. What the user says is one
 * subscription is one. A store's charge for several things that its receipts name is none of its own.
 * @param trackedAs the subscription that the user said a finding is, if they did
 */
export function groupFindings(
  findings: SourceFinding[],
  unassigned: UnassignedCharge[],
  trackedAs: (finding: SourceFinding) => string | undefined,
): Group[] {
  const sorted = findings.toSorted(compareKeys);
  const areDistinct = (a: SourceFinding, b: SourceFinding) => {
    const [one, other] = [trackedAs(a), trackedAs(b)];
    return one !== undefined && other !== undefined && one !== other;
  };
  // Numbers of groups: each finding begins as its own, what is one takes one number.
  const numbers = new Map(sorted.map((finding, number) => [finding, number]));
  const join = (a: SourceFinding, b: SourceFinding) => {
    const [kept, replaced] = [numbers.get(a) as number, numbers.get(b) as number];
    for (const [finding, number] of numbers) if (number === replaced) numbers.set(finding, kept);
  };
  const tracked = Map.groupBy(sorted, trackedAs);
  tracked.delete(undefined);
  for (const [first, ...others] of tracked.values()) for (const other of others) join(first as SourceFinding, other);
  for (const { stream, mail } of findPairs(sorted, areDistinct)) join(stream, mail);
  const groups = [...Map.groupBy(sorted, (finding) => numbers.get(finding)).values()].map(
    (members): Group => ({
      streams: members.filter(isStream),
      mails: members.filter((finding) => !isStream(finding)),
      unassigned: [],
    }),
  );
  const allMails = sorted.filter((finding) => !isStream(finding));
  const isBundle = ({ streams: [stream, ...others], mails }: Group) =>
    stream &&
    others.length + mails.length === 0 &&
    trackedAs(stream) === undefined &&
    isExplainedByReceipts(stream, allMails);
  const left = groups.filter((group) => !isBundle(group));
  assignCharges(left, unassigned);
  return left;
}

/** Whether what a store collected is, the newest time and mostly, the sum of several things on its receipts of a day. */
function isExplainedByReceipts(stream: SourceFinding, mails: SourceFinding[]): boolean {
  const store = findCollector(stream);
  const newest = stream.charges.at(-1);
  if (!store || !newest) return false;
  const items = mails.flatMap(({ collector, charges }) =>
    collector === store
      ? [...new Map(charges.map((charge) => [`${charge.date} ${charge.amount}`, charge])).values()]
      : [],
  );
  const receipts = [...Map.groupBy(items, ({ date, currency }) => `${date} ${currency}`).values()].flatMap((day) => {
    const [first, ...others] = day as [FoundCharge, ...FoundCharge[]];
    return others.length > 0
      ? [
          {
            ...first,
            amount: sum(
              day.map(({ amount }) => amount),
              first.currency,
            ),
          },
        ]
      : [];
  });
  const isOnReceipt = (charge: FoundCharge) => receipts.some((receipt) => isSamePayment(charge, receipt));
  return isOnReceipt(newest) && stream.charges.filter(isOnReceipt).length > stream.charges.length / 2;
}
