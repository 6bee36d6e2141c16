import { z } from 'zod';

const path = z.string().min(1);
const uidValidity = z.string().regex(/^\d{1,20}$/);
const uid = z
  .int()
  .min(1)
  .max(2 ** 32);

/** A folder, and its next UID when the scan began. */
const folderCursorSchema = z.object({ path, uidValidity, uidNext: uid });
/** The same, and the UID from which the scan continues. */
const folderRangeSchema = folderCursorSchema.extend({ from: uid });

export type FolderCursor = z.infer<typeof folderCursorSchema>;
export type FolderRange = z.infer<typeof folderRangeSchema>;

const cursorSchema = z.object({ folders: z.array(folderCursorSchema) });
const positionSchema = z.object({ steps: z.array(folderRangeSchema) });

/** Undefined for a text that was not written by this adapter. */
function parse<T>(schema: z.ZodType<T>, text: string | undefined): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

export const readCursor = (text: string | undefined): FolderCursor[] => parse(cursorSchema, text)?.folders ?? [];
export const readPosition = (text: string | undefined): FolderRange[] | undefined => parse(positionSchema, text)?.steps;

export const writeCursor = (steps: FolderRange[]): string =>
  JSON.stringify({ folders: steps.map(({ path, uidValidity, uidNext }) => ({ path, uidValidity, uidNext })) });
export const writePosition = (steps: FolderRange[]): string => JSON.stringify({ steps });

export type MailAddress = { path: string; uidValidity: string; uid: number };

/** A permanent id: a folder that renumbers its mails gets another UIDVALIDITY. */
export const writeId = ({ path, uidValidity, uid }: MailAddress): string => `${uidValidity}.${uid}.${path}`;

export function readId(id: string): MailAddress | undefined {
  const [, validity = '', number = '', folder = ''] = /^(\d{1,20})\.(\d{1,10})\.(.+)$/s.exec(id) ?? [];
  const place = z.object({ path, uidValidity, uid }).safeParse({
    path: folder,
    uidValidity: validity,
    uid: Number(number),
  });
  return place.data;
}
