import { describe, expect, it } from 'vitest';
import { anAddress, lines } from '#mail/testing/a-mail.ts';
import { isMailCandidate } from './candidate.ts';

const isCandidate = (from: string, subject: string, headers: { name: string; value: string }[] = []) =>
  isMailCandidate({ from: [anAddress(from)], subject, headers });

describe('mails worth downloading', () => {
  it.each([
    ['Netflix <info@account.netflix.com>', 'Merhaba Ada'],
    ['Apple <no_reply@email.apple.com>', 'Deine Rechnung von Apple'],
    ['PayPal <service@paypal.fr>', 'Votre paiement automatique'],
    ['Trendyol <info@trendyol.com>', 'Trendyol Plus üyeliğiniz yenilendi'],
    ['Fit Gym <billing@fitgym.example>', 'Your membership invoice'],
    ['Kulüp <bilgi@kulup.example>', 'Aboneliğiniz iptal edildi'],
    ['Klub <info@klub.example>', 'Twoja subskrypcja została przedłużona'],
    ['Jane <jane@gmail.com>', 'Fwd: your receipt'],
    ['Stüdyo <bilgi@studyo.example>', 'Tahsilat Bilgilendirmesi'],
    ['Stüdyo <bilgi@studyo.example>', 'Tahsilat bildirimi'],
    ['Stüdyo <bilgi@studyo.example>', 'Ödeme Bilgilendirme'],
    ['Studio <hello@studio.example>', 'Payment notice'],
    ['Studio <info@studio.example>', 'Zahlungsinformation'],
    ['Studio <info@studio.example>', 'Aviso de cobro'],
    ['Studio <info@studio.example>', 'Avviso di addebito'],
    ['Studio <info@studio.example>', 'Aviso de cobrança'],
    ['Studio <info@studio.example>', 'Avis de paiement'],
    ['Studio <info@studio.example>', 'Powiadomienie o płatności'],
    ['Studio <info@studio.example>', 'Fizetési értesítő'],
    ['Studio <info@studio.example>', 'Incassobericht'],
    ['Club <socios@club.example>', 'Cuota de diciembre'],
    ['Club <hello@club.example>', 'Goodbye from Club'],
    ['Studio <info@studio.example>', 'Our prices are about to increase'],
    ['Studio <info@studio.example>', 'Deine Preise werden sich ändern'],
    ['Studio <info@studio.example>', 'Le prix va bientôt augmenter'],
    ['Studio <info@studio.example>', 'El precio va a subir'],
    ['Studio <info@studio.example>', 'Il prezzo sta per aumentare'],
    ['Studio <info@studio.example>', 'Onze tarieven gaan stijgen'],
    ['Stüdyo <bilgi@studyo.example>', 'Paketinin fiyatı artmak üzere'],
  ])('fetches %s: %s', (from, subject) => {
    expect(isCandidate(from, subject)).toBe(true);
  });

  it.each([
    ['Mom <mom@example.org>', 'Dinner this weekend'],
    ['Jane <jane@gmail.com>', 'Your subscription'],
    ['Trendyol <info@trendyol.com>', 'Kargon yola çıktı'],
    ['Amazon <auto-confirm@amazon.com>', 'Arriving today'],
    ['Airline <no-reply@airline.example>', 'Your eTicket receipt'],
    ['Studio <hello@studio.example>', 'Your class was cancelled'],
    ['Stüdyo <bilgi@studyo.example>', 'Dersiniz iptal edildi'],
    ['Studio <info@studio.example>', 'Ihr Kurs wurde storniert'],
    ['Estudio <info@studio.example>', 'Tu clase ha sido cancelada'],
    ['Netflix <info@netfIix.com>', 'Your payment was declined'],
    ['Notion <no-reply@notion.so>', 'Password reset requested'],
    ['Bank <alerts@bank.example>', 'New device signed in'],
    ['Library <desk@library.example>', 'Your loans were renewed'],
  ])('leaves %s: %s', (from, subject) => {
    expect(isCandidate(from, subject)).toBe(false);
  });

  it('reads a whole mail by its own evidence, whatever its envelope shows', () => {
    const text = 'Your membership was renewed for $20.00 per month.';
    expect(isCandidate('Studio <hello@studio.example>', 'Hello')).toBe(false);
    expect(lines({ from: 'Studio <hello@studio.example>', subject: 'Hello', text })).toHaveLength(1);
  });

  it('leaves discussion lists alone', () => {
    const list = [{ name: 'Precedence', value: 'list' }];
    expect(isCandidate('Dev <dev@lists.example>', 'Re: subscription renewal API', list)).toBe(false);
  });
});

it.each(['Netflix', 'MUBI', 'DAZN'])('fetches what PayPal writes of a payment to %s', (name) => {
  const from = [{ name: 'PayPal', address: 'service@paypal.com' }];
  expect(isMailCandidate({ from, subject: `Your payment to ${name}` })).toBe(true);
});
