import { fold } from './fold.ts';

/** Printed currencies, folded, with their ISO 4217 codes. A bare $ or kr is resolved per document. */
const printed: Record<string, string> = {
  '₺': 'TRY', tl: 'TRY', ytl: 'TRY', try: 'TRY',
  us$: 'USD', u$s: 'USD', usd$: 'USD', usd: 'USD', dolares: 'USD',
  '€': 'EUR', eur: 'EUR', euro: 'EUR', euros: 'EUR',
  '£': 'GBP', gbp: 'GBP',
  r$: 'BRL', brl: 'BRL',
  mx$: 'MXN', mxn: 'MXN', mxp: 'MXN',
  c$: 'CAD', cad$: 'CAD', ca$: 'CAD', cad: 'CAD',
  a$: 'AUD', aud$: 'AUD', au$: 'AUD', aud: 'AUD',
  nz$: 'NZD', nzd$: 'NZD', nzd: 'NZD',
  s$: 'SGD', sgd: 'SGD',
  hk$: 'HKD', hkd: 'HKD',
  '¥': 'JPY', '円': 'JPY', jpy: 'JPY', cny: 'CNY', rmb: 'CNY',
  '₹': 'INR', inr: 'INR', rs: 'INR',
  '₫': 'VND', vnd: 'VND',
  '₩': 'KRW', '원': 'KRW', krw: 'KRW',
  '₽': 'RUB', rub: 'RUB',
  '₴': 'UAH', uah: 'UAH',
  '₪': 'ILS', ils: 'ILS', nis: 'ILS',
  '฿': 'THB', thb: 'THB',
  '₦': 'NGN', ngn: 'NGN',
  '₱': 'PHP', php: 'PHP',
  rm: 'MYR', myr: 'MYR', idr: 'IDR', rp: 'IDR',
  zl: 'PLN', pln: 'PLN', ft: 'HUF', huf: 'HUF', kc: 'CZK', czk: 'CZK', lei: 'RON', ron: 'RON', bgn: 'BGN',
  chf: 'CHF', sek: 'SEK', nok: 'NOK', dkk: 'DKK', isk: 'ISK',
  aed: 'AED', sar: 'SAR', qar: 'QAR', kwd: 'KWD', bhd: 'BHD', omr: 'OMR', egp: 'EGP', mad: 'MAD', zar: 'ZAR', kes: 'KES',
  azn: 'AZN', gel: 'GEL', kzt: 'KZT', pkr: 'PKR', bdt: 'BDT', lkr: 'LKR', twd: 'TWD',
  ars: 'ARS', clp: 'CLP', cop: 'COP', pen: 'PEN', uyu: 'UYU',
  'dolar u.s.a': 'USD', 'dolar usa': 'USD', 'us dollar': 'USD', 'us dollars': 'USD', 'united states dollar': 'USD', 'united states dollars': 'USD', 'canadian dollar': 'CAD', 'canadian dollars': 'CAD', 'australian dollar': 'AUD', 'australian dollars': 'AUD', 'swedish krona': 'SEK', 'turkish lira': 'TRY', 'japanese yen': 'JPY', 'u.s. dollar': 'USD', 'u.s. dollars': 'USD',
  'european union euro': 'EUR', 'pound sterling': 'GBP', 'pounds sterling': 'GBP', 'swiss franc': 'CHF', 'swiss francs': 'CHF',
  $: '$', pesos: '$', kr: 'kr',
}; // biome-ignore format: one currency beside the other reads better than one a line

/** The ISO codes of all known currencies. */
export const currencyCodes: ReadonlySet<string> = new Set(
  Object.values(printed).filter((code) => /^[A-Z]{3}$/.test(code)),
);

const escaped = Object.keys(printed)
  .sort((a, b) => b.length - a.length)
  // The syllable for won is also the end of many merchants' names.
  .map((mark) => mark.replace(/[$.]/g, '\\$&').replace('원', '(?<![가-힣])원'));

/** Matches any printed currency, for use inside a pattern over folded text. */
export const currencyPattern = `(?:${escaped.join('|')})`;

/** Currencies without decimals, or whose decimals are never printed. */
const whole: ReadonlySet<string> = new Set(['JPY', 'KRW', 'VND', 'CLP', 'COP', 'HUF', 'ISK', 'IDR', 'TWD']);
const wholeMarks = Object.keys(printed).filter((mark) => whole.has(printed[mark] as string));
const anyWhole = new RegExp(`(?<![a-z])(?:${wholeMarks.join('|')})(?![a-z])`, 'u');

/** True if a folded text names a currency without decimals. */
export const hasWholeCurrency = (folded: string): boolean => anyWhole.test(folded);

/** Returns the ISO code of a folded currency, or `$` or `kr` where the document has to decide. */
export const parseCurrency = (mark: string): string | undefined => printed[mark];

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

const dollars = ['USD', 'MXN', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'ARS', 'CLP', 'COP', 'TWD'];
const crowns = ['SEK', 'NOK', 'DKK', 'ISK', 'CZK'];

/**
 * Resolves `$` and `kr` by other hints in the document, then by the user's currency; US dollars and Swedish crowns
 * without a hint.
 * @param own the user's currency, used only if the symbol may stand for it
 */
export function resolveCurrency(code: string, foldedText: () => string, own: string): string {
  if (code !== '$' && code !== 'kr') return code;
  const text = foldedText();
  const [hints, possible, usual] =
    code === '$' ? ([dollarHints, dollars, 'USD'] as const) : ([crownHints, crowns, 'SEK'] as const);
  const hinted = hints.find(([hint]) => hint.test(text))?.[1] ?? (code === '$' ? livedIn(text) : undefined);
  return hinted ?? (possible.includes(own) ? own : usual);
}

function livedIn(foldedText: string): string | undefined {
  const [most] = dollarPlaces
    .map(([places, code]) => ({ code, count: foldedText.match(places)?.length ?? 0 }))
    .sort((a, b) => b.count - a.count);
  return most && most.count >= fewestPlaces ? most.code : undefined;
}

/** Names of currencies in headings, folded. */
const names: Record<string, string> = {
  'turk lirasi': 'TRY', 'turkish lira': 'TRY', 'amerikan dolari': 'USD', 'us dollars?': 'USD', 'united states dollars?': 'USD', 'u.s. dollars?': 'USD',
  'singapore dollars?': 'SGD', 'australian dollars?': 'AUD', 'canadian dollars?': 'CAD', 'new zealand dollars?': 'NZD', 'hong kong dollars?': 'HKD',
  'pounds? sterling': 'GBP', sterling: 'GBP', 'british pounds?': 'GBP', 'swiss francs?': 'CHF', 'schweizer franken': 'CHF', 'francs suisses': 'CHF',
  'zlotych|polski zloty': 'PLN', forint: 'HUF', 'svenska kronor': 'SEK', 'swedish kron(?:a|or)': 'SEK', 'danske kroner': 'DKK', 'norske kroner': 'NOK',
  'indian rupees?': 'INR', 'uae dirhams?': 'AED', 'saudi riyals?': 'SAR', 'japanese yen': 'JPY', 'pesos mexicanos': 'MXN', 'moneda nacional': 'MXN', reais: 'BRL',
  'viet ?nam(?:ese)? dong': 'VND', 'malaysian ringgit': 'MYR', 'thai baht': 'THB', rupiah: 'IDR',
}; // biome-ignore format: a list
const anyName = new RegExp(`(?<![a-z])(?:${Object.keys(names).join('|')})(?![a-z])`, 'u');
const namePatterns = Object.entries(names).map(([name, code]) => [new RegExp(`^(?:${name})$`), code] as const);

/** Returns the currency that a folded text names. */
export function findCurrencyName(folded: string): string | undefined {
  const found = anyName.exec(folded)?.[0];
  return found === undefined ? undefined : namePatterns.find(([pattern]) => pattern.test(found))?.[1];
}

/** `(TL)`, `in EUR`, or the last word of a column's name. */
const inLabel = new RegExp(
  `(?:[(（]\\s*|\\bin |[ /]|^)(${currencyPattern})\\s*[)）]?$|^(${currencyPattern})(?: |(?<=[€£₺])(?=[a-z]))`,
  'u',
);

/** Returns the currency in a column's name as printed, or an empty string. */
export const findCurrencyInLabel = (label: string): string => {
  const match = inLabel.exec(fold(label));
  return match?.[1] ?? match?.[2] ?? '';
};
