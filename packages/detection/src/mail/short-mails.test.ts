import { describe, expect, it } from 'vitest';
import { lines } from './testing/a-mail.ts';

/** A line or two, as many houses write: nothing is said twice. */
describe('mails of a line', () => {
  it.each([
    {
      from: 'Amazon Music <no-reply@amazon.com>',
      subject: 'Your Amazon Music Unlimited payment',
      text: '$10.99 was charged for your monthly Individual plan.',
      says: ['charge · Amazon Music · 10.99 USD · monthly'],
    },
    {
      from: 'Twitch <no-reply@twitch.tv>',
      subject: 'Your subscription to lumenplays renewed',
      text: '$5.99 for one month, Tier 1.',
      says: ['charge · Twitch · 5.99 USD · monthly'],
    },
    {
      from: 'Yemeksepeti <info@yemeksepeti.com>',
      subject: "Yemeksepeti Club'a hoş geldin",
      text: 'İlk ayın ücretsiz, sonrasında aylık 49,99 TL.',
      says: ['trial_started · Yemeksepeti Club · 49.99 TRY · monthly'],
    },
    {
      from: 'MAC <info@macfit.com>',
      subject: 'Üyelik sözleşmeniz',
      text: '12 ay taahhütlü üyeliğiniz başlamıştır. Aylık ücret 1.849 TL.',
      says: ['started · MACFit · 1849 TRY · monthly'],
    },
    {
      from: 'Legimi <kontakt@legimi.com>',
      subject: 'Twój abonament wygasł',
      text: 'Twój abonament Legimi wygasł i nie został odnowiony.',
      says: ['cancelled · Legimi'],
    },
    {
      from: 'PayU <no-reply@payu.com>',
      subject: 'Potwierdzenie płatności cyklicznej',
      text: 'Sklep: Audioteka Klub. Kwota 34,90 zł. Kolejna płatność za miesiąc.',
      says: ['charge · Audioteka · 34.9 PLN · monthly'],
    },
    {
      from: 'Adobe <message@adobe.com>',
      subject: 'Ödemeniz için teşekkürler',
      text: 'Photography planı (20 GB), aylık 289,99 TL',
      says: ['charge · Adobe Creative Cloud · 289.99 TRY · monthly'],
    },
    {
      from: 'Canal+ <noreply@canalplus.com>',
      subject: 'Votre prélèvement du 5 octobre',
      text: 'Abonnement CANAL+ : 29,99 € prélevés.',
      says: ['charge · Canal+ · 29.99 EUR'],
    },
    {
      from: 'DAZN <dazn@dazn.com>',
      subject: 'Conferma pagamento',
      text: 'DAZN Standard, 34,99 € mensili',
      says: ['charge · DAZN · 34.99 EUR · monthly'],
    },
    {
      from: 'Clube do Livro <oi@clubedolivro.example>',
      subject: 'Cobrança mensal realizada',
      text: 'R$ 64,90 da sua assinatura Clássicos.',
      says: ['charge · Clube do Livro · 64.9 BRL · monthly'],
    },
    {
      from: 'Netflix <info@account.netflix.com>',
      subject: 'Płatność otrzymana',
      text: 'Plan Standard 49 zł/mies.',
      says: ['charge · Netflix · 49 PLN · monthly'],
    },
    {
      from: 'Netflix <info@account.netflix.com>',
      subject: 'Sikeres befizetés',
      text: 'Standard csomag 4 490 Ft havonta',
      says: ['charge · Netflix · 4490 HUF · monthly'],
    },
    {
      from: 'Netflix <info@account.netflix.com>',
      subject: 'Thanks for joining',
      text: 'Your plan: Standard $17.99/month. Charged today.',
      says: ['started · Netflix · 17.99 USD · monthly'],
    },
    {
      from: 'Freeletics <support@freeletics.com>',
      subject: 'Dein Coach Abo',
      text: '79,99 € / 12 Monate, verlängert am 11.11.',
      says: ['charge · Freeletics · 79.99 EUR · yearly'],
    },
    {
      from: 'WOW <info@wowtv.de>',
      subject: 'Preisänderung',
      text: 'WOW Serien kostet ab Dezember 7,98 € mtl.',
      says: ['price_rise · WOW · 7.98 EUR · monthly'],
    },
    {
      from: 'Twitch <no-reply@twitch.tv>',
      subject: 'Turbo renewed',
      text: 'Twitch Turbo $11.99 per month',
      says: ['charge · Twitch · 11.99 USD · monthly'],
    },
    {
      from: 'ABC <suscriptores@abc.es>',
      subject: 'Baja confirmada',
      text: 'Tu suscripción ABC Premium finaliza el 31/12/2026',
      says: ['cancelled_at_period_end · ABC Premium · 2026-12-31'],
    },
    {
      from: 'Pine Gym <accounts@pinegym.example>',
      subject: 'Direct debit collected',
      text: '£32.00 membership October',
      says: ['charge · Pine Gym · 32 GBP'],
    },
    {
      from: 'Grubhub <no-reply@grubhub.com>',
      subject: 'Your Grubhub+ membership',
      text: "You've been charged $9.99 for the month",
      says: ['charge · Grubhub+ · 9.99 USD · monthly'],
    },
    {
      from: 'Walmart+ <help@walmart.com>',
      subject: 'Welcome to Walmart+',
      text: 'Your 30-day free trial starts today; $12.95 per month after.',
      says: ['trial_started · Walmart+ · 12.95 USD · monthly · 2026-12-20'],
    },
    {
      from: 'Readly <noreply@readly.com>',
      subject: 'Dein Gratismonat endet',
      text: 'Ab dem 12.12. zahlst du 11,99 € im Monat.',
      says: ['trial_ending · Readly · 11.99 EUR · monthly · 2026-12-12'],
    },
    {
      from: 'Telegram <billing@telegram.org>',
      subject: 'Telegram Premium',
      text: 'Your annual plan $35.99 has been activated',
      says: ['started · Telegram Premium · 35.99 USD · yearly'],
    },
    {
      from: 'Kletterhalle Felsen <kasse@kletterhalle-felsen.de>',
      subject: 'Lastschrift Oktober',
      text: 'Wir ziehen Ihren Monatsbeitrag von 49,00 € am 15.12. ein.',
      says: ['renewal_notice · Kletterhalle Felsen · 49 EUR · monthly · 2026-12-15'],
    },
    {
      from: 'Palestra Olimpia <info@palestraolimpia.it>',
      subject: 'Addebito mensile',
      text: 'Abbiamo addebitato la quota mensile di 55,00 €.',
      says: ['charge · Palestra Olimpia · 55 EUR · monthly'],
    },
    {
      from: 'Stadtwerke Felsen <service@stadtwerke-felsen.de>',
      subject: 'Lastschrift Oktober',
      text: 'Wir ziehen Ihren Abschlag für Strom von 89,00 € am 15.12. ein.',
      says: [],
    },
    {
      from: 'Deezer <no-reply@deezer.com>',
      subject: 'Vous nous manquez, François',
      text: 'Revenez avant le 20 décembre : Deezer Premium à 5,60 €.',
      says: [],
    },
    {
      from: 'Google Play <googleplay-noreply@google.com>',
      subject: 'Your Google Play Order Receipt',
      text: 'Duolingo Super\nPrice: $6.99/month\nMUBI\nPrice: $14.99/month\nTotal: $21.98',
      says: ['charge · Duolingo · 6.99 USD · monthly', 'charge · MUBI · 14.99 USD · monthly'],
    },
    {
      from: 'Google Play <googleplay-noreply@google.com>',
      subject: 'Google Play Sipariş Makbuzunuz',
      text: 'Duolingo Super (Aylık abonelik)\nTutar: 179,99 TL/ay\nMUBI (Aylık abonelik)\nTutar: 249,90 TL/ay',
      says: ['charge · Duolingo · 179.99 TRY · monthly', 'charge · MUBI · 249.9 TRY · monthly'],
    },
    {
      from: 'Dropbox <no-reply@dropbox.com>',
      subject: 'Your payment didn’t go through',
      text: 'We could not charge $11.99 for your Dropbox Plus monthly subscription. We will try again.',
      says: ['payment_failed · Dropbox · 11.99 USD · monthly'],
    },
    {
      from: 'OpenAI <noreply@tm.openai.com>',
      subject: 'You have funded your OpenAI API account',
      text: 'We charged $25.00 to your credit card.',
      says: [],
    },
    {
      from: 'Library <desk@library.example>',
      subject: 'Your loans were renewed',
      text: 'Your membership is valid. Three books were renewed.',
      says: [],
    },
    {
      from: 'Geek Squad <billing@gs-support-invoice.com>',
      subject: 'Invoice GS-9921',
      text: 'Your Geek Squad protection plan renewed for $399.99. Call +1 800 555 0100 to cancel.',
      says: [],
    },
    {
      from: 'Deezer <no-reply@deezer.com>',
      subject: 'Découvrez Deezer Premium',
      text: 'Votre premier mois gratuit, puis 11,99 € par mois. Essayez maintenant.',
      says: [],
    },
  ])("say what '$subject' from $from says", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});
