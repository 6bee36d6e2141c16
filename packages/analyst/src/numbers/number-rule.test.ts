import type { Language } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import type { Fact } from '#tools/tool.ts';
import { createNumberRule } from './number-rule.ts';
import { toPlainText } from './plain-text.ts';
import { readNumbers } from './read-numbers.ts';

const netflix = '019aa0f0-0000-7000-8000-000000000001';
const facts: Fact[] = [
  { measure: 'monthly_cost', value: 1234.56, currency: 'TRY', source: [netflix] },
  { measure: 'yearly_cost', value: 14814.72, currency: 'TRY', source: [netflix] },
  { measure: 'payment', subject: 'Netflix', value: 149.99, currency: 'TRY', source: [netflix] },
  { measure: 'payment', subject: 'Spotify', value: 24, currency: 'EUR', source: [netflix] },
  { measure: 'price_change_percent', subject: 'Netflix', value: 15, unit: 'percent', source: [netflix] },
  { measure: 'subscriptions', value: 7, unit: 'count', source: [netflix] },
  { measure: 'break_even_months', value: 23, unit: 'months', source: [netflix] },
];
const result = {
  items: [
    { name: 'Netflix', date: '2026-12-05' },
    { name: 'Spotify', date: '2027-01-20' },
    { name: 'Office 365', date: '2026-11-24' },
  ],
};
const ruleFor = (language: Language) => {
  const rule = createNumberRule({
    language,
    today: '2026-11-21',
    names: ['Netflix', 'Spotify', 'Office 365', '5 EUR', 'Sofort', 'İZ 4 Kids'],
  });
  rule.learn({ args: { days: 30, most: 100 }, result, facts });
  return rule;
};
const wrongIn = (language: Language, text: string, before = '') =>
  ruleFor(language).read(toPlainText(text), before).wrong;

const valuesIn = (language: Language, text: string) =>
  readNumbers(toPlainText(text), language)
    .sort((a, b) => a.start - b.start)
    .map(({ value }) => value);

describe('reads what people read', () => {
  it.each<[Language, string, (number | undefined)[]]>([
    ['tr', '1.234,56 TL', [1234.56]],
    ['tr', '₺1.234,5', [1234.5]],
    ['en', '1,234.56', [1234.56]],
    ['en', '$1,234', [1234]],
    ['de', '1.234', [1234]],
    ['en', '1.234', [1.234]],
    ['fr', '1 234,56 €', [1234.56]],
    ['fr', '1\u202F234\u202F567,8', [1234567.8]],
    ['it', '1’234.56', [1234.56]],
    ['es', '12.99', [12.99]],
    ['tr', '١٤٩', [149]],
    ['tr', '١٬٢٣٤٫٥٦', [1234.56]],
    ['en', '١٬٢٣٤٫٥٦', [1234.56]],
    ['en', '१४९', [149]],
    ['en', '１４９．９９', [149.99]],
    ['en', '𝟏𝟒𝟗', [149]],
    ['en', '1\u200B4\u20609', [149]],
    ['en', '1**4**9', [149]],
    ['en', '1_4_9', [149]],
    ['en', '1️⃣4️⃣9️⃣', [149]],
    ['en', '5k', [5000]],
    ['tr', '5 bin TL', [5000]],
    ['tr', '2,5 milyon', [2_500_000]],
    ['tr', 'on beş', [15]],
    ['tr', 'onbeş lira', [15]],
    ['tr', 'yüz kırk dokuz', [149]],
    ['tr', 'ikisini, üçünden', [2, 3]],
    ['tr', 'yarısı', [undefined]],
    ['tr', 'bir, bu yüzden onun altında', []],
    ['tr', 'yirmi bir', [21]],
    ['tr', 'BİN İKİ YÜZ', [1200]],
    ['en', 'twenty-three', [23]],
    ['en', 'one hundred and forty-nine', [149]],
    ['en', 'two thousand one hundred, three', [2100, 3]],
    ['en', 'a dozen', [12]],
    ['en', 'hundreds of euros', [100]],
    ['en', 'one of them is on, once', []],
    ['en', 'half', [undefined]],
    ['tr', 'bir buçuk', [1.5]],
    ['en', 'twice as much', [undefined]],
    ['de', 'vierundzwanzig', [24]],
    ['de', 'hundertneunundvierzig', [149]],
    ['de', 'zweitausenddreihundertelf', [2311]],
    ['de', 'ein Dutzend', [12]],
    ['de', 'dreizehn, siebzehn', [13, 17]],
    ['de', 'eine, ein, und', []],
    ['fr', 'quatre-vingt-dix', [90]],
    ['fr', 'quatre-vingt-dix-sept', [97]],
    ['fr', 'soixante et onze', [71]],
    ['fr', 'deux cent trente et un', [231]],
    ['fr', 'une vingtaine', [20]],
    ['es', 'treinta y uno', [31]],
    ['es', 'veintitrés', [23]],
    ['es', 'doscientos cuarenta', [240]],
    ['it', 'ventotto', [28]],
    ['it', 'duemilacinquecento', [2500]],
    ['it', 'centoquarantanove', [149]],
    ['it', 'sei abbonato', []],
    ['it', 'sei abbonamenti', [6]],
    ['pt', 'cento e quarenta e nove', [149]],
    ['pt', 'vinte e dois', [22]],
    // A word of another of our languages.
    ['en', 'vierzig', [40]],
    ['tr', 'ninety', [90]],
    // An unreadable number counts as a violation.
    ['en', '5²', [5, undefined]],
    ['en', '½', [undefined]],
    ['en', '①④⑨', [undefined, undefined, undefined]],
    ['en', 'Ⅻ', [undefined]],
    ['en', 'XII €', [undefined]],
    ['en', 'lOO TL', [undefined]],
    ['en', '1OO TL', [undefined, undefined]],
    ['en', '14:30', [undefined]],
    ['en', '12.34.56', [undefined]],
    ['en', 's12', [undefined]],
    ['en', '5th, 2nd', [5, 2]],
    ['en', 'XII, CD, MIX, the DVD', []],
  ])('%s: %s', (language, text, values) => {
    expect(valuesIn(language, text)).toEqual(values);
  });
});

describe('lets through', () => {
  it.each<[Language, string]>([
    ['tr', 'Ayda toplam 1.234,56 TL ödüyorsun, yılda ₺14.814,72.'],
    ['tr', 'Netflix 149,99 TL; %15 zamlandı, yüzde on beş yani.'],
    ['tr', "Netflix 5 Aralık 2026’da, Spotify 20 Ocak’ta yenilenecek. 24 Kasım'da Office 365."],
    ['tr', 'Önümüzdeki 30 gün içinde üç ödeme var.'],
    ['tr', 'Yedi aboneliğin var.'],
    ['en', 'You have 3 subscriptions in euros; Spotify costs 24 a month, in euros. EUR: 24. 149.99 Turkish lira.'],
    ['de', 'In Euro sind das 24. In den nächsten 30 Tagen, im nächsten Monat (1 Monat).'],
    ['tr', 'Euro olarak 24 ödüyorsun, ayda 149,99 ay ay.'],
    ['tr', 'İİİ İz 4 Kids 149,99 TL.'],
    ['en', 'You pay 1,234.56 TRY a month and TRY 14,814.72 a year for seven subscriptions.'],
    ['en', 'Netflix renews on December 5, 2026 and Spotify on 20 January.'],
    ['en', 'Since 2025 Netflix rose by 15%; in 2026 it costs ₺149.99 (149.990 TL).'],
    ['en', 'It pays off after twenty-three months.'],
    ['en', 'End two of them: Netflix and Spotify.'],
    ['en', '1. Netflix\n2. Spotify\n3. Office 365'],
    ['en', 'Office 365 renews on 2026-11-24, 11/24/2026.'],
    ['es', 'Pagas 1.234,56 TRY al mes; Spotify cuesta 24 € y se renueva el 20 de enero de 2027.'],
    ['fr', 'Vous payez 1 234,56 TRY ; Spotify coûte 24,00 € et se renouvelle le 20 janvier.'],
    ['de', 'Du zahlst 1.234,56 TRY; Spotify kostet vierundzwanzig Euro und verlängert sich am 20. Januar 2027.'],
    ['it', 'Paghi 1.234,56 TRY; Spotify costa 24 € e si rinnova il 20 gennaio 2027.'],
    ['pt', 'Paga 1.234,56 TRY; o Spotify custa 24 € e renova a 20 de janeiro de 2027.'],
  ])('%s: %s', (language, text) => {
    expect(wrongIn(language, text)).toEqual([]);
  });

  it('a list that goes on', () => {
    expect(wrongIn('en', '2. Spotify', '1. Netflix\n')).toEqual([]);
    expect(wrongIn('en', '4. Spotify', '1. Netflix\n')).toEqual(['4']);
  });
});

describe('catches', () => {
  it.each<[string, Language, string]>([
    ['an invented amount', 'tr', 'Ayda 999,99 TL ödüyorsun.'],
    ['an own sum', 'en', 'Together that is 173.99 TRY.'],
    ['an own percentage', 'en', 'That is 12% of everything.'],
    ['an own difference in words', 'de', 'Du sparst hundertzwanzig Euro.'],
    ['an own rounding', 'en', 'About 150 TRY a month.'],
    ['an own ratio', 'en', 'It is twice as dear.'],
    ['half of it', 'tr', 'Bu, giderinin yarısı.'],
    ['an amount in another currency', 'en', 'Netflix costs $149.99.'],
    ['an amount in another currency, in words', 'en', 'Spotify costs twenty-four dollars.'],
    ['a percentage that is an amount', 'en', 'Prices rose by 24%.'],
    ['an amount that is a percentage', 'en', 'It costs 15 TRY.'],
    ['a count that nothing counted', 'tr', 'Dokuz aboneliğin var.'],
    ['a year as an amount', 'en', 'You pay 2026 TRY.'],
    ['a year far off', 'en', 'Since 1999 you pay.'],
    ['a day nobody named', 'en', 'It renews on December 6.'],
    ['a day in another year', 'tr', '5 Aralık 2027’de yenilenecek.'],
    ['a day in digits', 'de', 'Am 06.12.2026.'],
    ['days nobody asked for', 'en', 'In the next 45 days.'],
    ['a number of a call that counts no days', 'en', 'In the next 100 days.'],
    ['thousands as decimals', 'tr', 'Ayda 1,234.56 ve 14,814 TL.'],
    ['arabic digits', 'en', 'You pay ٩٩٩ TRY.'],
    ['devanagari digits', 'en', 'You pay ९९९ TRY.'],
    ['full-width digits', 'en', 'You pay ９９９ TRY.'],
    ['mathematical digits', 'en', 'You pay 𝟵𝟵𝟵 TRY.'],
    ['digits pulled apart by nothing', 'en', 'You pay 2\u200B4\u200B0 EUR.'],
    ['digits pulled apart by markup', 'en', 'You pay 2**4**0 EUR.'],
    ['digits pulled apart by a soft hyphen', 'en', 'You pay 24\u00AD0 EUR.'],
    ['a superscript', 'en', 'You pay 24² EUR.'],
    ['a fraction in one character', 'en', 'You save ½ of it.'],
    ['circled digits', 'en', 'You pay ②④ EUR.'],
    ['roman numerals of one character', 'en', 'You pay Ⅹ EUR.'],
    ['roman numerals beside money', 'en', 'You pay XV EUR.'],
    ['letters for digits', 'en', 'You pay 24O EUR.'],
    ['only letters for digits', 'en', 'You pay lOO EUR.'],
    ['a scale in a word', 'tr', 'Yılda 24 bin lira.'],
    ['a scale in a letter', 'en', 'You pay 24k a year.'],
    ['vague hundreds', 'en', 'You could save hundreds of euros.'],
    ['a dozen', 'en', 'You have a dozen of them.'],
    ['words of another language', 'en', 'You pay neunundneunzig EUR.'],
    ['written together', 'tr', 'Ayda dokuzyüz TL.'],
    ['without accents', 'tr', 'Ayda dokuz yuz doksan dokuz TL.'],
    ['in capitals', 'en', 'You pay NINE HUNDRED TRY.'],
    ['a name that is an amount', 'en', 'You pay 5 EUR.'],
    ['a name inside a word', 'de', 'Das kostet 24 Sofort9.'],
    ['a phone number', 'tr', 'Bizi 0212 555 12 34 numarasından ara.'],
    ['an amount in another currency, behind an adjective', 'en', 'Netflix costs 24 Turkish lira.'],
    ['an amount in another currency, before a colon', 'en', 'EUR: 149.99'],
    ['an amount in another currency, at the end', 'en', 'Netflix is 149.99 a month, in euros.'],
    ['an amount in another currency, at the beginning', 'de', 'In Euro sind das 149,99.'],
    ['an amount in another currency, as such', 'tr', 'Dolar olarak 149,99 ödüyorsun.'],
    ['an amount as years', 'en', 'That is 24 years of Spotify.'],
    ['days as years', 'en', 'That is 30 years of Netflix.'],
    ['months as days', 'en', 'It pays off after 23 days.'],
    ['how many were listed as years', 'en', 'That is 3 years of Netflix, 100 years of Spotify.'],
    ['a number glued to letters', 'en', 'Choose the 4K plan s12.'],
  ])('%s', (_what, language, text) => {
    expect(wrongIn(language, text)).not.toEqual([]);
  });

  it('names what is wrong as it stands there', () => {
    expect(wrongIn('en', 'You pay 149.99 TRY, 999 TRY and on May 3, nine more.')).toEqual(['May 3', '999', 'nine']);
  });
});

describe('catches shares and multiples, which nobody computed, though two or three are listed', () => {
  it.each<[Language, string]>([
    ['en', 'Netflix is a third of your costs.'],
    ['en', 'Netflix is a quarter of your bill.'],
    ['en', 'Two thirds go to Netflix, three quarters in spring.'],
    ['en', 'You could save a fifth.'],
    ['en', 'You pay twice as much as you should.'],
    ['en', 'The price doubled, it is triple now.'],
    ['en', 'Netflix costs three times as much.'],
    ['de', 'Netflix ist ein Drittel deiner Kosten.'],
    ['de', 'Netflix kostet das Zehnfache, anderthalbmal so viel, eineinhalb.'],
    ['de', 'Das ist anderthalb so viel.'],
    ['de', 'Es kostet doppelt so viel.'],
    ['de', 'Netflix kostet dreimal so viel.'],
    ['fr', 'Netflix représente un tiers de vos dépenses.'],
    ['fr', 'Vous économiseriez un quart.'],
    ['fr', 'Vous payez le double.'],
    ['fr', 'Netflix coûte deux fois plus que Spotify.'],
    ['es', 'Netflix es un tercio de tus gastos.'],
    ['es', 'Es la quinta parte del total.'],
    ['es', 'Pagas el doble, tres veces más.'],
    ['it', 'Netflix è un terzo delle tue spese.'],
    ['it', 'Risparmi un quinto.'],
    ['it', 'Paghi il doppio, tre volte di più, il triplo.'],
    ['pt', 'A Netflix é um terço das despesas.'],
    ['pt', 'Paga o dobro.'],
    ['tr', 'Netflix giderinin üçte biri.'],
    ['tr', 'Netflix giderinin çeyreği.'],
    ['tr', 'Netflix, Spotify’ın iki katı.'],
    ['tr', 'Netflix giderinin 4’te 1’i.'],
    ['en', 'Half of it is Netflix.'],
  ])('%s: %s', (language, text) => {
    const rule = ruleFor(language);
    rule.learn({ result: { pair: [1, 2], three: [1, 2, 3], four: [1, 2, 3, 4] }, facts: [] });
    expect(rule.read(toPlainText(text)).wrong).not.toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'The third one is Spotify; Netflix is paid every quarter, by a third party.'],
    ['en', 'Spotify is the third of December.'],
    ['en', 'You may be paying twice for music.'],
    ['de', 'Du zahlst vielleicht doppelt für Musik.'],
    ['de', 'Das dritte Abo ist Spotify, einfach und mehrfach geprüft, vierteljährlich.'],
    ['fr', 'Le troisième est Spotify, et Netflix est en double.'],
    ['es', 'Lo tercero es Spotify; tienes una suscripción duplicada.'],
    ['it', 'Il terzo abbonamento è Spotify.'],
    ['pt', 'A terceira é o Spotify.'],
    ['tr', 'Üçüncüsü Spotify; onda bir sorun yok.'],
  ])('and not what only sounds like one, %s: %s', (language, text) => {
    expect(wrongIn(language, text)).toEqual([]);
  });
});

describe('money beside a name is that subscription’s', () => {
  const of = (text: string) => {
    const rule = createNumberRule({
      ...{ language: 'en', today: '2026-11-21', names: ['Netflix', 'Spotify', 'Netflix (mum)'] },
      shown: (subject) => subject,
    });
    const left: Fact = { measure: 'left_per_month', value: 7, currency: 'EUR', source: [netflix] };
    const streaming: Fact = {
      measure: 'monthly_cost',
      subject: 'streaming',
      value: 9,
      currency: 'EUR',
      source: [netflix],
    };
    rule.learn({ result, facts: [...facts, left, streaming] });
    return rule.read(toPlainText(text)).wrong;
  };
  it.each([
    'Netflix costs you 1,234.56 TRY.',
    'Netflix (mum) costs 149.99 TRY.',
    'Spotify costs 149.99 TRY.',
    'Spotify costs 149.99 TRY and Netflix 24 EUR.',
    'You pay 1,234.56 TRY a day.',
    'Netflix costs 9 EUR.',
  ])('%s', (text) => {
    expect(of(text)).not.toEqual([]);
  });
  it.each([
    'Netflix costs 149.99 TRY.',
    'Netflix costs 149.99 TRY and Spotify 24 EUR.',
    'Netflix and Spotify cost 149.99 TRY and 24 EUR.',
    'With Netflix the total is 1,234.56 TRY.',
    'Without Netflix you would pay 7 EUR.',
    'Netflix is one of your streaming services, which cost 9 EUR.',
    'You pay 1,234.56 TRY a month, the next payment is on the same day.',
  ])('and %s', (text) => {
    expect(of(text)).toEqual([]);
  });
});

it('tells which facts a text states, of those about what it names', () => {
  const rule = ruleFor('en');
  rule.learn({
    result: {},
    facts: [{ measure: 'payment', subject: 'Office 365', value: 149.99, currency: 'TRY', source: [] }],
  });
  const facts = rule.read('Office 365 costs 149.99 TRY, and all of them 1,234.56 TRY.').facts;
  expect(facts.map(({ measure, subject }) => [measure, subject])).toEqual([
    ['payment', 'Office 365'],
    ['monthly_cost', undefined],
  ]);
});

it('shows the text that was checked, whatever was hidden in it', () => {
  const hidden = 'You p\u202Eay\u202C <b>2</b>\u200B**4** \uFF25\uFF35\uFF32\u{E0041}\n- a\u0301\u0301\u0301\u0301b';
  const shown = toPlainText(hidden);
  expect(toPlainText(shown)).toBe(shown);
  expect(shown).not.toMatch(/[\p{Cf}\u{E0041}*]/u);
  expect(shown).toContain('\n- ');
});
