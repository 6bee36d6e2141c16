import { loadPdfs, mayBePdf } from './attached-pdf.ts';
import type { ImapConnection } from './imap-connection.ts';
import { readId } from './imap-cursor.ts';
import { type FilePart, filesOf } from './imap-parts.ts';
import { type AttachedPdf, mostPdfBytes } from './mailbox.ts';

/** The size of one request, within the connection's limit for an answer. */
const pieceBytes = 1024 * 1024;
/** Allowance for framing and unsolicited answers about the folder. */
const slackBytes = 4 * 1024 * 1024;
/** The largest encoded size: base64 in lines of 76 characters (RFC 2045, 6.8). */
const mostBase64Bytes = Math.ceil((mostPdfBytes / 3) * 4 * (78 / 76));
const mostBytesOf = ({ encoding }: FilePart) => (encoding === 'base64' ? mostBase64Bytes : mostPdfBytes);

/** Fetches the structure first, which declares sizes, then each attachment in pieces up to its declared size. */
export async function fetchPdfs(connection: ImapConnection, id: string, signal: AbortSignal): Promise<AttachedPdf[]> {
  signal.throwIfAborted();
  const place = readId(id);
  if (!place) return [];
  const uid = String(place.uid);
  const structure = await connection.inside(place, { signal, bytes: slackBytes }, async (client) => {
    for await (const mail of client.fetch(uid, { uid: true, bodyStructure: true }, { uid: true }))
      if (mail.uid === place.uid && mail.bodyStructure) return mail.bodyStructure;
    return undefined;
  });
  const files = structure ? filesOf(structure).filter(mayBePdf) : [];

  async function piece(part: string, start: number, maxLength: number): Promise<Buffer | undefined> {
    const query = { uid: true, bodyParts: [{ key: part, start, maxLength }] };
    return connection.inside(
      place as NonNullable<typeof place>,
      { signal, bytes: maxLength + slackBytes },
      async (client) => {
        for await (const mail of client.fetch(uid, query, { uid: true }))
          if (mail.uid === place?.uid) return mail.bodyParts?.get(part)?.subarray(0, maxLength);
        return undefined;
      },
    );
  }

  async function load({ part, bytes, encoding }: FilePart): Promise<Buffer | undefined> {
    const pieces: Buffer[] = [];
    for (let at = 0; at < bytes; at += pieceBytes) {
      const next = await piece(part, at, Math.min(pieceBytes, bytes - at));
      if (!next) return undefined;
      pieces.push(next);
    }
    return decode(encoding, Buffer.concat(pieces));
  }

  return loadPdfs(
    files.filter((file) => file.bytes <= mostBytesOf(file)),
    load,
  );
}

/** Decodes a part (RFC 2045, 6.7 and 6.8); other encodings stay as they are. */
function decode(encoding: string, bytes: Buffer): Buffer {
  if (encoding === 'base64') return Buffer.from(bytes.toString('latin1'), 'base64');
  if (encoding !== 'quoted-printable') return bytes;
  const text = bytes.toString('latin1').replace(/=[ \t]*\r?\n/g, '');
  return Buffer.from(
    text.replace(/=([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}
