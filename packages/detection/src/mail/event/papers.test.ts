import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

const mails: { from: string; subject: string; text: string; says: string[] }[] = [
  {
    from: 'The Economist <economist@e.economist.com>',
    subject: 'The week: why subscriptions grow',
    text: 'The average household pays $214 a month for subscriptions. Netflix will charge $18.99 a month from January.\nSubscribe from $6/week',
    says: [],
  },
  {
    from: 'Medium <noreply@medium.com>',
    subject: 'I cancelled every subscription I had, and this is what happened',
    text: 'My Spotify subscription was cancelled first. I save $180 a month. 6 min read',
    says: [],
  },
  {
    from: 'Le Monde <lemonde@info.lemonde.fr>',
    subject: 'L’essentiel du soir',
    text: 'Disney+ augmente ses prix : l’abonnement passe de 9,99 € à 11,99 € par mois.',
    says: [],
  },
  {
    from: 'The Guardian <info@mail.theguardian.com>',
    subject: 'Morning briefing: rail fares to rise',
    text: 'Season tickets will be charged at £4,300 a year from March.',
    says: [],
  },
  {
    from: 'The Guardian <customer.help@guardian.co.uk>',
    subject: 'Your digital subscription: annual renewal',
    text: 'Your Digital subscription will automatically renew on 25 November 2026 and we will take payment of £119.00.',
    says: ['renewal_notice · The Guardian · 119 GBP · yearly · 2026-11-25'],
  },
  {
    from: 'Le Monde <abonnements@lemonde.fr>',
    subject: 'Le prix change',
    text: 'Bonjour Zoé, dès le 15 décembre 2026, Le Monde coûtera 18,10 € par mois au lieu de 12,99 €.',
    says: ['price_rise · Le Monde · 18.1 EUR · monthly'],
  },
  {
    from: 'El País <suscripciones@elpais.com>',
    subject: 'Confirmación de renovación',
    text: 'Le confirmamos que su suscripción digital se ha renovado. Importe: 12 € al mes.',
    says: ['charge · El País · 12 EUR · monthly'],
  },
  {
    from: 'Bloomberg <no-reply@bloomberg.com>',
    subject: 'Subscription confirmation',
    text: 'Plan: Bloomberg Digital, monthly\nPrice: $34.99\nRenews automatically on December 9, 2026',
    says: ['started · Bloomberg · 34.99 USD · monthly · 2026-12-09'],
  },
  {
    from: 'F.A.Z. <abo@faz.net>',
    subject: 'Auftragsbestätigung F+',
    text: 'Vielen Dank für Ihre Bestellung. F+ kostet 14,80 € im Monat und verlängert sich monatlich.',
    says: ['charge · F.A.Z. · 14.8 EUR · monthly'],
  },
];

describe('what a newspaper writes', () => {
  it.each(mails)("is read as it is meant: '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});
