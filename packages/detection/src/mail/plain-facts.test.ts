import { describe, expect, it } from 'vitest';
import { detectInMails } from './detect-in-mails.ts';
import { aMail, lines, read } from './testing/a-mail.ts';

const today = '2026-11-21';
const at = (date: string, mail: Parameters<typeof aMail>[0]) => aMail({ ...mail, date: `${date}T09:00:00.000Z` });

const englishFooter = [
  'You are receiving this email because you have an account with us. Manage your subscription or cancel at any time.',
  'If you cancel, you keep access until the end of your billing period.',
  'Terms of Service · Privacy Policy · Unsubscribe · Help Center',
  'All rights reserved. 100 Main Street, Suite 400.',
].join('\n');

describe('above the footer of an English house', () => {
  it.each([
    ['tr', 'Ödemen alındı', 'Deezer Premium üyeliğinin aylık 9,99 € ücreti kartından çekildi.'],
    ['de', 'Deine Zahlung', 'Wir haben 9,99 € für dein monatliches Abo abgebucht.'],
    ['es', 'Pago realizado', 'Hemos cobrado 9,99 € por tu suscripción mensual.'],
    ['fr', 'Votre paiement', 'Nous avons prélevé 9,99 € pour votre abonnement mensuel.'],
    ['it', 'Il tuo pagamento', 'Abbiamo addebitato 9,99 € per il tuo abbonamento mensile.'],
    ['pt', 'Pagamento confirmado', 'Cobramos 9,99 € pela sua assinatura mensal.'],
    ['pl', 'Twoja płatność', 'Pobraliśmy 9,99 € za Twoją miesięczną subskrypcję.'],
    ['hu', 'Sikeres fizetés', 'A havi 9,99 € előfizetési díjat levontuk a kártyádról.'],
    ['nl', 'Je betaling', 'We hebben € 9,99 afgeschreven voor je maandelijkse abonnement.'],
  ])('a mail is still read in its own language (%s)', (_, subject, text) => {
    const from = 'Deezer <no-reply@deezer.com>';
    expect(lines({ from, subject, text: `${text}\n${englishFooter}` })).toEqual([
      'charge · Deezer · 9.99 EUR · monthly',
    ]);
  });

  it('a shop is no club because its footer speaks of cancelling subscriptions', () => {
    const text =
      'Siparişin için 750 TL tutarındaki ödemen alındı.\nAboneliğinizi hesap ayarlarından iptal edebilirsiniz.';
    const from = 'Bionluk <bilgi@bionluk.com>';
    expect(lines({ from, subject: 'Ödemen alındı', text })).toEqual([]);
    expect(lines({ from, subject: 'E-Arşiv faturanız', text: `${text}\n${englishFooter}` })).toEqual([]);
  });
});

it('speaks of nobody’s payment where it names neither a price nor a day', () => {
  const text = 'We are updating our Subscriber Agreement. Your subscription will continue to renew automatically.';
  const from = 'Disney+ <disneyplus@mail.disneyplus.com>';
  expect(read({ from, subject: 'Updates to our Subscriber Agreement', text })).toEqual([]);
  expect(read({ from, subject: 'News for you', text })).toEqual([]);
});

describe('what stands in a mail', () => {
  it.each(['Bu ileti yalnızca bilgilendirme amacıyla gönderilmiştir.', 'Bu e-posta fatura yerine geçmez.'])(
    'is not taken back by a footer that says: %s',
    (footer) => {
      const text = `Aylık üyelik ücretiniz olan 349,90 TL kartınızdan tahsil edildi.\n${footer}`;
      expect(lines({ from: 'Kuzey Yoga <bilgi@kuzeyyoga.example>', subject: 'Üyelik ödemesi', text })).toEqual([
        'charge · Kuzey Yoga · 349.9 TRY · monthly',
      ]);
    },
  );

  it('counts in a mail that Outlook sent on', () => {
    const text =
      '-----Ursprüngliche Nachricht-----\nVon: DAZN <noreply@dazn.com>\nGesendet: Freitag, 13. November 2026 10:12\nAn: Jo\nBetreff: Zahlungsbestätigung\n\nWir haben 44,99 € für dein Monatsabo abgebucht.';
    expect(lines({ from: 'Jo <jo@web.de>', subject: 'WG: Zahlungsbestätigung', text })).toEqual([
      'charge · DAZN · 44.99 EUR · monthly',
    ]);
    expect(lines({ from: 'Jo <jo@web.de>', subject: 'AW: Zahlungsbestätigung', text: `Danke!\n${text}` })).toEqual([]);
  });
});

describe('the price', () => {
  it.each([
    ['Umsatzsteuer', 'Preis\t20,00 €', 'Gesamtbetrag\t23,80 €', 'Umsatzsteuer\t3,80 €'],
    ['Tributos', 'Valor\t20,00 €', 'Total\t23,80 €', 'Tributos\t3,80 €'],
    ['IVA', 'Importo\t20,00 €', 'Totale pagato\t23,80 €', 'IVA (19%)\t3,80 €'],
  ])('is what %s is put on, when the rows add up', (_, price, total, tax) => {
    const text = `Your Zoom Pro subscription was renewed. We charged 23,80 €.\n${price}\n${tax}\n${total}`;
    expect(read({ from: 'Zoom <no-reply@zoom.us>', subject: 'Your receipt', text })[0]).toMatchObject({
      amount: 20,
      charged_total: 23.8,
    });
  });

  it.each([
    ['en', 'As of December 10, 2026, Dropbox Plus will be $14.99 a month rather than $11.99.'],
    ['tr', '10 Aralık 2026 tarihinden itibaren Dropbox Plus aboneliğinizin ücreti 11,99 $ yerine 14,99 $ olacak.'],
    ['de', 'Ab dem 10. Dezember 2026 kostet dein Dropbox-Abo 14,99 $ im Monat statt 11,99 $.'],
    ['es', 'A partir del 10 de diciembre de 2026 tu suscripción pasa de 11,99 $ a 14,99 $ al mes.'],
    ['fr', 'À partir du 10 décembre 2026, votre abonnement passe de 11,99 $ à 14,99 $ par mois.'],
    ['it', 'Dal 10 dicembre 2026 il tuo abbonamento costerà 14,99 $ al mese invece di 11,99 $.'],
    ['pt', 'A partir de 10 de dezembro de 2026 sua assinatura passa de US$ 11,99 para US$ 14,99 por mês.'],
  ])('that is announced is not yet in force (%s)', (_, text) => {
    const from = 'Dropbox <no-reply@dropbox.com>';
    const charge = at('2026-11-10', {
      from,
      subject: 'Receipt',
      text: 'We charged $11.99 for your monthly Dropbox Plus subscription.',
    });
    const rise = at('2026-11-18', { from, subject: 'Dropbox Plus', text });
    const { findings } = detectInMails([charge, rise], { today });
    expect(findings.map(({ amount, price_history }) => [amount, price_history.at(-1)])).toEqual([
      [11.99, { date: '2026-12-10', amount: 14.99, currency: 'USD' }],
    ]);
  });
});

describe('a trial', () => {
  it.each([
    ['en', 'Canva Pro is free until December 4, 2026. After that it is $14.99 per month.'],
    ['tr', "4 Aralık 2026'ya kadar ücretsiz. Ardından ayda 14,99 $ ödersiniz."],
    ['de', 'Canva Pro ist bis zum 4. Dezember 2026 kostenlos. Danach zahlst du 14,99 $ pro Monat.'],
    ['es', 'Canva Pro es gratis hasta el 4 de diciembre de 2026. Después cuesta 14,99 $ al mes.'],
    ['fr', 'Canva Pro vous est offert jusqu’au 4 décembre 2026. Ensuite, 14,99 $ par mois.'],
    ['it', 'Canva Pro è gratis fino al 4 dicembre 2026. In seguito costa 14,99 $ al mese.'],
    ['pt', 'O Canva Pro é grátis até 4 de dezembro de 2026. Depois custa US$ 14,99 por mês.'],
  ])('is paid for from the day on which it ends (%s)', (_, text) => {
    expect(lines({ from: 'Canva <no-reply@canva.com>', subject: 'Canva Pro', text })).toEqual([
      'trial_started · Canva · 14.99 USD · monthly · 2026-12-04',
    ]);
  });
});

describe('who it is', () => {
  const text = 'Your Mail Plus subscription was renewed for 4.99 EUR per month.';
  it("is the house at its own mailboxes' domain, and a person at everybody's", () => {
    expect(lines({ from: 'Proton <no-reply@proton.me>', subject: 'Your invoice', text })).toEqual([
      'charge · Proton · 4.99 EUR · monthly',
    ]);
    expect(lines({ from: 'Proton <proton.billing@proton.me>', subject: 'Your invoice', text })).toEqual([]);
  });

  it.each(['mubi.support-verify.com', 'chatgptplus-billing.com', 'gain.account-update.net'])(
    'is nobody who puts a name into %s',
    (domain) => {
      const subject = 'Subscription cancelled';
      const said = 'Your subscription was cancelled today. 9.99 EUR per month is no longer charged.';
      expect(read({ from: `Support <no-reply@${domain}>`, subject, text: said })).toEqual([]);
    },
  );

  it('is not a newspaper because a team signs', () => {
    const said = 'Votre abonnement Zoom a été annulé.\nL’équipe Zoom';
    expect(lines({ from: 'PayPal <service@paypal.fr>', subject: 'Annulation', text: said })).toEqual([
      'cancelled · Zoom',
    ]);
  });

  it('is the app, not what its plan is called', () => {
    const said = 'App Store\nCrunchyroll\nMega Fan (Monthly)\nRenews Dec 18, 2026\n$11.99\nTotal\t$11.99';
    expect(lines({ from: 'Apple <no_reply@email.apple.com>', subject: 'Your receipt from Apple', text: said })).toEqual(
      ['charge · Crunchyroll · 11.99 USD · monthly · 2026-12-18'],
    );
  });

  it('is what the sender calls itself, not the label of a row', () => {
    const said = 'Your membership was renewed.\nMembership: Annual\nAmount: $139.00\nNext charge: Nov 20, 2027';
    expect(lines({ from: 'Amazon Prime <no-reply@amazon.com>', subject: 'Renewal', text: said })).toEqual([
      'charge · Amazon Prime · 139 USD · yearly · 2027-11-20',
    ]);
  });
});

describe('a cancellation that does not say of what', () => {
  const from = 'Nordlicht Boulder <post@nordlichtboulder.example>';
  const charge = at('2026-11-02', {
    from,
    subject: 'Rechnung',
    text: 'Ihr Monatsbeitrag von 39,00 € wurde abgebucht. Ihre Mitgliedschaft verlängert sich monatlich.',
  });
  const end = at('2026-11-12', { from, subject: 'Kündigung bestätigt', text: 'Schade, dass Sie gehen.' });

  it('ends what its sender charges for', () => {
    const { findings, cancelled } = detectInMails([charge, end], { today });
    expect([findings.length, cancelled.map(({ automatic }) => automatic)]).toEqual([0, [false]]);
  });

  it('is nothing by itself', () => {
    expect(detectInMails([end], { today })).toEqual({ findings: [], cancelled: [] });
  });
});

it('sees the week between charges that name none', () => {
  const days = ['2026-10-30', '2026-11-06', '2026-11-06', '2026-11-13', '2026-11-20'];
  const mails = days.map((day) =>
    at(day, {
      from: 'Kornkiste <info@kornkiste.example>',
      subject: 'Rechnung zu Ihrem Abo',
      text: 'Wir haben 14,50 € für Ihr Abo abgebucht.',
    }),
  );
  const { findings } = detectInMails(mails, { today });
  expect(findings.map(({ billing_cycle, next_payment_date }) => [billing_cycle, next_payment_date])).toEqual([
    ['weekly', '2026-11-27'],
  ]);
});
