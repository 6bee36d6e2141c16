import type { Transaction } from '@kumbara/shared';
import { fold } from '#merchant/fold.ts';
import type { Merchant } from '#merchant/resolve.ts';
import { isBankFee } from './bank-fees.ts';
import { isInstalment, readParts, type SaidOfParts } from './instalment.ts';
import { certain, type LineLabel, type Rule, unlessService, unlessSubscription } from './label-rules.ts';

const first = (rules: Rule[], folded: string) => rules.find(({ pattern }) => pattern.test(folded))?.label;
const spaced = (text: string) =>
  fold(text)
    .replace(/[_\s]+/g, ' ')
    .trim();

/** What a description says by itself, whatever day, direction and amount stand beside it. */
export type Said = { parts: SaidOfParts; label: LineLabel | undefined };

/**
 * Asks a description, which statements repeat: whoever labels many lines asks each once.
 * @param merchant who it is about: known services are paid by transfers and standing orders too
 */
export function readDescription(description: string, { kind, recurring_words }: Merchant): Said {
  const isService = kind === 'service';
  const folded = spaced(description);
  const label =
    first(certain, folded) ??
    (isService ? undefined : (first(unlessService, folded) ?? (isBankFee(folded) ? 'fee' : undefined))) ??
    (isService || recurring_words ? undefined : first(unlessSubscription, folded));
  return { parts: readParts(folded, isService), label: isService && label === 'interest' ? undefined : label };
}

/** Says what a statement line is, before anything is counted. */
export function labelLine(transaction: Transaction, { parts, label }: Said): LineLabel {
  // Parts of a purchase may be printed behind the amount: the whole line is asked.
  const rest = restOf(transaction);
  if (isInstalment(parts, transaction) || (rest && isInstalment(readParts(rest, true), transaction)))
    return 'instalment';
  return label ?? (transaction.direction === 'in' ? 'income' : 'purchase');
}

const speaks = /[\p{L}/]/u;
const isFigures = /^[\d\s.,:₺€£$+-]*$/;
/** The days a line begins with, also without a year. */
const daysAhead = /^\s*(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?\s+){1,2}/;

/** What the line says beyond its description and bare numbers, without dates, which look like parts (`11/12`). */
function restOf({ text, description }: Transaction): string {
  const at = text.indexOf(description);
  const isAlone = at >= 0 && isFigures.test(text.slice(0, at)) && isFigures.test(text.slice(at + description.length));
  // Most lines say nothing more.
  if (isAlone) return '';
  const beside = text.replace(daysAhead, ' ').replace(description, ' ');
  if (isFigures.test(beside) || !speaks.test(beside)) return '';
  const rest = beside.replace(/\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/g, ' ');
  return speaks.test(rest) ? spaced(rest) : '';
}
