import { expect, it } from 'vitest';
import { read as readSentences, type Sentence } from './reading.ts';
import { aMail, read } from './testing/a-mail.ts';
import { readDocument } from './text/document.ts';
import { effectiveDate } from './times.ts';

const from = 'Google Play <googleplay-noreply@google.com>';
it.each([
  ['Google Play sipariş makbuzunuz 19 Kas 2026', 'YouTube Premium (YouTube)\t₺79,99/ay\nToplam: ₺79,99', '2026-11-19'],
  [
    'Your Google Play Order Receipt from Nov 19, 2026',
    'YouTube Premium (YouTube)\t$13.99/month\nTotal: $13.99',
    '2026-11-19',
  ],
  ['Your Google Play Order Receipt', 'YouTube Premium (YouTube)\t$13.99/month\nTotal: $13.99', '2026-11-20'],
])('counts from the day in the heading of a receipt, else from the mail: %s', (subject, text, date) => {
  expect(read({ from, subject, text }).map((event) => event.date)).toEqual([date]);
});

it.each([
  [
    'Ödemeniz alındı',
    'Exxen aboneliğiniz için 189,90 TL ödemeniz alındı. Üyeliğiniz her ayın 7’sinde otomatik yenilenir.',
    '2026-12-07',
  ],
  [
    'Ödemeniz alındı',
    'Exxen aboneliğiniz için 189,90 TL ödemeniz alındı. Üyeliğiniz her ayın 7’sinde yenilenir, sonraki ödeme 9 Aralık 2026.',
    '2026-12-09',
  ],
])('takes the day of every month for the next one, where none is named: %s %s', (subject, text, next) => {
  expect(read({ from: 'Exxen <bilgi@exxen.com>', subject, text }).map(({ next_date }) => next_date)).toEqual([next]);
});

/** What is read of a payment on 20 November, with a sentence behind it. */
const nextBehind = (text: string, before = '\n\n') =>
  read({
    from: 'Exxen <bilgi@exxen.com>',
    subject: 'Ödemeniz alındı',
    text: `Exxen aboneliğiniz için 189,90 TL ödemeniz 20.11.2026 tarihinde alındı.${before}${text}`,
  }).map(({ next_date, billing_cycle }) => [next_date, billing_cycle]);

it.each([
  ['Yenileme her ayın 10’unda yapılır.', '2026-12-10'],
  ['Bundan sonra her ay 7’sinde kartından çekilecek.', '2026-12-07'],
  ['Bir sonraki ödemen ayın 15’inde çekilecek.', '2026-12-15'],
  ['Les prochains prélèvements auront lieu le 5 de chaque mois.', '2026-12-05'],
  ['Vous serez désormais débité tous les 27 du mois.', '2026-11-27'],
  ['Your billing day is the 5th.', '2026-12-05'],
  ['Renews monthly on the 25th.', '2026-11-25'],
  ['Künftig buchen wir immer am 7. des Monats ab.', '2026-12-07'],
  ['Der Monatsbeitrag wird immer am Monatsersten eingezogen.', '2026-12-01'],
  ['A partir de ahora cobraremos cada día 7 del mes.', '2026-12-07'],
  ['A mensalidade será debitada no dia 7 de cada mês.', '2026-12-07'],
  ['L’addebito avverrà il primo giorno di ogni mese.', '2026-12-01'],
])('hears the day of every month wherever paying or renewing is spoken of: %s', (text, next) => {
  expect(nextBehind(text)).toEqual([[next, 'monthly']]);
});

it.each([
  'Çalma listelerin her ayın 1’inde yenilenir.',
  'Our members letter goes out on the 5th of every month.',
  'New episodes are free of charge on the 5th of every month.',
  'Dein Abo kannst du bis zum 10. jedes Monats kündigen.',
  'Üyeliğini her ayın 5’ine kadar iptal edebilirsin.',
  'Daha önce her ayın 7’sinde yenilenen üyeliğin artık her ayın 18’inde yenilenecek.',
  'Until now you were billed on the 7th of each month. Since this month you are billed on the 18th of each month.',
])('takes no other day of every month, nor one of two: %s', (text) => {
  expect(nextBehind(text).map(([next]) => next)).toEqual([undefined]);
});

it.each([
  ['Yıllık plan, aylık ödenir.', 'monthly'],
  ['Yıllık plan, aylık olarak tahsil edilir.', 'monthly'],
  ['Annual plan, monthly payments.', 'monthly'],
  ['Annual plan which is paid monthly.', 'monthly'],
  ['Jahresabo, wird monatlich abgebucht.', 'monthly'],
  ['Jahresabo, monatlich zu zahlen.', 'monthly'],
  ['Jahresabo, monatlich eingezogen.', 'monthly'],
  ['Formule annuelle, réglée mensuellement.', 'monthly'],
  ['Formule annuelle, mensuellement débitée.', 'monthly'],
  ['Plan anual, se paga mensualmente.', 'monthly'],
  ['Plan anual, mensualmente se cobra.', 'monthly'],
  ['Plano anual, mensalmente é pago.', 'monthly'],
  ['Piano annuale, mensilmente viene addebitato.', 'monthly'],
  ['Yıllık plan, yıllık ödenir. Aylık plana geçebilirsin.', 'yearly'],
])('is paid as often as it says beside the word for paying: %s', (text, cycle) => {
  for (const before of ['\n\n', ' ']) expect(nextBehind(text, before).map(([, billing]) => billing)).toEqual([cycle]);
});

it.each([
  [
    'Wir ändern den Preis deines Abos',
    'Ab deinem nächsten Abrechnungsdatum am 14. Dezember 2026 kostet Premium Individual 12,99 € statt 10,99 € pro Monat.',
    '2026-12-14',
  ],
  [
    'Il prezzo del tuo abbonamento cambia',
    'A partire dalla prossima data di addebito, il 14 dicembre 2026, Premium passerà da 10,99 € a 12,99 € al mese.',
    '2026-12-14',
  ],
  [
    'Le prix de votre abonnement évolue',
    'Votre abonnement passera de 10,99 € à 12,99 € par mois à compter de votre échéance du 14 décembre 2026.',
    '2026-12-14',
  ],
  [
    'Cambia el precio de tu suscripción',
    'A partir de tu próxima factura del 14 de diciembre de 2026 el precio de tu suscripción pasa de 10,99 € a 12,99 € al mes.',
    '2026-12-14',
  ],
  [
    'Üyelik fiyatında değişiklik',
    'Aylık ücretin 79,99 TL’den 99,99 TL’ye yükselecek. Yeni fiyat 14 Aralık 2026 tarihli ödemenden itibaren geçerli.',
    '2026-12-14',
  ],
  [
    'Üyelik fiyatında değişiklik',
    'Aylık ücretin 79,99 TL’den 99,99 TL’ye yükselecek. Yeni fiyat 14 Aralık 2026 tarihinden itibaren geçerli.',
    undefined,
  ],
  [
    'Wir ändern den Preis deines Abos',
    'Ab dem 14. Dezember 2026 steigt der Preis von Premium Individual von 10,99 € auf 12,99 € pro Monat.',
    undefined,
  ],
])('takes the day of a new price for the next one only where it is one of payment: %s %s', (subject, text, next) => {
  const events = read({ from: 'Spotify <no-reply@spotify.com>', subject, text });
  expect(events.map(({ kind, next_date }) => [kind, next_date])).toEqual([['price_rise', next]]);
});

it.each([
  ['From 15 December 2026 we ask for more.\nLight: from £3.99 to £4.99.\nThank you.', '2026-12-15'],
  ['From 15 December 2026 we ask for more.\nLight: from £3.99 to £4.99 on 20 December 2026.', '2026-12-20'],
  ['Since 1 November 2026 we have more films.\nLight: from £3.99 to £4.99.', undefined],
])('takes the day of a change from before it, where none is behind it: %s', (text, day) => {
  const reading = readSentences(readDocument(aMail({ text })));
  const statement = reading.sentences.find((sentence) => sentence.text.startsWith('Light')) as Sentence;
  expect(effectiveDate(reading, statement)).toBe(day);
});

const atelier = 'Atelier Vert <bonjour@atelier-vert.example>';
it.each([
  ['Your free trial has started', 'Your trial is free. Then your plan at €9 a month will begin on 4 December 2026.'],
  ['Ücretsiz denemen başladı', 'Deneme ücretsiz. Aylık 90 TL olan aboneliğin 4 Aralık 2026 tarihinde başlayacak.'],
  ['Deine Testphase hat begonnen', 'Sie ist gratis. Dein Abo für 9 € im Monat beginnt am 4. Dezember 2026.'],
  ['Votre essai gratuit commence', 'Ensuite, votre abonnement à 9 € par mois commencera le 4 décembre 2026.'],
  ['Tu prueba gratis ha comenzado', 'Después, tu suscripción de 9 € al mes empezará el 4 de diciembre de 2026.'],
  ['La tua prova gratuita è iniziata', 'Poi il tuo abbonamento da 9 € al mese comincerà il 4 dicembre 2026.'],
  ['O seu teste gratuito começou', 'Depois, a sua assinatura de 9 € por mês começará em 4 de dezembro de 2026.'],
  ['Je gratis proefperiode is gestart', 'Daarna begint je abonnement van € 9 per maand op 4 december 2026.'],
])('takes the day on which a subscription begins behind a trial for its first payment: %s', (subject, text) => {
  const events = read({ from: 'Deezer <noreply@deezer.com>', subject, text });
  expect(events.map(({ next_date }) => next_date)).toEqual(['2026-12-04']);
});

it('does so of a stranger, and of the next period', () => {
  const trial =
    "Votre essai gratuit d'une quinzaine commence aujourd'hui. Votre abonnement de 9 € par mois débutera le 4 décembre 2026.";
  expect(read({ from: atelier, subject: 'Votre essai gratuit commence', text: trial })[0]?.next_date).toBe(
    '2026-12-04',
  );
  const period = 'Wir haben 9,99 € für dein Abo abgebucht. Die nächste Laufzeit beginnt am 28. Dezember 2026.';
  const next = read({ from: 'DAZN <noreply@dazn.com>', subject: 'Deine Rechnung', text: period })[0]?.next_date;
  expect(next).toBe('2026-12-28');
});

/** Each is written on 20 November 2026 of what is paid by the month. */
it.each([
  ['Preisanpassung', 'Ab dem 7. Januar 2027 kostet dein Abo 12,99 € statt 10,99 € im Monat.', undefined],
  [
    'Preisanpassung',
    'Ab dem 7. Januar 2027 kostet dein Abo 12,99 € statt 10,99 € im Monat. Er wird am 9. Januar 2027 abgebucht.',
    '2027-01-09',
  ],
  ['Preisanpassung', 'Am 7. Januar 2027 verlängert sich dein Abo für 12,99 € statt 10,99 € im Monat.', '2027-01-07'],
  // From a payment on, before which there may be others.
  [
    'Votre prix change',
    'À partir de votre échéance du 7 janvier 2027, vous paierez 12,99 € par mois au lieu de 10,99 €.',
    undefined,
  ],
  [
    'Votre prix change',
    'À partir de votre échéance du 7 décembre 2026, vous paierez 12,99 € par mois au lieu de 10,99 €.',
    '2026-12-07',
  ],
  ['Your price is changing', 'From 7 January 2027 you will be charged £12.99 a month instead of £10.99.', undefined],
  [
    'Your price is changing',
    'From 7 December 2026 you will be charged £12.99 a month instead of £10.99.',
    '2026-12-07',
  ],
  ['Fiyat değişikliği', '7 Ocak 2027 tarihli faturandan itibaren aylık 99 TL yerine 129 TL ödeyeceksin.', undefined],
  [
    'Fiyat değişikliği',
    '7 Aralık 2026 tarihli faturandan itibaren aylık 99 TL yerine 129 TL ödeyeceksin.',
    '2026-12-07',
  ],
  [
    'Your price is changing',
    'From your next payment on 7 January 2027 you pay £12.99 a month, not £10.99.',
    '2027-01-07',
  ],
  [
    'Your price is changing',
    'From 7 January 2027, your next billing day, you will be charged £12.99 a month, not £10.99.',
    '2027-01-07',
  ],
  // The day on which something begins to cost more is nobody's day of payment, in whatever words.
  ['Your price is changing', 'From 7 December 2026 you will pay £12.99 a month instead of £10.99.', undefined],
  ['Dein Preis ändert sich', 'Ab dem 7. Dezember 2026 zahlst du 12,99 € statt 10,99 € im Monat.', undefined],
  ['Votre prix change', 'À partir du 7 décembre 2026, vous paierez 12,99 € par mois au lieu de 10,99 €.', undefined],
  ['Tu precio cambia', 'A partir del 7 de diciembre de 2026 pagarás 12,99 € al mes en lugar de 10,99 €.', undefined],
  ['Il tuo prezzo cambia', 'Dal 7 dicembre 2026 pagherai 12,99 € al mese invece di 10,99 €.', undefined],
  ['Je prijs verandert', 'Vanaf 7 december 2026 betaal je € 12,99 per maand in plaats van € 10,99.', undefined],
  ['Fiyat değişikliği', '7 Aralık 2026 itibarıyla ayda 99 TL yerine 129 TL ödeyeceksin.', undefined],
  ['Fiyat değişikliği', "7 Aralık 2026'dan itibaren ayda 99 TL yerine 129 TL ödeyeceksin.", undefined],
])('takes the day of a new price for the next payment only where it says so: %s %s', (subject, text, next) => {
  const events = read({ from: 'DAZN <noreply@dazn.com>', subject, text });
  expect(events.map(({ kind, next_date }) => [kind, next_date])).toEqual([['price_rise', next]]);
});

it.each([
  ['Your invoice', 'Monthly membership\t£9.99\nDebit date\t28/11/2026'],
  ['Deine Rechnung', 'Monatsabo\t9,99 €\nAbbuchungstag\t28.11.2026'],
  ['Votre facture', 'Abonnement mensuel\t9,99 €\nDate du prélèvement : 28/11/2026'],
  ['Tu factura', 'Suscripción mensual\t9,99 €\nFecha del cargo\t28/11/2026'],
  ['La tua fattura', 'Abbonamento mensile\t9,99 €\nData addebito\t28/11/2026'],
  ['Je factuur', 'Maandabonnement\t€ 9,99\nIncassodatum\t28-11-2026'],
  ['Faturan hazır', 'Aylık üyelik\t99,90 TL\nÇekim tarihi\t28.11.2026'],
])('takes a printed day of debit that is still to come for the next day: %s', (subject, text) => {
  const mail = { from: 'DAZN <noreply@dazn.com>', subject, text };
  expect(read(mail).map(({ next_date }) => next_date)).toEqual(['2026-11-28']);
  const past = { ...mail, date: '2026-11-29T09:00:00.000Z' };
  expect(read(past).map(({ next_date }) => next_date)).toEqual([undefined]);
});
