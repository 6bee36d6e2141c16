import type { Mail } from '@kumbara/detection';
import type { z } from 'zod';
import { loadPdfs, mayBePdf } from './attached-pdf.ts';
import { type AttachedPdf, mostPdfBytes } from './mailbox.ts';
import { type Answer, type OutlookApi, unwrap } from './outlook-api.ts';
import { attachedFileSchema, attachmentsSchema, messageFields, messageSchema, toMail } from './outlook-message.ts';
import { AnswerTooLarge } from './provider-fetch.ts';

const atOnce = 20;

/** Fetches whole mails in batches. Deleted mails and unknown ids are left out. */
export async function* readMails(
  api: OutlookApi,
  ids: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<{ id: string; mail: Mail }> {
  const names = ids.filter(isName);
  for (let at = 0; at < names.length; at += atOnce)
    yield* await readSome(api, names.slice(at, at + atOnce), true, signal);
}

async function readSome(
  api: OutlookApi,
  ids: readonly string[],
  withBody: boolean,
  signal: AbortSignal,
): Promise<{ id: string; mail: Mail }[]> {
  try {
    const answers = await api.batch(
      ids.map((id) => pathOf(id, withBody)),
      signal,
    );
    return answers.flatMap((answer, index) =>
      isGone(answer) ? [] : { id: ids[index] as string, mail: toMail(unwrap(messageSchema, answer)) },
    );
  } catch (error) {
    if (!(error instanceof AnswerTooLarge)) throw error;
    // The mails are too large together, or one of them is, which is then represented by its headers.
    if (ids.length === 1 && !withBody) throw error;
    if (ids.length === 1) return readSome(api, ids, false, signal);
    const half = Math.ceil(ids.length / 2);
    const first = await readSome(api, ids.slice(0, half), withBody, signal);
    return [...first, ...(await readSome(api, ids.slice(half), withBody, signal))];
  }
}

/** Lists attachments first, because fetching them with the mail would load all of them regardless of size. */
export async function readPdfs(api: OutlookApi, id: string, signal: AbortSignal): Promise<AttachedPdf[]> {
  signal.throwIfAborted();
  if (!isName(id)) return [];
  const ask = async <T>(schema: z.ZodType<T>, path: string): Promise<T | undefined> => {
    try {
      const [answer] = await api.batch([path], signal);
      return !answer || isGone(answer) ? undefined : unwrap(schema, answer);
    } catch (error) {
      if (error instanceof AnswerTooLarge) return undefined;
      throw error;
    }
  };
  const all = `/me/messages/${encodeURIComponent(id)}/attachments`;
  const listed = await ask(attachmentsSchema, `${all}?$select=id,name,contentType,size`);
  const files = (listed?.value ?? []).flatMap(({ id, name, contentType: type, size }) => {
    const file = { id, ...(name && { name }), type: type ?? '' };
    return mayBePdf(file) && size <= mostPdfBytes ? file : [];
  });
  return loadPdfs(files, async (file) => {
    const found = await ask(attachedFileSchema, `${all}/${encodeURIComponent(file.id)}`);
    return found && Buffer.from(found.contentBytes ?? '', 'base64');
  });
}

const isGone = ({ status }: Answer) => status === 404 || status === 400;

const isName = (id: string) => /^[\w=+/-]{1,1000}$/.test(id);

const pathOf = (id: string, withBody: boolean) =>
  `/me/messages/${encodeURIComponent(id)}?$select=${messageFields}${withBody ? ',body' : ''}&$expand=attachments($select=name,contentType)`;
