import { constants, crc32, deflateRawSync } from 'node:zlib';

export type Deflated = { compressed: Buffer; size: number; crc: number };

/** The final, empty block of a deflate stream. */
const end = Buffer.from([0x03, 0x00]);

/**
 * A deflate stream of `head`, `chunk` repeated `times`, and `tail`, built without holding all of it: a fully flushed
 * block is independent of others and can be repeated.
 */
export function deflateRepeated(chunk: Buffer, times: number, head = '', tail = ''): Deflated {
  const flushed = (data: Buffer) => deflateRawSync(data, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const first = Buffer.from(head);
  const last = Buffer.from(tail);
  let crc = crc32(first);
  for (let n = 0; n < times; n += 1) crc = crc32(chunk, crc);
  return {
    compressed: Buffer.concat([flushed(first), ...Array<Buffer>(times).fill(flushed(chunk)), flushed(last), end]),
    size: first.length + chunk.length * times + last.length,
    crc: crc32(last, crc),
  };
}

/** The same as a zlib stream for PDF, without its checksum, which readers ignore. */
export const zlibRepeated = (chunk: Buffer, times: number): Buffer =>
  Buffer.concat([Buffer.from([0x78, 0xda]), deflateRepeated(chunk, times).compressed]);
