import { afterEach, expect, it, vi } from 'vitest';
import { addDays, addMonths, daysBetween, endOfMonth, startOfMonth, toIsoDate } from './date.ts';

afterEach(() => vi.unstubAllEnvs());

/** Days since 1970 and back, by `Date`'s own UTC arithmetic: what the functions must equal. */
const toNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const fromNumber = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
const fromParts = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

let seed = 20_261_124;
const random = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed % below;
};
const [first, last] = [toNumber('1900-01-01'), toNumber('2200-12-31')];
const samples = Array.from({ length: 10_000 }, () => fromNumber(first + random(last - first)));

// Zones that skip midnight, or a whole day (Samoa's 30 December 2011), must make no difference.
it.each(['UTC', 'America/Sao_Paulo', 'Pacific/Apia', 'Europe/Istanbul'])(
  'calculates calendar days in UTC where the machine is in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    for (const day of ['2011-12-30', '2018-11-04', ...samples]) {
      const count = random(2_000) - 1_000;
      const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
      const monthEnd = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
      const other = fromNumber(toNumber(day) + count);
      expect([
        addDays(day, count),
        daysBetween(day, other),
        addMonths(day, count),
        startOfMonth(day),
        endOfMonth(day),
        toIsoDate(new Date(`${day}T23:59:59.999Z`)),
      ]).toEqual([
        other,
        count,
        fromParts(year, month - 1 + count, Math.min(dayOfMonth, monthEnd)),
        fromParts(year, month - 1, 1),
        fromParts(year, month, 0),
        day,
      ]);
    }
  },
);
