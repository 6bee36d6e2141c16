import { describe, expect, it } from 'vitest';
import { detectInMails } from './detect-in-mails.ts';
import { aMail, read } from './testing/a-mail.ts';

const hoster = 'Hostinger <billing@hostinger.com>';
/** Each is an invoice of 20 November 2026. */
const collectedItself: [string, string, string, string | undefined][] = [
  [
    'Ihre Rechnung',
    'Tarif S, Laufzeit 20.11.2026 - 19.12.2026: 4,00 €. Rechnungsbetrag 4,00 €. Wir buchen den Rechnungsbetrag am 27.11.2026 von Ihrem Konto ab.',
    '2026-11-27',
    '2026-12-20',
  ],
  [
    'Votre facture',
    'Formule Perso (20/11/2026 - 20/11/2027) : 30,00 € TTC. Le montant sera prélevé le 25/11/2026.',
    '2026-11-25',
    '2027-11-20',
  ],
  [
    'Faturanız hazır',
    'Başlangıç paketi (Aylık, 20.11.2026 - 19.12.2026): 60,00 TL. Tutar 30.11.2026 tarihinde kartınızdan tahsil edilecektir.',
    '2026-11-30',
    '2026-12-20',
  ],
  [
    'Yeni faturanız kesildi',
    'Başlangıç paketi yıllık, 20.11.2026 - 19.11.2027: 600,00 TL. Tutar 30.11.2026 tarihinde kartınızdan çekilecektir.',
    '2026-11-30',
    '2027-11-20',
  ],
  [
    'Your invoice',
    'Starter plan, Nov 20, 2026 - Dec 19, 2026: $4.00. Your card will be charged on November 29, 2026.',
    '2026-11-29',
    '2026-12-20',
  ],
  [
    'La tua fattura',
    "Piano Base, periodo 20/11/2026 - 19/12/2026: 4,00 €. L'importo sarà addebitato il 28/11/2026.",
    '2026-11-28',
    '2026-12-20',
  ],
  [
    'Tu factura',
    'Plan Inicial, periodo 20/11/2026 a 19/12/2026: 4,00 €. El importe se cobrará el 28/11/2026.',
    '2026-11-28',
    '2026-12-20',
  ],
  [
    'Sua fatura',
    'Plano Inicial, período 20/11/2026 a 19/12/2026: R$ 20,00. O valor será debitado em 28/11/2026.',
    '2026-11-28',
    '2026-12-20',
  ],
  // Without a period the next one is a cycle after it.
  [
    'Ihre Rechnung',
    'Tarif S, monatlich 4,00 €. Rechnungsbetrag 4,00 €. Der Rechnungsbetrag wird am 27.11.2026 abgebucht.',
    '2026-11-27',
    undefined,
  ],
];

describe('the day on which an invoice is collected', () => {
  it.each(collectedItself)('is its own: %s %s', (subject, text, date, next) => {
    expect(read({ from: hoster, subject, text }).map((event) => [event.date, event.next_date])).toEqual([[date, next]]);
  });

  it('is no next day: that comes a cycle later', () => {
    const text = 'Tarif S, monatlich 4,00 €. Rechnungsbetrag 4,00 €. Der Rechnungsbetrag wird am 27.11.2026 abgebucht.';
    const mail = aMail({ from: hoster, subject: 'Ihre Rechnung', text });
    expect(detectInMails([mail], { today: '2026-11-21' }).findings.map((one) => one.next_payment_date)).toEqual([
      '2026-12-27',
    ]);
  });

  it.each([
    [
      'Your receipt',
      'Starter plan, Nov 20, 2026 - Dec 20, 2026: $4.00\nYou paid $4.00\nThe amount will be charged to your card on December 10, 2026.',
      '2026-12-10',
    ],
    [
      'Your invoice',
      'Starter plan, Nov 20, 2026 - Dec 20, 2026: $4.00. Your plan renews and your card will be charged on December 18, 2026.',
      '2026-12-18',
    ],
    [
      'Your invoice',
      'Starter plan, Dec 20, 2026 - Jan 19, 2027: $4.00. Your card will be charged on December 20, 2026.',
      '2026-12-20',
    ],
  ])('is the next one where it was paid, is renewed, or is still to begin: %s %s', (subject, text, next) => {
    expect(read({ from: hoster, subject, text }).map((event) => event.next_date)).toEqual([next]);
  });
});
