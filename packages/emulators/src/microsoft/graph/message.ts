import type { Address } from '#mailbox/headers.ts';
import { decodeWords, headerOf, parseAddresses } from '#mailbox/headers.ts';
import type { Mail } from '#mailbox/mailbox.ts';
import { bodyOf, isFile, type Part, partsOf, plainTextOf, textOf, wordsOfHtml } from '#mailbox/mime.ts';
import type { Ids } from './ids.ts';
import type { Preferences } from './prefer.ts';

export type Resource = Record<string, unknown>;

const emailAddress = ({ name, address }: Address) => ({ emailAddress: { name: name || address, address } });
const seconds = (date: Date) => date.toISOString().replace(/\.\d+Z$/, 'Z');
const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const plainAsHtml = (text: string) =>
  `<html><head>\r\n<meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><div class="PlainText">${escapeHtml(text).replace(/\r?\n/g, '<br>\r\n')}</div></body></html>`;
const htmlAsPlain = (markup: string) =>
  wordsOfHtml(markup)
    .replace(/[ \t]+/g, ' ')
    .replace(/\n\s*\n+/g, '\r\n\r\n')
    .trim();

/** Exchange keeps only the HTML body of a mail that has both. */
function bodyIn(type: 'text' | 'html', mail: Mail) {
  const markup = bodyOf(mail.content, 'text/html');
  const plain = bodyOf(mail.content, 'text/plain');
  if (type === 'html') {
    return { contentType: 'html', content: markup ? textOf(markup) : plainAsHtml(plain ? textOf(plain) : '') };
  }
  return { contentType: 'text', content: markup ? htmlAsPlain(textOf(markup)) : plain ? textOf(plain) : '' };
}

const attached = (mail: Mail): Part[] => partsOf(mail.content).filter((part) => part !== mail.content && isFile(part));
export const hasAttachments = (mail: Mail): boolean => attached(mail).some(({ isInline }) => !isInline);

type Context = { ids: Ids; prefer: Preferences };

/** Default properties. Each is rendered only when it is selected. */
const properties: Record<string, (mail: Mail, context: Context) => unknown> = {
  createdDateTime: ({ received }) => seconds(received),
  lastModifiedDateTime: ({ received }) => seconds(received),
  changeKey: (mail) => changeKey(mail),
  categories: () => [],
  receivedDateTime: ({ received }) => seconds(received),
  sentDateTime: ({ headers, received }) => seconds(dateOr(headerOf(headers, 'date'), received)),
  hasAttachments,
  internetMessageId: ({ headers }) => headerOf(headers, 'message-id') ?? null,
  subject: ({ subject }) => subject,
  bodyPreview: (mail) =>
    plainTextOf(mail.content)
      .replace(/[ \t]+/g, ' ')
      .trim()
      .slice(0, 255),
  importance: () => 'normal',
  parentFolderId: ({ folder }, { ids }) => ids.folderId(folder),
  conversationId: (mail, { ids }) =>
    ids.mailId({ number: mail.number, folder: 'inbox' }, false).replace('AAMk', 'AAQk'),
  isDeliveryReceiptRequested: () => null,
  isReadReceiptRequested: () => false,
  isRead: ({ unread }) => !unread,
  isDraft: ({ folder }) => folder === 'drafts',
  webLink: (mail, { ids }) =>
    `https://outlook.live.com/owa/?ItemID=${encodeURIComponent(ids.mailId(mail, false))}&exvsurl=1&viewmodel=ReadMessageItem`,
  inferenceClassification: ({ category }) => (category === 'promotions' ? 'other' : 'focused'),
  body: (mail, { prefer }) => bodyIn(prefer.bodyType, mail),
  sender: ({ from }) => emailAddress(from),
  from: ({ from }) => emailAddress(from),
  toRecipients: ({ to }) => to.map(emailAddress),
  ccRecipients: ({ headers }) => parseAddresses(headerOf(headers, 'cc')).map(emailAddress),
  bccRecipients: () => [],
  replyTo: ({ headers }) => parseAddresses(headerOf(headers, 'reply-to')).map(emailAddress),
  flag: () => ({ flagStatus: 'notFlagged' }),
};

/** Properties that are returned only if they are selected. */
const onRequest: typeof properties = {
  // Sent mails and drafts have none.
  internetMessageHeaders: ({ headers, folder }) =>
    folder === 'sent' || folder === 'drafts'
      ? undefined
      : headers.map(({ name, value }) => ({ name, value: decodeWords(value) })),
  uniqueBody: properties.body ?? (() => null),
};

/** Properties that `Mail.ReadBasic` does not include. */
const notBasic = new Set(['body', 'bodyPreview', 'uniqueBody']);

function dateOr(text: string | undefined, otherwise: Date): Date {
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? otherwise : date;
}

const changeKey = ({ number, changed }: Mail) =>
  Buffer.from(`CQ${number}.${changed}`.padEnd(18, '.')).toString('base64');

export type MessageSelection = { select?: readonly string[]; isBasic: boolean };

/** The first unknown property of `$select`. */
export const unknownProperty = (select: readonly string[]): string | undefined =>
  select.find((name) => name !== 'id' && !(name in properties) && !(name in onRequest));

/** The resource of a mail with its id and the selected properties. */
export function messageOf(mail: Mail, context: Context, { select, isBasic }: MessageSelection): Resource {
  const names = (select ?? Object.keys(properties)).filter((name) => !(isBasic && notBasic.has(name)));
  return {
    '@odata.etag': `W/"${changeKey(mail)}"`,
    id: context.ids.mailId(mail, context.prefer.immutableIds),
    ...Object.fromEntries(
      names.flatMap((name) => {
        const make = properties[name] ?? onRequest[name];
        return make ? [[name, make(mail, context)]] : [];
      }),
    ),
  };
}

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
