import type { Language } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { users } from '#testing/users.ts';
import { understandQuestion } from './understand-question.ts';

/** The current day of the tests is Saturday, 21 November 2026. */
const { portfolio } = users.ayse;
const spanIn = (question: string, language: Language) => understandQuestion(question, portfolio, language).span;

describe('a time that lies ahead', () => {
  it.each<[what: string, from: string, to: string, questions: [Language, string][]]>([
    ['is one week without the number', '2026-11-21', '2026-11-28', [
      ['tr', 'Önümüzdeki bir hafta içinde ne çekilecek?'],
      ['en', 'What renews within a week?'],
      ['de', 'Was wird innerhalb einer Woche abgebucht?'],
      ['fr', 'Qu’est-ce qui est prélevé dans une semaine ?'],
      ['es', '¿Qué me cobran dentro de una semana?'],
      ['it', 'Cosa mi addebitano entro una settimana?'],
      ['pt', 'O que me cobram dentro de uma semana?'],
    ]],
    ['is fifteen days in words', '2026-11-21', '2026-12-06', [
      ['tr', 'Önümüzdeki on beş günde ne çekilecek?'],
      ['tr', 'Önümüzdeki onbeş günde ne çekilecek?'],
      ['en', 'What is due within the next fifteen days?'],
      ['de', 'Was wird in den nächsten fünfzehn Tagen abgebucht?'],
      ['fr', 'Qu’est-ce qui est prélevé dans les quinze prochains jours ?'],
      ['es', '¿Qué me cobran en los próximos quince días?'],
      ['it', 'Cosa mi addebitano nei prossimi quindici giorni?'],
      ['pt', 'O que me cobram nos próximos quinze dias?'],
    ]],
    ['is a day said in hours', '2026-11-21', '2026-11-22', [
      ['tr', 'Önümüzdeki 24 saat içinde ne çekilecek?'],
      ['en', 'What is due in the next 24 hours?'],
      ['de', 'Was wird in den nächsten 24 Stunden abgebucht?'],
      ['fr', 'Qu’est-ce qui sera prélevé dans les 24 prochaines heures ?'],
      ['es', '¿Qué me cobran en las próximas 24 horas?'],
      ['it', 'Cosa mi addebitano nelle prossime 24 ore?'],
      ['pt', 'O que me cobram nas próximas 24 horas?'],
    ]],
    ['is the day after tomorrow, and not tomorrow', '2026-11-23', '2026-11-23', [
      ['tr', 'Öbür gün ne çekilecek?'],
      ['en', 'What is due the day after tomorrow?'],
      ['de', 'Was wird übermorgen abgebucht?'],
      ['fr', 'Qu’est-ce qui sera prélevé après-demain ?'],
      ['es', '¿Qué me cobran pasado mañana?'],
      ['it', 'Cosa mi addebitano dopodomani?'],
      ['pt', 'O que me cobram depois de amanhã?'],
    ]],
    ['is the weekend', '2026-11-21', '2026-11-22', [
      ['tr', 'Bu hafta sonuna kadar ne ödeyeceğim?'],
      ['en', 'What is due this weekend?'],
      ['de', 'Was wird am Wochenende abgebucht?'],
      ['fr', 'Que vais-je payer ce week-end ?'],
      ['es', '¿Qué me cobran este fin de semana?'],
      ['it', 'Cosa mi addebitano questo fine settimana?'],
      ['pt', 'O que me cobram este fim de semana?'],
    ]],
  ])('%s: %s to %s', (_, from, to, questions) => {
    for (const [language, question] of questions)
      expect(spanIn(question, language), question).toMatchObject({ from, to });
  }); // biome-ignore format: the questions of one time together

  it('is a number in two words, which is neither of the two', () => {
    expect(spanIn('Les dix-sept prochains jours, que vais-je payer ?', 'fr')).toMatchObject({ to: '2026-12-08' });
    expect(spanIn('On iki gün içinde ne ödeyeceğim?', 'tr')).toMatchObject({ to: '2026-12-03' });
  });

  it.each<[Language, string]>([
    ['tr', 'Yıl sonuna kadar ne ödeyeceğim?'],
    ['en', 'What is due by the end of the year?'],
    ['de', 'Was wird bis Jahresende abgebucht?'],
    ['fr', 'Qu’est-ce qui sera prélevé d’ici la fin de l’année ?'],
    ['es', '¿Qué me cobran hasta fin de año?'],
    ['it', 'Cosa mi addebitano entro fine anno?'],
    ['pt', 'O que me cobram até ao fim do ano?'],
  ])('is the rest of the year, %s: %s', (language, question) =>
    expect(understandQuestion(question, portfolio, language)).toMatchObject({
      intent: 'upcoming',
      span: { from: '2026-11-21', to: '2026-12-31' },
    }),
  );
});

describe('an end', () => {
  it.each<[Language, string, string]>([
    ['tr', 'Cuma gününe kadar ne çekilecek?', '2026-11-27'],
    ['tr', '15 Aralık’a kadar ne çekilecek?', '2026-12-15'],
    ['en', 'What is due by Friday?', '2026-11-27'],
    ['en', 'What renews before December 1?', '2026-11-30'],
    ['de', 'Was wird bis Freitag abgebucht?', '2026-11-27'],
    ['fr', 'Qu’est-ce qui sera prélevé d’ici vendredi ?', '2026-11-27'],
    ['fr', 'Qu’est-ce qui sera prélevé avant le 15 décembre ?', '2026-12-14'],
    ['es', '¿Qué me cobran antes del 15 de diciembre?', '2026-12-14'],
    ['it', 'Cosa mi addebitano entro venerdì?', '2026-11-27'],
    ['pt', 'O que me cobram até 15 de dezembro?', '2026-12-15'],
  ])('has all days from today on before it, %s: %s', (language, question, to) =>
    expect(spanIn(question, language)).toMatchObject({ from: '2026-11-21', to }),
  );

  it('is not said by how much', () =>
    expect(spanIn('Cuma günü ne kadar ödeyeceğim?', 'tr')).toMatchObject({ from: '2026-11-27', to: '2026-11-27' }));
});

it('today’s day of the week is another one where it is called the next', () => {
  expect(spanIn('What is due on Saturday?', 'en')).toMatchObject({ from: '2026-11-21', to: '2026-11-21' });
  expect(spanIn('What is due next Saturday?', 'en')).toMatchObject({ from: '2026-11-28', to: '2026-11-28' });
  expect(spanIn('What is due before next Saturday?', 'en')).toMatchObject({ from: '2026-11-21', to: '2026-11-27' });
});
