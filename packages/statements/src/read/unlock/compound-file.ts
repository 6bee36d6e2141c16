import type * as SheetJs from 'xlsx';
import { StatementError } from '#errors.ts';

type Found = { content?: Uint8Array | number[] } | null;

/** The bytes of the streams in a compound file (MS-CFB), by name; undefined for those it does not have. */
export function streamsOf<const Names extends readonly string[]>(
  { CFB }: typeof SheetJs,
  bytes: Buffer,
  names: Names,
): { [Index in keyof Names]: Buffer | undefined } {
  try {
    const container = CFB.read(bytes, { type: 'buffer' });
    return names.map((name) => {
      const found = CFB.find(container, `/${name}`) as Found;
      return found?.content && Buffer.from(found.content);
    }) as { [Index in keyof Names]: Buffer | undefined };
  } catch (cause) {
    throw new StatementError('statement_damaged', { cause });
  }
}
