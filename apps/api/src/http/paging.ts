import { z } from 'zod';

const maxLimit = 1_000;
const usualLimit = 100;

/** The bytes of the id after which a page begins. Clients pass it on without reading it. */
const cursorSchema = z.string().transform((cursor, context) => {
  const hex = Buffer.from(cursor, 'base64url').toString('hex');
  const id = z.uuid().safeParse(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
  if (id.success && cursorOf(id.data) === cursor) return id.data;
  context.addIssue({ code: 'custom', params: { issue: 'invalid' } });
  return z.NEVER;
});
const cursorOf = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(maxLimit).optional(),
  cursor: cursorSchema.optional(),
});

/** At most `take` rows, older than the row `before`. That is one more than `limit`, which shows that a next page exists. */
export type Page = { limit: number; take: number; before: string | undefined };

export function pageOf({ limit, cursor }: z.output<typeof pageQuerySchema>): Page | undefined {
  if (limit === undefined && cursor === undefined) return undefined;
  return { limit: limit ?? usualLimit, take: (limit ?? usualLimit) + 1, before: cursor };
}

/**
 * The rows of a page, and the query of the next one. It names a row and not a position, so that rows that are added or
 * deleted meanwhile move no other row to another page.
 */
export function nextPage<Row extends { id: string }>(found: Row[], { limit }: Page) {
  const rows = found.slice(0, limit);
  const last = found.length > limit && rows.at(-1);
  return { rows, next: last ? new URLSearchParams({ limit: String(limit), cursor: cursorOf(last.id) }) : undefined };
}
