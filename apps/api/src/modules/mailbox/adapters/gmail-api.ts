import { type gmail_v1, gmail as googleGmail } from '@googleapis/gmail';
import { z } from 'zod';
import { MailboxError } from './mailbox.ts';
import type { AccessTokens } from './mailbox-provider.ts';
import { AnswerTooLarge, createProviderFetch } from './provider-fetch.ts';

export type GmailMessage = gmail_v1.Schema$Message;

const mostBytesOfAnswer = 8 * 1024 * 1024;
/** The limit of pages. No mailbox has more, and a list without an end must stop. */
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
 * The calls of Gmail's API that reading needs, with their cost in quota units of the user's per-minute quota
 * (https://developers.google.com/workspace/gmail/api/reference/quota).
 * @param apiUrl the root, `https://gmail.googleapis.com`
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

    /** The ids of all mails that match a search, without spam and trash. 5 units for each 500. */
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
     * The mails that were added since a history id, or moved out of spam or trash. 2 units per page.
     * @returns undefined if Gmail no longer knows the history id
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
     * 5 units (20 for projects since May 2026) for every format. `full` does not include attachments.
     * @returns undefined if the mail was deleted
     */
    message: (id: string, parts: 'head' | 'full', signal: AbortSignal): Promise<GmailMessage | undefined> => {
      const what =
        parts === 'head'
          ? { format: 'metadata', metadataHeaders, fields: 'id,internalDate,labelIds,payload/headers' }
          : { format: 'full', fields: 'id,internalDate,payload' };
      return orMissing(askFor(users.messages.get({ ...me, id, ...what }, { signal }), signal));
    },

    /** A part that is not included in its mail: base64url, empty if it was deleted. 5 units. */
    async part(messageId: string, id: string, signal: AbortSignal): Promise<string> {
      const answer = users.messages.attachments.get({ ...me, messageId, id, fields: 'data' }, { signal });
      try {
        return (await orMissing(askFor(answer, signal)))?.data ?? '';
      } catch (error) {
        // An unknown id of an attachment is answered with 400, not 404.
        if (error instanceof AnswerTooLarge || (error instanceof GmailRefusal && error.status === 400)) return '';
        throw error;
      }
    },
  };
}

const metadataHeaders = ['From', 'Subject', 'Date', 'Message-ID', 'Precedence'];
const isHidden = (label: string) => label === 'SPAM' || label === 'TRASH';

/**
 * Google also answers exceeded limits with 403
 * (https://developers.google.com/workspace/gmail/api/guides/handle-errors).
 */
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

/** An error answer of the API. It carries no part of the request, which contains tokens. */
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

/** Errors of Google's libraries: a wrapped error of ours, or an error answer with a status and a reason. */
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
