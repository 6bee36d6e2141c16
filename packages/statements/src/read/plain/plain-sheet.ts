import { expectAtMost, limits } from '#read/limits.ts';
import { cellText, type Line, makeCell, makeCellLine, type Word } from '#read/lines.ts';
import { memoize } from '#words/fold.ts';
import { findMatches } from '#words/matches.ts';
import { expectPlain } from './not-plain.ts';
import type { NumberFormat } from './number-text.ts';

/** Strings and number formats that the cells of all sheets refer to by index. */
export type Shared = { strings: string[]; formats: NumberFormat[] };

const text = String.raw`<t(?: xml:space="preserve")?(?:\/>|>[^<]*<\/t>)`;
const run = String.raw`<r>(?:<rPr\/>|<rPr>(?:<\w[^<>]*\/>)*<\/rPr>)?${text}<\/r>`;
const phoneticHint = String.raw`<rPh [^<>]*>${text}<\/rPh>|<phoneticPr [^<>]*\/>`;
/** The content of a cell's string or a shared one: a text, or runs with different fonts, and phonetic hints. */
export const stringContent = `((?:${text}|${run})*)(?:${phoneticHint})*`;

const rowTag = /<row((?: [\w:]+="[^"<>]*")*) ?(\/?)>/y;
/** A cell with at most a formula and one value. Groups: column, row, other attributes, its value, its own string. */
const cellTag = new RegExp(
  String.raw`<c r="([A-Z]{1,3})(\d{1,7})"((?: [\w:]+="[^"<>]*")*) ?(?:\/>|>(?:<f[^<>]*(?:\/>|>[^<]*<\/f>))?` +
    String.raw`(?:<v(?: xml:space="preserve")?>([^<]+)<\/v>|<is>${stringContent}<\/is>)<\/c>|><\/c>)`,
  'y',
);
const columnTag = /<col [^<>]*>/g;

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
const rowNumber = / r="(\d+)"/;
const hiddenRow = / hidden="(?:1|true)"/;
const isTrue = (value: string | undefined) => value === '1' || value === 'true';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes XML text. `_x000D_` is Excel's own way to escape characters. */
export function decodeText(text: string): string {
  expectPlain(!text.includes('_x'));
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w*));?/g, (whole, decimal, hex, name) => {
    expectPlain(whole.endsWith(';'));
    if (name !== undefined) return expectPlain(entities[name]);
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return String.fromCodePoint(expectPlain(code <= 0x10_ffff && code));
  });
}

const aText = /<t(?: [^<>]*)?>([^<]*)<\/t>/g;

/** Returns the text of a string's content as a cell shows it. */
export const parseStringText = (content: string): string =>
  cellText(
    decodeText(
      findMatches(aText, content)
        .map(([, own]) => own)
        .join(''),
    ),
  );

const columnNumber = memoize((letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0),
);

/** The number of columns that a sheet can have. */
const mostColumns = 16_384;

/** Returns the indices of hidden columns. */
function hiddenColumns(head: string): Set<number> {
  const hidden = new Set<number>();
  for (const [tag] of head.matchAll(columnTag)) {
    if (!isTrue(attribute(tag, 'hidden'))) continue;
    const [first, last] = [Number(attribute(tag, 'min')), Number(attribute(tag, 'max'))];
    expectPlain(first >= 1 && last <= mostColumns);
    for (let column = first; column <= last; column += 1) hidden.add(column - 1);
  }
  return hidden;
}

/** The type of a cell's value, and the format of a number. */
type Kind = { type: string; format: NumberFormat };

/**
 * Reads the rows of a sheet whose XML has the form that nearly all programs write: one value per cell, in order.
 * @throws NotPlain for anything else
 */
export function readPlainSheet(xml: string, page: number, { strings, formats }: Shared): Line[] {
  const lines: Line[] = [];
  const opening = xml.indexOf('<sheetData>');
  expectPlain(opening > 0 && !/<\w+:/.test(xml.slice(0, opening)));
  const hidden = hiddenColumns(xml.slice(0, opening));
  // Cells have few different attributes; each string of them is parsed once.
  const kindOf = memoize((attributes: string): Kind => {
    const format = expectPlain(formats[Number(attribute(attributes, 's') ?? 0)]);
    return { type: attribute(attributes, 't') ?? 'n', format };
  });
  const textOf = memoize((raw: string) => cellText(decodeText(raw)));
  const ownText = memoize(parseStringText);

  const readCell = (x: number, { type, format }: Kind, value: string | undefined, own: string | undefined) => {
    if (type === 'n') {
      expectPlain(/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(expectPlain(value)));
      const number = Number(value);
      const { text, date } = format(number);
      return makeCell(x, text, date === undefined ? number : undefined, date);
    }
    if (type === 'b' || type === 'e') return undefined;
    const text =
      type === 's'
        ? expectPlain(strings[Number(value)])
        : type === 'inlineStr'
          ? ownText(expectPlain(own))
          : textOf(expectPlain(type === 'str' && value));
    return text ? makeCell(x, text) : undefined;
  };

  let at = opening + '<sheetData>'.length;
  let lastRow = 0;
  let cells = 0;
  while (!xml.startsWith('</sheetData>', at)) {
    rowTag.lastIndex = at;
    const { 1: attributes = '', 2: isEmpty } = expectPlain(rowTag.exec(xml));
    at = rowTag.lastIndex;
    const printedRow = rowNumber.exec(attributes)?.[1];
    const row = Number(printedRow);
    expectPlain(row > lastRow);
    lastRow = row;
    if (isEmpty) continue;
    const words: Word[] = [];
    let lastColumn = -1;
    while (!xml.startsWith('</row>', at)) {
      cellTag.lastIndex = at;
      // By group number: destructuring as an array would create an iterator for every cell.
      const { 1: letters = '', 2: cellRow, 3: style = '', 4: value, 5: own } = expectPlain(cellTag.exec(xml));
      at = cellTag.lastIndex;
      const x = columnNumber(letters) - 1;
      expectPlain(cellRow === printedRow && x > lastColumn);
      lastColumn = x;
      if ((value === undefined && own === undefined) || hidden.has(x)) continue;
      cells += 1;
      const word = readCell(x, kindOf(style), value, own);
      if (word && words.length < limits.columns) words.push(word);
    }
    at += '</row>'.length;
    if (words.length && !hiddenRow.test(attributes)) lines.push(makeCellLine(page, row - 1, words));
    expectAtMost(limits.rows, lines.length);
  }
  expectAtMost(limits.cells, cells);
  return lines;
}
