import { describe, expect, it } from 'vitest';
import { lines, pdf, read, readCsv, readPdf, table } from './testing/documents.ts';

const readResult = async (...rows: string[]) => {
  const { transactions, kind, reconciled, missing_amount } = await readCsv(rows.join('\n'));
  return { rows: transactions.length, kind, reconciled, missing_amount };
};

describe('a balance below its name', () => {
  const box = (top: number, first: string[], second: string[]) => table([180, 260, 400, 'r545'], top, [first, second]);
  const account = (closing: string, ...rows: string[][]) =>
    pdf([
      ...table([50], 40, [['Kontoauszug']]),
      ...box(60, ['IBAN', '', 'Alter Saldo per 30.09.2026'], ['DE12 5007 0024', '', 'EUR', '+ 431,09']),
      ...table([50, 95, 145, 'r470', 'r545'], 100, [
        ['Buchung', 'Valuta', 'Vorgang', 'Soll', 'Haben'],
        ['02.10.', '02.10.', 'KINO', '- 59,90', ''],
        ['28.10.', '28.10.', 'GEHALT', '', '+ 2.140,00'],
        ...rows,
      ]),
      ...box(200, ['Filiale', 'Konto', 'Neuer Saldo per 31.10.2026'], ['024', '0123456 00', 'EUR', `+ ${closing}`]),
    ]);

  it('is the closing balance, and no income', async () => {
    const whole = await read(account('2.511,19'));
    expect(lines(whole)).toEqual(['2026-10-02 -59.9 EUR KINO', '2026-10-28 +2140 EUR GEHALT']);
    expect(whole).toMatchObject({ reconciled: true });
    expect(await read(account('2.471,19'))).toMatchObject({ reconciled: false, missing_amount: 40 });
  });

  it('does not change rows without a day above it', async () => {
    const parsed = await read(account('2.501,19', ['', '', 'KONTOGEBUHR', '- 10,00', '']));
    expect(lines(parsed)).toHaveLength(3);
    expect(parsed).toMatchObject({ reconciled: true });
  });

  it('is none with a day: the text of a payment may name it too', async () => {
    const rows = [
      ['Buchung', 'Valuta', 'Vorgang', 'Soll', 'Haben'],
      ['02.10.', '02.10.', 'KINO', '- 59,90', ''],
      ['', '', 'Neuer Saldo: siehe unten', '', ''],
      ['29.10.', '29.10.', 'KIOSK', '- 10,00', ''],
      ['', '', 'KONTOGEBUHR', '- 1,00', ''],
    ];
    expect(lines(await readPdf(table([50, 95, 145, 'r470', 'r545'], 100, rows)))).toHaveLength(3);
  });
});

describe('column names that continue below', () => {
  it('separate the due part of an instalment from its price, next to amounts with separate signs', async () => {
    const card = (due: string) =>
      pdf([
        ...table([40, 'r540'], 60, [
          ['Tarjeta de credito', ''],
          ['Adeudo del periodo anterior', '$4,500.00'],
          ['Pagos y abonos', '-$4,500.00'],
          ['Pago para no generar intereses', due],
        ]),
        ...table([40, 140, 300, 370, 440, 510], 140, [
          ['Fecha de la', 'Descripcion', 'Monto', 'Saldo', 'Pago', 'Num. de'],
          ['operacion', '', 'original', 'pendiente', 'requerido', 'pago'],
          ['03-may-2026', 'LIVERPOOL', '$15,000.00', '$8,750.00', '$1,250.00', '5 de 12'],
          ['20-ago-2026', 'SEARS', '$2,599.50', '$1,733.00', '$433.25', '2 de 6'],
        ]),
        ...table([40, 140, 440, 'r540'], 260, [
          ['Fecha', 'Descripcion del movimiento', '', 'Monto'],
          ['14-sep-2026', 'SPOTIFY MEX', '+', '$139.00'],
          ['20-sep-2026', 'LIVERPOOL DEVOLUCION', '-', '$39.00'],
          ['22-sep-2026', 'SU PAGO GRACIAS', '-', '$4,500.00'],
        ]),
      ]);
    const parsed = await read(card('$1,783.25'), { currency: 'MXN' });
    expect(lines(parsed)).toEqual([
      '2026-05-03 -1250 MXN LIVERPOOL 5 de 12',
      '2026-08-20 -433.25 MXN SEARS 2 de 6',
      '2026-09-14 -139 MXN SPOTIFY MEX',
      '2026-09-20 +39 MXN LIVERPOOL DEVOLUCION',
      '2026-09-22 +4500 MXN SU PAGO GRACIAS',
    ]);
    expect(parsed).toMatchObject({ reconciled: true });
    expect(await read(card('$1,883.25'))).toMatchObject({ reconciled: false, missing_amount: 100 });
  });
});

describe('sums of sections', () => {
  const account = ([atm, other]: [string, string]) => [
    'Beginning balance;;1133.48',
    'Ending balance;;4318.59',
    'Deposits and other additions;;',
    'Date;Description;Amount',
    '09/01/2026;PAYROLL;1820.11',
    '09/15/2026;PAYROLL;1900.00',
    'Total deposits and other additions;;3720.11',
    'ATM and debit card subtractions;;',
    '09/02/2026;KIOSK;-17.00',
    `09/08/2026;CINEMA;${atm}`,
    'Total atm and debit card subtractions;;-117.00',
    'Other subtractions;;',
    `09/12/2026;INSURANCE;${other}`,
    '09/21/2026;RENT;-300.00',
    'Total other subtractions;;-418.00',
  ];

  it('cover the rows since a sum of another name', async () => {
    expect(await readResult(...account(['-100.00', '-118.00']))).toMatchObject({ rows: 6, reconciled: true });
    expect(await readResult(...account(['-118.00', '-100.00']))).toMatchObject({ rows: 6, reconciled: null });
  });
});

describe('the whole balance due of a card', () => {
  const card = (...rows: string[]) => [
    'Estratto conto carta di credito',
    'Totale a Suo debito;;97,89',
    'Data;Descrizione;Importo',
    ...rows,
    '25/09/2026;QUOTA ASSOCIATIVA CARTA;30,00',
    '30/09/2026;IMPOSTA DI BOLLO SU ESTRATTO CONTO;2,00',
    'Totale operazioni;;97,89',
  ];
  const rows = ['03/09/2026;NETFLIX;13,99', '12/09/2026;EDICOLA;51,90'];

  it('is the spending including fees, and shows the missing amount', async () => {
    expect(await readResult(...card(...rows))).toMatchObject({ rows: 4, reconciled: true });
    expect(await readResult(...card(...rows.slice(1)))).toMatchObject({ reconciled: false, missing_amount: 13.99 });
  });
});

it('the total balance of a day is the balance of that day', async () => {
  const account = (last: string) => [
    'data;lancamentos;valor (R$);saldo (R$)',
    '31/07/2026;SALDO ANTERIOR;;844,02',
    '01/08/2026;PIX MARIA;-350,00;',
    '01/08/2026;SALDO DO DIA;;494,02',
    '05/08/2026;NETFLIX;-44,90;',
    `05/08/2026;SALDO TOTAL DISPONÍVEL DIA;;${last}`,
  ];
  expect(await readResult(...account('449,12'))).toMatchObject({ rows: 2, reconciled: true });
  expect(await readResult(...account('489,12'))).toMatchObject({ reconciled: false, missing_amount: 40 });
});

describe('the missing amount', () => {
  const statement = (...heads: string[]) => [
    ...heads,
    'Saldo Anterior;;6120.75',
    'Saldo Final;;8309.76',
    'Fecha;Descripcion;Cargos;Abonos',
    '03/08/2026;NETFLIX;249.00;',
    '05/08/2026;OXXO;86.50;',
    '20/08/2026;REEMBOLSO;;500.00',
  ];

  it('is computed as for an account, or as for a card', async () => {
    expect(await readResult(...statement('Retiros / Depositos', 'Saldo Promedio;;0.00'))).toMatchObject({
      kind: 'account',
      missing_amount: 2024.51,
    });
    expect(await readResult(...statement('Tarjeta de credito'))).toMatchObject({
      kind: 'card',
      missing_amount: 2353.51,
    });
  });

  it('is not given where the kind is unknown', async () => {
    expect(await readResult(...statement('Estado de cuenta'))).toEqual({ rows: 3, kind: 'unknown', reconciled: false });
  });
});

it('a card without payments is recognised by its word for the holder', async () => {
  const card = [
    'Statement of Account',
    'Prepared for;Membership Number;Date',
    'Previous Balance;New Credits;New Debits;Closing Balance;Payment Due',
    '0.00;0.00;54.29;54.29;54.29',
    'Date;Details;Foreign Spending;Amount',
    '20/09/2026;AUDIBLE;;8.99',
    '25/09/2026;WAITROSE;;45.30',
  ];
  expect(await readResult(...card)).toMatchObject({ kind: 'card', rows: 2, reconciled: true });
});

it('payments that only the summary names are counted once, even if it names them repeatedly', async () => {
  const card = [
    'Tarjeta de credito',
    'Adeudo del periodo anterior;;4500.00',
    'Pagos y abonos;;-4500.00',
    'Pago para no generar intereses;;139.00',
    'Fecha;Descripcion;Monto',
    '20/09/2026;SPOTIFY;139.00',
    'Total abonos;;4500.00',
  ];
  expect(await readResult(...card)).toMatchObject({ kind: 'card', rows: 1, reconciled: null });
});

it('a dash in an empty cell is no sign of the balance behind it', async () => {
  const account = pdf(
    table([40, 140, 'r340', 'r430', 'r540'], 60, [
      ['Account statement'],
      ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
      ['01/10/2026', 'KIOSK', '10.00', '-', '90.00'],
      ['03/10/2026', 'CINEMA', '20.00', '-', '70.00'],
      ['05/10/2026', 'SALARY', '-', '100.00', '170.00'],
      ['09/10/2026', 'PETROL', '30.00', '-', '140.00'],
    ]),
  );
  const parsed = await read(account);
  expect(lines(parsed)).toHaveLength(4);
  expect(parsed).toMatchObject({ reconciled: true });
});
