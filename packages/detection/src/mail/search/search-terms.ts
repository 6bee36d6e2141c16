import { foldInPlace } from '@kumbara/text/fold';
import { readLanguages } from '@kumbara/text/languages';
import { allNames } from '#catalogue/names.ts';
import { bills, resellers, services, stores } from '#catalogue/records.ts';
import languages from '#mail/data/sender-words.json' with { type: 'json' };
import { isBelow } from '#mail/sender/domain.ts';
import { identifySender } from '#mail/sender/sender.ts';
import { mixedSenders } from '#mail/sender/senders.ts';
import {
  changeSubjects,
  endingSubjects,
  eventWords,
  forwardWords,
  newsletterSubjects,
  onceSubjects,
  paymentSubjects,
  recurringWords,
  subscriptionSubjects,
} from './search-words.ts';

/** Any of the terms, in this place of a mail. Terms are whole words, phrases, or domains (subdomains are meant too). */
export type MailSearch = { where: 'from' | 'subject' | 'anywhere'; terms: string[] };

const domains = (senders: readonly { domains?: string[] }[]) => senders.flatMap((sender) => sender.domains ?? []);

/** Domains below another one need no term of their own. */
function topmost(all: readonly string[]): string[] {
  const set = new Set(all);
  const isBelowOther = (domain: string) =>
    domain.split('.').some((_, index, labels) => index > 0 && set.has(labels.slice(index).join('.')));
  return [...set].filter((domain) => !isBelowOther(domain)).sort();
}

/** `its-name.com` of services whose domain the catalogue lacks: see `identifySender`. */
const ownNames = services
  .filter((service) => !service.domains?.length)
  .map(
    ({ name }) =>
      `${foldInPlace(name)
        .replace(/\+/g, 'plus')
        .replace(/[^a-z0-9]/g, '')}.com`,
  )
  .filter((domain) => identifySender({ address: `x@${domain}` }).kind === 'service');

const payers = topmost(domains(resellers));
const storeDomains = topmost(domains([...mixedSenders, ...stores]));
/** Some services share a domain with their shop: it is the shop that writes. */
const isShared = new Set([...storeDomains, ...payers]);

/** The first part of addresses that write about what is paid again and again: see `isMailCandidate`. */
const billingBoxes = readLanguages(languages).list('subscriptionMailboxes');

/** What stores sell again and again, by name: they may say no more of it. */
const soldInStores = services
  .filter(
    ({ sold_by, domains: own = [] }) =>
      sold_by?.length || own.some((domain) => storeDomains.some((store) => isBelow(domain, store))),
  )
  .flatMap(allNames)
  .map((name) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );

/**
 * What a mail server is asked for, so that only what may tell something of a subscription is downloaded: the answers,
 * put together by `foundBySearch`, hold every mail that `isMailCandidate` takes and that tells an event.
 * (`mail-search.long.test.ts` of the samples shows it).
 */
export const mailSearches = {
  services: {
    where: 'from',
    terms: topmost([...domains(services), ...ownNames]).filter((domain) => !isShared.has(domain)),
  },
  /** They collect money for whom one tells them to. */
  processors: { where: 'from', terms: [...payers.filter((domain) => !storeDomains.includes(domain)), ...billingBoxes] },
  /** They sell single things, too: their receipts tell something only where they speak of what comes again. */
  stores: { where: 'from', terms: storeDomains },
  bills: { where: 'from', terms: topmost(domains(bills)) },
  events: { where: 'anywhere', terms: eventWords },
  recurring: { where: 'anywhere', terms: [...recurringWords, ...soldInStores] },
  subscriptions: { where: 'subject', terms: subscriptionSubjects },
  payments: { where: 'subject', terms: paymentSubjects },
  changes: { where: 'subject', terms: changeSubjects },
  /** They tell an event by themselves, whatever words the mail's text uses. */
  endings: { where: 'subject', terms: endingSubjects },
  once: { where: 'subject', terms: onceSubjects },
  newsletters: { where: 'subject', terms: newsletterSubjects },
  forwards: { where: 'subject', terms: forwardWords },
} satisfies Record<string, MailSearch>;
export type MailSearchName = keyof typeof mailSearches;

/** From the names of the mails that each search found, those worth looking at. */
export function combineSearchResults(found: Readonly<Record<MailSearchName, ReadonlySet<string>>>): Set<string> {
  const by = (id: string, ...names: MailSearchName[]) => names.some((name) => found[name].has(id));
  const isWorth = (id: string) => {
    if (by(id, 'services', 'processors', 'forwards')) return true;
    if (by(id, 'stores')) return by(id, 'recurring');
    if (by(id, 'bills')) return by(id, 'subscriptions');
    if (by(id, 'newsletters')) return false;
    if (by(id, 'subscriptions')) return by(id, 'recurring');
    return !by(id, 'once') && (by(id, 'payments') || (by(id, 'changes', 'endings') && by(id, 'recurring')));
  };
  // A subject that speaks of a payment or an end is an event by itself; of other changes only where a service writes.
  const isEvent = (id: string) => by(id, 'events', 'payments', 'endings') || (by(id, 'services') && by(id, 'changes'));
  const all = new Set(Object.values(found).flatMap((ids) => [...ids]));
  return new Set([...all].filter((id) => isEvent(id) && isWorth(id)));
}
