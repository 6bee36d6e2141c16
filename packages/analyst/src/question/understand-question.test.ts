import { type Language, languages } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { wordings } from '#testing/question-sets.ts';
import { john, maria, users } from '#testing/users.ts';
import { aSubscription, portfolioOf, today } from '#tools/testing/portfolio-factory.ts';
import { understandQuestion } from './understand-question.ts';

const { ayse } = users;
const keysOf = ({ portfolio, keys }: typeof ayse, question: string, language: Language = 'en') =>
  understandQuestion(question, portfolio, language)
    .names.flatMap(({ ids }) => ids)
    .map((id) => Object.keys(keys).find((key) => keys[key] === id));

describe('what a question wants', () => {
  it.each(languages.map(({ code }) => code))('is understood in %s', (code) => {
    for (const [intent, list] of Object.entries(wordings[code]))
      for (const wording of list)
        expect({ wording, intent: understandQuestion(wording, ayse.portfolio, code).intent }).toEqual({
          wording,
          intent,
        });
  });
});

describe('the language of a question', () => {
  it('is told whatever the reader else speaks', () => {
    for (const [wording, language] of [
      ['hangisini iptal etmeliyim', 'tr'],
      ['netflix ne kadar', 'tr'],
      ['how much is Netflix', 'en'],
      ['was kostet Netflix', 'de'],
      ['cuánto cuesta Netflix', 'es'],
      ['combien coûte Netflix', 'fr'],
      ['quanto costa Netflix', 'it'],
      ['quanto custa a Netflix', 'pt'],
    ] as const)
      for (const { code } of languages)
        expect([wording, understandQuestion(wording, ayse.portfolio, code).language]).toEqual([wording, language]);
  });

  it("is the reader's where nothing tells, or a name alone", () => {
    for (const wording of ['Netflix', 'Spotify?', '???', '42', 'Gazete Oksijen', ''])
      for (const { code } of languages) expect(understandQuestion(wording, ayse.portfolio, code).language).toBe(code);
  });

  it('is not decided by the names of services', () => {
    const portfolio = portfolioOf(
      aSubscription({ name: 'Le Monde' }),
      aSubscription({ name: 'Die Zeit' }),
      aSubscription({ name: 'El País' }),
    );
    expect(understandQuestion('how much is Le Monde', portfolio, 'tr').language).toBe('en');
    expect(understandQuestion('Die Zeit ne kadar', portfolio, 'en').language).toBe('tr');
    expect(understandQuestion('was kostet El País', portfolio, 'en').language).toBe('de');
  });
});

describe('the names in a question', () => {
  it('are found mistyped, run together, and with Turkish endings', () => {
    expect(keysOf(ayse, 'when does spotfy renew')).toEqual(['spotify']);
    expect(keysOf(ayse, 'Spotify’dan ne zaman çekilecek', 'tr')).toEqual(['spotify']);
    expect(keysOf(ayse, 'spotifydan çıkayım mı', 'tr')).toEqual(['spotify']);
    expect(keysOf(ayse, 'applemusic kaç para', 'tr')).toEqual(['appleMusic']);
    expect(keysOf(ayse, 'chat gpt kaç para', 'tr')).toEqual(['chatgpt']);
    expect(keysOf(ayse, 'disney plus iptal', 'tr')).toEqual(['disney']);
    expect(keysOf(john, "YouTube Premium'u bırakırsam", 'tr')).toEqual(['youtube']);
    expect(keysOf(john, 'was kostet das Adobe-Abo', 'de')).toEqual(['adobe']);
  });

  it('are all that fit, or the one that was named in full', () => {
    expect(keysOf(ayse, 'how much is netflix')).toEqual(['netflix', 'netflixMum']);
    expect(keysOf(ayse, 'netflix annem kaç para', 'tr')).toEqual(['netflixMum']);
  });

  it('are no names where they are words', () => {
    for (const wording of [
      'what do I pay now',
      'how much at max',
      'en fazla ne kadar',
      'was zahle ich im plus',
      'what is due next week',
    ])
      expect([wording, keysOf(john, wording)]).toEqual([wording, []]);
    expect(keysOf(john, 'How much is Max?')).toEqual(['max']);
    expect(keysOf(john, 'how do i cancel max')).toEqual(['max']);
    expect(keysOf(john, 'how do I cancel "now"')).toEqual(['now']);
    expect(keysOf(john, "Max'i nasıl iptal ederim", 'tr')).toEqual(['max']);
  });

  it('are told from services that are not on the list', () => {
    const { names } = understandQuestion('how much is Deezer', maria.portfolio, 'en');
    expect(names).toMatchObject([{ ids: [], matchedText: 'Deezer', service_id: 'deezer' }]);
  });
});

describe('a time in a question', () => {
  const spanOf = (wording: string, language: Language) => {
    const { span } = understandQuestion(wording, ayse.portfolio, language);
    return span && `${span.from} ${span.to}`;
  };
  it.each<[string, Language, string]>([
    ['bugün ne çekilecek', 'tr', '2026-11-21 2026-11-21'],
    ['what is due tomorrow', 'en', '2026-11-22 2026-11-22'],
    ['was wird diese Woche abgebucht', 'de', '2026-11-16 2026-11-22'],
    ['qué se cobra la próxima semana', 'es', '2026-11-23 2026-11-29'],
    ['payments in the next ten days', 'en', '2026-11-21 2026-12-01'],
    ['nei prossimi 3 giorni cosa pago', 'it', '2026-11-21 2026-11-24'],
    ['que vou pagar no próximo mês', 'pt', '2026-12-01 2026-12-31'],
    ['que paierai-je en décembre', 'fr', '2026-12-01 2026-12-31'],
    ["15 Aralık'ta ne ödeyeceğim", 'tr', '2026-12-15 2026-12-15'],
    ['what do I pay on December 8', 'en', '2026-12-08 2026-12-08'],
    ['was zahle ich am 8.12.', 'de', '2026-12-08 2026-12-08'],
    ['what is charged on 2026-12-08', 'en', '2026-12-08 2026-12-08'],
    ['what has gone up since March', 'en', '2026-03-01 2026-03-31'],
    ['son 6 ayda ne pahalandı', 'tr', '2026-05-21 2026-11-21'],
    ['what renews on the 30th', 'en', '2026-11-30 2026-11-30'],
  ])('is read: %s', (wording, language, span) => {
    expect(spanOf(wording, language)).toBe(span);
  });

  it('is no month where it is a verb', () => {
    expect(understandQuestion('may I ask what I pay', { ...ayse.portfolio, today }, 'en').span).toBeUndefined();
  });
});

describe('a price in a question', () => {
  it.each<[string, Language, { amount: number; currency?: string }]>([
    ['Spotify yıllık 1.199,99 TL', 'tr', { amount: 1199.99, currency: 'TRY' }],
    ['Spotify yearly for $99.90', 'en', { amount: 99.9, currency: 'USD' }],
    ['Spotify à l’année pour 1 199,50 €', 'fr', { amount: 1199.5, currency: 'EUR' }],
    ['Spotify anual por 99 euros', 'es', { amount: 99, currency: 'EUR' }],
    ['Spotify yıllık 899 olsa', 'tr', { amount: 899 }],
  ])('is read: %s', (wording, language, price) => {
    expect(understandQuestion(wording, ayse.portfolio, language).price).toEqual(price);
  });
});

it.each<[string, Language]>([
  ['What do I pay for video games?', 'en'],
  ['¿Cuánto pago en la categoría Videojuegos?', 'es'],
  ['Combien je paie dans la catégorie Jeux vidéo ?', 'fr'],
  ['Was zahle ich für Videospiele?', 'de'],
  ['Video oyunları için ne ödüyorum?', 'tr'],
])('games are no videos: %s', (question, language) =>
  expect(understandQuestion(question, ayse.portfolio, language).category).toBe('gaming'),
);

describe('a name that is a word', () => {
  const names = ['Max', 'Total', 'One', 'Ben', 'Music', 'Gym', 'Cancel', 'Netflix', 'Spotify'];
  const portfolio = portfolioOf(...names.map((name) => aSubscription({ name })));
  const namedIn = (wording: string, language: Language) =>
    understandQuestion(wording, portfolio, language).names.flatMap(({ ids }) =>
      ids.map((id) => portfolio.subscriptions.find((one) => one.id === id)?.name),
    );

  it.each<[Language, string, string[]]>([
    ['tr', 'Max ne kadar', ['Max']],
    ['tr', 'max kaç lira', ['Max']],
    ['tr', 'maxi kapatsam', ['Max']],
    ['tr', 'netflix ve max toplam ne kadar', ['Netflix', 'Max']],
    ['tr', 'One ve Netflix ne kadar', ['One', 'Netflix']],
    ['tr', 'Total ve Netflix ne kadar', ['Total', 'Netflix']],
    ['tr', 'Ben ve Spotify iptal edersem', ['Ben', 'Spotify']],
    ['tr', 'Music, Netflix ve Gym iptal edersem', ['Music', 'Netflix', 'Gym']],
    ['tr', 'Cancel ve Netflix ne kadar', ['Cancel', 'Netflix']],
    ['en', 'how much is max', ['Max']],
    ['en', 'Max and Netflix, how much together?', ['Max', 'Netflix']],
    ['de', 'was kosten max und netflix', ['Max', 'Netflix']],
    ['fr', 'combien coûtent max et netflix', ['Max', 'Netflix']],
    ['es', 'cuánto cuestan max y netflix', ['Max', 'Netflix']],
    ['it', 'quanto costano max e netflix', ['Max', 'Netflix']],
    ['pt', 'quanto custam max e netflix', ['Max', 'Netflix']],
  ])('counts beside another name, and where the question lacks one, %s: %s', (language, wording, expected) =>
    expect(namedIn(wording, language)).toEqual(expected),
  );

  it.each<[Language, string]>([
    ['en', 'what do I pay in total'],
    ['en', 'which one should I cancel'],
    ['tr', 'toplam ne kadar ödüyorum'],
    ['tr', 'ben ne kadar ödüyorum'],
  ])('is a word where the question is about all, %s: %s', (language, wording) =>
    expect(namedIn(wording, language)).toEqual([]),
  );
});

it.each<[Language, string]>([
  ['en', 'dec 3?'],
  ['en', '3rd december'],
  ['en', 'what is due on dec 3'],
  ['tr', '3 ara ne ödüyorum'],
  ['de', 'was zahle ich am 3. dez'],
  ['es', 'qué pago el 3 dic'],
  ['fr', 'que vais-je payer le 3 déc'],
  ['it', 'cosa pago il 3 dic'],
  ['pt', 'o que pago a 3 dez'],
])('reads a day beside a shortened month, %s: %s', (language, wording) =>
  expect(understandQuestion(wording, users.ayse.portfolio, language)).toMatchObject({
    intent: 'upcoming',
    span: { from: '2026-12-03', to: '2026-12-03' },
  }),
);
