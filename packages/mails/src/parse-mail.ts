import type { Mail } from '@kumbara/detection';
import { readPdfLines, StatementError } from '@kumbara/statements';
import type { Attachment } from 'mailparser';

type Addresses = { value: { name: string; address?: string }[] };
const addressesOf = (field: Addresses | Addresses[] | undefined) =>
  [field ?? []].flat().flatMap(({ value }) => value.map(({ name, address = '' }) => ({ name, address })));

/** Invoices often say what was paid only in their PDF. One that cannot be read is a name and a type. */
async function readAttachment({ filename, contentType, content }: Attachment) {
  const attachment = { name: filename, type: contentType };
  if (contentType !== 'application/pdf') return attachment;
  try {
    return { ...attachment, text: (await readPdfLines(content)).join('\n') };
  } catch (error) {
    if (error instanceof StatementError) return attachment;
    throw error;
  }
}

/**
 * A mail as it lies in the mailbox (RFC 5322, MIME) → what detection reads: decoded text and HTML, all header lines in
 * their order, the text of attached PDFs. A missing Message-ID is empty, a missing date 1970-01-01.
 */
export async function parseMail(bytes: Uint8Array): Promise<Mail> {
  // Loaded when it is needed: an idle server saves its memory.
  const { simpleParser } = await import('mailparser');
  const parsed = await simpleParser(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    skipImageLinks: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
  });
  return {
    message_id: parsed.messageId ?? '',
    from: addressesOf(parsed.from),
    to: addressesOf(parsed.to),
    subject: parsed.subject ?? '',
    date: (parsed.date ?? new Date(0)).toISOString(),
    text: parsed.text ?? '',
    html: parsed.html || undefined,
    headers: parsed.headerLines.map(({ key, line }) => ({
      name: key,
      value: line
        .slice(line.indexOf(':') + 1)
        .replace(/\r?\n/g, '')
        .trim(),
    })),
    attachments: await Promise.all(parsed.attachments.map(readAttachment)),
  };
}
