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
/** Deleted mails come with `@removed` instead of a head. */
export const changedSchema = z.union([headSchema, z.object({ '@removed': z.unknown() })]);
export const headFields = 'id,from,subject,receivedDateTime,internetMessageId';

export const messageSchema = headSchema.extend({
  toRecipients: z.array(recipient).nullish(),
  internetMessageHeaders: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
  body: z.object({ contentType: z.string().nullish(), content: z.string().nullish() }).nullish(),
  attachments: z.array(z.object({ name: z.string().nullish(), contentType: z.string().nullish() })).nullish(),
});
export const messageFields = `${headFields},toRecipients,internetMessageHeaders`;

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

/** A message of Graph's as detection reads it. What its header lines say goes before what Exchange made of them. */
export function toMail(message: z.output<typeof messageSchema>): Mail {
  const headers = (message.internetMessageHeaders ?? []).map(({ name, value }) => ({
    name,
    value: value.replace(/\r?\n/g, '').trim(),
  }));
  const said = readHeader(headers);
  const { from, subject, message_id, date } = toEnvelope(message);
  const { contentType, content } = message.body ?? {};
  const words = cut(content ?? '', mostBytes);
  return {
    message_id: said.message_id || message_id,
    from: said.from.length > 0 ? said.from : from,
    to: said.to?.length ? said.to : addressesOf(message.toRecipients ?? []),
    subject: said.subject || subject,
    date: sentAt(headers, date),
    ...(contentType?.toLowerCase() === 'html' ? { text: '', html: words } : { text: words }),
    headers,
    attachments: (message.attachments ?? []).map(({ name, contentType: type }) => ({
      ...(name && { name }),
      type: type ?? 'application/octet-stream',
    })),
  };
}

const addressesOf = (recipients: (z.output<typeof recipient> | null | undefined)[]) =>
  recipients.flatMap((one) =>
    one?.emailAddress.address ? [{ name: one.emailAddress.name ?? '', address: one.emailAddress.address }] : [],
  );
