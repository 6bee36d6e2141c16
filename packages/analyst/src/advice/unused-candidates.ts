import type { Language, UnusedCandidate } from '@kumbara/shared';
import type { Portfolio } from '#portfolio.ts';
import { type UnusedReasonDetail, unusedCandidatesTool } from '#tools/unused-candidates.ts';
import { createFormatter } from './advice-card.ts';

/** A reason as a sentence. */
export function formatReason({ code, month, with: others, date }: UnusedReasonDetail, language: Language): string {
  const format = createFormatter(language);
  return format.t(`reasons.${code}`, {
    month: month ? format.month(month) : '',
    names: others ? format.names(others) : '',
    day: date ? format.day(date) : '',
  });
}

/**
 * Active subscriptions that may not be needed, with the reasons as sentences in the user's language. Costs are the
 * user's share of an average month.
 */
export const listUnusedCandidates = (portfolio: Portfolio, language: Language): UnusedCandidate[] =>
  unusedCandidatesTool.run(portfolio, {}).result.candidates.map(({ id, name, per_month, reasons }) => ({
    ...{ subscription_id: id, name, monthly_cost: per_month.amount, currency: per_month.currency },
    reasons: reasons.map((reason) => ({ code: reason.code, text: formatReason(reason, language) })),
  }));
