import { describe, expect, it } from 'vitest';
import { detectInMails } from '#mail/detect-in-mails.ts';
import { aMail, read } from '#mail/testing/a-mail.ts';

const from = 'Readly <info@readly.com>';
const prices = (subject: string, text: string) =>
  read({ from, subject, text }).map(({ old_amount, amount }) => [old_amount, amount]);

describe('the prices of several plans', () => {
  it.each([
    [
      'Changes to our prices',
      'From December 15, 2026: Light: from £3.99 to £4.99 a month. Light Family: from £6.99 to £8.99 a month.\nYou’re on the Light Family plan.',
    ],
    [
      'Changes to our prices',
      'New prices from December 15, 2026:\nLight\t£3.99/month\t£4.99/month\nFamily\t£6.99/month\t£8.99/month\nYour plan: Family',
    ],
    [
      'Fiyatlarımız değişiyor',
      '15 Aralık 2026’dan itibaren Bireysel paket 3,99 € yerine 4,99 €, Aile paketi 6,99 € yerine 8,99 € olacak. Mevcut paketiniz: Aile.',
    ],
    [
      'Unsere Preise ändern sich',
      'Ab dem 15. Dezember 2026 gilt: Light bisher 3,99 €, künftig 4,99 € im Monat; Familie bisher 6,99 €, künftig 8,99 € im Monat. Dein Tarif: Familie',
    ],
    [
      'Nos tarifs évoluent',
      'À partir du 15 décembre 2026 :\nSolo : 3,99 € → 4,99 € par mois\nFamille : 6,99 € → 8,99 € par mois\nVous avez la formule Famille.',
    ],
    [
      'Nuevos precios',
      'A partir del 15 de diciembre de 2026 los precios cambian. Individual: de 3,99 € a 4,99 € al mes. Familiar: de 6,99 € a 8,99 € al mes. Tu plan es Familiar.',
    ],
    [
      'I prezzi cambiano',
      'Dal 15 dicembre 2026 i prezzi cambiano. Singolo: da 3,99 € a 4,99 € al mese. Famiglia: da 6,99 € a 8,99 € al mese. Il tuo piano: Famiglia.',
    ],
    [
      'Os preços mudam',
      'A partir de 15 de dezembro de 2026 os preços mudam. Individual: de € 3,99 para € 4,99 por mês. Família: de € 6,99 para € 8,99 por mês. Seu plano: Família.',
    ],
  ])('are those of the plan the mail calls the reader’s: %s %s', (subject, text) => {
    expect(prices(subject, text)).toEqual([[6.99, 8.99]]);
  });

  it('may be marked in the list, and the old one told below it', () => {
    const text =
      'Light\t£4.99/month\nFamily (your plan)\t£8.99/month\nClub\t£12.99/month\nYour new price of £8.99 starts on December 15, 2026.\nYou paid £6.99 before.';
    expect(prices('Your price is changing', text)).toEqual([[6.99, 8.99]]);
  });

  it('are nobody’s where no plan is named as the reader’s: no amount, and never sure', () => {
    const text =
      'From December 15, 2026: Light: from £3.99 to £4.99 a month. Family: from £6.99 to £8.99 a month. Thank you for reading.';
    const mail = aMail({ from, subject: 'Changes to our prices', text });
    expect(detectInMails([mail], { today: '2026-11-21' }).findings.map((one) => [one.amount, one.confidence])).toEqual([
      [null, 'medium'],
    ]);
  });

  it.each([
    'Your subscription goes from £6.99 to £8.99 a month on December 15, 2026. Switch to annual billing for £79.00.',
    'The price of your Family plan goes from £6.99 to £8.99 a month on December 15, 2026. Light is £4.99.',
    'Current price\t£6.99/month\nNew price\t£8.99/month\nFrom December 15, 2026',
  ])('are not told where one plan is meant: %s', (text) => {
    expect(prices('Your price is changing', text)).toEqual([[6.99, 8.99]]);
  });
});
