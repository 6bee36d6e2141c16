import type { Advice } from '@kumbara/shared';
import type { Adviser } from '#advice/advice-card.ts';
import { adviseCheckIn } from '#advice/check-in-advice.ts';
import { adviseDueSoon } from '#advice/deadline-advice.ts';
import { adviseOverlap, advisePriceRise, adviseUnused, adviseYearlyPlan } from '#advice/saving-advice.ts';
import type { PortfolioSubscription } from '#portfolio.ts';
import type { AnswerContext } from './answer-context.ts';

/** More than that is no advice. */
const most = 3;

/** What saves money first, then what will cost some. */
const savers: Adviser[] = [adviseUnused, adviseOverlap, advisePriceRise, adviseYearlyPlan, adviseDueSoon];

/**
 * At most three things worth doing, of each subscription the first.
 * @param about only about these
 * @param advisers what to look for
 */
export function pickAdvice(
  { adviceOf }: AnswerContext,
  about?: PortfolioSubscription[],
  advisers: Adviser[] = savers,
): Advice[] {
  const ids = about && new Set(about.map(({ id }) => id));
  const picked = new Set<string>();
  return advisers
    .flatMap(adviceOf)
    .filter(({ action: { subscription_id: id } }) => !ids || ids.has(id))
    .filter(({ action: { subscription_id: id } }) => !picked.has(id) && picked.add(id))
    .slice(0, most);
}

/** What is not known of the use of some: the sentence, and the question that would tell, where it can be asked today. */
export function explainUnknownUse(
  { t, portfolio, language }: AnswerContext,
  about: PortfolioSubscription[],
  sentence: string,
) {
  const advice = adviseCheckIn({ ...portfolio, subscriptions: about }, language);
  return { line: `${sentence} ${advice.length > 0 ? t('askUse') : t('askUseLater')}`, advice };
}
