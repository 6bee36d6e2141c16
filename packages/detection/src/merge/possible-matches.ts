import { isSameBillingCycle } from './billing-cycle.ts';
import type { Combined } from './combine.ts';
import { fitsExchangeRate } from './exchange-rates.ts';
import type { Group } from './groups.ts';
import { areAlike, getNames, isSameName } from './merchant-names.ts';
import { isNear } from './payments.ts';
import { type CombinedGroup, listMembers, type ReviewStatus } from './review-status.ts';
import { mayName, postingDays } from './same-subscription.ts';
import { findCollector, type SourceFinding, type TrackedSubscription } from './source.ts';

/** Another proposal that may be the same subscription, paid in one currency and named in another by its mails. */
export type PossibleMatch = {
  name: string;
  amount: number | null;
  currency: string;
  /** The subscription of the other proposal, if it has one. */
  subscription_id?: string;
  /** Ids of the findings behind the other proposal. */
  findings: string[];
};

type Side = { one: CombinedGroup; finding: SourceFinding };

/** A finding of a group that only one kind of source shows. */
const getOnly = (findings: SourceFinding[], others: SourceFinding[]): SourceFinding | undefined =>
  others.length === 0 ? findings.at(-1) : undefined;
const getStream = ({ streams, mails }: Group) => getOnly(streams, mails);
const getMail = ({ streams, mails }: Group) => getOnly(mails, streams);

const getLastDay = ({ charges, evidence }: Combined) => charges.at(-1)?.date ?? evidence[0]?.date ?? '';

const haveChargesTogether = (stream: SourceFinding, mail: SourceFinding): boolean =>
  mail.charges.some((receipt) => stream.charges.some(({ date }) => isNear(date, receipt.date, postingDays)));

/**
 * Rates a pair; undefined if the two are different subscriptions. With equal names the days may differ if the amounts
 * fit the exchange rate. Similar names and charges of a collector need charges on the same days as well.
 */
function ratePair(stream: Side, mail: Side): number | undefined {
  const [billed, named] = [stream.one.combined, mail.one.combined];
  if (billed.currency === named.currency || billed.amount === null || named.amount === null) return undefined;
  if (!isSameBillingCycle(billed, named)) return undefined;
  const day = [getLastDay(billed), getLastDay(named)].sort()[0] ?? '';
  const fits = fitsExchangeRate(
    { amount: billed.amount, currency: billed.currency },
    { amount: named.amount, currency: named.currency },
    day,
  );
  if (fits === false) return undefined;
  const collector = findCollector(stream.finding);
  const [streamNames, mailNames] = [getNames(stream.finding), getNames(mail.finding)];
  const isSame = !collector && isSameName(streamNames, mailNames);
  const isTogether = haveChargesTogether(stream.finding, mail.finding);
  if (isSame) return isTogether || fits ? 2 + Number(isTogether) : undefined;
  const isRelated = collector ? mayName(mail.finding, collector) : areAlike(streamNames, mailNames);
  return isRelated && isTogether && fits ? 1 : undefined;
}

/**
 * Pairs proposals that may be one subscription in two currencies: one is shown by statements only, the other by mails
 * only. They stay two proposals, because nothing printed proves that they are one.
 * @param reviews the proposals with their review status
 * @param isSeparate whether the user said that a finding is a subscription of its own
 */
export function findPossibleMatches(
  reviews: ReadonlyMap<CombinedGroup, ReviewStatus>,
  subscriptions: readonly TrackedSubscription[],
  isSeparate: (finding: SourceFinding) => boolean,
): Map<CombinedGroup, PossibleMatch> {
  const active = new Set(subscriptions.flatMap(({ id, status }) => (status === 'active' ? [id] : [])));
  const isEligible = ({ group, combined }: CombinedGroup, { review_status, subscription_id }: ReviewStatus) =>
    !combined.stopped &&
    (review_status === 'open' || (review_status === 'tracked' && active.has(subscription_id ?? ''))) &&
    !listMembers(group).some(isSeparate);
  const eligible = [...reviews].flatMap(([one, review]) => (isEligible(one, review) ? [one] : []));
  const collect = (getFinding: (group: Group) => SourceFinding | undefined) =>
    eligible.flatMap((one): Side[] => {
      const finding = getFinding(one.group);
      return finding ? [{ one, finding }] : [];
    });
  const isOpen = ({ one }: Side) => reviews.get(one)?.review_status === 'open';
  const mails = collect(getMail);
  const pairs = collect(getStream)
    .flatMap((stream) =>
      mails.flatMap((mail) => {
        const rating = isOpen(stream) || isOpen(mail) ? ratePair(stream, mail) : undefined;
        return rating === undefined ? [] : [{ stream: stream.one, mail: mail.one, rating }];
      }),
    )
    .sort((a, b) => b.rating - a.rating || comparePairs(a, b));
  const matches = new Map<CombinedGroup, PossibleMatch>();
  for (const { stream, mail } of pairs) {
    if (matches.has(stream) || matches.has(mail)) continue;
    matches.set(stream, describe(mail, reviews, subscriptions));
    matches.set(mail, describe(stream, reviews, subscriptions));
  }
  return matches;
}

/** An order that does not depend on the order of findings. */
const comparePairs = (a: Record<'stream' | 'mail', CombinedGroup>, b: Record<'stream' | 'mail', CombinedGroup>) => {
  const getKey = ({ stream, mail }: typeof a) =>
    [stream, mail].map(({ group }) => listMembers(group)[0]?.fingerprint).join(' ');
  return getKey(a) < getKey(b) ? -1 : 1;
};

function describe(
  other: CombinedGroup,
  reviews: ReadonlyMap<CombinedGroup, ReviewStatus>,
  subscriptions: readonly TrackedSubscription[],
): PossibleMatch {
  const { subscription_id } = reviews.get(other) as ReviewStatus;
  const { group, combined } = other;
  const subscription = subscriptions.find(({ id, status }) => id === subscription_id && status === 'active');
  return {
    name: subscription?.name ?? combined.service_name,
    amount: subscription?.amount ?? combined.amount,
    currency: subscription?.currency ?? combined.currency,
    ...(subscription && { subscription_id: subscription.id }),
    findings: listMembers(group).map(({ id }) => id),
  };
}
