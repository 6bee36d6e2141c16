import { services } from '#catalogue/records.ts';
import type { Service } from '#catalogue/schema.ts';
import { type AnnotatedMail, hasTerm, type Line, type NameMatch } from '#mail/annotations/annotate.ts';
import { brandOf } from '#mail/annotations/service-names.ts';
import type { Term } from '#mail/annotations/terms.ts';
import type { Concept } from '#mail/annotations/vocabulary.ts';
import { foldInPlace } from '#mail/fold.ts';
import { registeredLabel } from '#mail/sender/domain.ts';
import { type Sender, unsettledService } from '#mail/sender/sender.ts';
import { merchantName, senderName } from '#mail/sender/sender-name.ts';
import { findPayees, isPlan, readItemName, resolveName, splitLabel } from './names.ts';
import type { Price } from './prices.ts';

/** Something that a mail is about: the item of a receipt with its own lines, or the one thing that the sender sells. */
export type Product = {
  name: string;
  service?: Service;
  item?: { price: Price; lines: Line[]; isOnly: boolean };
};

/** A price with the lines around it that belong to no other. */
type Item = { price: Price; lines: Line[] };

const maxLinesAbove = 6;
const maxLinesBelow = 3;
/** What a mail is about stands in so many letters of its body. */
const leadLetters = 400;
const countLetters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

/** Rows of a receipt: each price with the lines around it that belong to no other. */
function findItems({ lines }: AnnotatedMail, prices: readonly Price[]): Item[] {
  const rows = prices.filter(
    ({ line, role, amount }) => line.at >= 0 && !line.isProse && role === 'price' && amount > 0,
  );
  const priced = new Set(prices.map(({ line }) => line.at));
  return rows.map((price) => {
    const own = [price.line];
    for (let at = price.line.at - 1; at >= 0 && at >= price.line.at - maxLinesAbove; at -= 1) {
      const line = lines[at] as Line;
      if (priced.has(at) || line.isProse || line.text.includes('@')) break;
      own.unshift(line);
    }
    for (let at = price.line.at + 1; at < lines.length && at <= price.line.at + maxLinesBelow; at += 1) {
      const line = lines[at] as Line;
      if (priced.has(at) || line.isProse || !(line.cycles.length > 0 || line.dates.length > 0)) break;
      own.push(line);
    }
    return { price, lines: own };
  });
}

/** A fact that an item recurs, in its own lines: a cycle, a renewal, or a word for a subscription. */
export const isRecurring = (lines: readonly Line[]): boolean =>
  lines.some(
    (line) =>
      line.cycles.length > 0 || hasTerm(line, 'renew') || hasTerm(line, 'subscription') || hasTerm(line, 'auto'),
  );

const isOneOff = (lines: readonly Line[]): boolean => lines.some((line) => hasTerm(line, 'once'));

type NamedRow = { line: Line; label: Term[]; name: string };
const isLabelled = ({ label }: NamedRow, ...concepts: Concept[]) =>
  label.some(({ concept }) => concepts.includes(concept));
const details: Concept[] = [
  'next',
  'renew',
  'period',
  'card',
  'total',
  'tax',
  'receipt',
  'price',
  'seller',
  'pay',
  'start',
  'trial',
];

/** Headings of columns: `Item Price`. */
const isOnlyTerms = ({ terms, text }: Line): boolean =>
  terms.reduce((sum, { start, end }) => sum + end - start, 0) >= countLetters(text) && !/\d/.test(text);

/** The label in the row of a price: `Price: 9.99` has one, in `Yearly plan (Notes): 9.99` it is the name. */
function readOwnLabel({ line, start }: Price): Term[] {
  const { label, value } = splitLabel({ ...line, text: line.text.slice(0, start) });
  return value || label.some(({ concept }) => amountLabels.includes(concept)) ? splitLabel(line).label : [];
}
const amountLabels: Concept[] = ['price', 'total', 'pay', 'tax', 'next', 'period'];

/** Rows above a price that may hold the name: no dates, and no labels of other things. */
function readNames({ price, lines }: Item): NamedRow[] {
  return lines
    .filter((line) => line.at <= price.line.at)
    .map((line) => ({
      line,
      label: line === price.line ? readOwnLabel(price) : splitLabel(line).label,
      name: readItemName(line, line === price.line ? price.start : undefined),
    }))
    .filter((row) => {
      const { line, name, label } = row;
      if (
        line.text.endsWith(':') ||
        countLetters(name) < 2 ||
        isLabelled(row, ...details) ||
        isOnlyTerms(line) ||
        hasTerm(line, 'thanks')
      )
        return false;
      if (line === price.line || isLabelled(row, 'product', 'subscription', 'plan')) return true;
      if (hasTerm(line, 'renew') || hasTerm(line, 'next')) return false;
      if (line.cycles.length > 0) return true;
      return label.length === 0 && line.dates.length === 0 && !details.some((concept) => hasTerm(line, concept));
    });
}

/** Stores put a description behind the name of an app: `HBO Max: Stream TV & Movies`. */
const resolveTitle = (name: string): Service | undefined =>
  resolveName(name) ?? resolveName(name.split(/: | [-–—] /)[0] ?? '');

function toProduct(item: Item): Product | undefined {
  const rows = readNames(item);
  const known = rows.map(({ name }) => resolveTitle(name)).findLast((service) => service !== undefined);
  if (known) return { name: known.name, service: known, item: { ...item, isOnly: false } };
  const labelled =
    rows.find((row) => isLabelled(row, 'product')) ?? rows.find((row) => isLabelled(row, 'subscription'));
  const own = rows.find(({ line, name }) => line === item.price.line && !isPlan(name));
  const above = rows.filter((row) => !isLabelled(row, 'plan'));
  const cycleAt = above.findLastIndex(({ line }) => line.cycles.length > 0);
  const printed = labelled?.name ?? own?.name ?? above[cycleAt > 0 ? cycleAt - 1 : cycleAt]?.name ?? above.at(-1)?.name;
  return printed && !isPlan(printed) ? { name: printed, item: { ...item, isOnly: false } } : undefined;
}

const speaksOf = (line: Line): boolean =>
  line.at < 0 ||
  (['pay', 'subscription', 'renew', 'start', 'trial', 'cancel', 'end', 'seller', 'receipt', 'refund', 'resume'].some(
    (concept) => hasTerm(line, concept as 'pay'),
  ) &&
    !(hasTerm(line, 'offer') && !hasTerm(line, 'pay')));

/** Written as a name and no ordinary word: short names are words of languages, too. */
function isWrittenAsName({ weak, start, end, service }: NameMatch, text: string): boolean {
  if (!weak) return true;
  const print = text.slice(start, end);
  const isCapital = print.length > 2 && print === print.toUpperCase() && text !== text.toUpperCase();
  return (
    !service.ordinary_word &&
    (isCapital || [service.name, ...(service.aliases ?? [])].some((name) => text.startsWith(name, start)))
  );
}

/** Services of the catalogue named where a mail speaks of paying or subscribing, the most often named first. */
function findStatedServices({ all }: AnnotatedMail): NameMatch[] {
  return all.filter(speaksOf).flatMap(({ names, text }) => names.filter((match) => isWrittenAsName(match, text)));
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

/** The item is called like a service that is sold by subscription only. */
export const isOnlySubscribed = (lines: readonly Line[]): boolean =>
  lines.some((line) => {
    const service = resolveName(readItemName(line));
    return service !== undefined && !service.sells_singly && !service.ordinary_word;
  });

/** Sold by stores and payment services: their items, else the services and payees that the text names. */
function findResold(mail: AnnotatedMail, sender: Sender & { kind: 'reseller' }, prices: readonly Price[]): Product[] {
  const merchant = sender.writes_for_merchants ? merchantName(sender) : '';
  if (merchant) return [{ name: resolveName(merchant)?.name ?? merchant, service: resolveName(merchant) }];
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
  const payee = findPayees(mail).find(
    ({ name, weight }) =>
      weight >= 2 &&
      registeredLabel(foldInPlace(name)) !== seller &&
      foldInPlace(name) !== foldInPlace(sender.reseller),
  );
  if (payee) return [asOwn({ name: payee.name }, sender.own)];
  const self = sender.own.find(({ name }) => foldInPlace(name) === foldInPlace(sender.name));
  return self ? [{ name: self.name, service: self }] : [];
}

const isSister = (one: Service, other: Service): boolean => brandOf(other) === brandOf(one);

/** A service's own mail is about it, or about another one of its company if the subject names that. */
function ofService(mail: AnnotatedMail, own: Service): Product[] {
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
  return sold ? [{ name: sold.name, service: sold }] : [];
}

/** The products that a mail is about, by the kind of its sender. */
export function findProducts(mail: AnnotatedMail, sender: Sender, prices: readonly Price[]): Product[] {
  if (sender.kind === 'service') return findPlans(mail, sender.service, prices) ?? ofService(mail, sender.service);
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

/** Shows the name of a service, or a look-alike of one (`Hu1u`), that its domain does not contain. */
function borrowsName({ name, domain }: Sender): boolean {
  const shown = foldInPlace(name)
    .split(/[^a-z0-9+]+/)
    .filter(Boolean);
  const whole = resolveName(name);
  if (whole && !isUnsettled(whole) && !domain.replace(/[^a-z0-9]/g, '').includes(brandOf(whole))) return true;
  return shown.some(
    (word) => /\d/.test(word) && /[a-z]{2}/.test(word) && lookAlikes.has(skeleton(word)) && !lookAlikes.has(word),
  );
}
const skeleton = (word: string): string =>
  word
    .replace(/[1il|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/rn/g, 'm');
const lookAlikes = new Set(services.map((service) => skeleton(brandOf(service))).filter((brand) => brand.length >= 4));
const isUnsettled = (service: Service): boolean => unsettledService(service.name) === service;

/** An unknown sender whose subject or statements name a service of the catalogue that it is not. */
function claimsAnother(mail: AnnotatedMail, { name, domain }: Sender): boolean {
  const own = foldInPlace(`${name} ${domain}`);
  const claims = [mail.subject, ...mail.lines.filter((line) => hasTerm(line, 'pay'))];
  const brand = `${foldInPlace(name.split(' ')[0] ?? '')} `;
  return claims.some((line) =>
    line.names.some(
      (match) =>
        (match.weak ? hasTerm(line, 'subscription') : !match.service.ordinary_word) &&
        isWrittenAsName(match, line.text) &&
        // "Lumio Sketch" of Lumio is not Sketch.
        !line.folded.slice(0, match.start).endsWith(brand) &&
        !own.includes(brandOf(match.service)),
    ),
  );
}
