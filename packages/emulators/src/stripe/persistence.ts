import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { emptyTables, type Tables } from './tables.ts';

/**
 * What was bought outlives the sandbox where it is told a file: the application keeps the ids of customers in its own
 * database, and who bought a plan yesterday still has it today. Written whole, then renamed.
 */
export function persistTables(file: string | undefined): { tables: Tables; onChange: () => void; flush: () => void } {
  const tables = { ...emptyTables(), ...(file && readTables(file)) };
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = undefined;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(tables), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  const onChange = () => {
    if (file) timer ??= setTimeout(flush, 50);
  };
  return { tables, onChange, flush };
}

/** One that is damaged is as good as none: it is a sandbox. */
function readTables(file: string): Partial<Tables> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
