import { type Language, languages } from '@kumbara/shared';
import { understandQuestion } from '#question/understand-question.ts';
import clauses from './clauses.json' with { type: 'json' };
import fillers from './fillers.json' with { type: 'json' };
import { questionSets, wordings } from './question-sets.ts';
import { ayse } from './users.ts';

const marks = ['!', '?!', '…', '!!!', ' 🙏', ' 👋😀', ' :)', '.'];

/** All questions of the tables with which a language is tested, without those that only greet or thank. */
function listQuestions(language: Language): string[] {
  const { greeting, thanks, ...others } = wordings[language];
  const all = [
    ...Object.values(questionSets).flatMap((set) => set[language].map(([wording]) => wording)),
    ...Object.values(others).flat(),
  ];
  return all.filter((wording) => !['greeting', 'thanks'].includes(understand(wording, language).intent));
}

const understand = (question: string, language: Language) => understandQuestion(question, ayse.portfolio, language);

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const trim = (question: string) => question.replace(/[?.!]+$/, '');

/** A question with every filler and clause before and behind it, both at once, and with marks at its end. */
function decorate(question: string, language: Language): string[] {
  // Put around a question also without punctuation, and spelled with repeated letters.
  const { before, behind } = fillers[language];
  return [
    ...marks.map((mark) => question + mark),
    ...before.map((filler) => `${filler} ${question}`),
    ...behind.flatMap((filler, at) => [
      `${question} ${filler}`,
      `${trim(question)}, ${filler}${marks[at % marks.length]}`,
      `${capitalize(before[(at + 7) % before.length] ?? '')} ${question} ${filler}${marks[at % marks.length]}`,
    ]),
    // Set off by punctuation, and in no list: recognised by having nothing in them that the analyst understands.
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
