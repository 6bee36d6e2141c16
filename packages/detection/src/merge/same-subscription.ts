import { findServiceById } from '#catalogue/catalogue.ts';
import { stores } from '#catalogue/records.ts';
import { areCyclesApart } from './billing-cycle.ts';
import { areAlike, isSameName, type Names } from './merchant-names.ts';
import { countSharedPayments, isNear, mayBeSamePrice } from './payments.ts';
import { findCollector, type SourceFinding } from './source.ts';

const storeIds = new Set(stores.map(({ id }) => id));

/** Returns true for a product of the store's own maker, such as iCloud at Apple. The catalogue lists it first. */
const isOwnProduct = ({ service_id }: SourceFinding, store: string) =>
  findServiceById(service_id ?? '')?.sold_by?.[0] === store;

/** Returns the store that bills according to the mail; undefined if the service bills directly. */
const findStore = (mail: SourceFinding): string | undefined =>
  mail.collector && storeIds.has(mail.collector) && !isOwnProduct(mail, mail.collector) ? mail.collector : undefined;

/** Returns true if a receipt may name the service behind a collector's charge. */
export function mayName(mail: SourceFinding, collector: string): boolean {
  if (!storeIds.has(collector)) return true;
  if (mail.collector && storeIds.has(mail.collector)) return mail.collector === collector;
  return findServiceById(mail.service_id ?? '')?.sold_by?.includes(collector) ?? false;
}

const isAssumed = ({ reasons }: SourceFinding) => reasons.includes('cycle_assumed');
/** A receipt and a charge this close may be of one payment. */
export const postingDays = 5;

/** Returns true if no receipt matches a charge or the billing cycle: two plans, or two ways to pay. */
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

/** Returns true if the charges of one are all before those of the other. */
export function coverDifferentDays(one: SourceFinding, other: SourceFinding): boolean {
  const days = ({ charges }: SourceFinding) => charges.map(({ date }) => date).sort();
  const [a, b] = [days(one), days(other)];
  return (a.at(-1) ?? '') < (b[0] ?? '') || (b.at(-1) ?? '') < (a[0] ?? '');
}

/**
 * Scores how well a statement's finding and a mail's finding match; undefined if they are two subscriptions. The same
 * merchant counts most, then shared payments, then the same price.
 * @param names `getNames`, cached by the caller
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
