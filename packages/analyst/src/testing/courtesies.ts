import { type Language, languages } from '@kumbara/shared';
import { understandQuestion } from '#question/understand-question.ts';
import { clauses } from './clauses.ts';
import { fillers } from './fillers.ts';
import { heldOut1 } from './held-out-1/index.ts';
import { heldOut2 } from './held-out-2/index.ts';
import { heldOut3 } from './held-out-3/index.ts';
import { heldOut4 } from './held-out-4/index.ts';
import { heldOut5 } from './held-out-5/index.ts';
import { questions } from './questions/index.ts';
import { ayse } from './users.ts';
import { wordings } from './wordings.ts';

const marks = ['!', '?!', '…', '!!!', ' 🙏', ' 👋😀', ' :)', '.'];

const sets = [questions, heldOut1, heldOut2, heldOut3, heldOut4, heldOut5];

/** All questions of the tables with which a language is tested, without those that only greet or thank. */
function listQuestions(language: Language): string[] {
  const { greeting, thanks, ...others } = wordings[language];
  const all = [...sets.flatMap((set) => set[language].map(([wording]) => wording)), ...Object.values(others).flat()];
  return all.filter((wording) => !['greeting', 'thanks'].includes(understand(wording, language).intent));
}

const understand = (question: string, language: Language) => understandQuestion(question, ayse.portfolio, language);

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const trim = (question: string) => question.replace(/[?.!]+$/, '');

/** A question with every filler and clause before and behind it, both at once, and with marks at its end. */
function decorate(question: string, language: Language): string[] {
  const before = fillers[language].before.split(' | ');
  const behind = fillers[language].behind.split(' | ');
  return [
    ...marks.map((mark) => question + mark),
    ...before.map((filler) => `${filler} ${question}`),
    ...behind.flatMap((filler, at) => [
      `${question} ${filler}`,
      `${trim(question)}, ${filler}${marks[at % marks.length]}`,
      `${capitalize(before[(at + 7) % before.length] ?? '')} ${question} ${filler}${marks[at % marks.length]}`,
    ]),
    ...clauses[language].before.map((clause, at) => `${clause}${'.,:!'[at % 4]} ${question}`),
    ...clauses[language].behind.map((clause, at) => `${trim(question)}${['?', ',', ' –', '.'][at % 4]} ${clause}`),
  ];
}

/** Every question of every language as it is and with courtesies: some 93,000. */
export const courtesyCases: { language: Language; question: string; decorated: string }[] = languages.flatMap(
  ({ code }) =>
    listQuestions(code).flatMap((question) =>
      decorate(question, code).map((decorated) => ({ language: code, question, decorated })),
    ),
);

/** The cases of which something is understood otherwise than of the bare question. */
export const listMisunderstood = (cases: typeof courtesyCases): string[] =>
  cases.flatMap(({ language, question, decorated }) =>
    describeUnderstanding(question, language) === describeUnderstanding(decorated, language)
      ? []
      : [`${language}: ${decorated}`],
  );

const understood = new Map<string, string>();
function describeUnderstanding(question: string, language: Language): string {
  const key = `${language} ${question}`;
  const known = understood.get(key);
  if (known !== undefined) return known;
  const { signs, ...rest } = understand(question, language);
  // The answer to a question that is not understood does not depend on its signs.
  const counting = rest.intent === 'unknown' ? [] : [...signs];
  const description = JSON.stringify({ ...rest, signs: counting.sort() });
  understood.set(key, description);
  return description;
}
