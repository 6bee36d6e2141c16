import type { Language } from '@kumbara/shared';
import { currentLanguage } from '#i18n/language.ts';
import type { Letter } from './letter-dialog.tsx';

const byDomain: Record<string, Language> = {
  ...{ tr: 'tr', de: 'de', at: 'de', fr: 'fr', it: 'it', es: 'es', mx: 'es', ar: 'es' },
  ...{ pt: 'pt', br: 'pt', uk: 'en', au: 'en', ie: 'en' },
};
const byCurrency: Record<string, Language> = { TRY: 'tr', BRL: 'pt', USD: 'en', GBP: 'en', MXN: 'es', ARS: 'es' };

/** The language of a contract, as its service's domain or its currency suggests; else the page's. */
export function guessContractLanguage(letter: Letter): Language {
  const { url } = letter;
  const domain = url && URL.canParse(url) ? new URL(url).hostname.split('.').at(-1) : undefined;
  const currency = letter.kind === 'refund' ? letter.charge.currency : letter.currency;
  return byDomain[domain ?? ''] ?? byCurrency[currency] ?? currentLanguage();
}
