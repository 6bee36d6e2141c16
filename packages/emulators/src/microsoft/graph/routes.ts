import type { Reply } from '#http/call.ts';
import type { Mail } from '#mailbox/mailbox.ts';
import { displayNameOf } from '#microsoft/users.ts';
import { listChanges } from './delta.ts';
import { refuse } from './errors.ts';
import { allFolders, folderOf, folderResource } from './folders.ts';
import { asQuery, listMessages, selectedBy } from './list.ts';
import { attachmentsOf, messageOf } from './message.ts';
import type { RequestContext } from './request-context.ts';

type Handler = (context: RequestContext, ids: string[]) => Reply;

const ok = (body: object): Reply => ({ status: 200, body });
const bytes = (body: Buffer, type: string): Reply => ({ status: 200, headers: { 'content-type': type }, body });

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
    businessPhones: [],
    displayName: displayNameOf(user),
    givenName: user.given_name,
    jobTitle: null,
    mail: user.account === 'work' ? user.email : null,
    mobilePhone: null,
    officeLocation: null,
    preferredLanguage: user.language === 'tr' ? 'tr-TR' : 'en-GB',
    surname: user.surname,
    userPrincipalName: user.email,
    id: user.oid,
  };
  const select = query.get('$select')?.split(',');
  const kept = Object.entries(all).filter(([name]) => !select || select.includes(name));
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
    if (select && 'status' in select) return select;
    const { ids, prefer, isBasic, root, query } = context;
    const expanded = /^attachments(?:\(\$select=([\w,]+)\))?$/.exec(query.get('$expand') ?? '');
    const attachments = expanded && !isBasic && attachmentsOf(mail, { ids, prefer });
    return ok({
      '@odata.context': `${root}/$metadata#users('me')/messages/$entity`,
      ...messageOf(mail, { ids, prefer }, { select, isBasic }),
      ...(attachments && { attachments: attachments.map(({ resource }) => only(resource, expanded[1]?.split(','))) }),
    });
  });

const getMime: Handler = (context, [id = '']) =>
  withMail(context, id, ({ raw }) => (context.isBasic ? refuse('denied') : bytes(raw, 'text/plain')));

const listAttachments: Handler = (context, [id = '']) =>
  withMail(context, id, (mail) => {
    if (context.isBasic) return refuse('denied');
    const select = context.query.get('$select')?.split(',');
    const value = attachmentsOf(mail, context).map(({ resource }) => only(resource, select));
    return ok({ '@odata.context': `${context.root}/$metadata#users('me')/messages('${id}')/attachments`, value });
  });

const getAttachment =
  (isRaw: boolean): Handler =>
  (context, [id = '', attachmentId = '']) =>
    withMail(context, id, (mail) => {
      if (context.isBasic) return refuse('denied');
      const found = attachmentsOf(mail, context).find((each) => each.id === attachmentId);
      if (!found) return refuse('notFound');
      return isRaw ? bytes(found.part.bytes, found.part.type) : ok(found.resource);
    });

const listFolders: Handler = ({ mailbox, ids, user, query, root, path }) => {
  const size = Number(query.get('$top') ?? 10);
  const skipped = Number(query.get('$skip') ?? 0);
  const all = allFolders.map((folder) => folderResource(folder, mailbox, ids, user));
  const further = new URLSearchParams(query);
  further.set('$skip', String(skipped + size));
  return ok({
    '@odata.context': `${root}/$metadata#users('me')/mailFolders`,
    value: all.slice(skipped, skipped + size),
    ...(skipped + size < all.length && { '@odata.nextLink': `${root}${path}?${asQuery(further)}` }),
  });
};

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

/** Routes of Graph's mail API below `/me`. */
export const routes: [path: RegExp, run: Handler][] = [
  [/^\/messages$/, (context) => listMessages(context)],
  [/^\/messages\/([^/]+)$/, getMessage],
  [/^\/messages\/([^/]+)\/\$value$/, getMime],
  [/^\/messages\/([^/]+)\/attachments$/, listAttachments],
  [/^\/messages\/([^/]+)\/attachments\/([^/]+)$/, getAttachment(false)],
  [/^\/messages\/([^/]+)\/attachments\/([^/]+)\/\$value$/, getAttachment(true)],
  [/^\/mailFolders$/, listFolders],
  [/^\/mailFolders\/([^/]+)$/, getFolder],
  [/^\/mailFolders\/([^/]+)\/messages$/, inFolder(listMessages)],
  [/^\/mailFolders\/([^/]+)\/messages\/delta(?:\(\))?$/, inFolder(listChanges)],
  [/^\/mailFolders\/[^/]+\/messages\/([^/]+)$/, getMessage],
  [/^\/mailFolders\/[^/]+\/messages\/([^/]+)\/\$value$/, getMime],
];
