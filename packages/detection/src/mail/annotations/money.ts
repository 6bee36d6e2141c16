import { currencyDecimals } from '@kumbara/shared';
import { dollars } from '@kumbara/text/currencies';

/** An amount with its currency as a text prints it; `start` and `end` are positions in that text. */
export type Money = { start: number; end: number; amount: number; currency: string };

/** What people print instead of the ISO code. The longer sign stands before the shorter one it contains. */
const signs: [sign: string, currency: string][] = [
  ['US$', 'USD'],
  ['USD$', 'USD'],
  ['CA$', 'CAD'],
  ['C$', 'CAD'],
  ['AU$', 'AUD'],
  ['A$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['NT$', 'TWD'],
  ['S$', 'SGD'],
  ['MX$', 'MXN'],
  ['R$', 'BRL'],
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₺', 'TRY'],
  ['₹', 'INR'],
  ['¥', 'JPY'],
  ['￥', 'JPY'],
  ['₫', 'VND'],
  ['₽', 'RUB'],
  ['₴', 'UAH'],
  ['₩', 'KRW'],
  ['₪', 'ILS'],
  ['₱', 'PHP'],
  ['฿', 'THB'],
  ['₦', 'NGN'],
  ['₸', 'KZT'],
  ['₼', 'AZN'],
  ['₾', 'GEL'],
];
/** Words of money, matched as whole words; capital letters do not matter except where one alone would be ambiguous. */
const words: [word: string, currency: string][] = [
  ['TL', 'TRY'],
  ['YTL', 'TRY'],
  ['Türk Lirası', 'TRY'],
  ['lira(?:ya|dan|lık|yı|nın|dır)?', 'TRY'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['złotych', 'PLN'],
  ['Ft', 'HUF'],
  ['Kč', 'CZK'],
  ['Kc', 'CZK'],
  ['korun', 'CZK'],
  ['lei', 'RON'],
  ['leu', 'RON'],
  ['euros?', 'EUR'],
  ['dolar', 'USD'],
  ['dollars?', 'USD'],
  ['avro', 'EUR'],
  ['Rs\\.?', 'INR'],
  ['rupees?', 'INR'],
  ['Rp', 'IDR'],
  ['RM', 'MYR'],
  ['SFr\\.?', 'CHF'],
  ['Dhs?', 'AED'],
  ['R', 'ZAR'],
  ['đ', 'VND'],
  ['лв', 'BGN'],
  ['руб(?:\\.|лей|ля|ль)?', 'RUB'],
  ['円', 'JPY'],
  ['ج\\.م', 'EGP'],
  ['ر\\.س', 'SAR'],
  ['د\\.إ', 'AED'],
];
/** Only in capitals, and without the codes that are English words in capitals (ALL, TOP, CUP, …). */
const codes =
  'TRY USD EUR GBP PLN HUF CZK RON BGN SEK NOK DKK ISK CHF RUB UAH BRL MXN ARS CLP COP PEN UYU CAD AUD NZD JPY CNY KRW TWD HKD SGD MYR IDR THB VND PHP INR PKR BDT LKR AED SAR QAR KWD BHD OMR EGP ILS JOD MAD TND ZAR NGN KES GHS KZT AZN GEL RSD BAM MKD MDL AMD'.split(
    ' ',
  );

const literally = (text: string) => text.replace(/[$.]/g, '\\$&');
const before = [...signs.map(([sign]) => literally(sign)), ...words.map(([word]) => word)]
  .filter((sign) => sign !== 'R')
  .join('|');
const codeList = `(?-i:${codes.join('|')})`;
/** Groups of three after a point, comma, space or apostrophe (or Indian groups of two), then perhaps decimals. */
const digits = "\\d{1,3}(?:[ '’.,]\\d{2,3})*(?:[ '’.,]\\d{3})(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,9}(?:[.,]\\d{1,3})?(?!\\d)";
const tail = '(?:,-|\\.-|,–)?';
const pattern = new RegExp(
  `(?<![\\p{Lu}\\p{Ll}\\d.,])(?:(?<lead>(?:${codeList}) ?[$€£₺]|(?:${before})|${codeList}|kr|(?-i:R)(?= ?\\d))[.:]?[ \\t]?(?<leading>${digits})${tail}(?: ?(?<code>${codeList})(?![\\p{L}]))?` +
    `|(?<trailing>${digits})${tail} ?(?<trail>${codeList}|${before}|kron(?:er|or)|kr\\.?)(?![\\p{Lu}\\p{Ll}\\d])(?: ?(?<code2>${codeList})(?![\\p{L}]))?)`,
  'giu',
);
const bySign = new Map(signs);
const byWord = words.map(([word, currency]) => [new RegExp(`^${word}$`, 'iu'), currency] as const);

function currencyOf(text: string): string | undefined {
  const code = /[A-Z]{3}/.exec(text)?.[0];
  if (code) return code;
  return bySign.get(text.trim().toUpperCase()) ?? byWord.find(([word]) => word.test(text.trim()))?.[1];
}

/**
 * The number behind its print: `1.234,56`, `1,234.56`, `1 461,89`, `1'299.00`, `1,50,000`, `59.000`.
 * A last group of three digits belongs to the thousands unless the currency has three decimals.
 */
export function parseAmount(print: string, currency: string): number {
  const compact = print.replace(/[ '’]/g, '');
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  const decimals = last < 0 ? 0 : compact.length - last - 1;
  const separators = compact.replace(/\d/g, '');
  const grouped = separators.length > 1 && new Set(separators).size === 1;
  const isDecimal = decimals > 0 && !grouped && (decimals < 3 || currencyDecimals(currency) === 3);
  const whole = (isDecimal ? compact.slice(0, last) : compact).replace(/[.,]/g, '');
  return Number(isDecimal ? `${whole}.${compact.slice(last + 1)}` : whole);
}

/**
 * All amounts of a text that print their currency, in its order. A bare `$` is a US dollar, `kr` stays with
 * `home` (the currency of the mail's country, where something else in the mail tells it).
 */
export function findMoney(text: string, home?: string): Money[] {
  const found: Money[] = [];
  for (const match of text.matchAll(pattern)) {
    const { lead, leading, code, trailing, trail, code2 } = match.groups as Record<string, string | undefined>;
    const explicit = code ?? code2;
    const sign = (lead ?? trail ?? '').replace(/[.:]$/, '');
    const currency = explicit ?? localDollar(sign, home) ?? currencyOf(sign);
    if (
      !currency ||
      isModel(match[0]) ||
      (sign === 'R' && !isRand(text, match)) ||
      isDuration(text, match.index + match[0].length)
    )
      continue;
    const amount = parseAmount(leading ?? trailing ?? '', currency);
    found.push({ start: match.index, end: match.index + match[0].length, amount, currency });
  }
  return found;
}

/** `R99` is a model, too; rand have cents, or stand where one speaks of paying. */
const isRand = (text: string, { 0: print, index }: RegExpExecArray): boolean =>
  !/\d{6}/.test(print) &&
  (/[.,]\d{2}$/.test(print) ||
    /(?:\b(?:of|for|pay|paid|charged?|debit(?:ed)?|billed|costs?|only|total|amount|price|fee|got your)|[:\t(])\s?$/i.test(
      text.slice(Math.max(0, index - 12), index),
    ) ||
    /^ ?(?:\/ ?|per |a |p)(?:month|year|week|mo|yr|m|pm|pa)\b/i.test(text.slice(index + print.length)));

/** "RS 1000 G11" is a server; rupees are `Rs`, or have their full stop. */
const isModel = (print: string) => /^RS[ \d]/.test(print);

const shared: Record<string, string[]> = {
  $: dollars,
  '¥': ['JPY', 'CNY'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
};

/** Several countries share a sign: it is read as the one that the mail is about. */
function localDollar(sign: string, home: string | undefined): string | undefined {
  const key = sign
    .toLowerCase()
    .replace('￥', '¥')
    .replace(/^kron(?:er|or)$/, 'kr');
  if (home && shared[key]?.includes(home)) return home;
  return key === 'kr' ? anyKrone : undefined;
}

/** Three countries count in crowns and print them alike: that it is money is certain, which money is not. */
const anyKrone = 'SEK';
export const isKrone = (text: string, { start, end }: Money): boolean => /kr/i.test(text.slice(start, end));

/** "TRY 7 days free" is an invitation, not seven lira. */
const isDuration = (text: string, end: number) =>
  /^ ?-?(?:days?|weeks?|months?|years?|users?|g[uü]n|ay)(?!\p{L})/iu.test(text.slice(end, end + 10));
