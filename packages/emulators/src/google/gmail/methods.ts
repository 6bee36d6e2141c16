import type { Reply } from '#http/call.ts';
import type { Mail, Mailbox } from '#mailbox/mailbox.ts';
import { refuse } from './errors.ts';
import { historyOf } from './history.ts';
import { attachmentOf, type Format, formats, idOf, messageOf, numberOf } from './message.ts';
import { parseQuery } from './search.ts';

export type MailboxAccess = { mailbox: Mailbox; email: string };
type Handler = (access: MailboxAccess, query: URLSearchParams, ids: string[]) => Reply;
type Method = { name: string; path: RegExp; handle: Handler };

const ok = (body: object): Reply => ({ status: 200, body });

function find({ mailbox }: MailboxAccess, id: string): Mail | undefined {
  const mail = mailbox.find(numberOf(id) ?? -1);
  return mail && idOf(mail) === id ? mail : undefined;
}

type Ordered<T> = { nameOf(item: T): string; isBehind(name: string, other: string): boolean };

/**
 * Returns a page of a list. The token names the last item of the previous page, so that new items do not shift pages.
 * Undefined for an invalid token or size.
 */
function pageOf<T>(all: readonly T[], query: URLSearchParams, { nameOf, isBehind }: Ordered<T>) {
  const requestedSize = query.get('maxResults');
  const size = Math.min(requestedSize === null ? defaultPageSize : Number(requestedSize), maxPageSize);
  const token = query.get('pageToken');
  const last = token === null ? undefined : Buffer.from(token, 'base64url').toString();
  const isToken = last === undefined || /^[0-9a-f]+$/.test(last);
  if (!Number.isInteger(size) || size < 1 || !isToken) return undefined;
  const rest = last === undefined ? all : all.filter((item) => isBehind(nameOf(item), last));
  const items = rest.slice(0, size);
  const end = items.at(-1);
  const isLast = end === undefined || size >= rest.length;
  return { items, nextPageToken: isLast ? undefined : Buffer.from(nameOf(end)).toString('base64url') };
}

const defaultPageSize = 100;
const maxPageSize = 500;

const profile: Handler = ({ mailbox, email }) => {
  const total = mailbox.mails().length;
  return ok({
    emailAddress: email,
    messagesTotal: total,
    threadsTotal: total,
    historyId: String(mailbox.sequence()),
  });
};

/** Gmail's estimate is never higher. */
const maxEstimate = 201;

/** Like Gmail's, a search leaves spam and trash out. */
const list: Handler = ({ mailbox }, query) => {
  const matches = parseQuery(query.get('q') ?? '');
  const found = mailbox.mails().filter((mail) => mail.folder !== 'junk' && mail.folder !== 'trash' && matches(mail));
  const page = pageOf(found, query, { nameOf: idOf, isBehind: (id, other) => id < other });
  if (!page) return refuse('invalid', 'Invalid pageToken or maxResults');
  const messages = page.items.map((mail) => ({ id: idOf(mail), threadId: idOf(mail) }));
  return ok({
    ...(messages.length > 0 && { messages }),
    ...(page.nextPageToken && { nextPageToken: page.nextPageToken }),
    resultSizeEstimate: Math.min(found.length, maxEstimate),
  });
};

const get: Handler = (access, query, [id = '']) => {
  const format = (query.get('format') ?? 'full').toLowerCase() as Format;
  if (!formats.includes(format)) return refuse('invalid', `Invalid value at 'format': ${format}`);
  if (numberOf(id) === undefined) return refuse('invalid', 'Invalid id value');
  const mail = find(access, id);
  return mail ? ok(messageOf(mail, format, query.getAll('metadataHeaders'))) : refuse('notFound');
};

const attachment: Handler = (access, _query, [id = '', attachmentId = '']) => {
  const mail = find(access, id);
  if (!mail) return refuse('notFound');
  const found = attachmentOf(mail, attachmentId);
  return found ? ok(found) : refuse('invalid', 'Invalid attachment token');
};

const history: Handler = ({ mailbox }, query) => {
  const after = query.get('startHistoryId');
  if (!after || !/^\d+$/.test(after)) return refuse('invalid', 'Missing or invalid startHistoryId');
  const records = historyOf(mailbox, {
    after: Number(after),
    types: query.getAll('historyTypes'),
  });
  if (!records) return refuse('notFound');
  const page = pageOf(records, query, { nameOf: ({ id }) => id, isBehind: (id, other) => Number(id) > Number(other) });
  if (!page) return refuse('invalid', 'Invalid pageToken or maxResults');
  return ok({
    ...(page.items.length > 0 && { history: page.items }),
    ...(page.nextPageToken && { nextPageToken: page.nextPageToken }),
    historyId: String(mailbox.sequence()),
  });
};

export const methods: Method[] = [
  { name: 'getProfile', path: /^\/v1\/users\/me\/profile$/, handle: profile },
  { name: 'messages.list', path: /^\/v1\/users\/me\/messages$/, handle: list },
  { name: 'messages.get', path: /^\/v1\/users\/me\/messages\/([^/]+)$/, handle: get },
  {
    name: 'messages.attachments.get',
    path: /^\/v1\/users\/me\/messages\/([^/]+)\/attachments\/([^/]+)$/,
    handle: attachment,
  },
  { name: 'history.list', path: /^\/v1\/users\/me\/history$/, handle: history },
];
