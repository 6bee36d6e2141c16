import {
  addDays,
  type Billing,
  type Category,
  type Confidence,
  type Evidence,
  type EvidenceSource,
  type IsoDate,
  nextPaymentDate,
  type ReasonCode,
  reasonCodes,
} from '@kumbara/shared';
import type { FoundCharge } from '#finding.ts';
import { isLongAgo } from '#recurrence/lifecycle-status.ts';
import { chooseAnchor } from './anchor.ts';
import type { Group } from './groups.ts';
import { countSharedPayments, isNear, mergePayments } from './payments.ts';
import { combinePrices, type SourcedPrice } from './prices.ts';
import { findCollector, type SourceFinding } from './source.ts';

type SourcedCharge = FoundCharge & { source: Exclude<EvidenceSource, 'manual'> };

/** One subscription with everything that all sources show. */
export type Combined = Billing & {
  service_id?: string;
  service_name: string;
  /** Null if mails contain no price and no statement shows the subscription. */
  amount: number | null;
  currency: string;
  category: Category;
  /** Never in the past; absent if the subscription has stopped or was last seen long ago. */
  next_payment_date?: IsoDate;
  /** The day from which payment days are counted: see `chooseAnchor`. */
  anchor: IsoDate;
  /** Of being a subscription, whether or not it still runs. */
  confidence: Confidence;
  /** The day of the last payment or mail that shows it. */
  last_seen: IsoDate;
  /** True if documents cover the time since, as far as its next payment should have shown. */
  covered_since: boolean;
  stopped: boolean;
  /** Newest first, at most twelve. */
  evidence: Evidence[];
  reasons: ReasonCode[];
  /** Oldest first; future days are announced prices. */
  price_history: SourcedPrice[];
  /** Oldest first, each payment once. */
  charges: SourcedCharge[];
  sender: string;
  email_id: string;
};

const mostEvidence = 12;

const listDays = ({ charges, evidence }: SourceFinding): IsoDate[] =>
  [...charges.map(({ date }) => date), ...evidence.map(({ date }) => date)].sort();
const getLastDay = (finding: SourceFinding): IsoDate => listDays(finding).at(-1) ?? '';
const getFirstDay = (finding: SourceFinding): IsoDate => listDays(finding)[0] ?? '';

const compareLastDays = (a: SourceFinding, b: SourceFinding) =>
  getLastDay(a) < getLastDay(b)
    ? -1
    : Number(getLastDay(a) > getLastDay(b)) || (a.fingerprint < b.fingerprint ? -1 : 1);

const isAssumed = ({ reasons }: SourceFinding) => reasons.includes('cycle_assumed');

/** A cycle stated in a mail is preferred to an observed one, that to an assumed one. */
function chooseCycleSource(stream: SourceFinding | undefined, mail: SourceFinding | undefined): SourceFinding {
  const explicit = mail && !isAssumed(mail) && mail.reasons.includes('recurring_words') ? mail : undefined;
  const seen = [stream, mail].find((finding) => finding && !isAssumed(finding));
  return (explicit ?? seen ?? stream ?? mail) as SourceFinding;
}

/** Chooses the source of the name: the catalogue, then mails, then statements. Names of collectors come last. */
function chooseNameSource(stream: SourceFinding | undefined, mail: SourceFinding | undefined): SourceFinding {
  const named = stream && !findCollector(stream) ? stream : undefined;
  const known = [named, mail].find((finding) => finding?.service_id);
  return (known ?? mail ?? named ?? stream) as SourceFinding;
}

function findNextDay(
  stream: SourceFinding | undefined,
  mail: SourceFinding | undefined,
  billing: Billing,
  days: IsoDate[],
  today: IsoDate,
): IsoDate | undefined {
  const hasSameCycle = (finding: SourceFinding) =>
    finding.billing_cycle === billing.billing_cycle && finding.billing_interval === billing.billing_interval;
  // The mail of the last payment knows the next day; an older mail does not.
  const isMailNew = mail && (!stream || getLastDay(mail) >= addDays(getLastDay(stream), -3));
  const explicit = [isMailNew ? mail : undefined, stream, mail].find(
    (finding) => finding?.next_payment_date && hasSameCycle(finding),
  )?.next_payment_date;
  if (explicit) return explicit;
  const last = days.at(-1);
  // The next day is after the day of the last charge, even if that is today.
  return last && nextPaymentDate(last, billing, last >= today ? addDays(last, 1) : today);
}

/** The newest source decides whether the subscription has stopped. */
function hasStopped(stream: SourceFinding | undefined, mail: SourceFinding | undefined): boolean {
  if (!stream || !mail) return (stream ?? mail)?.stopped ?? false;
  const [newest, other] = getLastDay(mail) > getLastDay(stream) ? [mail, stream] : [stream, mail];
  return newest.stopped || (other.stopped && isNear(getLastDay(newest), getLastDay(other)));
}

function combineConfidence(members: SourceFinding[], isSeenTwice: boolean): Confidence {
  if (members.some(({ confidence }) => confidence === 'high')) return 'high';
  // Rent is regular and has receipts too: for an unknown merchant a document must call the payment recurring.
  const isRegular =
    members.some((member) => member.source === 'statement' && !isAssumed(member)) &&
    members.some(({ reasons }) => reasons.includes('recurring_words'));
  return isSeenTwice && (isRegular || members.some(({ service_id }) => service_id)) ? 'high' : 'medium';
}

/** Reasons for doubt of one source are removed if another source settles them. */
function combineReasons(members: SourceFinding[], combined: Pick<Combined, 'service_id' | 'charges'>, from: Sources) {
  const codes = new Set(members.flatMap(({ reasons }) => reasons));
  const settled: [ReasonCode, boolean][] = [
    ['cycle_assumed', !isAssumed(from.billing)],
    ['currency_assumed', !from.price.reasons.includes('currency_assumed')],
    ['unknown_merchant', combined.service_id !== undefined],
    ['reseller', findCollector(from.name) === undefined],
    ['single_charge', combined.charges.length > 1],
    ['overdue', !from.newest.reasons.includes('overdue')],
    ['trial', !from.newest.reasons.includes('trial')],
    ['not_read_since', !from.isUnseen],
    ['payment_failed', !from.newest.reasons.includes('payment_failed')],
    ['charge_not_stated', members.some(({ reasons }) => !reasons.includes('charge_not_stated'))],
  ];
  for (const [code, isSettled] of settled) if (isSettled) codes.delete(code);
  if (from.isSeenTwice) codes.add('several_sources');
  if (from.isUnseen && !codes.has('overdue')) codes.add('not_read_since');
  return reasonCodes.filter((code) => codes.has(code));
}

type Sources = Record<'billing' | 'price' | 'name' | 'newest', SourceFinding> &
  Record<'isSeenTwice' | 'isUnseen', boolean>;

const compareNewestFirst = (a: Evidence, b: Evidence) =>
  a.date === b.date ? (a.source > b.source ? -1 : 1) : a.date < b.date ? 1 : -1;

function combineEvidence(members: SourceFinding[], unassigned: SourcedCharge[]): Evidence[] {
  const all = [
    ...members.flatMap(({ evidence }) => evidence),
    ...unassigned.map(({ merchant: _, ...rest }: Unassigned) => rest),
  ];
  const once = new Map(all.map((item) => [JSON.stringify([item.source, item.date, item.text, item.amount]), item]));
  return [...once.values()].sort(compareNewestFirst).slice(0, mostEvidence);
}
type Unassigned = SourcedCharge & { merchant?: string };

/** Combines all sources of one subscription. The result does not depend on the order of findings. */
export function combineFindings(group: Group, today: IsoDate): Combined {
  const [streams, mails] = [group.streams.toSorted(compareLastDays), group.mails.toSorted(compareLastDays)];
  const [stream, mail] = [streams.at(-1), mails.at(-1)];
  const members = [...streams, ...mails];
  const sourced = ({ source, charges }: SourceFinding) => charges.map((charge) => ({ ...charge, source }));
  const unassignedCharges = group.unassigned.map((charge) => ({ ...charge, source: 'statement' as const }));
  const charges = mergePayments([...members.flatMap(sourced), ...unassignedCharges]).map(
    ({ date, amount, currency, text, source }) => ({ date, amount, currency, text, source }),
  );
  const name = chooseNameSource(stream, mail);
  const cycleSource = chooseCycleSource(stream, mail);
  const billing = { billing_cycle: cycleSource.billing_cycle, billing_interval: cycleSource.billing_interval };
  const booking = { first: getEarliestDay(streams), last: streams.map(getLastDay).at(-1) ?? '' };
  const prices = combinePrices(streams, mails, booking, today);
  const days = charges.map(({ date }) => date);
  const stopped = hasStopped(stream, mail);
  const due = findNextDay(stream, mail, billing, days, today);
  const newest = members.toSorted(compareLastDays).at(-1) as SourceFinding;
  // Statements age from the day they were uploaded; mails are scanned regularly and mark overdue payments themselves.
  const isUnseen =
    stream !== undefined &&
    (newest.reasons.includes('not_read_since') || isLongAgo(billing, getLastDay(newest), today));
  // A missed due day is not skipped, unless a mail mentions a later payment.
  const isMissed = stream?.reasons.includes('overdue') && isNear(getLastDay(newest), getLastDay(stream));
  // Without a payment the next day is one cycle after the last mention.
  const lastMentioned = getLastDay(newest) || today;
  const assumed = nextPaymentDate(lastMentioned, billing, getLater(addDays(lastMentioned, 1), today));
  const anchor = chooseAnchor(due ?? assumed, billing, days);
  const isSeenTwice =
    unassignedCharges.length > 0 ||
    countSharedPayments(
      streams.flatMap((one) => one.charges),
      mails.flatMap((one) => one.charges),
    ).count > 0;
  const sources = {
    billing: cycleSource,
    price: stream ?? (mail as SourceFinding),
    name,
    newest,
    isSeenTwice,
    isUnseen,
  };
  return {
    ...(name.service_id && { service_id: name.service_id }),
    service_name: name.service_name,
    ...prices,
    ...billing,
    category: name.category,
    ...(due && !stopped && !isUnseen && !isMissed && { next_payment_date: nextPaymentDate(anchor, billing, today) }),
    anchor,
    confidence: combineConfidence(members, isSeenTwice),
    last_seen: lastMentioned,
    covered_since: !isUnseen,
    stopped,
    evidence: combineEvidence(members, unassignedCharges),
    reasons: combineReasons(members, { service_id: name.service_id, charges }, sources),
    charges,
    sender: mail?.sender ?? (stream as SourceFinding).sender,
    email_id: mail?.email_id ?? '',
  };
}

const getLater = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);
const getEarliestDay = (streams: SourceFinding[]): IsoDate => streams.map(getFirstDay).sort()[0] ?? '';
