import type { Language } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { users } from '#testing/users.ts';
import { aSubscription, portfolioOf } from '#tools/testing/portfolio-factory.ts';
import { analyse } from './analyse.ts';

/** Of Netflix 13.99, Spotify 11.99 and Basic-Fit 29.99 euros a month. */
const { maria } = users;
const valuesOf = (question: string, language: Language) =>
  analyse(question, maria.portfolio, language).figures.map(({ value }) => value);

describe('a category listed with a name', () => {
  it.each<[Language, string]>([
    ['tr', 'Netflix’i ve spor salonunu bıraksam ne kadar kazanırım?'],
    ['en', 'What would I save if I got rid of Netflix and the gym?'],
    ['de', 'Was spare ich ohne Netflix und das Fitnessstudio?'],
    ['fr', 'Si je résilie Netflix et la salle de sport, combien j’économise ?'],
    ['es', '¿Qué pasa si cancelo Netflix y el gimnasio?'],
    ['it', 'Se mollo la palestra e Netflix quanto risparmio in un anno?'],
    ['pt', 'E se eu cancelar o Netflix e o ginásio?'],
  ])('is meant as well, %s: %s', (language, question) =>
    expect(valuesOf(question, language).slice(0, 2)).toEqual([43.98, 527.76]),
  );

  it('is asked for together with it, and stays with it', () => {
    expect(valuesOf('How much are Netflix and the gym together?', 'en')).toContain(43.98);
    expect(valuesOf('What if I cancel everything except Netflix and music?', 'en')[0]).toBe(29.99);
  });

  it('is not meant where it only says what the name is, or is asked about apart', () => {
    expect(valuesOf('Of my streaming services, what if I cancel Netflix?', 'en')[0]).toBe(13.99);
    expect(valuesOf('What if I cancel Netflix and what do I pay for the gym?', 'en')[0]).toBe(13.99);
    // "That" in Turkish, "or" elsewhere.
    expect(valuesOf('Netflix o müzik uygulaması gibi ne kadar?', 'tr')[0]).toBe(13.99);
  });
});

it('two categories that are dropped are both dropped', () =>
  expect(valuesOf('What if I drop streaming and music?', 'en').slice(0, 2)).toEqual([25.98, 311.76]));

it('a trial says what it costs afterwards, also where no other price was entered for then', () => {
  const portfolio = portfolioOf(
    aSubscription({ name: 'ChatGPT Plus', amount: 20, currency: 'USD', trial_ends_on: '2026-11-26' }),
    aSubscription({ name: 'Canva', amount: 1, currency: 'USD', trial_ends_on: '2026-11-28', price_after_trial: 12.5 }),
  );
  const { analysis } = analyse('What does it cost when my trials end?', portfolio, 'en');
  expect(analysis).toMatch(/ChatGPT Plus.*\$20\.00/);
  expect(analysis).toMatch(/Canva.*\$12\.50/);
});
