import { expect, it } from 'vitest';
import { lines, read } from '#mail/testing/a-mail.ts';

it.each([
  [
    'Sky <no-reply@sky.it>',
    'Il tuo abbonamento NOW si rinnova',
    'Il tuo Pass Cinema si rinnoverà il 18/12/2026 a 9,99 € al mese.',
    'NOW TV',
  ],
  [
    'Sky <no-reply@sky.it>',
    'Il tuo abbonamento Sky si rinnova ora',
    'Il tuo Sky Cinema si rinnoverà il 18/12/2026 a 29,99 € al mese.',
    'Sky',
  ],
  [
    'Sky <info@sky.de>',
    'Ihr WOW Abo verlängert sich',
    'Ihr WOW Abo verlängert sich am 18.12.2026 für 9,98 € im Monat.',
    'WOW',
  ],
  [
    'Sky <info@sky.de>',
    'Your Sky subscription renews now',
    'Your Sky subscription renews on 18.12.2026 for 9,98 € per month.',
    'Sky',
  ],
])('a house names the one of its services that it writes about: %s, %s', (from, subject, text, name) => {
  expect(read({ from, subject, text }).map(({ service_name }) => service_name)).toEqual([name]);
});

const store = 'PlayStation <sony@txn-email.playstation.com>';
it.each([
  ["PlayStation Store'dan satın aldıkların", 'PlayStation Plus Extra: 12 Ay Abonelik\n3.799,00 TL', '3799 TRY'],
  ['Your purchases from PlayStation Store', 'PlayStation Plus Extra: 12 Month Subscription\n$134.99', '134.99 USD'],
  ['Deine Einkäufe im PlayStation Store', 'PlayStation Plus Extra: 12-Monats-Abonnement\n125,99 €', '125.99 EUR'],
  ['Tes achats sur le PlayStation Store', 'PlayStation Plus Extra : abonnement de 12 mois\n125,99 €', '125.99 EUR'],
  ['Tus compras en PlayStation Store', 'PlayStation Plus Extra: suscripción de 12 meses\n125,99 €', '125.99 EUR'],
  ['I tuoi acquisti su PlayStation Store', 'PlayStation Plus Extra: abbonamento di 12 mesi\n125,99 €', '125.99 EUR'],
  ['As tuas compras na PlayStation Store', 'PlayStation Plus Extra: assinatura de 12 meses\n125,99 €', '125.99 EUR'],
])("reads a store's list of purchases: %s", (subject, text, amount) => {
  expect(lines({ from: store, subject, text })).toEqual([`charge · PlayStation Plus · ${amount} · yearly`]);
});

it.each([
  ['Hey there,', 'Amazon Prime'],
  ['Hey Jason!', 'Amazon Prime'],
  ['HEY', 'HEY'],
])('who greets is not what was bought: %s', (first, name) => {
  const text = `${first}\nThis period of Prime is paid.\nPrice\n$14.99/month`;
  const subject = 'Thanks for paying, Jason';
  expect(
    read({ from: 'Amazon Prime <digital-no-reply@amazon.com>', subject, text }).map(({ service_name }) => service_name),
  ).toEqual([name]);
});
