import { describe, expect, it } from 'vitest';
import { lines, read } from './testing/a-mail.ts';

describe('a channel of a store', () => {
  it.each([
    [
      'no-reply@amazon.co.uk',
      'Your channel',
      'Your Harbourflix channel on Prime Video was renewed. $4.99 per month was charged.',
      'Harbourflix',
    ],
    [
      'no-reply@amazon.fr',
      'Votre chaîne',
      'Votre abonnement à Ciné Nord sur Prime Video est renouvelé : 4,99 € par mois.',
      'Ciné Nord',
    ],
    [
      'no-reply@amazon.com.tr',
      'Kanalınız',
      'Prime Video üzerinden izlediğiniz Poyraz Sinema kanalının aboneliği yenilendi. Kartınızdan ayda 4,99 TL çekildi.',
      'Poyraz Sinema',
    ],
  ])('is named by its own name: %s', (address, subject, text, name) => {
    const [event] = read({ from: `Prime Video <${address}>`, subject, text });
    expect(event).toMatchObject({ service_name: name, amount: 4.99 });
    expect(event).not.toHaveProperty('service_id');
  });
});

describe('no payment', () => {
  it.each([
    ['a void invoice', 'Invoice void', 'Invoice 71 for $15.49 (Standard, monthly) was voided. Nothing was charged.'],
    ['one in French', 'Facture annulée', 'La facture de 13,49 € (mensuel) a été annulée. Rien n’a été prélevé.'],
    [
      'a changed setting',
      'Billing email changed',
      'You changed the billing email. Your plan: Standard, $15.49 per month.',
    ],
    ['a sign-up that was left', 'Almost there', 'Finish your sign-up. Standard: $15.49 per month.'],
    ['a quotation', 'Votre panier', 'Reprenez là où vous vous étiez arrêté : Standard à 13,49 € par mois.'],
  ])('is found in %s', (_, subject, text) => {
    expect(lines({ subject, text })).toEqual([]);
  });
});

describe('prices of two times', () => {
  it.each([
    ['Fiyat güncellemesi', '1 Ocak 2027’den itibaren aylık üyelik ücreti 160 TL yerine 199 TL olacaktır.', 160, 199],
    [
      'Neue Preise',
      'Ab 1. Januar 2027 zahlen Sie 7,80 € im Monat anstelle von 6,90 €. Das ist unsere Preisanpassung.',
      6.9,
      7.8,
    ],
    ['Price change', 'Your price changes: from January 1, 2027 it is $17 a month. You pay $14 today.', 14, 17],
    [
      'Nouveau tarif',
      'À partir du 1er janvier 2027, votre abonnement mensuel passera à 8,49 € au lieu de 7,49 €.',
      7.49,
      8.49,
    ],
  ])('are told by the words beside them: %s', (subject, text, old_amount, amount) => {
    expect(read({ subject, text })).toMatchObject([{ kind: 'price_rise', old_amount, amount }]);
  });
});

describe('a cycle', () => {
  const from = 'Igelhof <post@igelhof.example>';

  it.each([
    ['of an offer', 'Danke', 'Ihre Spende von 35,00 € ist eingegangen. Möchten Sie monatlich helfen?'],
    ['of another price', 'Paid', 'You paid $23.50 for one loaf. Our bread club brings one every week for $9.'],
    ['in the name of a thing', 'Receipt', 'Monthly Planner 2027\t$18.00\nAnnual Poster\t$9.00\nTotal paid\t$27.00'],
  ])('%s makes no subscription', (_, subject, text) => {
    expect(lines({ from, subject, text })).toEqual([]);
  });

  it('in the name of the sender is not the one that is paid', () => {
    const mail = { from: 'Haftalık Sofra <uyelik@sofra.example>', subject: 'Üyeliğiniz yenilendi' };
    const text = 'Haftalık Sofra üyeliğiniz bir ay uzatıldı. 119,00 TL tahsil edildi. Sonraki ödeme: 20 Aralık 2026';
    expect(read({ ...mail, text })).toMatchObject([{ billing_cycle: 'monthly' }]);
  });
});
