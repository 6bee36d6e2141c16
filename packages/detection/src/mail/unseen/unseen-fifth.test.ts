import { describe, expect, it } from 'vitest';
import { lines, read } from '#mail/testing/a-mail.ts';

/** What was read wrong in the batches of the fifth author, as it should be read. */
const mails: { from: string; subject: string; text: string; says: string[] }[] = [
  {
    from: 'service@paypal.de <service@paypal.de>',
    subject: 'Ihre Zahlung an Napster S.A.',
    text: 'Sie haben eine automatische Zahlung in Höhe von 10,99 EUR an Napster S.A. gesendet.\nBeschreibung\tMonatsabo',
    says: ['charge · Napster · 10.99 EUR · monthly'],
  },
  {
    from: 'Trainline Ouest <billets@ouest-rail.example>',
    subject: 'Confirmation de votre commande – Nantes Rennes',
    text: 'Merci pour votre achat !\nTotal payé\t22,00 €\nPensez à renouveler votre Carte Liberté pour 59 € par an.',
    says: [],
  },
  {
    from: 'Nextory <info@nextory.com>',
    subject: 'Aboneliğin sona erdi',
    text: 'Nextory aboneliğin bugün sona erdi.\nGeri dönmek istersen ilk 2 ay aylık 49,99 TL, sonrasında 129,99 TL.\nGeri dön',
    says: ['cancelled · Nextory'],
  },
  {
    from: 'MACFit <uyelik@macfit.com.tr>',
    subject: 'Üyelik sözleşmen hazır',
    text: 'Taahhüt bitiş tarihi: 31.10.2027\nAylık üyelik bedeli: 1.450,00 TL\nAidatın her ay kartından otomatik tahsil edilecektir.',
    says: ['renewal_notice · MACFit · 1450 TRY · monthly'],
  },
  {
    from: 'Namecheap <renewals@namecheap.com>',
    subject: 'Your items will auto-renew soon',
    text: '',
    says: ['renewal_notice · Namecheap · 14.58 USD · yearly · 2026-12-19'],
  },
  {
    from: 'IONOS <rechnung@ionos.de>',
    subject: 'Ihre IONOS Rechnung 881120',
    text: 'Position                            Zeitraum                  Betrag\nDomain veldhof-imkerei.de           20.11.2026 - 19.11.2027   14,00 EUR\nWebhosting Start                    20.11.2026 - 19.11.2027   60,00 EUR\nRechnungsbetrag                                               74,00 EUR',
    says: ['charge · IONOS · 74 EUR · yearly'],
  },
  {
    from: 'Filmin <hola@filmin.es>',
    subject: 'Tu prueba gratuita ha comenzado',
    text: 'Disfruta del catálogo hasta el 4 de diciembre de 2026. Después se te cobrarán 9,99 € al mes salvo que canceles antes.',
    says: ['trial_started · Filmin · 9.99 EUR · monthly · 2026-12-04'],
  },
  {
    from: 'taz <abo@taz.de>',
    subject: 'Ihr Probeabo',
    text: 'Vielen Dank für Ihre Bestellung. Sie lesen 3 Wochen kostenlos. Danach zahlen Sie 15,90 € pro Monat. Sie können jederzeit kündigen.',
    says: ['trial_started · taz · 15.9 EUR · monthly · 2026-12-11'],
  },
  {
    from: 'Aruba <comunicazioni@staff.aruba.it>',
    subject: 'Conferma di rinnovo',
    text: 'Le confermiamo il rinnovo del servizio Hosting fino al 20/11/2027.\nImporto: 42,58 EUR IVA inclusa',
    says: ['charge · Aruba Hosting · 42.58 EUR'],
  },
  {
    from: 'OpenAI <noreply@tm.openai.com>',
    subject: 'Your API account has been funded',
    text: 'We charged $25.00 to your credit card ending in 1881 to fund your account. When your balance falls below $5, we’ll charge $25.',
    says: [],
  },
  {
    from: 'Stripe <receipts@stripe.com>',
    subject: 'Your Harbor Labs invoice is scheduled to be paid',
    text: 'Growth plan (3 × $9.00 / month)\t$27.00\nAmount due\t$27.00\nYour card will be charged automatically.',
    says: ['charge · Harbor Labs · 27 USD · monthly'],
  },
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Aboneliğinizin süresi doluyor',
    text: 'Uygulama\tDriftlog\nAbonelik\tDriftlog Pro (Yıllık)\nAboneliğinizin süresi 10 Aralık 2026 tarihinde doluyor ve yenilenmeyecek.\nYeniden abone olabilirsiniz: 499,99 TL/yıl.',
    says: ['cancelled_at_period_end · Driftlog · 499.99 TRY · yearly · 2026-12-10'],
  },
  {
    from: 'ADAC <service@adac.de>',
    subject: 'Ihre Beitragsrechnung',
    text: 'Ihr Mitgliedsbeitrag für das Jahr 01.12.2026 - 30.11.2027 beträgt 54,00 EUR und wird am 03.12.2026 von Ihrem Konto eingezogen.',
    says: ['charge · ADAC · 54 EUR · yearly · 2026-12-03'],
  },
  {
    from: 'Libération <abonnement@liberation.fr>',
    subject: 'Votre offre évolue',
    text: 'Votre offre découverte à 1,99 € par mois prend fin le 20 décembre 2026. Votre abonnement se poursuivra au tarif de 11,99 € par mois.',
    says: ['trial_ending · Libération · 11.99 EUR · monthly · 2026-12-20'],
  },
  {
    from: 'Navigo <noreply@iledefrance-mobilites.fr>',
    subject: 'Votre prélèvement',
    text: 'Votre mensualité Navigo Annuel de 90,80 € sera prélevée le 5 décembre 2026.',
    says: ['renewal_notice · Navigo · 90.8 EUR · monthly · 2026-12-05'],
  },
  {
    from: 'Ada <ada@gmail.com>',
    subject: 'FW: Receipt for your Otter.ai subscription',
    text: 'see below\n\nFrom: Otter.ai <receipts@otter.ai>\nSent: Thursday, November 19, 2026 9:12 AM\nTo: Ada\nSubject: Receipt for your Otter.ai subscription\n\nWe received your payment of $8.33 for Otter Pro (monthly).',
    says: ['charge · Otter.ai · 8.33 USD · monthly'],
  },
  {
    from: 'Köpük Oto <info@kopukoto.com>',
    subject: 'Paketiniz tanımlandı',
    text: '8’li yıkama paketiniz hesabınıza tanımlanmıştır. Paket bedeli 1.200 TL. Kullanım süresi 6 aydır.',
    says: [],
  },
  {
    from: 'Deezer <noreply@deezer.com>',
    subject: 'Gittiğin için üzgünüz',
    text: 'Premium aboneliğini iptal ettin. 4 Aralık 2026 tarihine kadar dinlemeye devam edebilirsin.',
    says: ['cancelled_at_period_end · Deezer · 2026-12-04'],
  },
  {
    from: 'Small Errands (via Gumroad) <noreply@customers.gumroad.com>',
    subject: 'You bought Small Errands Pro!',
    text: 'Small Errands Pro\t$6 a month\nTotal\t$6\nYou will be charged once a month.',
    says: ['charge · Small Errands · 6 USD · monthly'],
  },
  {
    from: 'Planet Fitness <noreply@planetfitness.com>',
    subject: 'A reminder',
    text: 'Your $39.00 annual fee will be drafted on December 1.',
    says: ['renewal_notice · Planet Fitness · 39 USD · yearly · 2026-12-01'],
  },
  {
    from: 'Tosla <destek@kartim.example>',
    subject: 'Abonelik ödemen başarılı',
    text: 'Kartınla yaptığın Disney Plus abonelik ödemesi (aylık 249,90 TL) başarılı.',
    says: [],
  },
  {
    from: 'Ocado <customerservices@ocado.com>',
    subject: 'Your Smart Pass has renewed',
    text: 'We’ve taken £10.99 for your Anytime pass for 20 November to 19 December.',
    says: ['charge · Ocado Smart Pass · 10.99 GBP · monthly'],
  },
  {
    from: 'Buffer <hello@buffer.com>',
    subject: 'About your payment',
    text: 'As discussed we’ve refunded $6.00 and cancelled your Essentials subscription.',
    says: ['cancelled · Buffer.com'],
  },
  {
    from: 'netcup GmbH <buchhaltung@netcup.de>',
    subject: 'Ihre neue netcup Rechnung',
    text: 'Produkt: RS 2000 G11\nAbrechnungszeitraum: 20.11.2026 - 19.12.2026\nBetrag: 18,06 EUR',
    says: ['charge · netcup · 18.06 EUR · monthly'],
  },
  {
    from: 'Infinity <noreply@mediasetinfinity.it>',
    subject: 'Il tuo abbonamento è in scadenza',
    text: 'Il tuo abbonamento annuale scade il 10/12/2026 e non si rinnoverà automaticamente. Rinnovalo a 69 €.',
    says: [],
  },
  {
    from: 'Google Pay <googlepay-noreply@google.com>',
    subject: 'You sent $15.00 to Robin',
    text: 'You sent $15.00 to Robin Hale.\nNote: Netflix split',
    says: [],
  },
  {
    from: 'SiriusXM <siriusxm@notifications.siriusxm.com>',
    subject: 'Your promotional plan is ending',
    text: 'Your promotional rate of $4.99/month ends on 12/19/2026. Your plan will then automatically renew at $21.99/month.',
    says: ['price_rise · SiriusXM · 21.99 USD · monthly'],
  },
  {
    from: 'LinkedIn <messages-noreply@linkedin.com>',
    subject: 'LinkedIn Premium: 30 Tage kostenlos testen',
    text: 'Testen Sie Premium 30 Tage kostenlos. Danach zahlen Sie 29,99 € pro Monat. Sie können jederzeit kündigen.',
    says: [],
  },
];
const table =
  '<table><tr><td>PRODUCT</td><td>RENEWS</td><td>PRICE</td></tr><tr><td>veldhof.net<br>.NET Domain Renewal - 1 Year</td><td>Dec 19, 2026</td><td>$14.58</td></tr></table>';

describe('mails of the fifth author', () => {
  it.each(mails)("reads '$subject' from $from", ({ says, ...mail }) => {
    expect(lines({ ...mail, ...(mail.text === '' && { html: table }) })).toEqual(says);
  });
});

describe('the evidence of a mail', () => {
  const evidence = (mail: Parameters<typeof read>[0]) => read(mail).map((event) => event.evidence);

  it('shows the amount wherever the mail prints one', () => {
    const text = 'Your plan goes from $9.99 to $12.99 a month on December 20, 2026.';
    expect(evidence({ subject: 'Your Netflix price is changing', text })).toEqual([text]);
    const receipt = 'We received payment for your subscription.\nNetflix Premium\t$9.99\nThanks!';
    expect(evidence({ subject: 'Payment receipt', text: receipt })).toEqual(['Netflix Premium $9.99']);
  });

  it('begins with the name of what was bought, not with the letterhead above it', () => {
    const text = 'ORDER ID MX22\nDOCUMENT NO. 11\nDriftlog\nDriftlog Pro (Monthly)\nRenews Dec 20, 2026\n$3.99';
    expect(evidence({ from: 'Apple <no_reply@email.apple.com>', subject: 'Your receipt from Apple.', text })).toEqual([
      'Driftlog Driftlog Pro (Monthly) Renews Dec 20, 2026 $3.99',
    ]);
  });

  it('keeps to the words of an end, whatever price is offered for coming back', () => {
    const text = 'Your subscription has been cancelled.\nChanged your mind? Come back for $9.99 a month.';
    expect(evidence({ subject: 'We are done', text })).toEqual(['Your subscription has been cancelled.']);
  });
});

describe('a day such as 04/12/2026', () => {
  const next = (text: string, from?: string) =>
    read({ subject: 'Your free trial has started', text, ...(from && { from }) }).map(({ next_date }) => next_date);

  it('is read like the other days of the mail', () => {
    expect(next('Started: 11/20/2026. Free until 12/04/2026, then $9.99 a month.')).toEqual(['2026-12-04']);
    expect(next('Started: 20/11/2026. Free until 04/12/2026, then $9.99 a month.')).toEqual(['2026-12-04']);
  });

  it('is as far away as the trial is long', () => {
    expect(next('Your 14 days are free until 04/12/2026, then $9.99 a month.')).toEqual(['2026-12-04']);
    expect(next('Your 14 days are free until 12/04/2026, then $9.99 a month.')).toEqual(['2026-12-04']);
  });

  it('lies ahead where something is announced for it', () => {
    expect(next('Your trial is free until 04/12/2026, then $9.99 a month.')).toEqual(['2026-12-04']);
  });

  it('has the month first for who counts in dollars, not in pounds', () => {
    expect(next('Your trial is free until 01/02/2027, then $9.99 a month.')).toEqual(['2027-01-02']);
    expect(next('Your trial is free until 01/02/2027, then £9.99 a month.')).toEqual(['2027-02-01']);
  });
});

it('does not take how often something is paid for its name', () => {
  const mail = {
    from: 'Paddle <help@paddle.com>',
    subject: 'Your invoice',
    text: 'Quillnote Suite - Yearly subscription\t$24.00\nTotal\t$24.00\nYour subscription will renew on 20 November 2027.',
  };
  expect(lines(mail)).toEqual(['charge · Quillnote Suite · 24 USD · yearly · 2027-11-20']);
});

describe('a receipt whose subject only says thanks', () => {
  const from = 'Lumora Studio <hello@lumora.example>';
  const receipts: [subject: string, text: string][] = [
    [
      'Danke, Anna!',
      'Hallo Anna,\nwir haben 9,00 € für dein Abonnement abgebucht.\nGesamt: 9,00 €\nNächste Zahlung: 28.10.2026',
    ],
    [
      'Merci Élodie',
      'Bonjour,\nnous avons débité 9,00 € pour votre abonnement.\nTotal : 9,00 €\nProchain prélèvement : 28/10/2026',
    ],
    ['Gracias, Lucía', 'Hola:\nhemos cobrado 9,00 € por tu suscripción.\nTotal: 9,00 €\nPróximo pago: 28/10/2026'],
    ['Obrigado, João', 'Olá,\ncobramos 9,00 € pela sua assinatura.\nTotal: 9,00 €\nPróximo pagamento: 28/10/2026'],
  ];
  it.each(receipts)('is read: %s', (subject, text) => {
    expect(read({ from, subject, text }).map(({ kind, amount }) => [kind, amount])).toEqual([['charge', 9]]);
  });
});

describe('a condition below a receipt', () => {
  const netflix = 'Netflix <info@account.netflix.com>';
  const conditions: [subject: string, text: string][] = [
    [
      'Merci Élodie',
      'Montant réglé : 14,39 EUR\nVotre abonnement est reconduit chaque mois sauf résiliation de votre part.',
    ],
    [
      'Gracias, Lucía',
      'Total: 14,39 EUR\nTu suscripción se renueva cada mes salvo cancelación confirmada por tu parte.',
    ],
  ];
  it.each(conditions)('ends nothing: %s', (subject, text) => {
    expect(read({ from: netflix, subject, text }).map(({ kind }) => kind)).toEqual(['charge']);
  });
});
