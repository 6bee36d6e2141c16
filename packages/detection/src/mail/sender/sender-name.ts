import { foldInPlace } from '@kumbara/text/fold';
import { readLanguages } from '@kumbara/text/languages';
import { brandOf, findNames } from '#mail/annotations/service-names.ts';
import languages from '#mail/data/sender-words.json' with { type: 'json' };
import { registeredLabel } from './domain.ts';
import type { Sender } from './sender.ts';

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

const { pattern } = readLanguages(languages);
const suffixes = new RegExp(`(?:,? (?:${pattern('legalForms')}|${pattern('furtherLegalForms')}))+\\.?$`, 'i');

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

const roles = new RegExp(`\\b${pattern('roles')}\\b`, 'gi');

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
