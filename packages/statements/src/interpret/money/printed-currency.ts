import { currencyPattern, parseCurrency } from '@kumbara/text/currencies';
import { foldInPlace } from '@kumbara/text/fold';
import { readLanguages } from '@kumbara/text/languages';
import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { Column, Header } from '#interpret/columns/header.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import { type Scanned, splitSegments } from '#interpret/scan.ts';
import { findAccountCurrency } from '#words/account-currencies.ts';
import { findCurrencyInLabel, findCurrencyName, resolveCurrency } from '#words/currencies.ts';
import ibans from '#words/iban-currencies.json' with { type: 'json' };
import { findMatches } from '#words/matches.ts';
import languages from '#words/printed-currency.json' with { type: 'json' };

/** The currency in the name of a foreign price column: `US$`, `Valor em USD`. */
export const findForeignLabel = (columns: readonly Column[]): string | undefined =>
  columns.flatMap(({ role, label }) =>
    role === 'foreign' ? (parseCurrency(findCurrencyInLabel(label)) ?? []) : [],
  )[0];

const { pattern } = readLanguages(languages);

const inHeading = new RegExp(
  `(?<![a-z])${pattern('nouns')}(?: \\p{Script=Arabic}+)?\\s*:?\\s+(${currencyPattern})(?![a-z\\d])|[(（]\\s*(${currencyPattern})\\s*[)）]|(?:単位|단위)\\s*[:：]?\\s*(${currencyPattern})`,
  'gu',
);

/** A currency code alone, or at the end of a short name or a number: `CARİ - TL`, `Vadesiz TL`, `Konto 8327-9 SEK`. */
const alone = /(?:^|[\t(/:·•|-] ?)([a-z]{3}|tl|[₺€£])(?=$|[\t)]| ?[·•|])/g;
const endsInCode = /(?:^(?:\p{L}+ ){1,3}|\d[\d-]* )([A-Z]{3}|TL|[Ee]uro)$/u;

/** Countries whose account numbers imply the currency. */
const ibanCurrencies: Record<string, string> = ibans;
const iban = /(?<![\p{L}\d])([A-Z]{2})\d{2} ?(?:[A-Z\d]{4} ?){2,7}/u;

/** Returns the currency of the account's country, according to its IBAN. */
export function findImpliedCurrency(heading: Scanned[], rows: RawRow[]): string | undefined {
  const numbers = [
    ...heading.map(({ line }) => line.text),
    ...rows.slice(0, 1).flatMap(({ account }) => account ?? []),
  ];
  const country = numbers.flatMap((text) => iban.exec(text)?.[1] ?? [])[0];
  return country && ibanCurrencies[country];
}

/**
 * Returns the currency that a document prints: above a column, in a column, in its heading, next to totals, or in most
 * of its lines.
 * @returns undefined where only single lines have one; it applies to these lines only
 */
export function findPrintedCurrency(
  lines: Scanned[],
  outside: Scanned[],
  headers: Header[],
  rows: RawRow[],
  foldedText: () => string,
  own: string,
): string | undefined {
  const scores = new Map<string, number>();
  const addScore = (code: string | undefined, weight: number) => {
    if (code) scores.set(code, (scores.get(code) ?? 0) + weight);
  };
  for (const { role, label } of headers.flatMap(({ columns }) => columns)) {
    if (role === 'amount' || role === 'debit' || role === 'credit')
      addScore(parseCurrency(findCurrencyInLabel(label)), 100_000);
  }
  const inColumn = rows.flatMap(({ currency }) => currency ?? []);
  // A column that holds currencies in few rows holds those of foreign prices.
  if (inColumn.length > rows.length / 2) for (const code of inColumn) addScore(code, 100);
  const named = rows.flatMap(({ amount }) => amount.currency ?? []);
  // Lines without a currency are in that of the others only if these agree.
  const isNamed = named.length === rows.length || (named.length >= rows.length * 0.6 && new Set(named).size === 1);
  if (isNamed) for (const code of named) addScore(code, 10);
  for (const code of rows.flatMap(findRepeatedCurrencies)) addScore(code, 10);
  for (const token of besides(lines, rows)) addScore(token.currency, 5);
  const heading = outside.slice(0, 40);
  for (const match of heading.flatMap(({ folded }) => findMatches(inHeading, folded))) {
    addScore(parseCurrency(match[1] ?? match[2] ?? match[3] ?? ''), 20);
  }
  for (const match of heading.flatMap(({ folded }) => findMatches(alone, folded))) {
    addScore(parseCurrency(match[1] as string), 2);
  }
  for (const { text } of heading.flatMap(splitSegments)) {
    addScore(parseCurrency(foldInPlace(endsInCode.exec(text)?.[1] ?? '')), 2);
    addScore(findAccountCurrency(text), 2);
  }
  for (const { folded } of heading) addScore(findCurrencyName(folded), 3);
  const best = [...scores].sort((a, b) => b[1] - a[1])[0];
  return best && resolveCurrency(best[0], foldedText, own);
}

/** `Visa 05.12 Nok 149,00` next to `149,00`: the text repeats the row's own amount with its currency. */
const findRepeatedCurrencies = ({ amount, inside }: RawRow): string[] =>
  inside.flatMap(({ digits, currency }) => (digits && digits === amount.digits && currency ? [currency] : []));

/** Returns the amounts of totals and running balances that have a currency. Foreign prices in rows are excluded. */
function besides(lines: Scanned[], rows: RawRow[]): AmountToken[] {
  const priced = lines.flatMap(({ amounts }) => amounts.filter(({ strong, currency }) => strong && currency));
  if (priced.length === 0) return priced;
  const ofRows = new Set(
    rows.flatMap(({ amount, inside, foreign }) => [amount, ...inside, ...(foreign ? [foreign] : [])]),
  );
  return priced.filter((token) => !ofRows.has(token));
}
