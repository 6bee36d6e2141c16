import type { PrismaClient } from '@kumbara/prisma/client';
import { LRUCache } from 'lru-cache';
import { AppError } from './app-error.ts';
import { limitParallelByKey } from './limit-parallel.ts';

export type VersionedResults = ReturnType<typeof createVersionedResults>;

/** Kept for all users together; the size is counted in bytes, or in characters of JSON. */
const most = { max: 5_000, maxSize: 16_000_000 };
const sizeOf = (result: object) => {
  const bytes = 'bytes' in result ? result.bytes : result;
  return bytes instanceof Uint8Array ? bytes.length : JSON.stringify(result).length;
};

type Kept = { version: string; result: object };

/**
 * Keeps what was computed from a user's data until the data changes, in whatever process: the version is read before the
 * data, so that a result is never older than the version it is kept for.
 */
export function createVersionedResults({ prisma }: { prisma: PrismaClient }) {
  /** One of each name, so that a result takes the place of the one of the version before. */
  const kept = new LRUCache<string, Kept>({ ...most, sizeCalculation: ({ result }) => sizeOf(result) });
  const computing = new Map<string, Promise<object>>();
  const ofUser = limitParallelByKey(1);

  async function versionOf(userId: string): Promise<string> {
    const row = await prisma.dataVersion.findUnique({ where: { user_id: userId }, select: { version: true } });
    // The account was deleted during the request.
    if (!row) throw new AppError('unauthenticated');
    return String(row.version);
  }

  return {
    /** Runs a computation of a user when the others of this user have ended. */
    inTurn: ofUser,

    /**
     * Callers who want the same at the same time share one computation, and a user has one at a time.
     * @param name of the computation with everything it depends on besides the data: day, language, plan
     * @param known the version, if the caller has just read it
     * @returns the result, which must not be changed
     */
    async get<T extends object>(userId: string, name: string, compute: () => Promise<T>, known?: string): Promise<T> {
      const version = known ?? (await versionOf(userId));
      const key = `${userId} ${name}`;
      const earlier = kept.get(key);
      if (earlier?.version === version) return earlier.result as T;
      const task = `${key} ${version}`;
      const same = computing.get(task);
      if (same) return same as Promise<T>;
      const computed = ofUser(userId, compute).finally(() => computing.delete(task));
      computing.set(task, computed);
      const result = await computed;
      kept.set(key, { version, result });
      return result;
    },
  };
}
