import { DatabaseSync } from 'node:sqlite';

/** Another running process holds the lock of this folder. */
export class FolderInUse extends Error {}

/**
 * Locks a folder by an exclusive SQLite lock on `file`. The operating system releases it when the process ends, so no
 * stale lock is left after a crash.
 *
 * @returns a function that releases the lock
 * @throws FolderInUse when another process holds it
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
