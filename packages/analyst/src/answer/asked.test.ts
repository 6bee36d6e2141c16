import type { Language } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { people } from '#testing/people.ts';
import { aHolding } from '#tools/testing/a-holding.ts';
import { analyse } from './analyse.ts';

/** Of Netflix 13.99, Spotify 11.99 and Basic-Fit 29.99 euros a month. */
const { maria } = people;
const valuesOf = (wording: string, language: Language, of = maria) => {
  const { intent, figures, language: told } = analyse(wording, of.holdings, language);
  return { intent, told, values: figures.map(({ value }) => value) };
};

describe('all but what is named', () => {
  it.each<[Language, string]>([
    ['en', 'If I cancel everything except Netflix, how much do I save?'],
    ['en', 'cancel all but Netflix'],
    ['en', 'what if I only keep Netflix'],
    ['en', 'What if I keep Netflix and cancel the rest?'],
    ['tr', 'Netflix hariç hepsini iptal etsem'],
    ['tr', 'Netflix dışında her şeyi bıraksam ne kadar kalır'],
    ['de', 'Wenn ich alles außer Netflix kündige, was spare ich?'],
    ['de', 'alles bis auf Netflix kündigen'],
    ['fr', 'Si je résilie tout sauf Netflix, combien j’économise ?'],
    ['fr', 'et si je ne garde que Netflix, combien je gagne'],
    ['es', 'Si cancelo todo menos Netflix, ¿cuánto ahorro?'],
    ['es', 'si cancelo todo excepto Netflix'],
    ['it', 'Se disdico tutto tranne Netflix, quanto risparmio?'],
    ['it', 'disdire tutto eccetto Netflix'],
    ['pt', 'Se cancelar tudo menos o Netflix, quanto poupo?'],
    ['pt', 'cancelar tudo exceto Netflix'],
  ])('is what ending would save: %s, %s', (language, wording) => {
    const { intent, values } = valuesOf(wording, language);
    expect({ intent, saved: values[0], hasLeft: values.includes(13.99) }).toEqual({
      ...{ intent: 'what_if', saved: 41.98, hasLeft: true },
    });
  });

  it('is the rest of a category, where one is said', () => {
    const { values } = valuesOf('What if I cancel all streaming except Disney?', 'en', people.ayse);
    expect(values).toContain(379.98);
  });

  it('leaves an ending alone that only says what stays besides', () => {
    expect(valuesOf('What do I pay for everything except Netflix?', 'en').values).toContain(41.98);
    expect(valuesOf('What if I cancel Netflix, what do all the others cost?', 'en').values[0]).toBe(13.99);
  });
});

describe('two of which one name fits several', () => {
  const { holdings, keys } = people.ayse;

  it.each<[Language, string]>([
    ['tr', 'MacFit ve Netflix aboneliklerini iptal edersem ne kadar kalır'],
    ['en', 'What if I cancel MacFit and Netflix?'],
    ['de', 'Was, wenn ich MacFit und Netflix kündige?'],
    ['fr', 'Et si je résilie MacFit et Netflix ?'],
    ['es', '¿Y si cancelo MacFit y Netflix?'],
    ['it', 'E se disdico MacFit e Netflix?'],
    ['pt', 'E se cancelar MacFit e Netflix?'],
  ])('are summed with the one that is called so, and the others are told: %s, %s', (language, wording) => {
    const { analysis, figures } = analyse(wording, holdings, language);
    expect(figures[0]).toMatchObject({ value: 1429.99, source: [keys.netflix, keys.gym] });
    expect(figures.map(({ value }) => value)).toEqual(expect.arrayContaining([1340.75, 229.99, 149.99]));
    expect(analysis).toContain('Netflix (annem)');
  });
});

it('says how many more there are than it names', () => {
  const subscriptions = Array.from({ length: 13 }, (_, at) => aHolding({ name: `Dergi ${at}`, amount: 10 }));
  const { analysis } = analyse('hepsini iptal etsem', { ...maria.holdings, subscriptions }, 'tr');
  expect(analysis).toContain('Dergi 9 ve 3 abonelik daha');
});

describe('what is paid in French', () => {
  it.each<[string, string]>([
    ['Combien je paye par mois ?', 'total'],
    ['je paye combien pour netflix', 'one'],
    ['je paye quoi en décembre', 'upcoming'],
    ['Combien j’ai déjà payé pour Netflix ?', 'paid_so_far'],
    ['Annule Netflix', 'cancel_route'],
    ['Et si je résilie Spotify ?', 'what_if'],
    ['tout ce que j’ai résilié', 'list_cancelled'],
  ])('is no past, and ending is not ended: %s', (wording, intent) =>
    expect(analyse(wording, people.ayse.holdings, 'fr').intent).toBe(intent),
  );
});

it.each<[Language, string]>([
  ['tr', "Netflix'i iptal et"],
  ['tr', 'Spotify iptal et'],
  ['fr', 'Netflix et Spotify'],
  ['pt', 'gastos por categoria'],
  ['es', 'gastos por categoria'],
])('answers few words in the reader’s own language, %s: %s', (language, wording) =>
  expect(analyse(wording, people.ayse.holdings, language).language).toBe(language),
);
