import { expect, it } from 'vitest';
import { lines, read } from '#mail/testing/a-mail.ts';

const receipt = (...rows: string[]) =>
  lines({ from: 'Apple <no_reply@email.apple.com>', subject: 'Your receipt from Apple.', text: rows.join('\n') });

const tv = 'charge · Apple TV+ · 9.99 USD · monthly';
const strava = 'charge · Strava · 79.99 USD · yearly';

it('gives each thing of a receipt its own day where the days stand above the amounts', () => {
  expect(
    receipt(
      'Strava',
      'Annual',
      'Renews Nov 20, 2027',
      '$79.99',
      'Apple TV+',
      'Monthly',
      'Renews Dec 4, 2026',
      '$9.99',
      'TOTAL $89.98',
    ),
  ).toEqual([`${strava} · 2027-11-20`, `${tv} · 2026-12-04`]);
});

it('gives each thing of a receipt its own day where the days stand below the amounts', () => {
  expect(
    receipt(
      'Strava (Annual)\t$79.99',
      'Renews Nov 20, 2027',
      'Apple TV+ (Monthly)\t$9.99',
      'Renews Dec 4, 2026',
      'TOTAL\t$89.98',
    ),
  ).toEqual([`${strava} · 2027-11-20`, `${tv} · 2026-12-04`]);
  expect(
    receipt(
      'Apple TV+ (Monthly)\t$9.99',
      'Renews',
      'Dec 4, 2026',
      'Strava (Annual)\t$79.99',
      'Renews',
      'Nov 20, 2027',
      'TOTAL\t$89.98',
    ),
  ).toEqual([`${tv} · 2026-12-04`, `${strava} · 2027-11-20`]);
});

it('names no day for a thing whose own lines name none, whatever is said of its neighbours', () => {
  expect(
    receipt(
      'Apple TV+\tMonthly\t$9.99',
      'Strava (Annual)\tRenews Nov 20, 2027\t$79.99',
      'Chess Academy 3\tApp\t$4.99',
      'TOTAL\t$94.97',
    ),
  ).toEqual([tv, `${strava} · 2027-11-20`]);
});

it('makes no subscription of what was bought once below the renewal of something else', () => {
  expect(
    receipt('Apple TV+ (Monthly)\t$9.99', 'Renews Dec 4, 2026', 'Chess Academy 3\t$4.99', 'TOTAL\t$14.98'),
  ).toEqual([`${tv} · 2026-12-04`]);
});

it('doubts what is paused: for how much it could go on is not what is paid meanwhile', () => {
  const text = 'Üyeliğine üç ay ara verdin. 20 Şubat 2027 tarihinde aylık 90,00 TL ile devam edeceksin.';
  const of = (subject: string) =>
    read({ from: 'Storytel <noreply@storytel.com>', subject, text }).map(({ kind, unsaid }) => [kind, unsaid]);
  expect(of('Üyeliğin donduruldu')).toEqual([['renewal_notice', true]]);
  expect(of('Üyeliğin yenilenecek')).toEqual([['renewal_notice', undefined]]);
});
