/** What statements print for a currency, folded, and its ISO 4217 code. A bare $ or kr is decided per document. */
const printed: Record<string, string> = {
  '₺': 'TRY', tl: 'TRY', ytl: 'TRY', try: 'TRY',
  us$: 'USD', usd: 'USD',
  '€': 'EUR', eur: 'EUR', euro: 'EUR', euros: 'EUR',
  '£': 'GBP', gbp: 'GBP',
  r$: 'BRL', brl: 'BRL',
  mx$: 'MXN', mxn: 'MXN', mxp: 'MXN',
  c$: 'CAD', ca$: 'CAD', cad: 'CAD',
  a$: 'AUD', au$: 'AUD', aud: 'AUD',
  nz$: 'NZD', nzd: 'NZD',
  s$: 'SGD', sgd: 'SGD',
  hk$: 'HKD', hkd: 'HKD',
  '¥': 'JPY', '円': 'JPY', jpy: 'JPY', cny: 'CNY', rmb: 'CNY',
  '₹': 'INR', inr: 'INR', rs: 'INR',
  '₫': 'VND', vnd: 'VND',
  '₩': 'KRW', krw: 'KRW',
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
  $: '$', kr: 'kr',
}; // biome-ignore format: one currency beside the other reads better than one a line

const escaped = Object.keys(printed)
  .sort((a, b) => b.length - a.length)
  .map((mark) => mark.replace(/[$]/g, '\\$&'));

/** Any printed currency, for use inside a pattern over folded text. */
export const currencyPattern = `(?:${escaped.join('|')})`;

/** ISO code of a folded mark, '$' or 'kr' where the document must decide. */
export const currencyOf = (mark: string): string | undefined => printed[mark];

/** What tells dollars and crowns apart: a code or a country anywhere in the document. */
const dollarHints: [RegExp, string][] = [
  [/\bmxn\b|\bm\.n\.|mexic|moneda nacional|\bspei\b|\brfc\b|banorte|invex/, 'MXN'],
  [/\bcad\b|\bcanad(?:a|ian)\b/, 'CAD'],
  [/\baud\b|\baustralia|\bbsb\b/, 'AUD'],
  [/\bnzd\b|new zealand|\b\d{2}-\d{4}-\d{7}-\d{2,3}\b/, 'NZD'],
  [/\bsgd\b|\bsingapore/, 'SGD'],
  [/\bhkd\b|hong kong/, 'HKD'],
  [/\bars\b|argentina/, 'ARS'],
  [/\bclp\b|\bchile\b/, 'CLP'],
  [/\bcop\b|colombia/, 'COP'],
  // Without another country's name the words are most likely Mexican.
  [/estado de cuenta|tarjeta de credito/, 'MXN'],
];
const crownHints: [RegExp, string][] = [
  [/\bnok\b|norge|kontonummer.*kid\b/, 'NOK'],
  [/\bdkk\b|danmark/, 'DKK'],
];

/** Settles '$' and 'kr' by what else the document says; US dollars and Swedish crowns without a hint. */
export function settleCurrency(code: string, foldedText: string): string {
  if (code === '$') return dollarHints.find(([hint]) => hint.test(foldedText))?.[1] ?? 'USD';
  if (code === 'kr') return crownHints.find(([hint]) => hint.test(foldedText))?.[1] ?? 'SEK';
  return code;
}
