import type { AmountByCurrency, Language, UnusedCandidate, UnusedReason } from '@kumbara/shared';
import type { Segment } from '#answer/segment.ts';
import type { Portfolio } from '#portfolio.ts';
import type { Money } from '#tools/facts.ts';
import { type UnusedReasonDetail, unusedCandidatesTool } from '#tools/unused-candidates.ts';
import { createFormatter } from './advice-card.ts';

/** A reason as a sentence. */
export function formatReason({ code, month, with: others, date }: UnusedReasonDetail, language: Language): Segment {
  const format = createFormatter(language);
  return format.t(`reasons.${code}`, {
    month: month ? format.month(month) : '',
    names: others ? format.names(others) : '',
    day: date ? format.day(date) : '',
  });
}

/** What people say counts most, and more with every month. */
const weights = new Map<UnusedReason, number>([
  ['said_unused', 0.6],
  ['not_used_since', 0.5],
  ['ended_by_mail', 0.5],
  ['overlap', 0.4],
  ['payment_failed', 0.35],
]);
const perFurtherMonth = 0.15;
const highest = 0.9;

/** From 1 to 100: how likely one of the reasons is right, if each alone were right as often as its weight says. */
function scoreOf(reasons: UnusedReasonDetail[]): number {
  const doubts = reasons.map(({ code, months = 1 }) =>
    Math.min(highest, (weights.get(code) ?? 0) + (months - 1) * perFurtherMonth),
  );
  return Math.round(100 * (1 - doubts.reduce((wrong, weight) => wrong * (1 - weight), 1)));
}

const byCurrency = (sums: Money[]): AmountByCurrency =>
  Object.fromEntries(sums.map(({ amount, currency }) => [currency, amount]));

/**
 * Active subscriptions that may not be needed, the surest first, with the reasons as sentences in the user's language.
 * Costs are the user's share of an average month or year.
 */
export function listUnusedCandidates(
  portfolio: Portfolio,
  language: Language,
): { candidates: UnusedCandidate[]; monthly_cost: AmountByCurrency; yearly_cost: AmountByCurrency } {
  const { candidates, saving_per_month, saving_per_year } = unusedCandidatesTool.run(portfolio, {}).result;
  return {
    candidates: candidates
      .map(({ id, name, per_month, reasons }) => ({
        ...{ subscription_id: id, name, monthly_cost: per_month.amount, currency: per_month.currency },
        score: scoreOf(reasons),
        reasons: reasons.map((reason) => ({ code: reason.code, text: formatReason(reason, language).text })),
      }))
      .sort((a, b) => b.score - a.score),
    monthly_cost: byCurrency(saving_per_month),
    yearly_cost: byCurrency(saving_per_year),
  };
}
