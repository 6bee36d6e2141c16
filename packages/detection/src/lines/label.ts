import type { Transaction } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import type { Merchant } from '#merchant/resolve.ts';
import { isBankFee } from './bank-fees.ts';
import { findParts, isInstalment, type PartPayment } from './instalment.ts';
import { type LineLabel, labelRules, type Rule } from './label-rules.ts';

const findLabel = (rules: Rule[], folded: string) => rules.find(({ pattern }) => pattern.test(folded))?.label;
const foldSpaces = (text: string) =>
  fold(text)
    .replace(/[_\s]+/g, ' ')
    .trim();

/** Facts that a description states, independent of date, direction and amount. */
export type ParsedDescription = { parts: PartPayment; label: LineLabel | undefined };

/**
 * Parses a description. Statements repeat descriptions, so callers do this once per text.
 * @param merchant known services are also paid by transfers and standing orders
 */
export function parseDescription(description: string, { kind, recurring_words }: Merchant): ParsedDescription {
  const isService = kind === 'service';
  const folded = foldSpaces(description);
  const label =
    findLabel(labelRules.always, folded) ??
    (isService
      ? undefined
      : (findLabel(labelRules.unlessService, folded) ?? (isBankFee(folded) ? 'fee' : undefined))) ??
    (isService || recurring_words ? undefined : findLabel(labelRules.unlessSubscription, folded));
  return { parts: findParts(folded, isService), label: isService && label === 'interest' ? undefined : label };
}

/** Returns the label of a statement line. */
export function labelLine(transaction: Transaction, { parts, label }: ParsedDescription): LineLabel {
  // A count of parts may be printed after the amount, so the whole line is checked.
  const remainder = findRemainder(transaction);
  if (isInstalment(parts, transaction) || (remainder && isInstalment(findParts(remainder, true), transaction)))
    return 'instalment';
  return label ?? (transaction.direction === 'in' ? 'income' : 'purchase');
}

const hasLetters = /[\p{L}/]/u;
const isFigures = /^[\d\s.,:₺€£$+-]*$/;
/** Days at the start of a line, with or without a year. */
const daysAhead = /^\s*(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?\s+){1,2}/;

/**
 * Returns what the line prints besides its description, numbers and dates, which look like counts of parts (`11/12`).
 */
function findRemainder({ text, description }: Transaction): string {
  const at = text.indexOf(description);
  const isAlone = at >= 0 && isFigures.test(text.slice(0, at)) && isFigures.test(text.slice(at + description.length));
  // Most lines print nothing more.
  if (isAlone) return '';
  const remaining = text.replace(daysAhead, ' ').replace(description, ' ');
  if (isFigures.test(remaining) || !hasLetters.test(remaining)) return '';
  const remainder = remaining.replace(/\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/g, ' ');
  return hasLetters.test(remainder) ? foldSpaces(remainder) : '';
}
