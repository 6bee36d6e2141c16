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

  it('reads the price that an HTML mail states for programs where its text has none', () => {
    const order = {
      '@context': 'http://schema.org',
      '@type': 'Invoice',
      totalPaymentDue: { '@type': 'PriceSpecification', price: '$17.99' },
    };
    const html = `<script type="application/ld+json">${JSON.stringify(order)}</script><p>Your monthly plan was renewed and charged.</p>`;
    expect(lines({ subject: 'Your Netflix receipt', html })).toEqual(['charge · Netflix · 17.99 USD · monthly']);
    const broken = html.replace('}}', '');
    expect(lines({ subject: 'Your Netflix receipt', html: broken })).toEqual(['charge · Netflix · monthly']);
  });

  it.each([
    ['TMT Chow!-előfizetésedet töröljük', 'TMT Chow!'],
    ['Előfizetésed (Yazio) előnyei hamarosan véget érnek', 'YAZIO'],
  ])('names what ends by the text of a store in Hungarian: %s', (subject, service_name) => {
    expect(read({ from: 'googleplay-noreply@google.com', subject, text: subject })).toMatchObject([
      { kind: 'cancelled', service_name },
    ]);
  });

  it('takes a far sentence about fees for no price of the invoice above it', () => {
    const conditions = 'Unsere Bedingungen gelten für alle Leistungen und Lieferungen.\n'.repeat(30);
    const text = `Rechnung
Total EUR	34,73
01.05.2026-31.05.2026
${conditions}
Wir berechnen für entstandene Kosten 15,00 EUR.`;
    expect(lines({ subject: 'Ihre Rechnung', text })).toEqual(['charge · Netflix · 34.73 EUR · monthly']);
  });

  it('takes an offered trial for none, and one that runs for one', () => {
    const from = 'Xbox Game Pass <microsoft-noreply@microsoft.com>';
    const subject = 'Xbox Game Pass : 30 jours d’essai gratuit';
    const then = 'Ensuite 12,99 € par mois, résiliable à tout moment.';
    expect(lines({ from, subject, text: `Commencez votre essai gratuit. ${then}` })).toEqual([]);
    const text = `Votre essai gratuit a commencé. Il se termine le 20 décembre 2026. ${then}`;
    expect(read({ from, subject, text })).toMatchObject([{ kind: 'trial_started', service_id: 'xbox-game-pass' }]);
  });

  it.each([
    ['Crunchyroll – Fan', 'crunchyroll'],
    ['Disney+ – Premium', 'disney-plus'],
  ])('names what a store ends by the title of its row: %s', (title, service_id) => {
    const text = `This confirms that you cancelled the following subscription.\n\n${title}\n\nYou can use it until 2026-12-19.`;
    expect(
      read({ from: 'Apple <no_reply@email.apple.com>', subject: 'Your subscription is expiring', text }),
    ).toMatchObject([{ kind: 'cancelled_at_period_end', service_id, ends_on: '2026-12-19' }]);
  });

  it('takes no name of a plan for the name of a service', () => {
    const html =
      '<p>Obrigado pelo pagamento. Este é o recibo da sua assinatura Prime.</p><table><tr><td>Plano</td><td>Padrão</td></tr><tr><td>Preço</td><td>R$ 19,90 / mês</td></tr></table>';
    const from = 'Amazon Prime <no-reply@amazon.com>';
    expect(read({ from, subject: 'Seu recibo Prime', text: '', html })).toMatchObject([{ service_id: 'amazon-prime' }]);
  });

  it('reads the invoice that is attached to a mail without amounts', () => {
    const mail = {
      from: 'Beispielhoster GmbH <info@beispielhoster.example>',
      subject: 'Ihre Rechnung 4711',
      text: 'Anbei erhalten Sie Ihre Rechnung.',
      attachments: [
        {
          type: 'application/pdf',
          text: 'Paket L\t8,99\n01.11.26-30.11.26\nTotal EUR\t8,99',
        },
      ],
    };
    expect(lines(mail)).toEqual(['charge · Beispielhoster · 8.99 EUR · monthly · 2026-11-30']);
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
    expect(read({ subject: 'Votre abonnement Netflix', text })).toMatchObject([
      { amount: 13.49, billing_cycle: 'monthly', next_date: '2026-12-21' },
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

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

describe('rows of a receipt', () => {
  it('reads plan, period and amount of an unknown merchant as one item', () => {
    const html = `<p>Ödemeniz alındı.</p><table>${row('Paket', 'Esnaf')}${row('Dönem', 'Aylık')}${row('Tutar', '899,00 TL')}</table>`;
    expect(
      read({ from: 'Defter Dükkânı <fatura@defterdukkani.example>', subject: 'Tahsilat bilginiz', html }),
    ).toMatchObject([
      { kind: 'charge', service_name: 'Defter Dükkânı', amount: 899, currency: 'TRY', billing_cycle: 'monthly' },
    ]);
  });

  it('takes the subscription of a store receipt and not what was bought once', () => {
    const html = `<p>Thank you for your purchase.</p><table>${row('500 Gems (Castle Story)', '$4.99')}${row('Pro (Moss Notes)', '$2.99/month')}${row('Total', '$7.98')}</table><p>Your subscription renews automatically.</p>`;
    const events = read({
      from: 'Google Play <googleplay-noreply@google.com>',
      subject: 'Your Google Play Order Receipt from Nov 20, 2026',
      html,
    });
    expect(events.map(({ service_name, amount }) => [service_name, amount])).toEqual([['Moss Notes', 2.99]]);
  });

  it('quotes evidence that stands in the mail and names the price', () => {
    const text = 'Ihre Zahlung von 12,50 € für das Monatsabo wurde abgebucht. Das Abo verlängert sich am 20.12.2026.';
    const [event] = read({ from: 'Hofblatt <abo@hofblatt.example>', subject: 'Zahlung erhalten', text });
    expect(event).toMatchObject({ kind: 'charge', amount: 12.5, next_date: '2026-12-20' });
    expect(text).toContain(event?.evidence);
    expect(event?.evidence).toContain('12,50');
  });
});

describe('senders', () => {
  const text = 'We charged $18.99 for your monthly plan. Your subscription renews on December 20.';

  it.each([
    ['Netflix', 'billing@stream-invoice.example'],
    ['Hu1u Billing', 'no-reply@stream-invoice.example'],
    ['Box', 'renewals@storage-alerts.example'],
  ])('accepts nothing from %s at a domain of somebody else', (name, address) => {
    expect(read({ from: `${name} <${address}>`, subject: 'Payment received', text })).toEqual([]);
  });

  it('reads the same mail from a merchant under its own name', () => {
    expect(
      read({ from: 'Fernbank Films <billing@fernbank.example>', subject: 'Payment received', text }),
    ).toMatchObject([{ service_name: 'Fernbank Films', amount: 18.99 }]);
  });
});

it.each([
  ['tables nested a hundred thousand deep', `${'<table><tr><td>'.repeat(100_000)}9,99 € im Monat`],
  ['tags that never end', '<a '.repeat(200_000)],
  ['a line of a million letters', `<p>${'abonnement 9,99 € '.repeat(60_000)}`],
  ['brackets without an end', '<p>Pro ('.repeat(100_000)],
])('reads %s in a moment', (_, html) => {
  const start = performance.now();
  read({ from: 'Hofblatt <abo@hofblatt.example>', subject: 'Rechnung', html });
  expect(performance.now() - start).toBeLessThan(15_000);
});
