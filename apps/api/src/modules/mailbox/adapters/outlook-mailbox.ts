import type { Envelope, Mailbox, Page, ScanRange } from './mailbox.ts';
import { type OutlookApi, unwrap } from './outlook-api.ts';
import { followChanges, listFoldersToScan } from './outlook-folders.ts';
import { readMails, readPdfs } from './outlook-mails.ts';
import { changedSchema, headFields, messagesSchema, toEnvelope } from './outlook-message.ts';
import {
  type Cursor,
  type Position,
  type RangePosition,
  readCursor,
  readPosition,
  writeCursor,
} from './outlook-position.ts';

const pageSize = 100;
const hour = 3_600_000;

type Plan = { of: 'range'; start: RangePosition } | { of: 'changes'; news: Envelope[]; cursor: Cursor };

/**
 * Reads Outlook. Graph reports changes per folder (delta queries). The delta links for the next scan are requested
 * before this scan lists, so that no mail is missed. The range itself is listed by instants, because filtered delta
 * queries stop after some thousand mails.
 */
export function openOutlook(api: OutlookApi): Mailbox {
  const plans = new Map<string, Promise<Plan>>();

  /** Cached because `count` and the following `list` need the same. */
  function plan(look: ScanRange, signal: AbortSignal) {
    const key = JSON.stringify(look);
    const known = plans.get(key) ?? begin(look, signal);
    plans.set(key, known);
    known.catch(() => plans.delete(key));
    return known;
  }

  async function begin(look: ScanRange, signal: AbortSignal): Promise<Plan> {
    const position = readPosition(look.position);
    if (position?.of === 'range' && (await isKnown(position, signal))) return { of: 'range', start: position };
    const cursor = readCursor(look.cursor);
    const changes = cursor && (await changesSince(cursor, look.since, signal));
    if (!changes) return { of: 'range', start: await beginRange(look.since, signal) };
    if (position?.of !== 'changes') return changes;
    const news = changes.news.filter((mail) => rank(mail) > position.after);
    return { ...changes, news, cursor: position };
  }

  /** Returns whether the next scan can use the links of the interrupted one. */
  async function isKnown({ links }: Cursor, signal: AbortSignal) {
    const { forgotten } = await followChanges(api, new Map(Object.entries(links)), signal);
    return !forgotten;
  }

  async function changesSince(cursor: Cursor, since: string, signal: AbortSignal) {
    const folders = await listFoldersToScan(api, signal);
    const paths = new Map(folders.map((id) => [id, cursor.links[id] ?? changesFrom(id, instant(since))]));
    const { items, links, forgotten } = await followChanges(api, paths, signal);
    if (forgotten) return undefined;
    const news = new Map<string, Envelope>();
    for (const item of items) {
      const { data } = changedSchema.safeParse(item);
      if (data && 'id' in data && data.receivedDateTime >= since) news.set(data.id, toEnvelope(data));
    }
    for (const id of cursor.listed) news.delete(id);
    return {
      of: 'changes' as const,
      news: [...news.values()].sort((a, b) => (rank(a) < rank(b) ? -1 : 1)),
      cursor: { links: Object.fromEntries(links), listed: [] },
    };
  }

  async function beginRange(since: string, signal: AbortSignal): Promise<RangePosition> {
    const ids = await listFoldersToScan(api, signal);
    // Clocks differ: mails of the last hour are listed twice rather than never.
    const now = instant(new Date(Date.now() - hour).toISOString());
    const { links } = await followChanges(api, new Map(ids.map((id) => [id, changesFrom(id, now)])), signal);
    const newest = await api.batch(
      ids.map((id) => `${messages(id, `receivedDateTime ge ${instant(since)}`, 'desc', 1)}&$count=true`),
      signal,
    );
    let left = 0;
    const folders = ids.flatMap((id, index) => {
      const answer = newest[index];
      if (!answer || answer.status === 404) return [];
      const { value, '@odata.count': count } = unwrap(messagesSchema, answer);
      left += count ?? value.length;
      return value.map(({ receivedDateTime }) => ({ id, newest: receivedDateTime }));
    });
    return {
      of: 'range',
      links: Object.fromEntries(links),
      listed: [],
      folders,
      from: instant(since),
      seen: [],
      left,
    };
  }

  /**
   * Lists the range folder by folder, oldest first. Continues by instant, because page offsets shift when mails are
   * deleted.
   */
  async function* listRange(since: string, start: RangePosition, signal: AbortSignal): AsyncGenerator<Page, string> {
    let { from, seen, listed, left } = start;
    for (const [index, { id, newest }] of start.folders.entries()) {
      let path: string | undefined = messages(id, between(from, newest), 'asc', pageSize);
      while (path) {
        const [answer] = await api.batch([path], signal);
        if (!answer || answer.status === 404) break;
        const { value, '@odata.nextLink': next } = unwrap(messagesSchema, answer);
        const heads = value.filter((head) => !seen.includes(head.id));
        const last = heads.at(-1)?.receivedDateTime;
        if (last) {
          seen = [...(last === from ? seen : []), ...idsAt(heads, last)];
          listed = [...listed, ...idsAt(heads, newest)];
          from = last;
          left = Math.max(0, left - heads.length);
          const folders = start.folders.slice(index);
          const position: Position = { ...start, folders, from, seen, listed, left };
          yield { envelopes: heads.map(toEnvelope), looked_at: heads.length, position: JSON.stringify(position) };
        }
        // A page without new mails is full of mails of one instant; the next link is needed to get past it.
        path = next && (last ? messages(id, between(from, newest), 'asc', pageSize) : api.relative(next));
      }
      from = instant(since);
      seen = [];
    }
    return writeCursor({ links: start.links, listed });
  }

  async function* listChanges({ news, cursor }: Extract<Plan, { of: 'changes' }>): AsyncGenerator<Page, string> {
    for (let at = 0; at < news.length; at += pageSize) {
      const envelopes = news.slice(at, at + pageSize);
      const position: Position = { of: 'changes', ...cursor, after: rank(envelopes.at(-1) as Envelope) };
      yield { envelopes, looked_at: envelopes.length, position: JSON.stringify(position) };
    }
    return writeCursor(cursor);
  }

  return {
    async count(look) {
      const planned = await plan(look, AbortSignal.timeout(5 * 60_000));
      return planned.of === 'range' ? planned.start.left : planned.news.length;
    },

    async *list(look, signal) {
      const planned = await plan(look, signal);
      plans.delete(JSON.stringify(look));
      if (planned.of === 'changes') return yield* listChanges(planned);
      return yield* listRange(look.since, planned.start, signal);
    },

    fetch: (ids, signal) => readMails(api, ids, signal),

    pdfs: (id, signal) => readPdfs(api, id, signal),

    async close() {},
  };
}

const rank = ({ date, id }: Envelope) => `${date} ${id}`;
const idsAt = (heads: { id: string; receivedDateTime: string }[], instant: string) =>
  heads.filter(({ receivedDateTime }) => receivedDateTime === instant).map(({ id }) => id);

/** Graph's filters have a precision of seconds. */
const instant = (time: string) => `${new Date(time).toISOString().slice(0, 19)}Z`;
const between = (from: string, to: string) => `receivedDateTime ge ${from} and receivedDateTime le ${to}`;

const changesFrom = (folder: string, from: string) =>
  `/me/mailFolders/${encodeURIComponent(folder)}/messages/delta?changeType=created&$filter=${encodeURIComponent(`receivedDateTime ge ${from}`)}&$select=${headFields}`;

const messages = (folder: string, filter: string, order: 'asc' | 'desc', most: number) =>
  `/me/mailFolders/${encodeURIComponent(folder)}/messages?$filter=${encodeURIComponent(filter)}&$orderby=receivedDateTime%20${order}&$top=${most}&$select=${headFields}`;
