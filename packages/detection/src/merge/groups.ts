import { sum } from '@kumbara/shared';
import type { FoundCharge } from '#finding.ts';
import { type Names, namesOf } from './merchant-names.ts';
import { isSamePayment, sharedPayments } from './payments.ts';
import { areApart, fitOf, mayName } from './same-subscription.ts';
import { isCollector, type LooseCharge, merchantOf, onlyCollector, type SourceFinding } from './source.ts';

/** Everything that speaks of one real subscription. */
export type Group = {
  /** Of statements. */
  booked: SourceFinding[];
  /** Of mails. */
  told: SourceFinding[];
  /** Charges of statements that are part of no finding, and whose receipt is here. */
  loose: LooseCharge[];
};

const keyOf = ({ source, fingerprint, id }: SourceFinding) => `${source} ${fingerprint} ${id}`;
const isBooked = ({ source }: SourceFinding) => source === 'statement';
const byKey = (a: SourceFinding, b: SourceFinding) => (keyOf(a) < keyOf(b) ? -1 : 1);

type Pair = { stream: SourceFinding; mail: SourceFinding; fit: number };

/** Of two receipts that fit alike, the one that is proven goes before one that was sent on. */
const doubt = { high: 0, medium: 1 } as const;

/** The best pairs of statement and mail: each finding in one, but for streams that follow each other in one mailing. */
function pairUp(findings: SourceFinding[], areTwo: (a: SourceFinding, b: SourceFinding) => boolean): Pair[] {
  const [streams, mails] = [findings.filter(isBooked), findings.filter((finding) => !isBooked(finding))];
  const known = new Map(findings.map((finding) => [finding, namesOf(finding)]));
  const names = (finding: SourceFinding) => known.get(finding) as Names;
  const pairs = streams
    .flatMap((stream) =>
      mails.flatMap((mail) => {
        const fit = areTwo(stream, mail) ? undefined : fitOf(stream, mail, names);
        return fit === undefined ? [] : [{ stream, mail, fit }];
      }),
    )
    .sort(
      (a, b) =>
        b.fit - a.fit ||
        doubt[a.mail.confidence] - doubt[b.mail.confidence] ||
        byKey(a.stream, b.stream) ||
        byKey(a.mail, b.mail),
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
    return isOne && areApart(stream, next) && sharePayment(stream, mail);
  });
  return [...best, ...others];
}

const sharePayment = (a: SourceFinding, b: SourceFinding) => sharedPayments(a.charges, b.charges).count > 0;

/** Gives every charge without a finding to the one mail that is its receipt. */
function claim(groups: Group[], loose: LooseCharge[]): void {
  const left = loose.toSorted((a, b) => (`${a.date} ${a.merchant}` < `${b.date} ${b.merchant}` ? -1 : 1));
  for (const { booked, told, loose: claimed } of groups) {
    for (const mail of booked.length === 0 ? told : []) {
      const isPayee = ({ merchant }: LooseCharge) =>
        merchant === merchantOf(mail) || (isCollector(merchant) && mayName(mail, merchant));
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
  loose: LooseCharge[],
  trackedAs: (finding: SourceFinding) => string | undefined,
): Group[] {
  const sorted = findings.toSorted(byKey);
  const areTwo = (a: SourceFinding, b: SourceFinding) => {
    const [one, other] = [trackedAs(a), trackedAs(b)];
    return one !== undefined && other !== undefined && one !== other;
  };
  // Numbers of groups: each finding begins as its own, what is one takes one number.
  const numbers = new Map(sorted.map((finding, number) => [finding, number]));
  const join = (a: SourceFinding, b: SourceFinding) => {
    const [kept, given] = [numbers.get(a) as number, numbers.get(b) as number];
    for (const [finding, number] of numbers) if (number === given) numbers.set(finding, kept);
  };
  const said = Map.groupBy(sorted, trackedAs);
  said.delete(undefined);
  for (const [first, ...others] of said.values()) for (const other of others) join(first as SourceFinding, other);
  for (const { stream, mail } of pairUp(sorted, areTwo)) join(stream, mail);
  const groups = [...Map.groupBy(sorted, (finding) => numbers.get(finding)).values()].map(
    (members): Group => ({
      booked: members.filter(isBooked),
      told: members.filter((finding) => !isBooked(finding)),
      loose: [],
    }),
  );
  const mails = sorted.filter((finding) => !isBooked(finding));
  const isBundle = ({ booked: [stream, ...others], told }: Group) =>
    stream && others.length + told.length === 0 && trackedAs(stream) === undefined && isExplained(stream, mails);
  const left = groups.filter((group) => !isBundle(group));
  claim(left, loose);
  return left;
}

/** Whether what a store collected is, the newest time and mostly, the sum of several things on its receipts of a day. */
function isExplained(stream: SourceFinding, mails: SourceFinding[]): boolean {
  const store = onlyCollector(stream);
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
  const isTold = (charge: FoundCharge) => receipts.some((receipt) => isSamePayment(charge, receipt));
  return isTold(newest) && stream.charges.filter(isTold).length > stream.charges.length / 2;
}
