import type { Address } from '#mailbox/headers.ts';
import { decodeWords, headerOf } from '#mailbox/headers.ts';
import type { Mail } from '#mailbox/mailbox.ts';
import { bodyOf, isFile, type Part, partsOf, textOf } from '#mailbox/mime.ts';
import type { Ids } from './ids.ts';
import type { Preferences } from './prefer.ts';

export type Resource = Record<string, unknown>;

const emailAddress = ({ name, address }: Address) => ({ emailAddress: { name: name || address, address } });
const seconds = (date: Date) => date.toISOString().replace(/\.\d+Z$/, 'Z');
const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const plainAsHtml = (text: string) =>
  `<html><head>\r\n<meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><div class="PlainText">${escapeHtml(text).replace(/\r?\n/g, '<br>\r\n')}</div></body></html>`;

/** Exchange keeps only the HTML body of a mail that has both. */
function bodyOfMail({ content }: Mail) {
  const markup = bodyOf(content, 'text/html');
  const plain = bodyOf(content, 'text/plain');
  return { contentType: 'html', content: markup ? textOf(markup) : plainAsHtml(plain ? textOf(plain) : '') };
}

const attached = (mail: Mail): Part[] => partsOf(mail.content).filter((part) => part !== mail.content && isFile(part));

type Context = { ids: Ids; prefer: Preferences };

/** The properties that the adapter selects. */
const properties: Record<string, (mail: Mail) => unknown> = {
  receivedDateTime: ({ received }) => seconds(received),
  internetMessageId: ({ headers }) => headerOf(headers, 'message-id') ?? null,
  // Sent mails and drafts have none.
  internetMessageHeaders: ({ headers, folder }) =>
    folder === 'sent' || folder === 'drafts'
      ? undefined
      : headers.map(({ name, value }) => ({ name, value: decodeWords(value) })),
  subject: ({ subject }) => subject,
  body: bodyOfMail,
  from: ({ from }) => emailAddress(from),
  toRecipients: ({ to }) => to.map(emailAddress),
};

const changeKey = ({ number, changed }: Mail) =>
  Buffer.from(`CQ${number}.${changed}`.padEnd(18, '.')).toString('base64');

/** The first unknown property of `$select`. */
export const unknownProperty = (select: readonly string[]): string | undefined =>
  select.find((name) => name !== 'id' && !(name in properties));

/** The resource of a mail with its id and the selected properties. */
export const messageOf = (mail: Mail, { ids, prefer }: Context, select: readonly string[]): Resource => ({
  '@odata.etag': `W/"${changeKey(mail)}"`,
  ...Object.fromEntries(select.map((name) => [name, properties[name]?.(mail)])),
  id: ids.mailId(mail, prefer.immutableIds),
});

const idOfAttachment = (mailId: string, n: number) =>
  `${mailId.slice(0, -1)}AAABEgAQ${Buffer.from([n]).toString('base64url')}=`;

/** The attachments of a mail with their ids and resources. */
export function attachmentsOf(mail: Mail, { ids, prefer }: Context): { id: string; part: Part; resource: Resource }[] {
  return attached(mail).map((part, n) => {
    const id = idOfAttachment(ids.mailId(mail, prefer.immutableIds), n);
    const resource = {
      '@odata.type': '#microsoft.graph.fileAttachment',
      '@odata.mediaContentType': part.type,
      id,
      lastModifiedDateTime: seconds(mail.received),
      name: part.fileName || 'attachment',
      contentType: part.type,
      size: part.bytes.length,
      isInline: part.isInline,
      contentId: part.contentId ?? null,
      contentLocation: null,
      contentBytes: part.bytes.toString('base64'),
    };
    return { id, part, resource };
  });
}
