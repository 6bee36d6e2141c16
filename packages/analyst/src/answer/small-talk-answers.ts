import { totalsTool } from '#tools/totals.ts';
import type { AnswerContext, Answerer } from './answer-context.ts';

/** Example questions, with a name of the user's own. */
function listExamples({ t, name, active }: AnswerContext): string[] {
  const [first] = active;
  const examples = (['cancel', 'monthly', 'renewals', 'priceRises'] as const).map((key) => t(`examples.${key}`));
  const withName = (['whatIf', 'howToCancel'] as const).flatMap((key) =>
    first ? [t(`examples.${key}`, { name: name(first) })] : [],
  );
  return [...examples, ...withName].map((example) => `• ${example}`);
}

export const answerHelp: Answerer = (context) => ({ lines: [context.t('help'), ...listExamples(context)] });
export const answerGreeting: Answerer = (context) => ({
  lines: [context.t('greeting'), context.t('help'), ...listExamples(context)],
});
export const answerThanks: Answerer = ({ t }) => ({ lines: [t('thanks')] });

/** Says that the question is not understood, and shows examples and the totals instead of a guess. */
export const answerUnknown: Answerer = (context) => {
  const { t, tInsights, amounts } = context;
  const { subscriptions: count, per_month, per_year } = context.runTool(totalsTool, { category: null, currency: null });
  const totals = tInsights('totals', { count, month: amounts(per_month), year: amounts(per_year) });
  return { lines: [t('unknown'), ...listExamples(context), ...(count > 0 ? [totals] : [])] };
};
