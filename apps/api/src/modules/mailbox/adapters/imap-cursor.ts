import { z } from 'zod';

const path = z.string().min(1);
const uidValidity = z.string().regex(/^\d{1,20}$/);
const uid = z
  .int()
  .min(1)
  .max(2 ** 32);

/** A folder, and the first UID that was not there when the look began. */
const seenSchema = z.object({ path, uidValidity, uidNext: uid });
/** The same, and from where the look goes on. */
const stepSchema = seenSchema.extend({ from: uid });

export type Seen = z.infer<typeof seenSchema>;
export type Step = z.infer<typeof stepSchema>;

const cursorSchema = z.object({ folders: z.array(seenSchema) });
const positionSchema = z.object({ steps: z.array(stepSchema) });

/** What is not ours, or was written by something else, says nothing. */
function parse<T>(schema: z.ZodType<T>, text: string | undefined): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

export const readCursor = (text: string | undefined): Seen[] => parse(cursorSchema, text)?.folders ?? [];
export const readPosition = (text: string | undefined): Step[] | undefined => parse(positionSchema, text)?.steps;

export const writeCursor = (steps: Step[]): string =>
  JSON.stringify({ folders: steps.map(({ path, uidValidity, uidNext }) => ({ path, uidValidity, uidNext })) });
export const writePosition = (steps: Step[]): string => JSON.stringify({ steps });

export type Place = { path: string; uidValidity: string; uid: number };

/** A mail's name for ever: a folder that numbers its mails anew gets another UIDVALIDITY. */
export const writeId = ({ path, uidValidity, uid }: Place): string => `${uidValidity}.${uid}.${path}`;

export function readId(id: string): Place | undefined {
  const [, validity = '', number = '', folder = ''] = /^(\d{1,20})\.(\d{1,10})\.(.+)$/s.exec(id) ?? [];
  const place = z.object({ path, uidValidity, uid }).safeParse({
    path: folder,
    uidValidity: validity,
    uid: Number(number),
  });
  return place.data;
}
