import { addDays, addMonths, type IsoDate, type Transaction } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { actualBudget } from './actual-budget.ts';
import { fixedInterval } from './fixed-interval.ts';
import { gigurra } from './gigurra.ts';
import { moneyMatter } from './money-matter.ts';
import { sureFinance } from './sure-finance.ts';

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
/** One line a month until 14 June, oldest first. */
const monthly = (...amounts: number[]) =>
  amounts.map((amount, n) => line(addMonths('2026-06-14', n - amounts.length + 1), club, amount));
const prices = (found: { amount: number }[]) => found.map(({ amount }) => amount);

describe('every baseline', () => {
  it.each([actualBudget, sureFinance, moneyMatter, gigurra, fixedInterval])(
    'of $name finds what is charged on one day of the month at one price, and nothing where nothing is',
    ({ find }) => {
      expect(find(monthly(129.9, 129.9, 129.9, 129.9), today)).toMatchObject([
        { name: club, amount: 129.9, billing_cycle: 'monthly', billing_interval: 1 },
      ]);
      expect(find([], today)).toEqual([]);
    },
  );
});

describe('the baseline of Actual Budget', () => {
  it('takes three due days in a row within 7.5 %, two days around each', () => {
    expect(prices(actualBudget.find(monthly(100, 100, 107.5), today))).toEqual([107.5]);
    expect(actualBudget.find(monthly(100, 100, 109), today)).toEqual([]);
    const late = [line('2026-04-14', club, 50), line('2026-05-16', club, 50), line('2026-06-12', club, 50)];
    expect(actualBudget.find(late, today)).toHaveLength(1);
    const later = [line('2026-04-14', club, 50), line('2026-05-20', club, 50), line('2026-06-14', club, 50)];
    expect(actualBudget.find(later, today)).toEqual([]);
  });

  it('loses a payee when another one was paid a similar amount on a due day', () => {
    const [april, may, june] = monthly(100, 100, 100) as [Transaction, Transaction, Transaction];
    const other = (amount: number) => line(may.date, 'DERYA KIRTASIYE', amount);
    expect(actualBudget.find([april, may, other(101), june], today)).toEqual([]);
    expect(actualBudget.find([april, may, other(150), june], today)).toHaveLength(1);
  });
});

describe('the baseline of Sure', () => {
  it('needs the same amount three times within three months, the last within 45 days', () => {
    expect(sureFinance.find(monthly(100, 100, 100, 110), today)).toEqual([]);
    expect(sureFinance.find(monthly(100, 100), today)).toEqual([]);
    expect(sureFinance.find(monthly(100, 100, 100), '2026-08-15')).toEqual([]);
  });

  it('accepts days around the turn of the month and rejects days all over the month', () => {
    const around = [line('2026-04-30', club, 50), line('2026-06-01', club, 50), line('2026-06-29', club, 50)];
    expect(sureFinance.find(around, today)).toHaveLength(1);
    const scattered = ['2026-04-03', '2026-04-04', '2026-05-05', '2026-05-19', '2026-06-20'];
    expect(
      sureFinance.find(
        scattered.map((date) => line(date, club, 50)),
        today,
      ),
    ).toEqual([]);
  });
});

describe('the baseline of MoneyMatter', () => {
  it('shows the mean of the prices and derives the cycle from the median interval', () => {
    const quarterly = [100, 100, 120].map((amount, n) => line(addMonths('2025-12-05', 3 * n), club, amount));
    expect(moneyMatter.find(quarterly, today)).toMatchObject([
      { amount: 106.67, billing_cycle: 'monthly', billing_interval: 3 },
    ]);
  });

  it('takes the largest bucket of similar prices when prices vary', () => {
    expect(prices(moneyMatter.find(monthly(500, 100, 101, 102), today))).toEqual([101]);
    expect(moneyMatter.find(monthly(500, 100, 250, 20), today)).toEqual([]);
  });
});

describe('the baseline of GiGurra', () => {
  it('finds a known service from one charge and other merchants from two months', () => {
    expect(prices(gigurra.find([line('2026-06-11', 'NETFLIX.COM AMSTERDAM', 229.99)], today))).toEqual([229.99]);
    expect(gigurra.find(monthly(100), today)).toEqual([]);
    expect(prices(gigurra.find([...monthly(100, 100), line('2026-06-30', 'FIRIN', 20)], today))).toEqual([100]);
  });

  it('drops what came twice in a month, changed by more than 35 %, or stopped', () => {
    const end = line('2026-06-30', 'FIRIN', 20);
    expect(gigurra.find([line('2026-05-02', club, 100), ...monthly(100, 100), end], today)).toEqual([]);
    expect(gigurra.find([...monthly(100, 140), end], today)).toEqual([]);
    expect(gigurra.find([...monthly(100, 100), line('2026-08-31', 'FIRIN', 20)], today)).toEqual([]);
  });
});

describe('the fixed-interval baseline', () => {
  it('follows one price and starts again after a price change', () => {
    expect(prices(fixedInterval.find(monthly(100, 104, 105), today))).toEqual([105]);
    expect(fixedInterval.find(monthly(100, 100, 107), today)).toEqual([]);
  });

  it('needs every interval to fit one cycle and the next charge not overdue by half of it', () => {
    const weekly = Array.from({ length: 5 }, (_, n) => line(addDays('2026-05-29', 7 * n), club, 59.9));
    expect(fixedInterval.find(weekly, today)).toMatchObject([{ billing_cycle: 'weekly', billing_interval: 1 }]);
    expect(fixedInterval.find(weekly.toSpliced(2, 1), today)).toEqual([]);
    expect(fixedInterval.find(weekly, '2026-07-20')).toEqual([]);
  });
});
