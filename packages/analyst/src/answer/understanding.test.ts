import { type Language, languages } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { getTranslator } from '#i18n/translator.ts';
import { understandQuestion } from '#question/understand-question.ts';
import { users } from '#testing/users.ts';
import { aSubscription } from '#tools/testing/portfolio-factory.ts';
import { analyse } from './analyse.ts';
import { formatDay } from './format.ts';

/** Of Netflix 13.99, Spotify 11.99 and Basic-Fit 29.99 euros a month. */
const { maria } = users;
const valuesOf = (wording: string, language: Language, of = maria) => {
  const { intent, figures, language: detected } = analyse(wording, of.portfolio, language);
  return { intent, detected, values: figures.map(({ value }) => value) };
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
    const { values } = valuesOf('What if I cancel all streaming except Disney?', 'en', users.ayse);
    expect(values).toContain(379.98);
  });

  it('leaves an ending alone that only says what stays besides', () => {
    expect(valuesOf('What do I pay for everything except Netflix?', 'en').values).toContain(41.98);
    expect(valuesOf('What if I cancel Netflix, what do all the others cost?', 'en').values[0]).toBe(13.99);
  });
});

describe('two of which one name fits several', () => {
  const { portfolio, keys } = users.ayse;

  it.each<[Language, string]>([
    ['tr', 'MacFit ve Netflix aboneliklerini iptal edersem ne kadar kalır'],
    ['en', 'What if I cancel MacFit and Netflix?'],
    ['de', 'Was, wenn ich MacFit und Netflix kündige?'],
    ['fr', 'Et si je résilie MacFit et Netflix ?'],
    ['es', '¿Y si cancelo MacFit y Netflix?'],
    ['it', 'E se disdico MacFit e Netflix?'],
    ['pt', 'E se cancelar MacFit e Netflix?'],
  ])('are summed with the one that is called so, and the others are told: %s, %s', (language, wording) => {
    const { analysis, figures } = analyse(wording, portfolio, language);
    expect(figures[0]).toMatchObject({ value: 1429.99, source: [keys.netflix, keys.gym] });
    expect(figures.map(({ value }) => value)).toEqual(expect.arrayContaining([1340.75, 229.99, 149.99]));
    expect(analysis).toContain('Netflix (annem)');
  });
});

it('says how many more there are than it names', () => {
  const subscriptions = Array.from({ length: 13 }, (_, at) => aSubscription({ name: `Dergi ${at}`, amount: 10 }));
  const { analysis } = analyse('hepsini iptal etsem', { ...maria.portfolio, subscriptions }, 'tr');
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
    expect(analyse(wording, users.ayse.portfolio, 'fr').intent).toBe(intent),
  );
});

it.each<[Language, string]>([
  ['tr', "Netflix'i iptal et"],
  ['tr', 'Spotify iptal et'],
  ['fr', 'Netflix et Spotify'],
  ['pt', 'gastos por categoria'],
  ['es', 'gastos por categoria'],
])('answers few words in the reader’s own language, %s: %s', (language, wording) =>
  expect(analyse(wording, users.ayse.portfolio, language).language).toBe(language),
);

/** Regressions: questions that were once misunderstood, in the language in which it happened. */
describe('what is asked in few words', () => {
  it.each<[Language, string, string]>([
    ['pt', 'qual é a mais cara?', 'dearest'],
    ['pt', 'qual a mais barata', 'cheapest'],
    ['de', 'welches abo kann weg', 'advise'],
    ['de', 'welches abo lohnt sich nicht', 'advise'],
    ['en', 'which subscriptions are not worth it', 'advise'],
    ['es', 'hay algo que sobre', 'advise'],
    ['en', 'When did I last pay for Netflix?', 'paid_so_far'],
    ['tr', 'dün ne çekildi', 'paid_so_far'],
    ['tr', 'dolarla ödediklerim', 'total'],
    ['tr', 'spor salonuna yılda ne kadar', 'total'],
    ['tr', 'netfliks kac tl', 'one'],
    ['tr', '30 günde ne kadar çıkacak', 'upcoming'],
  ])('is understood, %s: %s', (language, wording, intent) =>
    expect(analyse(wording, users.ayse.portfolio, language).intent).toBe(intent),
  );

  it.each<[Language, string]>([
    ['en', 'What are my yearly subscriptions?'],
    ['tr', 'Yıllık aboneliklerim neler?'],
    ['de', 'Welche jährlichen Abos habe ich?'],
    ['es', '¿Cuáles son mis suscripciones anuales?'],
    ['fr', 'Quels sont mes abonnements annuels ?'],
    ['it', 'Quali sono i miei abbonamenti annuali?'],
    ['pt', 'Quais são as minhas subscrições anuais?'],
  ])('lists what is paid by the year and nothing else, %s: %s', (language, wording) => {
    const { analysis, intent } = analyse(wording, users.ayse.portfolio, language);
    expect(intent).toBe('list');
    expect(analysis).toMatch(/Gazete Oksijen[\s\S]*Duolingo|Duolingo[\s\S]*Gazete Oksijen/);
    expect(analysis).not.toContain('Netflix');
  });

  it.each<[Language, string]>([
    ['en', 'next payment'],
    ['it', 'quale scade prima'],
    ['fr', 'prochain prélèvement'],
    ['tr', 'sıradaki ödeme hangisi'],
    ['de', 'nächste Abbuchung?'],
    ['es', 'próximo cobro'],
    ['pt', 'próximo pagamento'],
  ])('is one payment, and no list, where one is asked for, %s: %s', (language, wording) =>
    expect(analyse(wording, users.ayse.portfolio, language)).toMatchObject({
      intent: 'upcoming',
      analysis: expect.stringMatching(/^[^\n]*Spotify[^\n]*$/),
    }),
  );

  it.each<[Language, string, string]>([
    ['en', 'what do I pay on monday', '2026-11-23'],
    ['tr', 'pazartesi ne çekilecek', '2026-11-23'],
    ['de', 'was wird am Mittwoch abgebucht', '2026-11-25'],
    ['es', 'qué pago el miércoles', '2026-11-25'],
    ['fr', 'que vais-je payer mercredi', '2026-11-25'],
    ['it', 'cosa pago mercoledì', '2026-11-25'],
    ['pt', 'o que pago na quarta-feira', '2026-11-25'],
  ])('is the next such day of the week, %s: %s', (language, wording, day) =>
    expect(understandQuestion(wording, users.ayse.portfolio, language).span).toMatchObject({ from: day, to: day }),
  );

  it.each<[Language, string]>([
    ['en', 'how much per day'],
    ['tr', 'haftalık ne kadar'],
    ['de', 'wie viel pro Tag'],
    ['es', 'cuánto gasto por semana'],
    ['fr', 'combien par jour'],
    ['it', 'quanto spendo al giorno'],
    ['pt', 'quanto gasto por semana'],
  ])('is told by month and year, and said so, where a week or a day is meant, %s: %s', (language, wording) => {
    const { analysis, figures } = analyse(wording, maria.portfolio, language);
    expect(analysis.split('\n')[0]).toBe(getTranslator(language, 'answers')('notPerWeekOrDay'));
    expect(figures.map(({ value }) => value)).toEqual(expect.arrayContaining([55.97, 671.64]));
  });
});

describe('two that are asked about each other', () => {
  const ask = (wording: string, language: Language) => analyse(wording, users.ayse.portfolio, language).analysis;

  it.each(languages.map(({ code }) => code))(
    'are not said to differ where what they do is not known, in %s',
    (code) => {
      const wording = {
        ...{ tr: 'macfit ve netflix aynı şey değil mi', en: 'do MacFit and Netflix do the same thing' },
        ...{ de: 'machen MacFit und Netflix dasselbe', es: '¿MacFit y Netflix hacen lo mismo?' },
        ...{ fr: 'MacFit et Netflix font la même chose ?', it: 'MacFit e Netflix fanno la stessa cosa?' },
        ...{ pt: 'MacFit e Netflix fazem a mesma coisa?' },
      }[code];
      expect(ask(wording, code)).toBe(getTranslator(code, 'answers')('overlapsUnknown'));
    },
  );

  it('are answered without what else is paid twice', () => {
    const analysis = ask('do Spotify and Apple Music do the same thing', 'en');
    expect(analysis).toContain('Spotify');
    expect(analysis).not.toContain('Netflix');
    expect(ask('do Spotify and ChatGPT do the same thing', 'en')).toBe(getTranslator('en', 'answers')('overlapsNone'));
  });
});

it.each(languages.map(({ code }) => code))(
  'says that a year that is paid for saves nothing before it ends, in %s',
  (code) => {
    const wording = {
      ...{
        tr: 'Duolingo iptal edersem ne olur',
        en: 'what if I cancel Duolingo',
        de: 'was wäre, wenn ich Duolingo kündige',
      },
      ...{ es: '¿y si cancelo Duolingo?', fr: 'et si je résilie Duolingo ?', it: 'e se disdico Duolingo?' },
      ...{ pt: 'e se cancelar Duolingo?' },
    }[code];
    const { analysis } = analyse(wording, users.ayse.portfolio, code);
    expect(analysis).toContain(
      getTranslator(code, 'answers')('savesFrom', { name: 'Duolingo', day: formatDay('2027-03-15', code) }),
    );
  },
);

it('says in a sentence what one ended saves, and begins a line with a capital', () => {
  const [first, ...others] = users.ayse.portfolio.subscriptions.filter(({ status }) => status === 'cancelled');
  const rest = users.ayse.portfolio.subscriptions.filter((one) => one === first || !others.includes(one));
  const { analysis } = analyse('what have I saved', { ...users.ayse.portfolio, subscriptions: rest }, 'en');
  expect(analysis).toContain('You cancelled 1 subscription and now pay ₺161.90 less a month');
  const dollars = analyse('cosa pago in dollari a dicembre', users.john.portfolio, 'it').analysis;
  expect(dollars).toMatch(/^Dollaro statunitense:/);
});

it.each<[Language, string]>([
  ['en', 'total for streaming and music'],
  ['tr', 'müzik ve dizi toplam ne kadar'],
  ['de', 'Was kosten Streaming und Musik?'],
  ['es', 'total de streaming y música'],
  ['fr', 'total pour streaming et musique'],
  ['it', 'totale per streaming e musica'],
  ['pt', 'total de streaming e música'],
])('says what each of two categories costs, %s: %s', (language, wording) => {
  const { figures } = analyse(wording, maria.portfolio, language);
  expect(figures.map(({ value }) => value)).toEqual(expect.arrayContaining([13.99, 11.99]));
});

describe('what is used', () => {
  const early = { ...maria.portfolio, today: '2026-12-03' };
  const questions: Record<string, string> = {
    unused: 'Which subscriptions am I not using?',
    'cost of a use': 'What does Netflix cost me per use?',
    advice: 'Which one should I cancel?',
  };

  it.each(Object.entries(questions))('is asked beside the sentence that says it is not known: %s', (_, question) => {
    const { analysis, advice } = analyse(question, maria.portfolio, 'en');
    expect(analysis).toContain(getTranslator('en', 'answers')('askUse'));
    expect(advice.map(({ kind }) => kind)).toContain('check_in');
  });

  it.each(Object.entries(questions))('is not said to be asked before it can be: %s', (_, question) => {
    const { analysis, advice } = analyse(question, early, 'en');
    expect(analysis).not.toContain(getTranslator('en', 'answers')('askUse'));
    expect(analysis).toContain(getTranslator('en', 'answers')('askUseLater'));
    expect(advice.map(({ kind }) => kind)).not.toContain('check_in');
  });

  it('is asked of what the question names', () => {
    const { advice } = analyse('What does Netflix cost me per use?', maria.portfolio, 'en');
    expect(advice.map(({ subscription_ids }) => subscription_ids)).toEqual([[maria.keys.netflix]]);
  });
});
