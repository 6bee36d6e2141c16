import type { ParsedStatement } from '@kumbara/shared';
import { foldInPlace } from '@kumbara/text/fold';
import type { Column, Header } from '#interpret/columns/header.ts';
import { type Scanned, splitSegments } from '#interpret/scan.ts';
import { findIssuer } from '#words/banks.ts';
import { cardColumn } from '#words/card-titles.ts';
import { accountWords, cardWords, paymentThanks } from '#words/phrases.ts';
import { findKindByTitle } from '#words/titles.ts';

export type DocumentKind = ParsedStatement['kind'];

/**
 * Returns the kind of a document, according to the words around its tables and the names of their columns, else to the
 * words in its lines.
 */
export function findDocumentKind(outside: Scanned[], all: Scanned[], headers: Header[]): DocumentKind {
  const roles = new Set(headers.flatMap(({ columns }) => columns.map(({ role }) => role)));
  const thanked = all.some(({ folded, dates }) => dates.length > 0 && paymentThanks.test(folded)) ? 2 : 0;
  const title = findTitleKind(outside);
  const isOfCards = headers.some(({ columns }) => columns.some(isCardColumn));
  const weigh = (...signals: boolean[]) => 2 * signals.filter(Boolean).length;
  const card = thanked + weigh(roles.has('points'), roles.has('instalment'), isOfCards, title === 'card');
  const account = weigh(roles.has('balance'), title === 'account');
  const around = compare(outside, card, account);
  return around === 'unknown' ? compare(all, card, account) : around;
}

/** True for a column that holds the card of each payment. */
const isCardColumn = ({ role, label }: Column): boolean => role === 'account' && cardColumn.test(foldInPlace(label));

/** A heading is short. The text of a table's line is about a single payment. */
const longestTitle = 60;
const mostTitles = 30;

/** Returns the kind that the first title of a document names. */
function findTitleKind(outside: Scanned[]): DocumentKind | undefined {
  const headings = outside.slice(0, mostTitles).flatMap((scanned) => splitSegments(scanned).map(({ text }) => text));
  for (const text of headings) {
    const kind = text.length <= longestTitle ? findKindByTitle(foldInPlace(text)) : undefined;
    if (kind) return kind;
  }
  return undefined;
}

function compare(lines: Scanned[], card: number, account: number): DocumentKind {
  const text = lines
    .slice(0, 2_000)
    .map(({ folded }) => folded)
    .join('\n');
  const count = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([word]) => word)).size;
  const difference = card + count(cardWords) - account - count(accountWords);
  if (difference === 0) return 'unknown';
  return difference > 0 ? 'card' : 'account';
}

export const findDocumentIssuer = (lines: Scanned[], firstRow: number): string | undefined => {
  const heading = lines.slice(0, Math.max(0, Math.min(firstRow, 30))).map(({ folded }) => folded);
  for (const line of heading) {
    const issuer = findIssuer(line);
    if (issuer) return issuer;
  }
  return undefined;
};
