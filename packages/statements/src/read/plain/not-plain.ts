/** Something in a workbook that the plain reader does not know: SheetJS, which knows much more, reads it from the start. */
export class NotPlain extends Error {}

export function expectPlain<T>(found: T | null | undefined | false): T {
  if (found === null || found === undefined || found === false) throw new NotPlain();
  return found;
}
