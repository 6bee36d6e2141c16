import { expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

it.each([
  [
    'Amazon.com.tr <siparis@amazon.com.tr>',
    'Siparişiniz iptal edildi',
    'Amazon Basics Pil siparişiniz iptal edildi. 189,00 TL iade edilecek. Prime ücretsiz deneme: 30 gün, sonra ayda 39 TL.',
  ],
  [
    'Amazon.de <bestellung@amazon.de>',
    'Ihre Bestellung wurde storniert',
    'Ihre Bestellung AA-Batterien wurde storniert. 18,90 EUR werden erstattet. Prime 30 Tage kostenlos testen, danach 8,99 EUR im Monat.',
  ],
  [
    'Amazon <order@amazon.com>',
    'Your order has been canceled',
    'Your order of AA batteries was canceled. $18.90 will be refunded. Prime free trial: 30 days, then $14.99 a month.',
  ],
  [
    'Amazon.fr <commande@amazon.fr>',
    'Votre commande a été annulée',
    'Votre commande de piles a été annulée. 18,90 EUR seront remboursés. Essai gratuit Prime : 30 jours, puis 6,99 EUR par mois.',
  ],
  [
    'Hepsiburada <bilgi@hepsiburada.com>',
    'İadeniz onaylandı',
    'Kulaklık iadeniz onaylandı. 899,00 TL kartınıza iade edildi. Hepsiburada Premium ilk ay ücretsiz, sonra aylık 69,90 TL.',
  ],
])('what a shop gives back for goods is no price of its membership: %s, %s', (from, subject, text) => {
  expect(lines({ from, subject, text })).toEqual([]);
});

it('keeps the end of the membership itself, and its trial', () => {
  const from = 'Amazon.com.tr <uyelik@amazon.com.tr>';
  const ended = 'Amazon Prime üyeliğiniz iptal edildi. 39,00 TL üyelik ücretiniz iade edildi.';
  expect(lines({ from, subject: 'İade onayı', text: ended })[0]).toContain('cancelled · Amazon Prime');
  const trial = 'Your Amazon Prime free trial has started. After 30 days, $14.99 a month will be charged.';
  expect(lines({ from, subject: 'Your Prime free trial has started', text: trial })).toEqual([
    'trial_started · Amazon Prime · 14.99 USD · monthly',
  ]);
});
