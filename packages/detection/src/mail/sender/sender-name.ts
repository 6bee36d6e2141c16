import { foldInPlace } from '@kumbara/text/fold';
import { brandOf, findNames } from '#mail/annotations/service-names.ts';
import { registeredLabel } from './domain.ts';
import type { Sender } from './sender.ts';

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

const suffixes =
  /(?:,? (?:inc|llc|ltd|limited|gmbh|ag|bv|b\.v|ab|oy|sas|sarl|s\.a|sa|s\.r\.l|srl|spa|s\.p\.a|pbc|corp|corporation|co|plc|sp\. z o\.o|sp z o\.o|a\.s|a\.ş|ltd\. sti|services|international|operations))+\.?$/i;

/** A company as people call it: without its legal form and without the sentence's punctuation. */
const withoutSuffix = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:!'’-]+$/, '')
    .replace(suffixes, '')
    .replace(/[\s.,;:-]+$/, '')
    .trim();

/** Stripe and the like write in the merchant's name. */
export const merchantName = (sender: Sender & { kind: 'reseller' }): string => {
  const name = senderName(sender);
  const shop = foldInPlace(sender.reseller).split(' ')[0] ?? '';
  return shop && !foldInPlace(name).includes(shop) && sender.own.length === 0 ? name : '';
};

const roles =
  /\b(?:billing|support|team|invoices?|receipts?|accounts?|payments?|notifications?|no-?reply|customer (?:service|care)|newsletter|info|hello|fatura|destek|faturation|facturation|rechnung|servicio|service client|kundenservice|via .*|by .*)\b/gi;

export function senderName({ kind, name, domain }: Sender): string {
  const shown = withoutSuffix(
    name
      .replace(roles, ' ')
      .replace(/@.*$/, '')
      .replace(/\(\s*\)?/g, ' '),
  );
  // "Zoho Invoice <billing@plotline.example>" is Plotline, and the tool it writes with.
  const own = domain.replace(/[^a-z0-9]/g, '');
  const isTool =
    kind === 'unknown' &&
    findNames(shown).some(
      ({ start, end, service }) =>
        !own.includes(brandOf(service)) &&
        !own.includes(foldInPlace(shown.slice(start, end)).replace(/[^a-z0-9]/g, '')),
    );
  if (letters(shown) > 1 && !isTool) return shown;
  const label = registeredLabel(domain);
  return label.charAt(0).toUpperCase() + label.slice(1);
}
