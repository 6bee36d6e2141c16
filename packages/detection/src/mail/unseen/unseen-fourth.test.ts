import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

/** What was read wrong in the batches of the fourth author, as it should be read. */
const mails: { from: string; subject: string; text: string; says: string[] }[] = [
  {
    from: 'Natro <destek@natro.com>',
    subject: 'Ödemeniz alındı - Fatura No: 882711',
    text: 'Linux Başlangıç Hosting (Yıllık) hizmetinizin yenileme ödemesi alınmıştır.\nTutar: 1.188,00 TL',
    says: ['charge · Natro · 1188 TRY · yearly'],
  },
  {
    from: 'FastSpring <orders@fastspring.com>',
    subject: 'Your Inkdrop Writer Order Delivery',
    text: 'Thank you for your order from Inkdrop Writer.\nInkdrop Writer Subscription\t$9.80\nBilled monthly until canceled. Next charge: Dec 19, 2026\nOrder total\t$9.80',
    says: ['renewal_notice · Inkdrop Writer · 9.8 USD · monthly · 2026-12-19'],
  },
  {
    from: 'Babbel <support@babbel.com>',
    subject: 'Dein Abo verlängert sich bald',
    text: 'Dein Babbel-Abo verlängert sich am 1. Dezember 2026 um weitere 6 Monate zum Preis von 53,94 €.',
    says: ['renewal_notice · Babbel · 53.94 EUR · monthly x 6 · 2026-12-01'],
  },
  {
    from: 'OVHcloud <support@ovh.com>',
    subject: '[OVHcloud] Votre renouvellement automatique',
    text: 'Vos services seront renouvelés automatiquement le 1er décembre 2026.\nWeb Hosting Perso vossdesign.fr (12 mois)\t43,06 €',
    says: ['renewal_notice · OVHcloud · 43.06 EUR · yearly · 2026-12-01'],
  },
  {
    from: 'Too Good Yoga Studio <hello@toogoodyoga.example>',
    subject: 'Payment notification',
    text: 'Your Unlimited Monthly membership fee of £85.00 was collected by Direct Debit on 16 November 2026.',
    says: ['charge · Too Good Yoga Studio · 85 GBP · monthly'],
  },
  {
    from: 'Readly <support@readly.com>',
    subject: 'Din prenumeration är uppsagd',
    text: 'Hej! Vi bekräftar att din prenumeration är uppsagd. Du kan läsa till och med 2026-12-10.',
    says: ['cancelled_at_period_end · Readly · 2026-12-10'],
  },
  {
    from: 'Airbnb <automated@airbnb.com>',
    subject: 'Payment receipt: HMXA9',
    text: 'You paid €412.00 for 3 nights in Lisbon. Next payment of €412.00 will be charged on Dec 4, 2026.',
    says: [],
  },
  {
    from: 'Humble Bundle <contact@mailer.humblebundle.com>',
    subject: 'Your Humble Bundle order is ready',
    text: 'Book bundle: Coding, $18.00. Thanks for your purchase. Humble Choice members get 10% more.',
    says: [],
  },
];

describe('mails of the fourth author', () => {
  it.each(mails)("reads '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});
