import { parseMail } from '@kumbara/mails';
import { millisecondsInDay } from 'date-fns/constants';
import type { ImapFlow } from 'imapflow';
import type { Folder, ImapConnection } from './imap-connection.ts';
import { readCursor, readPosition, type Step, writeCursor, writeId, writePosition } from './imap-cursor.ts';
import { readUids, takeUids, writeUids } from './imap-uids.ts';
import { type Envelope, type Look, MailboxError, type Page } from './mailbox.ts';

/** Of one head all fields together; who sends more sends no receipt. */
const headBytes = 32 * 1024;
/** Ten thousand folders, half a million numbers of mails, and a page of heads: far above what they are. */
const foldersBytes = 1024 * 1024;
const numbersBytes = 4 * 1024 * 1024;
const pageBytes = 16 * 1024 * 1024;
const fields = ['From', 'Subject', 'Message-ID', 'Precedence'];

/** Pages grow while they come fast, so that far-away servers are asked less often and slow ones keep within time. */
const smallestPage = 100;
const largestPage = 1_000;
const fastMs = 2_000;

/** All Mail where the server has it: the inbox is in there. Else the inbox and the archive. */
async function chooseFolders(client: ImapFlow): Promise<string[]> {
  const folders = (await client.list()).filter(({ flags }) => !flags.has('\\Noselect'));
  const all = folders.find(
    ({ specialUse, specialUseSource: source }) => specialUse === '\\All' && source === 'extension',
  );
  const archive = folders.find(({ specialUse }) => specialUse === '\\Archive');
  return all ? [all.path] : ['INBOX', ...(archive ? [archive.path] : [])];
}

/** Where a folder stands now, as a look over all of it; nothing where there is none. */
async function wholeFolder(connection: ImapConnection, path: string, signal: AbortSignal): Promise<Step[]> {
  const status = await connection.run({ signal, bytes: foldersBytes }, (client) =>
    client.status(path, { uidNext: true, uidValidity: true }).catch((error) => {
      if (error.code === 'NotFound') return undefined;
      throw error;
    }),
  );
  if (status === undefined) return [];
  if (status === false) throw connection.refused();
  if (!status.uidNext || !status.uidValidity) throw new MailboxError('refused', 'the server does not number its mails');
  return [{ path, uidValidity: String(status.uidValidity), uidNext: status.uidNext, from: 1 }];
}

/** All folders that are looked at, as they stand now. */
export async function surveyFolders(connection: ImapConnection, signal: AbortSignal): Promise<Step[]> {
  const paths = await connection.run({ signal, bytes: foldersBytes }, chooseFolders);
  const steps: Step[] = [];
  for (const path of paths) steps.push(...(await wholeFolder(connection, path, signal)));
  return steps;
}

/** Which folders to pass, from which mail to which. A folder that is new is for the look after an unfinished one. */
export function planLook(survey: Step[], look: Look): Step[] {
  const isSame = (one: Folder, other: Folder) => one.path === other.path && one.uidValidity === other.uidValidity;
  const position = readPosition(look.position);
  if (position)
    return survey
      .filter(({ path }) => position.some((step) => step.path === path))
      .map((whole) => position.find((step) => isSame(step, whole)) ?? whole);
  const cursor = readCursor(look.cursor);
  return survey.map((whole) => {
    const seen = cursor.find((folder) => isSame(folder, whole));
    return { ...whole, from: Math.min(seen?.uidNext ?? 1, whole.uidNext) };
  });
}

/** The UIDs of a step that arrived since a day, as the server counts days. */
export async function searchStep(connection: ImapConnection, step: Step, since: Date, signal: AbortSignal) {
  if (step.from >= step.uidNext) return readUids('');
  const query = { uid: `${step.from}:${step.uidNext - 1}`, since };
  const found = await connection.inside(step, { signal, bytes: numbersBytes }, (client) =>
    client.search(query, { uid: true, returnOptions: ['COUNT', 'ALL'] }),
  );
  if (found === undefined) throw new MailboxError('retry', 'the folder changed while it was looked at');
  if (found === false || Array.isArray(found)) throw connection.refused();
  if (!found.all && found.count !== 0) throw new MailboxError('refused', 'the server does not name the mails it found');
  return readUids(found.all ?? '');
}

async function readHeads(client: ImapFlow, step: Step, set: string, since: number): Promise<Map<number, Envelope>> {
  const { ranges } = readUids(set);
  const wanted = (uid: number) => ranges.some(([first, last]) => first <= uid && uid <= last);
  const heads = new Map<number, Envelope>();
  for await (const { uid, internalDate, headers } of client.fetch(
    set,
    { uid: true, internalDate: true, headers: fields },
    { uid: true },
  )) {
    if (!wanted(uid) || heads.has(uid) || !(internalDate instanceof Date) || internalDate.getTime() < since) continue;
    const {
      message_id,
      from,
      subject,
      headers: lines,
    } = await parseMail((headers ?? Buffer.alloc(0)).subarray(0, headBytes));
    const id = writeId({ ...step, uid });
    heads.set(uid, { id, message_id, from, subject, headers: lines, date: internalDate.toISOString() });
  }
  return heads;
}

/** Heads page by page, lowest UID first. */
export async function* listSteps(
  connection: ImapConnection,
  steps: Step[],
  since: string,
  signal: AbortSignal,
): AsyncGenerator<Page, string> {
  let size = smallestPage;
  // Servers count days in time zones of their own.
  const dayBefore = new Date(Date.parse(since) - millisecondsInDay);
  for (const [i, step] of steps.entries()) {
    let { ranges } = await searchStep(connection, step, dayBefore, signal);
    while (ranges.length > 0) {
      const { taken, rest } = takeUids(ranges, size);
      const started = performance.now();
      const heads = await connection.inside(step, { signal, bytes: pageBytes }, (client) =>
        readHeads(client, step, writeUids(taken), Date.parse(since)),
      );
      if (!heads) throw new MailboxError('retry', 'the folder changed while it was looked at');
      size = performance.now() - started < fastMs ? Math.min(2 * size, largestPage) : Math.max(size / 2, smallestPage);
      ranges = rest;
      const from = rest[0]?.[0] ?? step.uidNext;
      yield {
        envelopes: [...heads.values()],
        looked_at: heads.size,
        position: writePosition(
          steps.map((each, j) => (j < i ? { ...each, from: each.uidNext } : j === i ? { ...each, from } : each)),
        ),
      };
    }
  }
  return writeCursor(steps);
}
