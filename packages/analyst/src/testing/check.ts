import type { Language } from '@kumbara/shared';
import { type Analysis, analyse } from '#answer/analyse.ts';
import { spoken } from '#answer/spoken.ts';
import { type Case, cases, type Question } from './cases.ts';

/** Whether a text holds a name as words of their own: `Netflix` is not in `Netflix (annem)` once that is taken out. */
const holds = (text: string, name: string) => text.includes(spoken(name));

function faultsOf(answer: Analysis, language: Language, { of, intent, figures, names = [], not = [] }: Case): string[] {
  const nameOf = (key: string) => of.holdings.subscriptions.find(({ id }) => id === of.keys[key])?.name ?? `no ${key}`;
  const missing = figures.filter(
    ([value, currency]) => !answer.figures.some((one) => one.value === value && one.currency === currency),
  );
  return [
    ...(answer.language === language ? [] : [`answered in ${answer.language}`]),
    ...(answer.intent === intent ? [] : [`understood as ${answer.intent}, not ${intent}`]),
    ...missing.map((figure) => `lacks ${figure.join(' ')}`),
    ...names.filter((key) => !holds(answer.analysis, nameOf(key))).map((key) => `does not name ${key}`),
    ...not.filter((key) => holds(answer.analysis, nameOf(key))).map((key) => `names ${key}`),
  ];
}

/**
 * What is wrong with the answer to a question; empty where all is right. The fallback is never the question's language,
 * so that only the question can tell it.
 */
export function faults([wording, name]: Question, language: Language): string[] {
  const case_: Case = cases[name];
  const fallback: Language = language === 'tr' ? 'en' : 'tr';
  return faultsOf(analyse(wording, case_.of.holdings, fallback), language, case_);
}
