import type { Reply } from '#faults/call.ts';
import type { Mail } from '#mailbox/mailbox.ts';
import { displayNameOf } from '#microsoft/people.ts';
import type { Asking } from './asking.ts';
import { listChanges } from './delta.ts';
import { refuse } from './errors.ts';
import { allFolders, folderOf, folderResource } from './folders.ts';
import { asQuery, listMessages, selectedBy } from './list.ts';
import { attachmentsOf, messageOf } from './message.ts';

type Run = (asking: Asking, ids: string[]) => Reply;

const ok = (body: object): Reply => ({ status: 200, body });
const bytes = (body: Buffer, type: string): Reply => ({ status: 200, headers: { 'content-type': type }, body });

function withMail(asking: Asking, id: string, run: (mail: Mail) => Reply): Reply {
  const found = asking.ids.numberOf(id);
  if (!found) return refuse('badId');
  const mail = asking.mailbox.find(found.number);
  // An id of the usual kind is no longer good once the mail was moved.
  return mail && (!found.folder || found.folder === mail.folder) ? run(mail) : refuse('notFound');
}

/** @see "Get user": a personal account says its address only as the principal name. */
export function me({ person, query, root }: Pick<Asking, 'person' | 'query' | 'root'>): Reply {
  const all: Record<string, unknown> = {
    businessPhones: [],
    displayName: displayNameOf(person),
    givenName: person.given_name,
    jobTitle: null,
    mail: person.account === 'work' ? person.email : null,
    mobilePhone: null,
    officeLocation: null,
    preferredLanguage: person.language === 'tr' ? 'tr-TR' : 'en-GB',
    surname: person.surname,
    userPrincipalName: person.email,
    id: person.oid,
  };
  const select = query.get('$select')?.split(',');
  const kept = Object.entries(all).filter(([name]) => !select || select.includes(name));
  return ok({ '@odata.context': `${root}/$metadata#users/$entity`, ...Object.fromEntries(kept) });
}

/** What `$select` leaves of an attachment: its id and type always. */
const only = (resource: object, select?: readonly string[]) =>
  Object.fromEntries(
    Object.entries(resource).filter(
      ([name]) => !select || name === 'id' || name.startsWith('@') || select.includes(name),
    ),
  );

const getMessage: Run = (asking, [id = '']) =>
  withMail(asking, id, (mail) => {
    const select = selectedBy(asking);
    if (select && 'status' in select) return select;
    const { ids, prefer, isBasic, root, query } = asking;
    const expanded = /^attachments(?:\(\$select=([\w,]+)\))?$/.exec(query.get('$expand') ?? '');
    const attachments = expanded && !isBasic && attachmentsOf(mail, { ids, prefer });
    return ok({
      '@odata.context': `${root}/$metadata#users('me')/messages/$entity`,
      ...messageOf(mail, { ids, prefer }, { select, isBasic }),
      ...(attachments && { attachments: attachments.map(({ resource }) => only(resource, expanded[1]?.split(','))) }),
    });
  });

const getMime: Run = (asking, [id = '']) =>
  withMail(asking, id, ({ raw }) => (asking.isBasic ? refuse('denied') : bytes(raw, 'text/plain')));

const listAttachments: Run = (asking, [id = '']) =>
  withMail(asking, id, (mail) => {
    if (asking.isBasic) return refuse('denied');
    const select = asking.query.get('$select')?.split(',');
    const value = attachmentsOf(mail, asking).map(({ resource }) => only(resource, select));
    return ok({ '@odata.context': `${asking.root}/$metadata#users('me')/messages('${id}')/attachments`, value });
  });

const getAttachment =
  (isRaw: boolean): Run =>
  (asking, [id = '', attachmentId = '']) =>
    withMail(asking, id, (mail) => {
      if (asking.isBasic) return refuse('denied');
      const found = attachmentsOf(mail, asking).find((each) => each.id === attachmentId);
      if (!found) return refuse('notFound');
      return isRaw ? bytes(found.part.bytes, found.part.type) : ok(found.resource);
    });

const listFolders: Run = ({ mailbox, ids, person, query, root, path }) => {
  const size = Number(query.get('$top') ?? 10);
  const skipped = Number(query.get('$skip') ?? 0);
  const all = allFolders.map((folder) => folderResource(folder, mailbox, ids, person));
  const further = new URLSearchParams(query);
  further.set('$skip', String(skipped + size));
  return ok({
    '@odata.context': `${root}/$metadata#users('me')/mailFolders`,
    value: all.slice(skipped, skipped + size),
    ...(skipped + size < all.length && { '@odata.nextLink': `${root}${path}?${asQuery(further)}` }),
  });
};

const getFolder: Run = ({ mailbox, ids, person }, [id = '']) => {
  const folder = folderOf(id, ids);
  return folder ? ok(folderResource(folder, mailbox, ids, person)) : refuse('notFound');
};

const inFolder =
  (run: (asking: Asking, folder: NonNullable<ReturnType<typeof folderOf>>) => Reply): Run =>
  (asking, [id = '']) => {
    const folder = folderOf(id, asking.ids);
    return folder ? run(asking, folder) : refuse('notFound');
  };

/** Graph's mail, by paths below `/me`. */
export const routes: [path: RegExp, run: Run][] = [
  [/^\/messages$/, (asking) => listMessages(asking)],
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
