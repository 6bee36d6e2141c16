import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports CPU time in hundredths of a second. */
const tickMs = 10;

/**
 * Fields 4 (parent) and 14 to 17 (CPU time of the process and its ended children) of `/proc/<pid>/stat`; undefined when
 * the process has ended.
 */
function readStat(pid: string | number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name in parentheses may contain spaces.
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

export const findParent = (pid: number): number => readStat(pid)?.parent ?? 0;

/** CPU milliseconds of a process. */
export const ownCpuMs = (pid: number): number => (readStat(pid)?.own ?? 0) * tickMs;

/** CPU milliseconds of a server and its whole PostgreSQL, ended backends included. */
export function usedCpuMs(server: number, postmaster: number): number {
  const backends = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStat)
    .filter((stat) => stat?.parent === postmaster);
  const database = readStat(postmaster);
  const ticks =
    (readStat(server)?.own ?? 0) +
    (database?.own ?? 0) +
    (database?.ended ?? 0) +
    backends.reduce((sum, stat) => sum + (stat?.own ?? 0), 0);
  return ticks * tickMs;
}
