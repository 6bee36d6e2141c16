import { describe, expect, it } from 'vitest';
import { read } from '#mail/testing/a-mail.ts';

/** Which event, of whom. */
const told = (from: string, subject: string, text: string) =>
  read({ from, subject, text }).map(({ kind, service_name }) => `${kind} · ${service_name}`);

const netflix = 'Netflix <info@account.netflix.com>';
const figaro = 'Le Figaro <abonnement@lefigaro.fr>';

describe('a title that only tells of a payment, above an end', () => {
  it.each([
    ['Payment problem', 'Your plan at $15.49 a month was cancelled because your card was declined.'],
    ['We could not renew your plan', 'Your plan at $15.49 a month has ended since we could not charge your card.'],
    ['Your plan could not be renewed', 'Your plan at $15.49 a month was cancelled.'],
    ['Ödeme alınamadı', 'Kartınızdan ücret çekilemediği için aylık 229,99 TL olan planınız iptal edildi.'],
    ['Yenileme başarısız', 'Aylık 229,99 TL olan üyeliğiniz sona erdi.'],
    ['Zahlungsproblem', 'Dein Abo für 13,99 € im Monat wurde gekündigt, da keine Zahlung eingegangen ist.'],
    ['Paiement refusé', 'Votre abonnement à 13,49 € par mois a été annulé faute de paiement.'],
    ['Pago rechazado', 'Por falta de pago, tu suscripción de 13,99 € al mes ha sido anulada.'],
    ['Pagamento non riuscito', 'Il tuo abbonamento da 12,99 € al mese è stato disattivato per mancato pagamento.'],
    ['Pagamento recusado', 'A sua assinatura de 11,99 € por mês foi encerrada por falta de pagamento.'],
    ['Betaling mislukt', 'Je abonnement van € 13,99 per maand is stopgezet omdat de betaling uitbleef.'],
  ])('is an end: %s: %s', (subject, text) => {
    expect(told(netflix, subject, text)).toEqual(['cancelled · Netflix']);
  });

  it.each([
    ['Payment failed', 'Your $15.49 for this month failed. Your plan will be cancelled unless you pay by December 1.'],
    ['Payment failed', 'Your $15.49 for this month failed. Act now to keep your plan from being cancelled.'],
    ['Payment failed', 'Your monthly $15.49 failed. Viewers whose plan was cancelled lose their lists.'],
    ['Ödeme alınamadı', 'Aylık 229,99 TL alınamadı. Üyeliğiniz yarın iptal edilmiş olacak.'],
    ['Payment failed', 'Your monthly $15.49 failed. The attempt was cancelled.'],
    ['Payment failed', 'Your monthly payment of $15.49 for your plan was cancelled by your bank.'],
    ['Payment failed', 'Your monthly $15.49 failed. Your plan has not been cancelled.'],
    ['Ödeme alınamadı', 'Aylık 229,99 TL ödemeniz bankanız tarafından iptal edildi.'],
    ['Ödeme alınamadı', 'Aylık 229,99 TL alınamadı. Ödeme yapmazsanız üyeliğiniz iptal edilecek.'],
    ['Zahlung fehlgeschlagen', 'Die 13,99 € für diesen Monat fehlen. Dein Abo wird am 1. Dezember gekündigt.'],
    ['Zahlungsproblem', 'Es fehlen 13,99 € für diesen Monat. Dein Abo kann jetzt beendet werden.'],
    ['Zahlung fehlgeschlagen', 'Die Zahlung von 13,99 € für dein monatliches Abo wurde storniert.'],
    ['Paiement refusé', 'Les 13,49 € du mois manquent. Votre abonnement sera résilié sans paiement de votre part.'],
    ['Pago rechazado', 'Faltan 13,99 € de este mes. Tu suscripción será cancelada si no pagas.'],
    ['Pagamento non riuscito', 'Mancano 12,99 € per questo mese. Il tuo abbonamento sta per essere annullato.'],
    ['Pagamento recusado', 'Faltam 11,99 € deste mês. A sua assinatura será cancelada em 1 de dezembro.'],
    ['Betaling mislukt', 'De € 13,99 van deze maand ontbreekt. Je abonnement wordt op 1 december stopgezet.'],
  ])('is none where it is only threatened, or the payment is undone: %s: %s', (subject, text) => {
    expect(told(netflix, subject, text)).toEqual(['payment_failed · Netflix']);
  });
});

it.each([
  'Your plan could not be renewed',
  'Dein Abo konnte nicht verlängert werden',
  "Votre abonnement n'a pas pu être renouvelé",
  'No se ha podido renovar tu suscripción',
  'Non siamo riusciti a rinnovare il tuo abbonamento',
  'Não foi possível renovar a sua assinatura',
  'Je abonnement kon niet worden verlengd',
])('takes no renewal that did not happen for a payment: %s', (subject) => {
  expect(told(netflix, subject, '13,99 €')).toEqual(['payment_failed · Netflix']);
});

it.each([
  ['Votre abonnement est arrivé à échéance', "Il coûtait 14,99 € par mois et n'a pas été renouvelé. Réabonnez-vous."],
  ['Votre abonnement est arrivé à expiration', 'Votre abonnement à 14,99 € par mois ne sera pas renouvelé.'],
  ['Votre abonnement', 'Votre abonnement à 14,99 € par mois est arrivé à son terme et ne sera pas renouvelé.'],
])('hears in French that it has run out: %s', (subject, text) => {
  expect(told(figaro, subject, text)).toEqual(['cancelled · Le Figaro']);
});

it.each([
  'Your plan has not been renewed',
  'Dein Abo wurde nicht verlängert',
  'Il tuo abbonamento non è stato rinnovato',
])('hears no charge in: %s', (subject) => {
  expect(told(netflix, subject, 'Total: 13,99 €')).not.toContain('charge · Netflix');
});

it('expects nothing of what has run out and is to be renewed by the reader', () => {
  const text = 'Votre formule coûte 14,99 € par mois. Renouvelez votre abonnement.';
  expect(told(figaro, 'Votre abonnement est arrivé à échéance', text)).toEqual([]);
});

it('believes that it was not renewed, whoever is asked back', () => {
  const text = 'Your plan at $15.49 a month has expired and was not renewed. Renew now to go on watching.';
  expect(told(netflix, 'About your plan', text)).toEqual(['cancelled · Netflix']);
});

it('hears in Turkish that its time is up and was not renewed', () => {
  const subject = 'Üyeliğinizin süresi doldu';
  const text = 'Üyeliğinizin süresi dün doldu, yenilenmedi. Fiyatı ayda 229,99 TL idi.';
  expect(told(netflix, subject, text)).toEqual(['cancelled · Netflix']);
});

it.each([
  ['Votre abonnement est arrivé à échéance', 'Il a été renouvelé pour un mois : 14,99 € ont été prélevés.'],
  ['Votre abonnement arrive à échéance', 'Il sera renouvelé le 1er décembre 2026 pour 14,99 € par mois.'],
])('ends nothing that was renewed, or will be: %s: %s', (subject, text) => {
  expect(told('Deezer <noreply@deezer.com>', subject, text)).not.toContain('cancelled · Deezer');
});

it('lets automatic payments be what one subscribes to', () => {
  const text = 'Your automatic payments to Hulu have been canceled.';
  expect(told('PayPal <service@paypal.com>', 'Your automatic payments were canceled', text)).toEqual([
    'cancelled · Hulu',
  ]);
});

it('goes on where what ran out was renewed', () => {
  const text = 'Your prepaid year has ended. We have renewed it for $59.99 a year.';
  expect(told('Strava <no-reply@strava.com>', 'Your subscription', text)).toEqual(['charge · Strava']);
});

it.each([
  ['Votre abonnement', 'Votre abonnement sera renouvelé le 9 décembre 2026 pour 11,99 €.'],
  ['Tu suscripción', 'Tu suscripción será renovada el 9 de diciembre de 2026 por 11,99 €.'],
  ['A sua assinatura', 'A sua assinatura será renovada em 9 de dezembro de 2026 por 11,99 €.'],
  ['Il tuo abbonamento', 'Il tuo abbonamento verrà rinnovato automaticamente il 9 dicembre 2026 a 11,99 €.'],
])('takes what will be renewed for no payment: %s: %s', (subject, text) => {
  expect(read({ subject, text })).toEqual([
    expect.objectContaining({ kind: 'renewal_notice', amount: 11.99, next_date: '2026-12-09' }),
  ]);
});
