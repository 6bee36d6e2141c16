import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

const host = 'Backblaze <billing@backblaze.com>';

describe('what was used', () => {
  it.each([
    ['Your monthly invoice', 'Usage fees for October 2026: $5.12. Your card will be charged.'],
    ['Your invoice', 'Storage is pay-as-you-go. Amount charged to your Mastercard: $5.12.'],
    [
      'Ihre Rechnung',
      'Abgerechnet wird nach tatsächlichem Verbrauch. Gesamtbetrag 5,12 €. Der Betrag wurde abgebucht.',
    ],
    ['Votre facture mensuelle', 'Facturation selon votre utilisation. Total : 5,12 € TTC. Le montant a été prélevé.'],
    ['Faturanız', 'Ekim ayı kullanım bedeliniz 120,00 TL. Tutar kartınızdan tahsil edilmiştir.'],
    ['Tu factura mensual', 'Pago por uso. Total: 5,12 €. Se ha cobrado en tu tarjeta.'],
    ['La tua fattura mensile', 'Servizio a consumo. Totale: 5,12 €. Addebitato sulla tua carta.'],
    ['Sua fatura mensal', 'Encargos de utilização de outubro. Total: R$ 25,12. Cobrado no seu cartão.'],
  ])('is no subscription: %s', (subject, text) => {
    expect(lines({ from: host, subject, text })).toEqual([]);
  });

  it.each([
    [
      'Azure <azure-noreply@microsoft.com>',
      'Your Azure invoice',
      'Total for October 2026: $5.12. Your card will be charged.',
    ],
    [
      'Amazon Web Services <no-reply-aws@amazon.com>',
      'Your AWS invoice is available',
      'Your invoice for the billing period October 1 - October 31, 2026. Total: $5.12. Your card will be charged.',
    ],
  ])('is all that some houses bill: %s', (from, subject, text) => {
    expect(lines({ from, subject, text })).toEqual([]);
  });

  it.each([
    [
      'Computer Backup subscription, yearly: $99.00. Total: $99.00. Usage fees this month: none. Your card was charged.',
    ],
    ['Computer Backup, yearly $99.00. Your card was charged $99.00. See your usage limits online.'],
  ])('takes nothing from a plan: %s', (text) => {
    expect(lines({ from: host, subject: 'Your receipt', text })).toEqual(['charge · Backblaze · 99 USD · yearly']);
  });
});
