import { describe, expect, it } from 'vitest';
import { lines } from './testing/a-mail.ts';

// Shops, offers, newsletters, sign-ins, bills, banks, fakes.
const mails: { from: string; subject: string; text: string; date?: string }[] = [
  {
    from: 'Steam <noreply@steampowered.com>',
    subject: 'Thank you for your purchase',
    text: 'Farm Valley $14.99. EA Play $5.99/month is also available on Steam.',
  },
  {
    from: 'Udemy <no-reply@e.udemymail.com>',
    subject: 'Makbuz: Veri Bilimi',
    text: "Kurs 249,99 TL. Ömür boyu erişim. Kişisel Plan ile aylık 229 TL'ye binlerce kursa eriş.",
  },
  {
    from: '1Password <hello@1password.com>',
    subject: 'Your free trial ends in 3 days',
    text: 'Add a card to keep using 1Password. Otherwise your account will be frozen. Plans from $2.99/month.',
  },
  {
    from: 'Trendyol <info@trendyol.com>',
    subject: 'Siparişiniz iptal edildi',
    text: '1234567 numaralı siparişiniz iptal edildi. 249,90 TL tutarındaki iadeniz kartınıza yapılacaktır.',
  },
  {
    from: 'Hepsiburada <bilgi@hepsiburada.com>',
    subject: 'Üyeliğiniz oluşturuldu',
    text: 'Hepsiburada ailesine hoş geldiniz! Üyelik bilgileriniz: ayse@example.com. Hemen alışverişe başla, ilk siparişinde 100 TL indirim kazan.',
  },
  {
    from: 'Instagram <no-reply@mail.instagram.com>',
    subject: 'mehmet seni takip etmeye başladı',
    text: 'Yeni aboneniz var: kanalınıza 3 kişi abone oldu.',
  },
  {
    from: 'Exxen <info@exxen.com>',
    subject: 'Şifrenizi yenileyin',
    text: 'Şifrenizi yenilemek için aşağıdaki bağlantıya tıklayın.',
  },
  {
    from: 'Yurtiçi Kargo <bilgi@yurticikargo.com>',
    subject: 'Teslimat Deneme 1/3',
    text: 'Gönderiniz teslim edilemedi. Deneme 1/3. Tekrar denenecektir.',
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Your receipt from Apple.',
    text: 'Receipt\nAPPLE ID\nj@example.com\nDATE\nOct 2, 2026\nORDER ID\nMXX1\nApp Store\nMinecraft: Play with Friends\nIn-App Purchase: 1720 Coins\n$9.99\nTOTAL\n$9.99',
  },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'Your Google Play Order Receipt from Nov 3, 2026',
    text: 'Thank you\nYou have made a purchase from Google Play.\nOrder number: GPA.3333\nItem Price\n500 Gems (Clash of Clans)	$4.99\nTotal: $4.99',
  },
  {
    from: 'PayPal <service@paypal.com>',
    subject: 'Receipt for your payment to eBay seller',
    text: 'You sent a payment of $35.00 USD to vintage_lamps. Shipping address: ...',
  },
  {
    from: 'Netflix <support@netflix-billing.com>',
    subject: 'Your membership is on hold',
    text: 'We could not process your payment. Update your payment details or your account will be cancelled: http://netflix-billing.com',
  },
  {
    from: 'NetfIix <info@mailer-netfiix.com>',
    subject: 'Your Netflix subscription has been renewed',
    text: 'You have been charged $15.49. If this was not you, call us.',
  },
  {
    from: 'The Economist <noreply@e.economist.com>',
    subject: 'Special offer: 50% off a subscription',
    text: 'Subscribe now and get 50% off your first year. After that your subscription will automatically renew at £199/year until cancelled.',
  },
  {
    from: 'Bistro <orders@bistro.example>',
    subject: 'Your order receipt',
    text: 'Order #22. 2 x Pizza $18.00. Total $36.00. Delivery $3.00',
  },
  {
    from: 'Turkcell <fatura@turkcell.com.tr>',
    subject: 'Faturanız hazır',
    text: 'Kasım dönemi faturanız 320,50 TL. Son ödeme tarihi 28 Kasım.',
  },
  {
    from: 'Jane <jane@gmail.com>',
    subject: 'netflix?',
    text: 'Hey, my Netflix subscription was charged again $15.49, can you cancel it?',
  },
  {
    from: 'Duolingo <hello@duolingo.com>',
    subject: 'Your 7 day streak!',
    text: 'Keep it up. Try Super Duolingo for free for 14 days.',
  },
  { from: 'Uber <noreply@uber.com>', subject: 'Your Tuesday trip with Uber', text: 'Total $23.10. Thanks for riding.' },
  {
    from: 'Steam Support <noreply@steampowered.com>',
    subject: 'Thank you for your Steam purchase!',
    text: 'Your order: Half-Life 3 $59.99. Total $59.99',
  },
  {
    from: 'Hotel <res@hotel.example>',
    subject: 'Reservation cancelled',
    text: 'Your reservation has been cancelled. Your membership number: 22.',
  },
  {
    from: 'NYT <nytimes@nytimes.com>',
    subject: 'Breaking: markets fall',
    text: 'Stocks fell. Subscribe to The Times. You can cancel any time. $1 a week.',
  },
  {
    from: 'MAC <info@macfit.com.tr>',
    subject: 'Üyeliğinin bitmesine az kaldı',
    text: 'Üyeliğin dolmak üzere. Yenilemek için kulübüne uğra, %20 indirim fırsatını kaçırma!',
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: "Netflix'i özledik",
    text: "Geri dön! Aylık 149,99 TL'den başlayan fiyatlarla izlemeye devam et. İstediğin zaman iptal et.",
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Yeni bir cihazdan giriş yapıldı',
    text: 'Hesabınıza yeni bir cihazdan giriş yapıldı. Aboneliğinizi yönetmek için hesabınıza gidin.',
  },
  {
    from: 'Disney+ <disneyplus@mail.disneyplus.com>',
    subject: 'Welcome to Disney+',
    text: "You're all set. Start streaming now.",
  },
  {
    from: 'Amazon.de <bestellbestaetigung@amazon.de>',
    subject: 'Ihre Amazon.de Bestellung',
    text: 'Vielen Dank für Ihre Bestellung. Summe: EUR 34,99. Lieferung: Dienstag. Testen Sie Prime 30 Tage kostenlos.',
  },
  {
    from: 'Vodafone <rechnung@vodafone.de>',
    subject: 'Ihre Vodafone-Rechnung',
    text: 'Ihre Mobilfunkrechnung: 39,99 €. Wird am 01.12. abgebucht.',
  },
  {
    from: 'Stadtwerke <service@stadtwerke.example>',
    subject: 'Ihre Stromrechnung',
    text: 'Der Abschlag von 85,00 € wird monatlich am 1. abgebucht.',
  },
  {
    from: 'SNCF Connect <no-reply@sncf-connect.com>',
    subject: 'Votre commande est confirmée',
    text: 'Vos billets Paris-Lyon. Montant total : 89,00 €',
  },
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: '3 meses de Premium por 0 €',
    text: 'Oferta por tiempo limitado. Después, 11,99 €/mes. La suscripción se renueva automáticamente. Cancela cuando quieras.',
  },
  { from: 'iFood <noreply@ifood.com.br>', subject: 'Seu pedido foi entregue', text: 'Total R$ 54,90' },
  {
    from: 'Enel <noreply@enel.it>',
    subject: 'La tua bolletta è disponibile',
    text: 'Importo: 64,20 €. Scadenza 10/12/2026',
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Your Apple ID password has been reset',
    text: 'If you did not make this change…',
  },
  {
    from: 'Apple Support <support@apple-billing-service.com>',
    subject: 'Receipt #MX22 – Spotify Premium 1 year subscription $119.99',
    text: 'Your subscription has been renewed. Cancel: http://x',
  },
  { from: 'Google <no-reply@accounts.google.com>', subject: 'Security alert', text: 'New sign-in on Linux' },
  { from: 'Steam <noreply@steampowered.com>', subject: 'Refund', text: 'Your refund of $19.99 has been issued.' },
  {
    from: 'eBay <ebay@ebay.com>',
    subject: 'Your order has been cancelled',
    text: 'We cancelled your order. A refund of $12.00 was issued.',
  },
  { from: 'THY <onlineticket@thy.com>', subject: 'Bilet bilgileriniz', text: 'Uçuşunuz 12 Aralık. Toplam 2.450,00 TL' },
  {
    from: 'Getir <noreply@getir.com>',
    subject: 'Siparişin yolda',
    text: 'Toplam: 312,45 TL. GetirPlus ile teslimat ücreti ödeme!',
  },
  {
    from: 'Migros <bilgi@migros.com.tr>',
    subject: 'Money Club üyeliğiniz',
    text: 'Ücretsiz üyelik avantajlarınız sizi bekliyor. %20 indirim.',
  },
  {
    from: 'Jira <jira@acme.atlassian.net>',
    subject: '[JIRA] (ABC-22) Cancel subscription flow',
    text: 'Bob updated: when the subscription has been cancelled, show price $5',
  },
  { from: 'Notion <notify@mail.notion.so>', subject: 'Weekly digest of your workspace', text: '12 pages were edited.' },
  {
    from: 'AWS <no-reply-aws@amazon.com>',
    subject: 'Amazon Web Services Invoice Available',
    text: 'Your invoice for October is $4.11.',
  },
  {
    from: 'LastPass <support@lastpass.com>',
    subject: 'Your LastPass Premium subscription expires in 14 days',
    text: 'Renew now to keep your benefits.',
  },
  {
    from: 'YouTube <no-reply@youtube.com>',
    subject: 'New video from MKBHD',
    text: 'Subscribe for more. 1.2M subscribers',
  },
  {
    from: 'HelloFresh <hello@hellofresh.com>',
    subject: 'Your box is on its way',
    text: 'Delivery Tuesday. Total $69.94',
  },
  {
    from: 'Ziraat <bilgi@ziraatbank.com.tr>',
    subject: 'Kredi kartı ekstreniz',
    text: 'Dönem borcunuz 4.512,33 TL. Son ödeme tarihi 28.11.2026. Netflix harcamanız dahil.',
  },
  {
    from: 'Garanti BBVA <bilgi@garantibbva.com.tr>',
    subject: 'Otomatik ödeme talimatınız gerçekleşti',
    text: 'Turkcell faturanız 320,00 TL hesabınızdan tahsil edildi.',
  },
  {
    from: 'Sahibinden <bilgi@sahibinden.com>',
    subject: 'İlanınız yayında',
    text: 'İlan ücreti 149,00 TL tahsil edildi.',
  },
  {
    from: 'Udemy <no-reply@e.udemymail.com>',
    subject: 'Kurs satın alma makbuzu',
    text: 'Python kursu 199,99 TL. Satın aldığınız için teşekkürler.',
  },
  {
    from: 'OpenAI <noreply@tm.openai.com>',
    subject: 'Your OpenAI API account has been funded',
    text: 'We charged $20.00 to your credit card. Auto recharge.',
  },
  {
    from: 'Bank <info@chase.com>',
    subject: 'You made a $15.49 transaction with NETFLIX.COM',
    text: 'Account ending 1234. Recurring charge.',
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Reset your password',
    text: 'Your next billing date is December 3, 2026. Click to choose a new password.',
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Hesabın hakkında',
    text: 'İstediğin zaman iptal edebilirsin.',
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'What is new in December',
    text: 'You can cancel your membership at any time. Manage your subscription in your account.',
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'About your account',
    text: 'If your membership has been canceled by mistake, tell us.',
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Hesabınız',
    text: 'Üyeliğiniz iptal edildiyse bize bildirin.',
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Tu cuenta',
    text: 'Si tu suscripción ha sido cancelada por error, avísanos.',
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Votre compte',
    text: 'Si votre abonnement a été résilié par erreur, dites-le-nous.',
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Dein Konto',
    text: 'Falls dein Abo versehentlich gekündigt wurde, melde dich.',
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Il tuo account',
    text: 'Se il tuo abbonamento è stato annullato per errore, scrivici.',
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'A sua conta',
    text: 'Se a sua assinatura foi cancelada por engano, avise-nos.',
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Twoje konto',
    text: 'Jeśli Twoja subskrypcja została anulowana przez pomyłkę, napisz do nas.',
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Üyelik bilgilendirmesi',
    text: 'Üyeliğiniz aksi belirtilmedikçe devam eder.',
  },
  { from: 'Netflix <info@account.netflix.com>', subject: 'Anket', text: 'Üyeliğinizi iptal etmeyi düşündünüz mü?' },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Why do people leave?',
    text: 'Have you ever canceled a subscription? Take our survey.',
  },
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Rate your support chat',
    text: 'You asked: how do I cancel my subscription?',
  },
  {
    from: 'Adobe <mail@mail.adobe.com>',
    subject: 'Your order has been canceled',
    text: 'Your order for a Creative Cloud T-shirt has been canceled.',
  },
  {
    from: 'OpenAI <noreply@tm.openai.com>',
    subject: 'Updates to our Terms',
    text: 'Cancellation policy: your subscription will automatically renew until you cancel it.',
  },
  {
    from: 'Türk Telekom <fatura@turktelekom.com.tr>',
    subject: 'e-Faturanız Hazır',
    text: 'İnternet aboneliğinizin Eylül faturası 459,90 TL.',
  },
  {
    from: 'Udemy <no-reply@udemy.com>',
    subject: 'Siparişiniz onaylandı',
    text: 'Kurs satın alımınız tamamlandı. Toplam 89,99 TL',
  },
  {
    from: 'Vatan Bilgisayar <siparis@vatanbilgisayar.com>',
    subject: 'Siparişiniz kargoda',
    text: 'Siparişiniz kargoya verildi.',
  },
  {
    from: 'Kahve Dünyası <info@kahvedunyasi.com>',
    subject: 'Üyeliğinize özel indirim',
    text: 'Üyelerimize %25 indirim!',
  },
  { from: 'Bilet <info@passo.com.tr>', subject: 'Biletiniz hazır', text: 'Etkinlik biletiniz ektedir. 350 TL.' },
  {
    from: 'Netflix <no-reply@netflix-uyelik.com>',
    subject: 'Üyeliğiniz askıya alındı',
    text: 'Ödemeniz alınamadı. 24 saat içinde güncelleyin.',
  },
  { from: 'PTT <kargo@ptt-odeme.net>', subject: 'Gümrük ücreti', text: '24,90 TL ödeyin' },
  { from: 'e-Devlet <bilgi@turkiye-gov.net>', subject: 'Cezanız', text: 'ödeme yapın' },
  {
    from: 'Allegro <powiadomienia@allegro.pl>',
    subject: 'Kupiles: Sluchawki',
    text: 'Kwota 129,99 zl. Darmowa dostawa ze Smart!',
  },
  { from: 'Orange <faktura@orange.pl>', subject: 'Faktura Orange', text: 'Kwota do zaplaty 65,00 zl' },
  {
    from: 'Anthropic <invoice+statements@mail.anthropic.com>',
    subject: 'Your receipt from Anthropic, PBC #2045',
    text: 'Receipt\nPaid $25.00\nOne-time credit purchase',
  },
  {
    from: 'GitHub <noreply@github.com>',
    subject: 'Your GitHub Copilot trial has ended',
    text: 'Subscribe now to keep using Copilot.',
  },
  { from: 'Perplexity <team@perplexity.ai>', subject: 'Try Perplexity Pro', text: 'Upgrade for $20/month' },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'Confirmation de votre commande Google Play du 3 nov. 2026',
    text: 'Article Prix\n1 000 pièces (Jeu)	4,99 €\nTotal : 4,99 €',
  },
  { from: 'Uber <noreply@uber.com>', subject: 'Votre course de jeudi', text: 'Total 13,76 €' },
  {
    from: 'Google Play <googleplay-noreply@google.com>',
    subject: 'Google Play-rendelési nyugta: 2026. nov. 3.',
    text: 'Köszönjük a vásárlást.',
  },
  { from: 'Wizz Air <noreply@wizzair.com>', subject: 'Foglalás megerősítése', text: 'Foglalásodat megerősítettük.' },
  { from: 'Yettel <noreply@yettel.hu>', subject: 'Elkészült a számlád', text: 'Fizetendő: 8 990 Ft' },
  { from: 'Costco <no-reply@costco.com>', subject: 'Your order has shipped', text: 'Order total $89.99' },
  {
    from: 'Amazon <auto-confirm@amazon.com>',
    subject: 'Your Amazon.com order of "USB cable"',
    text: 'Order total $12.99',
  },
  {
    from: 'Substack <no-reply@substack.com>',
    subject: 'Your free subscription to Platformer',
    text: 'You have subscribed for free.',
  },
  { from: 'LinkedIn <jobs@linkedin.com>', subject: 'You have 5 new jobs', text: 'See all jobs. Try Premium free.' },
  { from: 'Coinbase <no-reply@coinbase.com>', subject: 'You sent $20.00', text: '' },
  {
    from: 'American Express <alerts@americanexpress.com>',
    subject: 'Large purchase approved',
    text: 'A charge of $1,200 was approved at Delta.',
  },
  {
    from: 'Chase <no.reply@chase.com>',
    subject: 'Your credit card statement is available',
    text: 'Minimum payment due $35.00',
  },
  {
    from: 'Quiz <info@quizapp.example>',
    subject: 'Confirm your subscription',
    text: 'Click to confirm your subscription to our newsletter.',
  },
  {
    from: 'Shop <news@shop.example>',
    subject: 'Your subscription box deal',
    text: 'Get 20% off your first box, $29.99 monthly.',
  },
  {
    from: 'Dropbox <no-reply@dropbox.com>',
    subject: 'Your Dropbox is full',
    text: 'Upgrade to Dropbox Plus for €11.99/month',
  },
  {
    from: 'Microsoft <account-security-noreply@accountprotection.microsoft.com>',
    subject: 'Microsoft account security info was added',
    text: 'Security info added',
  },
  {
    from: 'Peacock <noreply@emails.peacocktv.com>',
    subject: 'Final days: $1.99/month',
    text: 'Get Peacock for only $1.99/month for 12 months. Ends soon.',
  },
  { from: 'Telekom <rechnung@telekom.de>', subject: 'Ihre Rechnung', text: 'Rechnungsbetrag 44,95 €' },
  { from: 'Endesa <factura@endesa.com>', subject: 'Tu factura de la luz', text: 'Importe: 58,12 €' },
  {
    from: 'Glovo <hola@glovoapp.com>',
    subject: 'Tu pedido ha sido cancelado',
    text: 'Hemos cancelado tu pedido y te devolveremos 14,20 €.',
  },
  {
    from: 'Nubank <no-reply@nubank.com.br>',
    subject: 'Compra aprovada',
    text: 'Compra de R$ 39,90 em NETFLIX.COM aprovada.',
  },
  {
    from: 'Trenitalia <noreply@trenitalia.it>',
    subject: 'Conferma acquisto',
    text: 'Biglietto Roma-Milano. Totale 59,90 €',
  },
  { from: 'Free <facture@free.fr>', subject: 'Votre facture Freebox', text: 'Montant : 39,99 €' },
  {
    from: 'Doctolib <no-reply@doctolib.fr>',
    subject: 'Votre rendez-vous est annulé',
    text: 'Votre rendez-vous du 3 décembre a été annulé.',
  },
  {
    from: 'Hepsiburada <bilgi@hepsiburada.com>',
    subject: "Hepsiburada Premium'u dene",
    text: 'İlk ay ücretsiz! Sonra sadece 59,90 TL/ay.',
  },
  {
    from: 'İBB <bilgi@ibb.istanbul>',
    subject: 'Abonman Mavi Kart',
    text: 'Aylık mavi kart abonman yüklemeniz 1.200 TL yapıldı.',
  },
  { from: 'PayPal <service@paypal-secure.example>', subject: 'Receipt: Netflix $499.99', text: 'Call us' },
  {
    from: 'Stripe <receipts@stripe.com>',
    subject: "Your receipt from Ali's Bakery",
    text: 'Cake $30.00\nTotal $30.00',
  },
  {
    from: 'Duolingo <no-reply@duolingo.com>',
    subject: 'Your family plan invite',
    text: 'Ali invited you to join their Super Duolingo Family plan.',
  },
  { from: 'Eczane <bilgi@eczane.example>', subject: 'Faturanız', text: 'Toplam 120,00 TL' },
  {
    from: 'Okul <muhasebe@okul.example>',
    subject: 'Ekim taksiti',
    text: 'Aylık taksit tutarı 5.000 TL ödemeniz alındı.',
  },
  {
    from: 'Site Yönetimi <info@site.example>',
    subject: 'Aidat ödemeniz alındı',
    text: 'Aylık aidat 750,00 TL tahsil edilmiştir.',
  },
  {
    from: 'Anadolu Sigorta <bilgi@anadolusigorta.com.tr>',
    subject: 'Poliçe yenileme',
    text: 'Kasko poliçeniz yenilendi. 12.450 TL tahsil edildi.',
  },
];

describe('mails that only look like it', () => {
  it.each(mails)("finds nothing in '$subject' from $from", (mail) => {
    expect(lines(mail)).toEqual([]);
  });
});
