import type { MessageStructureObject } from 'imapflow';

/** The text part of a mail that is read. */
export type TextPart = {
  /** The part number, by which the server returns it. */
  part: string;
  bytes: number;
  /** The content headers of the part, generated from the structure. */
  headers: string;
};

type Attachment = { name?: string; type: string };

const leavesOf = (node: MessageStructureObject): MessageStructureObject[] =>
  node.childNodes && node.type.startsWith('multipart/') ? node.childNodes.flatMap(leavesOf) : [node];

const isText = ({ type, disposition }: MessageStructureObject) =>
  (type === 'text/html' || type === 'text/plain') && disposition !== 'attachment';

/** Only tokens of RFC 2045 are accepted, because parameters of the server are written into a header. */
const token = (text: unknown) => /^[\w.:+-]{1,60}$/.exec(String(text ?? ''))?.[0];

function headersOf({ type, parameters = {}, encoding }: MessageStructureObject): string {
  const kept = ['charset', 'format', 'delsp'].flatMap((name) => {
    const value = token(parameters[name]);
    return value ? `; ${name}="${value}"` : [];
  });
  return [
    'MIME-Version: 1.0',
    `Content-Type: ${type}${kept.join('')}`,
    `Content-Transfer-Encoding: ${token(encoding) ?? '7bit'}`,
    '',
    '',
  ].join('\r\n');
}

function attachmentOf({ type, parameters, dispositionParameters }: MessageStructureObject): Attachment {
  const name = dispositionParameters?.filename ?? parameters?.name;
  return name ? { name, type } : { type };
}

/**
 * Chooses the first HTML part, else the first plain one; other parts are attachments. A nested mail is an attachment.
 */
export function chooseParts(structure: MessageStructureObject): {
  text: TextPart | undefined;
  attachments: Attachment[];
} {
  const leaves = leavesOf(structure);
  const texts = leaves.filter(isText);
  const chosen = texts.find(({ type }) => type === 'text/html') ?? texts[0];
  return {
    text: chosen && { part: chosen.part ?? '1', bytes: chosen.size ?? 0, headers: headersOf(chosen) },
    attachments: leaves.filter((leaf) => !texts.includes(leaf)).map(attachmentOf),
  };
}

/** An attachment, with its part number and its encoded size. */
export type FilePart = Attachment & { part: string; bytes: number; encoding: string };

export const filesOf = (structure: MessageStructureObject): FilePart[] =>
  leavesOf(structure).map((leaf) => ({
    ...attachmentOf(leaf),
    part: leaf.part ?? '1',
    bytes: leaf.size ?? 0,
    encoding: leaf.encoding?.toLowerCase() ?? '',
  }));

const describesContent = /^(content-[\w-]+|mime-version)[ \t]*:/i;

/** The headers of a mail without those about its content, combined with one part into a small mail. */
export function smallMail(head: Buffer, part: Pick<TextPart, 'headers'> | undefined, body: Buffer): Buffer {
  const lines = head.toString('latin1').split(/\r?\n(?![ \t])/);
  const kept = lines.filter((line) => line !== '' && !describesContent.test(line));
  const own = part?.headers ?? '\r\n';
  return Buffer.concat([Buffer.from([...kept, own].join('\r\n'), 'latin1'), body]);
}
