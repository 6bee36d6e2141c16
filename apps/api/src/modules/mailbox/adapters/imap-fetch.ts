import type { Mail } from '@kumbara/detection';
import { parseMail } from '@kumbara/mails';
import type { ImapConnection } from './imap-connection.ts';
import { type MailAddress, readId, writeId } from './imap-cursor.ts';
import { chooseParts, smallMail } from './imap-parts.ts';
import { rangesOf, writeUids } from './imap-uids.ts';
import { mostBytes } from './mailbox.ts';

/** The number of mails whose parts are requested together, and the size limit of one answer. */
const chunk = 50;
const chunkBytes = 2 * 1024 * 1024;
/** Longer header blocks are cut; the first lines identify the sender. */
const headBytes = 128 * 1024;
/** Allowance for framing and unsolicited answers about the folder. */
const slackBytes = 4 * 1024 * 1024;

type Skeleton = ReturnType<typeof chooseParts> & { uid: number; head: Buffer };

/** Mails with the same part number that fit into one answer. */
function batches(skeletons: Skeleton[]): { part: string; members: Skeleton[] }[] {
  const open = new Map<string, { part: string; members: Skeleton[]; bytes: number }>();
  const full: { part: string; members: Skeleton[] }[] = [];
  for (const skeleton of skeletons) {
    if (!skeleton.text) continue;
    const { part, bytes } = skeleton.text;
    const size = Math.min(bytes, mostBytes);
    let batch = open.get(part);
    if (batch && batch.bytes + size > chunkBytes) {
      full.push(batch);
      batch = undefined;
    }
    batch ??= { part, members: [], bytes: 0 };
    batch.members.push(skeleton);
    batch.bytes += size;
    open.set(part, batch);
  }
  return [...full, ...open.values()];
}

/** Drops the last line of a cut block, which may be incomplete. */
const wholeLines = (head: Buffer) => (head.length < headBytes ? head : head.subarray(0, head.lastIndexOf('\r\n') + 2));

async function readSkeletons(connection: ImapConnection, folder: MailAddress, uids: number[], signal: AbortSignal) {
  const set = writeUids(rangesOf(uids));
  const bytes = uids.length * headBytes + slackBytes;
  const query = { uid: true, bodyStructure: true, bodyParts: [{ key: 'HEADER', start: 0, maxLength: headBytes }] };
  const skeletons = await connection.inside(folder, { signal, bytes }, async (client) => {
    const found = new Map<number, Skeleton>();
    for await (const { uid, bodyStructure, headers } of client.fetch(set, query, { uid: true }))
      if (uids.includes(uid) && bodyStructure && headers)
        found.set(uid, { uid, head: wholeLines(headers), ...chooseParts(bodyStructure) });
    return [...found.values()];
  });
  return skeletons ?? [];
}

async function readParts(
  connection: ImapConnection,
  folder: MailAddress,
  { part, members }: { part: string; members: Skeleton[] },
  signal: AbortSignal,
) {
  const uids = members.map(({ uid }) => uid);
  const set = writeUids(rangesOf(uids));
  const bytes = uids.length * mostBytes + slackBytes;
  const query = { uid: true, bodyParts: [{ key: part, start: 0, maxLength: mostBytes }] };
  const parts = await connection.inside(folder, { signal, bytes }, async (client) => {
    const found = new Map<number, Buffer>();
    for await (const { uid, bodyParts } of client.fetch(set, query, { uid: true })) {
      const body = bodyParts?.get(part);
      if (uids.includes(uid) && body) found.set(uid, body.subarray(0, mostBytes));
    }
    return found;
  });
  return parts ?? new Map<number, Buffer>();
}

async function toMail({ head, text, attachments }: Skeleton, body: Buffer): Promise<Mail> {
  return { ...(await parseMail(smallMail(head, text, body))), attachments };
}

/**
 * Fetches the structure of all mails of a chunk, then the text part of each, together for equal part numbers. The
 * number of round trips grows with the kinds of mails, not with their number.
 */
export async function* fetchMails(connection: ImapConnection, ids: string[], signal: AbortSignal) {
  signal.throwIfAborted();
  const places = ids.flatMap((id) => readId(id) ?? []);
  const folders = Map.groupBy(places, ({ path, uidValidity }) => `${uidValidity}.${path}`);
  for (const [folder, ...others] of folders.values() as Iterable<[MailAddress, ...MailAddress[]]>) {
    const all = [...new Set([folder, ...others].map(({ uid }) => uid))];
    for (let i = 0; i < all.length; i += chunk) {
      const skeletons = await readSkeletons(connection, folder, all.slice(i, i + chunk), signal);
      for (const skeleton of skeletons.filter(({ text }) => !text))
        yield { id: writeId({ ...folder, uid: skeleton.uid }), mail: await toMail(skeleton, Buffer.alloc(0)) };
      for (const batch of batches(skeletons)) {
        const bodies = await readParts(connection, folder, batch, signal);
        for (const skeleton of batch.members) {
          const body = bodies.get(skeleton.uid);
          if (body) yield { id: writeId({ ...folder, uid: skeleton.uid }), mail: await toMail(skeleton, body) };
        }
      }
    }
  }
}
