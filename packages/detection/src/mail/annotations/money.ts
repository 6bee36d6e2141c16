import { currencyDecimals } from '@kumbara/shared';
import { currenciesBy, currencyCodes, parseCurrency, resolveSign } from '@kumbara/text/currencies';
import { parseNumber } from '@kumbara/text/numbers';
import data from '#mail/data/money.json' with { type: 'json' };

/** An amount with its currency as a text prints it; `start` and `end` are positions in that text. */
export type Money = { start: number; end: number; amount: number; currency: string };

const signs = [...currenciesBy('marks').keys(), '￥'].filter((mark) => /\p{Sc}/u.test(mark));
/** Words of money, matched as whole words; capital letters do not matter. */
const words = Object.entries(data.words);
/** Only in capitals, and without the codes that are English words in capitals (ALL, TOP, CUP, …). */
const codeList = `(?-i:${[...currencyCodes, ...data.codes].join('|')})`;
const before = [...signs.map((sign) => sign.replace(/[$.]/g, '\\$&')), ...words.map(([, word]) => word)].join('|');
/** Groups of three after a point, comma, space or apostrophe (or Indian groups of two), then perhaps decimals. */
const digits = "\\d{1,3}(?:[ '’.,]\\d{2,3})*(?:[ '’.,]\\d{3})(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,9}(?:[.,]\\d{1,3})?(?!\\d)";
const tail = '(?:,-|\\.-|,–)?';
const pattern = new RegExp(
  `(?<![\\p{Lu}\\p{Ll}\\d.,])(?:(?<lead>(?:${codeList}) ?[$€£₺]|(?:${before})|${codeList}|kr|(?-i:R)(?= ?\\d))[.:]?[ \\t]?(?<leading>${digits})${tail}(?: ?(?<code>${codeList})(?![\\p{L}]))?` +
    `|(?<trailing>${digits})${tail} ?(?<trail>${codeList}|${before}|${data.crowns}|kr\\.?)(?![\\p{Lu}\\p{Ll}\\d])(?: ?(?<code2>${codeList})(?![\\p{L}]))?)`,
  'giu',
);
const byWord = words.map(([currency, word]) => [new RegExp(`^(?:${word})$`, 'iu'), currency] as const);
const crowns = new RegExp(`^${data.crowns}$`);

/** Several countries share `$`, `¥` and `kr`: each is read as the money that the mail is about, else of the largest. */
function currencyOf(sign: string, home = ''): string | undefined {
  const code = /[A-Z]{3}/.exec(sign)?.[0];
  if (code) return code;
  if (sign === 'R') return 'ZAR';
  const plain = sign.toLowerCase().replace('￥', '¥').replace(crowns, 'kr');
  if (plain === '¥' && home === 'CNY') return home;
  const known = parseCurrency(plain);
  return known ? resolveSign(known, home) : byWord.find(([word]) => word.test(sign))?.[1];
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
    const currency = explicit ?? currencyOf(sign, home);
    if (
      !currency ||
      isModel(match[0]) ||
      (sign === 'R' && !isRand(text, match)) ||
      isDuration(text, match.index + match[0].length)
    )
      continue;
    const amount = parseNumber(leading ?? trailing ?? '', undefined, currencyDecimals(currency));
    found.push({ start: match.index, end: match.index + match[0].length, amount, currency });
  }
  return found;
}

const isPaying = new RegExp(`(?:\\b(?:${data.paying})|[:\t(])\\s?$`, 'i');
const isRate = new RegExp(`^ ?${data.per}\\b`, 'i');
/** `R99` is a model, too; rand have cents, or stand where one speaks of paying. */
const isRand = (text: string, { 0: print, index }: RegExpExecArray): boolean =>
  !/\d{6}/.test(print) &&
  (/[.,]\d{2}$/.test(print) ||
    isPaying.test(text.slice(Math.max(0, index - 12), index)) ||
    isRate.test(text.slice(index + print.length)));

/** "RS 1000 G11" is a server; rupees are `Rs`, or have their full stop. */
const isModel = (print: string) => /^RS[ \d]/.test(print);

/** That it is money is certain, which money is not. */
export const isKrone = (text: string, { start, end }: Money): boolean => /kr/i.test(text.slice(start, end));

const duration = new RegExp(`^ ?-?(?:${data.durations})(?!\\p{L})`, 'iu');
/** "TRY 7 days free" is an invitation, not seven lira. */
const isDuration = (text: string, end: number) => duration.test(text.slice(end, end + 10));
