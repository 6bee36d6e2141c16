import { describe, expect, it } from 'vitest';
import { lines } from './testing/a-mail.ts';

/** Kinds of mail that batches in the style of the samples' families showed to be read wrong. */
const mails: { from: string; subject: string; text: string; says: string[] }[] = [
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Hóa đơn của bạn từ Apple',
    text: 'Headspace (Hàng năm)\t699.000 ₫\nGói 500 xu (Coin Kingdom)\t49.000 ₫\nTổng cộng\t748.000 ₫',
    says: ['charge · Headspace · 699000 VND · yearly'],
  },
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Thanh toán không thành công',
    text: 'Chúng tôi không thể xử lý thanh toán của bạn cho gói Premium.',
    says: ['payment_failed · Spotify'],
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Ưu đãi dành cho bạn',
    text: 'Đăng ký ngay với giá chỉ từ 70.000 ₫ mỗi tháng. Bạn có thể hủy bất kỳ lúc nào.',
    says: [],
  },
  {
    from: 'Tpay <powiadomienia@tpay.com>',
    subject: 'Płatność cykliczna włączona',
    text: 'Aktywowałeś płatność cykliczną dla Sowa Audio. Pierwsze pobranie 24,90 zł, kolejne co miesiąc.',
    says: ['started · Sowa Audio · 24.9 PLN · monthly'],
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Witamy ponownie',
    text: 'Twoje konto zostało znów aktywowane. Plan Premium, 67,00 zł miesięcznie.',
    says: ['reactivated · Netflix · 67 PLN · monthly'],
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Witamy ponownie',
    text: 'Twoje konto zostało znów aktywowane po zmianie hasła.',
    says: [],
  },
  {
    from: 'Evernote <support@evernote.com>',
    subject: 'Your plan has been downgraded',
    text: 'As you asked, your Personal subscription was canceled. Your notes stay where they are.',
    says: ['cancelled · Evernote'],
  },
  {
    from: 'Evernote <support@evernote.com>',
    subject: 'Your plan has been downgraded',
    text: 'Your Professional subscription was canceled. Your Personal plan renews on December 4 at $14.99.',
    says: ['plan_change · Evernote · 14.99 USD · 2026-12-04'],
  },
  {
    from: 'Calm <support@calm.com>',
    subject: 'Your week in numbers',
    text: 'You were calm for 94 minutes. Get Calm Premium at 40% off: $3.50/month billed yearly.',
    says: [],
  },
  {
    from: 'Namecheap <support@namecheap.com>',
    subject: 'Order confirmation 8812',
    text: 'Thanks for your order. veldhof.net, 1 year: $14.58. It renews automatically on November 20, 2027.',
    says: ['charge · Namecheap · 14.58 USD · yearly · 2027-11-20'],
  },
  {
    from: 'Namecheap <support@namecheap.com>',
    subject: 'Order confirmation 8813',
    text: 'Thanks for your order. Logo design, one draft: $14.58.',
    says: [],
  },
  {
    from: 'Bitwarden <no-reply@bitwarden.com>',
    subject: 'Your trial ends tomorrow',
    text: 'Your 7-day trial ends tomorrow. Your card will be charged $3.33/month, billed annually ($39.96).',
    says: ['trial_ending · Bitwarden · 39.96 USD · yearly · 2026-11-21'],
  },
  {
    from: 'Nordwind Hosting <rechnung@nordwind-hosting.example>',
    subject: 'Ihre Rechnung 4412',
    text: 'vServer S, monatlich\t01.11.2026-30.11.2026\t7,99 EUR\nSpeicher 50 GB, monatlich\t01.11.2026-30.11.2026\t1,99 EUR\nSumme netto\t9,98 EUR\nMwSt 19 %\t1,90 EUR\nRechnungsbetrag\t11,88 EUR',
    says: ['charge · Nordwind Hosting · 9.98 EUR · monthly'],
  },
  {
    from: 'Plotline <billing@plotline.example>',
    subject: 'Your invoice 0611',
    text: 'Team plan (monthly), 3 x $12.00\t$36.00\nAudit log (monthly), 3 x $6.00\t$18.00\nTotal\t$54.00\nYour plan renews on December 20, 2026.',
    says: ['charge · Plotline · 54 USD · monthly · 2026-12-20'],
  },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'Your Google Play Order Receipt from Nov 20, 2026',
    text: 'You have subscribed. Your subscription will automatically renew on Dec 20, 2026. Item Price Driftlog Pro (Driftlog: Diary) $3.99/month Total: $3.99/month',
    says: ['charge · Driftlog Pro · 3.99 USD · monthly · 2026-12-20'],
  },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'Your Google Play Order Receipt from Nov 20, 2026',
    text: 'Item Price 100 Gems (Clash Town) $3.99 Total: $3.99',
    says: [],
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Your subscription is confirmed',
    text: 'Headspace (Monthly) $12.99 per month. Renews December 20, 2026.',
    says: ['started · Headspace · 12.99 USD · monthly · 2026-12-20'],
  },
  {
    from: 'PayPal <service@paypal.com>',
    subject: 'Masz nową płatność cykliczną',
    text: 'Skonfigurowano płatność cykliczną na rzecz Adobe Systems. Kwota: 61,49 PLN miesięcznie.',
    says: ['started · Adobe Creative Cloud · 61.49 PLN · monthly'],
  },
  {
    from: 'Disney+ <disneyplus@mail.disneyplus.com>',
    subject: 'Potwierdzenie zakupu',
    text: 'Kupiłeś roczną subskrypcję Disney+ za 379,90 zł.',
    says: ['charge · Disney+ · 379.9 PLN · yearly'],
  },
  {
    from: 'YouTube <noreply-purchases@youtube.com>',
    subject: 'Kupiłeś film',
    text: 'Dziękujemy za zakup filmu Sowa. Suma 19,99 zł.',
    says: [],
  },
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Sikeres fizetés: Spotify Premium',
    text: 'Sikeres fizetés: Spotify Premium',
    says: ['charge · Spotify'],
  },
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Deneme süren başladı',
    text: '1 ay ücretsiz, sonra aylık 99 TL.',
    says: ['trial_started · Spotify · 99 TRY · monthly'],
  },
  {
    from: 'Exxen <bilgi@exxen.com>',
    subject: 'Paketin yenilenemedi',
    text: 'Kartından ödeme alınamadığı için paketin yenilenemedi.',
    says: ['payment_failed · Exxen'],
  },
  {
    from: 'Hulu <hulu@hulumail.com>',
    subject: 'Your free trial has ended',
    text: 'Your subscription is now $9.99/month.',
    says: ['started · Hulu · 9.99 USD · monthly'],
  },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'Google Play siparişiniz',
    text: '20 Kas 2026 tarihli siparişiniz: Duolingo Super (Duolingo) 149,99 TL/ay. Toplam 149,99 TL',
    says: ['charge · Duolingo · 149.99 TRY · monthly'],
  },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'Google Play siparişiniz',
    text: '20 Kas 2026 tarihli siparişiniz: Duolingo Mücevher (Duolingo) 149,99 TL. Toplam 149,99 TL',
    says: [],
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Your receipt from Apple',
    text: 'Subscription: Driftlog Pro, billed annually, $47.99. It will renew on Nov 20, 2027.',
    says: ['charge · Driftlog Pro · 47.99 USD · yearly · 2027-11-20'],
  },
  {
    from: 'Przelewy24 <serwis@przelewy24.pl>',
    subject: 'Potwierdzenie transakcji',
    text: 'Sprzedawca: BookBeat. Opis: abonament miesięczny. Kwota 39,90 PLN.',
    says: ['charge · BookBeat · 39.9 PLN · monthly'],
  },
  {
    from: 'Audioteka <kontakt@audioteka.com>',
    subject: 'Klub Audioteki',
    text: 'Pobraliśmy 24,90 zł za kolejny miesiąc w Klubie Audioteki. Masz nowy kredyt na audiobook.',
    says: ['charge · Audioteka · 24.9 PLN · monthly'],
  },
  {
    from: 'Audioteka <kontakt@audioteka.com>',
    subject: 'Kupiłeś audiobook',
    text: 'Dziękujemy za zakup. "Lalka" 39,90 zł. W Klubie Audioteki zapłaciłbyś 24,90 zł.',
    says: [],
  },
  {
    from: 'Allegro <powiadomienia@allegro.pl>',
    subject: 'Kończy się bezpłatny okres Smart!',
    text: 'Twój bezpłatny okres próbny Allegro Smart! kończy się 30 listopada. Później 17,99 zł miesięcznie.',
    says: ['trial_ending · Allegro Smart! · 17.99 PLN · monthly · 2026-11-30'],
  },
  {
    from: 'YouTube <noreply@youtube.com>',
    subject: 'Your YouTube Premium membership renewed',
    text: 'Your YouTube Premium membership renewed',
    says: ['charge · YouTube Premium'],
  },
  {
    from: 'The Guardian <support@theguardian.com>',
    subject: 'Thank you for your monthly contribution',
    text: 'Your contribution of £5 per month has been taken. You can change it at any time.',
    says: ['charge · The Guardian · 5 GBP · monthly'],
  },
  {
    from: 'Northlea Pensions <hello@northlea.example>',
    subject: 'Your monthly contribution',
    text: 'Your pension contribution of £120 per month has been taken.',
    says: [],
  },
  {
    from: 'Tpay <powiadomienia@tpay.com>',
    subject: 'Płatność zakończona',
    text: 'Twoja płatność za kartę podarunkową Netflix 60 zł została zakończona pomyślnie.',
    says: ['gift · Netflix · 60 PLN'],
  },
  {
    from: 'Anthropic <invoice+statements@mail.anthropic.com>',
    subject: 'Your receipt from Anthropic, PBC',
    text: 'Prepaid extra usage, 1x\t$50.00\nAmount paid\t$50.00',
    says: [],
  },
  {
    from: 'Coursera <no-reply@coursera.org>',
    subject: 'Your course payment',
    text: 'You purchased the Excel Skills certificate course for $49.',
    says: [],
  },
  {
    from: 'PayPal <service@paypal.com>',
    subject: 'Płatność cykliczna dla Patreon',
    text: 'Wysłano 5,00 USD do Patreon Ireland. Płatność cykliczna.',
    says: ['charge · Patreon · 5 USD'],
  },
  {
    from: 'service@paypal.fr',
    subject: 'Votre paiement automatique',
    text: 'Vous avez autorisé un paiement automatique de 13,99 € EUR à Netflix International B.V.',
    says: ['charge · Netflix · 13.99 EUR'],
  },
  {
    from: 'Prime Video <no-reply@primevideo.com>',
    subject: 'Your channel trial',
    text: 'Your Starz trial converts to a paid subscription at $10.99 per month on November 27.',
    says: ['trial_ending · Starz · 10.99 USD · monthly · 2026-11-27'],
  },
  {
    from: 'Midjourney <billing@midjourney.com>',
    subject: 'Subscription updated',
    text: 'You are now on the Pro Plan at $60/month.',
    says: ['plan_change · Midjourney · 60 USD · monthly'],
  },
  {
    from: 'Notion <team@mail.notion.so>',
    subject: 'Subscription updated',
    text: 'You are now on the list for product news. Plans from $10/month.',
    says: [],
  },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'You started a free trial',
    text: 'Your free trial of Babbel ends on November 27, 2026. Then $14.99/month.',
    says: ['trial_started · Babbel · 14.99 USD · monthly · 2026-11-27'],
  },
  {
    from: 'Microsoft <microsoft-noreply@microsoft.com>',
    subject: 'Satın alma işleminiz',
    text: 'Xbox Game Pass Ultimate 1 ay, 599 TL. Yinelenen faturalandırma açık.',
    says: ['charge · Xbox Game Pass · 599 TRY'],
  },
  {
    from: 'OpenAI <noreply@tm.openai.com>',
    subject: 'ChatGPT - Twój nowy plan',
    text: 'Pomyślnie zasubskrybowano ChatGPT Plus. Subskrypcja odnawia się co miesiąc.',
    says: ['plan_change · ChatGPT · monthly'],
  },
  {
    from: 'Canva <no-reply@canva.com>',
    subject: 'Canva Pro',
    text: 'Subskrypcja Canva Pro rozpoczęta. Rozliczenie co roku.',
    says: ['started · Canva · yearly'],
  },
  {
    from: 'PayPal <service@paypal.com>',
    subject: 'Automatic payment sent',
    text: 'Your automatic monthly payment to Disney Plus was sent.',
    says: ['charge · Disney+ · monthly'],
  },
  {
    from: 'Nintendo <no-reply@accounts.nintendo.com>',
    subject: 'Nintendo Switch Online',
    text: 'Your Nintendo Switch Online 12-month membership has been automatically extended. Price: $19.99',
    says: ['charge · Nintendo Switch Online · 19.99 USD · yearly'],
  },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'Your Google Play Order Receipt from Nov 20, 2026',
    text: 'Calm Premium\t$14.99\nTotal\t$14.99\nYour subscription renews on Dec 20, 2026.',
    says: ['charge · Calm · 14.99 USD · monthly · 2026-12-20'],
  },
  {
    from: 'Kariera24 <kontakt@kariera24.example>',
    subject: 'Dostęp próbny aktywny',
    text: 'Zapłaciłeś 9,99 zł za 14 dni dostępu. Potem subskrypcja odnawia się za 59 zł miesięcznie.',
    says: ['charge · Kariera24 · 59 PLN · monthly'],
  },
  {
    from: 'Yoga Bahçesi <bilgi@yogabahcesi.example>',
    subject: 'Aidatınız alındı',
    text: 'Kasım ayı üyelik aidatınız 2.400 TL kartınızdan çekilmiştir.',
    says: ['charge · Yoga Bahçesi · 2400 TRY'],
  },
  {
    from: 'Northlea Life <service@northlea.example>',
    subject: 'Premium payment received',
    text: 'Your monthly premium of $42.00 was received.',
    says: [],
  },
];

describe("mails in the style of the samples' families", () => {
  it.each(mails)("reads '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});
