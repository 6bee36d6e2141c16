import { DatabaseSync } from 'node:sqlite';

/** Somebody else, still alive, works on this folder. */
export class FolderInUse extends Error {}

/**
 * Takes `file` as a lock that no crash leaves behind: SQLite's exclusive lock is the operating
 * system's own, which ends with the process, however it ends.
 *
 * @returns a function that releases it
 * @throws FolderInUse
 */
export function lockFolder(file: string): () => void {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new FolderInUse('Kumbara is already running on this data folder.', { cause: error });
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}
