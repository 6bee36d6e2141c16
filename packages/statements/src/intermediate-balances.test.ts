import { describe, expect, it } from 'vitest';
import { readCsv } from './testing/documents.ts';

/** Returns the lines with the amounts of two of them swapped. */
function exchanged(lines: string[], one: string, other: string): string[] {
  const amountOf = (name: string) =>
    lines.find((line) => line.includes(name))?.match(/-?[\d,]+\.\d\d(?=;|$)/)?.[0] as string;
  const [a, b] = [amountOf(one), amountOf(other)];
  return lines.map((line) =>
    line.includes(one) ? line.replace(a, b) : line.includes(other) ? line.replace(b, a) : line,
  );
}
const isReconciled = async (lines: string[]) => (await readCsv(lines.join('\n'))).reconciled;

describe('balances and sums between the rows', () => {
  const cards = [
    'Previous balance;;200.00',
    'New balance;;391.00',
    'Date;Description;Amount',
    'Card ending 1188',
    '05/10/2026;SPOTIFY;11.99',
    '07/10/2026;UBER TRIP;55.42',
    '12/10/2026;PAYMENT THANK YOU;-200.00',
    'Total spend on card ending 1188;;67.41',
    'Card ending 2299',
    '06/10/2026;NANDOS;64.75',
    '20/10/2026;BOOTS;258.84',
    'Total spend on card ending 2299;;323.59',
  ];

  it('leave a card open whose own sum differs, though both cards together agree', async () => {
    expect(await isReconciled(cards)).toBe(true);
    expect(await isReconciled(exchanged(cards, 'UBER', 'NANDOS'))).toBe(null);
    expect(await isReconciled(cards.map((line) => line.replace('67.41', '97.41')))).toBe(null);
  });

  it('count above the rows too, next to the name of the card', async () => {
    const own = cards
      .filter((line) => !line.startsWith('Total'))
      .map((line) =>
        line
          .replace(/^Card.* 1188/, 'Ana Souza •••• 1188;;67.41')
          .replace(/^Card.* 2299/, 'Rui Lima •••• 2299;;323.59'),
      );
    expect(await isReconciled(own)).toBe(true);
    expect(await isReconciled(exchanged(own, 'UBER', 'NANDOS'))).toBe(null);
  });

  const section = (name: string, ...rows: string[]) => [name, 'Date;Description;Amount', ...rows];
  it('may be the sum of a section, below it or above the next one', async () => {
    const sections = [
      'Previous balance;;200.00',
      'New balance;;154.53',
      ...section('Payments', '08/10/2026;PAYMENT THANK YOU;-200.00', 'Total payments for this period;;-200.00'),
      ...section('Purchases', '05/10/2026;LYFT;81.70', '07/10/2026;HBO MAX;58.64', 'Total purchases for this period;;140.34'), // biome-ignore format: one list
      ...section('Fees', '28/10/2026;FOREIGN TRANSACTION FEE;3.12', 'Total fees for this period;;3.12'),
      ...section('Interest', '31/10/2026;INTEREST CHARGE;11.07', 'Total interest for this period;;11.07'),
    ];
    expect(await isReconciled(sections)).toBe(true);
    expect(await isReconciled(exchanged(sections, 'LYFT', 'INTEREST CHARGE'))).toBe(null);
  });

  it('may have several names, each for some of the rows', async () => {
    const sections = (cash: string) => [
      'Önceki Dönem Borcu;;200,00',
      'Dönem Borcu;;410,00',
      ...section('ÖDEMELER', '08.10.2026;ÖDEME;-200,00', 'Ödemeler ve İadeler Toplamı;;-200,00'),
      ...section('PEŞİN', '05.10.2026;MIGROS;110,00', '07.10.2026;NETFLIX;200,00', `Peşin Harcamalar Toplamı;;${cash}`),
      ...section('TAKSİTLİ', '09.10.2026;VATAN 2/6;70,00', 'Taksitli Harcamalar Toplamı;;70,00'),
      ...section('ÜCRET', '28.10.2026;FAİZ;30,00', 'Ücret ve Faizler Toplamı;;30,00'),
    ];
    expect(await isReconciled(sections('310,00'))).toBe(true);
    expect(await isReconciled(sections('330,00'))).toBe(null);
  });

  it('may be the sum of each page, the last one of all pages', async () => {
    const pages = (second: string) => [
      'Tarih;Açıklama;Tutar (TL)',
      '01.09.2026;SHELL;58,00',
      '02.09.2026;MIGROS;16,18',
      'Sayfa Toplamı;;74,18',
      '20.09.2026;NETFLIX;7,66',
      '21.09.2026;BIM;40,00',
      `Sayfa Toplamı;;${second}`,
      'Genel Toplam;;121,84',
    ];
    expect(await isReconciled(pages('47,66'))).toBe(true);
    expect(await isReconciled(pages('57,66'))).toBe(null);
  });

  const days = [
    'Beginning balance;;840.10',
    'Ending balance;;2,448.15',
    'Date;Description;Amount',
    '10/02/2026;DIR DEP;1,820.00',
    '10/05/2026;KROGER;-94.77',
    '10/07/2026;HULU;-18.99',
    '10/13/2026;EXXON;-98.19',
  ];
  it('may be the balance of each day, in a table below', async () => {
    const table = ['DAILY BALANCE SUMMARY', 'Date;Balance;Date;Balance', '10/02/2026;2,660.10;10/05/2026;2,565.33', '10/07/2026;2,546.34;10/13/2026;2,448.15']; // biome-ignore format: one list
    expect(await isReconciled([...days, ...table])).toBe(true);
    expect(await isReconciled([...exchanged(days, 'KROGER', 'EXXON'), ...table])).toBe(null);
  });

  it('may be single balances, oldest or newest first', async () => {
    const sparse = (rows: string[]) => ['Opening balance;;;655.40', 'Closing balance;;;397.06', 'Date;Details;Paid out;Paid in;Balance', ...rows]; // biome-ignore format: one list
    const rows = [
      '01/08/2026;PUREGYM;24.99;;',
      '01/08/2026;COUNCIL TAX;42.00;;588.41',
      '03/08/2026;PRET A MANGER;29.92;;558.49',
      '05/08/2026;TESCO;52.58;;',
      '05/08/2026;CASH;6.81;;499.10',
      '14/08/2026;SKY;43.00;;456.10',
      '15/08/2026;TFL;50.35;;405.75',
      '16/08/2026;AMZNPRIME;8.69;;397.06',
    ];
    expect(await isReconciled(sparse(rows))).toBe(true);
    expect(await isReconciled(sparse(exchanged(rows, 'COUNCIL', 'TESCO')))).toBe(null);
  });

  const carried = (first: string, second: string) => [
    'Alter Saldo;;1,200.00',
    'Datum;Text;Betrag',
    '01.09.2026;SHELL;-58.00',
    '02.09.2026;NETTO;-16.18',
    `Übertrag auf Blatt 2;;${first}`,
    `Übertrag von Blatt 1;;${first}`,
    '20.09.2026;LIDL;-7.66',
    '21.09.2026;GEHALT;2,740.00',
    `Übertrag auf Blatt 3;;${second}`,
    '22.09.2026;REWE;-37.14',
    'Neuer Saldo;;3,821.02',
  ];
  it('may be carried from page to page: the balance, or the sum so far', async () => {
    for (const lines of [carried('1,125.82', '3,858.16'), carried('-74.18', '2,658.16')]) {
      expect(await isReconciled(lines)).toBe(true);
      expect(await isReconciled(exchanged(lines, 'SHELL', 'REWE'))).toBe(null);
    }
  });

  const month = (opening: string, closing: string, ...rows: string[]) => [
    `Opening balance;;${opening}`,
    `Closing balance;;${closing}`,
    'Date;Description;Amount',
    ...rows,
  ];
  const august = month('500.00', '437.00', '05/08/2026;TESCO;-23.00', '09/08/2026;SKY;-40.00');
  const september = month('437.00', '402.00', '05/09/2026;SHELL;-15.00', '09/09/2026;PRET;-20.00');
  const october = month('402.00', '297.00', '05/10/2026;BOOTS;-100.00', '09/10/2026;NOW TV;-5.00');
  it('may be the opening and closing balance of each month', async () => {
    const months = [...august, ...september, ...october];
    expect(await isReconciled(months)).toBe(true);
    expect(await isReconciled(exchanged(months, 'SKY', 'SHELL'))).toBe(null);
    expect(await isReconciled(exchanged(months, 'SHELL', 'BOOTS'))).toBe(null);
  });

  it('leave months open that do not follow each other, but not accounts of the same month', async () => {
    expect(await isReconciled([...october, ...september, ...august])).toBe(true);
    expect(await isReconciled([...august, ...october])).toBe(null);
    expect(await isReconciled([...october, ...august])).toBe(null);
    const savings = october.map((line) => line.replace('/10/2026', '/08/2026'));
    expect(await isReconciled([...august, ...savings])).toBe(true);
  });

  it('may be sums of each side with names of their own', async () => {
    const sides = [
      'Beginning balance;;$100.00',
      'Deposits and additions;;$2,000.00',
      'Withdrawals and purchases;;-$300.00',
      'Ending balance;;$1,800.00',
      'Deposits and additions',
      'Date;Description;Amount',
      '10/15/2026;PAYROLL;$2,000.00',
      'Total deposits and additions;;$2,000.00',
      'Withdrawals and purchases',
      'Date;Description;Amount',
      '10/16/2026;KROGER;$220.00',
      '10/17/2026;ATM;$80.00',
      'Total withdrawals and purchases;;$300.00',
    ];
    expect(await isReconciled(sides)).toBe(true);
    expect(await isReconciled(sides.map((line) => line.replace('$300.00', '$400.00')))).toBe(null);
  });
});

it('a summary whose fees contradict the rows leaves a card open, with their taxes or without', async () => {
  const card = (fees: string) => [
    'Previous balance;;200.00',
    'New balance;;79.21',
    'Purchases;;67.41',
    `Fees charged;;${fees}`,
    'Date;Description;Amount',
    '05/10/2026;SPOTIFY;11.99',
    '07/10/2026;UBER TRIP;55.42',
    '12/10/2026;PAYMENT THANK YOU;-200.00',
    '15/10/2026;LATE FEE;10.00',
    '15/10/2026;TAX;1.80',
  ];
  expect(await isReconciled(card('11.80'))).toBe(true);
  expect(await isReconciled(card('10.00'))).toBe(true);
  expect(await isReconciled(card('31.80'))).toBe(null);
  const reversed = card('8.80').map((line) => line.replace('79.21', '76.21'));
  expect(await isReconciled([...reversed, '16/10/2026;LATE FEE REVERSAL;-3.00'])).toBe(true);
});

it('a summary whose entries do not lead from its opening to its closing balance leaves a document open', async () => {
  const account = (spent: string, other: string) => [
    'Beginning balance on October 1, 2026;;500.00',
    `Deposits and other additions;;${other}`,
    `Withdrawals and other subtractions;;-${spent}`,
    'Ending balance;;2,380.00',
    'Date;Description;Amount',
    '10/02/2026;DIR DEP;2,000.00',
    '10/05/2026;KROGER;-100.00',
    '10/07/2026;HULU;-20.00',
    'Total deposits and other additions;;2,000.00',
    'Total withdrawals and other subtractions;;-120.00',
  ];
  expect(await isReconciled(account('120.00', '2,000.00'))).toBe(true);
  expect(await isReconciled(account('130.00', '2,000.00'))).toBe(null);
  expect(await isReconciled(account('120.00', '2,010.00'))).toBe(null);
  const owed = (all: string) => [
    'Önceki Bakiye;;50,00',
    'Harcamalar;;70,00',
    'Ödemeler;;50,00',
    `Toplam Borç;;${all}`,
    'Tarih;Açıklama;Tutar',
    '01.09.2026;SHELL;58,00',
    '02.09.2026;MIGROS;12,00',
    '05.09.2026;ÖDEME TEŞEKKÜR EDERİZ;-50,00',
    'Genel Toplam;;20,00',
  ];
  expect(await isReconciled(owed('70,00'))).toBe(true);
  expect(await isReconciled(owed('90,00'))).toBe(null);
  const fees = account('120.00', '2,000.00').toSpliced(3, 0, 'Total fees charged in 2026;;45.00');
  expect(await isReconciled(fees)).toBe(true);
  const withLimit = account('120.00', '2,000.00').toSpliced(2, 0, 'Overdraft limit;;1,500.00');
  expect(await isReconciled(withLimit)).toBe(true);
});

it('an unqualified balance has to be where the opening balance leads', async () => {
  const card = (opening: string, left: string, name = 'Saldo totale') => [
    `Saldo iniziale;${opening};;`,
    'Data;Addebiti;Accrediti;Descrizione',
    '01/09/2026;;100,00;RICARICA',
    '08/09/2026;34,99;;DAZN',
    '15/09/2026;27,60;;ESSELUNGA',
    'Totale addebiti;62,59;;',
    'Totale accrediti;;100,00;',
    `${name};${left};;`,
  ];
  expect(await isReconciled(card('31,50', '68,91'))).toBe(true);
  expect(await isReconciled(card('41,50', '68,91'))).toBe(null);
  expect(await isReconciled(card('31,50', '78,91'))).toBe(null);
  // An available balance includes the overdraft limit and excludes held amounts.
  expect(await isReconciled(card('31,50', '78,91', 'Saldo disponibile'))).toBe(true);
});

it('the balances of days do not break a running balance of three lines', async () => {
  const lines = [
    'Saldo anterior;;1.000,00',
    'Fecha;Concepto;Importe;Saldo',
    '01/10/2026;DIA;-20,00;950,00',
    '01/10/2026;HBO;-30,00;950,00',
    '02/10/2026;REPSOL;-5,00;945,00',
    'Saldo final;;945,00',
  ];
  expect(await isReconciled(lines)).toBe(true);
});

it('one wrong balance of three lines breaks the running balance', async () => {
  const account = (second: string) => [
    'Anfangssaldo;;;;1.204,50',
    'Datum;Text;Soll;Haben;Saldo',
    '08.10.2026;XERO;33,00;;1.171,50',
    `22.10.2026;HOLLIS;;640,00;${second}`,
    '09.11.2026;XERO;33,00;;1.778,50',
    'Endsaldo;;;;1.778,50',
  ];
  expect(await isReconciled(account('1.811,50'))).toBe(true);
  expect(await isReconciled(account('1.911,50'))).toBe(null);
});

it('the printed spending decides the signs though a payment is missing', async () => {
  const lines = [
    'Credit card',
    'Previous Balance;;$250.00',
    'Payments and Credits;;-$689.94',
    'Purchases and Adjustments;;+$692.29',
    'New Balance;;$252.35',
    'Date;Description;Amount',
    '09/18/2026;BEST BUY;$359.99',
    '09/23/2026;BEST BUY TAKEN BACK;-$349.99',
    '09/26/2026;GLOWDERM;$89.95',
    '10/02/2026;DISPUTED GLOWDERM;-$89.95',
    '10/13/2026;REVERSAL GLOWDERM;$242.35',
  ];
  const { transactions, reconciled, missing_amount } = await readCsv(lines.join('\n'));
  expect(transactions.map(({ direction }) => direction)).toEqual(['out', 'in', 'out', 'in', 'out']);
  expect([reconciled, missing_amount]).toEqual([false, 250]);
});

describe('the sums below both sides', () => {
  const account = (sums: string) => [
    'Date;Libellé;Débit;Crédit',
    'Solde initial;;;1,560.88',
    '04/09/2026;CARREFOUR;49.60;',
    '05/09/2026;CANAL PLUS;34.99;',
    '28/09/2026;SALAIRE;;2,450.30',
    `Total;;${sums}`,
    'Nouveau solde;;;3,926.59',
  ];

  it('leave an account open if they differ from its rows, though its balances agree', async () => {
    expect(await isReconciled(account('84.59;2,450.30'))).toBe(true);
    expect(await isReconciled(account('184.59;2,450.30'))).toBe(null);
    expect(await isReconciled(account('84.59;2,350.30'))).toBe(null);
  });

  it('may include the opening balance', async () => {
    expect(await isReconciled(account('84.59;4,011.18'))).toBe(true);
  });
});
