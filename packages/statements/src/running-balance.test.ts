import { describe, expect, it } from 'vitest';
import { csv, pdf, placed, read, readCsv, type Text, table } from '#testing/documents.ts';

const heads = {
  en: ['Date;Description;Money out;Money in;Balance', 'Opening balance', 'Closing balance'],
  tr: ['Tarih;Açıklama;Borç;Alacak;Bakiye', 'Açılış bakiyesi', 'Kapanış bakiyesi'],
  de: ['Datum;Text;Soll;Haben;Saldo', 'Anfangssaldo', 'Endsaldo'],
  fr: ['Date;Libellé;Débit;Crédit;Solde', 'Solde initial', 'Nouveau solde'],
  es: ['Fecha;Concepto;Cargos;Abonos;Saldo', 'Saldo inicial', 'Saldo final'],
} as const;

const rows = [
  '02/04/2026;NETFLIX;10.99;;89.01',
  '03/04/2026;REFUND ARGOS;;20.00;109.01',
  '04/04/2026;TESCO;15.00;;94.01',
  '05/04/2026;ALDI;5.00;;89.01',
  '05/04/2026;SHELL;40.00;;49.01',
];
const account = (lines: string[], language: keyof typeof heads = 'en', sums = '') => {
  const [head, opening, closing] = heads[language];
  return csv([head, `01/04/2026;${opening};;;100.00`, ...lines, `06/04/2026;${closing};;;49.01`, sums].join('\n'));
};
const altered = (from: string, to: string) => rows.map((row) => row.replace(from, to));

describe('a balance printed on every line', () => {
  it.each(Object.keys(heads) as (keyof typeof heads)[])('connects the rows, in %s', async (language) => {
    expect(await read(account(rows, language))).toMatchObject({ reconciled: true });
    const swapped = altered('15.00;;94.01', '5.00;;94.01').map((row) => row.replace('ALDI;5.00', 'ALDI;15.00'));
    expect(await read(account(swapped, language))).toMatchObject({ reconciled: null });
    expect(await read(account(altered('94.01', '99.01'), language))).toMatchObject({ reconciled: null });
  });

  it('shows the missing first row where only the opening balance is printed', async () => {
    const begun = (lines: string[]) =>
      readCsv([heads.en[0], '01/04/2026;Opening balance;;;100.00', ...lines].join('\n'));
    expect(await begun(rows)).toMatchObject({ reconciled: true });
    expect(await begun(rows.slice(1))).toMatchObject({ reconciled: false, missing_amount: 10.99 });
  });

  it('may include the overdraft limit and run parallel to opening and closing balance', async () => {
    const lent = (closing: string) =>
      csv(`
        Opening balance;;;500.00
        Date;Description;Amount;Balance
        01/06/2026;KIOSK;-100.00;1400.00
        03/06/2026;CINEMA;-60.00;1340.00
        05/06/2026;SALARY;900.00;2240.00
        09/06/2026;PETROL;-40.00;2200.00
        Closing balance;;;${closing}
      `);
    expect(await read(lent('1200.00'))).toMatchObject({ reconciled: true });
    expect(await read(lent('1100.00'))).toMatchObject({ reconciled: false, missing_amount: 100 });
  });

  it('does not break where a column lists fees that the amounts include', async () => {
    const withFees = (balance: string) =>
      csv(`
        Opening balance;;;;500.00
        Date;Description;Amount;Fee;Balance
        01/06/2026;KIOSK;-100.00;0.00;400.00
        03/06/2026;CASH MACHINE;-62.50;2.50;${balance}
        05/06/2026;SALARY;900.00;0.00;1237.50
        09/06/2026;PETROL;-40.00;0.00;1197.50
        Closing balance;;;;1197.50
      `);
    expect(await read(withFees('337.50'))).toMatchObject({ reconciled: true });
    expect(await read(withFees('347.50'))).toMatchObject({ reconciled: null });
  });

  it('may stand next to the previous one, with days as numbers', async () => {
    const chain = (lines: string[]) =>
      csv(['account;currency;transactiondate;startsaldo;endsaldo;amount;description', ...lines].join('\n'));
    const lines = [
      '1122;EUR;20260701;100,00;89,01;-10,99;NETFLIX',
      '1122;EUR;20260702;89,01;109,01;20,00;TERUGBETALING',
      '1122;EUR;20260704;109,01;94,01;-15,00;KIOSK',
      '1122;EUR;20260706;94,01;54,01;-40,00;TANKEN',
    ];
    expect(await read(chain(lines))).toMatchObject({ reconciled: true });
  });

  it('may be printed in another order than the bookings', async () => {
    const [netflix, argos, tesco, aldi, shell] = rows as [string, string, string, string, string];
    for (const order of [
      [shell, aldi, tesco, argos, netflix],
      [netflix, argos, tesco, shell, aldi],
    ])
      expect(await read(account(order))).toMatchObject({ reconciled: true });
  });

  it('leaves open where the sums of both sides agree but two rows may have swapped their amounts', async () => {
    const sums = 'Total money out;;70.99\nTotal money in;;20.00';
    expect(await read(account(rows, 'en', sums))).toMatchObject({ reconciled: true });
    expect(await read(account(altered('94.01', '99.01'), 'en', sums))).toMatchObject({ reconciled: null });
  });

  it('is no running balance where most rows do not follow', async () => {
    const atEndOfDay = rows.map((row) => row.replace(/[^;]+$/, '49.01'));
    expect(await read(account(atEndOfDay))).toMatchObject({ reconciled: true });
  });
});

describe('a closing balance of each day in a line of its own', () => {
  const days = [
    ['02/03/2026;TED RECEBIDA EMPRESA;4.200,00;', '02/03/2026;PIX ENVIADO ALUGUEL;-1.800,00;', '02/03/2026;SALDO DO DIA;;3.900,00'], // biome-ignore format: one list
    ['04/03/2026;SPOTIFY;-23,90;', '04/03/2026;SALDO DO DIA;;3.876,10'],
    ['09/03/2026;PAO DE ACUCAR;-97,45;', '09/03/2026;ENEL;-188,31;', '09/03/2026;SALDO DO DIA;;3.590,34'],
  ];
  const begun = '28/02/2026;SALDO ANTERIOR;;1.500,00';
  const statement = (lines: string[]) =>
    readCsv(['extrato conta corrente', 'data;lançamentos;valor (R$);saldo (R$)', ...lines].join('\n'));

  it('connects the rows of its day, oldest or newest first', async () => {
    expect(await statement([begun, ...days.flat()])).toMatchObject({ reconciled: true });
    const newest = days.toReversed().flatMap((day) => day.toReversed());
    expect(await statement([...newest, begun])).toMatchObject({ reconciled: true });
  });

  it('shows what a day lacks, and leaves a day without any row open', async () => {
    const [first, second, third] = days as [string[], string[], string[]];
    expect(await statement([begun, ...first, ...second, ...third.slice(1)])).toMatchObject({ missing_amount: 97.45 });
    expect(await statement([begun, ...first, ...second, ...third.slice(2)])).toMatchObject({ reconciled: null });
    const quiet = third.slice(2).map((line) => line.replace('3.590,34', '3.876,10'));
    expect(await statement([begun, ...first, ...second, ...quiet])).toMatchObject({ reconciled: true });
  });
});

describe('a balance without a name', () => {
  const [salary, rent, shop, netflix] = ['1,950.00', '1,142.00', '38.14', '15.49'] as const;
  const columns = [40, 110, 'r400', 'r480', 'r550'];
  const inBooks = (head: Text[], amounts: readonly [string, string, string, string]) => {
    const [came, first, second, third] = amounts;
    const rows = [
      ['03/02/2026', 'PAYROLL', came, '', '2,850.00'],
      ['03/03/2026', 'RENT', '', first, '1,708.00'],
      ['03/05/2026', 'KROGER', '', second, '1,669.86'],
      ['03/09/2026', 'NETFLIX.COM', '', third, '1,654.37'],
      ['03/12/2026', 'SHELL', '', '45.50', '1,608.87'],
      ['03/30/2026', 'MARTA', '', '5.00', '1,603.87'],
      ['Totals', '', '1,950.00', '1,246.13', ''],
    ];
    return pdf([...placed(head), ...table(columns, 80, rows)]);
  };
  const right = [salary, rent, shop, netflix] as const;
  const exchanged = [salary, netflix, shop, rent] as const;

  it('is recognised by its values, where no column has a name', async () => {
    const unnamed: Text[] = [[60, 40, 'Transaction history']];
    expect((await read(inBooks(unnamed, right))).reconciled).not.toBe(false);
    expect(await read(inBooks(unnamed, exchanged))).toMatchObject({ reconciled: false });
  });

  it('is recognised below names drawn over each other', async () => {
    const overlaid: Text[] = [
      [58, 40, 'Transaction history'],
      [68, 40, 'Date'],
      [68, 110, 'Description'],
      [68, 'r400', 'Deposits/Additions'],
      [68, 'r480', 'Withdrawals/Subtractions'],
      [68, 'r550', 'Ending daily balance'],
    ];
    const parsed = await read(inBooks(overlaid, right));
    expect(parsed.reconciled).toBe(true);
    expect(parsed.transactions.map(({ direction }) => direction)).toEqual(['in', 'out', 'out', 'out', 'out', 'out']);
    expect(await read(inBooks(overlaid, exchanged))).toMatchObject({ reconciled: false });
  });
});
