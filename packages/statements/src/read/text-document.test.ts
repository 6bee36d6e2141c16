import { isLongRun } from '@kumbara/samples';
import { describe, expect, it } from 'vitest';
import { interpret } from '#interpret/interpret.ts';
import { csv, lines, options, parseDocument, read, workbook } from '#testing/documents.ts';
import { groupIntoLines } from './page-lines.ts';
import { readTextDocument } from './text-document.ts';

const statement = csv(`
  Tarih;Açıklama;Tutar
  05.10.2026;ŞİŞLİ KAHVE;-229,99
  06.10.2026;NETFLIX.COM;-189,99
`).toString();

const marked = `\ufeff${statement}`;
const littleEndian = (text: string) => Buffer.from(text, 'utf16le');
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

it.each([
  ['with a mark', littleEndian(marked)],
  ['without a mark', littleEndian(statement)],
  ['of the other order with a mark', bigEndian(marked)],
  ['of the other order without a mark', bigEndian(statement)],
])('reads cells in UTF-16 %s', async (_, bytes) => {
  expect(lines(await parseDocument(bytes, { fileName: 'ekstre.xls' }))).toEqual([
    '2026-10-05 -229.99 TRY ŞİŞLİ KAHVE',
    '2026-10-06 -189.99 TRY NETFLIX.COM',
  ]);
});

it("decodes every HTML entity, and keeps a merchant's own ampersand", async () => {
  const page = Buffer.from(`<table><tr><td>Datum<td>Verwendungszweck<td>Betrag
    <tr><td>05.10.2026<td>STADTB&Uuml;CHEREI K&ouml;ln &#x2013; M&SECT<td>-12,50&nbsp;&euro;
    <tr><td>06.10.2026<td>&Ccedil;a&#287;r&#305; &Idot;pek<td>-7,00 &#128;</table>`);
  expect(lines(await parseDocument(page, { fileName: 'umsaetze.xls' }))).toEqual([
    '2026-10-05 -12.5 EUR STADTBÜCHEREI Köln – M&SECT',
    '2026-10-06 -7 EUR Çağrı İpek',
  ]);
});

it('reads the text around the tables of a page, and nothing that the page hides', async () => {
  const table = `<table><tr><th>Datum<th>Verwendungszweck<th>Betrag
    <tr><td>05.10.2026<td>NETFLIX<td>-12,50<tr><td>06.10.2026<td>SPOTIFY<td>-7,00</table>`;
  const page = (closing: string) =>
    Buffer.from(`<html><head><title>Konto USD</title><xml><b>Konto CHF</b></xml></head><body>
      <h2>Kontoums&auml;tze <b>(GBP)</b></h2><p>Alter <i>Saldo</i>: 100,00<br>Vom 05.10.2026 bis 31.10.2026</p>
      ${table}<div>Neuer Saldo: ${closing}</div><p>06.10.2026 Dispo 500,00</p></body></html>`);
  const whole = await parseDocument(page('80,50'), { fileName: 'umsaetze.xls' });
  expect(lines(whole)).toEqual(['2026-10-05 -12.5 GBP NETFLIX', '2026-10-06 -7 GBP SPOTIFY']);
  expect(whole).toMatchObject({ reconciled: true, period: { to: '2026-10-31' } });
  expect(await parseDocument(page('90,50'), { fileName: 'umsaetze.xls' })).toMatchObject({
    reconciled: false,
    missing_amount: 10,
  });
});

it('reads rows that are ended but never begun, and tags that are never closed', async () => {
  const page = Buffer.from(`<table><td>Datum<td>Verwendungszweck<td>Betrag</tr>
    <td>05.10.2026</td><td><font>NETFLIX</td><td><![CDATA[-12,50]]></td></tr><td>06.10.2026<td>SPOTIFY<td>-7,00</tr>`);
  expect(lines(await parseDocument(page, { fileName: 'umsaetze.xls' }))).toEqual([
    '2026-10-05 -12.5 TRY NETFLIX',
    '2026-10-06 -7 TRY SPOTIFY',
  ]);
});

it('ignores the metadata of Excel 2003 XML', async () => {
  const book = Buffer.from(`<?xml version="1.0"?><Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
    <DocumentProperties><Title>Konto GBP</Title><Author>Waehrung: USD</Author></DocumentProperties><Worksheet><Table>
    ${[
      ['Datum', 'Text', 'Betrag'],
      ['05.10.2026', 'NETFLIX', '-12,50'],
    ]
      .map((row) => `<Row>${row.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`)
      .join('')}</Table></Worksheet></Workbook>`);
  expect(lines(await parseDocument(book, { fileName: 'umsaetze.xls' }))).toEqual(['2026-10-05 -12.5 TRY NETFLIX']);
});

it('reads an unclosed quotation mark as text', async () => {
  const text = csv(`
    Tarih;Açıklama;Tutar
    05.10.2026;"KAFE 3;-60,00
    06.10.2026;"DENIZ;-40,00
    07.10.2026;"BU; ""İKİ""" ;-1,00
    08.10.2026;NETFLIX.COM;-229,99
  `);
  expect(lines(await parseDocument(text, { fileName: 'ekstre.xls' }))).toEqual([
    '2026-10-05 -60 TRY "KAFE 3',
    '2026-10-06 -40 TRY "DENIZ',
    '2026-10-07 -1 TRY BU; "İKİ"',
    '2026-10-08 -229.99 TRY NETFLIX.COM',
  ]);
});

it('reads cells behind a hundred empty ones', async () => {
  const gap = ';'.repeat(100);
  const text = csv(`Tarih;Açıklama${gap};Tutar\n05.10.2026;NETFLIX.COM${gap};-229,99`);
  expect(lines(await parseDocument(text, { fileName: 'ekstre.xls' }))).toEqual(['2026-10-05 -229.99 TRY NETFLIX.COM']);
});

const head = ['Tarih', 'Açıklama', 'Tutar'];
const markup = (rows: string[][], attributes = '') =>
  Buffer.from(
    `<table>${rows.map(([day, ...others]) => `<tr><td ${attributes}>${day}<td>${others.join('<td>')}`).join('')}</table>`,
  );

it('reads amounts with floating-point errors', async () => {
  const rows = [
    ['05.10.2026', 'ŞİŞLİ KAHVE', '-64.27000000000001'],
    ['06.10.2026', 'NETFLIX.COM', '-12.299999999999999'],
  ];
  const typed = rows.map(([day = '', text = '', amount]) => [day, text, Number(amount)]);
  const delimited = Buffer.from([head, ...rows].map((row) => row.join(';')).join('\n'));
  for (const file of [delimited, markup([head, ...rows]), workbook([head, ...typed])])
    expect(lines(await read(file))).toEqual(['2026-10-05 -64.27 TRY ŞİŞLİ KAHVE', '2026-10-06 -12.3 TRY NETFLIX.COM']);
});

it('ignores spans larger than any table', async () => {
  const rows = Array.from({ length: 300 }, (_, n) => ['05.10.2026', `MARKET ${n}`, `-${n + 1},00`]);
  const parsed = await read(markup([head, ...rows], 'colspan=999999999 rowspan="99999999"'));
  expect(parsed.transactions.map(({ amount }) => amount)).toEqual(rows.map((_, n) => n + 1));
});

it('does not read two-byte numbers as text', async () => {
  const numbers = Buffer.from(Uint16Array.from({ length: 2_000 }, (_, n) => n % 200).buffer);
  await expect(parseDocument(numbers, { fileName: 'ekstre.xls' })).rejects.toMatchObject({ code: 'statement_damaged' });
});

/** The lowest CPU time of several runs, in milliseconds, on this thread only: garbage is collected on others. */
function leastMs(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage().user;
    work();
    return (process.threadCpuUsage().user - before) / 1000;
  });
  return Math.min(...times);
}

/** The factor in time for input eight times as large: 8 for linear work, 64 for quadratic work. */
const growth = (work: (size: number) => void, size: number): number =>
  leastMs(() => work(size * 8)) /
  Math.max(
    5,
    leastMs(() => work(size)),
  );

const filled = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length));

/** Input with too many lines is refused while they are counted. */
function readOrRefuse(text: string): void {
  try {
    readTextDocument(Buffer.from(text));
  } catch (error) {
    expect(error).toMatchObject({ code: 'statement_too_complex' });
  }
}

describe.runIf(isLongRun)('a text made to slow the parser down takes time in proportion to its length', () => {
  const page = '<table><tr><td>Tarih<td>Tutar<tr><td>05.10.2026<td>-1,00</table>';
  it.each([
    '<script>a',
    '<style>a',
    '<!-- a',
    '<script></script',
    '<title>a',
    '<p>a',
    '<b>a',
    '<aaaaaaaaaaaa',
    '<td colspan ',
    '&#1',
  ])('of %s, repeated', (piece) => {
    expect(growth((size) => readOrRefuse(page + filled(piece, size)), 100_000)).toBeLessThan(24);
  });

  it('of one tag that never ends', () => {
    const read = (size: number) => readTextDocument(Buffer.from(`${page}<${'a'.repeat(size)}`));
    expect(growth(read, 100_000)).toBeLessThan(24);
  });

  it.each(['a"', '""', 'a""', '1 ', '100 ', '(1,00 ', "1'000", '1 USD = ', '01.01.2026 - ', '4111 11** **** '])(
    'of %s, repeated in one cell',
    (piece) => {
      const read = (size: number) =>
        interpret(readTextDocument(Buffer.from(`${statement}07.10.2026;${filled(piece, size)};-1,00\n`)), options);
      expect(growth(read, 30_000)).toBeLessThan(24);
    },
  );

  it.each(['1,00', '01.01.2026'])('of %s, repeated in one line of a page', (text) => {
    const glyphs = Array.from({ length: 160_000 }, (_, n) => ({ text, x0: n * 90, x1: n * 90 + 40, y: 10, height: 8 }));
    const read = (size: number) => groupIntoLines(1, glyphs.slice(0, size));
    expect(growth((size) => read(size).map(({ text: own }) => own.length), 20_000)).toBeLessThan(24);
    expect(read(20_000)[0]?.words.length).toBeLessThan(2_000);
  });

  it('of different words at one position of a page', () => {
    const glyphs = Array.from({ length: 80_000 }, (_, n) => ({ text: `a${n}`, x0: 10, x1: 20, y: 10, height: 8 }));
    expect(growth((size) => groupIntoLines(1, glyphs.slice(0, size)), 10_000)).toBeLessThan(24);
  });
});

it('a summary with decimal commas does not split cells at them', async () => {
  const above = ['Önceki Bakiye;500,00', 'Dönem Harcamaları;300,00', 'Ödemeler;500,00', 'Dönem Borcu;300,00'];
  const rows = ['01.08.2026;ÖDEME;-500,00', '05.08.2026;MARKET A;100,00', '26.08.2026;NETFLIX.COM;200,00'];
  const text = ['Kredi Kartı Ekstresi', ...above, 'Tarih;Açıklama;Tutar (TL)', ...rows].join('\n');
  expect(await parseDocument(csv(text))).toMatchObject({ transactions: { length: 3 }, reconciled: true });
});
