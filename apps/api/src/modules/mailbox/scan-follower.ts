import { EventEmitter, once } from 'node:events';
import { type MailScan, Prisma, type PrismaClient } from '@kumbara/prisma/client';
import { AppError } from '#lib/app-error.ts';
import { isOpen } from './scan-queue.ts';

export type ScanFollower = ReturnType<typeof createScanFollower>;
export type ScanKey = Pick<MailScan, 'user_id' | 'id'>;

type Followed = ScanKey & { events: EventEmitter; listeners: number; scan?: MailScan; failure?: unknown };
type Needs = {
  /** Reads the scans with these keys; scans that do not exist are left out. */
  read: (keys: ScanKey[]) => Promise<MailScan[]>;
  pollMs?: number;
};

const textOf = ({ user_id, id }: ScanKey) => `${user_id} ${id}`;

/** Reads scans by owner and id: one statement, however many there are. */
export const readScans =
  (prisma: PrismaClient) =>
  (keys: ScanKey[]): Promise<MailScan[]> =>
    prisma.$queryRaw(Prisma.sql`
      SELECT s.* FROM mail_scans s
      JOIN unnest(${keys.map(({ user_id }) => user_id)}::uuid[], ${keys.map(({ id }) => id)}::uuid[]) AS k (user_id, id)
        USING (user_id, id)`);

/**
 * Follows scans for all listeners of the process. A followed scan is read once per tick, together with all others, and
 * nothing is read while nobody listens.
 */
export function createScanFollower({ read, pollMs = 400 }: Needs) {
  const all = new Map<string, Followed>();
  let ticks: NodeJS.Timeout | undefined;
  let isReading = false;

  async function update(group: Followed[]): Promise<void> {
    let scans: Map<string, MailScan> | undefined;
    let failure: unknown;
    try {
      scans = new Map((await read(group)).map((scan) => [textOf(scan), scan]));
    } catch (error) {
      failure = error;
    }
    for (const followed of group) {
      const scan = scans?.get(textOf(followed));
      if (scan && JSON.stringify(scan) === JSON.stringify(followed.scan)) continue;
      if (scan) followed.scan = scan;
      else followed.failure = failure ?? new AppError('scan_not_found');
      followed.events.emit('change');
    }
  }

  function tick(): void {
    const open = [...all.values()].filter(({ scan, failure }) => scan && isOpen(scan) && !failure);
    // A slow database gets no second query before it has answered the first one.
    if (isReading || open.length === 0) return;
    isReading = true;
    update(open).finally(() => {
      isReading = false;
    });
  }

  function join(key: ScanKey): Followed {
    const known = all.get(textOf(key));
    if (known && !known.failure) {
      known.listeners += 1;
      return known;
    }
    const followed: Followed = { user_id: key.user_id, id: key.id, events: new EventEmitter(), listeners: 1 };
    followed.events.setMaxListeners(0);
    all.set(textOf(key), followed);
    ticks ??= setInterval(tick, pollMs);
    update([followed]);
    return followed;
  }

  function leave(followed: Followed): void {
    followed.listeners -= 1;
    if (followed.listeners > 0) return;
    if (all.get(textOf(followed)) === followed) all.delete(textOf(followed));
    if (all.size > 0) return;
    clearInterval(ticks);
    ticks = undefined;
  }

  return {
    /**
     * Yields every new state of a scan until it has ended.
     * @throws AppError `scan_not_found` if the user has no such scan, or has it no longer
     */
    async *follow(key: ScanKey, signal: AbortSignal): AsyncGenerator<MailScan> {
      const followed = join(key);
      try {
        for (let seen: MailScan | undefined; ; ) {
          if (followed.failure) throw followed.failure;
          if (followed.scan === seen) {
            await once(followed.events, 'change', { signal });
            continue;
          }
          seen = followed.scan as MailScan;
          yield seen;
          if (!isOpen(seen)) return;
        }
      } finally {
        leave(followed);
      }
    },
  };
}
