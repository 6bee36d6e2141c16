import Papa from 'papaparse';

const candidates = ['\t', ';', ',', '|'];

/** Splits a text into rows and cells (RFC 4180), with the delimiter that splits the most lines alike. */
export function parseDelimited(text: string): string[][] {
  const delimiter = /^sep=(.)\r?\n/i.exec(text)?.[1] ?? likelyDelimiter(text);
  const lines = text.replace(/^\ufeff?(?:sep=.\r?\n)?/i, '');
  const cells = parse(lines, delimiter);
  // `"KAFE 3;-10,00`: some writers leave marks open, which would take all lines until the next mark.
  return cells ?? lines.split(/\r?\n/).flatMap((line) => parse(line, delimiter) ?? [line.split(delimiter)]);
}

/** Undefined if a quotation mark is not closed where a cell ends. */
function parse(text: string, delimiter: string): string[][] | undefined {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  return errors.some(({ type }) => type === 'Quotes') ? undefined : data;
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
