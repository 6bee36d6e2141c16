import { currencyCodes } from '@kumbara/shared';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import {
  formatAmounts,
  formatCycle,
  formatDate,
  formatDayOf,
  formatInstant,
  formatMoney,
  formatShare,
  formatShortDay,
} from './format.ts';

/** A date does not break over two lines. */
const unbroken = (day: string) => day.replaceAll(' ', '\u00a0');

describe('amounts', () => {
  it('are written as Turkish writes them, in their own currency', () => {
    expect(formatMoney(1234.56, 'TRY')).toBe('₺1.234,56');
    expect(formatMoney(20, 'USD')).toBe('$20,00');
  });

  it('follow the language', async () => {
    await i18next.changeLanguage('de');
    expect(formatMoney(1234.56, 'TRY')).toBe('1.234,56\u00a0₺');
    await i18next.changeLanguage('en');
    expect(formatMoney(1234.56, 'TRY')).toBe('₺1,234.56');
    await i18next.changeLanguage('pt');
    expect(formatMoney(12.5, 'EUR')).toBe('12,50\u00a0€');
  });

  it('stand side by side, lira first, and never add up', () => {
    expect(formatAmounts({ EUR: 5, USD: 20, TRY: 10 })).toEqual(['₺10,00', '$20,00', '€5,00']);
  });

  it.each([
    ['tr', '₺1.234,50 $1.234,50 €1.234,50 £1.234,50'],
    ['en', '₺1,234.50 $1,234.50 €1,234.50 £1,234.50'],
    ['es', '1234,50_₺ 1234,50_$ 1234,50_€ 1234,50_£'],
    ['fr', '1~234,50_₺ 1~234,50_$ 1~234,50_€ 1~234,50_£'],
    ['de', '1.234,50_₺ 1.234,50_$ 1.234,50_€ 1.234,50_£'],
    ['it', '1234,50_₺ 1234,50_$ 1234,50_€ 1234,50_£'],
    ['pt', '1234,50_₺ 1234,50_$ 1234,50_€ 1234,50_£'],
  ])('in %s have the sign that everybody knows, and no two currencies look the same', async (language, written) => {
    await i18next.changeLanguage(language);
    const usual = ['TRY', 'USD', 'EUR', 'GBP'].map((currency) => formatMoney(1234.5, currency));
    expect(usual.join(' ')).toBe(written.replaceAll('_', '\u00a0').replaceAll('~', '\u202f'));
    const all = currencyCodes.map((currency) => formatMoney(1, currency));
    expect(new Set(all).size).toBe(all.length);
  });

  it('are $0 where there is nothing', () => expect(formatAmounts({})).toEqual(['$0']));
});

it.each([
  ['tr', '05 Kas 2026'],
  ['en', '05 Nov 2026'],
  ['de', '05. Nov. 2026'],
] as const)('dates in %s are day, month, year', async (language, written) => {
  await i18next.changeLanguage(language);
  expect(formatDate('2026-11-05')).toBe(unbroken(written));
});

it.each([
  ['tr', '05 Kas 2026, 21:12', '05 Kas Per'],
  ['en', '05 Nov 2026, 21:12', 'Thu 05 Nov'],
  ['de', '05. Nov. 2026, 21:12', 'Do., 05. Nov.'],
] as const)('moments and weekdays in %s write the day as dates do', async (language, moment, day) => {
  await i18next.changeLanguage(language);
  vi.stubEnv('TZ', 'UTC');
  expect(formatInstant('2026-11-05T21:12:00.000Z')).toBe(`${unbroken(moment.slice(0, -7))}${moment.slice(-7)}`);
  expect(formatShortDay('2026-11-05')).toBe(day);
  vi.unstubAllEnvs();
});

it('says the day of an instant where the reader is, as the mail about it does', async () => {
  await i18next.changeLanguage('tr');
  vi.stubEnv('TZ', 'Europe/Istanbul');
  expect(formatDayOf('2026-12-05T22:30:00.000Z')).toBe(unbroken('06 Ara 2026'));
  vi.stubEnv('TZ', 'America/Bogota');
  expect(formatDayOf('2026-12-05T02:30:00.000Z')).toBe(unbroken('04 Ara 2026'));
  vi.unstubAllEnvs();
});

it('says every third month the way people do', async () => {
  expect(formatCycle({ billing_cycle: 'monthly', billing_interval: 3 })).toBe('3 ayda bir');
  await i18next.changeLanguage('de');
  expect(formatCycle({ billing_cycle: 'monthly', billing_interval: 3 })).toBe('Alle 3 Monate');
});

it('writes shares with the percent sign where the language has it', () => expect(formatShare(0.47)).toBe('%47'));
