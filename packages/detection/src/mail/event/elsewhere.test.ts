import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

const mails: { from: string; subject: string; text: string; says: string[] }[] = [
  {
    from: 'Patreon <hello@patreon.com>',
    subject: 'You have a new patron!',
    text: 'Ilse just joined your $7 per month tier.',
    says: [],
  },
  {
    from: 'Substack <no-reply@substack.com>',
    subject: 'Two new followers of Salt Letters',
    text: 'You have 2 new free subscribers. Turn on paid and earn from $6/month per subscriber.',
    says: [],
  },
  {
    from: 'Ko-fi <no-reply@ko-fi.com>',
    subject: 'You received a monthly membership payment',
    text: 'Marta paid you €4 for her monthly membership.',
    says: [],
  },
  {
    from: 'Revolut <no-reply@revolut.com>',
    subject: 'Your scheduled payment of €60.00 was sent',
    text: 'Your monthly recurring transfer of €60.00 to Selin A was sent. The next one is on 10 December.',
    says: [],
  },
  {
    from: 'Acorns <no-reply@acorns.com>',
    subject: 'Your recurring investment of $20',
    text: 'We invested $20.00. You invest $20.00 every week.',
    says: [],
  },
  {
    from: 'Medium <noreply@medium.com>',
    subject: 'You earned $9.14 in October',
    text: 'Your earnings of $9.14 were paid on November 8. Amount paid: $9.14',
    says: [],
  },
  {
    from: 'Patreon <hello@patreon.com>',
    subject: 'Your Patreon receipt',
    text: 'You paid $5.00 for your membership to Jonas Draws. You have earned 40 points. Next payment: December 1, 2026',
    says: ['charge · Patreon · 5 USD · 2026-12-01'],
  },
  {
    from: 'Revolut <no-reply@revolut.com>',
    subject: 'Your Revolut Premium subscription renewed',
    text: 'Your Premium plan renewed. We charged €8.99. Next payment 10 December 2026.',
    says: ['charge · Revolut Premium · 8.99 EUR · 2026-12-10'],
  },
];

describe('a mail about money that comes to its reader or stays his own', () => {
  it.each(mails)("is read as it is meant: '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});

it.each([
  ['eBay <ebay@ebay.de>', 'Rechnung: Ihre Gebühren', 'Ihre monatlichen Verkaufsgebühren: 12,40 EUR werden abgebucht.'],
  ['eBay <ebay@ebay.com>', 'Your eBay invoice is ready', 'Your monthly selling fees: $12.40 will be charged.'],
  [
    'Etsy <transaction@etsy.com>',
    'Your Etsy bill',
    'Your monthly seller fees of $12.40 were charged. Listing fees $3.00',
  ],
  [
    'Trendyol <satici@trendyol.com>',
    'Aylık satıcı faturanız',
    'Satıcı hizmet bedeli ve komisyon: 412,40 TL aylık olarak tahsil edildi.',
  ],
  ['eBay <ebay@ebay.fr>', 'Votre facture eBay', 'Vos frais de vente mensuels : 12,40 EUR seront prélevés.'],
  [
    'eBay <ebay@ebay.it>',
    'La tua fattura eBay',
    'Le tue commissioni di vendita mensili: 12,40 EUR saranno addebitate.',
  ],
  ['eBay <ebay@ebay.es>', 'Tu factura de eBay', 'Tus tarifas de venta mensuales: 12,40 EUR se cobrarán.'],
])('what a market takes of sales is no subscription: %s, %s', (from, subject, text) => {
  expect(lines({ from, subject, text })).toEqual([]);
});
