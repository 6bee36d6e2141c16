import { describe, expect, it } from 'vitest';
import { lines, read } from './testing/a-mail.ts';

describe('reading one mail', () => {
  it('reads the HTML part where the plain part says nothing', () => {
    const mail = {
      from: 'OpenAI <noreply@tm.openai.com>',
      subject: 'Your receipt',
      text: 'Your mail program does not show HTML.',
      html: '<table><tr><td>ChatGPT Plus Subscription</td><td>$20.00</td></tr><tr><td>Tax</td><td>$1.60</td></tr><tr><td><b>Total</b></td><td><b>$21.60</b></td></tr></table><p>Renews on December 20, 2026</p>',
    };
    expect(lines(mail)).toEqual(['charge · ChatGPT · 20 USD · monthly · 2026-12-20']);
    expect(read(mail)[0]).toMatchObject({
      amount: 20,
      charged_total: 21.6,
      evidence: 'ChatGPT Plus Subscription $20.00',
    });
  });

  it('takes the price that a mail declares for machines before the ones in its words', () => {
    const offer = { '@type': 'Offer', itemOffered: { name: 'Netflix Standard' }, price: '15.49', priceCurrency: 'USD' };
    const html = `<script type="application/ld+json">${JSON.stringify({ '@context': 'http://schema.org', '@type': 'Order', acceptedOffer: offer })}</script><p>Your payment was received. Save $5.00 with the plan with ads. Total $20.49</p>`;
    expect(lines({ subject: 'Your Netflix receipt', html })).toEqual(['charge · Netflix · 15.49 USD']);
    const microdata =
      '<div itemscope itemtype="http://schema.org/Order"><meta itemprop="price" content="15.49"/><meta itemprop="priceCurrency" content="USD"/></div><p>Your payment was received.</p>';
    expect(lines({ subject: 'Your Netflix receipt', html: microdata })).toEqual(['charge · Netflix · 15.49 USD']);
  });

  it('reads the invoice that is attached to a mail without amounts', () => {
    const mail = {
      from: 'Beispielhoster GmbH <info@beispielhoster.example>',
      subject: 'Ihre Rechnung 4711',
      text: 'Anbei erhalten Sie Ihre Rechnung.',
      attachments: [
        {
          type: 'application/pdf',
          text: 'Paket L\t8,99\n01.11.26-30.11.26\nTotal EUR\t8,99\nBei Rücklastschrift berechnen wir ein Entgelt von 15,00 EUR für die entstandenen Kosten.',
        },
      ],
    };
    expect(lines(mail)).toEqual(['charge · Beispielhoster · 8.99 EUR · monthly']);
    expect(lines({ ...mail, attachments: [{ type: 'application/pdf' }] })).toEqual([]);
  });

  it('reads a forwarded receipt as its first sender’s, and never as proof', () => {
    const text =
      'bak\n\n---------- İletilen ileti ---------\nGönderen: Spotify <no-reply@spotify.com>\nTarih: 3 Kas 2026 Sal 08:00\nKonu: Spotify makbuzun\nAlıcı: <a@example.org>\n\nPremium aboneliğin için ödemen alındı.\nTutar: 99,00 TL';
    const [event] = read({ from: 'Zeynep <zeynep@gmail.com>', subject: 'İlt: Spotify makbuzun', text });
    expect(event).toMatchObject({
      kind: 'charge',
      service_id: 'spotify',
      amount: 99,
      currency: 'TRY',
      date: '2026-11-03',
      forwarded: true,
      authentic: false,
    });
  });

  it('does not read what a reply quotes', () => {
    const text =
      'Hallo\n\nAm 3. Nov. 2026 um 08:00 schrieb Netflix <info@account.netflix.com>:\n> Your membership has been canceled.';
    expect(lines({ subject: 'Re: Frage', text })).toEqual([]);
  });

  it('joins the lines that plain mail breaks in the middle of a sentence', () => {
    const text =
      'Votre abonnement sera automatiquement renouvelé et prélevé le 21 déc.\n2026, sauf si vous le résiliez avant. Le montant est de 13,49 € par\nmois.';
    expect(lines({ subject: 'Votre abonnement Netflix', text })).toEqual([
      'renewal_notice · Netflix · 13.49 EUR · monthly · 2026-12-21',
    ]);
  });

  it('copies its evidence letter by letter from the mail, at most 200 characters', () => {
    const text = `Bu ay için ödemeniz alındı${' çok teşekkür ederiz'.repeat(30)}.`;
    const [event] = read({ subject: 'Makbuz', text });
    expect(event?.evidence.length).toBeLessThanOrEqual(200);
    expect(`Makbuz ${text}`).toContain(event?.evidence);
  });

  it('takes no mailing list for a bill, even at a known sender', () => {
    const mail = {
      from: 'GitHub <notifications@github.com>',
      subject: '[octo/shop] Renewal bug (#22)',
      text: '@jane: the subscription has been renewed but the user was charged $10 twice',
      headers: [{ name: 'Precedence', value: 'list' }],
    };
    expect(lines(mail)).toEqual([]);
  });

  it('knows nothing of an empty mail, and survives a broken one', () => {
    expect(lines({ subject: '', text: '' })).toEqual([]);
    expect(lines({ from: 'nobody', subject: '\u0000\u202e', html: '<<<table><td', text: '\ud800' })).toEqual([]);
  });

  it('reads a hostile megabyte in a moment', () => {
    const pieces = ['your subscription has been ', '1 ', '1.', 'a '.repeat(40), '$1,', 'on 1 of ', 'Netflix '];
    for (const piece of pieces) {
      const start = performance.now();
      read({ subject: piece, text: piece.repeat(1_000_000 / piece.length) });
      expect(performance.now() - start, piece).toBeLessThan(2000);
    }
  });
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

describe('a trial', () => {
  const kinds = (text: string) =>
    read({ from: 'Calm <hello@calm.com>', subject: 'Your free trial of Calm has started', text }).map(
      ({ kind }) => kind,
    );

  it.each([
    'Your 7 day trial of Calm Premium has begun. No payment method is on file and you will not be charged when it ends.',
    'Enjoy 14 days of Calm. No card needed: when the trial ends on December 4 your account simply goes back to the free version. Nothing will be charged.',
    'Calm Premium denemen başladı. Kart bilgisi gerekmez, 4 Aralık 2026 tarihinde kendiliğinden sona erer.',
    'Tu prueba gratuita de Calm Premium ha comenzado y termina el 4 de diciembre de 2026. No se te cobrará nada.',
    'O teu teste gratuito do Calm Premium começou e termina em 4 de dezembro de 2026. Não será cobrado nada.',
  ])('is no subscription where no payment comes behind it: %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it.each([
    'Your 7 day trial of Calm Premium has begun. You will not be charged until it ends.',
    'Your 7 day trial of Calm Premium has begun. You will not be charged if you cancel by November 26.',
    'Tu prueba gratuita de Calm Premium ha comenzado y termina el 4 de diciembre de 2026. No se te cobrará si cancelas.',
    'Your 7 day trial of Calm Premium has begun. You will not be charged today. Afterwards it is $69.99 per year.',
    'Your 7 day trial of Calm Premium has begun. No card needed. Your subscription will renew on November 27, 2026.',
  ])('is one where it is paid for later: %s', (text) => {
    expect(kinds(text)).toEqual(['trial_started']);
  });
});
