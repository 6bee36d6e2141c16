import { describe, expect, it } from 'vitest';
import { read } from '#mail/testing/a-mail.ts';

/** Which events, and of how much. */
const told = (subject: string, text: string) =>
  read({ from: 'Deezer <noreply@deezer.com>', subject, text }).map(({ kind, amount }) => `${kind} · ${amount ?? '–'}`);
const kinds = (subject: string, text: string) => told(subject, text).map((event) => event.split(' · ')[0]);

describe('a card that expired', () => {
  it.each([
    ['Please update your card', 'The card on file for your plan expired. The next $11.99 is due on December 9, 2026.'],
    ['Kartınızı güncelleyin', 'Aboneliğinize kayıtlı kartınızın süresi doldu. Aylık ücret 59,99 TL.'],
    ['Bitte neue Karte angeben', 'Die Kreditkarte zu deinem Abo ist abgelaufen. Es kostet 11,99 € im Monat.'],
    ['Mettez à jour votre carte', 'La carte bancaire de votre abonnement est arrivée à échéance. Il coûte 11,99 €.'],
    ['Actualiza tu tarjeta', 'La tarjeta asociada a tu suscripción ha caducado. Cuesta 11,99 € al mes.'],
    ['Aggiorna la carta', "La carta collegata all'abbonamento è scaduta. Costa 11,99 € al mese."],
    ['Werk je kaart bij', 'De creditcard bij je abonnement is verlopen. Het kost € 11,99 per maand.'],
    ['Atualize o cartão', 'O cartão associado à sua assinatura venceu e o plano custa 11,99 € por mês.'],
    ['Your card', 'The card used for your subscription has expired. We charge $11.99 a month.'],
    ['O cartão', 'O cartão da sua assinatura expirou. São 11,99 € por mês.'],
  ])('ends nothing: %s: %s', (subject, text) => {
    expect(kinds(subject, text)).not.toContain('cancelled');
  });

  it.each([
    ['Your subscription', 'Your card has expired and your subscription was cancelled.'],
    ['Your subscription', 'Your subscription has expired because your card has expired.'],
    ['Dein Abo', 'Deine Karte ist abgelaufen und dein Abo wurde beendet.'],
    ['Il tuo abbonamento', 'La carta è stata rifiutata e il tuo abbonamento è scaduto.'],
    ['Your subscription', 'The card that we tried was declined and your subscription has expired.'],
    ['Your subscription', 'Your card games subscription has expired.'],
    ['Votre abonnement', 'Votre carte de membre est expirée.'],
  ])('hides no end that is told beside it: %s: %s', (subject, text) => {
    expect(kinds(subject, text)).toEqual(['cancelled']);
  });
});

describe('what ran out is not the subscription', () => {
  it.each([
    'Your failed payment of $17.99 is tried again. The plan of one of your guests, Kim, has ended.',
    'Die Zahlung von 17,99 € für dein Abo ist fehlgeschlagen. Das Abo eines deiner Mitglieder wurde beendet.',
    "Le paiement de 17,99 € pour votre abonnement a échoué. L'abonnement d'un de vos membres a été résilié.",
    'El pago de 17,99 € de tu suscripción ha fallado. La suscripción de uno de tus miembros ha sido cancelada.',
    "Il pagamento di 17,99 € non è riuscito. L'abbonamento di uno dei tuoi membri è stato annullato.",
    'O pagamento de 17,99 € falhou. A assinatura de um dos seus membros foi cancelada.',
    'De betaling van € 17,99 is mislukt. Het abonnement van een van je gezinsleden is beëindigd.',
    'Aylık 89,99 TL ödemeniz alınamadı. Üyelerinizden birinin aboneliği sona erdi.',
  ])('where it is a member’s: %s', (text) => {
    expect(kinds('Payment failed', text)).toEqual(['payment_failed']);
  });

  it.each([
    ['Ödeme alınamadı', 'Aboneliğinin taahhüt süresi bitti. Aylık 59,99 TL ödemen alınamadı.'],
    ['Ödeme alınamadı', 'Üyeliğinizin kampanya süresi doldu. Aylık 59,99 TL ödemeniz alınamadı.'],
    [
      'Ödeme alınamadı',
      'Üyeliğiniz bitti sanmayın: süresi doldu ama aboneliğiniz devam ediyor. 59,99 TL alınamadı, 9 Aralık 2026 tarihinde yine denenecek.',
    ],
  ])('where a commitment or an offer is over, or it goes on: %s: %s', (subject, text) => {
    expect(kinds(subject, text)).toEqual(['payment_failed']);
  });

  it.each([
    ['Votre offre promotionnelle est arrivée à échéance', 'Votre formule coûte désormais 11,99 € par mois.'],
    ['Your plan', 'Your plan has ended its first term. Your subscription continues at $11.99 from December 9, 2026.'],
    [
      'Dein Abo',
      'Die erste Laufzeit deines Abos ist abgelaufen. Dein Abo läuft weiter, ab 9. Dezember 2026 für 11,99 €.',
    ],
    [
      'Votre abonnement',
      'Votre offre est arrivée à son terme. Votre abonnement se poursuit à partir du 9 décembre 2026.',
    ],
    [
      'Tu suscripción',
      'El primer plazo de tu plan ha terminado. Tu suscripción continúa desde el 9 de diciembre de 2026.',
    ],
    ['Il tuo abbonamento', 'Il primo anno del tuo piano è scaduto. Il tuo abbonamento continua dal 9 dicembre 2026.'],
    [
      'Je abonnement',
      'De eerste termijn van je abonnement is verlopen. Je abonnement loopt door vanaf 9 december 2026.',
    ],
  ])('where it continues from a day on: %s: %s', (subject, text) => {
    expect(kinds(subject, text)).not.toContain('cancelled');
  });
});

it.each([
  [
    'Il tuo abbonamento',
    'Non è stato possibile rinnovare il tuo piano da soli. Lo abbiamo rinnovato ieri e addebitato 11,99 €.',
  ],
  [
    'Je abonnement',
    'Je abonnement kon niet worden verlengd. Gisteren hebben we het toch verlengd en € 11,99 afgeschreven.',
  ],
])('takes the renewal that came after one that failed for a payment: %s: %s', (subject, text) => {
  expect(told(subject, text)).toEqual(['charge · 11.99']);
});

it.each([
  [
    'Je kaart',
    'Je betaalkaart is verlopen. Geef een nieuwe op voor 9 december 2026, de dag waarop wij € 11,99 incasseren.',
  ],
  [
    'Deine Karte',
    'Deine Karte ist abgelaufen. Wir brauchen eine neue bis zum 9. Dezember 2026, an dem wir 11,99 € einziehen.',
  ],
  [
    'Tu tarjeta',
    'Tu tarjeta ha caducado. Necesitamos otra para el 9 de diciembre de 2026, cuando te cobremos 11,99 €.',
  ],
])('hears in a clause that hangs on its day what will be charged: %s: %s', (subject, text) => {
  expect(read({ from: 'Deezer <noreply@deezer.com>', subject, text })).toEqual([
    expect.objectContaining({ kind: 'renewal_notice', amount: 11.99, next_date: '2026-12-09' }),
  ]);
});

describe('a payment behind a trial that is over', () => {
  it.each([
    'Your trial has expired, but $11.99 for your plan could not be collected. We will retry it on 24 November.',
    'Dein Probemonat ist vorbei. Die Zahlung von 11,99 € ist fehlgeschlagen. Dein Abo läuft weiter.',
    "Votre mois d'essai est terminé. Le paiement de 11,99 € a échoué, nous réessayons demain.",
    'Tu prueba ha acabado. El pago de 11,99 € ha fallado y volveremos a intentarlo mañana.',
    'La tua prova è finita. Il pagamento di 11,99 € non è riuscito, riproviamo domani.',
    'O teste acabou. O pagamento de 11,99 € falhou e tentaremos de novo amanhã.',
    'Je proefmaand is voorbij. De betaling van € 11,99 is mislukt, morgen incasseren we opnieuw.',
    'Deneme süren bitti. 11,99 TL tutarındaki ödemen alınamadı, yarın yeniden deneyeceğiz.',
  ])('is the subscription’s where it is tried again or goes on: %s', (text) => {
    expect(told('Payment failed', text)).toEqual(['payment_failed · 11.99']);
  });

  it.each([
    'Your trial could not begin: your card was declined for $11.99. We will retry it tomorrow.',
    'Your trial has ended because your card was declined for $11.99.',
    'Your trial has ended. The payment of $11.99 failed. If you update your card, we will try again.',
  ])('is nobody’s where it never began or nothing follows: %s', (text) => {
    expect(told('Payment failed', text)).toEqual(['payment_failed · –']);
  });
});
