import { serviceById } from '#catalogue/catalogue.ts';
import { isNear, pricesAgree, sharedPayments } from './payments.ts';
import { areCyclesApart } from './rhythm.ts';
import { onlyCollector, type SourceFinding } from './source.ts';

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
  serviceById(service_id ?? '')?.sold_by?.[0] === store;

/** The store through which a mail says that it is paid; undefined where it is paid directly. */
const storeOf = (mail: SourceFinding): string | undefined =>
  mail.collector && stores.has(mail.collector) && !isOwnProduct(mail, mail.collector) ? mail.collector : undefined;

/** Whether a receipt may name what a collector's charge paid for. */
export function mayName(mail: SourceFinding, collector: string): boolean {
  if (!stores.has(collector)) return true;
  if (mail.collector && stores.has(mail.collector)) return mail.collector === collector;
  return serviceById(mail.service_id ?? '')?.sold_by?.includes(collector) ?? false;
}

const enoughLetters = 6;
/** Banks cut names: of two unknown ones the shorter may be the beginning of the longer. */
function isSameMerchant(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short === long || (short.length >= enoughLetters && long.startsWith(`${short} `));
}

const isAssumed = ({ reasons }: SourceFinding) => reasons.includes('cycle_assumed');
/** Days within which a receipt and a charge may be of one payment. */
const postingDays = 5;

/** No receipt fits a charge or the days between charges: they are of two plans, or of two ways to pay. */
function contradicts(stream: SourceFinding, mail: SourceFinding): boolean {
  if (stream.charges.length === 0 || mail.charges.length === 0) return false;
  const rhythm = isAssumed(stream) ? mail : stream;
  const charged = stream.charges.map(({ date }) => date);
  const fits = (receipt: SourceFinding['charges'][number]) => {
    const near = stream.charges.filter(({ date }) => isNear(date, receipt.date, postingDays));
    if (near.length > 0) return near.some((charge) => pricesAgree(charge, receipt));
    return isAssumed(rhythm) || charged.some((date) => areCyclesApart(date, receipt.date, rhythm));
  };
  return !mail.charges.some(fits);
}

/** Neither tells of days that the other tells of. */
function areApart(stream: SourceFinding, mail: SourceFinding): boolean {
  const days = ({ charges }: SourceFinding) => charges.map(({ date }) => date).sort();
  const [booked, told] = [days(stream), days(mail)];
  return (booked.at(-1) ?? '') < (told[0] ?? '') || (told.at(-1) ?? '') < (booked[0] ?? '');
}

/**
 * How well a statement's finding and a mail's fit as one subscription; undefined where they are two.
 * The same merchant counts before everything, then payments that both tell of, then the same price.
 * @param merchant `merchantOf`, which the caller looks up once a finding
 */
export function fitOf(
  stream: SourceFinding,
  mail: SourceFinding,
  merchant: (finding: SourceFinding) => string,
): number | undefined {
  const collector = onlyCollector(stream);
  const isPossible = collector ? mayName(mail, collector) : isSameMerchant(merchant(stream), merchant(mail));
  if (!isPossible) return undefined;
  const shared = sharedPayments(mail.charges, stream.charges);
  const isSamePrice = stream.amount === mail.amount && stream.currency === mail.currency;
  const score = 100 * shared.count - shared.days + Number(isSamePrice);
  if (shared.count > 0) return collector ? score : 1_000_000 + score;
  if (collector) return undefined;
  const isOne = storeOf(mail) ? isSamePrice && areApart(stream, mail) : !contradicts(stream, mail);
  return isOne ? 1_000_000 + score : undefined;
}
