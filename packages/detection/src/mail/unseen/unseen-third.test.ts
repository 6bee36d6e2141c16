import { describe, expect, it } from 'vitest';
import { lines, read } from '#mail/testing/a-mail.ts';

/** What was read wrong in the batches of the third author, as it should be read. */
const mails: { from: string; subject: string; text: string; says: string[] }[] = [
  {
    from: 'Audible.co.uk <donotreply@audible.co.uk>',
    subject: 'Your monthly credit is here',
    text: 'A new credit has been added to your account and your £8.99 membership fee has been charged to Visa ending 9921. Your next credit arrives on 19 December.',
    says: ['charge · Audible · 8.99 GBP · monthly'],
  },
  {
    from: 'Zoho Invoice <billing@plotline.example>',
    subject: 'Plotline – Invoice PL-2291 paid',
    text: 'Thank you for your payment of $15.00.\nPlotline Writer (monthly)\t$15.00\nThis subscription renews automatically each month.',
    says: ['charge · Plotline · 15 USD · monthly'],
  },
  {
    from: 'Calendly <teamcalendly@calendly.com>',
    subject: 'Your plan has been downgraded to Free',
    text: 'Your Calendly Standard subscription has ended as requested and your account has moved to the Free plan.',
    says: ['cancelled · Calendly'],
  },
  {
    from: 'Corriere della Sera <assistenza@corriere.it>',
    subject: 'Abbonamento disattivato',
    text: 'Come da tua richiesta il rinnovo automatico del tuo abbonamento è stato disattivato. Potrai leggere fino al 9 dicembre 2026.',
    says: ['cancelled_at_period_end · Corriere della Sera · 2026-12-09'],
  },
  {
    from: 'ExpressVPN <support@expressvpn.zendesk.com>',
    subject: 'Subscription renewal reminder',
    text: 'Your ExpressVPN 12-month subscription will renew in 7 days, on Nov 27, 2026, for US$116.95.',
    says: ['renewal_notice · ExpressVPN · 116.95 USD · yearly · 2026-11-27'],
  },
  {
    from: 'ChatGPT <noreply@tm.openai.com>',
    subject: 'ChatGPT Plus planınız yenilendi',
    text: 'ChatGPT Plus planınız yenilendi. 20,00 USD + KDV 4,00 USD. Toplam 24,00 USD kartınızdan tahsil edildi. Sonraki fatura tarihi 19 Aralık 2026.',
    says: ['charge · ChatGPT · 20 USD · monthly · 2026-12-19'],
  },
  {
    from: 'Notion Labs, Inc. <invoice+statements+acct_1G@stripe.com>',
    subject: 'Your Notion Labs, Inc. invoice [#4F-0021]',
    text: 'Invoice from Notion Labs, Inc.\n$24.00\nPaid November 19, 2026\nNov 19, 2026 – Dec 19, 2026\nPlus Plan (monthly, per member)\nQty 2\n$24.00\n$12.00 each\nTotal $24.00\nAmount paid $24.00',
    says: ['charge · Notion · 24 USD · monthly'],
  },
  {
    from: 'Washington Post <subscriptions@washpost.com>',
    subject: 'Your rate is about to change',
    text: 'Your introductory offer of $4 every four weeks is ending. On December 15, 2026 your subscription will continue at $12 every four weeks.',
    says: ['price_rise · Washington Post · 12 USD · weekly x 4 · 2026-12-15'],
  },
  {
    from: 'GitHub <noreply@github.com>',
    subject: '[GitHub] Payment Receipt for lenavoss',
    text: 'We received payment for your GitHub.com subscription.\nPlan: GitHub Pro\nAmount: USD $48.00*\nDate: 17 Nov 2026 08:11AM PST\nFor service through: 2027-11-16',
    says: ['charge · GitHub · 48 USD · yearly'],
  },
  {
    from: 'Club Deportivo Ribera <socios@cdribera.example>',
    subject: 'Cuota de diciembre',
    text: 'Estimado socio, el 1 de diciembre pasaremos al cobro su cuota mensual de socio de 38,00 €.',
    says: ['renewal_notice · Club Deportivo Ribera · 38 EUR · monthly · 2026-12-01'],
  },
  {
    from: 'Rocket Money <hello@rocketmoney.com>',
    subject: 'Upcoming: Spotify $11.99',
    text: 'Your Spotify subscription will renew for $11.99 on Nov 25. See all your subscriptions.',
    says: [],
  },
  {
    from: 'Lime <no-reply@li.me>',
    subject: 'Your Lime ride receipt',
    text: 'Ride total €4.12. LimePrime members ride for less: €5.99 a month.',
    says: [],
  },
  {
    from: 'Allegro <powiadomienia@allegro.pl>',
    subject: 'Zapłaciłeś za zakupy',
    text: 'Dziękujemy za zakup. Kwota 129,00 zł. Sprzedawca wyśle przesyłkę jutro. Z Allegro Smart! dostawa gratis.',
    says: [],
  },
  {
    from: 'Fnac <commande@fnac.com>',
    subject: 'Votre commande est expédiée',
    text: 'Total TTC : 46,90 €\nVotre adhésion Fnac+\nLivraison gratuite',
    says: [],
  },
  {
    from: 'Stadtbibliothek <mahnung@stadtbibliothek.example>',
    subject: 'Ihre Medien wurden verlängert',
    text: '3 Medien wurden bis 14.12.2026 verlängert. Jahresgebühr des Ausweises: 20,00 €.',
    says: [],
  },
  {
    from: 'Substack <no-reply@substack.com>',
    subject: 'You are subscribed to Platformer (free)',
    text: "You're on the list. Upgrade to a paid subscription for $10/month to read everything.",
    says: [],
  },
  {
    from: 'Eventbrite <orders@eventbrite.com>',
    subject: 'Order confirmation for Annual Membership Gala',
    text: 'Thanks for your order. 1 x Member ticket $75.00. Order total $75.00.',
    says: [],
  },
];

describe('mails of the third author', () => {
  it.each(mails)("reads '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});

it.each([
  ['Suscripción desactivada', 'Hemos desactivado tu suscripción.'],
  ['Abonnement désactivé', 'Votre abonnement a été désactivé.'],
  ['Mitgliedschaft deaktiviert', 'Deine Mitgliedschaft wurde deaktiviert.'],
  ['Assinatura desativada', 'Sua assinatura foi desativada.'],
])('takes %s for no beginning', (subject, text) => {
  expect(read({ from: 'Deezer <no-reply@deezer.com>', subject, text }).map(({ kind }) => kind)).not.toContain(
    'started',
  );
});
