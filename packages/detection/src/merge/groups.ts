import { sum } from '@kumbara/shared';
import type { FoundCharge } from '#finding.ts';
import { getNames, type Names } from './merchant-names.ts';
import { countSharedPayments, isSamePayment } from './payments.ts';
import { coverDifferentDays, mayName, scorePair } from './same-subscription.ts';
import { findCollector, getMerchantKey, isCollector, type SourceFinding, type UnassignedCharge } from './source.ts';

/** All findings of one subscription. */
export type Group = {
  /** Findings of statements. */
  streams: SourceFinding[];
  /** Findings of mails. */
  mails: SourceFinding[];
  /** Statement charges without a finding whose receipt is in this group. */
  unassigned: UnassignedCharge[];
};

const getSortKey = ({ source, fingerprint, id }: SourceFinding) => `${source} ${fingerprint} ${id}`;
const isStream = ({ source }: SourceFinding) => source === 'statement';
const compareKeys = (a: SourceFinding, b: SourceFinding) => (getSortKey(a) < getSortKey(b) ? -1 : 1);

type Pair = { stream: SourceFinding; mail: SourceFinding; fit: number };

/** Of two receipts that match equally, the proven one is preferred to a forwarded one. */
const doubt = { high: 0, medium: 1 } as const;

/**
 * Returns the best pairs of statement and mail findings. Each finding is in one pair, except streams that follow each
 * other and share the mails of one sender.
 */
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
  // A changed plan is two consecutive streams on statements, and one subscription in mails.
  const others = pairs.filter(({ stream, mail }) => {
    const next = taken.has(stream) ? undefined : best.find((pair) => pair.mail === mail)?.stream;
    const isOne = next && names(next).merchant === names(stream).merchant;
    return isOne && coverDifferentDays(stream, next) && sharePayment(stream, mail);
  });
  return [...best, ...others];
}

const sharePayment = (a: SourceFinding, b: SourceFinding) => countSharedPayments(a.charges, b.charges).count > 0;

/** Assigns each charge without a finding to the mail that is its receipt. */
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
 * Groups findings of all sources by subscription. Statement streams stay separate, unless the receipts of one sender
 * show that one continues the other. Findings that the user linked to one subscription are joined. A store's charge for
 * several items that its receipts list is not a subscription of its own.
 * @param trackedAs returns the subscription that the user linked to a finding
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
  // Each finding starts in a group of its own; joined findings share a number.
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

/**
 * Returns true if the newest charge of a store and most others are sums of several items on its receipts of one day.
 */
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
