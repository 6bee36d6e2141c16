import { currenciesBy, currencyPattern, resolveSign } from '@kumbara/text/currencies';
import { foldInPlace, wholeWords } from '@kumbara/text/fold';
import data from './currency-hints.json' with { type: 'json' };

const compileHints = (hints: { currency: string; hints: string }[]) =>
  hints.map(({ currency, hints }) => ({ currency, pattern: new RegExp(hints) }));

/**
 * Distinguishes dollars and crowns: a code or a country anywhere in the document. The first hint counts: without the name
 * of another country, `estado de cuenta` is most likely Mexican.
 */
const dollarHints = compileHints(data.$);
const crownHints = compileHints(data.kr);

/**
 * Cities and states behind the names of merchants. One is a purchase abroad; several are the place where the user
 * lives.
 */
const dollarPlaces = Object.entries(data.dollarPlaces).map(
  ([code, places]) => [new RegExp(`\\b(?:${places.join('|')})\\b`, 'g'), code] as const,
);
const fewestPlaces = 3;

/**
 * Resolves `$` and `kr` by other hints in the document, then by the user's currency; US dollars and Swedish crowns
 * without a hint.
 * @param own the user's currency, used only if the symbol may stand for it
 */
export function resolveCurrency(code: string, foldedText: () => string, own: string): string {
  if (code !== '$' && code !== 'kr') return code;
  const text = foldedText();
  const hints = code === '$' ? dollarHints : crownHints;
  const hinted =
    hints.find(({ pattern }) => pattern.test(text))?.currency ?? (code === '$' ? livedIn(text) : undefined);
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
