import { describe, expect, it } from 'vitest';
import { read } from '#mail/testing/a-mail.ts';

const told = (subject: string, text: string) =>
  read({ from: 'Deezer <noreply@deezer.com>', subject, text }).map(({ kind, amount }) => `${kind} · ${amount ?? '–'}`);

describe('a payment that was undone', () => {
  it.each([
    ['Your payment', 'The charge of $11.99 on 19 November was cancelled by your bank. We will retry it for your plan.'],
    ['Your payment', 'The charge of $11.99 was cancelled. Your Deezer subscription stays active.'],
    [
      'Storno',
      'Die Zahlung von 11,99 € wurde storniert. Wir ziehen den Betrag am 25. November noch einmal ein. Dein Abo läuft weiter.',
    ],
    ['Annulation', 'Le paiement de 11,99 € a été annulé. Une nouvelle tentative pour votre abonnement aura lieu.'],
    ['Pago anulado', 'El cobro de 11,99 € fue anulado. Lo intentaremos otra vez. Tu suscripción continúa.'],
    ['Addebito', "L'addebito di 11,99 € è stato annullato. Riproviamo tra tre giorni. L'abbonamento continua."],
    ['Cobrança', 'A cobrança de 11,99 € foi cancelada. Tentaremos de novo. A sua assinatura continua ativa.'],
    ['Your bank', 'Your bank reversed your payment of $11.99 for your plan. We will try again on 24 November.'],
    ['Rücklastschrift', 'Die Zahlung von 11,99 € wurde zurückgebucht. Dein Abo bleibt aktiv.'],
    ['Votre banque', 'Votre banque a annulé le paiement de 11,99 €. Nous le représenterons pour votre abonnement.'],
    ['O seu banco', 'O seu banco cancelou a cobrança de 11,99 €. Vamos tentar de novo. A sua assinatura continua.'],
    ['Incasso', 'De incasso van € 11,99 is geannuleerd. We incasseren opnieuw. Je abonnement loopt door.'],
  ])('is one that failed where the subscription goes on: %s: %s', (subject, text) => {
    expect(told(subject, text)).toEqual(['payment_failed · 11.99']);
  });

  it('so in Turkish', () => {
    const text = '59,99 TL tutarındaki tahsilat iptal edildi. Aboneliğin için üç gün sonra yeniden deneyeceğiz.';
    expect(told('Tahsilat', text)).toEqual(['payment_failed · 59.99']);
  });

  it.each([
    ['Tu pago', 'El pago de 11,99 € de tu suscripción fue anulado.'],
    ['Your payment', 'The charge of $11.99 was cancelled and refunded. Your Deezer subscription continues.'],
  ])('shows nothing where it says no more or was given back: %s: %s', (subject, text) => {
    expect(told(subject, text).filter((event) => /^(?:charge|payment_failed)/.test(event))).toEqual([]);
  });

  it('hides no end in its own sentence', () => {
    const text = 'The charge of $11.99 was cancelled by your bank and your Deezer subscription has been cancelled.';
    expect(told('Your subscription', text)).toEqual(['cancelled · 11.99']);
  });

  it('leaves what was paid beside it', () => {
    const text =
      'An earlier payment was cancelled. You were charged $11.99 for your Deezer Premium subscription today.';
    expect(told('Your receipt', text)).toEqual(['charge · 11.99']);
  });
});

describe('an order that was cancelled', () => {
  it.each([
    [
      'Your order was cancelled',
      'Your poster order was cancelled, $18.00 go back. Your subscription renews on 9 December 2026 for $11.99.',
    ],
    [
      'Siparişiniz iptal edildi',
      'Poster siparişiniz iptal oldu, 18,00 TL iade edilecek. Aboneliğiniz 9 Aralık 2026 tarihinde 11,99 TL ile yenilenir.',
    ],
    [
      'Je bestelling',
      'Je bestelling gaat niet door, je krijgt € 18,00 terug. Je abonnement wordt op 9 december 2026 verlengd voor € 11,99.',
    ],
  ])('hides no subscription that renews beside it: %s: %s', (subject, text) => {
    expect(told(subject, text)).toEqual(['renewal_notice · 11.99']);
  });

  it('leaves what costs money with an order alone where nothing renews', () => {
    expect(told('Your order was cancelled', 'Your poster order for $18.00 was cancelled. Enjoy Premium!')).toEqual([]);
  });
});
