import { describe, expect, it } from 'vitest';
import { lines } from './testing/a-mail.ts';

// Renewals, trials that convert, price changes, failed payments and refunds.
const mails: { from: string; subject: string; text: string; date?: string; says: string[] }[] = [
  {
    from: 'YouTube <noreply-purchases@youtube.com>',
    subject: 'YouTube Premium ücretsiz denemeniz sona eriyor',
    text: 'Ücretsiz denemeniz 25 Kasım 2026 tarihinde sona erecek. Ardından aylık 79,99 TL tahsil edilecektir.',
    says: ['trial_ending · YouTube Premium · 79.99 TRY · monthly · 2026-11-25'],
  },
  {
    from: 'GAİN <noreply@gain.tv>',
    subject: 'GAİN aboneliğiniz yenilenecek',
    text: 'Aylık GAİN aboneliğiniz 1 Aralık 2026 tarihinde otomatik olarak yenilenecek ve kayıtlı kartınızdan 149,00 TL çekilecektir.',
    says: ['renewal_notice · GAİN · 149 TRY · monthly · 2026-12-01'],
  },
  {
    from: 'Storytel <noreply@storytel.com>',
    subject: 'Ödemen alınamadı',
    text: 'Storytel aboneliğin için ödemen alınamadı. Lütfen kart bilgilerini güncelle.',
    says: ['payment_failed · Storytel'],
  },
  {
    from: 'Microsoft <microsoft-noreply@microsoft.com>',
    subject: 'Your subscription to Microsoft 365 Family will be renewed',
    text: 'Your subscription will renew automatically on Thursday, December 10, 2026.\nMicrosoft 365 Family\nPrice: $99.99/year plus applicable taxes\nYou can turn off recurring billing any time.',
    says: ['renewal_notice · Microsoft 365 · 99.99 USD · yearly · 2026-12-10'],
  },
  {
    from: 'Disney+ <disneyplus@mail.disneyplus.com>',
    subject: 'Price change for your Disney+ subscription',
    text: 'We want to let you know that the price of your Disney+ Premium plan will increase from $15.99/month to $18.99/month, starting on your billing date on or after December 21, 2026.',
    says: ['price_rise · Disney+ · 18.99 USD · monthly'],
  },
  {
    from: 'Netflix <info@members.netflix.com>',
    subject: 'Änderung deines Netflix-Preises',
    text: 'Dein monatlicher Preis erhöht sich von 12,99 € auf 13,99 € ab dem 15. Dezember 2026.',
    says: ['price_rise · Netflix · 13.99 EUR · monthly'],
  },
  {
    from: 'NOW <info@nowtv.it>',
    subject: 'Il tuo abbonamento si rinnova presto',
    text: 'Il tuo Pass Sport si rinnoverà automaticamente il 28/11/2026 al prezzo di 29,99 €/mese. Puoi annullare in qualsiasi momento.',
    says: ['renewal_notice · NOW TV · 29.99 EUR · monthly · 2026-11-28'],
  },
  {
    from: 'Headspace <hello@headspace.com>',
    subject: 'Your free trial has started',
    text: 'Welcome! Your 14-day free trial has started. You will be charged $69.99/year on December 5, 2026 unless you cancel.',
    says: ['trial_started · Headspace · 69.99 USD · yearly · 2026-12-05'],
  },
  {
    from: 'Audible <do-not-reply@audible.com>',
    subject: 'Your refund has been processed',
    text: 'We have refunded $14.95 to your card.',
    says: ['refund · Audible · 14.95 USD'],
  },
  {
    from: 'Zoom <billing@zoom.us>',
    subject: 'Payment failed for your Zoom subscription',
    text: 'We were unable to process your payment of $15.99. If payment is not received by Nov 30, 2026 your subscription will be cancelled.',
    says: ['payment_failed · Zoom · 15.99 USD'],
  },
  {
    from: 'Le Monde <abo@lemonde.fr>',
    subject: 'Votre abonnement arrive à échéance',
    text: 'Votre abonnement sera renouvelé automatiquement le 2 décembre 2026 au tarif de 12,99 € par mois.',
    says: ['renewal_notice · Le Monde · 12.99 EUR · monthly · 2026-12-02'],
  },
  {
    from: 'Disney+ <disneyplus@mail.disneyplus.com>',
    subject: 'Disney+ aboneliğinin fiyatı değişiyor',
    text: 'Aylık abonelik ücretin 134,99 TL yerine 164,90 TL olacak. Yeni fiyat 15 Aralık 2026 tarihinden itibaren geçerli.',
    says: ['price_rise · Disney+ · 164.9 TRY · monthly'],
  },
  {
    from: 'Amazon Prime <no-reply@amazon.de>',
    subject: 'Deine Prime-Mitgliedschaft',
    text: 'Deine kostenlose Probezeit endet am 28. November 2026. Danach wird deine Mitgliedschaft automatisch für 8,99 € pro Monat verlängert.',
    says: ['trial_ending · Amazon Prime · 8.99 EUR · monthly · 2026-11-28'],
  },
  {
    from: 'Le Figaro <abonnement@lefigaro.fr>',
    subject: 'Votre paiement a été refusé',
    text: 'Le paiement de votre abonnement a été refusé. Mettez à jour votre moyen de paiement.',
    says: ['payment_failed · Le Figaro'],
  },
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Tu prueba gratuita termina pronto',
    text: 'Tu prueba de Premium termina el 24/11/2026. Después te cobraremos 11,99 € al mes, salvo que canceles antes.',
    says: ['trial_ending · Spotify · 11.99 EUR · monthly · 2026-11-24'],
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Il tuo pagamento non è andato a buon fine',
    text: 'Non siamo riusciti ad addebitare il tuo abbonamento mensile.',
    says: ['payment_failed · Netflix · monthly'],
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Your refund from Apple',
    text: 'We have refunded $9.99 for Bumble Premium.',
    says: ['refund · Bumble · 9.99 USD'],
  },
  {
    from: 'Google One <googleone-noreply@google.com>',
    subject: 'Your Google One plan renews soon',
    text: 'Your 100 GB plan will automatically renew on December 1, 2026 for $19.99/year.',
    says: ['renewal_notice · Google One · 19.99 USD · yearly · 2026-12-01'],
  },
  {
    from: 'NordVPN <support@nordaccount.com>',
    subject: 'Your subscription will renew on December 5',
    text: "Your 1-year plan will auto-renew on December 5, 2026 for $99.48. Don't want to renew? Turn off auto-renewal.",
    says: ['renewal_notice · NordVPN · 99.48 USD · yearly · 2026-12-05'],
  },
  {
    from: 'Canva <no-reply@canva.com>',
    subject: 'Canva Pro deneme süreniz başladı',
    text: '30 günlük ücretsiz deneme süreniz başladı. 20 Aralık 2026 tarihinde aylık 149,99 TL ücretlendirileceksiniz.',
    says: ['trial_started · Canva · 149.99 TRY · monthly · 2026-12-20'],
  },
  {
    from: 'Tidal <noreply@tidal.com>',
    subject: 'Your TIDAL price is changing',
    text: 'Starting January 10, 2027 your Individual plan will be $11.99/month (currently $10.99/month).',
    says: ['price_rise · TIDAL · 11.99 USD · monthly'],
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Payment declined',
    text: 'Your payment was declined. Please update your payment method to continue watching.',
    says: ['payment_failed · Netflix'],
  },
  {
    from: 'Canal+ <kontakt@canalplus.com>',
    subject: 'Koniec okresu probnego',
    text: 'Twoj okres probny konczy sie 25 maja. Potem oplata wyniesie 45 zl miesiecznie i zostanie pobrana automatycznie.',
    says: ['trial_ending · Canal+ · 45 PLN · monthly · 2027-05-25'],
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Nous avons mis à jour nos tarifs',
    text: 'Le prix de votre formule Standard passe de 13,49 € à 14,99 € par mois à compter du 10 janvier 2027.',
    says: ['price_rise · Netflix · 14.99 EUR · monthly'],
  },
  {
    from: 'The Wall Street Journal <support@wsj.com>',
    subject: 'Your WSJ subscription will renew soon',
    text: 'On December 1, 2026 we will charge $38.99 for the next 4 weeks.',
    says: ['renewal_notice · Wall Street Journal · 38.99 USD · weekly x 4 · 2026-12-01'],
  },
  {
    from: 'Evernote <noreply@evernote.com>',
    subject: 'Price update for your plan',
    text: 'As of January 5, 2027, the annual price of your Personal plan will be $129.99.',
    says: ['price_rise · Evernote · 129.99 USD · yearly'],
  },
  {
    from: 'Nintendo <no-reply@accounts.nintendo.com>',
    subject: '[Nintendo] Auto-renewal notice',
    text: 'Your Nintendo Switch Online membership will automatically renew on 12/05/2026. $19.99 for 12 months.',
    says: ['renewal_notice · Nintendo Switch Online · 19.99 USD · yearly · 2026-12-05'],
  },
  {
    from: 'Prime Video <no-reply@primevideo.com>',
    subject: 'Your Paramount+ channel subscription',
    text: 'Thanks for subscribing to Paramount+ on Prime Video Channels. After your free trial ends on November 27, 2026, you will be charged $12.99/month.',
    says: ['trial_ending · Paramount+ · 12.99 USD · monthly · 2026-11-27'],
  },
  {
    from: 'Hulu <hulu@hulumail.com>',
    subject: 'Important info about your price',
    text: 'Beginning on December 17, 2026, the price of your Hulu (With Ads) plan will go from $7.99/month to $9.99/month.',
    says: ['price_rise · Hulu · 9.99 USD · monthly'],
  },
  {
    from: 'tabii <bilgi@tabii.com>',
    subject: 'Abonelik yenileme bilgilendirmesi',
    text: 'tabii Premium aboneliğiniz 3 gün içinde yenilenecektir. Yenileme tutarı: 99,00 TL/ay',
    says: ['renewal_notice · tabii · 99 TRY · monthly · 2026-11-23'],
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Aboneliğiniz Yakında Yenilenecek',
    text: 'Sayın Ayşe,\nAboneliğiniz yakında otomatik olarak yenilenecek.\nUygulama: Calm\nAbonelik: Calm Premium (1 Yıl)\nYenileme Ücreti: 899,99 TL/yıl\nYenilenme Tarihi: 20 Aralık 2026',
    says: ['renewal_notice · Calm · 899.99 TRY · yearly · 2026-12-20'],
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Price increase notice',
    text: 'The price of your Apple Music subscription is increasing from $9.99 to $10.99 per month on December 24, 2026.',
    says: ['price_rise · Apple Music · 10.99 USD · monthly'],
  },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'Fiyat değişikliği',
    text: 'YouTube Premium aboneliğinizin fiyatı 79,99 TL/ay yerine 99,99 TL/ay olacak.',
    says: ['price_rise · YouTube Premium · 99.99 TRY · monthly'],
  },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'There was a problem with your payment for Duolingo',
    text: "We couldn't renew your subscription.",
    says: ['payment_failed · Duolingo'],
  },
  {
    from: 'Friend <noreply@spotify.com>',
    subject: 'Ali gave you a gift',
    text: 'You received a gift card for 3 months of Premium. Redeem your code.',
    says: ['gift · Spotify · monthly x 3'],
  },
];

describe('mails about what is coming or went wrong', () => {
  it.each(mails)("reads '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});
