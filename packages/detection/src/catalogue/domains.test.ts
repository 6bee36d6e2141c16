import { describe, expect, it } from 'vitest';
import { isBelow, isPublicSuffix } from '#mail/sender/domain.ts';
import { personalDomains } from '#mail/sender/senders.ts';
import { bills, resellers, services, stores } from './records.ts';

const owners = [...services, ...bills, ...resellers];
const storeIds = new Set(stores.map(({ id }) => id));
const owned = owners.flatMap(({ id, domains = [] }) => domains.map((domain) => ({ id, domain })));

/** Anybody's mail comes from there, in anybody's words: what it says of an end proves nothing. */
const sharedPlatforms = [
  // sending for others
  'sendgrid.net sendgrid.com mcsv.net rsgsv.net mcdlv.net mailchimpapp.com mandrillapp.com mailgun.org mailgun.net sparkpostmail.com',
  'amazonses.com amazonaws.com postmarkapp.com mailjet.com sendinblue.com brevo.com mailerlite.com klaviyomail.com exacttarget.com',
  'salesforce-communications.com hubspotemail.net intercom-mail.com ccsend.com constantcontact.com convertkit-mail.com beehiiv.com',
  'shopifyemail.com ccavenue.com cmail20.com createsend.com aweber.com',
  // carrying customers' tickets, forms, documents, invoices
  'zendesk.com freshdesk.com docusign.net squarespace.info wixforms.com jotform.com notification.intuit.com typeform.io',
]
  .join(' ')
  .split(' ');

/** Mailbox providers beyond those of `personalDomains` whose product the catalogue knows. */
const mailboxes =
  'mailbox.org posteo.de posteo.net tuta.com tutanota.com tutanota.de tuta.io keemail.me startmail.com runbox.com zoho.com zohomail.com globo.com globomail.com sky.com uol.com.br aruba.it me.com hey.com fastmail.fm ik.me'.split(
    ' ',
  );

describe('sender domains', () => {
  it('are registered host names in lower case', () => {
    for (const { id, domain } of owned) {
      expect(domain, id).toMatch(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/);
      expect(domain.startsWith('www.'), id).toBe(false);
      expect(isPublicSuffix(domain), id).toBe(false);
    }
  });

  it('belong to one owner each, or are below a domain of the same owner, or of a store with a service of its own', () => {
    const sameOwner = new Set(
      'aws.amazon.com tv.youtube.com developer.apple.com admin.google.com notification.intuit.com'.split(' '),
    );
    for (const { id, domain } of owned) {
      const isShared = (other: { id: string; domain: string }) =>
        other.domain === domain && [id, other.id].some((owner) => storeIds.has(owner));
      const others = owned.filter((other) => other.id !== id && isBelow(domain, other.domain) && !isShared(other));
      if (others.length > 0) expect(sameOwner, `${domain} of ${id}`).toContain(domain);
    }
  });

  it('list a domain once, without its subdomains', () => {
    for (const { id, domains = [] } of owners) {
      const twice = domains.filter((domain) => domains.some((other) => other !== domain && isBelow(domain, other)));
      expect(twice, id).toEqual([]);
    }
  });

  it('are no public mail providers, from which anybody could confirm a cancellation', () => {
    const open = owned.filter(({ domain }) => personalDomains.has(domain) || mailboxes.includes(domain));
    expect(open).toEqual([]);
  });

  it('of services are no platforms that send mails of others', () => {
    const shared = services.flatMap(({ domains = [] }) =>
      domains.filter((domain) => sharedPlatforms.some((platform) => isBelow(domain, platform))),
    );
    expect(shared).toEqual([]);
  });
});
