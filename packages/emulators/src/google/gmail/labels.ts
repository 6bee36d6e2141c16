import type { Category, Folder, Mail } from '#mailbox/mailbox.ts';

const folderLabels: Record<Folder, string | undefined> = {
  inbox: 'INBOX',
  archive: undefined,
  junk: 'SPAM',
  trash: 'TRASH',
  sent: 'SENT',
  drafts: 'DRAFT',
};
const categoryLabels: Record<Category, string> = {
  promotions: 'CATEGORY_PROMOTIONS',
  social: 'CATEGORY_SOCIAL',
  updates: 'CATEGORY_UPDATES',
};

export const labelOfFolder = (folder: Folder): string | undefined => folderLabels[folder];

/** Gmail has no folders: folder and unread state are labels. */
export function labelsOf({ folder, unread, category }: Mail): string[] {
  const isReceived = folder !== 'sent' && folder !== 'drafts';
  return [
    unread && 'UNREAD',
    isReceived && folder !== 'junk' && (category ? categoryLabels[category] : 'CATEGORY_PERSONAL'),
    folderLabels[folder],
  ].filter((label) => typeof label === 'string');
}
