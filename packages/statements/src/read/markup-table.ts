import { Tokenizer } from 'htmlparser2';

/** Tags that do not start a new line. */
const inline =
  /^(?:abbr|bd[io]|big|cite|code|del|dfn|em|font|ins|kbd|label|mark|nobr|samp|small|span|strong|su[bp]|tt|var|wbr|[abiqsu])$/;
/** Tags of which nothing is seen: besides the usual ones, Excel's additions. */
const unseen = new Set(['script', 'style', 'title', 'xml']);

/** The largest numbers in HTML and Excel; larger ones are ignored. */
const largest = { colspan: 1_000, rowspan: 65_534, index: 16_384 };
const mostSpan = 64;
const skip = () => undefined;

/**
 * Returns the rows and cells of the tables in an HTML page or in Excel 2003 XML, and the text around the tables of an
 * HTML page as rows with one cell. Reads the tags as they are written: htmlparser2's `Parser` drops the end of a row that
 * was never begun, and takes time with the square of the tags that are never closed.
 */
export function parseMarkup(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] | undefined;
  /** The column of the open cell. */
  let cell: number | undefined;
  let around = '';
  /** The number of further rows that a cell of a row above spans, by column. */
  let reaching: number[] = [];
  let hiding = '';
  // Around the tables, Excel's XML only holds author, styles and settings.
  let isPage = true;
  let opened = '';
  let attribute = '';
  const attributes = new Map<string, string>();
  const closeLine = () => {
    if (around.trim()) rows.push([around]);
    around = '';
  };
  const skipReached = () => {
    while (row && (reaching[row.length] ?? 0) > 0) {
      reaching[row.length] = (reaching[row.length] ?? 0) - 1;
      row.push('');
    }
  };
  const closeRow = () => {
    skipReached();
    if (row?.length) rows.push(row);
    row = undefined;
    cell = undefined;
  };
  const numberIn = (name: keyof typeof largest) => {
    const number = Number.parseInt(attributes.get(name) ?? '', 10);
    return number <= largest[name] ? Math.max(1, number) : 1;
  };
  const openCell = () => {
    row ??= [];
    skipReached();
    row.push(...empty(numberIn('index') - 1 - row.length));
    cell = row.length;
    row.push(...empty(Math.min(mostSpan, numberIn('colspan'))));
    const further = Math.min(mostSpan, numberIn('rowspan')) - 1;
    for (let column = cell; further > 0 && column < row.length; column += 1) reaching[column] = further;
  };
  const readText = (printed: string) => {
    if (hiding) return;
    if (row && cell !== undefined) row[cell] += printed;
    else if (isPage && !row) around += printed;
  };
  const readTag = (tag: string, closing: boolean) => {
    if (hiding && !(closing && tag === hiding)) return;
    if (!inline.test(tag) && !unseen.has(tag)) closeLine();
    if (unseen.has(tag)) hiding = closing ? '' : tag;
    else if (tag === 'workbook') isPage = false;
    else if (tag === 'br') readText(cell === undefined ? '' : '\n');
    else if (tag === 'table' || tag === 'tr' || tag === 'row') {
      closeRow();
      if (tag === 'table') reaching = [];
      else if (!closing) row = [];
    } else if (tag === 'td' || tag === 'th' || tag === 'cell') {
      cell = undefined;
      if (!closing) openCell();
    }
  };
  const nameAt = (start: number, end: number) => text.slice(start, end).toLowerCase().replace(/^ss:/, '');
  const readPrinted = (start: number, end: number, ending = 0) =>
    readText(text.slice(start, end - ending).replace(/\s+/g, ' '));
  const tokenizer = new Tokenizer(
    {},
    {
      ontext: readPrinted,
      oncdata: readPrinted,
      ontextentity: (code) => readText(String.fromCodePoint(code)),
      onopentagname(start, end) {
        opened = nameAt(start, end);
        attributes.clear();
      },
      onattribname(start, end) {
        attribute = nameAt(start, end);
      },
      onattribdata: (start, end) => attributes.set(attribute, text.slice(start, end)),
      onopentagend: () => readTag(opened, false),
      onselfclosingtag: () => unseen.has(opened) || readTag(opened, false),
      onclosetag: (start, end) => readTag(nameAt(start, end), true),
      onend: closeRow,
      onattribentity: skip,
      onattribend: skip,
      oncomment: skip,
      ondeclaration: skip,
      onprocessinginstruction: skip,
    },
  );
  tokenizer.write(text);
  tokenizer.end();
  closeLine();
  return rows;
}

const empty = (count: number) => Array<string>(Math.min(64, Math.max(0, count))).fill('');
