import { totalsTool } from '#tools/totals.ts';
import type { Answerer, Scene } from './scene.ts';

/** Questions that are answered, with a name of the user's own. */
function examples({ words, name, active }: Scene): string[] {
  const [first] = active;
  return words.examples
    .filter((example) => first || !example.includes('{name}'))
    .map((example) => `• ${first ? example.replaceAll('{name}', () => name(first)) : example}`);
}

export const help: Answerer = (scene) => ({ lines: [scene.words.help, ...examples(scene)] });
export const greeting: Answerer = (scene) => ({
  lines: [scene.words.greeting, scene.words.help, ...examples(scene)],
});
export const thanks: Answerer = ({ words }) => ({ lines: [words.thanks] });

/** Says that it does not know, what it can be asked, and the totals: never a guess. */
export const unknown: Answerer = (scene) => {
  const { words, texts, amounts } = scene;
  const { subscriptions: count, per_month, per_year } = scene.ask(totalsTool, { category: null, currency: null });
  const totals = texts.insights.totals({ count, month: amounts(per_month), year: amounts(per_year) });
  return { lines: [words.unknown, ...examples(scene), ...(count > 0 ? [totals] : [])] };
};
