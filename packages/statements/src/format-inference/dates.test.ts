import { foldInPlace } from '@kumbara/text/fold';
import { describe, expect, it } from 'vitest';
import { makeLine } from '#read/lines.ts';
import { findDates } from './date-tokens.ts';
import { inferDateOrder, resolveDate } from './dates.ts';

const datesOf = (text: string) => {
  const words = text
    .split(' ')
    .map((word, index) => ({ text: word, x0: index * 10, x1: index * 10 + 8, hasGap: false }));
  const line = makeLine(1, 0, words);
  return findDates(line, foldInPlace(line.text));
};
const days = (text: string, latest = '2026-11-21') =>
  datesOf(text).map((date) => resolveDate(date, 'day-first', latest));
const always = () => true;

describe('a printed day', () => {
  it.each([
    ['12.11.2026', '2026-11-12'],
    ['12/11/26', '2026-11-12'],
    ['2026-11-12', '2026-11-12'],
    ['2026/11/12', '2026-11-12'],
    ['20261112', '2026-11-12'],
    ['2026. nov. 12.', '2026-11-12'],
    ['2026-11-12T08:15:00.000', '2026-11-12'],
    ['12.11.2026 14:22', '2026-11-12'],
    ['12 Kas 2026', '2026-11-12'],
    ['12 Kasım 2026', '2026-11-12'],
    ['12-Nov-2026', '2026-11-12'],
    ['Nov 12, 2026', '2026-11-12'],
    ['12NOV', '2026-11-12'],
    ['Oct1', '2026-10-01'],
    ['1. März 2026', '2026-03-01'],
    ['12 de mayo de 2026', '2026-05-12'],
    ['05 MAY 2026', '2026-05-05'],
    ['3 février 2026', '2026-02-03'],
    ['05.11.', '2026-11-05'],
    ['28 Ara', '2025-12-28'],
    ['22/11', '2025-11-22'],
  ])('%s is %s', (text, day) => {
    expect(days(text)).toEqual([day]);
  });

  it('is read as one of a pair: transaction and posting date', () => {
    expect(days('05 MAY 2026 06 MAY 2026 NETFLIX')).toEqual(['2026-05-05', '2026-05-06']);
    expect(days('01/15 01/16 NETFLIX').length).toBe(2);
  });

  it.each(['12.50', '1.234,56', '12 MARKET', '0850 724', '01-2345-0678901-00', '31.02.2026'])('is not %s', (text) => {
    expect(days(text).filter(Boolean)).toEqual([]);
  });
});

describe('the order of day and month', () => {
  const infer = (...texts: string[]) => inferDateOrder(texts.flatMap(datesOf), always);

  it('follows from any number above twelve', () => {
    expect(infer('01/02/2026', '15/02/2026')).toBe('day-first');
    expect(infer('01/02/2026', '02/15/2026')).toBe('month-first');
  });

  it('keeps the lines close together where all numbers are small', () => {
    expect(infer('10/01/2026', '10/05/2026', '10/09/2026', '11/02/2026')).toBe('month-first');
    expect(infer('01/10/2026', '05/10/2026', '09/10/2026', '02/11/2026')).toBe('day-first');
  });

  it('is day first without any evidence', () => {
    expect(infer('05/05/2026')).toBe('day-first');
  });
});
