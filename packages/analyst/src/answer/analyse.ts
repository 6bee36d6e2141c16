import type { Advice, Figure, Language } from '@kumbara/shared';
import { toAdvice } from '#advice/advice-card.ts';
import type { Portfolio } from '#portfolio.ts';
import type { Intent } from '#question/grammar.ts';
import { understandQuestion } from '#question/understand-question.ts';
import type { Fact } from '#tools/tool.ts';
import {
  type AnswerContext,
  type AnswerDraft,
  type Answerer,
  createAnswerContext,
  reportUnknownNames,
} from './answer-context.ts';
import { answerAdvice, answerCancelRoute, answerWhatIf } from './cancellation-answers.ts';
import {
  answerByCategory,
  answerCancelledList,
  answerCheapest,
  answerCost,
  answerCount,
  answerList,
  answerMostExpensive,
  answerTotal,
} from './cost-answers.ts';
import { formatFigure } from './figure.ts';
import { elideArticles } from './format.ts';
import { answerPaidSoFar, answerPriceRises, answerSaved, answerWhyListed } from './history-answers.ts';
import { joinParts } from './segment.ts';
import { answerGreeting, answerHelp, answerThanks, answerUnknown } from './small-talk-answers.ts';
import { answerDueThisMonth } from './this-month-answer.ts';
import { answerCommitments, answerRenewal, answerTrials, answerUpcoming } from './upcoming-answers.ts';
import { answerCostPerUse, answerOverlaps, answerUnused, answerYearlyOrMonthly } from './usage-answers.ts';

/** The built-in analyst's answer to a question. */
export type Analysis = {
  /** The question's language, or the fallback where it is not clear. */
  language: Language;
  /** Plain text with line breaks. */
  analysis: string;
  /** Every number of the text except dates, years and line numbers. */
  figures: Figure[];
  /** At most three. */
  advice: Advice[];
  intent: Intent;
};

const answerers: Record<Intent, Answerer> = {
  advise: answerAdvice,
  total: answerTotal,
  due_this_month: answerDueThisMonth,
  one: answerCost,
  paid_so_far: answerPaidSoFar,
  list: answerList,
  list_cancelled: answerCancelledList,
  dearest: answerMostExpensive,
  cheapest: answerCheapest,
  by_category: answerByCategory,
  overlaps: answerOverlaps,
  rises: answerPriceRises,
  upcoming: answerUpcoming,
  renewal: answerRenewal,
  trials: answerTrials,
  commitments: answerCommitments,
  unused: answerUnused,
  cost_per_use: answerCostPerUse,
  yearly_or_monthly: answerYearlyOrMonthly,
  what_if: answerWhatIf,
  cancel_route: answerCancelRoute,
  why_listed: answerWhyListed,
  saved: answerSaved,
  count: answerCount,
  greeting: answerGreeting,
  thanks: answerThanks,
  help: answerHelp,
  unknown: answerUnknown,
};

/** Intents that are answered for users without active subscriptions. */
const answeredWithoutActive: Intent[] = [
  ...(['paid_so_far', 'list_cancelled', 'why_listed', 'saved', 'count', 'cancel_route'] as const),
  ...(['greeting', 'thanks', 'help', 'unknown', 'one', 'renewal'] as const),
];
/** Intents that are only about the named subscriptions. */
const intentsAboutNames: Intent[] = [
  'one',
  'renewal',
  'what_if',
  'yearly_or_monthly',
  'cost_per_use',
  'trials',
  'commitments',
];

/** The question is only about names that are not on the user's list. */
const namesNothingOwned = ({ question: { intent, names }, named }: AnswerContext) =>
  names.length > 0 && named.length === 0 && intentsAboutNames.includes(intent);

function draftAnswer(context: AnswerContext): AnswerDraft {
  const { question, active, t } = context;
  if (
    active.length === 0 &&
    (!answeredWithoutActive.includes(question.intent) || (question.names.length === 0 && question.intent === 'one'))
  )
    return { lines: [t('empty')] };
  if (namesNothingOwned(context)) return { lines: reportUnknownNames(context) };
  return answerers[question.intent](context);
}

/** The facts as figures, each once: two computations may give one fact. */
function listFigures(facts: Fact[], language: Language): Figure[] {
  const identityOf = ({ measure, subject, value, currency, source }: Fact) =>
    JSON.stringify([measure, subject, value, currency, source.toSorted()]);
  return [...Map.groupBy(facts, identityOf).values()].flatMap(([fact]) => (fact ? formatFigure(fact, language) : []));
}

/**
 * Answers a question about a user's subscriptions by rules: the same question and portfolio give the same answer. A
 * question that is not understood is answered by saying so.
 * @param question up to 1,000 characters
 * @param fallback the language of the answer if the question's is not clear
 */
export function analyse(question: string, portfolio: Portfolio, fallback: Language): Analysis {
  const understood = understandQuestion(question, portfolio, fallback);
  const context = createAnswerContext(understood, portfolio);
  const { language, intent } = understood;
  const { lines, advice = [] } = draftAnswer(context);
  const { text, facts } = joinParts(lines, '\n');
  return {
    ...{ language, analysis: elideArticles(text, language), figures: listFigures(facts, language) },
    ...{ advice: advice.map(toAdvice), intent },
  };
}
