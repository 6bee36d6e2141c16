import type { StatementReading } from '@kumbara/shared';
import { issuerIn } from '#words/banks.ts';
import { accountWords, cardWords } from '#words/phrases.ts';
import type { Header } from './header.ts';
import type { Scanned } from './scan.ts';

/** Card or account: by the words around the tables and the names of their columns, else by what the lines speak of. */
export function documentKind(outside: Scanned[], all: Scanned[], headers: Header[]): Kind {
  const roles = new Set(headers.flatMap(({ columns }) => columns.map(({ role }) => role)));
  // Who pays a card's bill is thanked.
  const thanked = all.some(({ folded, dates }) => dates.length > 0 && thanks.test(folded)) ? 2 : 0;
  const card = thanked + (roles.has('points') ? 2 : 0) + (roles.has('instalment') ? 2 : 0);
  const account = roles.has('balance') ? 2 : 0;
  const around = compare(outside, card, account);
  return around === 'unknown' ? compare(all, card, account) : around;
}

const thanks = /thank you|tesekkur|gracias por su pago|su pago gracias|zahlung dankend/;

type Kind = StatementReading['kind'];

function compare(lines: Scanned[], card: number, account: number): Kind {
  const text = lines
    .slice(0, 2_000)
    .map(({ folded }) => folded)
    .join('\n');
  const count = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([word]) => word)).size;
  const difference = card + count(cardWords) - account - count(accountWords);
  if (difference === 0) return 'unknown';
  return difference > 0 ? 'card' : 'account';
}

export const documentIssuer = (lines: Scanned[], firstRow: number): string | undefined => {
  const heading = lines.slice(0, Math.max(0, Math.min(firstRow, 30))).map(({ folded }) => folded);
  for (const line of heading) {
    const issuer = issuerIn(line);
    if (issuer) return issuer;
  }
  return undefined;
};
