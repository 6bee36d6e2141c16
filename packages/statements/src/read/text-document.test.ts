import { describe, expect, it } from 'vitest';
import { interpret } from '#interpret/interpret.ts';
import { csv, lines, options, readCaged } from '#testing/documents.ts';
import { linesOfPage } from './page-lines.ts';
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
  expect(lines(await readCaged(bytes, { fileName: 'ekstre.xls' }))).toEqual([
    '2026-10-05 -229.99 TRY ŞİŞLİ KAHVE',
    '2026-10-06 -189.99 TRY NETFLIX.COM',
  ]);
});

it('knows every name HTML has for a letter, and leaves a shop its own sign for and', async () => {
  const page = Buffer.from(`<table><tr><td>Datum<td>Verwendungszweck<td>Betrag
    <tr><td>05.10.2026<td>STADTB&Uuml;CHEREI K&ouml;ln &#x2013; M&SECT<td>-12,50&nbsp;&euro;
    <tr><td>06.10.2026<td>&Ccedil;a&#287;r&#305; &Idot;pek<td>-7,00 &#128;</table>`);
  expect(lines(await readCaged(page, { fileName: 'umsaetze.xls' }))).toEqual([
    '2026-10-05 -12.5 EUR STADTBÜCHEREI Köln – M&SECT',
    '2026-10-06 -7 EUR Çağrı İpek',
  ]);
});

it('takes numbers of two bytes for no text', async () => {
  const numbers = Buffer.from(Uint16Array.from({ length: 2_000 }, (_, n) => n % 200).buffer);
  await expect(readCaged(numbers, { fileName: 'ekstre.xls' })).rejects.toMatchObject({ code: 'statement_damaged' });
});

/** The least processor time of several tries, in milliseconds. */
function leastMs(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage().user;
    work();
    return (process.cpuUsage().user - before) / 1000;
  });
  return Math.min(...times);
}

/** How many times as long eight times as much takes: 8 where work is in proportion, 64 where everything meets everything. */
const growth = (work: (size: number) => void, size: number): number =>
  leastMs(() => work(size * 8)) /
  Math.max(
    5,
    leastMs(() => work(size)),
  );

const filled = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length));

describe('a text made to keep its reader busy takes time in proportion to its length', () => {
  const page = '<table><tr><td>Tarih<td>Tutar<tr><td>05.10.2026<td>-1,00</table>';
  it.each(['<script>a', '<style>a', '<!-- a', '<script></script', '<aaaaaaaaaaaa', '<td colspan ', '&#1'])(
    'of %s, again and again',
    (piece) => {
      expect(growth((size) => readTextDocument(Buffer.from(page + filled(piece, size))), 100_000)).toBeLessThan(24);
    },
  );

  it('of one tag that never ends', () => {
    const read = (size: number) => readTextDocument(Buffer.from(`${page}<${'a'.repeat(size)}`));
    expect(growth(read, 100_000)).toBeLessThan(24);
  });

  it.each(['a"', '""', 'a""', '1 ', '100 ', '(1,00 ', "1'000", '1 USD = ', '01.01.2026 - ', '4111 11** **** '])(
    'of %s, again and again in one cell',
    (piece) => {
      const read = (size: number) =>
        interpret(
          readTextDocument(Buffer.from(`${statement}07.10.2026;${filled(piece, size)};-1,00\n`)),
          options,
          () => {},
        );
      expect(growth(read, 30_000)).toBeLessThan(24);
    },
  );

  it.each(['1,00', '01.01.2026'])('of %s, again and again on one line of paper', (text) => {
    const glyphs = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ text, x0: n * 90, x1: n * 90 + 40, y: 10, height: 8 }));
    expect(growth((size) => linesOfPage(1, glyphs(size)).map(({ text: own }) => own.length), 20_000)).toBeLessThan(24);
    expect(linesOfPage(1, glyphs(20_000))[0]?.words.length).toBeLessThan(2_000);
  });

  it('of other words at one place of the paper', () => {
    const glyphs = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ text: `a${n}`, x0: 10, x1: 20, y: 10, height: 8 }));
    expect(growth((size) => linesOfPage(1, glyphs(size)), 10_000)).toBeLessThan(24);
  });
});
