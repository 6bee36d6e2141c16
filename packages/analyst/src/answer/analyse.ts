import type { Advice, Figure, Language } from '@kumbara/shared';
import type { Holdings } from '#holdings.ts';
import { createNumberRule } from '#numbers/number-rule.ts';
import type { Intent } from '#question/grammar.ts';
import { understand } from '#question/understand.ts';
import type { Fact } from '#tools/tool.ts';
import { commitments, renewal, trials, upcoming } from './ahead.ts';
import { byCategory, cheapest, counted, dearest, list, listCancelled, one, total } from './costs.ts';
import { figureOf } from './figure.ts';
import { polished } from './format.ts';
import { advise, cancelRoute, whatIf } from './leaving.ts';
import { costPerUse, overlaps, unused, yearlyOrMonthly } from './needed.ts';
import { paidSoFar, rises, saved, whyListed } from './past.ts';
import { type Answerer, createScene, notListed, type Scene } from './scene.ts';
import { spoken } from './spoken.ts';
import { greeting, help, thanks, unknown } from './talk.ts';
import { dueThisMonth } from './this-month.ts';

/** What the built-in analyst says to a question. */
export type Analysis = {
  /** The question's, where it could be told. */
  language: Language;
  /** Plain text with line breaks. */
  analysis: string;
  /** Every number of the text that is no date, year or number of a line. */
  figures: Figure[];
  /** At most three. */
  advice: Advice[];
  intent: Intent;
};

const answerers: Record<Intent, Answerer> = {
  advise,
  total,
  due_this_month: dueThisMonth,
  one,
  paid_so_far: paidSoFar,
  list,
  list_cancelled: listCancelled,
  dearest,
  cheapest,
  by_category: byCategory,
  overlaps,
  rises,
  upcoming,
  renewal,
  trials,
  commitments,
  unused,
  cost_per_use: costPerUse,
  yearly_or_monthly: yearlyOrMonthly,
  what_if: whatIf,
  cancel_route: cancelRoute,
  why_listed: whyListed,
  saved,
  count: counted,
  greeting,
  thanks,
  help,
  unknown,
};

/** Answered although nothing is active. */
const withoutActive: Intent[] = [
  ...(['paid_so_far', 'list_cancelled', 'why_listed', 'saved', 'count', 'cancel_route'] as const),
  ...(['greeting', 'thanks', 'help', 'unknown', 'one', 'renewal'] as const),
];
/** About the subscriptions that are named, and nothing else. */
const aboutNames: Intent[] = [
  'one',
  'renewal',
  'what_if',
  'yearly_or_monthly',
  'cost_per_use',
  'trials',
  'commitments',
];

/** Nothing but names that are not on the list: the rest of the question is about nothing. */
const isAboutStrangers = ({ question: { intent, names }, named }: Scene) =>
  names.length > 0 && named.length === 0 && aboutNames.includes(intent);

function linesOf(scene: Scene): { lines: string[]; advice?: Advice[] } {
  const { question, active, words } = scene;
  if (
    active.length === 0 &&
    (!withoutActive.includes(question.intent) || (question.names.length === 0 && question.intent === 'one'))
  )
    return { lines: [words.empty] };
  if (isAboutStrangers(scene)) return { lines: notListed(scene) };
  return answerers[question.intent](scene);
}

/** The facts that the lines state, each once. */
function statedFacts({ given, language, holdings }: Scene, lines: string[]): Fact[] {
  const text = lines.join('\n');
  // Of thousands of names few are told, and each line is searched for all that might be.
  const names = holdings.subscriptions.map(({ name }) => spoken(name)).filter((name) => text.includes(name));
  const rule = createNumberRule({ language, today: holdings.today, names });
  for (const known of given) rule.learn(known);
  return [...new Set(lines.flatMap((line, at) => rule.read(line, lines.slice(0, at).join('\n')).facts))];
}

/**
 * Answers a question about somebody's subscriptions by rules alone: the same question over the same holdings is the
 * same answer. What it does not understand it says it cannot answer.
 * @param question up to 1,000 characters
 * @param fallback the language of the answer where the question's cannot be told
 */
export function analyse(question: string, holdings: Holdings, fallback: Language): Analysis {
  const understood = understand(question, holdings, fallback);
  const scene = createScene(understood, holdings);
  const { language, intent } = understood;
  const { lines: said, advice = [] } = linesOf(scene);
  const lines = said.map((line) => polished(line, language));
  const figures = statedFacts(scene, lines).map((fact) => figureOf(fact, language));
  return { language, analysis: lines.join('\n'), figures, advice, intent };
}
