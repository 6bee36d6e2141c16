import { addDays } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { detectInStatements } from '#detect-in-statements.ts';
import { line } from '#testing/statements.ts';

const today = '2026-11-21';
const detect = (transactions: ReturnType<typeof line>[]) =>
  detectInStatements([{ id: 'a', transactions, currency_printed: true, reconciled: null }], { today });
const daysAgo = (count: number) => addDays(today, -count);
/** Words of one length: none begins another. */
const letters = (n: number) =>
  (n + 26 ** 4).toString(26).replace(/./g, (digit) => 'qwertyuiopasdfghjklzxcvbnm'.charAt(Number.parseInt(digit, 26)));
const lines = (count: number, of: (n: number) => ReturnType<typeof line>) =>
  Array.from({ length: count }, (_, n) => of(n));

/** Work that grows with the square of the lines takes minutes. */
it.each([
  ['shops that share their first word', (n: number) => line(daysAgo(n % 700), `MARKET ${letters(n)}`, 10 + (n % 999))],
  ['charges of one shop in one month', (n: number) => line(daysAgo(n % 40), 'SARI LALE', 10 + n / 100)],
  [
    'charges and returns of one amount',
    (n: number) => line(daysAgo(n % 40), 'KAHVE', 10, n % 2 ? { direction: 'in' } : {}),
  ],
  ['lines that are not settled', (n: number) => line(daysAgo(n % 40), 'KAHVE', 10, { pending: true })],
  [
    'charges of five clubs over a century',
    (n: number) => line(daysAgo(Math.floor(n / 5) * 3 + 60), `${letters(n % 5)} KULUBU`, 10 + n),
  ],
])('reads sixty thousand %s', (_what, of) => {
  expect(detect(lines(60_000, of)).findings).toEqual([]);
});

it('finds recurring charges among sixty thousand lines', () => {
  const shopping = lines(60_000, (n) => line(daysAgo(n % 700), `MARKET ${letters(n)}`, 10 + (n % 999)));
  const charges = lines(12, (n) => line(`2025-${String(n + 1).padStart(2, '0')}-12`, 'NETFLIX.COM', 189.99));
  const { findings, stopped } = detect([...shopping, ...charges]);
  expect([...findings, ...stopped].map(({ service_name }) => service_name)).toEqual(['Netflix']);
});
