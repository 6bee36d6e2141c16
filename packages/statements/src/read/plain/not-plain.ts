/** Thrown for anything in a workbook that the fast reader does not know. SheetJS then reads it from the start. */
export class NotPlain extends Error {}

export function expectPlain<T>(found: T | null | undefined | false): T {
  if (found === null || found === undefined || found === false) throw new NotPlain();
  return found;
}
