import { findServiceById } from '#catalogue/catalogue.ts';
import { areCyclesApart } from './billing-cycle.ts';
import { areAlike, isSameName, type Names } from './merchant-names.ts';
import { countSharedPayments, isNear, mayBeSamePrice } from './payments.ts';
import { findCollector, type SourceFinding } from './source.ts';

/** Sell other people's subscriptions in an account of their own. All other collectors only move the money. */
const stores = new Set([
  'apple',
  'google-play',
  'amazon',
  'microsoft',
  'roku',
  'samsung',
  'huawei',
  'playstation-network',
  'nintendo',
  'electronic-arts',
]);

/** iCloud is Apple's own: bought there, it is bought directly. The catalogue names a maker's own store first. */
const isOwnProduct = ({ service_id }: SourceFinding, store: string) =>
  findServiceById(service_id ?? '')?.sold_by?.[0] === store;

/** The store through which a mail says that it is paid; undefined where it is paid directly. */
const findStore = (mail: SourceFinding): string | undefined =>
  mail.collector && stores.has(mail.collector) && !isOwnProduct(mail, mail.collector) ? mail.collector : undefined;

/** Whether a receipt may name what a collector's charge paid for. */
export function mayName(mail: SourceFinding, collector: string): boolean {
  if (!stores.has(collector)) return true;
  if (mail.collector && stores.has(mail.collector)) return mail.collector === collector;
  return findServiceById(mail.service_id ?? '')?.sold_by?.includes(collector) ?? false;
}

const isAssumed = ({ reasons }: SourceFinding) => reasons.includes('cycle_assumed');
/** Days within which a receipt and a charge may be of one payment. */
export const postingDays = 5;

/** No receipt fits a charge or the days between charges: they are of two plans, or of two ways to pay. */
function contradicts(stream: SourceFinding, mail: SourceFinding): boolean {
  if (stream.charges.length === 0 || mail.charges.length === 0) return false;
  const cycleSource = isAssumed(stream) ? mail : stream;
  const charged = stream.charges.map(({ date }) => date);
  const fits = (receipt: SourceFinding['charges'][number]) => {
    const near = stream.charges.filter(({ date }) => isNear(date, receipt.date, postingDays));
    if (near.length > 0) return near.some((charge) => mayBeSamePrice(charge, receipt));
    return isAssumed(cycleSource) || charged.some((date) => areCyclesApart(date, receipt.date, cycleSource));
  };
  return !mail.charges.some(fits);
}

/** Neither tells of days that the other tells of. */
export function coverDifferentDays(one: SourceFinding, other: SourceFinding): boolean {
  const days = ({ charges }: SourceFinding) => charges.map(({ date }) => date).sort();
  const [a, b] = [days(one), days(other)];
  return (a.at(-1) ?? '') < (b[0] ?? '') || (b.at(-1) ?? '') < (a[0] ?? '');
}

/**
 * How well a statement's finding and a mail's fit as one subscription; undefined where they are two.
 * The same merchant counts before everything, then payments that both tell of, then the same price.
 * @param names `namesOf`, which the caller looks up once a finding
 */
export function scorePair(
  stream: SourceFinding,
  mail: SourceFinding,
  names: (finding: SourceFinding) => Names,
): number | undefined {
  const collector = findCollector(stream);
  const [streamNames, mailNames] = [names(stream), names(mail)];
  const isSame = !collector && isSameName(streamNames, mailNames);
  const isPossible = isSame || (collector ? mayName(mail, collector) : areAlike(streamNames, mailNames));
  if (!isPossible) return undefined;
  const shared = countSharedPayments(mail.charges, stream.charges);
  const isSamePrice = stream.amount === mail.amount && stream.currency === mail.currency;
  const score = 100 * shared.count - shared.days + Number(isSamePrice);
  if (shared.count > 0) return isSame ? 1_000_000 + score : score;
  if (!isSame) return undefined;
  const isOne = findStore(mail) ? isSamePrice && coverDifferentDays(stream, mail) : !contradicts(stream, mail);
  return isOne ? 1_000_000 + score : undefined;
}
