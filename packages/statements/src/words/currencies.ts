import { currenciesBy, currencyPattern, resolveSign } from '@kumbara/text/currencies';
import { foldInPlace, wholeWords } from '@kumbara/text/fold';

/** Distinguishes dollars and crowns: a code or a country anywhere in the document. */
const dollarHints: [RegExp, string][] = [
  [/\bmxn\b|\bm\.n\.|mexic|moneda nacional|\bspei\b|\brfc\b|banorte|invex/, 'MXN'],
  [/\bcad\b|\bcanad(?:a|ian)\b|\binterac\b|\be-transfer\b/, 'CAD'],
  [/\baud\b|\baustralia|\bbsb\b/, 'AUD'],
  [/\bnzd\b|new zealand|\b\d{2}-\d{4}-\d{7}-\d{2,3}\b/, 'NZD'],
  [/\bsgd\b|\bsingapore/, 'SGD'],
  [/\bhkd\b|hong kong/, 'HKD'],
  [/\bars\b|argentina/, 'ARS'],
  [/\bclp\b|\bchile\b/, 'CLP'],
  [/\bcop\b|colombia/, 'COP'],
  [/resumen de (?:cuenta|tarjeta)|\bcuit\b|\bcbu\b/, 'ARS'],
  // Without the name of another country these words are most likely Mexican.
  [/estado de cuenta|tarjeta de credito/, 'MXN'],
];
/**
 * Cities and states behind the names of merchants. One is a purchase abroad; several are the place where the user
 * lives.
 */
const dollarPlaces: [RegExp, string][] = [
  [/\b(?:toronto|ontario|montreal|vancouver|calgary|ottawa|quebec|edmonton|winnipeg)\b/g, 'CAD'],
  [/\b(?:sydney|melbourne|brisbane|adelaide|nsw|qld)\b/g, 'AUD'],
  [/\b(?:auckland|wellington|christchurch|dunedin)\b/g, 'NZD'],
];
const fewestPlaces = 3;

const crownHints: [RegExp, string][] = [
  [/\bnok\b|norge|kontonummer.*kid\b|\bbelop\b|\bbokfort\b/, 'NOK'],
  [/\bdkk\b|danmark|\bbelob\b|\bbogfort\b|\bdankort/, 'DKK'],
  [/\bbelopp\b|\bbokforingsdag/, 'SEK'],
];

/**
 * Resolves `$` and `kr` by other hints in the document, then by the user's currency; US dollars and Swedish crowns
 * without a hint.
 * @param own the user's currency, used only if the symbol may stand for it
 */
export function resolveCurrency(code: string, foldedText: () => string, own: string): string {
  if (code !== '$' && code !== 'kr') return code;
  const text = foldedText();
  const hints = code === '$' ? dollarHints : crownHints;
  const hinted = hints.find(([hint]) => hint.test(text))?.[1] ?? (code === '$' ? livedIn(text) : undefined);
  return hinted ?? resolveSign(code, own);
}

function livedIn(foldedText: string): string | undefined {
  const [most] = dollarPlaces
    .map(([places, code]) => ({ code, count: foldedText.match(places)?.length ?? 0 }))
    .sort((a, b) => b.count - a.count);
  return most && most.count >= fewestPlaces ? most.code : undefined;
}

const headings = currenciesBy('headings');
const anyHeading = wholeWords([...headings.keys()]);

/** Returns the currency that a folded text names. */
export const findCurrencyName = (folded: string): string | undefined =>
  headings.get(anyHeading.exec(folded)?.[0] ?? '');

/** `(TL)`, `in EUR`, the last word of a column's name, or the second one before a name close to it: `Betrag EUR S/H`. */
const inLabel = new RegExp(
  `(?:[(（]\\s*|\\bin |[ /]|^)(${currencyPattern})\\s*[)）]?$|^(?:\\p{L}+ )?(${currencyPattern})(?: |(?<=[€£₺])(?=[a-z]))`,
  'u',
);

/** Returns the currency in a column's name as printed, or an empty string. */
export const findCurrencyInLabel = (label: string): string => {
  const match = inLabel.exec(foldInPlace(label));
  return match?.[1] ?? match?.[2] ?? '';
};
