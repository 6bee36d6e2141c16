import { describe, expect, it } from 'vitest';
import { readCsv } from '#testing/documents.ts';

const parsed = async (...lines: string[]) => {
  const { transactions, reconciled } = await readCsv(lines.join('\n'));
  return [transactions.length, reconciled];
};

describe('a summary in the columns of the table', () => {
  const rows = [
    'Date;Description;Amount',
    '04/08/2026;NETFLIX;12.99',
    '11/08/2026;TESCO;87.01',
    '14/08/2026;PAYMENT THANK YOU;-50.00',
    '30/08/2026;INTEREST;3.00',
  ];
  const due = [';Purchases;100.00', ';Interest and fees;3.00', ';Payments;50.00', ';New balance;203.00'];
  const lastOfDay = [';GALDO;5.00', ...due.map((line) => line.replace('100.00', '105.00').replace('203.00', '208.00'))];

  it('below the rows adds no rows', async () => {
    expect(await parsed(...rows, ';Previous balance;150.00', ...due)).toEqual([4, true]);
  });

  it('adds none where the opening balance stands above them', async () => {
    expect(await parsed('Previous balance;;150.00', ...rows, ...due)).toEqual([4, true]);
    expect(await parsed('Previous balance;;150.00', ...rows, ...lastOfDay)).toEqual([5, true]);
  });

  it('still shows a missing row', async () => {
    const lost = rows.filter((line) => !line.includes('TESCO'));
    expect(await parsed(...lost, ';Previous balance;150.00', ...due)).toEqual([3, false]);
  });

  it('may be in another language', async () => {
    const turkish = [
      'Tarih;Açıklama;Tutar (TL)',
      '04.08.2026;NETFLIX;289,99',
      '14.08.2026;ÖDEME - TEŞEKKÜR EDERİZ;-1.000,00',
      '19.08.2026;MIGROS;1.210,01',
      '30.08.2026;BSMV;12,40',
      ';Önceki Dönem Borcu;1.500,00',
      ';Dönem Harcamaları;1.500,00',
      ';Faiz, Vergi ve Ücretler;12,40',
      ';Ödemeler;-1.000,00',
      ';Toplam Borç;2.012,40',
    ];
    expect(await parsed(...turkish)).toEqual([4, true]);
  });

  it('removes no rows of a day that is printed once, up to the balance below them', async () => {
    const once = [
      'Opening balance;;500.00',
      'Date;Description;Amount',
      '04/08/2026;NETFLIX;-12.99',
      ';PURCHASES;-200.00',
      ';PURCHASES;-100.00',
      ';TRAIN;-9.00',
      '11/08/2026;TESCO;-87.01',
      ';PAYMENT TO SKY;-40.00',
      ';PURCHASES;-10.00',
      ';PAYMENT TO BOOTS;-1.00',
      'Closing balance;;40.00',
    ];
    expect(await parsed(...once)).toEqual([8, true]);
  });

  it('removes none below a value carried to the next page, nor payments of the last day', async () => {
    const head = ['Opening balance;;500.00', 'Date;Description;Amount', '04/08/2026;NETFLIX;-12.99'];
    const carried = ['Balance brought forward;;487.01', ';ALDI;-30.00', ';GREGGS;-5.00', 'Closing balance;;452.01'];
    expect((await parsed(...head, ...carried))[0]).toBe(3);
    const last = [';Purchases;-30.00', ';Deposits;50.00', ';Interest and fees;-7.00', 'Closing balance;;500.01'];
    expect(await parsed(...head, ...last)).toEqual([4, true]);
  });

  it('ends with its balance, and lines without a day below belong to the account', async () => {
    const account = ['Tag;Text;Betrag', ';Alter Saldo;250,00', '02.10.2026;GEHALT;1.800,00', '05.10.2026;STROM;-50,00'];
    const end = [';Neuer Saldo;2.000,00', ';Zinsfreier Rahmen;1.000,00'];
    expect(await parsed(...account, ...end)).toEqual([2, true]);
    // Taxes and fees may be charged below it as well, and another day may follow.
    expect((await parsed(...account, ';Neuer Saldo;2.000,00', ';Mehrwertsteuer;1,20'))[0]).toBe(3);
    expect((await parsed(...account, ...end, '09.10.2026;KINO;-9,00'))[0]).toBe(4);
    // So does a page that repeats the balance at its beginning.
    expect((await parsed(...account, ';Neuer Saldo;2.000,00', ';Alter Saldo;2.000,00', ';KINO;-9,00'))[0]).toBe(3);
  });
});
