import type { Transaction } from '@kumbara/shared';
import { fold } from '#merchant/fold.ts';
import type { Merchant } from '#merchant/resolve.ts';
import { isInstalment } from './instalment.ts';
import { certain, type LineLabel, type Rule, unlessService, unlessSubscription } from './label-rules.ts';

const first = (rules: Rule[], folded: string) => rules.find(({ pattern }) => pattern.test(folded))?.label;
const spaced = (text: string) =>
  fold(text)
    .replace(/[_\s]+/g, ' ')
    .trim();

/**
 * Says what a statement line is, before anything is counted.
 * @param merchant who it is about: known services are paid by transfers and standing orders too
 */
export function labelLine(transaction: Transaction, { kind, recurring_words }: Merchant): LineLabel {
  const isService = kind === 'service';
  const description = spaced(transaction.description);
  // Parts of a purchase may be printed behind the amount: the whole line is asked.
  if (isInstalment(description, transaction) || isInstalment(partsOf(transaction), transaction)) return 'instalment';
  const label =
    first(certain, description) ??
    (isService ? undefined : first(unlessService, description)) ??
    (isService || recurring_words ? undefined : first(unlessSubscription, description));
  if (label && !(isService && label === 'interest')) return label;
  return transaction.direction === 'in' ? 'income' : 'purchase';
}

/** What the line says beyond its description and bare numbers, without dates, which look like parts (`11/12`). */
function partsOf({ text, description }: Transaction): string {
  const rest = text.replace(description, ' ').replace(/\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/g, ' ');
  return /[\p{L}/]/u.test(rest) ? spaced(rest) : '';
}
