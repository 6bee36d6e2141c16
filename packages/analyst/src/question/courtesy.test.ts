import { seededRandom } from '@kumbara/samples';
import { expect, it } from 'vitest';
import clauses from '#testing/clauses.json' with { type: 'json' };
import { courtesyCases, listMisunderstood } from '#testing/courtesies.ts';
import { users } from '#testing/users.ts';
import { aSubscription, portfolioOf } from '#tools/testing/portfolio-factory.ts';
import { listCourtesies, stripCourtesy } from './courtesy.ts';
import { listWords } from './tokenize.ts';
import { understandQuestion } from './understand-question.ts';

// All of them: `courtesy.long.test.ts`.
it('courtesies and fillers around a question change nothing of what is understood', () => {
  const random = seededRandom('courtesies');
  expect(listMisunderstood(Array.from({ length: 700 }, () => random.pick(courtesyCases)))).toEqual([]);
});

it.each(Object.entries(clauses))('twenty clauses before and behind a question are in no list: %s', (_, some) => {
  const listed = listCourtesies();
  for (const list of Object.values(some)) {
    expect(new Set(list).size).toBe(20);
    expect(list.filter((clause) => listed.has(listWords(clause).join(' ')))).toEqual([]);
  }
});

it.each([
  ['Hope you are doing fine. What do I pay per month', 'What do I pay per month'],
  ['What do I pay per month, if it is no trouble', 'What do I pay per month, '],
  ['lütfennn ayda ne ödüyorum', 'ayda ne ödüyorum'],
  ['Without Netflix, what do I pay per month', 'Without Netflix, what do I pay per month'],
  ['Crunchyroll Mega, how do I cancel it', 'Crunchyroll Mega, how do I cancel it'],
  ["ne kadar veriyorum Netflix'e", "ne kadar veriyorum Netflix'e"],
])('clauses are cut only if nothing in them is understood: %s', (question, expected) => {
  const found = understandQuestion(question, users.ayse.portfolio, 'en');
  expect(found).toEqual(understandQuestion(expected, users.ayse.portfolio, 'en'));
});

it.each([
  ['Merhaba, ayda ne ödüyorum, kısaca lütfen!', 'ayda ne ödüyorum, '],
  ['Hola, por favor, ¿cuánto pago al mes? ¡Gracias!', '¿cuánto pago al mes? ¡'],
  ['please cancel please Netflix', 'cancel please Netflix'],
])('are cut from both ends of a question: %s', (question, expected) =>
  expect(stripCourtesy(question, users.ayse.portfolio)).toBe(expected),
);

it.each(['thank you!', 'Merhaba', 'What do I pay per month?', ''])(
  'leave alone what is nothing else: "%s"',
  (question) => expect(stripCourtesy(question, users.ayse.portfolio)).toBe(question),
);

it('are no courtesies where a subscription is called so', () => {
  const portfolio = portfolioOf(aSubscription({ name: 'Hallo' }), aSubscription({ name: 'Netflix' }));
  expect(understandQuestion('Was kostet „Hallo“', portfolio, 'de').names).toHaveLength(1);
  expect(stripCourtesy('was kostet Hallo', portfolio)).toBe('was kostet Hallo');
  expect(stripCourtesy('was kostet Netflix danke', portfolio)).toBe('was kostet Netflix ');
});
