import { CFB, utils } from 'xlsx';
import { workbookBytes } from '#render/sheet.ts';
import type { HostileFile } from './hostile-file.ts';

const someSheet = () =>
  utils.aoa_to_sheet([
    ['Tarih', 'Açıklama', 'Tutar'],
    ...Array.from({ length: 60 }, (_, n) => [`0${(n % 9) + 1}.09.2026`, `MARKET ${n}`, 12.5 + n]),
  ]);

const validXls = () => workbookBytes(someSheet(), 'biff8');

const broken = [
  'statement_damaged',
  'statement_empty',
  'statement_no_transactions',
  'statement_too_complex',
  'unsupported_file_type',
] as const;

/** The workbook stream of a valid file with `change` applied to it. */
function withStream(change: (stream: Buffer) => Buffer): Buffer {
  const container = CFB.read(validXls(), { type: 'buffer' });
  const entry = CFB.find(container, 'Workbook');
  if (!entry) throw new Error('the writer made no Workbook stream');
  entry.content = change(Buffer.from(entry.content as Uint8Array));
  entry.size = entry.content.length;
  return CFB.write(container, { type: 'buffer' }) as Buffer;
}

const record = (type: number, data: Buffer | number[]): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, Buffer.from(data)]);
};

/** The offset of each record, by the lengths that the records claim. */
function recordStarts(stream: Buffer): { type: number; at: number; length: number }[] {
  const starts = [];
  for (let at = 0; at + 4 <= stream.length; ) {
    const length = stream.readUInt16LE(at + 2);
    starts.push({ type: stream.readUInt16LE(at), at, length });
    at += 4 + length;
  }
  return starts;
}

const find = (stream: Buffer, type: number) => {
  const found = recordStarts(stream).find((start) => start.type === type);
  if (!found) throw new Error(`no record 0x${type.toString(16)}`);
  return found;
};

const sst = 0x00fc;
const dimensions = 0x0200;
const filePass = 0x002f;

/** Makes some sectors of the file part of an endless chain. */
function chainLoop(): Buffer {
  const bytes = Buffer.from(validXls());
  const sector = 512;
  const fat = (bytes.readUInt32LE(0x4c) + 1) * sector;
  for (let entry = 0; entry < 8; entry += 1) bytes.writeUInt32LE(entry === 7 ? 0 : entry + 1, fat + entry * 4);
  return bytes;
}

/** XLS files with corrupted records. */
export const hostileBiff = (): HostileFile[] => [
  {
    name: 'record-too-long.xls',
    bytes: withStream((stream) => {
      const { at } = find(stream, sst);
      stream.writeUInt16LE(0xffff, at + 2);
      return stream;
    }),
    why: 'a record that claims more bytes than follow',
    expect: [...broken, 'read'],
  },
  {
    name: 'huge-string-table.xls',
    bytes: withStream((stream) => {
      const { at } = find(stream, sst);
      stream.writeUInt32LE(0x7fffffff, at + 4);
      stream.writeUInt32LE(0x7fffffff, at + 8);
      return stream;
    }),
    why: 'a string table that claims two billion strings and contains sixty',
    expect: [...broken, 'read'],
  },
  {
    name: 'huge-dimensions.xls',
    bytes: withStream((stream) => {
      const { at } = find(stream, dimensions);
      stream.writeUInt32LE(0, at + 4);
      stream.writeUInt32LE(0xffffffff, at + 8);
      stream.writeUInt16LE(0, at + 12);
      stream.writeUInt16LE(0xffff, at + 14);
      return stream;
    }),
    why: 'claims four billion rows of 65,535 columns',
    expect: [...broken, 'read'],
  },
  {
    name: 'endless-sector-chain.xls',
    bytes: chainLoop(),
    why: 'the sectors of the container form a ring',
    expect: [...broken, 'read'],
  },
  {
    name: 'only-continues.xls',
    bytes: withStream((stream) => {
      const { at, length } = find(stream, sst);
      const continues = Array.from({ length: 20_000 }, () => record(0x003c, [0, 0, 0, 0]));
      return Buffer.concat([stream.subarray(0, at + 4 + length), ...continues]);
    }),
    why: 'twenty thousand continuations of one record without an end',
    expect: broken,
  },
  {
    name: 'locked.xls',
    bytes: withStream((stream) => {
      const { at, length } = find(stream, 0x0809);
      const rest = stream.subarray(at + 4 + length);
      return Buffer.concat([stream.subarray(0, at + 4 + length), record(filePass, [1, 0, ...Array(52).fill(7)]), rest]);
    }),
    why: 'claims to be encrypted with a password',
    expect: ['statement_encrypted', 'statement_damaged'],
  },
  {
    name: 'locked.xlsx',
    bytes: lockedWorkbook(),
    why: 'claims to be encrypted without naming the scheme',
    expect: ['statement_encrypted', 'statement_damaged'],
  },
];

function lockedWorkbook(): Buffer {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]));
  CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(8192, 0x5a));
  return CFB.write(container, { type: 'buffer' }) as Buffer;
}
