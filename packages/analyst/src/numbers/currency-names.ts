import { languages } from '@kumbara/shared';
import { currenciesBy, dollars } from '@kumbara/text/currencies';
import { fold } from '@kumbara/text/fold';
import { anyOf } from '@kumbara/text/languages';
import data from './currency-names.json' with { type: 'json' };

/** Currencies by code, sign and word. Built on first use. */
let made: Map<string, Set<string>> | undefined;
function currencyNames(): Map<string, Set<string>> {
  if (made) return made;
  const all = new Map<string, Set<string>>();
  const put = (name: string, code: string) => all.set(name, (all.get(name) ?? new Set()).add(code));
  for (const code of Intl.supportedValuesOf('currency')) {
    put(code.toLowerCase(), code);
    for (const sign of signsOf(code)) put(fold(sign), code);
  }
  for (const [word, code] of currenciesBy('words')) put(word, code);
  for (const code of dollars) {
    for (const word of data.dollars) put(word, code);
  }
  made = all;
  return all;
}

const signsOf = (currency: string): string[] =>
  languages.flatMap(({ code }) =>
    (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(code, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .filter(({ type, value }) => type === 'currency' && /\p{Sc}/u.test(value))
        .map(({ value }) => value),
    ),
  );

/** Words that are also a currency code: three letters of an ordinary word are no money. */
const ordinary = new Set(data.ordinary);

const sign = String.raw`(?:[A-Za-z]{1,3})?\p{Sc}`;
const before = new RegExp(String.raw`(?:(${sign})|(?<!\p{L})(\p{L}{2,3}))[ ]?[-+]?$`, 'u');
const after = new RegExp(String.raw`^[ ]?[-]?(?:(${sign})|(\p{L}+))`, 'u');

function codesOf(found: RegExpExecArray | null): Set<string> | undefined {
  if (!found) return undefined;
  const [, symbol, word = ''] = found;
  // A sign without a currency means money in an unknown one.
  if (symbol) return currencyNames().get(fold(symbol)) ?? currencyNames().get(fold(symbol.slice(-1))) ?? new Set();
  const key = fold(word);
  return ordinary.has(key) && word !== word.toUpperCase() ? undefined : currencyNames().get(key);
}

/** The currencies that a number between two positions of a text can have; undefined if nothing marks it as money. */
export const findAdjacentCurrencies = (text: string, start: number, end: number): Set<string> | undefined =>
  codesOf(after.exec(text.slice(end, end + 24))) ?? codesOf(before.exec(text.slice(Math.max(0, start - 8), start)));

/**
 * A currency a few words after the number, after `in` or an adjective, or before it: `11.99 a month, in euros`, `11.99
 * Turkish lira`, `EUR: 11.99`.
 */
const inCurrency = String.raw`(?<!\p{L})${anyOf(data.before)} (\p{L}{2,})(?: (\p{L}{2,}))?`;
const furtherAfter = [/^[ -]\p{L}{3,}[ -](\p{L}{2,})/u, new RegExp(String.raw`^[^.!?;\n\d]{0,40}?${inCurrency}`, 'u')];
const furtherBefore = [
  /(?<!\p{L})(\p{L}{2,}|\p{Sc}) ?[:=] ?$/u,
  new RegExp(String.raw`${inCurrency}[^.!?;\n\d]{0,40}$`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})(\p{L}{2,}) ${anyOf(data.behind)}[^.!?;\n\d]{0,30}$`, 'iu'),
];

/** Full names and codes in capitals; other words this far from a number do not mark it as money. */
function codesOfWord(word: string | undefined): Set<string> | undefined {
  if (word === undefined) return undefined;
  const key = fold(word);
  const isCode = word.length === 3 && word === word.toUpperCase();
  return isCode || (key.length > 3 && !ordinary.has(key)) || /\p{Sc}/u.test(word)
    ? currencyNames().get(key)
    : undefined;
}

/** The currencies that a sentence names apart from the number; undefined if it names none. */
export function findNearbyCurrencies(text: string, start: number, end: number): Set<string> | undefined {
  const [behind, ahead] = [text.slice(Math.max(0, start - 60), start), text.slice(end, end + 60)];
  const found = [
    ...furtherAfter.map((pattern) => pattern.exec(ahead)),
    ...furtherBefore.map((pattern) => pattern.exec(behind)),
  ];
  for (const match of found) {
    const codes = codesOfWord(match?.[1]) ?? codesOfWord(match?.[2]);
    if (codes) return codes;
  }
  return undefined;
}
