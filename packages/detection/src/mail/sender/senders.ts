import data from './senders.json' with { type: 'json' };

/**
 * Who sends mail about subscriptions beside the services' own domains (those stand in the catalogue, and subdomains
 * are always meant too).
 */

type Processor = {
  name: string;
  domains: string[];
  /** Its mails carry the merchant's name as their sender. */
  writes_for_merchants?: boolean;
  /** Anybody sends invoices and asks for money through it, in any name. */
  open_to_anybody?: boolean;
  /** Whatever is sold there is ordered, subscriptions too. */
  digital_store?: boolean;
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

export const digitalStores = new Set(processors.filter(({ digital_store }) => digital_store).map(({ name }) => name));

/** Ids of services of which every month's bill is for what was used in it. */
export const soldByUse = new Set(data.sold_by_use);

/** Sells a subscription beside much else: a mail counts for it only where it is named. */
export const mixedSenders = data.mixed;

/** Sold by hundreds of companies, each of which writes from its own domain. */
export const soldByMany = new Set(data.sold_by_many);

/** Sells the very mailboxes whose domain it writes from: only its reserved addresses are its own. */
export const mailProviders = data.mailboxes;

/** Mailboxes of people: nobody bills from there. */
export const personalDomains = new Set(data.personal);
