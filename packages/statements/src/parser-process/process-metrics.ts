import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Returns the resident memory of a process in bytes, or undefined where the system does not report it or the process is
 * gone.
 */
export async function readResidentBytes(pid: number): Promise<number | undefined> {
  try {
    if (process.platform === 'linux') {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
    }
    if (process.platform === 'win32') return undefined;
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) * 1024;
  } catch {
    return undefined;
  }
}

/**
 * Returns the CPU time of the main thread in seconds, without garbage collection threads, or undefined where the system
 * does not report it or the process is gone.
 */
export const readMainThreadSeconds = (pid: number): number | undefined => secondsIn(`/proc/${pid}/task/${pid}/stat`);

/** Returns the CPU time of all threads. */
export const readProcessSeconds = (pid: number): number | undefined => secondsIn(`/proc/${pid}/stat`);

function secondsIn(file: string): number | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    // The fields behind the name in parentheses, which may contain anything. Fields 14 and 15 are in hundredths of a
    // second (proc(5)).
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}
