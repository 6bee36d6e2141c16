import type { Transaction } from '@kumbara/shared';
import { fold } from '#merchant/fold.ts';
import type { Merchant } from '#merchant/resolve.ts';
import { isBankFee } from './bank-fees.ts';
import { findParts, isInstalment, type PartPayment } from './instalment.ts';
import { certainRules, type LineLabel, type Rule, rulesUnlessService, rulesUnlessSubscription } from './label-rules.ts';

const findLabel = (rules: Rule[], folded: string) => rules.find(({ pattern }) => pattern.test(folded))?.label;
const foldSpaces = (text: string) =>
  fold(text)
    .replace(/[_\s]+/g, ' ')
    .trim();

/** What a description says by itself, whatever day, direction and amount stand beside it. */
export type ParsedDescription = { parts: PartPayment; label: LineLabel | undefined };

/**
 * Asks a description, which statements repeat: whoever labels many lines asks each once.
 * @param merchant who it is about: known services are paid by transfers and standing orders too
 */
export function parseDescription(description: string, { kind, recurring_words }: Merchant): ParsedDescription {
  const isService = kind === 'service';
  const folded = foldSpaces(description);
  const label =
    findLabel(certainRules, folded) ??
    (isService ? undefined : (findLabel(rulesUnlessService, folded) ?? (isBankFee(folded) ? 'fee' : undefined))) ??
    (isService || recurring_words ? undefined : findLabel(rulesUnlessSubscription, folded));
  return { parts: findParts(folded, isService), label: isService && label === 'interest' ? undefined : label };
}

/** Says what a statement line is, before anything is counted. */
export function labelLine(transaction: Transaction, { parts, label }: ParsedDescription): LineLabel {
  // Parts of a purchase may be printed behind the amount: the whole line is asked.
  const remainder = findRemainder(transaction);
  if (isInstalment(parts, transaction) || (remainder && isInstalment(findParts(remainder, true), transaction)))
    return 'instalment';
  return label ?? (transaction.direction === 'in' ? 'income' : 'purchase');
}

const hasLetters = /[\p{L}/]/u;
const isFigures = /^[\d\s.,:₺€£$+-]*$/;
/** The days a line begins with, also without a year. */
const daysAhead = /^\s*(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?\s+){1,2}/;

/** What the line says beyond its description and bare numbers, without dates, which look like parts (`11/12`). */
function findRemainder({ text, description }: Transaction): string {
  const at = text.indexOf(description);
  const isAlone = at >= 0 && isFigures.test(text.slice(0, at)) && isFigures.test(text.slice(at + description.length));
  // Most lines say nothing more.
  if (isAlone) return '';
  const remaining = text.replace(daysAhead, ' ').replace(description, ' ');
  if (isFigures.test(remaining) || !hasLetters.test(remaining)) return '';
  const remainder = remaining.replace(/\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/g, ' ');
  return hasLetters.test(remainder) ? foldSpaces(remainder) : '';
}
