import { parseMail } from '@kumbara/mails';
import { millisecondsInDay } from 'date-fns/constants';
import type { ImapFlow } from 'imapflow';
import type { Folder, ImapConnection } from './imap-connection.ts';
import { type FolderRange, readCursor, readPosition, writeCursor, writeId, writePosition } from './imap-cursor.ts';
import { readUids, takeUids, writeUids } from './imap-uids.ts';
import { type Envelope, MailboxError, type Page, type ScanRange } from './mailbox.ts';

/** The largest head that is parsed; receipts are far smaller. */
const headBytes = 32 * 1024;
/** Limits for the list of folders (ten thousand), of UIDs (half a million) and for a page of heads. */
const foldersBytes = 1024 * 1024;
const numbersBytes = 4 * 1024 * 1024;
const pageBytes = 16 * 1024 * 1024;
const fields = ['From', 'Subject', 'Message-ID', 'Precedence'];

/** Pages grow while answers are fast, so that distant servers need fewer round trips and slow ones stay within the timeout. */
const smallestPage = 100;
const largestPage = 1_000;
const fastMs = 2_000;

/** All Mail if the server has it, which includes the inbox; else the inbox and the archive. */
async function chooseFolders(client: ImapFlow): Promise<string[]> {
  const folders = (await client.list()).filter(({ flags }) => !flags.has('\\Noselect'));
  const all = folders.find(
    ({ specialUse, specialUseSource: source }) => specialUse === '\\All' && source === 'extension',
  );
  const archive = folders.find(({ specialUse }) => specialUse === '\\Archive');
  return all ? [all.path] : ['INBOX', ...(archive ? [archive.path] : [])];
}

/** The current range of a whole folder; empty if the folder does not exist. */
async function wholeFolder(connection: ImapConnection, path: string, signal: AbortSignal): Promise<FolderRange[]> {
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

/** The current ranges of all folders to scan. */
export async function surveyFolders(connection: ImapConnection, signal: AbortSignal): Promise<FolderRange[]> {
  const paths = await connection.run({ signal, bytes: foldersBytes }, chooseFolders);
  const ranges: FolderRange[] = [];
  for (const path of paths) ranges.push(...(await wholeFolder(connection, path, signal)));
  return ranges;
}

/** The ranges to scan, by folder. A new folder waits until an interrupted scan is finished. */
export function planRanges(survey: FolderRange[], range: ScanRange): FolderRange[] {
  const isSame = (one: Folder, other: Folder) => one.path === other.path && one.uidValidity === other.uidValidity;
  const position = readPosition(range.position);
  if (position)
    return survey
      .filter(({ path }) => position.some((step) => step.path === path))
      .map((whole) => position.find((step) => isSame(step, whole)) ?? whole);
  const cursor = readCursor(range.cursor);
  return survey.map((whole) => {
    const folderCursor = cursor.find((folder) => isSame(folder, whole));
    return { ...whole, from: Math.min(folderCursor?.uidNext ?? 1, whole.uidNext) };
  });
}

/** The UIDs of a range that arrived since a day, in the server's time zone. */
export async function searchRange(connection: ImapConnection, range: FolderRange, since: Date, signal: AbortSignal) {
  if (range.from >= range.uidNext) return readUids('');
  const query = { uid: `${range.from}:${range.uidNext - 1}`, since };
  const found = await connection.inside(range, { signal, bytes: numbersBytes }, (client) =>
    client.search(query, { uid: true, returnOptions: ['COUNT', 'ALL'] }),
  );
  if (found === undefined) throw new MailboxError('retry', 'the folder changed while it was looked at');
  if (found === false || Array.isArray(found)) throw connection.refused();
  if (!found.all && found.count !== 0) throw new MailboxError('refused', 'the server does not name the mails it found');
  return readUids(found.all ?? '');
}

async function readHeads(
  client: ImapFlow,
  range: FolderRange,
  set: string,
  since: number,
): Promise<Map<number, Envelope>> {
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
    const id = writeId({ ...range, uid });
    heads.set(uid, { id, message_id, from, subject, headers: lines, date: internalDate.toISOString() });
  }
  return heads;
}

/** Lists heads page by page, lowest UID first. */
export async function* listRanges(
  connection: ImapConnection,
  steps: FolderRange[],
  since: string,
  signal: AbortSignal,
): AsyncGenerator<Page, string> {
  let size = smallestPage;
  // Servers count days in their own time zones.
  const dayBefore = new Date(Date.parse(since) - millisecondsInDay);
  for (const [i, range] of steps.entries()) {
    let { ranges } = await searchRange(connection, range, dayBefore, signal);
    while (ranges.length > 0) {
      const { taken, rest } = takeUids(ranges, size);
      const started = performance.now();
      const heads = await connection.inside(range, { signal, bytes: pageBytes }, (client) =>
        readHeads(client, range, writeUids(taken), Date.parse(since)),
      );
      if (!heads) throw new MailboxError('retry', 'the folder changed while it was looked at');
      size = performance.now() - started < fastMs ? Math.min(2 * size, largestPage) : Math.max(size / 2, smallestPage);
      ranges = rest;
      const from = rest[0]?.[0] ?? range.uidNext;
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
