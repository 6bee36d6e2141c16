import { bankWordsAhead } from './bank-words.ts';
import { fold, words as wordsOf } from './fold.ts';
import { companyWords } from './places.ts';
import { bankPrefixes, processorPrefixes } from './prefixes.ts';
import { coreOf, type Token } from './references.ts';

export type MerchantText = {
  /** All folded words behind the bank's own, as the catalogue reads them. */
  words: string[];
  /** The same behind a processor too, where there is one. */
  behind?: string[];
  /** What is left when references, places and forms of companies are gone; may be empty. */
  core: string[];
  /** `core` as the document spells it. */
  display: string;
  /** The first word is set off by a `*`: it alone is the merchant's name. */
  starred: boolean;
  /** The bank may have cut the last word. */
  cut: boolean;
};

type Prefix = { words: string[]; separated: boolean };
const parsePrefix = (text: string): Prefix =>
  text.endsWith(' *')
    ? { words: text.slice(0, -2).split(' '), separated: true }
    : { words: text.split(' '), separated: false };
/** By their first word, longest first. */
const indexed = (texts: string[]): Map<string, Prefix[]> =>
  Map.groupBy(
    texts.map(parsePrefix).sort((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0] as string,
  );
const ofBanks = indexed(bankPrefixes);
const ofProcessors = indexed(processorPrefixes);

/** A number of an order or a customer that stands at the end of a name without a space: `ADS6989927151`. */
const gluedNumber = /(?<=(?<![\p{L}\p{N}])\p{L}{3,})(?=\d{5,}(?![\p{L}\p{N}]))|(?<=\bads)(?=\d{2,}\b)/giu;

/** The card that paid, in front of whom it paid: `4543******1881 PADDLE.NET*`. */
const maskedCard = /^\s*\d{4,6}(?:[ -]?[*xX]){4,}[ -]?\d{2,4}\s+/;

/** `PAYPAL EUROPE FOLGELASTSCHRIFT . Obsidian, Ihr Einkauf bei Obsidian`: the bank's words say who was paid by whom. */
const boughtAt =
  /^(.*?\bpaypal\b).*\b(?:einkauf bei|achat (?:chez|a|à)|purchase (?:at|from)|compra en|acquisto (?:presso|da)|compra em|aankoop bij)\s+(?=\p{L})/iu;

/** `Pagamento tramite POS GENOVA carta 4412 presso X`: what a bank says of a purchase, up to where it was made. */
const paidAt =
  /^(?:pagamento|acquisto|operazione|paiement|achat|pago|compra|betaling|aankoop|zahlung|kartenzahlung|einkauf)\b.{0,60}?\s(?:presso|chez|bei|bij)\s+(?=\p{L})/iu;
/** `X İşlem yeri ANKARA - Kart 6501**1120`: behind the name, where and how. */
const whereBehind = /(?<=\S)\s+(?:[iİ][şs]lem yeri|[iİ][şs]yeri adresi)(?!\p{L}).*$/iu;

const field = (names: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${names}) ?: ?(\\p{L}.*?)(?= (?:machtiging id|incassant id|[\\p{L}-]+) ?: |$)`, 'iu');
const whoField = field('naam|de|nazwa nadawcy|nazwa odbiorcy');
const whyField = field('omschrijving|motif|tytuł');
const codedFields = /\/NAME\/([^/]+)(?:.*\/REMI\/([^/]+))?/u;

/**
 * `/TRTP/SEPA Incasso/NAME/De Molen/REMI/pakket/IBAN/…`, `Incassant: … Naam: De Molen Omschrijving: pakket IBAN: …`,
 * `DE: MOLEN ID: … MOTIF: …`: where a text has named fields, whom it is about and what for.
 */
function ofFields(text: string): string {
  const coded = codedFields.exec(text);
  if (coded) return coded.slice(1).join(' ');
  if (!text.includes(':')) return text;
  const [, who] = whoField.exec(text) ?? [];
  const [, why] = whyField.exec(text) ?? [];
  return who && why ? `${who} ${why}` : text;
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [, raw = '', separator = ''] of ofFields(text.normalize('NFKC'))
    .replace(maskedCard, '')
    .replace(boughtAt, 'PayPal *')
    .replace(paidAt, '')
    .replace(whereBehind, '')
    .replace(gluedNumber, ' ')
    .matchAll(/([\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)*\+?)([^\p{L}\p{N}]*)/gu)) {
    const [word = '', plus] = wordsOf(fold(raw));
    tokens.push({ raw, word, separator: plus ? '+' : separator });
    if (plus) tokens.push({ raw: '', word: plus, separator });
  }
  return tokens;
}

const startsWith = (tokens: Token[], { words, separated }: Prefix) =>
  words.length < tokens.length &&
  words.every((word, i) => tokens[i]?.word === word) &&
  (!separated || /[*/_:-]/.test(tokens[words.length - 1]?.separator ?? ''));

/** Takes the longest prefix off, or nothing. */
function strip(tokens: Token[], prefixes: Map<string, Prefix[]>): Token[] {
  const prefix = prefixes.get(tokens[0]?.word ?? '')?.find((candidate) => startsWith(tokens, candidate));
  return prefix ? tokens.slice(prefix.words.length) : tokens;
}

/** Shorter names of collectors are words of others where anything stands before them. */
const leastInside = 4;

/** Sheets name the merchant and print the bank's text beside it: `Paddle.net* Hobbyforge PADDLE.NET* HOBBYFORGE`. */
function untilRepeated(behind: Token[], tokens: Token[]): Token[] {
  const collector = tokens.slice(0, tokens.length - behind.length).map(({ word }) => word);
  const again = behind.findIndex((_, i) => collector.every((word, at) => behind[i + at]?.word === word));
  return again > 0 ? behind.slice(0, again) : behind;
}

/** What a collector's `*` sets off, wherever it stands: banks put words before it that nobody told us. */
function behindCollector(tokens: Token[]): Token[] {
  const behind = strip(tokens, ofProcessors);
  if (behind !== tokens) return untilRepeated(behind, tokens);
  for (let at = 1; at < tokens.length; at += 1) {
    const rest = tokens.slice(at);
    const prefix = ofProcessors
      .get(rest[0]?.word ?? '')
      ?.find(({ words, separated }) => separated && startsWith(rest, { words, separated }));
    const last = prefix && rest[prefix.words.length - 1];
    if (prefix && last?.separator.includes('*') && prefix.words.join('').length >= leastInside)
      return untilRepeated(rest.slice(prefix.words.length), rest);
  }
  return tokens;
}

/** Where the merchant begins behind the card and the day on which a purchase was authorised: `8812 DEL 17/04/2026 X`. */
function behindDay(tokens: Token[]): number {
  const name = tokens.findIndex(({ word }) => !/^\d+$/.test(word));
  if (!introducesDay.has(tokens[name]?.word ?? '')) return name;
  const more = tokens.slice(name + 1).findIndex(({ word }) => !/^\d+$/.test(word));
  return more < 0 ? name : name + 1 + more;
}
const introducesDay = new Set(['del', 'du', 'vom', 'on', 'le', 'op', 'dal', 'em']);

function withoutBank(tokens: Token[]): Token[] {
  let left = tokens;
  for (;;) {
    const listed = strip(left, ofBanks);
    const folded = () => left.map(({ word }) => word);
    const next = listed === left ? left.slice(bankWordsAhead(folded(), left !== tokens)) : listed;
    const day = /^\d{1,4}$/.test(next[0]?.word ?? '') && next.length < left.length ? behindDay(next) : 0;
    const behind = day > 0 ? next.slice(day) : next;
    if (behind.length === left.length) return left;
    left = behind;
  }
}

/** Shorter texts were not cut by a bank's fixed width. Source: widths seen are 18 (PayPal part), 22, 23, 25 and 40. */
const narrowestColumn = 16;

/** A statement's description taken apart: who, without the bank's words, references and places. */
export function readMerchant(description: string): MerchantText {
  const tokens = withoutBank(tokenize(description));
  const behind = behindCollector(tokens);
  const left = coreOf(behind);
  // A one-letter rest or a web address's `www` names nobody.
  const named = left.filter(
    ({ word }, i) => !(companyWords.has(word) && (i > 0 || left.length > 1)) || word === 'plus',
  );
  const kept = named.some(({ word }) => word.length > 1) ? named : [];
  return {
    words: tokens.map(({ word }) => word),
    behind: behind === tokens ? undefined : behind.map(({ word }) => word),
    core: kept.map(({ word }) => word),
    display: kept
      .map(({ raw, separator }) => raw + (separator === '+' ? '' : ' '))
      .join('')
      .trim(),
    starred: tokens[0]?.separator.includes('*') ?? false,
    cut: description.trim().length >= narrowestColumn,
  };
}
