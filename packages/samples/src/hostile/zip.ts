import { crc32, deflateRawSync } from 'node:zlib';
import type { Deflated } from './deflate.ts';

export type ZipMember = {
  name: string;
  /** Text, bytes to be deflated, or a deflated stream. */
  content: string | Buffer | Deflated;
  /** The size that the directory claims instead of the true one. */
  claimedSize?: number;
};

function deflated(content: ZipMember['content']): Deflated {
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) return content;
  const bytes = Buffer.from(content);
  return { compressed: deflateRawSync(bytes), size: bytes.length, crc: crc32(bytes) };
}

type Written = Deflated & { name: Buffer; offset: number };

function localHeader({ name, compressed, size, crc }: Omit<Written, 'offset'>): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(compressed.length, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name, compressed]);
}

function directoryEntry({ name, compressed, size, crc, offset }: Written): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(compressed.length, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function endOfDirectory(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count & 0xffff, 8);
  end.writeUInt16LE(count & 0xffff, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** Writes a zip archive that may contain false sizes. `again` lists further names for the bytes of the last member. */
export function writeZip(members: readonly ZipMember[], again: readonly string[] = []): Buffer {
  const bodies: Buffer[] = [];
  const written: Written[] = [];
  let offset = 0;
  for (const member of members) {
    const name = Buffer.from(member.name);
    const data = deflated(member.content);
    const entry = { ...data, name, size: member.claimedSize ?? data.size };
    const body = localHeader(entry);
    bodies.push(body);
    written.push({ ...entry, offset });
    offset += body.length;
  }
  const last = written.at(-1);
  if (last) written.push(...again.map((name) => ({ ...last, name: Buffer.from(name) })));
  const directory = Buffer.concat(written.map(directoryEntry));
  return Buffer.concat([...bodies, directory, endOfDirectory(written.length, directory.length, offset)]);
}
