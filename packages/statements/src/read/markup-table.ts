import { decodeHTMLStrict } from 'entities/lib/decode.js';

/** Tags that do not start a new line. */
const inline = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i ins kbd label mark nobr q s samp small span strong sub sup tt u var wbr'.split(
    ' ',
  ),
);

/**
 * Returns the rows and cells of the tables in an HTML page or in Excel 2003 XML, and the text around the tables of an
 * HTML page as rows with one cell. No tree is built and nothing is executed: one pass over the tags.
 */
export function parseMarkup(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] | undefined;
  let cell: string | undefined;
  let around = '';
  let span = 1;
  let depth = 1;
  /** The number of further rows that a cell of a row above spans, by column. */
  let reaching: number[] = [];
  const closeLine = () => {
    if (around.trim()) rows.push([decodeHTMLStrict(around)]);
    around = '';
  };
  const skipReached = () => {
    while (row && (reaching[row.length] ?? 0) > 0) {
      reaching[row.length] = (reaching[row.length] ?? 0) - 1;
      row.push('');
    }
  };
  const closeCell = () => {
    if (row && cell !== undefined) {
      for (let column = row.length; depth > 1 && column < row.length + span; column += 1) reaching[column] = depth - 1;
      row.push(decodeHTMLStrict(cell), ...empty(span - 1));
    }
    cell = undefined;
  };
  const closeRow = () => {
    closeCell();
    skipReached();
    if (row?.length) rows.push(row);
    row = undefined;
  };
  const body = withoutUnseen(text);
  // Around the tables, Excel's XML only holds author, styles and settings.
  const isPage = !/<(?:ss:)?workbook[\s>]/i.test(body);
  for (const [token, closing, name = '', attributes = ''] of body.matchAll(
    /<(\/)?([a-z][\w:]*)(?![\w:])([^<>]*)>|[^<]+|</gi,
  )) {
    const tag = name.toLowerCase().replace(/^ss:/, '');
    if (tag && !inline.has(tag)) closeLine();
    if (tag === 'table') {
      closeRow();
      reaching = [];
    } else if (!tag) {
      const printed = token.replace(/\s+/g, ' ');
      if (cell !== undefined) cell += printed;
      else if (isPage && !row) around += printed;
    } else if (tag === 'tr' || tag === 'row') {
      closeRow();
      if (!closing) row = [];
    } else if (tag === 'td' || tag === 'th' || tag === 'cell') {
      closeCell();
      if (!closing) {
        row ??= [];
        skipReached();
        row.push(...empty(Number(/ss:index="(\d+)"/i.exec(attributes)?.[1] ?? 0) - 1 - row.length));
        span = spanOf('colspan', attributes);
        depth = spanOf('rowspan', attributes);
        cell = '';
      }
    } else if (tag === 'br' && cell !== undefined) cell += '\n';
  }
  closeRow();
  closeLine();
  return rows;
}

const mostSpan = 64;
/** The largest spans in HTML; larger numbers are ignored. */
const largestSpan = { colspan: 1_000, rowspan: 65_534 };
function spanOf(name: keyof typeof largestSpan, attributes: string): number {
  const span = Number(new RegExp(`${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(attributes)?.[1] ?? 1);
  return span > largestSpan[name] ? 1 : Math.min(mostSpan, span);
}

const unseen = /<(!--|script\b|style\b|title\b|xml\b)/gi;
const ends: Record<string, RegExp> = {
  '!--': /-->/g,
  ...Object.fromEntries(['script', 'style', 'title', 'xml'].map((name) => [name, new RegExp(`</${name}\\s*>`, 'gi')])),
};

/**
 * Removes comments, scripts, styles, the title and Excel's additions. Each end is searched once, and not again after a
 * search found none: a single pattern would search to the end for each tag that is never closed.
 */
function withoutUnseen(text: string): string {
  let rest = '';
  let at = 0;
  const open = new Set<string>();
  unseen.lastIndex = 0;
  for (let start = unseen.exec(text); start; start = unseen.exec(text)) {
    const name = (start[1] ?? '').toLowerCase();
    const end = ends[name] as RegExp;
    end.lastIndex = unseen.lastIndex;
    if (open.has(name) || !end.test(text)) {
      open.add(name);
      continue;
    }
    rest += text.slice(at, start.index);
    at = end.lastIndex;
    unseen.lastIndex = at;
  }
  return rest + text.slice(at);
}

const empty = (count: number) => Array<string>(Math.min(64, Math.max(0, count))).fill('');
