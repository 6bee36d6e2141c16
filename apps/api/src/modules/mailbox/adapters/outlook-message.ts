import type { Mail } from '@kumbara/detection';
import type { Message } from '@microsoft/microsoft-graph-types';
import { z } from 'zod';
import { cut, readHeader, sentAt } from './mail-header.ts';
import { type Envelope, mostBytes } from './mailbox.ts';

const recipient = z.object({
  emailAddress: z.object({ name: z.string().nullish(), address: z.string().nullish() }),
}) satisfies z.ZodType<Pick<NonNullable<Message['from']>, 'emailAddress'>>;

const headSchema = z.object({
  id: z.string().min(1),
  internetMessageId: z.string().nullish(),
  subject: z.string().nullish(),
  from: recipient.nullish(),
  receivedDateTime: z.iso.datetime({ offset: true }),
});
export const messagesSchema = z.object({
  value: z.array(headSchema),
  '@odata.nextLink': z.string().optional(),
  '@odata.count': z.number().int().optional(),
});
/** Deleted mails are reported with `@removed` instead of headers. */
export const changedSchema = z.union([headSchema, z.object({ '@removed': z.unknown() })]);
export const headFields = 'id,from,subject,receivedDateTime,internetMessageId';

export const messageSchema = headSchema.extend({
  toRecipients: z.array(recipient).nullish(),
  internetMessageHeaders: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
  body: z.object({ contentType: z.string().nullish(), content: z.string().nullish() }).nullish(),
  attachments: z.array(z.object({ name: z.string().nullish(), contentType: z.string().nullish() })).nullish(),
});
export const messageFields = `${headFields},toRecipients,internetMessageHeaders`;

export const attachmentsSchema = z.object({
  value: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string().nullish(),
      contentType: z.string().nullish(),
      size: z.number().int().min(0),
    }),
  ),
});
/** Attached mails and links to files have no bytes. */
export const attachedFileSchema = z.object({ contentBytes: z.string().nullish() });

type Head = z.output<typeof headSchema>;

export function toEnvelope({ id, internetMessageId, subject, from, receivedDateTime }: Head): Envelope {
  return {
    id,
    message_id: internetMessageId ?? '',
    from: addressesOf([from]),
    subject: subject ?? '',
    date: new Date(receivedDateTime).toISOString(),
  };
}

/** Converts a Graph message for detection. Its header lines have priority over Exchange's properties. */
export function toMail(message: z.output<typeof messageSchema>): Mail {
  const headers = (message.internetMessageHeaders ?? []).map(({ name, value }) => ({
    name,
    value: value.replace(/\r?\n/g, '').trim(),
  }));
  const header = readHeader(headers);
  const { from, subject, message_id, date } = toEnvelope(message);
  return {
    message_id: header.message_id || message_id,
    from: header.from.length > 0 ? header.from : from,
    to: header.to?.length ? header.to : addressesOf(message.toRecipients ?? []),
    subject: header.subject || subject,
    date: sentAt(headers, date),
    ...textOf(message),
    headers,
    attachments: (message.attachments ?? []).map(({ name, contentType: type }) => ({
      ...(name && { name }),
      type: type ?? 'application/octet-stream',
    })),
  };
}

/** Exchange stores one body and converts plain text to HTML, which is reverted here. */
const madeOfPlain = /<body[^<>]*>\s*(?:<font[^<>]*>\s*<span[^<>]*>\s*)?<div class="PlainText">/i;
const frontOfBody = 10_000;
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ', '#39': "'" };

function textOf({ body }: z.output<typeof messageSchema>): { text: string; html?: string } {
  const content = body?.content ?? '';
  if (body?.contentType?.toLowerCase() !== 'html') return { text: cut(content, mostBytes) };
  const front = madeOfPlain.exec(content.slice(0, frontOfBody));
  if (!front) return content ? { text: '', html: cut(content, mostBytes) } : { text: '' };
  const text = content
    .slice(front.index + front[0].length, content.lastIndexOf('</div>'))
    .slice(0, 2 * mostBytes)
    .replace(/<br[^<>]*>(?:\r?\n)?/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|nbsp|#39);/g, (entity, name) => entities[name] ?? entity);
  return { text: cut(text, mostBytes) };
}

const addressesOf = (recipients: (z.output<typeof recipient> | null | undefined)[]) =>
  recipients.flatMap((one) =>
    one?.emailAddress.address ? [{ name: one.emailAddress.name ?? '', address: one.emailAddress.address }] : [],
  );
