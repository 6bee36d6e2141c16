import { describe, expect, it } from 'vitest';
import { detectInMails } from './detect-in-mails.ts';
import { aMail, lines } from './testing/a-mail.ts';

// What a mail is built of, not its words, tells an offer: appended to by whoever writes such lists.
const offers: { from: string; subject: string; text: string }[] = [
  // Who pays nothing is told prices.
  {
    from: 'Figma <no-reply@email.figma.com>',
    subject: 'Welcome to Figma',
    text: 'Your plan: Starter (Free).\nExplore Professional at $16 per editor per month, billed annually.',
  },
  {
    from: 'LastPass <marketing@lastpass.com>',
    subject: 'Your Premium trial ended',
    text: "Your 30-day Premium trial ended. You're now on Free. Get Premium back for $3.00 per month, billed annually.",
  },
  {
    from: 'Storytel <no-reply@storytel.com>',
    subject: 'Hoş geldin!',
    text: 'Hesabın oluşturuldu.\nPlanın: Yok\nBasic 99,99 TL/ay, 20 Kasım 2026 itibarıyla.',
  },
  {
    from: 'Deezer <no-reply@deezer.com>',
    subject: 'Votre compte',
    text: 'Votre formule : gratuite\nDeezer Premium 11,99 €/mois dès le 1 décembre 2026.',
  },
  // Somebody is asked to begin.
  {
    from: 'Adobe <mail@mail.adobe.com>',
    subject: 'Your Photoshop trial is waiting',
    text: 'Start your 7-day free trial.\nThen US$22.99/mo. First payment would be on December 1, 2026.',
  },
  {
    from: 'Duolingo <hello@duolingo.com>',
    subject: 'Your 3-day free trial is ready',
    text: "Claim it before November 24! Then $83.99/year. We'll remind you 2 days before it ends.",
  },
  {
    from: 'Audible <audible@audible.it>',
    subject: 'Prova Audible gratis per 30 giorni',
    text: 'Dopo il periodo di prova 9,99 €/mese, si rinnova automaticamente.',
  },
  {
    from: 'Deezer <news@deezer.com>',
    subject: 'Deezer kostenlos testen',
    text: 'Danach 11,99 €/Monat, verlängert sich automatisch am 20. Dezember 2026.',
  },
  // Plans beside each other, and no sum.
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Your plan options',
    text: 'Individual\t$11.99/month\nDuo\t$16.99/month\nFamily\t$19.99/month',
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Planların',
    text: 'Temel\t149,99 TL/ay\nStandart\t229,99 TL/ay\nÖzel\t299,99 TL/ay',
  },
  // A price in the subject that is nobody's.
  {
    from: 'The New York Times <nytimes@e.newyorktimes.com>',
    subject: 'All access for $1 a week',
    text: '$1/week for your first 6 months.\nYour subscription will renew automatically at $6.25/week.',
  },
  // Praised beside what was paid.
  {
    from: 'Domestika <hola@domestika.org>',
    subject: 'Gracias por tu compra',
    text: 'Curso: Acuarela botánica\t12,90 €\nTotal\t12,90 €\nCon Plus tienes 1.000 cursos por 9,99 € al mes.',
  },
  {
    from: 'Esselunga <ordini@esselunga.it>',
    subject: 'Conferma ordine',
    text: "Totale spesa\t87,40 €\nConsegna\t6,90 €\nConsegna gratis con l'abbonamento Prime, 4,99 €/mese",
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: "Apple'dan faturanız",
    text: 'Apple Store Zorlu\nAirPods Pro 3\t11.499,00 TL\nToplam\t11.499,00 TL\n3 ay Apple Music ücretsiz.',
  },
  {
    from: 'Epic Games <help@acct.epicgames.com>',
    subject: 'Epic Games makbuzunuz F2199281',
    text: "V-Papel 1000\t269,00 TL\nToplam\t269,00 TL\nFortnite Crew'a katıl, her ay 1.000 V-Papel: 349 TL.",
  },
  {
    from: 'Instacart <no-reply@instacart.com>',
    subject: 'Thank you, your receipt',
    text: 'Total charged\t$88.20\nInstacart+ savings missed: $6.99. Instacart+ costs $99 a year.',
  },
  {
    from: 'Xbox <microsoft-noreply@microsoft.com>',
    subject: "Microsoft Store'dan satın alma işleminiz",
    text: 'Minecraft Minecoin 1720\t349,00 TL\nToplam\t349,00 TL\nGame Pass Core aboneliği gerekmez.',
  },
  {
    from: 'Walmart <help@walmart.com>',
    subject: 'Your receipt',
    text: 'Milk\t$3.48\nTotal\t$41.20\nAssociate savings: join Walmart+ and save $12.95 monthly',
  },
  {
    from: 'Equinox <hello@equinox.com>',
    subject: 'Your guest pass',
    text: 'One visit, $60 charged on November 12. Memberships from $240/month.',
  },
  {
    from: 'Amazon.it <conferma-ordine@amazon.it>',
    subject: "Conferma dell'ordine",
    text: 'Totale ordine: 22,49 €. Consegna prevista: 15 dicembre. Prova Prime gratis, poi 4,99 €/mese.',
  },
  // Bought by number.
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Uygulama içi satın alma makbuzu',
    text: 'Tinder: 5 Super Like\t149,99 TL\nToplam\t149,99 TL',
  },
  {
    from: 'Shutterstock <noreply@shutterstock.com>',
    subject: 'Thanks for buying an image pack',
    text: '5 images on demand\t$49.00\nValid for 1 year\nTotal\t$49.00',
  },
  // A button that sells.
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Duo planına iki kişi, tek fatura',
    text: "Premium Duo\t135 TL / ay\n2 hesap\nDuo'ya geç",
  },
  {
    from: 'MasterClass <hello@email.masterclass.com>',
    subject: 'Your cart',
    text: 'Standard membership\t$15/month (billed annually)\nCheck out',
  },
  {
    from: 'Netflix <info@mailer.netflix.com>',
    subject: 'Dein Standard-Abo',
    text: 'Standard\t13,99 € / Monat\nJetzt abonnieren',
  },
  {
    from: 'Calm <hello@calm.com>',
    subject: 'Your year of calm awaits',
    text: '40% off Premium: $41.99 for your first year, renews at $69.99.',
  },
  // How it would be billed, from how much, and until when one has to decide.
  {
    from: 'Zoom <no-reply@zoom.us>',
    subject: 'Your meeting was cut short',
    text: 'Basic meetings end after 40 minutes. Zoom Pro starts at $13.33/month billed annually.',
  },
  {
    from: 'Paraşüt <bilgi@parasut.com>',
    subject: 'E-faturaya geçiş zamanı',
    text: "E-fatura zorunluluğu 1 Ocak'ta. Paketler aylık 399 TL + KDV'den.",
  },
  {
    from: 'Lyft <no-reply@lyftmail.com>',
    subject: 'A Lyft Pink month, on us',
    text: 'Free until Dec 12, then $9.99. Activate by November 30.',
  },
  {
    from: 'Wall Street Journal <wsj@e.wsj.com>',
    subject: 'Finish your subscription',
    text: 'WSJ Digital: $4 a week for one year. Your discount expires at midnight.',
  },
  {
    from: 'Hulu <hulu@hulumail.com>',
    subject: 'How was your trial?',
    text: "Your free trial is over and you weren't charged. Ad-free is $18.99/month if you change your mind.",
  },
  {
    from: 'Audible <audible@audible.es>',
    subject: 'Tu prueba te espera',
    text: '30 días gratis; luego 9,99 €/mes.',
  },
  // Sold by use, and by who is paid for his work.
  {
    from: 'NS <noreply@ns.nl>',
    subject: 'Je reisoverzicht van september',
    text: 'Je reisde in september voor € 48,20. Het bedrag wordt rond 25 november afgeschreven.',
  },
  {
    from: 'Ali Demir <ali@demirhukuk.av.tr>',
    subject: 'Serbest meslek makbuzu',
    text: 'Aylık danışmanlık bedeli 15.000 TL makbuz ektedir. Ödeme tarihi 30.11.2026.',
  },
  {
    from: 'Lena Ruiz <lena@lenadesigns.co>',
    subject: 'Invoice 0042',
    text: 'Monthly retainer October\t$800.00\nAmount due\t$800.00\nDue date\tNov 26, 2026',
  },
  // What ended long ago.
  {
    from: 'HBO Max <hbomax@mail.hbomax.com>',
    subject: 'Hesabının sana bir sürprizi var',
    text: "Üyeliğin 3 ay önce sona erdi. 89,90 TL'ye geri dön, 31.12.2026'ya kadar geçerli.",
  },
];

// The same built otherwise: the reader's own.
const own: { from: string; subject: string; text: string; says: string[] }[] = [
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Your receipt from Spotify',
    text: 'Premium Duo\t$16.99/month\nTotal\t$16.99\nFamily would be $19.99/month.',
    says: ['charge · Spotify · 16.99 USD · monthly'],
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Your plan has changed',
    text: 'You switched to Premium, $24.99 a month.\nStandard\t$17.99/month',
    says: ['plan_change · Netflix · 24.99 USD · monthly'],
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Apple’dan faturanız',
    text: 'Tinder Gold (Aylık)\t149,99 TL\n20 Ara 2026 tarihinde yenilenir\nToplam\t149,99 TL',
    says: ['charge · Tinder · 149.99 TRY · monthly · 2026-12-20'],
  },
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Aboneliğin yenilendi',
    text: "Premium Bireysel\t99,00 TL / ay\nDuo'ya geç",
    says: ['charge · Spotify · 99 TRY · monthly'],
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Faturalama sorunu',
    text: 'Apple One Bireysel aboneliğiniz için ₺179,99 tutarında ödeme alırken bir sorunla karşılaştık.',
    says: ['payment_failed · Apple One · 179.99 TRY'],
  },
  {
    from: 'Oura <support@ouraring.com>',
    subject: 'Your Oura Membership free trial is ending',
    text: 'Your free month ends on November 30. Your membership continues at $5.99/month automatically.',
    says: ['trial_ending · Oura · 5.99 USD · monthly · 2026-11-30'],
  },
  {
    from: 'Adobe <message@adobe.com>',
    subject: 'Your free trial has started',
    text: 'Enjoy Photoshop until November 27, 2026.\nThen US$22.99/mo unless you cancel.',
    says: ['trial_started · Adobe Creative Cloud · 22.99 USD · monthly · 2026-11-27'],
  },
];

describe('offers told by what they are built of', () => {
  it.each(offers)("reads nothing of '$subject' from $from", (mail) => {
    expect(lines(mail)).toEqual([]);
  });
  it.each(own)("reads what is the reader's in '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});

describe('a price of which no word says that it is charged', () => {
  const found = (text: string) =>
    detectInMails([aMail({ from: 'Spotify <no-reply@spotify.com>', subject: 'Your Premium plan', text })], {
      today: '2026-11-21',
    }).findings;

  it('is shown in doubt and with the reason', () => {
    expect(found('Premium Individual\t$11.99/month')).toMatchObject([
      {
        service_id: 'spotify',
        amount: 11.99,
        confidence: 'medium',
        reasons: expect.arrayContaining(['charge_not_stated']),
      },
    ]);
  });

  it('is believed where the paper of a payment prints it', () => {
    const [finding] = found('Premium Individual\t$11.99/month\nPayment method\tVisa •••• 1881');
    expect(finding).toMatchObject({ amount: 11.99, confidence: 'high' });
    expect(finding?.reasons).not.toContain('charge_not_stated');
  });

  it('is believed once another mail says that it was charged', () => {
    const mail = (subject: string, text: string, date: string) =>
      aMail({ from: 'Spotify <no-reply@spotify.com>', subject, text, date: `${date}T09:00:00.000Z` });
    const mails = [
      mail('Your receipt', 'We charged you $11.99.', '2026-10-20'),
      mail('Your Premium plan', 'Premium Individual\t$11.99/month', '2026-11-20'),
    ];
    expect(detectInMails(mails, { today: '2026-11-21' }).findings).toMatchObject([{ confidence: 'high' }]);
  });
});
