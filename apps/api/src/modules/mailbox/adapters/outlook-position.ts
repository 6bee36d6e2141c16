import { z } from 'zod';

/** The delta link of each folder, relative to Graph's root. */
const links = z.record(z.string(), z.string().startsWith('/me/mailFolders/'));
const cursorSchema = z.object({
  links,
  /**
   * Mails that are already listed although the links will report them again: they arrived in the second of the links.
   */
  listed: z.array(z.string()),
});
const count = z.number().int().min(0);
const positionSchema = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('range'),
    ...cursorSchema.shape,
    /** The remaining folders, each with the instant of its newest mail; the first is being read. */
    folders: z.array(z.object({ id: z.string(), newest: z.string() })),
    /** The instant of the last listed mail, and all listed mails of that instant. */
    from: z.string(),
    seen: z.array(z.string()),
    left: count,
  }),
  z.object({
    of: z.literal('changes'),
    ...cursorSchema.shape,
    /** Instant and id of the last listed mail. */
    after: z.string(),
  }),
]);

export type Cursor = z.output<typeof cursorSchema>;
export type Position = z.output<typeof positionSchema>;
export type RangePosition = Extract<Position, { of: 'range' }>;

export const readCursor = (text: string | undefined): Cursor | undefined => readAs(cursorSchema, text);
export const readPosition = (text: string | undefined): Position | undefined => readAs(positionSchema, text);
export const writeCursor = ({ links, listed }: Cursor): string => JSON.stringify({ links, listed });

function readAs<T>(schema: z.ZodType<T>, text: string | undefined): T | undefined {
  if (!text) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
