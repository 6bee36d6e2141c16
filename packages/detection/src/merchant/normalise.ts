import { fold } from '@kumbara/text/fold';
import { anyOf } from '@kumbara/text/languages';
import { countBankWords } from './bank-words.ts';
import texts from './booking-texts.json' with { type: 'json' };
import { splitWords } from './fold.ts';
import { companyForms } from './places.ts';
import { bankPrefixes, processorPrefixes } from './prefixes.ts';
import { findPrintedName } from './printed-name.ts';
import { stripReferencesAndPlaces, type Token } from './references.ts';

export type MerchantText = {
  /** All folded words after the bank's prefix, for the catalogue. */
  words: string[];
  /** The words after a collector too, if there is one. */
  behind_processor?: string[];
  /** The words without references, places and legal forms; may be empty. */
  core: string[];
  /** The words that are printed as one name, from the first word of `core`. */
  printed_name: string[];
  /** `core` as the document spells it. */
  display: string;
  /** The first word is followed by `*`, so it is the merchant's whole name. */
  has_star: boolean;
  /** The bank may have truncated the last word. */
  may_be_truncated: boolean;
};

type Prefix = { words: string[]; separated: boolean };
const parsePrefix = (text: string): Prefix =>
  text.endsWith(' *')
    ? { words: text.slice(0, -2).split(' '), separated: true }
    : { words: text.split(' '), separated: false };
/** Indexes prefixes by their first word, longest first. */
const indexPrefixes = (texts: string[]): Map<string, Prefix[]> =>
  Map.groupBy(
    texts.map(parsePrefix).sort((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0] as string,
  );
const bankPrefixIndex = indexPrefixes(bankPrefixes);
const processorPrefixIndex = indexPrefixes(processorPrefixes);

/** An order or customer number at the end of a name without a space: `ADS6989927151`. */
const gluedNumber = /(?<=(?<![\p{L}\p{N}])\p{L}{3,})(?=\d{5,}(?![\p{L}\p{N}]))|(?<=\bads)(?=\d{2,}\b)/giu;

/** A masked card before the merchant: `4543******1881 PADDLE.NET*`. */
const maskedCard = /^\s*\d{4,6}(?:[ -]?[*xX]){4,}[ -]?\d{2,4}\s+/;

/** PayPal's text for a purchase: `PAYPAL EUROPE FOLGELASTSCHRIFT . Obsidian, Ihr Einkauf bei Obsidian`. */
const boughtAt = new RegExp(String.raw`^(.*?\bpaypal\b).*\b${anyOf(texts.boughtAt)}\s+(?=\p{L})`, 'iu');

/** A bank's text before the merchant: `Pagamento tramite POS GENOVA carta 4412 presso X`. */
const paidAt = new RegExp(String.raw`^${anyOf(texts.payments)}\b.{0,60}?\s${anyOf(texts.at)}\s+(?=\p{L})`, 'iu');
/** Place and card after the merchant: `X İşlem yeri ANKARA - Kart 6501**1120`. */
const trailingLocation = /(?<=\S)\s+(?:[iİ][şs]lem yeri|[iİ][şs]yeri adresi)(?!\p{L}).*$/iu;

const createFieldPattern = (names: Record<string, string>) =>
  new RegExp(
    `(?<![\\p{L}\\d])${anyOf(names)} ?: ?(\\p{L}.*?)(?= (?:machtiging id|incassant id|[\\p{L}-]+) ?: |$)`,
    'iu',
  );
const payeeField = createFieldPattern(texts.payee);
const purposeField = createFieldPattern(texts.purpose);
const codedFields = /\/NAME\/([^/]+)(?:.*\/REMI\/([^/]+))?/u;

/**
 * Extracts payee and purpose from named fields: `/TRTP/SEPA Incasso/NAME/De Molen/REMI/pakket/IBAN/…`, `Incassant: …
 * Naam: De Molen Omschrijving: pakket IBAN: …`, `DE: MOLEN ID: … MOTIF: …`.
 */
function extractFields(text: string): string {
  const coded = codedFields.exec(text);
  if (coded) return coded.slice(1).join(' ');
  if (!text.includes(':')) return text;
  const [, payee] = payeeField.exec(text) ?? [];
  const [, purpose] = purposeField.exec(text) ?? [];
  return payee && purpose ? `${payee} ${purpose}` : text;
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [, raw = '', separator = ''] of extractFields(text.normalize('NFKC'))
    .replace(maskedCard, '')
    .replace(boughtAt, 'PayPal *')
    .replace(paidAt, '')
    .replace(trailingLocation, '')
    .replace(gluedNumber, ' ')
    .matchAll(/([\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)*\+?)([^\p{L}\p{N}]*)/gu)) {
    const [word = '', plus] = splitWords(fold(raw));
    tokens.push({ raw, word, separator: plus ? '+' : separator });
    if (plus) tokens.push({ raw: '', word: plus, separator });
  }
  return tokens;
}

const startsWith = (tokens: Token[], { words, separated }: Prefix) =>
  words.length < tokens.length &&
  words.every((word, i) => tokens[i]?.word === word) &&
  (!separated || /[*/_:-]/.test(tokens[words.length - 1]?.separator ?? ''));

/** Removes the longest matching prefix. */
function stripPrefix(tokens: Token[], prefixes: Map<string, Prefix[]>): Token[] {
  const prefix = prefixes.get(tokens[0]?.word ?? '')?.find((candidate) => startsWith(tokens, candidate));
  return prefix ? tokens.slice(prefix.words.length) : tokens;
}

/** Shorter collector names are ordinary words inside a text. */
const minCollectorLength = 4;

/** Spreadsheets repeat the bank's text after the merchant: `Paddle.net* Hobbyforge PADDLE.NET* HOBBYFORGE`. */
function trimRepetition(behind_processor: Token[], tokens: Token[]): Token[] {
  const collector = tokens.slice(0, tokens.length - behind_processor.length).map(({ word }) => word);
  const again = behind_processor.findIndex((_, i) =>
    collector.every((word, at) => behind_processor[i + at]?.word === word),
  );
  return again > 0 ? behind_processor.slice(0, again) : behind_processor;
}

/**
 * Returns the words after a collector's `*`, anywhere in the text, because the words before it may be an unknown
 * prefix.
 */
function stripCollector(tokens: Token[]): Token[] {
  const behind_processor = stripPrefix(tokens, processorPrefixIndex);
  if (behind_processor !== tokens) return trimRepetition(behind_processor, tokens);
  for (let at = 1; at < tokens.length; at += 1) {
    const rest = tokens.slice(at);
    const prefix = processorPrefixIndex
      .get(rest[0]?.word ?? '')
      ?.find(({ words, separated }) => separated && startsWith(rest, { words, separated }));
    const last = prefix && rest[prefix.words.length - 1];
    if (prefix && last?.separator.includes('*') && prefix.words.join('').length >= minCollectorLength)
      return trimRepetition(rest.slice(prefix.words.length), rest);
  }
  return tokens;
}

/** Returns the index of the merchant after the card and the day of authorisation: `8812 DEL 17/04/2026 X`. */
function findNameAfterDay(tokens: Token[]): number {
  const name = tokens.findIndex(({ word }) => !/^\d+$/.test(word));
  if (!dayPrepositions.has(tokens[name]?.word ?? '')) return name;
  const more = tokens.slice(name + 1).findIndex(({ word }) => !/^\d+$/.test(word));
  return more < 0 ? name : name + 1 + more;
}
const dayPrepositions = new Set(['del', 'du', 'vom', 'on', 'le', 'op', 'dal', 'em']);

function stripBankWords(tokens: Token[]): Token[] {
  let left = tokens;
  for (;;) {
    const listed = stripPrefix(left, bankPrefixIndex);
    const folded = () => left.map(({ word }) => word);
    const next = listed === left ? left.slice(countBankWords(folded(), left !== tokens)) : listed;
    const day = /^\d{1,4}$/.test(next[0]?.word ?? '') && next.length < left.length ? findNameAfterDay(next) : 0;
    const behind_processor = day > 0 ? next.slice(day) : next;
    if (behind_processor.length === left.length) return left;
    left = behind_processor;
  }
}

/** Shorter texts were not truncated. Observed column widths are 18 (PayPal part), 22, 23, 25 and 40. */
const narrowestColumn = 16;

/** Parses a description into the merchant's words, without bank words, references and places. */
export function parseMerchant(description: string): MerchantText {
  const tokens = stripBankWords(tokenize(description));
  const behind_processor = stripCollector(tokens);
  const left = stripReferencesAndPlaces(behind_processor);
  // A single letter or `www` is no name.
  const named = left.filter(
    ({ word }, i) => !(companyForms.has(word) && (i > 0 || left.length > 1)) || word === 'plus',
  );
  const kept = named.some(({ word }) => word.length > 1) ? named : [];
  return {
    words: tokens.map(({ word }) => word),
    behind_processor: behind_processor === tokens ? undefined : behind_processor.map(({ word }) => word),
    core: kept.map(({ word }) => word),
    printed_name: findPrintedName(kept, behind_processor),
    display: kept
      .map(({ raw, separator }) => raw + (separator === '+' ? '' : ' '))
      .join('')
      .trim(),
    has_star: tokens[0]?.separator.includes('*') ?? false,
    may_be_truncated: description.trim().length >= narrowestColumn,
  };
}
