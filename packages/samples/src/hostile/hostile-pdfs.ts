import { deflateSync } from 'node:zlib';
import { zlibRepeated } from './deflate.ts';
import type { HostileFile } from './hostile-file.ts';
import { catalog, helvetica, onePage, type PdfObject, page, stream, writePdf } from './pdf-writer.ts';

const megabyte = 1024 * 1024;
const bomb = ['statement_too_complex', 'statement_damaged'] as const;
const broken = ['statement_damaged', 'statement_empty', 'statement_scanned', 'statement_too_complex'] as const;
const flate = '/Filter /FlateDecode';

/**
 * Forms that draw the next form ten times, eleven levels deep, with text at the lowest level so that none is skipped.
 */
function nestedForms(): HostileFile {
  const levels = 11;
  const forms = Array.from({ length: levels }, (_, n): PdfObject => {
    const isLast = n === levels - 1;
    const resources = isLast ? helvetica : `/XObject << /X ${6 + n} 0 R >>`;
    const content = isLast ? 'BT /F 9 Tf (1) Tj ET' : '/X Do '.repeat(10);
    return stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${resources} >>`);
  });
  return {
    name: 'nested-forms.pdf',
    bytes: writePdf([catalog, onePage, page('/XObject << /X 5 0 R >>', 4), stream('/X Do '.repeat(10)), ...forms]),
    why: 'a hundred billion text items in 3 KB: reading the page never ends',
    expect: bomb,
  };
}

function doubleDeflated(): HostileFile {
  const once = zlibRepeated(Buffer.alloc(megabyte, ' '), 700);
  const twice = deflateSync(once, { level: 9 });
  return {
    name: 'double-deflated.pdf',
    bytes: writePdf([catalog, onePage, page(helvetica, 4), stream(twice, '/Filter [/FlateDecode /FlateDecode]')]),
    why: '700 MB of content in a few KB: the ratio of one step looks harmless',
    expect: bomb,
  };
}

function longText(): HostileFile {
  const content = zlibRepeated(Buffer.from('BT /F 9 Tf 9 9 Td (12.50) Tj ET\n'.repeat(30_000)), 60);
  return {
    name: 'long-text.pdf',
    bytes: writePdf([catalog, onePage, page(helvetica, 4), stream(content, flate)]),
    why: '1.8 million text items on one page',
    expect: bomb,
  };
}

function pageTreeLoop(): HostileFile {
  return {
    name: 'page-tree-loop.pdf',
    bytes: writePdf([
      catalog,
      '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 5 >>',
      '<< /Type /Pages /Kids [2 0 R] /Count 5 >>',
    ]),
    why: 'the pages are their own children',
    expect: broken,
  };
}

/** One page, referenced ten times by each of nine levels of the page tree. */
function pageBomb(): HostileFile {
  const levels = 9;
  const nodes = Array.from({ length: levels }, (_, n) => {
    const kid = n === levels - 1 ? levels + 2 : n + 3;
    return `<< /Type /Pages /Kids [${`${kid} 0 R `.repeat(10)}] /Count ${10 ** (levels - n)} >>`;
  });
  const leaf = levels + 2;
  return {
    name: 'page-bomb.pdf',
    bytes: writePdf([catalog, ...nodes, page(helvetica, leaf + 1), stream('BT /F 9 Tf (1) Tj ET')]),
    why: 'a billion pages in 2 KB, all of them the same',
    expect: bomb,
  };
}

/** A page full of rows, referenced as often as a statement may have pages. */
function samePage(): HostileFile {
  const named = 1_400;
  const rows = Array.from({ length: 60 }, (_, n) => `1 0 0 1 40 ${790 - n * 12} Tm (01.02.2026 SHOP 12,${n + 10}) Tj`);
  return {
    name: 'same-page.pdf',
    bytes: writePdf([
      catalog,
      `<< /Type /Pages /Kids [${'3 0 R '.repeat(named)}] /Count ${named} >>`,
      page(helvetica, 4),
      stream(`BT /F 6 Tf ${rows.join(' ')} ET`),
    ]),
    why: 'one page of sixty rows, referenced 1,400 times',
    expect: broken,
  };
}

/** The maximum number of pages of a statement, all drawn by one stream full of rows. */
function slowPages(): HostileFile {
  const pages = 1_500;
  const row = (n: number) =>
    `1 0 0 1 ${40 + ((n * 97) % 500)} ${790 - ((n * 7) % 760)} Tm (01.02.2026 1.234,56 x${n}) Tj`;
  const rows = Array.from({ length: 3_000 }, (_, n) => row(n)).join(' ');
  const kids = Array.from({ length: pages }, (_, n) => `${n + 4} 0 R`).join(' ');
  return {
    name: 'slow-pages.pdf',
    bytes: writePdf([
      catalog,
      `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
      stream(deflateSync(`BT /F 6 Tf ${rows} ET`), flate),
      ...Array.from({ length: pages }, () => page(helvetica, 3)),
    ]),
    why: 'makes progress page by page for half a minute',
    expect: bomb,
  };
}

function hugePageCount(): HostileFile {
  return {
    name: 'huge-page-count.pdf',
    bytes: writePdf([catalog, '<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>', page(helvetica, 4), stream('')]),
    why: 'claims two billion pages and has one',
    expect: broken,
  };
}

function xrefLoop(): HostileFile {
  return {
    name: 'xref-loop.pdf',
    bytes: writePdf([catalog, onePage, page(helvetica, 4), stream('')], '/Prev {xref}'),
    why: 'the previous cross-reference table is this one',
    expect: broken,
  };
}

/** A cross-reference stream that claims an object stream contains itself. */
function objectStreamLoop(): HostileFile {
  const head = Buffer.from('%PDF-1.7\n');
  const rows = [
    [0, 0, 255],
    [2, 2, 0],
    [2, 2, 1],
    [1, head.length, 0],
  ];
  const table = Buffer.from(rows.flatMap(([kind = 0, field = 0, index = 0]) => [kind, field >> 8, field & 255, index]));
  const dictionary = `<< /Type /XRef /Size 4 /W [1 2 1] /Root 1 0 R /Length ${table.length} >>`;
  const body = [Buffer.from(`3 0 obj\n${dictionary}\nstream\n`), table, Buffer.from('\nendstream\nendobj\n')];
  return {
    name: 'object-stream-loop.pdf',
    bytes: Buffer.concat([head, ...body, Buffer.from(`startxref\n${head.length}\n%%EOF\n`)]),
    why: 'an object stream that contains itself',
    expect: broken,
  };
}

function deepArray(): HostileFile {
  const depth = 200_000;
  return {
    name: 'deep-array.pdf',
    bytes: writePdf([
      `<< /Type /Catalog /Pages 2 0 R /X ${'['.repeat(depth)}${']'.repeat(depth)} >>`,
      onePage,
      page('', 4),
      stream(''),
    ]),
    why: 'an array 200,000 levels deep: a recursive reader runs out of stack',
    expect: broken,
  };
}

function contentsLoop(): HostileFile {
  return {
    name: 'contents-loop.pdf',
    bytes: writePdf([catalog, onePage, page(helvetica, 4), '4 0 R']),
    why: 'the content of the page is a reference to itself',
    expect: broken,
  };
}

/** Malicious PDFs, each generated in less than a second. */
export const hostilePdfs = (): HostileFile[] => [
  nestedForms(),
  doubleDeflated(),
  longText(),
  pageTreeLoop(),
  pageBomb(),
  samePage(),
  slowPages(),
  hugePageCount(),
  xrefLoop(),
  objectStreamLoop(),
  deepArray(),
  contentsLoop(),
];
