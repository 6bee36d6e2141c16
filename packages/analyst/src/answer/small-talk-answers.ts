import { totalsTool } from '#tools/totals.ts';
import type { AnswerContext, Answerer } from './answer-context.ts';

/** Questions that are answered, with a name of the user's own. */
function listExamples({ words, name, active }: AnswerContext): string[] {
  const [first] = active;
  return words.examples
    .filter((example) => first || !example.includes('{name}'))
    .map((example) => `• ${first ? example.replaceAll('{name}', () => name(first)) : example}`);
}

export const answerHelp: Answerer = (context) => ({ lines: [context.words.help, ...listExamples(context)] });
export const answerGreeting: Answerer = (context) => ({
  lines: [context.words.greeting, context.words.help, ...listExamples(context)],
});
export const answerThanks: Answerer = ({ words }) => ({ lines: [words.thanks] });

/** Says that it does not know, what it can be asked, and the totals: never a guess. */
export const answerUnknown: Answerer = (context) => {
  const { words, texts, amounts } = context;
  const { subscriptions: count, per_month, per_year } = context.runTool(totalsTool, { category: null, currency: null });
  const totals = texts.insights.totals({ count, month: amounts(per_month), year: amounts(per_year) });
  return { lines: [words.unknown, ...listExamples(context), ...(count > 0 ? [totals] : [])] };
};
