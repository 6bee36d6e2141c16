import { createHash } from 'node:crypto';
import { type Folder, folders, type Mail } from '#mailbox/mailbox.ts';

/**
 * Ids of mails and folders. The default id of a mail changes when it is moved, the immutable id
 * (`Prefer: IdType="ImmutableId"`) does not. Source: "Obtain immutable identifiers for Outlook resources".
 */
export type Ids = ReturnType<typeof createIds>;

const usual = 'AAMkAD';
const immutable = 'AAkALg';
const folderPrefix = 'AQMkAD';

export function createIds(oid: string) {
  const store = createHash('sha256').update(oid).digest().subarray(0, 24);
  const wrap = (prefix: string, ...numbers: number[]) => {
    const bytes = Buffer.alloc(numbers.length * 4);
    for (const [n, number] of numbers.entries()) bytes.writeUInt32BE(number, n * 4);
    return `${prefix}${Buffer.concat([store, bytes]).toString('base64url')}=`;
  };
  const unwrap = (prefix: string, id: string): number[] | undefined => {
    if (!id.startsWith(prefix)) return undefined;
    const bytes = Buffer.from(id.slice(prefix.length), 'base64url');
    if (!bytes.subarray(0, store.length).equals(store)) return undefined;
    const rest = bytes.subarray(store.length);
    return Array.from({ length: rest.length / 4 }, (_, n) => rest.readUInt32BE(n * 4));
  };
  const folderId = (folder: Folder) => wrap(folderPrefix, folders.indexOf(folder));

  return {
    folderId,
    rootId: wrap(folderPrefix, 99),
    folderOf: (id: string): Folder | undefined => folders.find((folder) => folderId(folder) === id),
    mailId: ({ number, folder }: Pick<Mail, 'number' | 'folder'>, isImmutable: boolean) =>
      isImmutable ? wrap(immutable, number) : wrap(usual, number, folders.indexOf(folder)),
    /** The mail of an id, and for a default id the folder in which it is valid. */
    numberOf(id: string): { number: number; folder?: Folder } | undefined {
      const [number, folder] = unwrap(usual, id) ?? unwrap(immutable, id) ?? [];
      return number === undefined ? undefined : { number, ...(folder !== undefined && { folder: folders[folder] }) };
    },
  };
}
