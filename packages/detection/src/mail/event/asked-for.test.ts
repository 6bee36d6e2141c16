import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

const P = 'PayPal <service@paypal.com>';

describe('money that is only asked for, through a house that lets anybody ask', () => {
  it.each([
    [
      P,
      'Invoice from Norton: annual subscription $399.99',
      'Norton LifeLock sent you an invoice for $399.99 for annual subscription renewal. Note from seller: if you did not place this order call +1 888 555 0199 immediately.',
    ],
    [
      P,
      'You sent a payment for Norton 360 yearly $399.99',
      'Your Norton 360 annual subscription was renewed for $399.99. If you did not authorise this call +1 888 555 0199.',
    ],
    [
      P,
      "You've got a money request",
      'McAfee Total Protection is requesting $349.99 USD for your yearly subscription renewal. Pay now.',
    ],
    [
      P,
      'Reminder: Invoice from Geek Squad (0044)',
      'Geek Squad sent you an invoice for $449.99. Your annual plan has been renewed. Due on receipt. View and pay invoice',
    ],
    [P, 'Money request from Netflix', 'Netflix has requested 17.99 USD. Note: monthly subscription'],
    [
      P,
      'Rechnung von Norton (0021)',
      'Norton 360 hat Ihnen eine Rechnung über 399,99 EUR geschickt. Jahresabo. Fällig bei Erhalt. Rechnung ansehen und bezahlen',
    ],
    [
      P,
      'Zahlungsanforderung von Norton',
      'Norton fordert 399,99 EUR von Ihnen an. Jährliche Verlängerung Ihres Abonnements.',
    ],
    [
      P,
      'Facture de Norton',
      "Norton vous a envoyé une facture de 399,99 EUR pour votre abonnement annuel. Si vous n'êtes pas à l'origine de cette commande, appelez le +33 1 84 88 00 00 pour annuler.",
    ],
    [P, 'Demande de paiement de Netflix', 'Netflix vous demande 15,99 EUR. Abonnement mensuel.'],
    [
      P,
      'Factura de Norton',
      'Norton te ha enviado una factura de 399,99 EUR por la renovación anual de tu suscripción. Si no reconoces este cargo, llama al +34 911 23 45 67.',
    ],
    [P, 'Solicitud de dinero de Netflix', 'Netflix te ha solicitado 12,99 EUR. Suscripción mensual.'],
    [
      P,
      'Fattura da Norton',
      "Norton ti ha inviato una fattura di 399,99 EUR per il rinnovo annuale dell'abbonamento. Se non hai autorizzato, chiama il +39 02 1234 5678.",
    ],
    [P, 'Richiesta di denaro da Netflix', 'Netflix ti ha richiesto 12,99 EUR. Abbonamento mensile.'],
    [
      P,
      'Fatura de Norton',
      'A Norton enviou-lhe uma fatura de 399,99 EUR pela renovação anual da assinatura. Se não reconhece esta cobrança, ligue para +351 21 123 4567.',
    ],
    [P, 'Pedido de pagamento de Netflix', 'Netflix solicitou R$ 39,90. Assinatura mensal.'],
    [
      P,
      'Norton size bir fatura gönderdi',
      'Norton yıllık abonelik yenileme için 3.999,00 TL tutarında bir fatura gönderdi. Bu işlemi siz yapmadıysanız +90 850 555 01 99 numarasını arayın.',
    ],
    [P, 'Norton para talebinde bulundu', 'Norton sizden 3.999,00 TL istiyor. Yıllık abonelik.'],
    [
      P,
      'Your payment to Norton',
      'You paid $399.99 USD to Norton for your annual subscription. Customer note: to dispute this charge, contact our help desk at +1 (808) 555-0199',
    ],
    [
      'Norton <quickbooks@notification.intuit.com>',
      'Invoice 1043 from Norton LifeLock',
      'Your annual subscription has been renewed. $399.99 DUE 10/14/2026. Review and pay',
    ],
    [
      'QuickBooks <no-reply@intuit.com>',
      'Invoice 1043 from Norton LifeLock',
      'Your annual subscription of $399.99. Balance due $399.99. Review and pay. To cancel call +1 888 555 0100',
    ],
    [
      'Norton via Square <invoicing@messaging.squareup.com>',
      'New Invoice from Norton ($399.99)',
      'Norton sent you a new invoice for annual subscription. $399.99 due now. Pay invoice',
    ],
    [
      'Norton <message-service@sender.zohoinvoice.com>',
      'Invoice - INV-0021 from Norton',
      'Your annual subscription renewal invoice of $399.99 is ready. Pay now',
    ],
    [
      'Norton LifeLock <invoice+statements@stripe.com>',
      'New invoice from Norton LifeLock #0021',
      '$399.99 due October 14, 2026. Norton 360 annual subscription. Pay this invoice',
    ],
    [
      'Wise <noreply@wise.com>',
      'Norton sent you a payment request',
      'Norton requested 399.99 USD. Norton 360 annual subscription renewal. Pay now',
    ],
    [
      'FreshBooks <mail@freshbooks.com>',
      'Norton sent you an invoice',
      'Norton sent you an invoice for $399.99 for your annual subscription. View invoice',
    ],
    [
      'Xero <messaging-service@post.xero.com>',
      'Invoice INV-0021 from Norton for you',
      'Here is your invoice for $399.99 USD for the annual subscription. The amount outstanding of 399.99 USD is due on 14 Oct 2026.',
    ],
    [
      P,
      'Fatura: Norton 360',
      "Norton 360 yıllık aboneliğiniz yenilendi, 3.999,00 TL çekildi. İptal veya itiraz için 0850 555 01 99'u arayın.",
    ],
    [
      P,
      'Ihre Zahlung an Norton',
      'Sie haben 399,99 EUR an Norton gezahlt. Jahresabo. Haben Sie das nicht autorisiert? Rufen Sie uns an: 0800 555 0199',
    ],
    [
      P,
      'Has enviado un pago a Norton',
      'Has pagado 399,99 EUR a Norton por la suscripción anual. ¿No lo has autorizado? Llámanos al 900 555 019',
    ],
  ])("is nobody's charge: %s, %s", (from, subject, text) => {
    expect(lines({ from, subject, text })).toEqual([]);
  });

  it.each([
    [
      P,
      'Receipt for your payment to Spotify',
      'You sent a payment of $10.99 USD to Spotify. Your automatic payment: monthly. If you did not authorise this, visit the Resolution Centre.',
      'charge · Spotify · 10.99 USD · monthly',
    ],
    [
      P,
      'You have authorized an automatic payment to Netflix',
      'You sent an automatic payment of $17.99 USD to Netflix. Invoice ID 8812. Questions? Contact Netflix: +1 888 638 3549. Monthly subscription',
      'charge · Netflix · 17.99 USD · monthly',
    ],
    [
      P,
      'Rechnung von Spotify',
      'Sie haben 10,99 EUR an Spotify gezahlt. Monatliches Abonnement.',
      'charge · Spotify · 10.99 EUR · monthly',
    ],
    [
      'Acme <invoice+statements@stripe.com>',
      'Your invoice from Acme #1234-5678',
      'Invoice from Acme $20.00 Paid October 14, 2026. Acme Pro monthly $20.00. Amount paid $20.00. Questions? Call us at +1 415 555 0100.',
      'charge · Acme · 20 USD · monthly',
    ],
    [
      'QuickBooks <no-reply@intuit.com>',
      'Your invoice from Intuit QuickBooks',
      'Your QuickBooks Simple Start subscription was renewed for $30.00 per month. Call +1 800 446 8848 to cancel.',
      'charge · QuickBooks · 30 USD · monthly',
    ],
    [
      'Norton <noreply@norton.com>',
      'Your Norton 360 renewed',
      'Your annual subscription was renewed for $99.99. To cancel, call +1 855 815 2726.',
      'charge · Norton · 99.99 USD · yearly',
    ],
    [
      'Apple <no_reply@email.apple.com>',
      'Your receipt from Apple.',
      'iCloud+ with 200 GB\nMonthly\n$2.99\nTOTAL $2.99\nTo cancel call 1-800-275-2273',
      'charge · iCloud+ · 2.99 USD · monthly',
    ],
  ])('is told from what was paid, and from what a service says itself: %s, %s', (from, subject, text, told) => {
    expect(lines({ from, subject, text })).toEqual([told]);
  });
});
