import { describe, expect, it } from 'vitest';
import { detectInMails } from '#mail/detect-in-mails.ts';
import { aMail, read } from '#mail/testing/a-mail.ts';

/** Told on 20 November 2026: the new price first, and what is paid until then. */
const newFirst: [string, string][] = [
  ['Your price is changing', 'From 4 January 2027 you will pay €12.99 a month. Today you pay €10.99 a month.'],
  ['Your price is changing', 'From 4 January 2027 you will pay €12.99 a month (now €10.99).'],
  ['Your price is changing', 'From 4 January 2027 you will pay €12.99 a month.\nYour current price is €10.99 a month.'],
  ['Dein Preis ändert sich', 'Ab dem 4. Januar 2027 zahlst du 12,99 € im Monat. Heute sind es 10,99 € im Monat.'],
  ['Votre prix change', "À compter du 4 janvier 2027, vous paierez 12,99 € par mois. C'est 10,99 € aujourd'hui."],
  ['Votre prix change', 'Dès le 4 janvier 2027, vous paierez 12,99 € par mois. Pour le moment, vous payez 10,99 €.'],
  ['Tu precio cambia', 'A partir del 4 de enero de 2027 pagarás 12,99 € al mes. Hoy pagas 10,99 € al mes.'],
  ['Il tuo prezzo cambia', 'Dal 4 gennaio 2027 pagherai 12,99 € al mese. Ora ne paghi 10,99 €.'],
  ['Je prijs verandert', 'Vanaf 4 januari 2027 betaal je € 12,99 per maand. Op dit moment is dat € 10,99.'],
  ['Je prijs verandert', 'Vanaf 4 januari 2027 betaal je € 12,99 per maand. Je huidige tarief is € 10,99.'],
  ['Fiyat değişikliği', "4 Ocak 2027'den itibaren aylık ücretin €12,99 olacak. Bugün aylık €10,99 ödüyorsun."],
];
/** What is about to happen, in verbs and compounds of its own. */
const aboutTo: [string, string][] = [
  [
    'Votre prix va augmenter',
    'À partir du 4 janvier 2027, vous paierez 12,99 € par mois. Votre prix actuel est de 10,99 €.',
  ],
  [
    'El precio de tu plan va a subir',
    'A partir del 4 de enero de 2027 pagarás 12,99 € al mes. Tu cuota actual es de 10,99 €.',
  ],
  ['Il tuo prezzo sta per cambiare', 'Dal 4 gennaio 2027 pagherai 12,99 € al mese. Il prezzo attuale è di 10,99 €.'],
  ['Je maandprijs gaat stijgen', 'Vanaf 4 januari 2027 betaal je € 12,99 per maand. Nu is dat € 10,99.'],
  ['Je jaartarief verandert', 'Vanaf 4 januari 2027 betaal je € 12,99 per maand. Nu is dat € 10,99.'],
  ['Dein Monatspreis ändert sich', 'Ab dem 4. Januar 2027 zahlst du 12,99 € im Monat. Jetzt sind es 10,99 €.'],
  ['Je tarief gaat stijgen', 'Vanaf 4 januari 2027 betaal je € 12,99 per maand. Je huidige tarief is € 10,99.'],
];
/** The old price as what it is not, or was before. */
const notAnyMore: [string, string][] = [
  ['Your price is changing', 'From 4 January 2027 you pay €12.99 a month, not €10.99.'],
  ['Your price is changing', 'From 4 January 2027 you pay €12.99 a month and no longer €10.99.'],
  ['Your price is changing', 'From 4 January 2027 you will pay €12.99 a month. You pay €10.99 a month until then.'],
  ['Dein Preis ändert sich', 'Ab dem 4. Januar 2027 zahlst du 12,99 € im Monat, nicht mehr 10,99 €.'],
  ['Dein Preis ändert sich', 'Ab dem 4. Januar 2027 zahlst du 12,99 € im Monat (vorher 10,99 €).'],
  ['Votre prix change', 'À partir du 4 janvier 2027, vous paierez 12,99 € par mois et non plus 10,99 €.'],
  ['Votre prix change', 'À partir du 4 janvier 2027, vous paierez 12,99 € par mois, plutôt que 10,99 €.'],
  ['Tu precio cambia', 'A partir del 4 de enero de 2027 pagarás 12,99 € al mes y no 10,99 €.'],
  ['Tu precio cambia', 'A partir del 4 de enero de 2027 pagarás 12,99 € al mes (antes 10,99 €).'],
  ['Il tuo prezzo cambia', 'Dal 4 gennaio 2027 pagherai 12,99 € al mese e non più 10,99 €.'],
  ['O seu preço muda', 'A partir de 4 de janeiro de 2027 vai pagar 12,99 € por mês e não 10,99 €.'],
  ['Je prijs verandert', 'Vanaf 4 januari 2027 betaal je € 12,99 per maand, niet meer € 10,99.'],
  ['Fiyat değişikliği', "4 Ocak 2027'den itibaren aylık €12,99 ödeyeceksin, €10,99 değil."],
];
/** The same, told in the order of time, and what must not be taken for it. */
const newLast: [string, string][] = [
  ['Your price is changing', 'From 4 January 2027 you will not pay €10.99 a month but €12.99.'],
  ['Dein Preis ändert sich', 'Ab dem 4. Januar 2027 zahlst du nicht mehr 10,99 €, sondern 12,99 € im Monat.'],
  [
    'Your price is changing',
    'You pay €10.99 a month until 4 January 2027. On 4 January 2027 it is now €12.99 a month.',
  ],
  ['Your price is changing', 'Today you pay €10.99 a month. From 4 January 2027 you will pay €12.99 a month.'],
  ['Your price is changing', 'You paid €10.99 a month. From 4 January 2027 your price is now €12.99 a month.'],
  [
    'Your price is changing',
    'From 4 January 2027 the €10.99 that you know become more: it will now be €12.99 a month.',
  ],
  ['Je prijs verandert', 'Nu betaal je € 10,99 per maand.\nVanaf 4 januari 2027 betaal je € 12,99 per maand.'],
  [
    'Tu precio cambia',
    'Pagabas 10,99 € al mes. El 4 de enero de 2027 cambia el precio, y desde hoy lo sabes: 12,99 €.',
  ],
];

describe('the price of today', () => {
  it.each([...newFirst, ...aboutTo, ...notAnyMore, ...newLast])(
    'is the one that is paid until the new one begins: %s %s',
    (subject, text) => {
      const mail = { from: 'Netflix <info@members.netflix.com>', subject, text };
      expect(read(mail).map((event) => [event.kind, event.old_amount, event.amount, event.effective_on])).toEqual([
        ['price_rise', 10.99, 12.99, '2027-01-04'],
      ]);
    },
  );

  it.each([
    ['Your plan will renew soon', 'Your monthly plan renews on December 4, 2026 at $12.99. You pay $10.99 until then.'],
    ['Your plan will renew soon', 'You pay $10.99 until then: your monthly plan renews on December 4, 2026 at $12.99.'],
    [
      'Dein Abo verlängert sich',
      'Dein Monatsabo verlängert sich am 4. Dezember 2026 für $12,99. Du zahlst $10,99 bis dahin.',
    ],
  ])('stays what it is until a renewal at another: %s %s', (subject, text) => {
    const mail = aMail({ from: 'Adobe <message@adobe.com>', subject, text });
    const priceOn = (today: string) =>
      detectInMails([mail], { today, currency: 'USD' }).findings.map((one) => one.amount);
    expect([priceOn('2026-11-21'), priceOn('2026-12-05')]).toEqual([[10.99], [12.99]]);
  });
});
