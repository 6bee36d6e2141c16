import { deflateRepeated } from './deflate.ts';
import type { HostileFile } from './hostile-file.ts';
import { sheetHead, sheetName, sheetXml, stringsHead, stringsName, stringsTail, workbookParts } from './workbook.ts';
import { writeZip, type ZipMember } from './zip.ts';

const megabyte = 1024 * 1024;
const oneCell = '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Tarih</t></is></c></row></sheetData>';
const stringCell = '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData>';
const wholeSheet = 'A1:XFD1048576';

const xlsx = (sheet: ZipMember['content'], ...more: ZipMember[]) =>
  writeZip([...workbookParts(), { name: sheetName, content: sheet }, ...more]);

const nothing = ['statement_empty', 'statement_no_transactions', 'statement_too_complex', 'statement_damaged'] as const;
const bomb = ['statement_too_complex', 'statement_damaged'] as const;

function dimensionBomb(): HostileFile {
  return {
    name: 'dimension-bomb.xlsx',
    bytes: xlsx(sheetXml(`<dimension ref="${wholeSheet}"/>${oneCell}`)),
    why: 'claims 17 billion cells: readers that walk the range never end',
    expect: nothing,
  };
}

function farCell(): HostileFile {
  const cell = '<c r="XFD1048576" t="inlineStr"><is><t>far</t></is></c>';
  return {
    name: 'far-cell.xlsx',
    bytes: xlsx(sheetXml(`<sheetData><row r="1048576">${cell}</row></sheetData>`)),
    why: 'its only cell is the last of the sheet: a dense grid of it is 17 billion cells',
    expect: nothing,
  };
}

function mergeBomb(): HostileFile {
  const merges = `<mergeCells count="1"><mergeCell ref="${wholeSheet}"/></mergeCells>`;
  return {
    name: 'merge-bomb.xlsx',
    bytes: xlsx(sheetXml(`${oneCell}${merges}`)),
    why: 'one merged cell over the whole sheet: readers that fill merged cells never end',
    expect: nothing,
  };
}

function spacesBomb(): HostileFile {
  const strings = deflateRepeated(Buffer.alloc(megabyte, ' '), 300, stringsHead, stringsTail);
  return {
    name: 'spaces-bomb.xlsx',
    bytes: xlsx(sheetXml(stringCell), { name: stringsName, content: strings }),
    why: '300 MB of spaces in one shared string, in 300 KB',
    expect: bomb,
  };
}

function millionRows(): HostileFile {
  const row =
    '<row><c t="inlineStr"><is><t>01.09.2026</t></is></c><c t="inlineStr"><is><t>MARKET</t></is></c><c><v>12.5</v></c></row>';
  const sheet = deflateRepeated(
    Buffer.from(row.repeat(1000)),
    1000,
    `${sheetHead}<sheetData>`,
    '</sheetData></worksheet>',
  );
  return {
    name: 'million-rows.xlsx',
    bytes: xlsx(sheet),
    why: 'a million plausible rows, 120 MB of XML in a few hundred KB',
    expect: ['statement_too_complex'],
  };
}

function manySheets(): HostileFile {
  return {
    name: 'many-sheets.xlsx',
    bytes: writeZip([...workbookParts(60_000), { name: sheetName, content: sheetXml(oneCell) }]),
    why: '60,000 sheets that are all the same file',
    expect: nothing,
  };
}

function billionLaughs(): HostileFile {
  const levels = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`);
  const strings = `<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY l0 "lol">${levels.join('')}]><sst><si><t>&l10;</t></si></sst>`;
  return {
    name: 'billion-laughs.xlsx',
    bytes: xlsx(sheetXml(stringCell), { name: stringsName, content: strings }),
    why: 'entities that name each other ten times over ten levels: 30 GB where they are expanded',
    expect: nothing,
  };
}

function foreignEntity(): HostileFile {
  const strings =
    '<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY x SYSTEM "file:///etc/passwd">]><sst><si><t>&x;</t></si></sst>';
  return {
    name: 'foreign-entity.xlsx',
    bytes: xlsx(sheetXml(stringCell), { name: stringsName, content: strings }),
    why: 'asks for a file of the server',
    expect: nothing,
  };
}

/** 300 MB of one letter in a member that a reader may or may not open. */
const filler = () => deflateRepeated(Buffer.alloc(megabyte, 'A'), 300);

function ratioBomb(): HostileFile {
  return {
    name: 'ratio-bomb.xlsx',
    bytes: xlsx(sheetXml(oneCell), { name: 'xl/media/image1.png', content: filler() }),
    why: 'a member that grows a thousandfold: readers that unpack everything need 300 MB',
    expect: nothing,
  };
}

function lyingSize(): HostileFile {
  return {
    name: 'lying-size.xlsx',
    bytes: xlsx(sheetXml(stringCell), {
      name: stringsName,
      content: deflateRepeated(Buffer.alloc(megabyte, ' '), 300, stringsHead, stringsTail),
      claimedSize: 120,
    }),
    why: 'the directory says 120 bytes where 300 MB come out: claimed sizes cannot be trusted',
    expect: bomb,
  };
}

function overlapping(): HostileFile {
  const names = Array.from({ length: 500 }, (_, n) => `xl/worksheets/sheet${n + 2}.xml`);
  const rows = deflateRepeated(
    Buffer.from('<row/>'.repeat(100_000)),
    10,
    `${sheetHead}<sheetData>`,
    '</sheetData></worksheet>',
  );
  return {
    name: 'overlapping.xlsx',
    bytes: writeZip([...workbookParts(), { name: sheetName, content: rows }], names),
    why: '500 members that share the same bytes: 3 GB in 60 KB without a ratio that stands out per file',
    expect: nothing,
  };
}

function tooManyMembers(): HostileFile {
  const names = Array.from({ length: 60_000 }, (_, n) => `xl/m/${n}`);
  return {
    name: 'too-many-members.xlsx',
    bytes: writeZip([...workbookParts(), { name: sheetName, content: sheetXml(oneCell) }], names),
    why: '60,000 members in the directory',
    expect: nothing,
  };
}

function nested(): HostileFile {
  let inner: Buffer = writeZip([{ name: 'data.bin', content: filler() }]);
  for (let level = 0; level < 5; level += 1) {
    inner = writeZip(Array.from({ length: 8 }, (_, n) => ({ name: `level${level}/${n}.zip`, content: inner })));
  }
  return {
    name: 'nested.xlsx',
    bytes: inner,
    why: 'nested zips: ten petabytes when all are unpacked, and no workbook',
    expect: ['unsupported_file_type', 'statement_damaged', 'statement_too_complex'],
  };
}

function badNames(): HostileFile[] {
  return ['../../../../tmp/owned.xml', '/etc/cron.d/owned', 'C:\\Windows\\owned.dll', 'xl/\u0000/owned'].map(
    (name, n) => ({
      name: `bad-name-${n + 1}.xlsx`,
      bytes: xlsx(sheetXml(oneCell), { name, content: 'owned' }),
      why: `holds a member called ${JSON.stringify(name)}: unpacking it writes outside the folder`,
      expect: nothing,
    }),
  );
}

function notAWorkbook(): HostileFile {
  return {
    name: 'letter.xlsx',
    bytes: writeZip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'word/document.xml', content: '<w:document/>' },
    ]),
    why: 'a renamed letter',
    expect: ['unsupported_file_type', 'statement_damaged'],
  };
}

/** Malicious workbooks, each generated in less than a second. */
export const hostileWorkbooks = (): HostileFile[] => [
  dimensionBomb(),
  farCell(),
  mergeBomb(),
  spacesBomb(),
  millionRows(),
  manySheets(),
  billionLaughs(),
  foreignEntity(),
  ratioBomb(),
  lyingSize(),
  overlapping(),
  tooManyMembers(),
  nested(),
  ...badNames(),
  notAWorkbook(),
];
