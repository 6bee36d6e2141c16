import { describe, expect, it } from 'vitest';
import { detectInMails } from './detect-in-mails.ts';
import type { Mail } from './mail.ts';
import { aMail } from './testing/a-mail.ts';

const today = '2026-11-21';
const found = (mails: Mail[], day = today) => detectInMails(mails, { today: day });
const on = (day: string) => `${day}T09:00:00.000Z`;

const charge = (day: string, amount = '15.49', extra: Partial<Mail> = {}) =>
  aMail({
    date: on(day),
    subject: 'Your Netflix receipt',
    text: `We received your payment of $${amount} for your monthly plan.`,
    ...(extra as object),
  });
const cancelled = (day: string, headers: Mail['headers'] = []) =>
  aMail({
    date: on(day),
    subject: 'Your Netflix membership has been canceled',
    text: 'Your membership has been canceled.',
    headers,
  });

const received = {
  name: 'Received',
  value: 'from mail.netflix.com by mx.example.org with ESMTPS id 1; Fri, 20 Nov 2026 09:00:00 +0000',
};
const passed = { name: 'Authentication-Results', value: 'mx.example.org; dmarc=pass header.from=account.netflix.com' };

describe('somebody’s mails together', () => {
  it.each([
    ['Ödemen alındı, fatura 1187 - kart 9027', 'Spotify <no-reply@spotify.com>'],
    ['Zahlung erhalten, Rechnung 77 - Karte mit der Endung 5521', 'Netflix <info@mailer.netflix.com>'],
    ['Pago recibido, factura 903 - tarjeta terminada en 3308', 'Disney+ <disneyplus@mail.disneyplus.com>'],
  ])('is about a payment, and not about the card that paid it: %s', (subject, from) => {
    expect(found([aMail({ subject, from })]).findings).toMatchObject([{ confidence: 'medium', amount: null }]);
  });

  it('makes one subscription of all receipts of a service, with its price history and next day', () => {
    const { findings } = found([charge('2026-10-12'), charge('2026-11-12', '17.99'), charge('2026-09-12')]);
    expect(findings).toMatchObject([
      {
        service_id: 'netflix',
        fingerprint: 'netflix',
        amount: 17.99,
        currency: 'USD',
        billing_cycle: 'monthly',
        next_payment_date: '2026-12-12',
        confidence: 'high',
        status: 'active',
        price_history: [
          { date: '2026-09-12', amount: 15.49 },
          { date: '2026-11-12', amount: 17.99 },
        ],
      },
    ]);
    expect(findings[0]?.charges).toHaveLength(3);
    expect(findings[0]?.evidence[0]).toMatchObject({
      source: 'mail',
      date: '2026-11-12',
      text: expect.stringContaining('$17.99'),
    });
  });

  it('says nothing of an unknown sender who names no price: libraries renew books', () => {
    const renewed = aMail({
      date: on('2026-11-02'),
      from: 'Kitap Kulübü <bilgi@kitapkulubu.example>',
      subject: 'Aboneliğiniz yenilendi',
      text: 'Kitap aboneliğiniz 2 Aralık 2026 tarihinde yenilenecek. Her ay otomatik yenilenir.',
    });
    expect(found([renewed]).findings).toEqual([]);
    const priced = { ...renewed, text: `${renewed.text} Aylık ücret: 59,90 TL.` };
    expect(found([priced]).findings).toMatchObject([{ amount: 59.9, currency: 'TRY' }]);
  });

  it('gives the same answer in any order, and counts the same Message-ID once', () => {
    const mails = [charge('2026-09-12'), charge('2026-10-12'), cancelled('2026-11-01'), charge('2026-11-12')];
    const answer = found(mails);
    expect(found([...mails].reverse())).toEqual(answer);
    expect(found([...mails, ...mails])).toEqual(answer);
  });

  it('lets the last word count: a charge after a cancellation means that it runs', () => {
    expect(found([charge('2026-10-12'), cancelled('2026-11-01')])).toMatchObject({
      findings: [],
      cancelled: [{ service_name: 'Netflix' }],
    });
    expect(found([cancelled('2026-11-01'), charge('2026-11-12')])).toMatchObject({
      findings: [{ service_name: 'Netflix' }],
      cancelled: [],
    });
  });

  it('cancels by itself only on proof that the service’s own domain sent the mail', () => {
    const [proven] = found([cancelled('2026-11-01', [received, passed])]).cancelled;
    expect(proven).toMatchObject({ automatic: true, reason: 'proven', date: '2026-11-01' });
    const [bare] = found([cancelled('2026-11-01')]).cancelled;
    expect(bare).toMatchObject({ automatic: false, reason: 'not_authenticated' });
    const [forged] = found([cancelled('2026-11-01', [passed])]).cancelled;
    expect(forged).toMatchObject({ automatic: false, reason: 'not_authenticated' });
  });

  it('never cancels by itself on a forwarded mail, on one of a reseller, or for a service it does not know', () => {
    const forwarded = aMail({
      subject: 'Fwd: Your Netflix membership has been canceled',
      text: '---------- Forwarded message ---------\nFrom: Netflix <info@account.netflix.com>\nSubject: Your Netflix membership has been canceled\n\nYour membership has been canceled.',
      headers: [received, passed],
    });
    const applePassed = {
      name: 'Authentication-Results',
      value: 'mx.example.org; dmarc=pass header.from=email.apple.com',
    };
    const reseller = aMail({
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Your subscription has been cancelled',
      text: 'App: Netflix\nYour subscription has been cancelled.',
      headers: [received, applePassed],
    });
    const unknown = aMail({
      from: 'Acme <billing@acme.example>',
      subject: 'Your subscription has been cancelled',
      text: 'Your subscription has been cancelled.',
      headers: [received],
    });
    expect(found([forwarded]).cancelled).toMatchObject([{ automatic: false, reason: 'forwarded' }]);
    expect(found([reseller]).cancelled).toMatchObject([
      { service_name: 'Netflix', automatic: false, reason: 'sent_by_reseller' },
    ]);
    expect(found([unknown]).cancelled).toMatchObject([
      { service_name: 'Acme', automatic: false, reason: 'unknown_service' },
    ]);
  });

  it.each([
    [
      'a threat',
      'Payment problem',
      'If you do not update your card by November 20, your Netflix membership will be cancelled.',
    ],
    [
      'a threat in German',
      'Zahlungsproblem',
      'Ihre Netflix-Mitgliedschaft wird gekündigt, falls Sie Ihre Karte nicht aktualisieren.',
    ],
    [
      'a threat in Portuguese',
      'Atualize seu pagamento',
      'Sua assinatura Netflix será cancelada caso o pagamento não seja atualizado.',
    ],
    ['one taken back', 'Cancellation withdrawn', 'The cancellation of your Netflix subscription has been reversed.'],
    ['one taken back in Turkish', 'Hesabınla ilgili', 'Netflix üyeliğini iptal etmekten vazgeçtin.'],
    [
      'an additional member',
      'Extra member removed',
      'Your extra member slot has been cancelled. Your Netflix plan goes on.',
    ],
    ['a seat', 'Team member removed', 'Jo cancelled their seat in your team.'],
    ['a condition before it', 'Konto', 'Wenn Sie bis 9. Mai nicht zahlen, ist Ihre Netflix-Mitgliedschaft beendet.'],
    ['a denial before it', 'Compte', 'Sans paiement, votre abonnement Netflix est annulé.'],
    ['a payment', 'Payment', 'The payment for your Netflix membership was cancelled.'],
    ['a request', 'Talebiniz', 'Netflix üyelik iptal talebiniz alınmıştır, incelenmektedir.'],
    ['an attempt', 'Account', 'Someone tried to cancel your Netflix membership.'],
    ['somebody else’s', 'Account', 'Your friend Leo has cancelled his Netflix membership.'],
    ['one of mails', 'Newsletter', 'Your Netflix email subscription has been cancelled.'],
    ['one that lies ahead', 'Notice', 'Your Netflix membership gets cancelled on December 10, 2026.'],
    ['one undone', 'Baja', 'La baja de Netflix ha sido anulada.'],
    ['one denied', 'Account', 'Your Netflix membership has not been cancelled.'],
    [
      'one beside a contract that goes on',
      'Account',
      'Your old Netflix plan was cancelled. Your membership continues.',
    ],
  ])('never cancels by itself on what ends no contract: %s', (_, subject, text) => {
    const { cancelled } = found([aMail({ subject, text, headers: [received, passed] })]);
    expect(cancelled.filter(({ automatic }) => automatic)).toEqual([]);
  });

  it.each([
    ['Your Netflix membership has been cancelled', 'You can watch until December 9, 2026.'],
    ['Membership', 'Your membership has been cancelled.'],
    ['Cancellation confirmation', 'Your Netflix cancellation is complete.'],
    ['Will not renew', 'Your Netflix Premium membership is cancelled and ends on December 9, 2026.'],
    ['Sonlandırıldı', 'Netflix üyeliğin bugün itibarıyla sona erdi. Fikrini değiştirirsen kapımız açık.'],
    [
      'İptal',
      'Netflix aboneliğiniz talebiniz doğrultusunda 19 Kasım 2026 tarihinde iptal edilmiştir. Kartınızdan bundan sonra ücret alınmayacaktır.',
    ],
    ['İptal onayı', 'Netflix iptal işleminiz tamamlandı.'],
    ['Kündigung', 'Ihre Kündigung bei Netflix ist abgeschlossen. Wenn Sie zurückkommen möchten, melden Sie sich an.'],
    ['Résiliation', 'Votre abonnement Netflix est résilié.'],
    ['Baja', 'Tal como solicitaste, tu suscripción a Netflix se canceló el 19 de noviembre.'],
    ['Disdetta', 'La disdetta di Netflix è completata.'],
    ['Cancelamento', 'Sua assinatura Netflix foi cancelada.'],
  ])('cancels by itself on a plain statement: %s, %s', (subject, text) => {
    const { cancelled } = found([aMail({ subject, text, headers: [received, passed] })]);
    expect(cancelled).toMatchObject([{ service_id: 'netflix', automatic: true, reason: 'proven' }]);
  });

  it('keeps the last day of use of a cancelled subscription', () => {
    const mail = aMail({
      date: on('2026-11-01'),
      subject: 'Üyeliğin iptal edildi',
      text: 'Üyeliğin iptal edildi. 5 Aralık 2026 tarihine kadar izlemeye devam edebilirsin.',
    });
    expect(found([mail]).cancelled).toMatchObject([{ service_name: 'Netflix', ends_on: '2026-12-05' }]);
  });

  it('shows the price of today, and the announced one from its day on', () => {
    const rise = aMail({
      date: on('2026-11-15'),
      subject: 'Price change',
      text: 'The price of your plan will increase from $15.49/month to $17.99/month on December 12, 2026.',
    });
    const mails = [charge('2026-11-12'), rise];
    expect(found(mails).findings).toMatchObject([{ amount: 15.49 }]);
    expect(found(mails, '2026-12-13').findings).toMatchObject([{ amount: 17.99 }]);
  });

  it('says what a trial costs after it, and that it is one', () => {
    const trial = aMail({
      subject: 'Your free trial has started',
      text: 'You will be charged $15.49/month on December 20, 2026 unless you cancel.',
    });
    expect(found([trial]).findings).toMatchObject([
      { amount: 15.49, next_payment_date: '2026-12-20', reasons: expect.arrayContaining(['trial']) },
    ]);
  });

  it('leaves the amount open where no mail names one', () => {
    const mail = aMail({ subject: 'Your Netflix membership has renewed', text: 'Your membership has renewed.' });
    expect(found([mail]).findings).toMatchObject([
      { amount: null, currency: 'TRY', reasons: expect.arrayContaining(['cycle_assumed', 'currency_assumed']) },
    ]);
    expect(detectInMails([mail], { today, currency: 'EUR' }).findings[0]?.currency).toBe('EUR');
  });

  it('takes one charge of the size of a year’s price for a year’s, where no mail says how often', () => {
    const receipt = (amount: string) =>
      aMail({
        date: on('2026-07-07'),
        from: 'no-reply@mubi.com',
        subject: 'MUBI makbuzun',
        text: `MUBI üyelik ücretini aldık: ${amount} TL.`,
      });
    expect(found([receipt('1.668,00')]).findings).toMatchObject([
      { amount: 1668, billing_cycle: 'yearly', reasons: expect.arrayContaining(['cycle_assumed']) },
    ]);
    expect(found([receipt('139,00')], '2026-07-20').findings).toMatchObject([{ billing_cycle: 'monthly' }]);
  });

  it('counts a payment once that both the service and PayPal tell of, and no notice for a payment', () => {
    const own = aMail({
      date: on('2026-11-02'),
      from: 'no-reply@dropbox.com',
      subject: 'Your Dropbox receipt',
      text: 'We received your payment of $11.99 for Dropbox Plus, billed monthly.',
    });
    const paypal = aMail({
      date: on('2026-11-03'),
      from: 'service@paypal.com',
      subject: 'Receipt for your payment to Dropbox',
      text: 'You sent an automatic payment of $11.99 USD to Dropbox for your subscription.',
    });
    const [finding, ...others] = found([own, paypal]).findings;
    expect(others).toEqual([]);
    expect(finding?.reasons).not.toContain('several_charges');
    expect(finding?.evidence.filter(({ amount }) => amount !== undefined)).toHaveLength(1);
  });

  it('calls a price that is only announced no step', () => {
    const rise = aMail({
      date: on('2026-11-15'),
      subject: 'Your price is changing',
      text: 'Your Netflix plan will cost $19.99 per month instead of $15.49 from January 12, 2027.',
    });
    const [finding] = found([charge('2026-10-12'), charge('2026-11-12'), rise]).findings;
    expect(finding).toMatchObject({ amount: 15.49, reasons: expect.not.arrayContaining(['price_steps']) });
    expect(finding?.price_history.at(-1)).toMatchObject({ amount: 19.99, date: '2027-01-12' });
  });

  describe('told only of a payment that failed', () => {
    const failed = (extra: Parameters<typeof aMail>[0] = {}) =>
      aMail({
        subject: 'Ödemeniz alınamadı',
        text: '229,99 TL tutarındaki aylık üyelik ücretinizi tahsil edemedik. 25 Kasım tarihinde tekrar deneyeceğiz.',
        ...extra,
      });

    it('shows what a known service tried to collect, in doubt and with the reason', () => {
      const { findings } = found([failed()]);
      expect(findings).toMatchObject([
        { service_id: 'netflix', amount: 229.99, currency: 'TRY', billing_cycle: 'monthly', confidence: 'medium' },
      ]);
      expect(findings[0]?.reasons).toContain('payment_failed');
      expect(findings[0]?.charges).toEqual([]);
    });

    it('is not made sure of by trying again', () => {
      const again = ['2026-11-12', '2026-11-15', '2026-11-18', '2026-11-20'].map((day) => failed({ date: on(day) }));
      expect(found(again).findings).toMatchObject([{ confidence: 'medium' }]);
    });

    it.each([
      ['names no price', { text: 'Üyelik ücretinizi tahsil edemedik.' }],
      ['is of an unknown sender', { from: 'Kule Spor <uyelik@kulespor.example>' }],
      ['comes from a domain that nobody vouches for', { from: 'Selfit <contato@selfit.com>' }],
      ['is old', { date: on('2026-10-12') }],
      [
        'is of a trial that never began',
        { text: 'Ücretsiz denemeniz başlatılamadı: 229,99 TL için kartınız reddedildi.' },
      ],
    ])('shows nothing where the mail %s', (_, extra) => {
      expect(found([failed(extra)]).findings).toEqual([]);
    });

    it('shows nothing once it was cancelled, and doubts nothing once it was paid', () => {
      expect(found([failed({ date: on('2026-11-15') }), cancelled('2026-11-20')]).findings).toEqual([]);
      const { findings } = found([failed({ date: on('2026-11-15') }), charge('2026-11-18')]);
      expect(findings).toMatchObject([{ confidence: 'high' }]);
      expect(findings[0]?.reasons).not.toContain('payment_failed');
    });
  });

  it('does not take a failed payment without a price, a refund or a gift for a subscription', () => {
    const failed = aMail({ subject: 'Payment declined', text: 'Your payment was declined.' });
    const refund = aMail({ subject: 'Your refund has been issued', text: 'We refunded $15.49.' });
    expect(found([failed, refund])).toEqual({ findings: [], cancelled: [] });
  });

  it('stops showing what used to write at every charge and has been silent for three cycles', () => {
    const mails = [charge('2026-05-12'), charge('2026-06-12'), charge('2026-07-12')];
    expect(found(mails).findings).toEqual([]);
    expect(found(mails, '2026-09-10').findings).toMatchObject([
      { status: 'late', reasons: expect.arrayContaining(['overdue']) },
    ]);
  });
});

describe('a mail that was sent on', () => {
  const sentOn = (day: string, text: string, sent?: string) =>
    aMail({
      date: on(day),
      from: 'Zeynep <zeynep@gmail.com>',
      subject: 'Fwd: Netflix',
      text: `---------- Forwarded message ---------\nFrom: Netflix <info@account.netflix.com>\n${sent ? `Date: ${sent}\n` : ''}Subject: ${text === end ? 'Your Netflix membership has been canceled' : 'Your Netflix receipt'}\n\n${text}`,
    });
  const old = 'We received your payment of $9.99 for your monthly plan.';
  const end = 'Your membership has been canceled.';
  const proven = (day: string) => charge(day, '17.99', { headers: [received, passed] });

  it.each([
    ['on the same day', [proven('2026-11-12'), sentOn('2026-11-12', old)]],
    ['days later', [proven('2026-11-12'), sentOn('2026-11-18', old)]],
    ['and is the same mail', [proven('2026-11-12'), sentOn('2026-11-18', old.replace('9.99', '17.99'), '12 Nov 2026')]],
  ])('without a day of its own does not overrule what the service wrote: %s', (_, mails) => {
    expect(found(mails).findings).toEqual(found(mails.slice(0, 1)).findings);
  });

  it('counts from the day on which it was first sent', () => {
    const { findings } = found([proven('2026-10-12'), proven('2026-11-12'), sentOn('2026-11-18', old, '12 Aug 2026')]);
    expect(findings).toMatchObject([{ amount: 17.99, next_payment_date: '2026-12-12', confidence: 'high' }]);
    expect(findings[0]?.evidence.map(({ date }) => date)).toEqual(['2026-11-12', '2026-10-12', '2026-08-12']);
  });

  it('ends nothing by an end that is older than the last payment', () => {
    expect(found([proven('2026-11-12'), sentOn('2026-11-18', end, '1 Mar 2026')])).toMatchObject({
      findings: [{ service_id: 'netflix' }],
      cancelled: [],
    });
    expect(found([proven('2026-11-12'), sentOn('2026-11-18', end)])).toMatchObject({
      findings: [],
      cancelled: [{ automatic: false, reason: 'forwarded' }],
    });
  });

  it('speaks for itself where nobody wrote directly', () => {
    expect(found([sentOn('2026-11-18', old)]).findings).toMatchObject([{ amount: 9.99, confidence: 'medium' }]);
  });
});
