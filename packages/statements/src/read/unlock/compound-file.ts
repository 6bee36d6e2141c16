import type * as SheetJs from 'xlsx';
import { StatementError } from '#errors.ts';

type Found = { size?: number; content?: Uint8Array | number[] } | null;

/**
 * Returns streams of a compound file (MS-CFB) by name, undefined for those it does not have.
 * @throws StatementError for a stream that is shorter than its directory entry: its chain of sectors is broken
 */
export function readStreams<const Names extends readonly string[]>(
  { CFB }: typeof SheetJs,
  bytes: Buffer,
  names: Names,
): { [Index in keyof Names]: Buffer | undefined } {
  try {
    const container = CFB.read(bytes, { type: 'buffer' });
    return names.map((name) => {
      const found = CFB.find(container, `/${name}`) as Found;
      if (!found?.content) return undefined;
      if (found.content.length < (found.size ?? 0)) throw new Error(`${name} ends early`);
      return Buffer.from(found.content);
    }) as { [Index in keyof Names]: Buffer | undefined };
  } catch (cause) {
    throw new StatementError('statement_damaged', { cause });
  }
}
