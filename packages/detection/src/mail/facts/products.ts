import { foldInPlace } from '@kumbara/text/fold';
import type { Service } from '#catalogue/schema.ts';
import { type AnnotatedMail, hasTerm, type Line, type NameMatch } from '#mail/annotations/annotate.ts';
import { brandOf, isCertainName } from '#mail/annotations/service-names.ts';
import { borrowsName, claimsAnother } from '#mail/sender/claims.ts';
import { registeredLabel } from '#mail/sender/domain.ts';
import { type Sender, unsettledService } from '#mail/sender/sender.ts';
import { merchantName, senderName } from '#mail/sender/sender-name.ts';
import {
  countLetters,
  findItems,
  isOneOff,
  isOnlySubscribed,
  isRecurring,
  type Product,
  resolveTitle,
  toProduct,
} from './items.ts';
import { findPayees, isPlan, readItemName, resolveName } from './names.ts';
import type { Price } from './prices.ts';

/** What a mail is about stands in so many letters of its body. */
const leadLetters = 400;

const speaksOf = (line: Line): boolean =>
  line.at < 0 ||
  (['pay', 'subscription', 'renew', 'start', 'trial', 'cancel', 'end', 'seller', 'receipt', 'refund', 'resume'].some(
    (concept) => hasTerm(line, concept as 'pay'),
  ) &&
    !(hasTerm(line, 'offer') && !hasTerm(line, 'pay')));
/** Services of the catalogue named where a mail speaks of paying or subscribing, the most often named first. */
function findStatedServices({ all }: AnnotatedMail): NameMatch[] {
  return all.filter(speaksOf).flatMap(({ names, text }) => names.filter((match) => isCertainName(match, text)));
}

/** What a seller calls its own service for short: `Prime` of Amazon. */
function asOwn(product: Product, own: readonly Service[]): Product {
  if (product.service) return product;
  const words = foldInPlace(product.name)
    .split(' ')
    .filter((word) => !isPlan(word));
  const service =
    words.length > 0 && own.find(({ name }) => words.every((word) => foldInPlace(name).split(' ').includes(word)));
  return service ? { ...product, name: service.name, service } : product;
}
const leastStated = 2;

/**
 * What a store's channel is called: `Fjordflix` of `You're subscribed to Fjordflix on Prime Video`. Undefined if the mail
 * speaks of none; none if it does not say of which.
 */
function findChannel(mail: AnnotatedMail, sender: Sender, own: readonly Service[]): Product[] | undefined {
  const lead = mail.all.filter(({ at, offset, isProse }) => at < 0 || offset < leadLetters || !isProse);
  if (!lead.some((line) => hasTerm(line, 'channel'))) return undefined;
  const seller = registeredLabel(sender.domain);
  const isOwn = (name: string) => {
    const words = foldInPlace(name).split(' ');
    const named = resolveName(name);
    return (
      words.includes(seller) ||
      isPlan(name) ||
      own.some((service) => (named && isSister(service, named)) || words.includes(brandOf(service)))
    );
  };
  const payee = findPayees(mail).find(({ name, weight }) => weight >= leastStated && !isOwn(name));
  if (payee) {
    const service = resolveName(payee.name);
    return [{ name: service?.name ?? payee.name, service }];
  }
  // `Prime Video Channels`
  const isOfStore = lead.some(({ names, terms }) =>
    names.some(
      (name) =>
        own.includes(name.service) &&
        terms.some(({ concept, start }) => concept === 'channel' && start - name.end === 1),
    ),
  );
  return isOfStore ? [] : undefined;
}

/** Sold by stores and payment services: their items, else the services and payees that the text names. */
function findResold(mail: AnnotatedMail, sender: Sender & { kind: 'reseller' }, prices: readonly Price[]): Product[] {
  const merchant = sender.writes_for_merchants ? merchantName(sender) : '';
  if (merchant) return [{ name: resolveName(merchant)?.name ?? merchant, service: resolveName(merchant) }];
  const channel = findChannel(mail, sender, sender.own);
  if (channel) return channel;
  const all = findItems(mail, prices);
  const stated = findStatedServices(mail).map(({ service }) => service);
  const lead = mail.all.filter(({ offset, isProse }) => offset < leadLetters || !isProse);
  const items = all.filter(
    ({ lines }) =>
      !isOneOff(lines) && (isRecurring(lines) || isOnlySubscribed(lines) || (all.length === 1 && isRecurring(lead))),
  );
  const products = items.flatMap((item) => toProduct(item) ?? []).map((product) => asOwn(product, sender.own));
  const seller = registeredLabel(sender.domain);
  const named = products.filter(
    ({ service, name }) => service || (countLetters(name) > 2 && foldInPlace(name) !== seller),
  );
  const unique = named.filter(
    ({ service, name }, at) =>
      named.findIndex((other) => (other.service?.id ?? other.name) === (service?.id ?? name)) === at,
  );
  const known = unique.filter(({ service }) => service);
  if (unique.length > 0 && (known.length > 0 || sender.reseller !== 'PayPal'))
    return unique.map((product) => ({
      ...product,
      item: product.item && { ...product.item, isOnly: unique.length === 1 },
    }));
  const own = new Set<Service>(sender.own);
  const rows = mail.lines.filter(({ isProse, offset }) => !isProse && offset < leadLetters);
  stated.push(...rows.flatMap((line) => resolveTitle(readItemName(line)) ?? []));
  const service = stated.find((one) => !own.has(one)) ?? stated[0];
  if (service) return [{ name: service.name, service }];
  const payees = findPayees(mail).filter(
    ({ name }) => registeredLabel(foldInPlace(name)) !== seller && foldInPlace(name) !== foldInPlace(sender.reseller),
  );
  const payee = payees.find(({ weight }) => weight >= leastStated);
  if (payee) return [asOwn({ name: payee.name }, sender.own)];
  const short = payees.map(({ name }) => asOwn({ name }, sender.own)).find((product) => product.service);
  if (short) return [short];
  const self = sender.own.find(({ name }) => foldInPlace(name) === foldInPlace(sender.name));
  return self ? [{ name: self.name, service: self }] : [];
}

const isSister = (one: Service, other: Service): boolean => brandOf(other) === brandOf(one);

/** A service's own mail is about it, or about another one of its company if the subject names that. */
function ofService(mail: AnnotatedMail, sender: Sender, own: Service): Product[] {
  const channel = findChannel(mail, sender, [own]);
  if (channel) return channel;
  const named = mail.subject.names
    .filter(({ weak, service }) => !weak && !service.ordinary_word)
    .map(({ service }) => service);
  if (named.includes(own) || named.length === 0) return [{ name: own.name, service: own }];
  const sister = named.find((other) => isSister(own, other));
  if (sister) return [{ name: sister.name, service: sister }];
  // A budgeting service reports the payments of others.
  const reports = mail.subject.terms.some(({ concept }) => concept === 'pay' || concept === 'renew');
  return reports ? [] : [{ name: own.name, service: own }];
}

/** Several plans on one receipt of a service: rows with a cycle each that add up to the total. */
function findPlans(mail: AnnotatedMail, own: Service, prices: readonly Price[]): Product[] | undefined {
  const items = findItems(mail, prices);
  const total = prices.findLast(({ role }) => role === 'total');
  const sum = items.reduce((amount, { price }) => amount + price.amount, 0);
  const areAll = items.length > 1 && total !== undefined && Math.abs(total.amount - sum) < 0.005;
  return areAll && items.every(({ price }) => price.line.cycles.length > 0)
    ? items.map((item) => ({ name: own.name, service: own, item: { ...item, isOnly: false } }))
    : undefined;
}

/** Of a telephone company's mail only the services that it sells of others. */
function findBilled(mail: AnnotatedMail, sender: Sender, prices: readonly Price[]): Product[] {
  const seller = registeredLabel(sender.domain);
  const items = findItems(mail, prices)
    .flatMap((item) => toProduct(item) ?? [])
    .filter(({ service }) => service);
  if (items.length > 0) return items;
  const stated = findStatedServices(mail).map(({ service }) => service);
  const sold = stated.find((service) => brandOf(service) !== seller) ?? stated[0];
  if (sold) return [{ name: sold.name, service: sold }];
  const labelled = findPayees(mail).find(({ weight }) => weight >= leastLabelled);
  return labelled && isRecurring(mail.all) ? [{ name: labelled.name }] : [];
}
/** The weight of a payee behind a label: `Anbieter: Rätselclub`. */
const leastLabelled = 4;

/** The products that a mail is about, by the kind of its sender. */
export function findProducts(mail: AnnotatedMail, sender: Sender, prices: readonly Price[]): Product[] {
  if (sender.kind === 'service')
    return findPlans(mail, sender.service, prices) ?? ofService(mail, sender, sender.service);
  if (sender.kind === 'reseller') return findResold(mail, sender, prices);
  if (sender.kind === 'bill') return sender.listed ? findBilled(mail, sender, prices) : [];
  if (sender.kind !== 'unknown' || claimsAnother(mail, sender) || borrowsName(sender)) return [];
  const listed = findListed(mail, prices);
  if (listed.length > 1) return listed;
  const name = unsettledService(sender.name)?.name ?? senderName(sender);
  return name ? [{ name: findOwnProduct(mail, name) ?? name }] : [];
}

/** One of several products that the sender calls by its own name: `Lumio Sketch` of Lumio. */
function findOwnProduct(mail: AnnotatedMail, sender: string): string | undefined {
  const shown = foldInPlace(sender);
  const brand = `${shown.split(' ')[0]} `;
  return findPayees(mail).find(({ name, weight }) => {
    const folded = foldInPlace(name);
    const isOther = shown === brand.trim() || !folded.startsWith(shown);
    return (
      weight >= 2 &&
      folded.startsWith(brand) &&
      isOther &&
      !shown.startsWith(folded) &&
      !isPlan(name.slice(brand.length))
    );
  })?.name;
}

/** Several subscriptions on one bill of a kiosk or marketplace: rows that add up to the total, if there is one. */
function findListed(mail: AnnotatedMail, prices: readonly Price[]): Product[] {
  const all = findItems(mail, prices);
  const items = all.filter(({ price }) => !hasTerm(price.line, 'order') || price.line.cycles.length > 0);
  const own = items.filter(({ price }) => price.line.cycles.length > 0 || hasTerm(price.line, 'subscription'));
  const isMixed = own.length > 0 && own.length < items.length;
  const products = isMixed ? [] : items.flatMap((item) => toProduct(item) ?? []);
  const names = new Set(products.map(({ name }) => name));
  const total = prices.findLast(({ role }) => role === 'total');
  const sum = all.reduce((amount, { price }) => amount + price.amount, 0);
  const isWhole = total === undefined || Math.abs(total.amount - sum) < 0.005;
  const areNames = products.every(({ name }) => !isPlan(name) && /^\p{Lu}/u.test(name));
  return isWhole && areNames && names.size === products.length && isRecurring(mail.all) ? products : [];
}
