import { type Language, languages } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { isInAnotherLanguage } from './text-language.ts';

const text: Record<Language, string> = {
  tr: 'Netflix için ayda 149,99 TL ödüyorsun; bunu bırakırsan yılda daha fazlası cebinde kalır.',
  en: 'You pay 149.99 TRY a month for Netflix, and if you end it you save more over the year.',
  es: 'Pagas 149,99 TRY al mes por Netflix y, si lo cancelas, ahorras más durante el año.',
  fr: 'Vous payez 149,99 TRY par mois pour Netflix et, si vous le résiliez, vous économisez davantage.',
  de: 'Du zahlst im Monat 149,99 TRY für Netflix, und wenn du kündigst, sparst du im Jahr mehr.',
  it: 'Paghi 149,99 TRY al mese per Netflix e, se lo disdici, risparmi di più in un anno.',
  pt: 'Paga 149,99 TRY por mês pela Netflix e, se a cancelar, poupa mais durante o ano.',
};

describe.each(languages.map(({ code }) => code as Language))('an answer in %s', (code) => {
  it('is in its own language and in none of the others', () => {
    for (const other of languages) {
      expect([other.code, isInAnotherLanguage(text[code], other.code, ['Netflix'])]).toEqual([
        other.code,
        other.code !== code,
      ]);
    }
  });
});

it('is not judged by a few words or by names', () => {
  expect(isInAnotherLanguage('Netflix: 149,99 TL', 'en', [])).toBe(false);
  const names = ['Das ist mein Abo und nicht deins', 'Ich bin ein Name'];
  expect(isInAnotherLanguage(`You pay for: ${names.join(', ')}, and that is all of it.`, 'en', names)).toBe(false);
});
