import { readFileSync } from 'node:fs';

/** Linux reports CPU time in hundredths of a second. */
const tickMs = 10;

/**
 * CPU milliseconds of this process and its ended children. Children count only after they were waited for, so measure
 * around complete tasks.
 * @throws on systems without `/proc`
 */
function readUsedMs(): number {
  const { user, system } = process.cpuUsage();
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The process name in parentheses may contain spaces; `cutime` and `cstime` are the 16th and 17th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (user + system) / 1000 + (Number(fields[13]) + Number(fields[14])) * tickMs;
}

/** CPU milliseconds of a task, the mean of `repeats` runs in a row. */
export async function measureCpuMs(task: () => Promise<unknown>, repeats = 1): Promise<number> {
  const before = readUsedMs();
  for (let n = 0; n < repeats; n += 1) await task();
  return (readUsedMs() - before) / repeats;
}
