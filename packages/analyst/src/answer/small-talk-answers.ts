import { createCountFact, selectFacts } from '#tools/facts.ts';
import { totalsTool } from '#tools/totals.ts';
import type { AnswerContext, Answerer } from './answer-context.ts';
import { type Segment, write } from './segment.ts';

/** Example questions, with a name of the user's own. */
function listExamples({ t, name, active }: AnswerContext): Segment[] {
  const [first] = active;
  const examples = (['cancel', 'monthly', 'renewals', 'priceRises'] as const).map((key) => t(`examples.${key}`));
  const withName = (['whatIf', 'howToCancel'] as const).flatMap((key) =>
    first ? [t(`examples.${key}`, { name: name(first) })] : [],
  );
  return [...examples, ...withName].map((example) => write`• ${example}`);
}

export const answerHelp: Answerer = (context) => ({ lines: [context.t('help'), ...listExamples(context)] });
export const answerGreeting: Answerer = (context) => ({
  lines: [context.t('greeting'), context.t('help'), ...listExamples(context)],
});
export const answerThanks: Answerer = ({ t }) => ({ lines: [t('thanks')] });

/** Says that the question is not understood, and shows examples and the totals instead of a guess. */
export const answerUnknown: Answerer = (context) => {
  const { t, active } = context;
  const { facts } = totalsTool.run(context.portfolio, { category: null, currency: null });
  const totals = context.tInsights('totals', {
    count: createCountFact(active),
    month: context.amounts(selectFacts(facts, 'monthly_cost')),
    year: context.amounts(selectFacts(facts, 'yearly_cost')),
  });
  return { lines: [t('unknown'), ...listExamples(context), ...(active.length > 0 ? [totals] : [])] };
};
