import { foldInPlace } from '#mail/fold.ts';
import { type Reading, says } from '#mail/reading.ts';
import { registeredLabel } from './domain.ts';
import { brandOf, findNames } from './names.ts';
import { withoutSuffix } from './payee.ts';
import type { Sender } from './sender.ts';

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

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

/** Shorter labels are words of a language. */
const shortestPrinted = 6;

/**
 * What the domain is called where the mail speaks of what it sells ("Kolay Defter" of `kolaydefter.com`), and the name
 * it shows stands nowhere in it: a department, a person, the tool's own wording.
 */
export function printedName(sender: Sender, { document, sentences }: Reading): string | undefined {
  const label = registeredLabel(sender.domain).replace(/[^a-z0-9]/g, '');
  const shown = foldInPlace(senderName(sender));
  const isPrinted = [document.subject, ...document.lines].some((line) => foldInPlace(line).includes(shown));
  if (label.length < shortestPrinted || isPrinted || shown.replace(/[^a-z0-9]/g, '').includes(label)) return undefined;
  const spelled = new RegExp(`(?<![a-z0-9])${[...label].join('[ .&-]?')}(?![a-z0-9.@])`, 'g');
  return sentences
    .filter((sentence) => says(sentence, 'subscription') || says(sentence, 'paid') || says(sentence, 'receipt'))
    .flatMap(({ text, folded }) =>
      [...folded.matchAll(spelled)].map(({ index, 0: { length } }) => text.slice(index, index + length)),
    )
    .find((found) => /^\p{Lu}/u.test(found) && !/[ .&-]\p{Ll}/u.test(found));
}
