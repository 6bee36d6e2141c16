import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { emptyTables, type Tables } from './tables.ts';

/**
 * Stores the tables in a file, if there is one: the application keeps ids of customers in its own database, so purchases
 * must survive a restart. The file is written under another name and renamed.
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

/** A damaged file counts as missing. */
function readTables(file: string): Partial<Tables> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
