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
