import type { IsoDate } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { detectInStatements } from './detect-in-statements.ts';
import { documentOf, everyDays, line, months, purchases, seededRandom } from './testing/statements.ts';

const others = purchases(seededRandom(11), '2026-01-01', 180);
type Payment = [date: IsoDate, amount: number];
const find = (name: string, payments: Payment[], currency = 'EUR') => {
  const rows = payments.map(([date, amount]) => line(date, name, amount, { currency }));
  const document = documentOf([...others, ...rows], { period: { from: '2026-01-01', to: '2026-06-30' } });
  const { findings, stopped } = detectInStatements([document], { today: '2026-07-01' });
  return [...findings, ...stopped].map(({ amount, billing_cycle }) => `${amount} ${billing_cycle}`);
};

const once: Payment[] = [['2026-06-12', 12.99]];
const differently: Payment[] = [['2026-02-03', 12.99], ['2026-03-20', 34.5], ['2026-05-02', 9.99], ['2026-06-24', 19.99]]; // biome-ignore format: one line
const equallyOnAnyDay: Payment[] = differently.map(([date]) => [date, 12.99]);
const monthlyDifferently: Payment[] = months('2026-06-12', 4).map((date, i) => [
  date,
  [12.99, 8.5, 21, 11][i] as number,
]);
const monthly: Payment[] = months('2026-06-12', 4).map((date) => [date, 12.99]);

describe('what sells single items is a subscription only with a repeated price on regular days', () => {
  it.each(['UDEMY ONLINE COURSES', 'COURSERA.ORG', 'DOMESTIKA INC', 'EDX', 'NAMECHEAP.COM', 'DNH*GODADDY.COM',
    'NATRO.COM ISTANBUL', 'ISIMTESCIL', 'UNITED-DOMAINS AG', 'GANDI SAS PARIS', 'REGISTER.IT', 'REGISTRO.BR',
    'WIX.COM', 'SQUARESPACE INC.', 'ONE.COM', 'LINKEDIN LEARNING', 'MASTERCLASS', 'CREHANA', 'COMUTITRES NAVIGO', 'SMOVENGO',
  ])('%s', (name) => {
    for (const payments of [once, differently, equallyOnAnyDay, monthlyDifferently]) expect(find(name, payments)).toEqual([]);
    expect(find(name, monthly)).toEqual(['12.99 monthly']);
  }); // biome-ignore format: a list of names

  it.each([
    'KURSWERK ORLAU',
    'ATELIER FOULON CERAMIQUE',
    'CURSOS TRAMONTANA',
    'CORSI BELLAVIA',
    'ALANIM DOMAIN',
    'NOORDHAVEN LESSEN',
  ])('%s, which no list knows', (name) => {
    for (const payments of [once, differently, monthlyDifferently]) expect(find(name, payments)).toEqual([]);
    expect(find(name, monthly)).toEqual(['12.99 monthly']);
  });

  it('is one at once if the line says so', () => {
    expect(find('UDEMY SUBSCRIPTION', once)).toEqual(['12.99 monthly']);
    expect(find('NAMECHEAP.COM YILLIK', once)).toEqual(['12.99 yearly']);
  });

  it.each(['BITAKSI', 'UBER *TRIP', 'DB VERTRIEB GMBH', 'METRO ISTANBUL', 'RENFE VIAJEROS', 'TFL TRAVEL CH'])(
    '%s never is: it sells rides',
    (name) => {
      for (const payments of [once, differently, equallyOnAnyDay, monthly]) expect(find(name, payments)).toEqual([]);
    },
  );
});

describe('a small price needs regular days and enough repetitions', () => {
  const almostMonthly: Payment[] = [['2026-05-11', 3.2], ['2026-06-12', 3.2]]; // biome-ignore format: one line
  const loosely: Payment[] = [['2026-03-09', 3.2], ['2026-04-13', 3.2], ['2026-05-09', 3.2], ['2026-06-13', 3.2]]; // biome-ignore format: one line
  const places = [
    'CAFFE BELLAVIA TORINO', 'ORLAU ROESTEREI', 'TRAMVAJ PRAHA', 'METROPOLITANO LISBOA', 'KUZEY IETT DOLUM', 'OVPAY',
    'PARKPLATZ NORDTOR', 'ESTACIONAMIENTO SOLANA', 'PAYBYPHONE', 'KIOSK AM MUEHLTOR', 'BUFE YELDEGIRMENI', 'TABAC DU LAVOIR',
    'ORTSBUS ORLAU', 'WERRATALBAHN', 'METRO AUTOMAT LINIE 3', 'BROTSTUBE KERN', 'PANADERIA SOLANA', 'MUEHLENBAECKEREI',
  ]; // biome-ignore format: a list of names

  it.each(places)('%s', (name) => {
    for (const payments of [almostMonthly, loosely]) expect(find(name, payments)).toEqual([]);
  });

  it.each(places.filter((_, at) => [0, 6, 7, 9, 12, 13, 14, 15, 16, 17].includes(at)))(
    'a trade asks for more: every week, or four months a day or two off, at %s are a habit',
    (name) => {
      const everyWeek = everyDays('2026-06-12', 12, 7).map((date): Payment => [date, 3.2]);
      const nearly = ['2026-03-12', '2026-04-14', '2026-05-12', '2026-06-14'].map((date): Payment => [date, 3.2]);
      for (const payments of [everyWeek, nearly]) expect(find(name, payments)).toEqual([]);
    },
  );

  it.each(places.filter((_, at) => [0, 2, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17].includes(at)))(
    'three times a month apart at %s are a habit',
    (name) =>
      expect(
        find(
          name,
          months('2026-06-12', 3).map((date) => [date, 3.2]),
        ),
      ).toEqual([]),
  );

  it('is a subscription after four months on its day, or two on the very day', () => {
    expect(
      find(
        'VELIMESE NOKTA',
        months('2026-06-12', 4).map((date) => [date, 3.2]),
      ),
    ).toEqual(['3.2 monthly']);
    expect(
      find(
        'VELIMESE NOKTA',
        months('2026-06-12', 2).map((date) => [date, 3.2]),
      ),
    ).toEqual(['3.2 monthly']);
    expect(
      find(
        'VELIMESE NOKTA',
        everyDays('2026-06-12', 2, 32).map((date) => [date, 13.2]),
      ),
    ).toEqual(['13.2 monthly']);
  });
});
