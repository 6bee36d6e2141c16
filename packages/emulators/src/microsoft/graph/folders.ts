import { type Folder, folders, type Mailbox } from '#mailbox/mailbox.ts';
import type { MicrosoftUser } from '#microsoft/users.ts';
import folderNames from './folder-names.json' with { type: 'json' };
import type { Ids } from './ids.ts';
import type { Resource } from './message.ts';

/** Well-known folder names, the same in all languages. */
const wellKnown: Record<string, Folder> = {
  inbox: 'inbox',
  archive: 'archive',
  junkemail: 'junk',
  deleteditems: 'trash',
  sentitems: 'sent',
  drafts: 'drafts',
};

const names: Record<MicrosoftUser['language'], Record<Folder, string>> = folderNames;

export const folderOf = (id: string, ids: Ids): Folder | undefined => wellKnown[id.toLowerCase()] ?? ids.folderOf(id);

/** The resource of a folder. Its display name is in the language of the owner. */
export function folderResource(folder: Folder, mailbox: Mailbox, ids: Ids, user: MicrosoftUser): Resource {
  const mails = mailbox.mails().filter((mail) => mail.folder === folder);
  return {
    id: ids.folderId(folder),
    displayName: names[user.language][folder],
    parentFolderId: ids.rootId,
    childFolderCount: 0,
    unreadItemCount: mails.filter(({ unread }) => unread).length,
    totalItemCount: mails.length,
    sizeInBytes: mails.reduce((sum, { raw }) => sum + raw.length, 0),
    isHidden: false,
  };
}

export const allFolders = folders;
