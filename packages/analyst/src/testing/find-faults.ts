import type { Language } from '@kumbara/shared';
import { type Analysis, analyse } from '#answer/analyse.ts';
import { sanitizeName } from '#answer/sanitize-name.ts';
import { getTranslator } from '#i18n/translator.ts';
import { ofMonth, ofYear, sums } from '#tools/testing/oracle.ts';
import { type Case, cases, type Question } from './cases.ts';

/** Returns whether a text contains a name apart from longer names: `Netflix` is not in `Netflix (annem)`. */
const holds = (text: string, name: string) => text.includes(sanitizeName(name));

/** The expected value of a cost figure: the oracle's sum over its source subscriptions. */
const sumsBehind = [
  { measures: ['monthly_cost', 'saving_per_month', 'left_per_month'] as const, part: ofMonth },
  { measures: ['yearly_cost', 'saving_per_year', 'left_per_year'] as const, part: ofYear },
];

/** Checks further figures: their sums have to be right, and none may be about another subscription. */
function listStrayFigures(answer: Analysis, { of, figures, not = [] }: Case): string[] {
  const t = getTranslator(answer.language, 'labels');
  const extra = answer.figures.filter(
    (figure) => !figures.some(([value, currency]) => figure.value === value && figure.currency === currency),
  );
  return extra.flatMap(({ label, value, currency = '', source }) => {
    const about = of.portfolio.subscriptions.filter(({ id }) => source.includes(id));
    const kind = sumsBehind.find(({ measures }) =>
      measures.some((measure) => label.endsWith(t(`measures.${measure}`))),
    );
    const right = kind ? sums(about, (one) => kind.part(one))[currency] : value;
    const unrelated = not.find((key) => source.length === 1 && source[0] === of.keys[key]);
    return [
      ...(right === value ? [] : [`states ${label} ${value} ${currency}, which is ${right}`]),
      ...(unrelated === undefined ? [] : [`states ${label} ${value} of ${unrelated}`]),
    ];
  });
}

function listFaults(answer: Analysis, language: Language, testCase: Case): string[] {
  const { of, intent, figures, names = [], not = [] } = testCase;
  const nameOf = (key: string) => of.portfolio.subscriptions.find(({ id }) => id === of.keys[key])?.name ?? `no ${key}`;
  const missing = figures.filter(
    ([value, currency]) => !answer.figures.some((one) => one.value === value && one.currency === currency),
  );
  return [
    ...(answer.language === language ? [] : [`answered in ${answer.language}`]),
    ...(answer.intent === intent ? [] : [`understood as ${answer.intent}, not ${intent}`]),
    ...listStrayFigures(answer, testCase),
    ...missing.map((figure) => `lacks ${figure.join(' ')}`),
    ...names.filter((key) => !holds(answer.analysis, nameOf(key))).map((key) => `does not name ${key}`),
    ...not.filter((key) => holds(answer.analysis, nameOf(key))).map((key) => `names ${key}`),
  ];
}

/**
 * The faults of the answer to a question; empty if it is right. The fallback is never the question's language, so that
 * it must be detected from the question.
 */
export function findFaults([wording, name]: Question, language: Language): string[] {
  const case_: Case = cases[name];
  const fallback: Language = language === 'tr' ? 'en' : 'tr';
  return listFaults(analyse(wording, case_.of.portfolio, fallback), language, case_);
}
