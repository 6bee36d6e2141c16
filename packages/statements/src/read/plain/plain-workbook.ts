import { inflateRawSync } from 'node:zlib';
import { StatementError } from '#errors.ts';
import { type Member, readDirectory } from '#intake/zip-directory.ts';
import { writeCurrencyCode } from '#read/format-currency.ts';
import { expectAtMost, limits } from '#read/limits.ts';
import { cellText, type Sheets } from '#read/lines.ts';
import { expectPlain } from './not-plain.ts';
import { builtIn, type NumberFormat, parseNumberFormat } from './number-text.ts';
import { decodeText, parseStringText, readPlainSheet, stringContent } from './plain-sheet.ts';

/** The largest unpacked size for this reader. 100,000 lines are smaller. */
const maxBytes = 48_000_000;

/**
 * Reads an XLSX that has the form that nearly all programs write, in a third of the time of SheetJS. The result equals
 * that of SheetJS (`plain-workbook.test.ts`); for anything unknown it reads nothing.
 * @returns undefined where SheetJS has to read it
 * @throws StatementError where it exceeds a limit
 */
export function readPlainWorkbook(bytes: Buffer): Sheets | undefined {
  try {
    const sheets = readSheets(openZip(bytes));
    expectAtMost(limits.rows, sheets.lines.length);
    return sheets;
  } catch (error) {
    if (error instanceof StatementError) throw error;
    // For any other error, SheetJS decides whether the file is readable.
    return undefined;
  }
}

/** Upper limit of sheets: a member may be referenced as a sheet many times. */
const mostSheets = 32;

const otherEncoding = /^\ufeff|^<\?xml[^>]*encoding="(?!utf-8")/i;

/** Returns the text of a member, or undefined where there is none. */
type Package = (name: string) => string | undefined;

function openZip(bytes: Buffer): Package {
  const members = new Map(readDirectory(bytes).map((member) => [member.name, member]));
  const total = [...members.values()].reduce((sum, { unpacked }) => sum + unpacked, 0);
  expectPlain(total <= maxBytes);
  return (name) => {
    const member = members.get(name);
    const text = member && unpack(bytes, member).toString('utf8');
    expectPlain(!text?.includes('\ufffd') && !otherEncoding.test(text ?? ''));
    return text;
  };
}

/** Unpacks a member (APPNOTE 4.3.7): stored or deflated. */
function unpack(bytes: Buffer, { offset, packed, unpacked }: Member): Buffer {
  expectPlain(bytes.readUInt32LE(offset) === 0x04034b50);
  const method = bytes.readUInt16LE(offset + 8);
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const data = bytes.subarray(start, start + packed);
  if (method === 0) return data;
  expectPlain(method === 8);
  return inflateRawSync(data, { maxOutputLength: Math.max(1, unpacked) });
}

/** True if a member of the zip cannot be unpacked. SheetJS would read its sheet as empty. */
export const isTruncated = (bytes: Buffer): boolean =>
  readDirectory(bytes).some((member) => {
    try {
      unpack(bytes, member);
      return false;
    } catch (error) {
      return String((error as NodeJS.ErrnoException).code).startsWith('Z_');
    }
  });

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

function readSheets(read: Package): Sheets {
  const workbook = expectPlain(read('xl/workbook.xml'));
  expectPlain(!/ date1904="(?:1|true)"/.test(workbook));
  const targets = sheetTargets(expectPlain(read('xl/_rels/workbook.xml.rels')));
  const shared = {
    strings: sharedStrings(read('xl/sharedStrings.xml')),
    formats: formatsOf(expectPlain(read('xl/styles.xml'))),
  };
  const sheets = [...workbook.matchAll(/<sheet [^<>]*>/g)].map(([tag]) => tag);
  expectPlain(sheets.length > 0 && sheets.length <= mostSheets);
  const names = new Map<number, string>();
  const lines = sheets.flatMap((tag, index) => {
    const state = attribute(tag, 'state') ?? 'visible';
    if (state === 'hidden' || state === 'veryHidden') return [];
    const target = expectPlain(targets.get(attribute(tag, 'r:id') ?? ''));
    names.set(index + 1, cellText(decodeText(attribute(tag, 'name') ?? '')));
    return readPlainSheet(expectPlain(read(target)), index + 1, shared);
  });
  return { lines, sheets: names };
}

/** Returns the path of each sheet in the package, by its relationship id. */
function sheetTargets(rels: string): Map<string, string> {
  const tags = [...rels.matchAll(/<Relationship [^<>]*>/g)].map(([tag]) => tag);
  return new Map(
    tags
      .filter((tag) => attribute(tag, 'Type')?.endsWith('/worksheet'))
      .map((tag) => {
        const target = attribute(tag, 'Target') ?? '';
        return [attribute(tag, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`];
      }),
  );
}

const sharedString = new RegExp(String.raw`<si\/>|<si>${stringContent}<\/si>`, 'y');

/** Returns the texts that cells share. */
function sharedStrings(xml: string | undefined): string[] {
  if (xml === undefined) return [];
  const strings: string[] = [];
  const opening = expectPlain(/<sst [^<>]*[^/<>]>/.exec(xml));
  let at = opening.index + opening[0].length;
  while (!xml.startsWith('</sst>', at)) {
    sharedString.lastIndex = at;
    strings.push(parseStringText(expectPlain(sharedString.exec(xml))[1] ?? ''));
    at = sharedString.lastIndex;
  }
  return strings;
}

/** Returns the number format of each cell style, in the order of `cellXfs`. */
function formatsOf(styles: string): NumberFormat[] {
  const codes = new Map(Object.entries(builtIn).map(([id, code]) => [Number(id), code]));
  for (const [tag] of styles.matchAll(/<numFmt [^<>]*>/g)) {
    const code = decodeText(expectPlain(attribute(tag, 'formatCode')));
    codes.set(Number(attribute(tag, 'numFmtId')), writeCurrencyCode(code));
  }
  const list = expectPlain(/<cellXfs[^<>]*>.*?<\/cellXfs>/s.exec(styles))[0];
  return [...list.matchAll(/<xf [^<>]*>/g)].map(([tag]) =>
    parseNumberFormat(codes.get(Number(attribute(tag, 'numFmtId') ?? 0))),
  );
}
