import { expect, it } from 'vitest';
import { read } from './testing/a-mail.ts';

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
