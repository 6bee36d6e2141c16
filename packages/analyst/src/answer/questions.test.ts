import { type Language, languages } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { cases } from '#testing/cases.ts';
import { faults } from '#testing/check.ts';
import { questions } from '#testing/questions/index.ts';

/** Wordings that are known to be misunderstood: `language: wording`. */
const known: string[] = [];

const scored = languages.map(({ code }) => ({
  code,
  answers: questions[code].map((question) => ({ wording: question[0], faults: faults(question, code) })),
}));

describe('the built-in analyst', () => {
  it.each(scored)('answers what is asked of it in $code with the right figures and names', ({ code, answers }) => {
    const right = answers.filter((answer) => answer.faults.length === 0).length;
    console.info(`${code}: ${right} of ${answers.length} right`);
    const wrong = answers.filter((answer) => answer.faults.length > 0 && !known.includes(`${code}: ${answer.wording}`));
    expect(wrong).toEqual([]);
    expect(right / answers.length).toBeGreaterThanOrEqual(0.95);
  });

  it('is asked twenty questions in each language, and everything it can answer', () => {
    for (const { code } of languages) expect(new Set(questions[code].map(([wording]) => wording)).size).toBe(20);
    const asked = new Set(
      Object.values(questions satisfies Record<Language, unknown>).flatMap((list) =>
        list.map(([, name]) => cases[name].intent),
      ),
    );
    const all = new Set(Object.values(cases).map(({ intent }) => intent));
    expect([...all].filter((intent) => !asked.has(intent))).toEqual([]);
  });
});
