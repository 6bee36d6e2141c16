import type { IsoDate, Transaction } from '@kumbara/shared';
import type { AccountIdentity } from '#account.ts';
import { type DayNumber, toDayNumber } from '#calendar.ts';
import type { StatementDocument } from '#finding.ts';
import { learnPrefixes, stripLearnedPrefix } from '#merchant/learned-prefixes.ts';
import { type Merchant, resolveMerchant } from '#merchant/resolve.ts';
import { labelLine, type ParsedDescription, parseDescription } from './label.ts';
import type { LineLabel } from './label-rules.ts';
import { differOnlyInCycle, joinSpellings } from './same-merchant.ts';

/** Money that left for a merchant: what subscriptions are made of. */
export type Charge = {
  date: IsoDate;
  /** The same as a number. */
  day: DayNumber;
  amount: number;
  currency: string;
  foreign?: { amount: number; currency: string };
  text: string;
  /** Where it was charged. */
  account: AccountIdentity;
  /** The last digits of the card or account, where the document holds several. */
  card?: string;
  currency_printed: boolean;
  /** Its line prints no day of its own. */
  day_assumed: boolean;
  reconciled: boolean | null;
};

/** All charges of one merchant, oldest first. */
export type MerchantCharges = { merchant: Merchant; charges: Charge[] };

/** Money that left, money that came back, and a part of a purchase: it tells what else is one. */
type Line = { merchant: Merchant; charge: Charge; kind: 'out' | 'back' | 'part'; pending: boolean };

const getIdentity = ({ merchant, kind, charge }: Line) =>
  `${merchant.key}|${kind}|${charge.date}|${charge.amount}|${charge.currency}`;

/** Who a description is about, and what it says. */
type DescriptionReader = (description: string) => { merchant: Merchant; description: ParsedDescription };

/** Statements repeat themselves: each description is read once, and once in all documents whose bank puts nothing before it. */
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

/** One card is printed in many ways; its last digits are in all of them. */
export const getCardDigits = (printed: string): string => printed.replace(/\D/g, '').slice(-4) || printed;

function classifyLine(label: LineLabel, { direction }: Transaction): Line['kind'] | undefined {
  if (label === 'refund' || (label === 'income' && direction === 'in')) return 'back';
  if (label === 'instalment') return direction === 'out' ? 'part' : undefined;
  return label === 'purchase' ? 'out' : undefined;
}

/** What was read of a document, for as long as somebody holds it: who stores an upload asks twice. */
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
 * The lines of all documents, each once: documents overlap, and one is uploaded twice. Two equal lines inside one
 * document are two charges; the same line in two documents is one.
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

/** The most equal lines any document holds: of each card that is named, and in all. */
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

/** Days within which a returned amount belongs to the charge before it. */
const refundDays = 45;
/** Days within which a pending line becomes a settled one. */
const settlingDays = 7;
const nearDays = Array.from({ length: 2 * settlingDays + 1 }, (_, at) => at - settlingDays);

/**
 * Takes out what came back, what is announced and settled both, and what costs as much as a line that calls itself a
 * part: `04/06` on the 9th of April reads like a day, and `03/06` of the month before tells that it is none.
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

/** The charges that came back: each return takes the last one of its amount before it. */
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

/** What was announced and is settled too. */
function findSettledLater(out: Line[]): Line[] {
  const pending = out.filter((line) => line.pending);
  if (pending.length === 0) return pending;
  const settledOn = new Set(out.flatMap((line) => (line.pending ? [] : `${line.charge.amount} ${line.charge.day}`)));
  return pending.filter(({ charge: { amount, day } }) =>
    nearDays.some((days) => settledOn.has(`${amount} ${day + days}`)),
  );
}

/** Order that does not depend on the order of documents or rows. */
const compareLines = (a: Line, b: Line) =>
  a.charge.day - b.charge.day || a.charge.amount - b.charge.amount || (a.charge.text < b.charge.text ? -1 : 1);

/** What a document holds by itself, for as long as somebody holds it. */
const grouped = new WeakMap<StatementDocument, MerchantCharges[]>();

/** All that was charged, by merchant; instalments, payments, transfers, fees and the like are left out. */
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
    // Most merchants of a long document are met once.
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

/** The name it had first, unless it says now how often it comes. */
const chooseMerchantName = (first: Merchant, last = first): Merchant =>
  differOnlyInCycle(first.key, last.key) ? { ...first, name: last.name } : first;

const getShortestKey = (lines: Line[]) =>
  lines.map(({ merchant }) => merchant.key).reduce((a, b) => (a.length <= b.length ? a : b));

/** The middle price of all that was bought, by currency: subscriptions lie below it, loans, rents and instalments above. */
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
