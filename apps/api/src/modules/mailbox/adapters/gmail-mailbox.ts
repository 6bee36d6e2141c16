import { combineSearchResults, type MailSearchName, mailSearches } from '@kumbara/detection';
import { z } from 'zod';
import { loadPdfs } from './attached-pdf.ts';
import type { GmailApi, GmailMessage } from './gmail-api.ts';
import { pdfsOf, toEnvelope, toMail } from './gmail-message.ts';
import { gmailQueries } from './gmail-query.ts';
import { inParallel } from './in-parallel.ts';
import { type Mailbox, mostPdfBytes, type ScanRange } from './mailbox.ts';
import { AnswerTooLarge } from './provider-fetch.ts';

const pageSize = 25;
/** Concurrent calls. More of them exhaust Gmail's per-second quota. */
const atOnce = 5;

const positionSchema = z.object({
  /** The whole range, not only the mails since the cursor. */
  whole: z.boolean(),
  /** The history id from which the next scan begins. */
  history_id: z.string().regex(/^\d{1,20}$/),
  /** The newest mail of the range; later mails belong to the next scan. */
  newest: z.string(),
  /** The last mail that was listed, in ascending order of ids, which is the order of arrival. */
  after: z.string(),
  total: z.number().int().min(0),
  looked_at: z.number().int().min(0),
});
type Position = z.output<typeof positionSchema>;

/** Compares ids, which are ascending hexadecimal numbers. */
const inOrder = (a: string, b: string) => a.length - b.length || (a < b ? -1 : Number(a > b));

/**
 * Reads Gmail with few quota units: the server searches (5 units for 500 ids), and each match is fetched once as a
 * whole (20 units; its headers alone would cost the same).
 */
export function openGmail(api: GmailApi): Mailbox {
  /** Mails of the current pages: most of them are fetched next, and a second request would cost again. */
  const held = new Map<string, GmailMessage>();
  const starts = new Map<string, Promise<{ position: Position; added?: string[] }>>();

  /** The ids of a scan and its start; cached because `count` and the following `list` need the same. */
  function start(look: ScanRange, signal: AbortSignal) {
    const key = keyOf(look);
    const known = starts.get(key) ?? begin(look, signal);
    starts.set(key, known);
    known.catch(() => starts.delete(key));
    return known;
  }

  async function begin({ since, cursor, position }: ScanRange, signal: AbortSignal) {
    const standing = readPosition(position);
    // The position's history id becomes the next cursor, so Gmail must still know it.
    if (standing?.whole && (await api.history(standing.history_id, signal))) return { position: standing };
    const news = cursor && /^\d{1,20}$/.test(cursor) ? await api.history(cursor, signal) : undefined;
    if (news)
      return {
        position: (standing?.whole ? undefined : standing) ?? beginning(false, news.now, news.ids),
        added: news.ids,
      };
    // Read before the list, so that no mail is missed between the two.
    const { historyId } = await api.profile(signal);
    const ids: string[] = [];
    for await (const page of api.search(range(since), signal)) ids.push(...page);
    return { position: beginning(true, historyId, ids) };
  }

  /** Ids of possible candidates, in order. Few new mails are cheaper to fetch than to search. */
  async function candidates(since: string, signal: AbortSignal, added?: readonly string[]): Promise<string[]> {
    const queries = gmailQueries(mailSearches);
    if (added && added.length <= queries.length) return added.toSorted(inOrder);
    const found = Object.fromEntries(Object.keys(mailSearches).map((name) => [name, new Set<string>()]));
    await inParallel(queries, atOnce, async ({ name, q }) => {
      for await (const page of api.search(`${range(since)} ${q}`, signal)) for (const id of page) found[name]?.add(id);
    });
    const all = combineSearchResults(found as Record<MailSearchName, Set<string>>);
    return (added ? added.filter((id) => all.has(id)) : [...all]).toSorted(inOrder);
  }

  return {
    async count(look) {
      const { position } = await start(look, AbortSignal.timeout(5 * 60_000));
      return position.total - position.looked_at;
    },

    async *list(look, signal) {
      const { position, added } = await start(look, signal);
      starts.delete(keyOf(look));
      const { newest, after } = position;
      const left = (await candidates(look.since, signal, added)).filter(
        (id) => inOrder(id, after) > 0 && inOrder(id, newest) <= 0,
      );
      const pages = Math.ceil(left.length / pageSize);
      let passed = position.looked_at;
      for (let page = 0; page < pages; page += 1) {
        const ids = left.slice(page * pageSize, (page + 1) * pageSize);
        const messages = await inParallel(ids, atOnce, (id) => wholeOrHead(api, id, signal));
        // The mails that do not match are distributed over the pages, so that progress advances evenly.
        const share = Math.round(((position.total - position.looked_at) * (page + 1)) / pages);
        const looked_at = position.looked_at + share - passed;
        passed += looked_at;
        const here: Position = { ...position, after: ids.at(-1) ?? after, looked_at: passed };
        const envelopes = messages.filter((message) => message !== undefined).map(toEnvelope);
        try {
          for (const [at, message] of messages.entries()) if (message) held.set(ids[at] as string, message);
          yield {
            envelopes: envelopes.filter(({ date }) => date.slice(0, 10) >= look.since),
            looked_at,
            position: JSON.stringify(here),
          };
        } finally {
          for (const id of ids) held.delete(id);
        }
      }
      if (passed < position.total) {
        const end: Position = { ...position, after: newest, looked_at: position.total };
        yield { envelopes: [], looked_at: position.total - passed, position: JSON.stringify(end) };
      }
      return position.history_id;
    },

    async *fetch(ids, signal) {
      const names = ids.filter(isName);
      for (let at = 0; at < names.length; at += atOnce) {
        const mails = await inParallel(names.slice(at, at + atOnce), atOnce, async (id) => {
          const message = held.get(id) ?? (await wholeOrHead(api, id, signal));
          return message && { id, mail: await toMail(message, (part) => api.part(id, part, signal)) };
        });
        for (const mail of mails) if (mail) yield mail;
      }
    },

    async pdfs(id, signal) {
      signal.throwIfAborted();
      const message = isName(id) ? (held.get(id) ?? (await wholeOrHead(api, id, signal))) : undefined;
      const files = message ? pdfsOf(message).filter(({ bytes }) => bytes <= mostPdfBytes) : [];
      return loadPdfs(files, async ({ data, attachmentId }) =>
        Buffer.from(data ?? (attachmentId ? await api.part(id, attachmentId, signal) : ''), 'base64url'),
      );
    },

    async close() {},
  };
}

const isName = (id: string) => /^[\w-]{1,64}$/.test(id);

const keyOf = (look: ScanRange) => JSON.stringify(look);

/** Searches by seconds, because Gmail interprets a date in California's time zone. */
const range = (since: string) => `after:${Date.parse(since) / 1000 - 1}`;

const beginning = (whole: boolean, history_id: string, ids: readonly string[]): Position => ({
  whole,
  history_id,
  newest: ids.toSorted(inOrder).at(-1) ?? '',
  after: '',
  total: ids.length,
  looked_at: 0,
});

function readPosition(text: string | undefined): Position | undefined {
  if (!text) return undefined;
  try {
    return positionSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A mail that is too large to read is represented by its headers. */
async function wholeOrHead(api: GmailApi, id: string, signal: AbortSignal): Promise<GmailMessage | undefined> {
  try {
    return await api.message(id, 'full', signal);
  } catch (error) {
    if (!(error instanceof AnswerTooLarge)) throw error;
    return api.message(id, 'head', signal);
  }
}
