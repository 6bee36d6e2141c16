import { foldInPlace } from '@kumbara/text/fold';
import { readLanguages } from '@kumbara/text/languages';
import { findCatalogueMatches, findOwnerOfHost } from '#catalogue/catalogue.ts';
import { allNames } from '#catalogue/names.ts';
import { resellers, services } from '#catalogue/records.ts';
import type { Service } from '#catalogue/schema.ts';
import languages from '#mail/data/sender-words.json' with { type: 'json' };
import type { Address } from '#mail/mail.ts';
import { foldWords } from '#merchant/fold.ts';
import { asSeen, hasDisguisedWord, mixesScripts, readableHost } from './confusables.ts';
import { isBelow, registeredLabel } from './domain.ts';
import { mailProviders, mixedSenders, personalDomains } from './senders.ts';

export type Sender = {
  /** As shown: display name and address. */
  shown: string;
  name: string;
  domain: string;
} /** `listed`: the catalogue knows the domain; else it is told from its name. */ & (
  | { kind: 'service'; service: Service; listed: boolean }
  /** Bills for others, and perhaps for services of its own. */
  | {
      kind: 'reseller';
      reseller: string;
      own: Service[];
      /** Whom the money is for stands in the display name. */
      writes_for_merchants?: boolean;
    }
  /** Telephone, energy, insurance; sells services beside its own bills. */
  | { kind: 'bill'; listed: boolean }
  /** Calls itself what its domain is not. */
  | { kind: 'spoofed' }
  | { kind: 'person' }
  | { kind: 'unknown' }
);

const below = <T extends { domains?: string[] }>(entries: T[], domain: string) =>
  entries.find(({ domains }) => domains?.some((known) => isBelow(domain, known)));

/** Letters that pass for each other in an address line. */
const skeleton = (text: string) =>
  foldInPlace(asSeen(text))
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[i1l|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/[5$]/g, 's');

const compact = (name: string) =>
  foldInPlace(asSeen(name))
    .replace(/\+/g, 'plus')
    .replace(/[^a-z0-9]/g, '');
const labels = new Set(
  [...services, ...resellers, ...mixedSenders].flatMap(({ domains = [] }) => domains.map(registeredLabel)),
);
/** From where it writes nobody knows: no domain of its own, of a provider or shop that sells it, or of one called like it. */
const isUnsettled = (service: Service) =>
  service.sold_by_many ||
  (!service.domains?.length &&
    !service.sold_by?.length &&
    !service.shop_domains &&
    !labels.has(compact(service.name.split(/[ +]/)[0] ?? '')));
const unsettled = services.filter(isUnsettled);
const settled = services.filter((service) => !isUnsettled(service));
/** "Allegro" of "Allegro Smart!", which is sold by the shop of that name and has no domain of its own. */
const shopsNamedIn = mixedSenders.flatMap(({ domains, services: sold }) =>
  domains.map(registeredLabel).filter((label) => sold.some(({ name }) => compact(name.split(' ')[0] ?? '') === label)),
);
/** Names worth faking. Short ones are words of their own and prove nothing. */
const brands = new Map(
  [...settled, ...resellers]
    .flatMap(({ name, domains = [] }) => [
      compact(name.replace(/(?: (?:premium|play|one|plus|prime)|\+)$/i, '')),
      // "Adobe" of "Adobe Creative Cloud": what its own domain is called.
      ...domains.map(registeredLabel).filter((label) => label === compact(name.split(' ')[0] ?? '')),
    ])
    .concat(shopsNamedIn)
    .filter((brand) => brand.length >= 5)
    .map((brand) => [skeleton(brand), brand] as const),
);
/** All names, short and full ones too: beside one of the `phishingWords` even they prove something. */
const names = new Set(
  [...services.flatMap(allNames), ...resellers.map(({ name }) => name)].map((name) => skeleton(compact(name))),
);
const planBehind = /(?:premium|plus|pro|one|prime|play|family|max)$/;
/** What companies add to their name in a domain that sends mail: `hulumail`. */
const mailBehind = /(?:e?mail|mailer|news|app|hq|inc)$/;
const isName = (piece: string) =>
  [piece, piece.replace(planBehind, ''), piece.replace(mailBehind, '')].some((name) => names.has(skeleton(name)));
const { pattern } = readLanguages(languages);
/** Words that make a domain with the name of a service look official; services write from their own domain instead. */
const phishingWords = new RegExp(`^${pattern('phishing')}$`);

/** Brands do own their name in their countries; elsewhere anybody can buy it. */
const isLikelyOwned = (domain: string) => /\.(?:com|[a-z]{2})$/.test(domain);

/** `netflix-tr`, `netfIix`, `apple-id-tr`, `hulumail-account`, `mubi.support-verify`: a known name in a domain of others. */
function fakesDomain(domain: string): boolean {
  const own = registeredLabel(domain);
  const pieces = domain.split(/[.-]/);
  const isNamed = pieces.some((piece) => piece !== own && isName(piece));
  if (isNamed && own.split('-').some((piece) => phishingWords.test(piece))) return true;
  return domain.split('.').some((label) =>
    label.split(/[-_]|(?<=\D)(?=\d{2,}$)/).some((part, _, parts) => {
      const brand = brands.get(skeleton(part));
      return brand !== undefined && (parts.length > 1 || part !== brand || label !== own || !isLikelyOwned(domain));
    }),
  );
}

/** A service that writes from somewhere the catalogue does not know, by the beginning of the display name. */
export function unsettledService(name: string): Service | undefined {
  const shown = foldInPlace(name);
  return unsettled.find(
    (service) =>
      !service.ordinary_word &&
      shown.startsWith(foldInPlace(service.name)) &&
      !/^[\p{L}\d]/u.test(shown.slice(service.name.length)),
  );
}

/** What stands before a name without changing whose it is: "Your Netflix Account", "Team Netflix", "no-reply at netflix dot com". */
const fillers = new RegExp(`^${pattern('fillers')}$`);
const ordinary = new Set(services.filter(({ ordinary_word }) => ordinary_word).map(({ name }) => compact(name)));

/** The domain is called like a brand, and not only partly: `getnotion.app` and `netflixplus.net` are of others. */
export function isCalled(domain: string, brand: string): boolean {
  const label = registeredLabel(domain).replace(/[^a-z0-9]/g, '');
  return (
    label === brand || (isLikelyOwned(domain) && (label.replace(mailBehind, '') === brand || `the${label}` === brand))
  );
}

/** `D A Z N`, `C-r-u-n-c-h`: only phishing spells a name like that. */
const joinLetters = (words: readonly string[]): string[] =>
  words.length >= 3 && words.every((word) => word.length === 1) ? [words.join('')] : [...words];

/** `Netflix <x@elsewhere.com>`: the display name begins with a known name whose domain this is not. */
function fakesName(name: string, domain: string): boolean {
  const words = joinLetters(
    foldInPlace(asSeen(name))
      .split(/[^a-z0-9+]+/)
      .filter(Boolean),
  );
  const isOwn = (brand: string) => isCalled(domain, brand);
  const behind = words.findIndex((word) => !fillers.test(word) && !phishingWords.test(word));
  for (const from of behind > 0 ? [0, behind] : [0])
    for (let count = 1; count <= Math.min(3, words.length - from); count += 1) {
      const brand = compact(words.slice(from, from + count).join(''));
      if (brands.has(skeleton(brand)) && !(from > 0 && ordinary.has(brand))) return !isOwn(brand);
    }
  // A short name proves something where it is all that is shown.
  const whole = compact(name.replace(/(?: (?:billing|support|team|account|payments?))+$/i, ''));
  return wholeNames.has(whole) && !isOwn(whole);
}
const wholeNames = new Set(
  settled
    .filter(({ ordinary_word }) => !ordinary_word)
    .map(({ name }) => compact(name))
    .filter((name) => name.length >= 3),
);

const byCompactName = new Map(
  services
    .filter(({ ordinary_word }) => !ordinary_word)
    .map((service) => [compact(service.name), service] as const)
    .filter(([name]) => name.length >= 5),
);

/**
 * A service that writes from a domain the catalogue lacks: its whole name is what somebody registered. Under `.com`
 * that is the service; elsewhere, or with a word such as `mail` behind the name, only where the mail proves to come
 * from there and calls itself so, too.
 */
function serviceByDomain(domain: string, name: string, proven: boolean): Service | undefined {
  const label = registeredLabel(domain);
  const exact = byCompactName.get(label);
  if (exact && domain.endsWith('.com') && isBelow(domain, `${label}.com`)) return exact;
  if (!proven) return undefined;
  const service = exact ?? byCompactName.get(label.replace(mailBehind, ''));
  return service && compact(name).startsWith(compact(service.name)) ? service : undefined;
}

/**
 * Who a mail says it is from, and whether that can be. The address decides; the display name only convicts.
 * @param proven the mail proves to come from the domain of its address
 */
export function identifySender(from: Address | undefined, proven = false): Sender {
  const address = from?.address.toLowerCase() ?? '';
  const domain = readableHost((address.split('@').pop() ?? '').replace(/\.$/, ''));
  const name = from?.name?.trim() ?? '';
  const sender = { shown: name ? `${name} <${address}>` : address, name, domain };
  if (!domain.includes('.')) return { ...sender, kind: 'unknown' };
  if (hasDisguisedWord(name) || mixesScripts(domain)) return { ...sender, kind: 'spoofed' };
  // The closest owner decides: tv.youtube.com is not youtube.com, aws.amazon.com not amazon.com.
  const known = findOwnerOfHost(domain);
  if (known?.kind === 'reseller') {
    const { id, name: reseller, writes_for_merchants } = known.entry;
    return { ...sender, kind: 'reseller', reseller, own: ownServices(id, domain), writes_for_merchants };
  }
  const mixed = below(mixedSenders, domain);
  if (mixed) return { ...sender, kind: 'reseller', reseller: '', own: mixed.services };
  if (known?.kind === 'service')
    return guestOf(sender, known.entry) ?? { ...sender, kind: 'service', service: known.entry, listed: true };
  if (known?.kind === 'bill') return { ...sender, kind: 'bill', listed: true };
  const provider = isRole.test(address) ? below(mailProviders, domain) : undefined;
  if (provider) return { ...sender, kind: 'service', service: provider.service, listed: true };
  const service = serviceByDomain(domain, name, proven);
  if (service) return guestOf(sender, service) ?? { ...sender, kind: 'service', service, listed: false };
  if (fakesDomain(domain) || fakesName(name, domain) || showsAnothersAddress(name))
    return { ...sender, kind: 'spoofed' };
  if (findCatalogueMatches(foldWords(name))[0]?.kind === 'bill')
    return { ...sender, kind: 'bill', listed: compact(name).startsWith(registeredLabel(domain)) };
  return { ...sender, kind: personalDomains.has(domain) ? 'person' : 'unknown' };
}

/** `"no-reply@spotify.com" <x91@freemail.example>`: readers see the first. */
const showsAnothersAddress = (name: string): boolean =>
  [...name.matchAll(/[\w-]+(?:\.[\w-]+)+/g)].some(([host]) => findOwnerOfHost(host) !== undefined);

/** `Acme <support@acme.zendesk.com>` writes with Zendesk and is not Zendesk: its label below that domain is its name. */
function guestOf(sender: Pick<Sender, 'shown' | 'name' | 'domain'>, host: Service): Sender | undefined {
  const label = sender.domain.split('.')[0] ?? '';
  const own = registeredLabel(sender.domain);
  const shown = compact(sender.name);
  if (label.length < 4 || label === own || !shown.startsWith(label) || shown.includes(own)) return undefined;
  if (compact(host.name).startsWith(label)) return undefined;
  const service = byCompactName.get(label);
  return service ? { ...sender, kind: 'service', service, listed: false } : { ...sender, kind: 'unknown' };
}

/** Mailboxes that a provider gives to nobody but itself. */
const isRole = /^(?:no-?reply|do-?not-?reply)@/;

const ownServices = (reseller: string, domain: string): Service[] =>
  services.filter(
    ({ sold_by, domains }) => sold_by?.includes(reseller) || domains?.some((own) => isBelow(domain, own)),
  );
