import type { Language, UnusedCandidate } from '@kumbara/shared';
import type { Holdings } from '#holdings.ts';
import { type UnusedBecause, unusedCandidatesTool } from '#tools/unused-candidates.ts';
import { wordsIn } from './card.ts';

/** A reason as a sentence. */
export function reasonText({ code, month, with: others, date }: UnusedBecause, language: Language): string {
  const words = wordsIn(language);
  return words.texts.because[code]({
    month: month ? words.month(month) : '',
    names: others ? words.names(others) : '',
    day: date ? words.day(date) : '',
  });
}

/**
 * Active subscriptions that may not be needed, with the reasons in somebody's language. Costs are my part of an average
 * month.
 */
export const unusedCandidates = (holdings: Holdings, language: Language): UnusedCandidate[] =>
  unusedCandidatesTool.run(holdings, {}).result.candidates.map(({ id, name, per_month, reasons }) => ({
    ...{ subscription_id: id, name, monthly_cost: per_month.amount, currency: per_month.currency },
    reasons: reasons.map((reason) => ({ code: reason.code, text: reasonText(reason, language) })),
  }));
