import { resellers, services, stores } from '#catalogue/records.ts';
import data from './senders.json' with { type: 'json' };

/**
 * Who sends mail about subscriptions beside those whose domains stand in the catalogue. Subdomains are always meant
 * too.
 */

/** Through whom anybody sends invoices: resellers, and others. */
export const invoicingDomains = [
  ...resellers.flatMap(({ open_to_anybody, domains = [] }) => (open_to_anybody ? domains : [])),
  ...data.invoicing,
];

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
