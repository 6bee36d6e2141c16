import { describe, expect, it } from 'vitest';
import { lines, read, readPdf, readTable, table } from '#testing/documents.ts';

describe('statements with unusual days', () => {
  it('keep the text next to a second day in brackets below the first', async () => {
    const rows = ['05', '08', '11'].flatMap((day, index) => [
      [`${day}-01`, 'BEA, Betaalpas', `${index + 3},50`],
      [`(${day}-01)`, ['Bakker Bart', 'Kruidvat', 'Podwalk'][index] as string],
      ['', `NR:4C10${index}`],
    ]);
    const parsed = await readPdf([
      { x: 40, y: 30, text: 'Periode 01-01-2026 t/m 31-01-2026' },
      ...table(
        [40, 110, 'r460', 'r550'],
        60,
        [['Boekdatum', 'Omschrijving', 'Bedrag af', 'Bedrag bij'], ['(rentedatum)'], ...rows],
        10,
      ),
    ]);
    expect(lines(parsed).map((line) => line.slice(0, 5) + line.slice(11))).toEqual([
      expect.stringContaining('Bakker Bart'),
      expect.stringContaining('Kruidvat'),
      expect.stringContaining('Podwalk'),
    ]);
  });

  it('read numbers in a date column as days, also behind the amounts', async () => {
    const parsed = await readPdf([
      { x: 40, y: 20, text: 'Kontoutskrift i perioden 01.12.2025 - 28.02.2026' },
      ...table([40, 330, 'r450', 'r520', 530], 60, [
        ['Forklaring', 'Rentedato', 'Ut av konto', 'Inn på konto', 'Bokfort'],
        ['Saldo fra kontoutskrift 30.11.2025', '', '', '900,00'],
        ['Visa 04.12 Nok 149,00 TV 2 PLAY', '04.12', '149,00', '', '05.12'],
        ['Avtalegiro KLATREHALLEN', '14.01', '399,00', '', '15.01'],
        ['Lonn FJORD AS', '14.02', '', '1.000,00', '15.02'],
        ['Saldo i Deres favor', '', '', '1.352,00'],
      ]),
    ]);
    expect(parsed).toMatchObject({ reconciled: true, currency: 'NOK' });
    expect(parsed.transactions.map(({ date }) => date)).toEqual([
      expect.stringMatching(/2025-12-0[45]/),
      expect.stringMatching(/2026-01-1[45]/),
      expect.stringMatching(/2026-02-1[45]/),
    ]);
  });

  it('read the numbers at the beginning of almost all rows as days, in the order that keeps them sorted', async () => {
    const parsed = await readPdf([
      { x: 40, y: 20, text: '2026/01/01 a 2026/03/31' },
      ...table([40, 75, 120, 'r400', 'r470', 'r550'], 60, [
        ['', '', 'DESCRITIVO DO MOVIMENTO', 'DEBITO', 'CREDITO', 'SALDO'],
        ['', '', 'SALDO INICIAL', '', '', '100.00'],
        ['1.05', '1.05', 'COMPRA NETFLIX', '11.99', '', '88.01'],
        ['2.05', '2.05', 'COMPRA NETFLIX', '11.99', '', '76.02'],
        ['2.28', '2.28', 'TRF ORDENADO', '', '900.00', '976.02'],
        ['3.05', '3.05', 'COMPRA NETFLIX', '11.99', '', '964.03'],
      ]),
    ]);
    expect(parsed.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
      '2026-01-05 11.99',
      '2026-02-05 11.99',
      '2026-02-28 900',
      '2026-03-05 11.99',
    ]);
  });

  it('read days written with spaces, one above the other in one cell', async () => {
    const parsed = await readTable(
      [40, 150, 300, 'r450'],
      [
        ['Datum', 'Typ transakce', 'Popis', 'Castka'],
        ['4. 1. 2026', 'Platba kartou', 'PRAHA', '-990,00'],
        ['5. 1. 2026', 'JOGA LIPA'],
        ['14. 1. 2026', 'Platba kartou', 'BRNO', '-319,00'],
        ['15. 1. 2026', 'NETFLIX.COM'],
      ],
    );
    expect(lines(parsed).map((line) => line.slice(0, 15))).toEqual(['2026-01-04 -990', '2026-01-14 -319']);
  });

  it('find the days where rows begin with a reference and no column name mentions days', async () => {
    const parsed = await readPdf([
      { x: 40, y: 20, text: 'Statement closing date 08/31/2026' },
      ...table([40, 130, 170, 215, 'r560'], 60, [
        ['Reference', 'Trans', 'Post', 'Description of Transaction', 'Charges'],
        ['2401X9BT', '08/05', '08/06', 'NETFLIX.COM CA', '$17.99'],
        ['2402X4KQ', '08/09', '08/10', 'PARAMOUNT+', '$12.99'],
        ['2403XWZ1', '08/12', '08/13', 'SAFEWAY #1290', '$88.10'],
      ]),
    ]);
    expect(parsed.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
      '2026-08-05 17.99',
      '2026-08-09 12.99',
      '2026-08-12 88.1',
    ]);
  });

  it('keep amounts between two days, below an unknown name for the texts', async () => {
    const parsed = await readTable(
      [50, 100, 'r360', 'r430', 445, 'r555'],
      [
        ['Date', 'Flarnik', 'Credit', 'Debit', 'Valeur', 'Solde'],
        ['02.01.26', 'LOYER REGIE DU LAC', '', '178.00', '02.01.26', '1 622.00'],
        ['05.01.26', 'LE TEMPS SA', '', '29.00', '05.01.26', '1 593.00'],
        ['25.01.26', 'SALAIRE', '5 890.00', '', '25.01.26', '7 483.00'],
      ],
    );
    expect(lines(parsed).map((line) => line.slice(0, 16))).toEqual([
      '2026-01-02 -178 ',
      '2026-01-05 -29 T',
      '2026-01-25 +5890',
    ]);
  });

  it.each(['-', '.', '/'])('read days that begin with a two-digit year, separated by %s', async (mark) => {
    const rows = ['26 02 27', '26 02 28', '26 03 06', '26 03 12'].map((day, index) => [
      day.replaceAll(' ', mark),
      `NETFLIX ${index}`,
      `${149 + index},00`,
    ]);
    const parsed = await readTable([45, 120, 'r450'], [['Datum', 'Specifikation', 'Belopp SEK'], ...rows]);
    expect(parsed.transactions.map(({ date }) => date)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-06',
      '2026-03-12',
    ]);
  });

  it('still read two-digit years behind the month', async () => {
    const rows = ['26.02.25', '27.02.25', '03.03.25'].map((day) => [day, 'NETFLIX', '13,99']);
    const parsed = await readTable([45, 120, 'r450'], [['Datum', 'Text', 'Betrag EUR'], ...rows]);
    expect(parsed.transactions.map(({ date }) => date)).toEqual(['2025-02-26', '2025-02-27', '2025-03-03']);
  });

  it('read a day that one cell of an HTML table spans over several rows', async () => {
    const html = `<table><tr><th>Data mov.</th><th>Descrição</th><th>Montante</th><th>Saldo</th></tr>
      <tr><td rowspan=2>02-01-2026</td><td>CASA</td><td>-388,00 EUR</td><td>612,00 EUR</td></tr>
      <tr><td>CP COMBOIOS</td><td>-10,00 EUR</td><td>602,00 EUR</td></tr>
      <tr><td>08-01-2026</td><td>GALP</td><td>-61,00 EUR</td><td>541,00 EUR</td></tr></table>`;
    expect(lines(await read(Buffer.from(html)))).toEqual([
      '2026-01-02 -388 EUR CASA',
      '2026-01-02 -10 EUR CP COMBOIOS',
      '2026-01-08 -61 EUR GALP',
    ]);
  });

  it('read a day behind its weekday, in rows with a line of text above and below', async () => {
    const rows = ['Fri 2 Jan', 'Sat 3 Jan', 'Sun 4 Jan'].flatMap((day, index) => [
      ['', ['AVIVA', 'NETFLIX.COM', 'GREGGS'][index] as string],
      [day, '', '£12.99', '£600.00'],
      ['', 'YORK Card ending 4412'],
    ]);
    const parsed = await readPdf([
      { x: 40, y: 20, text: '1 Jan 2026 to 31 Jan 2026' },
      ...table([40, 130, 'r400', 'r500'], 40, [['Date', 'Description', 'Money out', 'Balance']]),
      ...rows.flatMap((row, line) => table([40, 130, 'r400', 'r500'], 60 + line * 6 + Math.floor(line / 3) * 8, [row])),
    ]);
    expect(parsed.transactions.map(({ date, description }) => `${date} ${description.slice(0, 6)}`)).toEqual([
      '2026-01-02 AVIVA',
      '2026-01-03 NETFLI',
      '2026-01-04 GREGGS',
    ]);
  });
});
