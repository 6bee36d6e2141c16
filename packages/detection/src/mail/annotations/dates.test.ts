import { foldInPlace } from '@kumbara/text/fold';
import { describe, expect, it } from 'vitest';
import { cycleBetween, findCycles } from './cycle.ts';
import { findDates, findDaysOfMonth, findRelativeDates } from './dates.ts';

const days = (text: string, american = false) =>
  findDates(foldInPlace(text), '2026-10-05', american).map(({ date }) => date);
const cycles = (text: string) =>
  findCycles(foldInPlace(text)).map(({ billing_cycle, billing_interval }) => `${billing_cycle} x ${billing_interval}`);

describe('days in a text', () => {
  it.each(['tr', 'en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'hu', 'cs', 'ro', 'ru', 'ar', 'sv', 'da', 'nb'])(
    'are read as calendars of a language write them: %s',
    (language) => {
      for (const month of ['long', 'short'] as const) {
        const written = new Intl.DateTimeFormat(language, {
          ...{ day: 'numeric', month, year: 'numeric' },
          ...{ timeZone: 'UTC', numberingSystem: 'latn' },
        });
        const ofYear = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2027, index, 17)));
        expect(ofYear.flatMap((date) => days(written.format(date)))).toEqual(
          ofYear.map((date) => date.toISOString().slice(0, 10)),
        );
      }
    },
  );

  it.each([
    ['5 Kasım 2026 tarihinde', '2026-11-05'],
    ['9 Eylül’de', '2026-09-09'],
    ['November 5, 2026', '2026-11-05'],
    ['21 juil. 2026', '2026-07-21'],
    ['1er mars 2027', '2027-03-01'],
    ['15. März 2027', '2027-03-15'],
    ['5 de octubre de 2026', '2026-10-05'],
    ['20 maja 2027', '2027-05-20'],
    ['2026. október 5.', '2026-10-05'],
    ['2026-10-03', '2026-10-03'],
    ['20.05.2027 r.', '2027-05-20'],
    ['01/05/2027', '2027-05-01'],
    ['Renews Mar 2', '2027-03-02'],
    ['fornyes 7. des. 2026', '2026-12-07'],
    ['trekkes 7. des fra kortet ditt', '2026-12-07'],
    ['fornyes 7 des', '2026-12-07'],
    ['odnowi 5 sie 2027', '2027-08-05'],
    ['5 sie.', '2026-08-05'],
    ['rinnovo il 3 gen 2027', '2027-01-03'],
    ['renova em 5 out', '2026-10-05'],
    ['Tem 7, 2027', '2027-07-07'],
    ['5 may 2027', '2027-05-05'],
  ])('reads %s', (text, day) => {
    expect(days(text)).toEqual([day]);
  });

  it.each([
    'Künftig buchen wir am 7. des Monats ab',
    '5 des 10 jours offerts',
    'au-delà des 7 premiers jours',
    'Abbuchung am 15. Sie können kündigen',
    'Danach zahlen Sie 10 Euro',
    'Você tem 7 dias de teste',
    'AirPods, 2nd gen',
    '3 out of 5 members',
    '2 set of strings',
    'Tier 1 Sub',
    'up to 5 may be added',
    '2 Ara toplam',
    'Je mag 2 weken gratis kijken',
  ])('takes no word of another language for a month: %s', (text) => {
    expect(days(text)).toEqual([]);
  });

  it('lets a number above twelve, else the habit of the language, say which is the month', () => {
    expect(days('12/31/2026 and 01/05/2027')).toEqual(['2026-12-31', '2027-01-05']);
    expect(days('01/05/2027', true)).toEqual(['2027-01-05']);
  });

  it('refuses days that do not exist', () => {
    expect(days('31 Şubat 2027, 99.99.2026, 30/02/2027')).toEqual([]);
  });

  it('counts "in 7 days" from the mail', () => {
    expect(findRelativeDates('renews in 7 days', '2026-10-05').map(({ date }) => date)).toEqual(['2026-10-12']);
    expect(findRelativeDates('7 gun sonra', '2026-10-05').map(({ date }) => date)).toEqual(['2026-10-12']);
  });
});

describe('a day of every month', () => {
  it.each([
    ["Aboneliğiniz her ayın 7'sinde yenilenir", '2026-10-07'],
    ['her ayın 3’ünde tahsil edilecektir', '2026-11-03'],
    ['is charged on the 21st of each month', '2026-10-21'],
    ['every month on the 5th', '2026-11-05'],
    ['jeweils am 15. jedes Monats', '2026-10-15'],
    ['le 12 de chaque mois', '2026-10-12'],
    ['el día 9 de cada mes', '2026-10-09'],
    ['il 28 di ogni mese', '2026-10-28'],
    ['op de 25e van elke maand', '2026-10-25'],
    ['10. dnia każdego miesiąca', '2026-10-10'],
    ["Bundan sonra her ay 7'sinde çekilecek", '2026-10-07'],
    ["ödemen ayın 15'inde çekilecek", '2026-10-15'],
    ['her ayın yedinci günü', '2026-10-07'],
    ['her ayın on beşinci günü', '2026-10-15'],
    ['her ayın ilk günü', '2026-11-01'],
    ['her ayın son günü', '2026-10-31'],
    ['renews monthly on the 25th', '2026-10-25'],
    ['your billing day is the 9th', '2026-10-09'],
    ['on the first of the month', '2026-11-01'],
    ['the first of each month', '2026-11-01'],
    ['the last day of each month', '2026-10-31'],
    ['immer am 7. des Monats', '2026-10-07'],
    ['zum 10. eines Monats', '2026-10-10'],
    ['an jedem 15. eines Monats', '2026-10-15'],
    ['am 3. jeden Monats', '2026-11-03'],
    ['an jedem siebten des Monats', '2026-10-07'],
    ['jeden 15. im Monat', '2026-10-15'],
    ['monatlich zum 25. erneuert', '2026-10-25'],
    ['am letzten Tag des Monats', '2026-10-31'],
    ['zum Monatsersten', '2026-11-01'],
    ['am Monatsletzten', '2026-10-31'],
    ['le 1er de chaque mois', '2026-11-01'],
    ['chaque mois le 7', '2026-10-07'],
    ['tous les 25 du mois', '2026-10-25'],
    ['le premier jour de chaque mois', '2026-11-01'],
    ['le dernier jour de chaque mois', '2026-10-31'],
    ['cada día 7 del mes', '2026-10-07'],
    ['los días 25 de cada mes', '2026-10-25'],
    ['cada mes el día 7', '2026-10-07'],
    ['el primer día de cada mes', '2026-11-01'],
    ['todo mês, no dia 7', '2026-10-07'],
    ['no dia 7 de cada mês', '2026-10-07'],
    ['todo dia 7 do mês', '2026-10-07'],
    ['no primeiro dia de cada mês', '2026-11-01'],
    ['no último dia do mês', '2026-10-31'],
    ['il primo giorno di ogni mese', '2026-11-01'],
    ['ogni mese il giorno 7', '2026-10-07'],
    ['ogni mese il 7', '2026-10-07'],
    ['il giorno 25 di ciascun mese', '2026-10-25'],
  ])('is the next of them: %s', (text, date) => {
    expect(findDaysOfMonth(foldInPlace(text), '2026-10-05').map((match) => match.date)).toEqual([date]);
  });

  it('is the last day of a month that is shorter', () => {
    const [match] = findDaysOfMonth("her ayin 31'inde", '2026-10-31');
    expect(match?.date).toBe('2026-11-30');
  });

  it.each([
    'her ayın 1.250 TL',
    'her ay 99,90 TL',
    "geçen ayın 15'inde",
    '3 month',
    'saldo 4 cada mes',
    'on the 1st',
    'monthly on 7 November 2026',
    'monthly on 12/11/2026',
    'im ersten Monat gratis',
    '5 Kurse im Monat',
    'le premier mois',
    'el primer mes',
  ])('is not %s', (text) => {
    expect(findDaysOfMonth(foldInPlace(text), '2026-10-05')).toEqual([]);
  });
});

describe('cycles in a text', () => {
  it.each([
    ['$9.99/month', 'monthly x 1'],
    ['19,99 € par semaine', 'weekly x 1'],
    ['229,99 ₺/ay', 'monthly x 1'],
    ['3 ayda bir', 'monthly x 3'],
    ['every 3 months', 'monthly x 3'],
    ['12 aylık üyelik', 'yearly x 1'],
    ['6-month plan', 'monthly x 6'],
    ['12,99 €/Monat', 'monthly x 1'],
    ['4,00 zł miesięcznie', 'monthly x 1'],
    ['Pro - month $4.00', 'monthly x 1'],
    ['Yıllık üyelik', 'yearly x 1'],
    ['billed every 28 days', 'weekly x 4'],
    ['trimestriel', 'monthly x 3'],
  ])('reads %s', (text, cycle) => {
    expect(cycles(text)).toEqual([cycle]);
  });

  it('finds none in words that only contain one', () => {
    for (const text of ['Mon, 05 Oct', 'accéder à mon compte', 'last month', 'harika bir ay'])
      expect(cycles(text), text).toEqual([]);
  });

  it('knows a cycle by the days between two payments', () => {
    expect(cycleBetween('2026-01-31', '2026-02-28')).toEqual({ billing_cycle: 'monthly', billing_interval: 1 });
    expect(cycleBetween('2026-01-31', '2027-01-31')).toEqual({ billing_cycle: 'yearly', billing_interval: 1 });
    expect(cycleBetween('2026-01-31', '2026-03-20')).toBeUndefined();
  });
});
