/**
 * Rows and cells of the tables in an HTML page or in Excel's XML of 2003. No tree is built and nothing is executed:
 * one pass over the tags.
 */
export function parseMarkup(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] | undefined;
  let cell: string | undefined;
  let span = 1;
  let depth = 1;
  /** For how many rows more a cell of a row above reaches into a column. */
  let reaching: number[] = [];
  const skipReached = () => {
    while (row && (reaching[row.length] ?? 0) > 0) {
      reaching[row.length] = (reaching[row.length] ?? 0) - 1;
      row.push('');
    }
  };
  const closeCell = () => {
    if (row && cell !== undefined) {
      for (let column = row.length; depth > 1 && column < row.length + span; column += 1) reaching[column] = depth - 1;
      row.push(decodeEntities(cell), ...empty(span - 1));
    }
    cell = undefined;
  };
  const closeRow = () => {
    closeCell();
    skipReached();
    if (row?.length) rows.push(row);
    row = undefined;
  };
  const body = withoutComments(text).replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '');
  for (const [token, closing, name = '', attributes = ''] of body.matchAll(/<(\/)?([a-z][\w:]*)([^<>]*)>|[^<]+|</gi)) {
    const tag = name.toLowerCase().replace(/^ss:/, '');
    if (tag === 'table') {
      closeRow();
      reaching = [];
    } else if (!tag) {
      if (cell !== undefined) cell += token.replace(/\s+/g, ' ');
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
  return rows;
}

const mostSpan = 64;
const spanOf = (name: 'colspan' | 'rowspan', attributes: string): number =>
  Math.min(mostSpan, Number(new RegExp(`${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(attributes)?.[1] ?? 1));

/** By looking for ends instead of with a pattern, which would look for that of each comment nobody closes. */
function withoutComments(text: string): string {
  let rest = '';
  let from = 0;
  for (;;) {
    const at = text.indexOf('<!--', from);
    const end = at < 0 ? -1 : text.indexOf('-->', at + 4);
    if (end < 0) return rest + text.slice(from);
    rest += text.slice(from, at);
    from = end + 3;
  }
}

const empty = (count: number) => Array<string>(Math.min(64, Math.max(0, count))).fill('');

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  pound: '£',
};

const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
