import type { AdviceCard, Adviser } from '#advice/advice-card.ts';
import { adviseCheckIn } from '#advice/check-in-advice.ts';
import { adviseDueSoon } from '#advice/deadline-advice.ts';
import { adviseOverlap, advisePriceRise, adviseUnused, adviseYearlyPlan } from '#advice/saving-advice.ts';
import type { PortfolioSubscription } from '#portfolio.ts';
import type { AnswerContext } from './answer-context.ts';
import { type Segment, write } from './segment.ts';

/** The limit of suggestions in an answer. */
const most = 3;

/** Savings first, then upcoming costs. */
const savers: Adviser[] = [adviseUnused, adviseOverlap, advisePriceRise, adviseYearlyPlan, adviseDueSoon];

/**
 * At most three suggestions, one per subscription.
 * @param about limits the suggestions to these subscriptions
 * @param advisers the kinds of advice to choose from
 */
export function pickAdvice(
  { adviceOf }: AnswerContext,
  about?: PortfolioSubscription[],
  advisers: Adviser[] = savers,
): AdviceCard[] {
  const ids = about && new Set(about.map(({ id }) => id));
  const picked = new Set<string>();
  return advisers
    .flatMap(adviceOf)
    .filter(({ action: { subscription_id: id } }) => !ids || ids.has(id))
    .filter(({ action: { subscription_id: id } }) => !picked.has(id) && picked.add(id))
    .slice(0, most);
}

/** Says which use is unknown, and asks about it if the check-in question can be asked today. */
export function explainUnknownUse(
  { t, portfolio, language }: AnswerContext,
  about: PortfolioSubscription[],
  sentence: Segment,
) {
  const advice = adviseCheckIn({ ...portfolio, subscriptions: about }, language);
  return { line: write`${sentence} ${advice.length > 0 ? t('askUse') : t('askUseLater')}`, advice };
}
