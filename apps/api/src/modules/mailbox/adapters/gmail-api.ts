import { type gmail_v1, gmail as googleGmail } from '@googleapis/gmail';
import { z } from 'zod';
import { MailboxError } from './mailbox.ts';
import type { AccessTokens } from './mailbox-provider.ts';
import { AnswerTooLarge, createProviderFetch } from './provider-fetch.ts';

export type GmailMessage = gmail_v1.Schema$Message;

const mostBytesOfAnswer = 8 * 1024 * 1024;
/** No mailbox has more pages; a provider that never ends its list is stopped. */
const mostPages = 4000;

const id = z.string().regex(/^[\w-]{1,64}$/);
const historyId = z.string().regex(/^\d{1,20}$/);
const profileSchema = z.object({ emailAddress: z.email(), historyId });
const idsSchema = z.object({
  messages: z.array(z.object({ id })).default([]),
  nextPageToken: z.string().optional(),
});
const messageSchema = z.object({ id, labelIds: z.array(z.string()).default([]) });
const historySchema = z.object({
  history: z
    .array(
      z.object({
        messagesAdded: z.array(z.object({ message: messageSchema })).default([]),
        labelsRemoved: z.array(z.object({ message: messageSchema, labelIds: z.array(z.string()) })).default([]),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
  historyId,
});

export type GmailApi = ReturnType<typeof createGmailApi>;

/**
 * The few calls of Gmail's API that reading takes, with their price in quota units of the user's per-minute allowance
 * (https://developers.google.com/workspace/gmail/api/reference/quota).
 * @param apiUrl its root, `https://gmail.googleapis.com`
 */
export function createGmailApi(apiUrl: string, tokens: AccessTokens) {
  const { users } = googleGmail({
    version: 'v1',
    rootUrl: apiUrl,
    retry: false,
    fetchImplementation: createProviderFetch({ tokens, isBusy, mostBytes: mostBytesOfAnswer }),
  });
  const me = { userId: 'me' };

  return {
    /** 1 unit. */
    profile: (signal?: AbortSignal) => ask(profileSchema, users.getProfile(me, { signal }), signal),

    /** The names of all mails that a search finds, spam and trash left out. 5 units for each 500. */
    async *search(q: string, signal: AbortSignal): AsyncGenerator<string[]> {
      const fields = 'messages/id,nextPageToken';
      let pageToken: string | undefined;
      for (let page = 0; page === 0 || pageToken; page += 1) {
        if (page === mostPages) throw new MailboxError('refused', 'the list of mails has no end');
        const answer = users.messages.list({ ...me, q, maxResults: 500, pageToken, fields }, { signal });
        const found = await ask(idsSchema, answer, signal);
        yield found.messages.map((message) => message.id);
        pageToken = found.nextPageToken;
      }
    },

    /**
     * What came since a moment, or came back from spam or trash. 2 units a page.
     * @returns nothing where Gmail no longer knows the moment
     */
    async history(startHistoryId: string, signal: AbortSignal): Promise<{ ids: string[]; now: string } | undefined> {
      const found = new Set<string>();
      let now: string | undefined;
      let pageToken: string | undefined;
      for (let page = 0; page === 0 || pageToken; page += 1) {
        if (page === mostPages) throw new MailboxError('refused', 'the history has no end');
        const answer = users.history.list(
          { ...me, startHistoryId, historyTypes: ['messageAdded', 'labelRemoved'], maxResults: 500, pageToken },
          { signal },
        );
        const part = await orMissing(ask(historySchema, answer, signal));
        if (!part) return undefined;
        now ??= part.historyId;
        for (const { messagesAdded, labelsRemoved } of part.history) {
          const back = labelsRemoved.filter(({ labelIds }) => labelIds.some(isHidden));
          for (const { message } of [...messagesAdded, ...back]) {
            if (!message.labelIds.some(isHidden)) found.add(message.id);
          }
        }
        pageToken = part.nextPageToken;
      }
      return { ids: [...found], now: now ?? startHistoryId };
    },

    /**
     * 5 units (20 for projects since May 2026), whatever is asked for. `full` comes without attachments.
     * @returns nothing where it is gone
     */
    message: (id: string, parts: 'head' | 'full', signal: AbortSignal): Promise<GmailMessage | undefined> => {
      const what =
        parts === 'head'
          ? { format: 'metadata', metadataHeaders, fields: 'id,internalDate,labelIds,payload/headers' }
          : { format: 'full', fields: 'id,internalDate,payload' };
      return orMissing(askFor(users.messages.get({ ...me, id, ...what }, { signal }), signal));
    },

    /** A part that does not come with its mail: base64url, empty where it is gone. 5 units. */
    async part(messageId: string, id: string, signal: AbortSignal): Promise<string> {
      const answer = users.messages.attachments.get({ ...me, messageId, id, fields: 'data' }, { signal });
      try {
        return (await orMissing(askFor(answer, signal)))?.data ?? '';
      } catch (error) {
        // A name that leads nowhere any more is 400, not 404.
        if (error instanceof AnswerTooLarge || (error instanceof GmailRefusal && error.status === 400)) return '';
        throw error;
      }
    },
  };
}

const metadataHeaders = ['From', 'Subject', 'Date', 'Message-ID', 'Precedence'];
const isHidden = (label: string) => label === 'SPAM' || label === 'TRASH';

/** Google says "too fast" with 403, too (https://developers.google.com/workspace/gmail/api/guides/handle-errors). */
const isBusy = (status: number, body: string) =>
  status === 403 && /"reason":\s*"(?:rateLimit|userRateLimit|dailyLimit|quota)Exceeded"/i.test(body);

async function ask<T>(schema: z.ZodType<T>, answer: Promise<{ data: unknown }>, signal?: AbortSignal): Promise<T> {
  const parsed = schema.safeParse(await askFor(answer, signal));
  if (!parsed.success) throw new MailboxError('retry', 'Gmail answers something else');
  return parsed.data;
}

async function askFor<T>(answer: Promise<{ data: T }>, signal?: AbortSignal): Promise<T> {
  try {
    return (await answer).data;
  } catch (error) {
    signal?.throwIfAborted();
    const { failure, status, reason } = readError(error);
    throw failure ?? new GmailRefusal(status, reason);
  }
}

/** A refusal of the API itself. Nothing of the request goes on from here: it carries tokens. */
class GmailRefusal extends MailboxError {
  readonly status: number;

  constructor(status: number, reason: string) {
    const isGone = status === 401 || (status === 403 && /insufficientPermissions|SCOPE_INSUFFICIENT/i.test(reason));
    super(isGone ? 'reconnect' : 'refused', `Gmail answers ${status} ${reason}`.trim());
    this.status = status;
  }
}

async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GmailRefusal && error.status === 404) return undefined;
    throw error;
  }
}

const problemSchema = z.object({
  error: z.union([
    z.string(),
    z.object({
      errors: z.array(z.object({ reason: z.string().optional() })).optional(),
      details: z.array(z.object({ reason: z.string().optional() })).optional(),
    }),
  ]),
});

/** What Google's libraries throw: one of ours that they wrapped, or a refusal with its status and its word for it. */
export function readError(error: unknown): { failure?: MailboxError; status: number; reason: string } {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof MailboxError) return { failure: inner, status: 0, reason: '' };
  }
  const { response } = (error ?? {}) as { response?: { status?: number; data?: unknown } };
  if (!response) return { failure: new MailboxError('retry', 'Google does not answer'), status: 0, reason: '' };
  const problem = problemSchema.safeParse(response.data).data?.error;
  const reason =
    typeof problem === 'string'
      ? problem
      : [...(problem?.errors ?? []), ...(problem?.details ?? [])].flatMap(({ reason = [] }) => reason).join(' ');
  return { status: response.status ?? 0, reason: reason.slice(0, 100) };
}
