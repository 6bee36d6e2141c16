import type { IsoDate, Transaction } from '@kumbara/shared';
import type { AccountIdentity } from '#account.ts';
import { type DayNumber, toDayNumber } from '#calendar.ts';
import type { StatementDocument } from '#finding.ts';
import { learnPrefixes, stripLearnedPrefix } from '#merchant/learned-prefixes.ts';
import { type Merchant, resolveMerchant } from '#merchant/resolve.ts';
import { labelLine, type ParsedDescription, parseDescription } from './label.ts';
import type { LineLabel } from './label-rules.ts';
import { differOnlyInCycle, joinSpellings } from './same-merchant.ts';

/** A payment to a merchant. */
export type Charge = {
  date: IsoDate;
  /** `date` as a number. */
  day: DayNumber;
  amount: number;
  currency: string;
  foreign?: { amount: number; currency: string };
  text: string;
  /** The account that paid. */
  account: AccountIdentity;
  /** Last digits of the card or account, if the document holds several. */
  card?: string;
  currency_printed: boolean;
  /** The line prints no day of its own. */
  day_assumed: boolean;
  reconciled: boolean | null;
};

/** All charges of one merchant, oldest first. */
export type MerchantCharges = { merchant: Merchant; charges: Charge[] };

/** A payment, a refund, or one part of an instalment purchase, which reveals other parts of it. */
type Line = { merchant: Merchant; charge: Charge; kind: 'out' | 'back' | 'part'; pending: boolean };

const getIdentity = ({ merchant, kind, charge }: Line) =>
  `${merchant.key}|${kind}|${charge.date}|${charge.amount}|${charge.currency}`;

/** Parses a description: its merchant and the facts it states. */
type DescriptionReader = (description: string) => { merchant: Merchant; description: ParsedDescription };

/**
 * Descriptions repeat: each is parsed once per document, and once overall if the bank puts no prefix before merchants.
 */
function createReaders(): (document: StatementDocument) => DescriptionReader {
  const everywhere = new Map<string, ReturnType<DescriptionReader>>();
  return ({ transactions }) => {
    const prefixes = learnPrefixes(transactions.map(({ description }) => description));
    const known = prefixes.length === 0 ? everywhere : new Map<string, ReturnType<DescriptionReader>>();
    return (description) => {
      let read = known.get(description);
      if (!read) {
        const merchant = resolveMerchant(stripLearnedPrefix(description, prefixes));
        read = { merchant, description: parseDescription(description, merchant) };
        known.set(description, read);
      }
      return read;
    };
  };
}

function readLine(transaction: Transaction, document: StatementDocument, read: DescriptionReader): Line | undefined {
  const { date, day_assumed = false, amount, currency, foreign, text, pending = false } = transaction;
  if (amount <= 0) return undefined;
  const { merchant, description } = read(transaction.description);
  const kind = classifyLine(labelLine(transaction, description), transaction);
  if (merchant.key === '' || !kind) return undefined;
  const { currency_printed, reconciled } = document;
  const day = toDayNumber(date);
  const card = transaction.account && getCardDigits(transaction.account);
  const charge = {
    date,
    day,
    amount,
    currency,
    foreign,
    text,
    account: document,
    card,
    currency_printed,
    day_assumed,
    reconciled,
  };
  return { merchant, charge, kind, pending };
}

/** Returns the last digits of a card, which are part of every way to print it. */
export const getCardDigits = (printed: string): string => printed.replace(/\D/g, '').slice(-4) || printed;

function classifyLine(label: LineLabel, { direction }: Transaction): Line['kind'] | undefined {
  if (label === 'refund' || (label === 'income' && direction === 'in')) return 'back';
  if (label === 'instalment') return direction === 'out' ? 'part' : undefined;
  return label === 'purchase' ? 'out' : undefined;
}

/** Lines per document. Storing an upload asks for them twice. */
const known = new WeakMap<StatementDocument, Line[]>();
function readLines(document: StatementDocument, readerOf: ReturnType<typeof createReaders>): Line[] {
  let lines = known.get(document);
  if (!lines) {
    const read = readerOf(document);
    lines = document.transactions.flatMap((transaction) => readLine(transaction, document, read) ?? []);
    known.set(document, lines);
  }
  return lines;
}

/**
 * Returns the lines of all documents, each once, because documents overlap. Two equal lines in one document are two
 * charges; the same line in two documents is one.
 */
function distinctLines(documents: StatementDocument[]): Line[] {
  const readerOf = createReaders();
  const [only, ...others] = documents.filter(({ transactions }) => transactions.length > 0);
  if (only && others.length === 0) return readLines(only, readerOf);
  const kept = new Map<string, Line[][]>();
  for (const document of documents) {
    for (const [key, lines] of Map.groupBy(readLines(document, readerOf), getIdentity)) {
      const others = kept.get(key);
      if (others) others.push(lines);
      else kept.set(key, [lines]);
    }
  }
  return [...kept.values()].flatMap(keepMostLines);
}

/** Returns the largest number of equal lines that any document holds, per card and in total. */
function keepMostLines(inDocuments: Line[][]): Line[] {
  const most = inDocuments.reduce((a, b) => (b.length > a.length ? b : a));
  if (inDocuments.length === 1 || !inDocuments.flat().some(({ charge }) => charge.card)) return most;
  const byCard = new Map<string, Line[]>();
  for (const lines of inDocuments) {
    for (const [card, own] of Map.groupBy(lines, ({ charge }) => charge.card ?? '')) {
      if (card !== '' && own.length > (byCard.get(card)?.length ?? 0)) byCard.set(card, own);
    }
  }
  const named = [...byCard.values()].flat();
  const others = most.filter(({ charge }) => !charge.card);
  return [...named, ...others.slice(0, Math.max(0, most.length - named.length))];
}

/** A refund belongs to a charge at most this many days before it. */
const refundDays = 45;
/** A pending line is settled within this many days. */
const settlingDays = 7;
const nearDays = Array.from({ length: 2 * settlingDays + 1 }, (_, at) => at - settlingDays);

/**
 * Removes refunded charges, pending lines that were settled too, and charges with the amount of a line that is one part
 * of an instalment purchase: `04/06` on 9 April looks like a day, and `03/06` of the month before proves that it is
 * not.
 * @param lines of one merchant, oldest first
 */
function settleCharges(lines: Line[]): Charge[] {
  const parts = new Set(
    lines
      .filter(({ kind, merchant }) => kind === 'part' && merchant.kind === 'unknown')
      .map(({ charge }) => charge.amount),
  );
  const out = lines.filter(({ kind, charge }) => kind === 'out' && !parts.has(charge.amount));
  const back = lines.filter(({ kind }) => kind === 'back');
  const gone = new Set([...findRefunded(out, back), ...findSettledLater(out)]);
  return out.filter((line) => !gone.has(line)).map(({ charge }) => charge);
}

/** Returns the refunded charges: each refund cancels the last charge of its amount before it. */
function findRefunded(out: Line[], back: Line[]): Line[] {
  const gone: Line[] = [];
  const open = new Map(back.map(({ charge }) => [charge.amount, [] as Line[]]));
  let next = 0;
  for (const { charge } of back) {
    for (let line = out[next]; line && line.charge.day <= charge.day; line = out[++next])
      open.get(line.charge.amount)?.push(line);
    const same = open.get(charge.amount) as Line[];
    const last = same.at(-1);
    if (!last || charge.day - last.charge.day > refundDays) continue;
    gone.push(last);
    same.pop();
  }
  return gone;
}

/** Returns the pending lines that were settled too. */
function findSettledLater(out: Line[]): Line[] {
  const pending = out.filter((line) => line.pending);
  if (pending.length === 0) return pending;
  const settledOn = new Set(out.flatMap((line) => (line.pending ? [] : `${line.charge.amount} ${line.charge.day}`)));
  return pending.filter(({ charge: { amount, day } }) =>
    nearDays.some((days) => settledOn.has(`${amount} ${day + days}`)),
  );
}

/** A total order, independent of the order of documents and rows. */
const compareLines = (a: Line, b: Line) =>
  a.charge.day - b.charge.day || a.charge.amount - b.charge.amount || (a.charge.text < b.charge.text ? -1 : 1);

/** Charges per document. */
const grouped = new WeakMap<StatementDocument, MerchantCharges[]>();

/** Returns all purchases by merchant. Instalments, payments, transfers, fees and the like are left out. */
export function groupChargesByMerchant(documents: StatementDocument[]): MerchantCharges[] {
  const [only, ...others] = documents.filter(({ transactions }) => transactions.length > 0);
  if (!only || others.length > 0) return groupLines(distinctLines(documents));
  const groups = grouped.get(only) ?? groupLines(distinctLines([only]));
  grouped.set(only, groups);
  return groups;
}

function groupLines(all: Line[]): MerchantCharges[] {
  const groups = Map.groupBy(all, ({ merchant }) => merchant.key);
  return joinSpellings(groups).flatMap((lines) => {
    const [first, ...more] = lines;
    // Most merchants of a long document occur once.
    if (first && more.length === 0)
      return first.kind === 'out' ? [{ merchant: first.merchant, charges: [first.charge] }] : [];
    lines.sort(compareLines);
    const merchant = lines[0] && chooseMerchantName(lines[0].merchant, lines.at(-1)?.merchant);
    const charges = settleCharges(lines);
    if (!merchant || charges.length === 0) return [];
    const hasWords = (kind: 'recurring_words' | 'subscription_words') => lines.some((line) => line.merchant[kind]);
    const words = { recurring_words: hasWords('recurring_words'), subscription_words: hasWords('subscription_words') };
    return [{ merchant: { ...merchant, key: getShortestKey(lines), ...words }, charges }];
  });
}

/** Uses the first name, unless the last one differs only in its billing cycle. */
const chooseMerchantName = (first: Merchant, last = first): Merchant =>
  differOnlyInCycle(first.key, last.key) ? { ...first, name: last.name } : first;

const getShortestKey = (lines: Line[]) =>
  lines.map(({ merchant }) => merchant.key).reduce((a, b) => (a.length <= b.length ? a : b));

/** Returns the median purchase per currency. Subscriptions are below it; loans, rents and instalments above. */
export function usualAmounts(groups: MerchantCharges[]): ReadonlyMap<string, number> {
  const all = new Map<string, number[]>();
  for (const { charges } of groups) {
    for (const { currency, amount } of charges) {
      const amounts = all.get(currency);
      if (amounts) amounts.push(amount);
      else all.set(currency, [amount]);
    }
  }
  return new Map(
    [...all].map(([currency, amounts]) => {
      const sorted = Float64Array.from(amounts).sort();
      return [currency, sorted[Math.floor(sorted.length / 2)] as number];
    }),
  );
}
