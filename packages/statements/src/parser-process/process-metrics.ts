import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Bytes of memory that a process really holds; undefined where the system does not tell or the process is gone. */
export async function residentBytes(pid: number): Promise<number | undefined> {
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
 * Processor time the main thread of a process has used, in seconds, without what collects garbage beside it; undefined
 * where the system does not tell or the process is gone.
 */
export const processorSeconds = (pid: number): number | undefined => secondsIn(`/proc/${pid}/task/${pid}/stat`);

/** The same of all its threads. */
export const allProcessorSeconds = (pid: number): number | undefined => secondsIn(`/proc/${pid}/stat`);

function secondsIn(file: string): number | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    // Behind the name in parentheses, which may hold anything: fields 14 and 15, in hundredths of a second (proc(5)).
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}
