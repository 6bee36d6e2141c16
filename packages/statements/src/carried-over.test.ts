import { describe, expect, it } from 'vitest';
import { readCsv } from '#testing/documents.ts';

const parsed = async (...lines: string[]) => {
  const { transactions, reconciled } = await readCsv(lines.join('\n'));
  return [transactions.length, reconciled];
};

describe('a value carried to the next page', () => {
  const statement = (ended: string, begun: string, [kiosk, petrol] = ['-100,00', '-60,00']) => [
    ';Alter Saldo;500,00',
    'Datum;Text;Betrag',
    `03.06.2026;KIOSK;${kiosk}`,
    '05.06.2026;GEHALT;900,00',
    `;${ended};1.300,00`,
    `;${begun};1.300,00`,
    `09.06.2026;TANKEN;${petrol}`,
    ';Neuer Saldo;1.240,00',
  ];

  it.each([
    ['Übertrag', 'Übertrag'],
    ['Devreden Bakiye', 'Devreden Bakiye'],
    ['Transporteren', 'Transport'],
    ['A transportar', 'Transporte'],
    ['Balance carried forward', 'Balance brought forward'],
  ])('leads from the opening to the closing balance: %s, %s', async (ended, begun) => {
    expect(await parsed(...statement(ended, begun))).toEqual([3, true]);
  });

  it('leaves the statement open where the rows above lead to another value', async () => {
    expect(await parsed(...statement('Übertrag', 'Übertrag', ['-60,00', '-100,00']))).toEqual([3, null]);
    const english = statement('Balance carried forward', 'Balance brought forward', ['-60,00', '-100,00']);
    expect(await parsed(...english)).toEqual([3, null]);
  });

  it('may be the sum of one side so far', async () => {
    const spent = statement('Sum carried forward', 'Sum brought forward').map((line) =>
      line.replace('1.300,00', '100,00'),
    );
    expect(await parsed(...spent)).toEqual([3, true]);
  });
});

describe('a balance in a line without a day', () => {
  const statement = (name: string, [first, second, third]: [string, string, string]) => [
    ';Açılış Bakiyesi;500,00',
    'Tarih;Açıklama;Tutar',
    '03.06.2026;KIRTASİYE;-100,00',
    '03.06.2026;MAAŞ;900,00',
    `;${name};${first}`,
    '05.06.2026;AKARYAKIT;-60,00',
    `;${name};${second}`,
    '08.06.2026;SİNEMA;-40,00',
    `;${name};${third}`,
    ';Kapanış Bakiyesi;1.200,00',
  ];
  const names = [
    ...['Gün Sonu Bakiyesi', 'Tagessaldo', 'Solde du jour', 'Daily balance', 'Saldo do dia'],
    ...['Ara Bakiye', 'Zwischensaldo', 'Zwischenstand', 'Solde intermédiaire', 'Interim balance'],
    ...['Saldo intermedio', 'Saldo parziale', 'Saldo parcial', 'Tussensaldo'],
  ];

  it.each(names)('is no payment: %s', async (name) => {
    expect(await parsed(...statement(name, ['1.300,00', '1.240,00', '1.200,00']))).toEqual([4, true]);
  });

  it('leaves the statement open where only some of them agree', async () => {
    const exchanged = statement('Gün Sonu Bakiyesi', ['1.300,00', '1.260,00', '1.200,00']);
    expect(await parsed(...exchanged)).toEqual([4, null]);
  });
});
