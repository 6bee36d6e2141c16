import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Middleware } from '@microsoft/microsoft-graph-client';
import { z } from 'zod';
import { MailboxError } from './mailbox.ts';
import type { AccessTokens } from './mailbox-provider.ts';
import { createProviderFetch, parseRetryAfter } from './provider-fetch.ts';

const mostBytesOfAnswer = 16 * 1024 * 1024;
/** Requests immutable ids, and unmodified HTML with its structured data. */
const prefer = 'IdType="ImmutableId", outlook.allow-unsafe-html';
/** Microsoft's limit for a batch, and the number of retries of throttled parts. */
const mostInBatch = 20;
const batchTries = 6;
const mostSecondsToWait = 30;

const batchSchema = z.object({
  responses: z.array(
    z.object({
      id: z.string(),
      status: z.number().int(),
      headers: z.record(z.string(), z.string()).optional(),
      body: z.unknown(),
    }),
  ),
});

export type Answer = { status: number; body: unknown };
export type OutlookApi = ReturnType<typeof createOutlookApi>;

/**
 * Reads from Microsoft Graph. Paths are relative to its root; `relative` converts the links in answers.
 * @param apiUrl the root with its version, `https://graph.microsoft.com/v1.0`
 */
export function createOutlookApi(apiUrl: string, tokens: AccessTokens) {
  const root = apiUrl.replace(/\/+$/, '');
  const [, baseUrl = root, defaultVersion = ''] = /^(.*)\/([^/]+)$/.exec(root) ?? [];
  const fetch = createProviderFetch({ tokens, mostBytes: mostBytesOfAnswer });

  /** Replaces the client's own middleware, which sends tokens only to Microsoft's hosts and has no limits. */
  async function ask(path: string, signal?: AbortSignal, body?: unknown): Promise<unknown> {
    let failure: unknown;
    const middleware: Middleware = {
      async execute(context) {
        try {
          context.response = await fetch(context.request as string, { ...context.options, signal } as RequestInit);
        } catch (error) {
          failure = error;
          throw error;
        }
      },
    };
    const request = Client.initWithMiddleware({ baseUrl, defaultVersion, middleware })
      .api(path)
      .header('Prefer', prefer);
    try {
      return await (body === undefined ? request.get() : request.post(body));
    } catch (error) {
      signal?.throwIfAborted();
      if (failure instanceof MailboxError) throw failure;
      throw refusal((error as { statusCode?: number }).statusCode ?? 0, (error as { code?: string | null }).code);
    }
  }

  return {
    ask,

    /** Sends many requests in few batches and returns answers in order; throttled parts are sent again. */
    async batch(paths: readonly string[], signal: AbortSignal): Promise<Answer[]> {
      const answers: Answer[] = [];
      let isRenewed = false;
      for (let tries = 1; ; tries += 1) {
        const open = [...paths.keys()].filter((index) => !answers[index]);
        let wait = 0;
        let isRefused = false;
        for (let at = 0; at < open.length; at += mostInBatch) {
          const requests = open.slice(at, at + mostInBatch).map((index) => ({
            id: String(index),
            method: 'GET',
            url: paths[index],
            headers: { Prefer: prefer },
          }));
          const { responses } = check(batchSchema, await ask('/$batch', signal, { requests }));
          for (const { id, status, headers, body } of responses) {
            // The parts of a batch are throttled individually.
            if (status === 401 && !isRenewed) isRefused = true;
            else if (status !== 429 && status < 500) answers[Number(id)] = { status, body };
            else wait = Math.max(wait, parseRetryAfter(retryAfter(headers)) ?? tries);
          }
        }
        if (paths.every((_, index) => answers[index])) return answers;
        if (isRefused) {
          isRenewed = true;
          await tokens(await tokens());
        }
        if (tries === batchTries || wait > mostSecondsToWait) {
          throw new MailboxError('retry', 'Microsoft Graph is busy', { retryAfterSeconds: wait });
        }
        await sleep(wait * 1000, undefined, { signal });
      }
    },

    /** A link to the next page. Links to other hosts are not followed, because the token would be sent there. */
    relative(link: string): string {
      if (!link.startsWith(`${root}/`)) throw new MailboxError('refused', 'Microsoft Graph links elsewhere');
      return link.slice(root.length);
    },
  };
}

const retryAfter = (headers: Record<string, string> = {}) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'retry-after')?.[1];

/** Classifies an error answer. Its text is dropped because it quotes the request. */
function refusal(status: number, code: string | null = ''): MailboxError {
  const word = /^\w{1,60}$/.test(code ?? '') ? (code ?? '') : '';
  const isGone = status === 401 || (status === 403 && /AccessDenied|Authorization/i.test(word));
  const text = `Microsoft Graph answers ${status} ${word}`.trim();
  return new MailboxError(isGone ? 'reconnect' : status === 0 ? 'retry' : 'refused', text);
}

export function check<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new MailboxError('retry', 'Microsoft Graph answers something else');
  return parsed.data;
}

const problemSchema = z.object({ error: z.object({ code: z.string() }) });

/** The body of one answer of a batch, or its error. */
export function unwrap<T>(schema: z.ZodType<T>, { status, body }: Answer): T {
  if (status >= 200 && status < 300) return check(schema, body);
  throw refusal(status, problemSchema.safeParse(body).data?.error.code);
}
