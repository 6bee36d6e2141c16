import { foldInPlace } from '@kumbara/text/fold';
import { codesBy, parseCurrency } from './currencies.ts';

/** Names of currencies next to foreign prices, folded: `SWEDISH KRONA` below `129.00`. */
export const currencyNames = codesBy('names');

/**
 * Returns the ISO code of a text that is the name, in singular or plural, or the code of a currency and nothing else.
 */
export function parseCurrencyName(text: string): string | undefined {
  const folded = foldInPlace(text)
    .replace(/^\W+|[^\p{L}$€£₺]+$/gu, '')
    .replace(/\s+/g, ' ');
  const code = parseCurrency(folded);
  if (code !== undefined) return code;
  return (
    currencyNames.get(folded) ??
    currencyNames.get(folded.replace(/s$/, '')) ??
    currencyNames.get(folded.replace(/s(?= )/, ''))
  );
}
