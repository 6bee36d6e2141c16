import { crc32, deflateSync } from 'node:zlib';
import { generateHistory } from '#history/generate-history.ts';
import { findLayout } from '#layouts/layouts.ts';
import { seededRandom } from '#random.ts';
import { collectBytes, createPdf } from '#render/pdf.ts';
import { type RenderedStatement, renderStatement } from '#render/render.ts';

/** The password of `encryptedStatement`. */
export const statementPassword = 'kumbara-1234';

export const encryptedStatement = (): Promise<RenderedStatement> =>
  renderStatement(generateHistory({ seed: 'locked', months: 1, country: 'TR' }), findLayout('tr-card-points'), 'pdf', {
    password: statementPassword,
  });

/** A PDF that contains only an image, like a scan. */
export function scannedStatement(): Promise<Buffer> {
  const pdf = createPdf();
  pdf.image(greyPicture(600, 840), 0, 0, { width: pdf.page.width });
  return collectBytes(pdf);
}

/** A grey PNG with lines of dark strokes, which resemble scanned text. */
function greyPicture(width: number, height: number): Buffer {
  const random = seededRandom('scan');
  const row = (y: number) => {
    const isText = y % 24 > 9 && y % 24 < 18;
    const pixels = Array.from({ length: width }, () => (isText && random.chance(0.4) ? 40 : 235));
    return [0, ...pixels];
  };
  const pixels = Buffer.from(Array.from({ length: height }, (_, y) => row(y)).flat());
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
