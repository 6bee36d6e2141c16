import { parseCurrency } from '@kumbara/text/currencies';
import { foldInPlace } from '@kumbara/text/fold';
import { anyOf } from '@kumbara/text/languages';
import { findMatches } from './matches.ts';
import { memoize } from './memoize.ts';
import { splitWords } from './sums.ts';
import totals from './totals.json' with { type: 'json' };

export type TotalKind = 'opening' | 'closing' | 'out' | 'in' | 'fees';

// Names of totals, over folded text: a word for which one, with at most a few words before one for what it is of.
const near = '(?: [a-z]+\\.?){0,3}? ';
const [balance, earlier, later] = [anyOf(totals.balances), anyOf(totals.earlier), anyOf(totals.later)];

/** Words that are a label only without other text: `(-) Pagos $300.00`. */
const alone = (words: string[]) =>
  `(?<=^|\\t|[-+(][)+-]? ?)${foldInPlace(anyOf(words))}(?=\\s*(?:[:\\t=]|$|[-+]? ?(?:r?[$]|[€£¥₩])? ?\\d))`;

/** Sums of incoming or outgoing money, by names that are never a payee's. */
const { flows } = totals;

/** A balance named only by its day. */
const dated = `${balance}(?: ${anyOf(totals.dated.besides)})? ${anyOf(totals.dated.before)}(?= \\d| [a-z]+ \\d{1,2}, \\d{4})`;

/** All debt including earlier one, as opposed to spending. Folded. */
export const totalDebtPattern = /^toplam borc/;

/** Patterns of names: composed of the words above, found anywhere in a line, and alone. */
const patternOf = (kind: TotalKind, composed: string[] = []) =>
  [
    ...composed,
    ...totals.anywhere[kind],
    alone([...(kind === 'in' || kind === 'out' ? flows[kind] : []), ...totals.alone[kind]]),
  ].join('|');
const patterns: Record<TotalKind, string> = {
  opening: patternOf('opening', [`${earlier}${near}${balance}`, `(?:saldo|solde|bakiye|balance)${near}${earlier}`]),
  fees: patternOf('fees'),
  in: patternOf('in'),
  out: patternOf('out'),
  closing: patternOf('closing', [`${later}(?: [a-z]+\\.?){0,2}? ${balance}`]),
};

/** The closing balance of a day. Folded. */
export const dayBalance = new RegExp(`(?<![a-z])${anyOf(totals.ofDay)}(?![a-z])`);

/** An opening or previous balance. */
export const openingBalance = new RegExp(`(?<![a-z])(?:${patterns.opening})(?![a-z])`, 'u');

const order: TotalKind[] = ['opening', 'fees', 'in', 'out', 'closing'];
const anyTotal = new RegExp(
  `(?<![a-z])(?:(?<dated>${dated})|${order.map((kind) => `(?<${kind}>${patterns[kind]})`).join('|')})(?![a-z])`,
  'gu',
);

type TotalLabel = { kind: TotalKind; at: number; end: number; dated: boolean };

/**
 * Finds the labels of totals in a folded line, from left to right. Cached, because text outside the tables repeats from
 * page to page.
 */
export const findTotalLabels = memoize((folded: string): readonly TotalLabel[] =>
  findMatches(anyTotal, folded).map((match) => ({
    kind: order.find((kind) => match.groups?.[kind] !== undefined) ?? 'closing',
    at: match.index,
    end: match.index + match[0].length,
    dated: match.groups?.dated !== undefined,
  })),
);

const flow = new RegExp(`^${anyOf([...flows.in, ...flows.out])}$`, 'u');

/** Returns the words of a name without its currency. */
const nameOf = (folded: string): string =>
  splitWords(folded)
    .filter((word) => parseCurrency(word) === undefined)
    .join(' ');

/** True for a sum of one direction with its amount: `Ausgehende Transaktionen -812,04€`. Folded. */
export const isFlow = (folded: string): boolean => /\d/.test(folded) && flow.test(nameOf(folded));

const { bare } = totals;
const bareBalance = new RegExp(
  `^(?:${anyOf(bare.before)} )?${anyOf(bare.balances)}(?: ${anyOf(bare.behind)})?(?: ${anyOf(bare.onDay)})?$`,
);

/**
 * True for an unqualified balance in any currency: `Bakiye`, `Saldo total`, `Saldo disponibile al 10/11/2026`. Folded.
 */
export const isBareBalance = (folded: string): boolean => bareBalance.test(nameOf(folded));

/** True for an available balance, which includes a credit line and excludes held amounts. Folded. */
export const isAvailable = (folded: string): boolean => available.test(folded);
const available = new RegExp(anyOf(totals.available));
