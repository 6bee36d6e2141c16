import type { Reply } from '#http/call.ts';
import type { Mail } from '#mailbox/mailbox.ts';
import { listChanges } from './delta.ts';
import { refuse } from './errors.ts';
import { allFolders, folderOf, folderResource } from './folders.ts';
import { listMessages, selectedBy } from './list.ts';
import { attachmentsOf, messageOf } from './message.ts';
import type { RequestContext } from './request-context.ts';

type Handler = (context: RequestContext, ids: string[]) => Reply;

const ok = (body: object): Reply => ({ status: 200, body });

function withMail(context: RequestContext, id: string, handle: (mail: Mail) => Reply): Reply {
  const found = context.ids.numberOf(id);
  if (!found) return refuse('badId');
  const mail = context.mailbox.find(found.number);
  // A default id is invalid after the mail was moved.
  return mail && (!found.folder || found.folder === mail.folder) ? handle(mail) : refuse('notFound');
}

/** The resource of a user. A personal account has its address only in the principal name. Source: "Get user". */
export function me({ user, query, root }: Pick<RequestContext, 'user' | 'query' | 'root'>): Reply {
  const all: Record<string, unknown> = {
    mail: user.account === 'work' ? user.email : null,
    userPrincipalName: user.email,
  };
  const select = query.get('$select')?.split(',');
  const kept = Object.entries(all).filter(([name]) => select?.includes(name));
  return ok({ '@odata.context': `${root}/$metadata#users/$entity`, ...Object.fromEntries(kept) });
}

/** Applies `$select` to an attachment. Id and type are always included. */
const only = (resource: object, select?: readonly string[]) =>
  Object.fromEntries(
    Object.entries(resource).filter(
      ([name]) => !select || name === 'id' || name.startsWith('@') || select.includes(name),
    ),
  );

const getMessage: Handler = (context, [id = '']) =>
  withMail(context, id, (mail) => {
    const select = selectedBy(context);
    if ('status' in select) return select;
    const { ids, prefer, root, query } = context;
    const expanded = /^attachments\(\$select=([\w,]+)\)$/.exec(query.get('$expand') ?? '');
    const attachments = expanded && attachmentsOf(mail, { ids, prefer });
    return ok({
      '@odata.context': `${root}/$metadata#users('me')/messages/$entity`,
      ...messageOf(mail, { ids, prefer }, select),
      ...(attachments && { attachments: attachments.map(({ resource }) => only(resource, expanded[1]?.split(','))) }),
    });
  });

const listAttachments: Handler = (context, [id = '']) =>
  withMail(context, id, (mail) => {
    const select = context.query.get('$select')?.split(',');
    const value = attachmentsOf(mail, context).map(({ resource }) => only(resource, select));
    return ok({ '@odata.context': `${context.root}/$metadata#users('me')/messages('${id}')/attachments`, value });
  });

const getAttachment: Handler = (context, [id = '', attachmentId = '']) =>
  withMail(context, id, (mail) => {
    const found = attachmentsOf(mail, context).find((each) => each.id === attachmentId);
    return found ? ok(found.resource) : refuse('notFound');
  });

const listFolders: Handler = ({ mailbox, ids, user, root }) =>
  ok({
    '@odata.context': `${root}/$metadata#users('me')/mailFolders`,
    value: allFolders.map((folder) => folderResource(folder, mailbox, ids, user)),
  });

const getFolder: Handler = ({ mailbox, ids, user }, [id = '']) => {
  const folder = folderOf(id, ids);
  return folder ? ok(folderResource(folder, mailbox, ids, user)) : refuse('notFound');
};

const inFolder =
  (handle: (context: RequestContext, folder: NonNullable<ReturnType<typeof folderOf>>) => Reply): Handler =>
  (context, [id = '']) => {
    const folder = folderOf(id, context.ids);
    return folder ? handle(context, folder) : refuse('notFound');
  };

export const routes: [path: RegExp, run: Handler][] = [
  [/^\/me\/messages\/([^/]+)$/, getMessage],
  [/^\/me\/messages\/([^/]+)\/attachments$/, listAttachments],
  [/^\/me\/messages\/([^/]+)\/attachments\/([^/]+)$/, getAttachment],
  [/^\/me\/mailFolders$/, listFolders],
  [/^\/me\/mailFolders\/([^/]+)$/, getFolder],
  [/^\/me\/mailFolders\/([^/]+)\/messages$/, inFolder(listMessages)],
  [/^\/me\/mailFolders\/([^/]+)\/messages\/delta$/, inFolder(listChanges)],
];
