import type { Mail } from '@kumbara/detection';
import { mayBePdf } from './attached-pdf.ts';
import type { GmailMessage } from './gmail-api.ts';
import { cut, readHeader, sentAt } from './mail-header.ts';
import { type Envelope, mostBytes } from './mailbox.ts';

type Part = NonNullable<GmailMessage['payload']>;
type Attachment = NonNullable<Mail['attachments']>[number];
type File = Attachment & { data?: string; attachmentId?: string; bytes: number };
type Text = { type: 'text/html' | 'text/plain'; charset: string; data?: string; attachmentId?: string };

/** The limit of parts that are read per mail. Real mails have fewer. */
const mostParts = 200;

export function toEnvelope(message: GmailMessage): Envelope {
  const headers = headersOf(message);
  const { message_id, from, subject } = readHeader(headers);
  const telling = headers.filter(({ name }) => name.toLowerCase() === 'precedence');
  return { id: message.id ?? '', message_id, from, subject, date: arrival(message), headers: telling };
}

/**
 * Converts a Gmail message (`format=full`) for detection: one text part, HTML before plain, and attachments by name.
 * @param load returns a text part that is too large to be included, as base64url
 */
export async function toMail(message: GmailMessage, load: (attachmentId: string) => Promise<string>): Promise<Mail> {
  const headers = headersOf(message);
  const { text, files } = partsOf(message);
  const data = text?.data ?? (text?.attachmentId && (await load(text.attachmentId))) ?? '';
  const words = text ? cut(decode(Buffer.from(data, 'base64url'), text.charset), mostBytes) : '';
  return {
    ...readHeader(headers),
    date: sentAt(headers, arrival(message)),
    ...(text?.type === 'text/html' ? { text: '', html: words } : { text: words }),
    headers,
    attachments: files.map(({ name, type }) => ({ ...(name && { name }), type })),
  };
}

/** Attachments that may be PDFs, each with the id and size of its content. */
export const pdfsOf = (message: GmailMessage): File[] => partsOf(message).files.filter(mayBePdf);

const arrival = ({ internalDate }: GmailMessage) => new Date(Number(internalDate ?? 0)).toISOString();

const headersOf = ({ payload }: GmailMessage): Mail['headers'] =>
  (payload?.headers ?? []).map(({ name, value }) => ({ name: name ?? '', value: (value ?? '').trim() }));

/** The text part and the attachments of a mail. */
function partsOf({ payload }: GmailMessage): { text?: Text; files: File[] } {
  const texts: Text[] = [];
  const files: File[] = [];
  const open: Part[] = payload ? [payload] : [];
  for (let seen = 0; open.length > 0 && seen < mostParts; seen += 1) {
    const part = open.shift() as Part;
    const type = (part.mimeType ?? '').toLowerCase();
    const isAttached = /^\s*attachment/i.test(field(part, 'content-disposition'));
    const { data, attachmentId, size } = part.body ?? {};
    const where = { ...(data && { data }), ...(attachmentId && { attachmentId }) };
    if (part.filename || isAttached || type === 'message/rfc822' || mayBePdf({ type })) {
      files.push({ ...(part.filename && { name: part.filename }), type, bytes: size ?? 0, ...where });
    } else if (type === 'text/html' || type === 'text/plain') {
      const charset = /charset\s*=\s*"?([^\s";]+)/i.exec(field(part, 'content-type'))?.[1] ?? 'utf-8';
      texts.push({ type, charset, ...where });
    } else open.unshift(...(part.parts ?? []));
  }
  const of = (wanted: Text['type']) =>
    texts.find(({ type, data, attachmentId }) => type === wanted && (data || attachmentId));
  const text = of('text/html') ?? of('text/plain');
  return { ...(text && { text }), files };
}

const field = ({ headers }: Part, wanted: string) =>
  headers?.find(({ name }) => name?.toLowerCase() === wanted)?.value ?? '';

/**
 * Decodes bytes as text. Valid UTF-8 beyond ASCII is read as UTF-8 whatever charset is declared: other charsets rarely
 * form it by accident, and Gmail has converted some texts already.
 */
function decode(bytes: Buffer, charset: string): string {
  const isStateful = /^(?:iso-2022|utf-7|hz)/i.test(charset);
  if (!isStateful) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      // Not UTF-8: the declared charset applies.
    }
  }
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
