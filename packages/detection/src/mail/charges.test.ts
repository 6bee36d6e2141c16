import { describe, expect, it } from 'vitest';
import { lines } from './testing/a-mail.ts';

// What was paid, to whom, how often and until when: in nine languages, from the service and from those who bill for it.
const mails: { from: string; subject: string; text: string; date?: string; says: string[] }[] = [
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Netflix ödemeniz alındı',
    text: 'Merhaba Ayşe,\n\nStandart plan üyeliğiniz için ödemeniz alındı.\n\nPlan: Standart\nTutar: 189,99 TL (KDV dahil)\nSonraki fatura tarihi: 12 Aralık 2026\n\nİstediğiniz zaman iptal edebilirsiniz.',
    says: ['charge · Netflix · 189.99 TRY · 2026-12-12'],
  },
  {
    from: 'Trendyol <info@trendyol.com>',
    subject: 'Trendyol Plus üyeliğiniz yenilendi',
    text: 'Trendyol Plus üyeliğiniz yenilendi. Kartınızdan 39,90 TL tahsil edildi. Bir sonraki yenileme tarihi: 21.12.2026',
    says: ['charge · Trendyol Plus · 39.9 TRY · monthly · 2026-12-21'],
  },
  {
    from: 'Amazon.com.tr <no-reply@amazon.com.tr>',
    subject: 'Amazon Prime üyeliğiniz yenilendi',
    text: 'Merhaba, Amazon Prime üyeliğiniz yenilendi. Aylık üyelik ücreti olan 69,90 TL, kartınızdan tahsil edildi.',
    says: ['charge · Amazon Prime · 69.9 TRY · monthly'],
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Apple’dan makbuzunuz.',
    text: 'Makbuz\nAPPLE KİMLİĞİ\nayse@example.com\nFATURA TARİHİ\n4 Eki 2026\nApple Services\niCloud+\n50 GB Depolama Planı ile iCloud+ (Aylık)\nYenilenme tarihi: 4 Kas 2026\n₺39,99\nSpotify: Müzik ve Podcast\nSpotify Premium (Aylık)\nYenilenme tarihi: 9 Kas 2026\n₺99,00\nARA TOPLAM\n₺115,83\nKDV %20\n₺23,16\nTOPLAM\n₺138,99',
    date: '2026-10-04T09:00:00.000Z',
    says: ['charge · iCloud+ · 39.99 TRY · monthly · 2026-11-04', 'charge · Spotify · 99 TRY · monthly · 2026-11-09'],
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Your Subscription Confirmation',
    text: 'Dear Jane,\nYou have purchased the following subscription.\nApp: Headway: Self-Growth Challenge\nSubscription: Headway Premium Annual\nContent Provider: Get-Headway\nDate of Purchase: October 3, 2026\nSubscription Price: $89.99 per year\nYour subscription automatically renews for $89.99 per year until canceled.',
    says: ['started · Headway · 89.99 USD · yearly'],
  },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'Google Play Siparişinizin Makbuzu 3 Kas 2026',
    text: "Teşekkürler\nGoogle Play'den satın alma işlemi yaptınız.\nSipariş numarası: GPA.1234\nÜrün Fiyat\nDuolingo Super (Duolingo: Dil Dersleri) - Duolingo	TRY 119,99/ay\nOtomatik yenilenen abonelik\nToplam: TRY 119,99/ay\nKDV dahil",
    says: ['charge · Duolingo · 119.99 TRY · monthly'],
  },
  {
    from: 'PayPal <service@paypal.de>',
    subject: 'Sie haben eine Zahlung an Spotify AB gesendet',
    text: 'Hallo Max, Sie haben 10,99 EUR an Spotify AB gesendet. Automatische Zahlung. Transaktionscode: 9XX',
    says: ['charge · Spotify · 10.99 EUR'],
  },
  {
    from: 'service@paypal.com',
    subject: 'Receipt for Your Payment to Notion Labs, Inc.',
    text: 'You sent an automatic payment of $10.00 USD to Notion Labs, Inc.\nThis is for your recurring payment. Next payment: Dec 3, 2026',
    says: ['charge · Notion · 10 USD · 2026-12-03'],
  },
  {
    from: 'Adobe <mail@mail.adobe.com>',
    subject: 'Your Adobe order confirmation',
    text: 'Thank you for your order.\nCreative Cloud All Apps\nUS$59.99/mo\nAnnual plan, billed monthly\nTax US$4.80\nTotal US$64.79\nNext billing date: 03-Dec-2026',
    says: ['charge · Adobe Creative Cloud · 59.99 USD · monthly · 2026-12-03'],
  },
  {
    from: 'GitHub <noreply@github.com>',
    subject: '[GitHub] Payment Receipt for octocat',
    text: 'We received payment for your GitHub.com subscription. Thanks for your business!\n\nGITHUB RECEIPT - PERSONAL SUBSCRIPTION - octocat\nDate 2026-11-02 08:11AM PST\nAccount billed octocat\nGitHub Pro - month $4.00 USD\nTotal $4.00 USD*\nCharged to Visa (4***)\n* VAT/GST paid directly by GitHub, where applicable',
    says: ['charge · GitHub · 4 USD · monthly'],
  },
  {
    from: 'Canal+ <info@canalplus.com>',
    subject: 'Votre facture CANAL+',
    text: 'Bonjour, votre facture du mois de novembre est disponible. Montant prélevé : 22,99 €. Prochain prélèvement le 05/12/2026.',
    says: ['charge · Canal+ · 22.99 EUR · 2026-12-05'],
  },
  {
    from: 'HBO Max <no-reply@mail.hbomax.com>',
    subject: 'Tu suscripción a HBO Max',
    text: 'Hemos cobrado 9,99 € correspondientes a tu suscripción mensual. Tu próximo pago será el 3 de diciembre de 2026.',
    says: ['charge · HBO Max · 9.99 EUR · monthly · 2026-12-03'],
  },
  {
    from: 'Globoplay <noreply@globoplay.com>',
    subject: 'Sua assinatura foi renovada',
    text: 'Recebemos o pagamento da sua assinatura Globoplay: R$ 24,90 por mês. Próxima cobrança: 10/12/2026.',
    says: ['charge · Globoplay · 24.9 BRL · monthly · 2026-12-10'],
  },
  {
    from: 'Acme Backup <billing@acmebackup.io>',
    subject: 'Receipt for your Acme Backup subscription',
    text: 'Thanks for your payment.\nPlan: Pro (monthly)\nSubtotal $12.00\nTax (8%) $0.96\nTotal $12.96\nYour subscription renews on December 21, 2026.',
    says: ['charge · Acme Backup · 12 USD · monthly · 2026-12-21'],
  },
  {
    from: 'Fit Gym <billing@fitgym.example>',
    subject: 'Your membership invoice',
    text: 'Invoice 2201\nMonthly membership fee €39,00\nVAT included\nTotal €39,00\nDirect debit on 1 December 2026',
    says: ['charge · Fit Gym · 39 EUR · monthly'],
  },
  {
    from: 'Jane <jane@gmail.com>',
    subject: 'Fwd: Your receipt',
    text: 'See below\n\n---------- Forwarded message ---------\nFrom: Netflix <info@account.netflix.com>\nDate: Tue, Nov 3, 2026 at 8:00 AM\nSubject: Your Netflix payment was received\nTo: <jane@gmail.com>\n\nHi Jane, we received your payment of $15.49 for your Standard plan. Your next billing date is December 3, 2026.',
    says: ['charge · Netflix · 15.49 USD · monthly · 2026-12-03'],
  },
  {
    from: 'Hulu <hulu@hulumail.com>',
    subject: 'Your Hulu subscription has been reactivated',
    text: 'Welcome back! Your subscription has been reactivated. You will be charged $9.99/month.',
    says: ['reactivated · Hulu · 9.99 USD · monthly'],
  },
  {
    from: 'LinkedIn <linkedin@e.linkedin.com>',
    subject: 'Your LinkedIn Premium receipt',
    text: 'Thanks for your purchase\nPremium Career\nBilling period: Nov 2 - Dec 2, 2026\n1 month\nSubtotal: 29.99 USD\nTax: 0.00 USD\nTotal: 29.99 USD',
    says: ['charge · LinkedIn Premium · 29.99 USD · monthly'],
  },
  {
    from: 'Uber <noreply@uber.com>',
    subject: 'Your Uber One membership renewed',
    text: 'Thanks for being a member. Your Uber One membership has renewed. $9.99 was charged to Visa. Next renewal: December 20, 2026',
    says: ['charge · Uber One · 9.99 USD · monthly · 2026-12-20'],
  },
  {
    from: 'Epic Hosting <billing@epichost.example>',
    subject: 'Invoice INV-22 paid',
    text: 'Domain renewal example.com - 1 year (2026-11-20 - 2027-11-20)  $14.99 USD\nTotal $14.99 USD',
    says: ['charge · Epic Hosting · 14.99 USD · yearly'],
  },
  {
    from: 'Medium <noreply@medium.com>',
    subject: 'Your Medium receipt',
    text: 'Medium member subscription\nAnnual\n$50.00\nTotal $50.00',
    says: ['charge · Medium · 50 USD · yearly'],
  },
  {
    from: 'Figma <support@figma.com>',
    subject: 'Your Figma invoice',
    text: 'Invoice #F-22\nFigma Professional (3 editors × $15.00)\nOct 21 – Nov 20, 2026\nTotal due $45.00',
    says: ['charge · Figma · 45 USD · monthly'],
  },
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'You changed your plan',
    text: 'You switched to Premium Duo. Your new price is $14.99/month, starting December 2, 2026.',
    says: ['plan_change · Spotify · 14.99 USD · monthly'],
  },
  {
    from: 'Bumble <receipts@bumble.com>',
    subject: 'Bumble Premium',
    text: 'You are now subscribed to Bumble Premium! £29.99 for 1 month. Renews 21 December 2026.',
    says: ['started · Bumble · 29.99 GBP · monthly · 2026-12-21'],
  },
  {
    from: 'Coursera <no-reply@m.mail.coursera.org>',
    subject: 'Your Coursera Plus receipt',
    text: 'You paid $59.00 for Coursera Plus Monthly Subscription. You will be charged again on December 11, 2026.',
    says: ['charge · Coursera · 59 USD · monthly · 2026-12-11'],
  },
  {
    from: 'MUBI <hello@mubi.com>',
    subject: 'Ödeme makbuzun',
    text: 'MUBI aboneliğin için teşekkürler. Yıllık plan: 1.199,00 TL. Bir sonraki ödeme: 21 Kasım 2027',
    says: ['charge · MUBI · 1199 TRY · yearly · 2027-11-21'],
  },
  {
    from: 'Stripe <receipts@stripe.com>',
    subject: 'Your receipt from Linear Orbit, Inc. #2034-1',
    text: 'Receipt from Linear Orbit, Inc.\n$8.00\nPaid November 4, 2026\nLinear Basic\nNov 4 – Dec 4, 2026\nQty 1	$8.00\nTotal $8.00',
    says: ['charge · Linear · 8 USD · monthly'],
  },
  {
    from: 'Canva <no-reply@account.canva.com>',
    subject: 'Your Canva receipt',
    text: 'Canva Pro (Yearly)\n€109.99\nTotal €109.99\nBilled to Visa',
    says: ['charge · Canva · 109.99 EUR · yearly'],
  },
  {
    from: 'Xbox <xboxreps@engage.xbox.com>',
    subject: 'Xbox Game Pass Ultimate confirmation',
    text: 'Thanks for subscribing to Xbox Game Pass Ultimate. $19.99/month. Next charge: 12/21/2026',
    says: ['started · Xbox Game Pass · 19.99 USD · monthly · 2026-12-21'],
  },
  {
    from: 'PlayStation <sony@txn-email.playstation.com>',
    subject: 'Thank You For Your Purchase',
    text: 'Transaction details\nPlayStation Plus Extra: 12 Month Subscription\n$134.99\nTotal $134.99\nYour subscription renews automatically on November 20, 2027',
    says: ['charge · PlayStation Plus · 134.99 USD · yearly · 2027-11-20'],
  },
  {
    from: 'Kindle <no-reply@amazon.com>',
    subject: 'Your Kindle Unlimited membership',
    text: 'Your Kindle Unlimited membership renewed on November 3, 2026. $11.99 plus tax was charged.',
    says: ['charge · Kindle Unlimited · 11.99 USD'],
  },
  {
    from: 'YAZIO <noreply@yazio.com>',
    subject: 'Előfizetésed megújult',
    text: 'YAZIO PRO előfizetésed megújult. 11 990 Ft/év. Következő terhelés: 2027. november 20.',
    says: ['charge · YAZIO · 11990 HUF · yearly · 2027-11-20'],
  },
  {
    from: 'Audioteka <noreply@audioteka.com>',
    subject: 'Twoja subskrypcja została odnowiona',
    text: 'Pobraliśmy opłatę 39,90 zł za Klub Audioteki. Następna płatność: 21.12.2026',
    says: ['charge · Audioteka · 39.9 PLN · monthly · 2026-12-21'],
  },
  {
    from: 'ZEIT <abo@zeit.de>',
    subject: 'Ihre Rechnung für das ZEIT Digital-Abo',
    text: 'Rechnungsbetrag: 24,90 €\nAbrechnungszeitraum: 01.11.2026 - 30.11.2026\nDer Betrag wird von Ihrem Konto abgebucht.',
    says: ['charge · DIE ZEIT · 24.9 EUR · monthly'],
  },
  {
    from: 'Adobe <mail@mail.adobe.com>',
    subject: 'Deine Adobe-Rechnung',
    text: 'Creative Cloud Fotografie\nJahresabo, monatliche Zahlung\nNettobetrag	9,99 €\nMwSt. 19 %	1,90 €\nGesamtbetrag	11,89 €',
    says: ['charge · Adobe Creative Cloud · 11.89 EUR · monthly'],
  },
  {
    from: 'Mercado Pago <info@mercadopago.com.br>',
    subject: 'Pagamento aprovado',
    text: 'Seu pagamento de R$ 39,90 para Disney+ foi aprovado. Assinatura mensal.',
    says: ['charge · Disney+ · 39.9 BRL · monthly'],
  },
  {
    from: 'Corriere <abbonamenti@corriere.it>',
    subject: 'Conferma rinnovo abbonamento',
    text: 'Il tuo abbonamento è stato rinnovato. Importo addebitato: 9,99 €. Prossimo rinnovo: 20 dicembre 2026',
    says: ['charge · Corriere della Sera · 9.99 EUR · monthly · 2026-12-20'],
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Votre reçu Apple',
    text: 'Reçu\nIDENTIFIANT APPLE\nm@example.com\nDATE\n12 nov. 2026\nAbonnements\nDeezer : musique & podcasts\nDeezer Premium (Mensuel)\nRenouvellement le 12 déc. 2026\n14,99 €\nTVA incluse à 20 %\n2,50 €\nTOTAL\n14,99 €',
    says: ['charge · Deezer · 14.99 EUR · monthly · 2026-12-12'],
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Rechnung von Apple',
    text: 'Apple ID: m@example.com\nApple Music\nApple Music Familienmitgliedschaft (Monatlich)\nVerlängert sich am 13. Dez. 2026\n16,99 €\nZwischensumme 16,99 €\nGesamt 16,99 €',
    says: ['charge · Apple Music · 16.99 EUR · monthly · 2026-12-13'],
  },
  {
    from: 'Substack <no-reply@substack.com>',
    subject: 'Payment receipt from Platformer',
    text: 'Your payment of $10.00 to Platformer was successful. Monthly subscription. Next payment on December 20, 2026',
    says: ['charge · Substack · 10 USD · monthly · 2026-12-20'],
  },
  {
    from: 'Patreon <bingo@patreon.com>',
    subject: 'Your Patreon receipt',
    text: 'You were charged $5.00 for your membership to Veritasium on November 20, 2026.',
    says: ['charge · Patreon · 5 USD'],
  },
  {
    from: 'Slack <no-reply@slack.com>',
    subject: 'Your Slack invoice is available',
    text: 'Pro plan, 5 members × $8.75\nSubtotal $43.75\nTax $3.83\nTotal $47.58\nBilling period: Nov 20 - Dec 20, 2026',
    says: ['charge · Slack · 43.75 USD · monthly'],
  },
  {
    from: 'Digiturk <bilgi@digiturk.com.tr>',
    subject: 'Faturanız oluştu',
    text: 'Kasım ayı Digiturk faturanız 459,00 TL. Kredi kartınızdan 25.11.2026 tarihinde tahsil edilecektir.',
    says: ['charge · Digiturk · 459 TRY · 2026-11-25'],
  },
  {
    from: 'MACFit <info@macfit.com.tr>',
    subject: 'Ödemeniz alındı',
    text: 'Aylık üyelik bedeliniz olan 1.299,00 TL kredi kartınızdan tahsil edilmiştir.',
    says: ['charge · MAC Fit · 1299 TRY · monthly'],
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Abonelik onayı',
    text: 'Aşağıdaki aboneliği satın aldınız:\nUygulama: Meditopia: Meditasyon, Uyku\nAbonelik: Meditopia Premium (1 yıl)\nSatın alma tarihi: 20 Kasım 2026\nFiyat: 599,99 TL/yıl\nAboneliğiniz iptal edilene kadar 599,99 TL/yıl üzerinden otomatik olarak yenilenir.',
    says: ['started · Meditopia · 599.99 TRY · yearly'],
  },
  {
    from: 'Costco <x@costco.com>',
    subject: 'Your Costco membership has been renewed',
    text: 'Thank you. $65.00 was charged for your annual membership.',
    says: ['charge · Costco · 65 USD · yearly'],
  },
];

describe('mails about money that was taken', () => {
  it.each(mails)("reads '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});
