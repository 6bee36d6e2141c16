import { generateHistory, layouts, renderStatement, seededRandom } from '@kumbara/samples';
import { expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { readAnyWorkbook } from '#read/workbook.ts';
import { parseNumberFormat } from './number-text.ts';
import { readPlainWorkbook } from './plain-workbook.ts';

const plain = (bytes: Buffer) => readPlainWorkbook(bytes);

const histories = layouts.map((layout) => {
  const { country, kind } = layout;
  return { layout, history: generateHistory({ seed: 'plain', months: 1, country, kind }) };
});
const rendered = () =>
  Promise.all(histories.map(async ({ layout, history }) => (await renderStatement(history, layout, 'xlsx')).bytes));

/** The same workbook with a changed text in one of its members. */
function rewritten(bytes: Buffer, name: string, change: (text: string) => string): Buffer {
  const zip = XLSX.CFB.read(bytes, { type: 'buffer' });
  const member = XLSX.CFB.find(zip, `/${name}`) as { content: Uint8Array };
  const content = Buffer.from(change(Buffer.from(member.content).toString('utf8')));
  Object.assign(member, { content, size: content.length });
  return XLSX.CFB.write(zip, { type: 'buffer', fileType: 'zip', compression: true }) as Buffer;
}

const sheetName = 'xl/worksheets/sheet1.xml';

it('reads a workbook of every layout itself, with the result of SheetJS', async () => {
  for (const bytes of await rendered()) expect(plain(bytes)).toEqual(await readAnyWorkbook(bytes));
});

it('skips hidden cells, and finds shared strings, like SheetJS', async () => {
  const book = XLSX.utils.book_new();
  const rows = [
    ['Tarih', 'Gizli', 'Açıklama & "Yer"', 'Tutar'],
    [46_300, 'x', 'KAHVE <3', 12.5],
    [46_301, 'y', 'satır\niki', -1234.5],
    [46_302, 'z', '  boş  luk ', true],
  ];
  for (const name of ['Bir', 'Gizli', 'Üç']) {
    const sheet = XLSX.utils.aoa_to_sheet(rows);
    sheet['!rows'] = [{}, { hidden: name === 'Bir' }];
    sheet['!cols'] = [{}, { hidden: true }];
    XLSX.utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = { Sheets: [{}, { Hidden: 1 }, {}] };
  const bytes = XLSX.write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true }) as Buffer;
  expect(plain(bytes)?.lines.map(({ text }) => text)).toEqual([
    'Tarih\tAçıklama & "Yer"\tTutar',
    '46301\tsatır\niki\t-1234.5',
    '46302\tboş luk',
    'Tarih\tAçıklama & "Yer"\tTutar',
    '46300\tKAHVE <3\t12.5',
    '46301\tsatır\niki\t-1234.5',
    '46302\tboş luk',
  ]);
  expect(plain(bytes)).toEqual(await readAnyWorkbook(bytes));
});

const inRuns = '<r><rPr><b/><sz val="11"/></rPr><t>Kahve</t></r><r><t xml:space="preserve"> &amp; Çay</t></r>';
const withPhonetics = '<t>東京ガス</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/>';

it.each([
  ['shared', 'xl/sharedStrings.xml', /<si><t[^>]*>Yer<\/t><\/si>/, (own: string) => `<si>${own}</si>`],
  ["cell's", sheetName, /t="s"><v>1<\/v>/, (own: string) => `t="inlineStr"><is>${own}</is>`],
])('reads a %s string of several runs or with phonetic hints itself, like SheetJS', async (_, name, usual, written) => {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Tarih', 'Yer', 'Tutar']]), 'Sheet1');
  const bytes = XLSX.write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true }) as Buffer;
  for (const [content, expected] of [[inRuns, 'Kahve & Çay'] as const, [withPhonetics, '東京ガス'] as const]) {
    const other = rewritten(bytes, name, (xml) => xml.replace(usual, written(content)));
    expect(plain(other)?.lines.map(({ text }) => text)).toEqual([`Tarih\t${expected}\tTutar`]);
    expect(plain(other)).toEqual(await readAnyWorkbook(other));
  }
});

it('formats numbers and days like SheetJS, or not at all', () => {
  const random = seededRandom('numbers');
  const values = Array.from({ length: 2_000 }, () => {
    const value = (random.next() - 0.3) * 10 ** random.int(0, 9);
    return random.pick([value, Math.round(value), Math.round(value * 100) / 100, Math.round(value * 1000) / 1000]);
  });
  const numbers = ['General', '0', '0.00', '#,##0', '#,##0.00', '"$"#,##0.00', '#,##0.00\\ "TL"', '#,##0.00 [$€-407]'];
  const days = ['dd/mm/yyyy', 'm/d/yy', 'd\\-m\\-yyyy;@', 'yyyy-mm-dd', 'dd\\.mm\\.yyyy', 'yyyy-mm-dd h:mm:ss'];
  const shown = (code: string, value: number) => {
    try {
      return parseNumberFormat(code)(value).text;
    } catch {
      return undefined;
    }
  };
  let written = 0;
  for (const [codes, tried] of [
    [numbers, values],
    [days, values.map((value) => 367 + (Math.abs(Math.round(value)) % 70_000))],
  ] as const) {
    for (const code of codes) {
      for (const value of tried) {
        const text = shown(code, value);
        if (text === undefined) continue;
        written += 1;
        expect(`${code} ${value} ${text}`).toBe(`${code} ${value} ${XLSX.SSF.format(code, value).trim()}`);
      }
    }
  }
  expect(written).toBeGreaterThan(values.length * 10);
});

it.each([
  [
    'a string of its own in a cell that announces none',
    sheetName,
    (xml: string) => xml.replace(/<v>Tarih<\/v>/, '<is><r><t>Ta</t></r><r><t>rih</t></r></is>'),
  ],
  ['a prefix of its own', sheetName, (xml: string) => xml.replace(/<(\/?)(row|c|v|sheetData)\b/g, '<$1x:$2')],
  ['rows out of order', sheetName, (xml: string) => xml.replace('<row r="2">', '<row r="9">')],
  ['a cell of another row', sheetName, (xml: string) => xml.replace('r="A1"', 'r="A7"')],
  ['an unknown entity', sheetName, (xml: string) => xml.replace('<v>Tarih', '<v>&bank;')],
  [
    'more columns than there are',
    sheetName,
    (xml: string) => xml.replace('<sheetData>', '<cols><col min="-9e15" max="9e15" hidden="1"/></cols><sheetData>'),
  ],
  [
    'days counted from 1904',
    'xl/workbook.xml',
    (xml: string) => xml.replace('<workbookPr', '<workbookPr date1904="1"'),
  ],
  [
    'another way to write numbers',
    'xl/styles.xml',
    (xml: string) => xml.replaceAll(/formatCode="d[^"]*"/g, 'formatCode="[Red]0E+00"'),
  ],
])('leaves a workbook with %s to SheetJS', (_, name, change) => {
  const book = XLSX.utils.book_new();
  const sheet = XLSX.utils.aoa_to_sheet(
    [
      ['Tarih', 'Tutar'],
      [new Date('2026-10-05'), 12.5],
    ],
    { cellDates: true, dateNF: 'd/m/yyyy', UTC: true },
  );
  XLSX.utils.book_append_sheet(book, sheet, 'Sheet1');
  const bytes = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  expect(plain(bytes)?.lines).toHaveLength(2);
  let changed = false;
  const other = rewritten(bytes, name, (text) => {
    const result = change(text);
    changed = result !== text;
    return result;
  });
  expect(changed).toBe(true);
  expect(plain(other)).toBeUndefined();
});

it('reads a damaged sheet like SheetJS, or not at all', async () => {
  const [whole] = await rendered();
  const random = seededRandom('damaged sheets');
  for (let n = 0; n < 300; n += 1) {
    const bytes = rewritten(whole as Buffer, sheetName, (xml) => {
      const at = xml.indexOf('<sheetData>') + random.int(0, 3_000);
      const put = random.pick(['', '<', '>', '/', '"', ' ', '&', '7', 'A', '<v>', '</row>', '</c>', '<row r="3">']);
      return xml.slice(0, at) + put + xml.slice(at + random.int(0, 3));
    });
    const own = plain(bytes);
    if (own) expect(own).toEqual(await readAnyWorkbook(bytes));
  }
});
