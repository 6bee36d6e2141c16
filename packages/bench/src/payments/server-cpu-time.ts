import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the processor. */
const tickMs = 10;

/** Fields 4 (parent) and 14 to 17 (own and waited-for children's time) of `/proc/<pid>/stat`; undefined once it is gone. */
function statOf(pid: string | number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, own = 0, ended = 0] = [
      fields[1],
      (fields[11] ?? 0) + (fields[12] ?? 0),
      (fields[13] ?? 0) + (fields[14] ?? 0),
    ];
    return { parent, own, ended };
  } catch {
    return undefined;
  }
}

export const parentOf = (pid: number): number => statOf(pid)?.parent ?? 0;

/** Milliseconds of processor that a server and the whole of its PostgreSQL have used: backends that ended, too. */
export function usedMs(server: number, postmaster: number): number {
  const backends = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.parent === postmaster);
  const database = statOf(postmaster);
  const ticks =
    (statOf(server)?.own ?? 0) +
    (database?.own ?? 0) +
    (database?.ended ?? 0) +
    backends.reduce((sum, stat) => sum + (stat?.own ?? 0), 0);
  return ticks * tickMs;
}
