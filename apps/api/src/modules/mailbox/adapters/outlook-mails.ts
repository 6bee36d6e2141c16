import type { Mail } from '@kumbara/detection';
import { type OutlookApi, unwrap } from './outlook-api.ts';
import { messageFields, messageSchema, toMail } from './outlook-message.ts';
import { AnswerTooLarge } from './provider-fetch.ts';

const atOnce = 20;

/** Whole mails, many in a round trip. What is gone, or was never a name, is left out. */
export async function* readMails(
  api: OutlookApi,
  ids: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<{ id: string; mail: Mail }> {
  const names = ids.filter((id) => /^[\w=+/-]{1,1000}$/.test(id));
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
      answer.status === 404 || answer.status === 400
        ? []
        : { id: ids[index] as string, mail: toMail(unwrap(messageSchema, answer)) },
    );
  } catch (error) {
    if (!(error instanceof AnswerTooLarge)) throw error;
    // Together they are too large, or one of them is: that one is known by its head only.
    if (ids.length === 1 && !withBody) throw error;
    if (ids.length === 1) return readSome(api, ids, false, signal);
    const half = Math.ceil(ids.length / 2);
    const first = await readSome(api, ids.slice(0, half), withBody, signal);
    return [...first, ...(await readSome(api, ids.slice(half), withBody, signal))];
  }
}

const pathOf = (id: string, withBody: boolean) =>
  `/me/messages/${encodeURIComponent(id)}?$select=${messageFields}${withBody ? ',body' : ''}&$expand=attachments($select=name,contentType)`;
