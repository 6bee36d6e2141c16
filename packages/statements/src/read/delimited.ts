const candidates = ['\t', ';', ',', '|'];

/** Splits a text into rows and cells (RFC 4180), with the delimiter that splits the most lines alike. */
export function parseDelimited(text: string): string[][] {
  const delimiter = /^sep=(.)\r?\n/i.exec(text)?.[1] ?? likelyDelimiter(text);
  return parse(text.replace(/^\ufeff?(?:sep=.\r?\n)?/i, ''), delimiter);
}

function likelyDelimiter(text: string): string {
  const lines = text.slice(0, 60_000).split(/\r?\n/).filter(Boolean).slice(0, 200);
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of candidates) {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const own = delimiter === ',' ? unquoted(line).replace(decimalComma, '') : unquoted(line);
      const count = own.split(delimiter).length - 1;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    // The same number of cells on many lines.
    const score = Math.max(0, ...[...counts].map(([count, times]) => times * Math.min(count + 1, 4)));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** `500,00`: this comma is no delimiter, on any number of lines. */
const decimalComma = /(?<=\d),(?=\d\d(?![\d.]))/g;

const unquoted = (line: string) => line.replace(/"(?:[^"]|"")*"/g, '');

function parse(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  /** True while the cell holds only white space. */
  let isBlank = true;
  const closeCell = () => {
    row.push(cell);
    cell = '';
    isBlank = true;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const close = character === '"' && isBlank ? closingQuote(text, at + 1, delimiter) : undefined;
    if (close !== undefined) {
      cell = text.slice(at + 1, close).replaceAll('""', '"');
      isBlank = false;
      at = close;
    } else if (character === delimiter) closeCell();
    else if (character === '\n') {
      closeCell();
      rows.push(row);
      row = [];
    } else if (character !== '\r') {
      cell += character;
      isBlank &&= character.trim() === '';
    }
  }
  if (cell || row.length) {
    closeCell();
    rows.push(row);
  }
  return rows;
}

/**
 * Returns the end of a cell that begins with a quotation mark. A mark that is never closed is part of the text (`"KAFE
 * 3;-10,00`).
 */
function closingQuote(text: string, from: number, delimiter: string): number | undefined {
  let at = text.indexOf('"', from);
  while (at >= 0 && text.charAt(at + 1) === '"') at = text.indexOf('"', at + 2);
  if (at < 0) return undefined;
  let behind = at + 1;
  while (text.charAt(behind) === ' ') behind += 1;
  return ['', delimiter, '\r', '\n'].includes(text.charAt(behind)) ? at : undefined;
}
