import { services, stores } from '#catalogue/records.ts';
import data from './senders.json' with { type: 'json' };

/**
 * Who sends mail about subscriptions beside the services, whose domains stand in the catalogue. Subdomains are always
 * meant too.
 */

type Processor = {
  name: string;
  domains: string[];
  /** Its mails carry the merchant's name as their sender. */
  writes_for_merchants?: boolean;
  /** Anybody sends invoices and asks for money through it, in any name. */
  open_to_anybody?: boolean;
};

/**
 * Collects money for others; whom for stands in the mail. Resellers of the catalogue are known with their own domains.
 * Gyms, studios, courses, clubs and communities of single people collect with some, and are named in the mail.
 */
export const processors: Processor[] = data.processors;

/** Through whom anybody sends invoices: of `processors`, and others. */
export const invoicingDomains = [
  ...processors.filter(({ open_to_anybody }) => open_to_anybody).flatMap(({ domains }) => domains),
  ...data.invoicing,
];

export const storeNames = new Set(stores.map(({ name }) => name));
/** An order there is of nothing that is sent, so that it may be of a subscription. */
export const digitalStoreNames = new Set(stores.filter(({ store }) => store === 'digital').map(({ name }) => name));

/** Shops with the services that they sell beside much else. */
export const mixedSenders = [
  ...Map.groupBy(services, ({ shop_domains = [] }) => shop_domains.join(' ')).values(),
].flatMap((sold) => {
  const [{ shop_domains: domains } = {}] = sold;
  return domains ? [{ domains, services: sold }] : [];
});

export const mailProviders = services.flatMap((service) =>
  service.mailbox_domains ? [{ domains: service.mailbox_domains, service }] : [],
);

/** Mailboxes of people: nobody bills from there. */
export const personalDomains = new Set(data.personal);
