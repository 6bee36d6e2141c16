import { parseCurrency } from './currencies.ts';
import { fold } from './fold.ts';

/** Names of currencies next to foreign prices, folded: `SWEDISH KRONA` below `129.00`. */
export const currencyNames: Record<string, string> = {
  euro: 'EUR', 'european union euro': 'EUR', 'euro member countries': 'EUR', avro: 'EUR',
  'us dollar': 'USD', 'u.s. dollar': 'USD', 'united states dollar': 'USD', 'amerikan dolari': 'USD', 'abd dolari': 'USD', 'us-dollar': 'USD', dolar: 'USD',
  'us dollars': 'USD', 'dolares americanos': 'USD', 'dolar americano': 'USD', 'dollari usa': 'USD', 'dollar americain': 'USD', 'dollars americains': 'USD', 'amerikaanse dollar': 'USD', 'amerikaanse dollars': 'USD',
  euros: 'EUR', sterling: 'GBP', 'livre sterling': 'GBP', 'livres sterling': 'GBP', 'libras esterlinas': 'GBP', sterline: 'GBP', 'lira turca': 'TRY', 'livre turque': 'TRY', 'turkische lira': 'TRY', 'turkse lira': 'TRY',
  'pound sterling': 'GBP', 'british pound': 'GBP', 'british pound sterling': 'GBP', 'united kingdom pound': 'GBP', 'uk pound sterling': 'GBP', 'ingiliz sterlini': 'GBP', sterlin: 'GBP',
  'swiss franc': 'CHF', 'isvicre frangi': 'CHF', 'schweizer franken': 'CHF', 'franc suisse': 'CHF',
  'turkish lira': 'TRY', 'new turkish lira': 'TRY', 'turkish new lira': 'TRY', 'turk lirasi': 'TRY',
  'canadian dollar': 'CAD', 'canada dollar': 'CAD', 'australian dollar': 'AUD', 'australia dollar': 'AUD', 'new zealand dollar': 'NZD',
  'singapore dollar': 'SGD', 'hong kong dollar': 'HKD', 'taiwan dollar': 'TWD', 'new taiwan dollar': 'TWD',
  'mexican peso': 'MXN', 'mexico peso': 'MXN', 'argentine peso': 'ARS', 'chilean peso': 'CLP', 'colombian peso': 'COP', 'brazilian real': 'BRL', 'peruvian sol': 'PEN',
  'swedish krona': 'SEK', 'sweden krona': 'SEK', 'norwegian krone': 'NOK', 'danish krone': 'DKK', 'icelandic krona': 'ISK',
  'polish zloty': 'PLN', 'poland zloty': 'PLN', 'czech koruna': 'CZK', 'hungarian forint': 'HUF', 'romanian leu': 'RON', 'bulgarian lev': 'BGN',
  'japanese yen': 'JPY', 'japan yen': 'JPY', 'korean won': 'KRW', 'south korean won': 'KRW', 'chinese yuan': 'CNY', 'yuan renminbi': 'CNY', 'china yuan renminbi': 'CNY',
  'indian rupee': 'INR', 'india rupee': 'INR', 'uae dirham': 'AED', 'u.a.e. dirham': 'AED', 'saudi riyal': 'SAR', 'israeli shekel': 'ILS', 'new israeli shekel': 'ILS',
  'thai baht': 'THB', 'vietnamese dong': 'VND', 'indonesian rupiah': 'IDR', 'malaysian ringgit': 'MYR', 'philippine peso': 'PHP', 'south african rand': 'ZAR', 'moroccan dirham': 'MAD', 'egyptian pound': 'EGP',
}; // biome-ignore format: one currency beside the other reads better than one a line

/**
 * Returns the ISO code of a text that is the name, in singular or plural, or the code of a currency and nothing else.
 */
export function parseCurrencyName(text: string): string | undefined {
  const folded = fold(text)
    .replace(/^\W+|[^\p{L}$€£₺]+$/gu, '')
    .replace(/\s+/g, ' ');
  const code = parseCurrency(folded);
  if (code !== undefined) return code;
  return (
    currencyNames[folded] ?? currencyNames[folded.replace(/s$/, '')] ?? currencyNames[folded.replace(/s(?= )/, '')]
  );
}
