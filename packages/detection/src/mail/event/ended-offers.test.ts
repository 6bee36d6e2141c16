import { describe, expect, it } from 'vitest';
import { detectInMails } from '#mail/detect-in-mails.ts';
import { aMail, read } from '#mail/testing/a-mail.ts';

const from = 'Deezer <noreply@deezer.com>';
const told = (subject: string, text: string) =>
  read({ from, subject, text }).map(({ kind, amount, old_amount }) =>
    [kind, amount, old_amount].filter(Boolean).join(' · '),
  );

describe('an offer that is over', () => {
  it.each([
    [
      'Your discount has ended',
      'The discount has expired. From 9 December 2026 your Deezer plan costs $11.99 a month.',
    ],
    ['Dein Rabatt', 'Dein Rabatt ist ausgelaufen. Ab dem 9. Dezember 2026 kostet dein Abo 11,99 € pro Monat.'],
    [
      'Votre remise',
      'Votre remise est terminée. À partir du 9 décembre 2026, votre abonnement coûte 11,99 € par mois.',
    ],
    ['Tu descuento', 'Tu descuento ha llegado a su fin. Tu suscripción se renueva el 9 de diciembre por 11,99 €.'],
    ['Tu promoción', 'Ha caducado tu promoción. A partir del 9 de diciembre tu suscripción cuesta 11,99 € al mes.'],
    ['Il tuo sconto', 'Il tuo sconto è terminato. Dal 9 dicembre 2026 il tuo abbonamento costa 11,99 € al mese.'],
    ['O seu desconto', 'O desconto acabou. A partir de 9 de dezembro a sua assinatura custa 11,99 € por mês.'],
    ['Je korting', 'Je korting is voorbij. Vanaf 9 december 2026 kost je abonnement € 11,99 per maand.'],
    ['İndirimin bitti', 'İndirim dönemin bitti. 9 Aralık 2026 tarihinden itibaren aboneliğin aylık 11,99 TL.'],
  ])('sells nothing where the subscription goes on: %s: %s', (subject, text) => {
    expect(told(subject, text)).toEqual(['renewal_notice · 11.99']);
  });

  it('nor where it was not renewed and the subscription was', () => {
    const text = 'Your student discount has not been extended. Your Deezer subscription renewed today for $11.99.';
    expect(told('Your discount has not been extended', text)).toEqual(['charge · 11.99']);
  });

  it.each([
    ['Your discount has ended', 'Come back: your subscription could be $5.99 a month.'],
    ['Your discount has ended', 'Claim another 20% off: your subscription will renew at $5.99 a month.'],
    ['Your discount has ended', 'Save 20% again. Your subscription will be charged at $5.99 a month.'],
    ['Your discount has ended', 'The Premium subscription will be charged at $5.99 a month.'],
    ['Your discount has ended', 'Your Premium subscription, again, for $5.99 a month.'],
    ['Dein Rabatt ist abgelaufen', 'Hol dir dein Abo für 5,99 € im Monat zurück.'],
    ['Je korting is verlopen', 'Neem je abonnement weer voor € 5,99 per maand.'],
    ['İndirimin sona erdi', 'Aboneliğini aylık 29,99 TL ile yeniden başlat.'],
  ])('wins nobody back: %s: %s', (subject, text) => {
    expect(told(subject, text)).toEqual([]);
  });

  it('nor where it was paid', () => {
    const text = 'İndirimin bitti, aboneliğin için bugün 89,90 TL tahsil edildi.';
    expect(told('İndirimin bitti', text)).toEqual(['charge · 89.9']);
  });

  it('is not over before the day that is named', () => {
    const text = 'Once your offer has ended, your Deezer subscription costs $11.99 a month from 9 December 2026.';
    expect(told('Your discount', text)).toEqual([]);
  });
});

describe('what an offer cost that is over', () => {
  it.each([
    [
      'Your price changes',
      'Your $0.99 offer has expired. Your subscription goes up to $11.99 a month on 9 December 2026.',
    ],
    ['Dein Preis ändert sich', 'Das Angebot für 0,99 € ist vorbei. Dein Abo kostet ab 9. Dezember 11,99 € im Monat.'],
    [
      'Votre tarif change',
      'La promotion à 0,99 € a pris fin. Votre abonnement passe à 11,99 € par mois le 9 décembre.',
    ],
    [
      'Cambia tu precio',
      'La promoción de 0,99 € ha finalizado. Tu suscripción pasa a 11,99 € al mes el 9 de diciembre.',
    ],
    ['Cambia il prezzo', 'La promozione a 0,99 € è finita. Il tuo abbonamento passa a 11,99 € al mese il 9 dicembre.'],
    ['O seu preço muda', 'A promoção de 0,99 € acabou. A sua assinatura passa a 11,99 € por mês em 9 de dezembro.'],
    [
      'Je prijs verandert',
      'De actieprijs van € 0,99 is afgelopen. Je abonnement gaat 9 december naar € 11,99 per maand.',
    ],
    ['Fiyatın değişiyor', '0,99 TL’lik kampanya bitti. Aboneliğin 9 Aralık 2026 itibarıyla aylık 11,99 TL olacak.'],
  ])('is no price any more: %s: %s', (subject, text) => {
    expect(told(subject, text)).toEqual(['price_rise · 11.99']);
    const { findings } = detectInMails([aMail({ from, subject, text })], { today: '2026-11-21' });
    expect(findings.map(({ amount }) => amount)).toEqual([11.99]);
  });

  it.each([
    'Your offer at $0.99 is not yet over. Your subscription goes up to $11.99 a month on 9 December 2026.',
    'Your offer at $0.99 has not ended. Your subscription goes up to $11.99 a month on 9 December 2026.',
  ])('is one as long as it runs: %s', (text) => {
    expect(told('Your price changes', text)).toEqual(['price_rise · 11.99 · 0.99']);
  });

  it('leaves the price beside it the price', () => {
    const text = 'Aboneliğinin indirim süresi bitti. 89,90 TL tahsil edildi.';
    expect(told('Ödemen alındı', text)).toEqual(['charge · 89.9']);
  });
});
