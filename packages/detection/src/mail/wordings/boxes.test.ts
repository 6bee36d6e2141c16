import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

const mails: { from: string; subject: string; text: string; says: string[] }[] = [
  {
    from: 'Çay Sandığı <merhaba@caysandigi.example>',
    subject: 'Kasım kutun yola çıktı',
    text: 'Bu ayki abonelik ücretin olan 640 TL kartından çekildi.\nBir sonraki kutunun tarihi: 9 Aralık 2026',
    says: ['charge · Çay Sandığı · 640 TRY · monthly · 2026-12-09'],
  },
  {
    from: 'Obstkiste <hallo@obstkiste.example>',
    subject: 'Deine November-Box ist unterwegs',
    text: 'Wir haben 34,90 € für dein Abo abgebucht. Deine nächste Box kommt am 3. Dezember.',
    says: ['charge · Obstkiste · 34.9 EUR · monthly · 2026-12-03'],
  },
  {
    from: 'Moss Letters <hi@mossletters.example>',
    subject: 'Your subscription order #77 is confirmed',
    text: 'Monthly Moss Box\t$31.00\nShipping\t$4.00\nTotal\t$35.00\nYour next order will be placed automatically on December 1, 2026.',
    says: ['renewal_notice · Moss Letters · 35 USD · monthly · 2026-12-01'],
  },
  {
    from: 'Toy Loft <hi@toyloft.example>',
    subject: 'Kasım kutusu kampanyası',
    text: 'Oyuncak kutusu 499 TL yerine 399 TL. Hemen sipariş ver.',
    says: [],
  },
  {
    from: 'Storage Depot <info@storagedepot.example>',
    subject: 'Your March box office tickets',
    text: '2 tickets, total $49.00 paid.',
    says: [],
  },
  {
    from: 'Wein Direkt <info@weindirekt.example>',
    subject: 'Ihre November-Box: Bestellung bestätigt',
    text: 'Einmalige Bestellung. Gesamtbetrag 59,90 € bezahlt.',
    says: [],
  },
];

describe('a mail about a box', () => {
  it.each(mails)("is read as it is meant: '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});
