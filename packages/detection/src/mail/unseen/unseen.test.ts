import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

// Mails that were written without running the code, and were read wrong at first.
const mails: { from: string; subject: string; text?: string; html?: string; says: string[] }[] = [
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Spotify Premium Aile planının fiyatı değişiyor',
    text: "Merhaba,\nPremium Aile planının aylık ücretini güncelliyoruz. Şu anda ayda 99,00 TL ödüyorsun. 10 Aralık 2026'daki faturalandırma tarihinden itibaren planının ücreti ayda 135,00 TL olacak.\nDevam etmek için bir şey yapmana gerek yok. İptal etmek istersen bunu hesap sayfandan her zaman yapabilirsin.",
    says: ['price_rise · Spotify · 135 TRY · monthly'],
  },
  {
    from: 'MAC <info@macfit.com>',
    subject: 'Üyelik ödemeniz hakkında',
    text: 'Sayın üyemiz, MAC üyeliğinizin Kasım ayı aidatı olan 1.890,00 TL kredi kartınızdan başarıyla tahsil edilmiştir. Keyifli antrenmanlar dileriz.',
    says: ['charge · MACFit · 1890 TRY · monthly'],
  },
  {
    from: 'Anthropic, PBC <invoice+statements@mail.anthropic.com>',
    subject: 'Your receipt from Anthropic, PBC #2201-8891-1102',
    text: 'Receipt from Anthropic, PBC\n$21.42\nPaid November 18, 2026\nReceipt number 2201-8891-1102\nInvoice number A1B2C3-0004\nPayment method Visa - 4242\nClaude Pro\nNov 18 – Dec 18, 2026\nQty 1\n$18.00\nSubtotal $18.00\nTax (19%) $3.42\nTotal $21.42\nAmount paid $21.42',
    says: ['charge · Claude · 18 USD · monthly'],
  },
  {
    from: 'The New York Times <nytimes@e.newyorktimes.com>',
    subject: 'Your subscription rate is changing',
    text: 'Dear reader, thank you for subscribing. Your introductory rate of $4.00 every 4 weeks ends soon. Beginning December 14, 2026, you will be billed $25.00 every 4 weeks until you cancel.',
    says: ['price_rise · New York Times · 25 USD · weekly x 4 · 2026-12-14'],
  },
  {
    from: 'Le Monde <abo@info.lemonde.fr>',
    subject: "Votre abonnement au Monde : avis d'échéance",
    text: 'Madame, Monsieur,\nVotre période promotionnelle prend fin le 3 décembre 2026. À compter de cette date, votre abonnement sera reconduit tacitement au tarif de 12,99 € par mois, prélevé sur votre carte bancaire.',
    says: ['renewal_notice · Le Monde · 12.99 EUR · monthly'],
  },
  {
    from: 'DER SPIEGEL <kundenservice@spiegel.de>',
    subject: 'Ihre Bestellung SPIEGEL+',
    text: 'Vielen Dank für Ihre Bestellung. Sie lesen SPIEGEL+ die ersten 4 Wochen für 1 €. Danach zahlen Sie 5,99 € pro Woche. Das Abo ist jederzeit kündbar.',
    says: ['charge · SPIEGEL+ · 5.99 EUR · weekly'],
  },
  {
    from: 'PayPal <service@paypal.de>',
    subject: 'Beleg für Ihre Zahlung an Patreon Ireland Limited',
    text: 'Guten Tag, Max Mustermann!\nSie haben eine Zahlung über 11,90 € EUR an Patreon Ireland Limited autorisiert. Dies ist eine automatische Zahlung für Ihr Abonnement.',
    says: ['charge · Patreon · 11.9 EUR'],
  },
  {
    from: 'HBO Max <no-reply@mail.hbomax.com>',
    subject: 'O preço da sua assinatura vai mudar',
    text: 'Olá! A partir de 15 de dezembro de 2026, sua assinatura mensal Standard passará de R$ 39,90 para R$ 44,90. Você não precisa fazer nada. Se preferir, cancele a qualquer momento.',
    says: ['price_rise · HBO Max · 44.9 BRL · monthly'],
  },
  {
    from: 'Videoland <no-reply@videoland.com>',
    subject: 'Bedankt voor je betaling',
    text: 'Hoi Sanne, we hebben je betaling van € 11,99 voor je Videoland Plus abonnement ontvangen. Je abonnement wordt op 20 december 2026 automatisch verlengd met een maand.',
    says: ['charge · Videoland · 11.99 EUR · monthly · 2026-12-20'],
  },
  {
    from: 'Basic-Fit <ledenservice@basic-fit.com>',
    subject: 'Je factuur staat klaar',
    text: 'Beste lid, je factuur voor je Comfort lidmaatschap van € 24,99 per 4 weken staat klaar in de app. Het bedrag wordt op 27 november automatisch afgeschreven.',
    says: ['charge · Basic-Fit · 24.99 EUR · weekly x 4 · 2026-11-27'],
  },
  {
    from: 'Geek Squad <invoice@gsquad-billing.info>',
    subject: 'Order confirmation: subscription renewed $399.99',
    text: 'Dear customer, your annual Geek Squad Total Protection subscription has been auto-renewed. Amount charged: $399.99. If you wish to cancel or get a refund call +1 (888) 555-0142 within 24 hours.',
    says: [],
  },
  {
    from: 'YouTube <noreply-purchases@youtube.com>',
    subject: 'Your YouTube Premium family membership price is increasing',
    text: "To continue delivering great service, we're increasing your price from $17.99/month to $22.99/month, starting on January 5, 2027. No action is needed.",
    says: ['price_rise · YouTube Premium · 22.99 USD · monthly'],
  },
  {
    from: 'LinkedIn <billing-noreply@linkedin.com>',
    subject: "We've refunded your LinkedIn Premium payment",
    text: 'A refund of $39.99 was issued to your Visa ending 4242. Your Premium Career subscription was cancelled.',
    says: ['cancelled · LinkedIn Premium'],
  },
  {
    from: 'Allegro <powiadomienia@allegro.pl>',
    subject: 'Twój pakiet Smart! został przedłużony',
    text: 'Pakiet Smart! na rok został automatycznie przedłużony. Opłata 59,90 zł została pobrana z Twojej karty.',
    says: ['charge · Allegro Smart! · 59.9 PLN · yearly'],
  },
  {
    from: 'Legimi <pomoc@legimi.pl>',
    subject: 'Twój abonament Legimi - opłata za kolejny miesiąc',
    text: 'Pobraliśmy opłatę za kolejny miesiąc abonamentu Legimi bez limitu: 54,99 zł. Miłej lektury!',
    says: ['charge · Legimi · 54.99 PLN · monthly'],
  },
  {
    from: 'Gazeta Wyborcza <prenumerata@wyborcza.pl>',
    subject: 'Twoja prenumerata cyfrowa wkrótce się odnowi',
    text: 'Przypominamy, że 27 listopada 2026 r. Twoja prenumerata zostanie odnowiona na kolejny miesiąc. Pobierzemy 29,90 zł z Twojej karty.',
    says: ['renewal_notice · Gazeta Wyborcza · 29.9 PLN · monthly · 2026-11-27'],
  },
  {
    from: 'Bukowiec <powiadomienia@bukowiec.pl>',
    subject: 'Bukowiec Premium - Twój okres próbny dobiega końca',
    text: 'Bezpłatny okres próbny kończy się 25.11.2026. Po tym terminie subskrypcja odnowi się automatycznie w cenie 49,99 zł za rok, chyba że z niej zrezygnujesz.',
    says: ['trial_ending · Bukowiec · 49.99 PLN · yearly'],
  },
  {
    from: 'Audible <no-reply@audible.com>',
    subject: 'Your credit is here',
    text: 'Your Audible Premium Plus membership was renewed for $14.95 and your monthly credit is now available. Next bill: December 20.',
    says: ['charge · Audible · 14.95 USD · monthly · 2026-12-20'],
  },
  {
    from: 'Slack <feedback@slack.com>',
    subject: 'Your Slack invoice for November',
    text: "Hi Team, thanks for using Slack Pro. We've charged $26.25 to your card for 3 active members (billed monthly at $8.75 per member).",
    says: ['charge · Slack · 26.25 USD · monthly'],
  },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'Your free trial for Headspace is ending soon',
    text: "Your free trial for Headspace: Meditation & Sleep from Headspace for Meditation ends on Nov 24, 2026. After that, you'll be charged $12.99/month until you cancel.",
    says: ['trial_ending · Headspace · 12.99 USD · monthly · 2026-11-24'],
  },
  {
    from: 'Amazon.com.tr <prime@amazon.com.tr>',
    subject: 'Prime deneme süreniz sona eriyor',
    text: "30 günlük ücretsiz Prime deneme süreniz 2 Aralık 2026'da sona erecek. Ardından üyeliğiniz ayda 69,90 TL karşılığında devam edecek.",
    says: ['trial_ending · Amazon Prime · 69.9 TRY · monthly · 2026-12-02'],
  },
  {
    from: 'iyzico <bilgi@iyzico.com>',
    subject: 'Abonelik ödemeniz alındı',
    text: 'Kodland firmasına ait aylık abonelik ödemeniz olan 899,00 TL başarıyla alınmıştır.',
    says: ['charge · Kodland · 899 TRY · monthly'],
  },
  {
    from: 'Papara <info@papara.com>',
    subject: 'Otomatik ödemen gerçekleşti',
    text: 'Spotify için verdiğin otomatik ödeme kapsamında Papara hesabından 59,99 TL ödendi.',
    says: ['charge · Spotify · 59.99 TRY'],
  },
  {
    from: 'Mail Delivery <postmaster@company.example>',
    subject: 'Mailbox subscription expired',
    text: 'Your mailbox subscription has expired. Renew your subscription now to avoid losing messages. Click here.',
    says: [],
  },
  {
    from: 'Deezer <no-reply@info.deezer.com>',
    subject: 'Ton offre découverte se termine bientôt',
    text: 'Tes 2 mois offerts se terminent le 30 novembre. Ensuite, ton abonnement Deezer Premium passera à 11,99 €/mois, prélevé automatiquement, sauf résiliation de ta part.',
    says: ['trial_ending · Deezer · 11.99 EUR · monthly · 2026-11-30'],
  },
  {
    from: 'Substack <no-reply@substack.com>',
    subject: 'Your free subscription to Garbage Day',
    text: "You're on the list! You've subscribed to Garbage Day for free. Upgrade to paid to get every post for $5/month.",
    says: [],
  },
  {
    from: 'Disney+ <disneyplus@mail2.disneyplus.com>',
    subject: 'Fede, la tua prova gratuita di Disney+ sta per terminare',
    text: 'La tua prova gratuita terminerà il 25 novembre 2026. Se non annulli, ti verranno addebitati 9,99 € al mese.',
    says: ['trial_ending · Disney+ · 9.99 EUR · monthly · 2026-11-25'],
  },
  {
    from: 'Sky <no-reply@sky.it>',
    subject: 'NOW: abbiamo ricevuto la tua disdetta',
    text: 'Gentile cliente, confermiamo la disdetta del tuo Pass Cinema. Potrai continuare a vedere i contenuti fino al 30/11/2026.',
    says: ['cancelled_at_period_end · Sky · 2026-11-30'],
  },
  {
    from: 'Smart Fit <contato@smartfit.com.br>',
    subject: 'Sua mensalidade foi paga',
    text: 'Oi, Bia! A cobrança da mensalidade do Plano Black no valor de R$ 129,90 foi realizada com sucesso no seu cartão.',
    says: ['charge · Smart Fit · 129.9 BRL · monthly'],
  },
  {
    from: 'NRC <klantenservice@nrc.nl>',
    subject: 'Je proefabonnement loopt bijna af',
    text: 'Beste lezer, je proefabonnement op NRC Digitaal eindigt op 1 december. Daarna wordt je abonnement automatisch omgezet naar € 22 per maand, tenzij je opzegt.',
    says: ['trial_ending · NRC · 22 EUR · monthly · 2026-12-01'],
  },
  {
    from: 'Tidal <billing@tidal.com>',
    subject: 'Din kvittering fra TIDAL',
    text: 'Takk! Abonnementet ditt er fornyet. Beløp: 119,00 kr. Neste betaling: 20.12.2026.',
    says: ['charge · TIDAL · 119 NOK · monthly · 2026-12-20'],
  },
  {
    from: 'Adobe <message@adobe.com>',
    subject: 'Your Adobe invoice',
    html: '<html><body><p>Your invoice is ready</p><table><tr><th>Product</th><th>Price</th></tr><tr><td>Creative Cloud All Apps, annual billed monthly</td><td>US$59.99</td></tr><tr><td>Promotional discount</td><td>-US$5.00</td></tr><tr><td>Net amount</td><td>US$54.99</td></tr><tr><td>Taxes (8.875%)</td><td>US$4.88</td></tr><tr><td>Grand total</td><td>US$59.87</td></tr></table></body></html>',
    says: ['charge · Adobe Creative Cloud · 54.99 USD · monthly'],
  },
  {
    from: 'Notion <team@mail.notion.so>',
    subject: 'Your Notion invoice (prorated)',
    text: 'Your workspace added 1 member. Prorated charge for remaining time: $4.13. Your plan: Plus, 2 members, $20.00 per month. Amount paid: $4.13. Next invoice: $20.00 on December 9, 2026.',
    says: ['charge · Notion · 20 USD · monthly · 2026-12-09'],
  },
  {
    from: 'Hürriyet <bilgi@hurriyet.com.tr>',
    subject: 'Bülten aboneliğiniz onaylandı',
    text: "Gündem bültenine aboneliğiniz onaylandı. Her sabah 08:00'de gündemi e-postanıza göndereceğiz.",
    says: [],
  },
  {
    from: 'Babbel <support@babbel.com>',
    subject: 'Ihr Babbel-Abonnement wurde verlängert',
    text: 'Ihr Abonnement wurde für 3 Monate verlängert. Rechnungsbetrag: 38,97 € (12,99 € / Monat).',
    says: ['charge · Babbel · 38.97 EUR · monthly x 3'],
  },
  {
    from: 'Fitness Park <noreply@fitnesspark.fr>',
    subject: 'Avis de prélèvement',
    text: 'Cher adhérent, votre prélèvement mensuel de 29,95 € pour votre abonnement sera effectué le 5 décembre 2026.',
    says: ['renewal_notice · Fitness Park · 29.95 EUR · monthly · 2026-12-05'],
  },
  {
    from: 'Amazon.de <no-reply@amazon.de>',
    subject: 'Ihre Zahlung für Kindle Unlimited',
    text: 'Guten Tag, wir haben Ihr Kindle Unlimited-Abo um einen Monat verlängert und Ihre Kreditkarte mit 11,99 € belastet.',
    says: ['charge · Kindle Unlimited · 11.99 EUR · monthly'],
  },
  {
    from: 'Storytel <no-reply@storytel.com>',
    subject: 'Ücretsiz deneme süren başladı',
    text: '14 günlük ücretsiz deneme süren başladı. 4 Aralık 2026 tarihinde aboneliğin aylık 109,90 TL olarak başlayacak. Devam etmek istemezsen bu tarihten önce iptal edebilirsin.',
    says: ['trial_started · Storytel · 109.9 TRY · monthly · 2026-12-04'],
  },
  {
    from: 'DoorDash <no-reply@doordash.com>',
    subject: 'Final receipt for Kim from Taco Bell',
    text: 'Paid with Visa. Subtotal $12.40, DashPass savings -$3.99, Total $15.20.',
    says: [],
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Your Apple ID receipt',
    text: 'Apple Account: kim@example.com\nNov 18, 2026\nOrder ID: MLAB123 Document: 2291\nApple TV+ (Monthly) Renews Dec 18, 2026 $9.99\nNYT Games: Word, Number, Logic - NYT Games Monthly Renews Dec 16, 2026 $4.99\nSubtotal $14.98\nTax $1.20\nTotal $16.18\nPayment: Apple Card $16.18',
    says: [
      'charge · Apple TV+ · 9.99 USD · monthly · 2026-12-18',
      'charge · NYT Games · 4.99 USD · monthly · 2026-12-16',
    ],
  },
  {
    from: 'PayPal <service@paypal.com>',
    subject: 'You have authorized a recurring payment to Spotify USA Inc',
    text: "Hello Kim, you've set up a recurring payment to Spotify USA Inc. Amount due each month varies. You can cancel in your PayPal account.",
    says: ['charge · Spotify · monthly'],
  },
  {
    from: 'Türk Telekom <bilgi@turktelekom.com.tr>',
    subject: 'Muud Premium paketiniz yenilendi',
    text: 'Muud Premium paketiniz aylık 34,99 TL ücretle yenilenmiştir.',
    says: ['charge · Muud · 34.99 TRY · monthly'],
  },
  {
    from: 'Shopify <mailer@shopify.com>',
    subject: 'Bill for kim-store is paid',
    text: 'Your bill for November 18 was paid. Basic plan (Nov 18 – Dec 17) $39.00 USD. Total $39.00 USD',
    says: ['charge · Shopify · 39 USD · monthly'],
  },
  {
    from: 'Alpine Climbing Center <billing@alpineclimb.at>',
    subject: 'Mitgliedschaft: Abbuchung Dezember',
    text: 'Liebe Anna, wir buchen am 01.12.2026 deinen Monatsbeitrag von 54,00 € für die Mitgliedschaft "Unlimited" ab.',
    says: ['renewal_notice · Alpine Climbing Center · 54 EUR · monthly · 2026-12-01'],
  },
  {
    from: 'Mercado Pago <info@mercadopago.com>',
    subject: 'Pagaste tu suscripción a Deezer',
    text: 'Pagaste $ 899 ARS de tu suscripción a Deezer Premium.',
    says: ['charge · Deezer · 899 ARS'],
  },
  {
    from: 'Turkcell <bilgi@turkcell.com.tr>',
    subject: 'fizy Premium aboneliğiniz iptal edildi',
    text: 'fizy Premium aboneliğiniz talebiniz doğrultusunda iptal edilmiştir.',
    says: ['cancelled · Fizy'],
  },
  {
    from: 'NordVPN <no-reply@nordvpn.com>',
    subject: 'Płatność potwierdzona - NordVPN',
    text: 'Dziękujemy za zakup planu NordVPN Plus na 12 miesięcy. Kwota: 359,64 zł. Subskrypcja odnowi się automatycznie.',
    says: ['charge · NordVPN · 359.64 PLN · yearly'],
  },
  {
    from: 'Affirm <help@affirm.com>',
    subject: 'Your payment is scheduled',
    text: 'Your monthly payment of $52.10 to Peloton (4 of 12) will be charged on December 1.',
    says: [],
  },
  {
    from: 'Ring <no-reply@ring.com>',
    subject: 'Ring Protect Plan: payment confirmation',
    text: 'Thank you for your payment. Ring Home Basic (monthly): $4.99. Tax $0.35. Total $5.34.',
    says: ['charge · Ring Protect · 4.99 USD · monthly'],
  },
  {
    from: 'Oura <support@ouraring.com>',
    subject: 'Your Oura Membership free trial is ending',
    text: 'Your free month ends on November 30. Your membership continues at $5.99/month automatically.',
    says: ['trial_ending · Oura · 5.99 USD · monthly · 2026-11-30'],
  },
  {
    from: 'Duolingo <hello@duolingo.com>',
    subject: 'You made Duo sad',
    text: "You've missed 3 days. Your streak freeze has expired. Practice now!",
    says: [],
  },
  {
    from: 'GitHub <noreply@github.com>',
    subject: '[kim/app] Fix subscription renewal bug (#112)',
    text: 'Merged #112 into main. The subscription was cancelled twice when the invoice failed.',
    says: [],
  },
  {
    from: 'Trust Wallet <no-reply@trvst-wallet.com>',
    subject: 'Your premium subscription starts today',
    text: "You subscribed to Premium for $49.99/month. Cancel here if it wasn't you.",
    says: [],
  },
  {
    from: 'Canal+ <no-reply@canalplus.pl>',
    subject: 'Twoja subskrypcja CANAL+ online zostanie odnowiona',
    text: '30.11.2026 odnowimy Twoja subskrypcje na kolejny miesiac. Kwota 65 zl zostanie pobrana z karty.',
    says: ['renewal_notice · Canal+ · 65 PLN · monthly · 2026-11-30'],
  },
];

describe('mails nobody had seen', () => {
  it.each(mails)("reads '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});
