import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the processor. */
const tickMs = 10;

/**
 * Milliseconds of processor this process and all children that have ended have used. Children count once they are
 * waited for, so measure around whole pieces of work.
 * @throws where the system has no /proc: the figures of record are taken on Linux
 */
function usedMs(): number {
  const { user, system } = process.cpuUsage();
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name in parentheses may hold spaces; cutime and cstime are the 16th and 17th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (user + system) / 1000 + (Number(fields[13]) + Number(fields[14])) * tickMs;
}

/** Milliseconds of processor for one piece of work, taken over so many in a row. */
export async function cpuMs(work: () => Promise<unknown>, repeats = 1): Promise<number> {
  const before = usedMs();
  for (let n = 0; n < repeats; n += 1) await work();
  return (usedMs() - before) / repeats;
}
