import { addDays, addMonths, type IsoDate, type Transaction } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { actual } from './actual-budget.ts';
import { cadence } from './fixed-interval.ts';
import { gigurra } from './gigurra.ts';
import { moneyMatter } from './money-matter.ts';
import { sure } from './sure-finance.ts';

const today = '2026-07-01';

const line = (date: IsoDate, description: string, amount: number): Transaction => ({
  date,
  description,
  amount,
  direction: 'out',
  currency: 'TRY',
  text: description,
});

const club = 'YUVAM KITAP KULUBU';
/** Every month until 14 June, oldest first. */
const monthly = (...amounts: number[]) =>
  amounts.map((amount, n) => line(addMonths('2026-06-14', n - amounts.length + 1), club, amount));
const prices = (found: { amount: number }[]) => found.map(({ amount }) => amount);

describe('every rule', () => {
  it.each([actual, sure, moneyMatter, gigurra, cadence])(
    'of $name finds what is charged on one day of the month at one price, and nothing where nothing is',
    ({ find }) => {
      expect(find(monthly(129.9, 129.9, 129.9, 129.9), today)).toMatchObject([
        { name: club, amount: 129.9, billing_cycle: 'monthly', billing_interval: 1 },
      ]);
      expect(find([], today)).toEqual([]);
    },
  );
});

describe('the rule of Actual Budget', () => {
  it('takes three due days in a row within 7.5 per cent, two days around each', () => {
    expect(prices(actual.find(monthly(100, 100, 107.5), today))).toEqual([107.5]);
    expect(actual.find(monthly(100, 100, 109), today)).toEqual([]);
    const late = [line('2026-04-14', club, 50), line('2026-05-16', club, 50), line('2026-06-12', club, 50)];
    expect(actual.find(late, today)).toHaveLength(1);
    const later = [line('2026-04-14', club, 50), line('2026-05-20', club, 50), line('2026-06-14', club, 50)];
    expect(actual.find(later, today)).toEqual([]);
  });

  it('loses a payee where somebody else was paid about the same on a due day', () => {
    const [april, may, june] = monthly(100, 100, 100) as [Transaction, Transaction, Transaction];
    const other = (amount: number) => line(may.date, 'DERYA KIRTASIYE', amount);
    expect(actual.find([april, may, other(101), june], today)).toEqual([]);
    expect(actual.find([april, may, other(150), june], today)).toHaveLength(1);
  });
});

describe('the rule of Sure', () => {
  it('wants the same cent three times within three months, and the last within 45 days', () => {
    expect(sure.find(monthly(100, 100, 100, 110), today)).toEqual([]);
    expect(sure.find(monthly(100, 100), today)).toEqual([]);
    expect(sure.find(monthly(100, 100, 100), '2026-08-15')).toEqual([]);
  });

  it('takes the turn of the month for one day, and days all over the month for none', () => {
    const around = [line('2026-04-30', club, 50), line('2026-06-01', club, 50), line('2026-06-29', club, 50)];
    expect(sure.find(around, today)).toHaveLength(1);
    const scattered = ['2026-04-03', '2026-04-04', '2026-05-05', '2026-05-19', '2026-06-20'];
    expect(
      sure.find(
        scattered.map((date) => line(date, club, 50)),
        today,
      ),
    ).toEqual([]);
  });
});

describe('the rule of MoneyMatter', () => {
  it('shows the mean of the prices and names the cycle by the median interval', () => {
    const quarterly = [100, 100, 120].map((amount, n) => line(addMonths('2025-12-05', 3 * n), club, amount));
    expect(moneyMatter.find(quarterly, today)).toMatchObject([
      { amount: 106.67, billing_cycle: 'monthly', billing_interval: 3 },
    ]);
  });

  it('leaves the largest bucket of one price where prices vary', () => {
    expect(prices(moneyMatter.find(monthly(500, 100, 101, 102), today))).toEqual([101]);
    expect(moneyMatter.find(monthly(500, 100, 250, 20), today)).toEqual([]);
  });
});

describe('the rule of the catalogue with once a month', () => {
  it('knows a service from one charge, and others from two months', () => {
    expect(prices(gigurra.find([line('2026-06-11', 'NETFLIX.COM AMSTERDAM', 229.99)], today))).toEqual([229.99]);
    expect(gigurra.find(monthly(100), today)).toEqual([]);
    expect(prices(gigurra.find([...monthly(100, 100), line('2026-06-30', 'FIRIN', 20)], today))).toEqual([100]);
  });

  it('drops what came twice in a month, jumped by more than 35 per cent, or stopped', () => {
    const end = line('2026-06-30', 'FIRIN', 20);
    expect(gigurra.find([line('2026-05-02', club, 100), ...monthly(100, 100), end], today)).toEqual([]);
    expect(gigurra.find([...monthly(100, 140), end], today)).toEqual([]);
    expect(gigurra.find([...monthly(100, 100), line('2026-08-31', 'FIRIN', 20)], today)).toEqual([]);
  });
});

describe('the rule of cadence with 5 per cent', () => {
  it('follows one price, and starts anew where it changed', () => {
    expect(prices(cadence.find(monthly(100, 104, 105), today))).toEqual([105]);
    expect(cadence.find(monthly(100, 100, 107), today)).toEqual([]);
  });

  it('wants every interval to fit one cadence, and the next charge not overdue by half', () => {
    const weekly = Array.from({ length: 5 }, (_, n) => line(addDays('2026-05-29', 7 * n), club, 59.9));
    expect(cadence.find(weekly, today)).toMatchObject([{ billing_cycle: 'weekly', billing_interval: 1 }]);
    expect(cadence.find(weekly.toSpliced(2, 1), today)).toEqual([]);
    expect(cadence.find(weekly, '2026-07-20')).toEqual([]);
  });
});
