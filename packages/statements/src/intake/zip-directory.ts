import { StatementError } from '#errors.ts';

// A workbook of 60,000 lines declares about 40 MB. The largest workbook that can be uploaded and parsed in time stays
// far below these limits.
const maxMembers = 2_000;
const maxMemberBytes = 160_000_000;
const maxTotalBytes = 240_000_000;
const maxRatio = 250;
const ratioMattersFrom = 20_000_000;

type Member = { name: string; packed: number; unpacked: number; offset: number; encrypted: boolean };

/**
 * Reads the central directory of a zip (APPNOTE 4.3.12) and refuses what no genuine workbook contains.
 * @throws StatementError unsupported_file_type, statement_damaged, statement_encrypted or statement_too_complex
 */
export function checkZip(bytes: Buffer): void {
  const members = readDirectory(bytes);
  const names = new Set(members.map(({ name }) => name.toLowerCase()));
  if (![...names].some((name) => /^\/?xl\/workbook\.(xml|bin)$/.test(name))) {
    throw new StatementError('unsupported_file_type');
  }
  if (members.some(({ encrypted }) => encrypted)) throw new StatementError('statement_encrypted');
  const total = members.reduce((sum, { unpacked }) => sum + unpacked, 0);
  const tooLarge = members.some(({ unpacked }) => unpacked > maxMemberBytes) || total > maxTotalBytes;
  const tooDense = total > ratioMattersFrom && total / bytes.length > maxRatio;
  const overlapping = new Set(members.map(({ offset }) => offset)).size < members.length;
  const doubled = names.size < members.length;
  if (tooLarge || tooDense || overlapping || doubled) throw new StatementError('statement_too_complex');
}

/** Reads the central directory of a zip without checking it. */
function readDirectory(bytes: Buffer): Member[] {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0 || end + 22 > bytes.length) throw new StatementError('statement_damaged');
  const count = bytes.readUInt16LE(end + 10);
  if (count > maxMembers) throw new StatementError('statement_too_complex');
  const members: Member[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw new StatementError('statement_damaged');
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    members.push(readMember(bytes, at, nameEnd, extraEnd));
    at = extraEnd + bytes.readUInt16LE(at + 32);
  }
  return members;
}

function readMember(bytes: Buffer, at: number, nameEnd: number, extraEnd: number): Member {
  let packed = bytes.readUInt32LE(at + 20);
  let unpacked = bytes.readUInt32LE(at + 24);
  const offset = bytes.readUInt32LE(at + 42);
  if (packed === 0xffffffff || unpacked === 0xffffffff) {
    const large = zip64Sizes(bytes.subarray(nameEnd, extraEnd));
    unpacked = large[0] ?? unpacked;
    packed = large[1] ?? packed;
  }
  // Deflate never enlarges data noticeably, so a small declared size beside much data is false.
  if (packed > bytes.length || packed > unpacked * 1.01 + 1024) throw new StatementError('statement_damaged');
  const encrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
  return { name: bytes.toString('utf8', at + 46, nameEnd), packed, unpacked, offset, encrypted };
}

/** Returns the 64-bit sizes of the extra field 0x0001. Streaming writers use it for small members too. */
function zip64Sizes(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    const sizes: number[] = [];
    const end = Math.min(extra.length, at + 4 + extra.readUInt16LE(at + 2));
    for (let field = at + 4; field + 8 <= end; field += 8) sizes.push(Number(extra.readBigUInt64LE(field)));
    return sizes;
  }
  return [];
}
