import type { Call, Reply } from '#http/call.ts';
import type { Answer } from '#http/serve.ts';
import { refuse } from './errors.ts';

const maxRequests = 20;
/** Outlook's limit of concurrent calls. */
const width = 4;

type BatchRequest = {
  id: string;
  method?: string;
  url: string;
  headers?: Record<string, string>;
  dependsOn?: string[];
};

function requestsIn(body: Buffer): BatchRequest[] | undefined {
  try {
    const { requests } = JSON.parse(body.toString('utf8')) as { requests?: unknown };
    const isRequest = (each: BatchRequest) => typeof each?.id === 'string' && typeof each.url === 'string';
    return Array.isArray(requests) && requests.every(isRequest) ? requests : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Answers up to twenty calls in one request, each with its id. Binary bodies are base64. Calls that depend on a failed one
 * are answered with 424. Source: "Combine multiple HTTP requests using JSON batching".
 */
export async function answerBatch(call: Call, answer: (call: Call) => Promise<Reply>): Promise<Answer> {
  const requests = requestsIn(call.body);
  const one = { units: 0, calls: 1 };
  if (!requests) return { ...refuse('badQuery', 'Invalid batch payload format.'), ...one };
  if (requests.length > maxRequests) {
    return { ...refuse('badQuery', 'Number of batch request steps exceeds the maximum value of 20.'), ...one };
  }
  const replies = new Map<string, Reply>();
  for (let waiting = [...requests]; waiting.length > 0; ) {
    const ready = waiting.filter(({ dependsOn = [] }) => dependsOn.every((id) => replies.has(id))).slice(0, width);
    if (ready.length === 0) return { ...refuse('badQuery', 'Invalid dependsOn.'), ...one };
    waiting = waiting.filter((request) => !ready.includes(request));
    await Promise.all(
      ready.map(async (request) => {
        const failed = request.dependsOn?.some((id) => (replies.get(id)?.status ?? 0) >= 400);
        replies.set(request.id, failed ? { status: 424 } : await answer(toCall(request, call)));
      }),
    );
  }
  return {
    status: 200,
    body: { responses: requests.map(({ id }) => renderResponse(id, replies.get(id))) },
    units: 0,
    calls: requests.length,
    ...([...replies.values()].some(({ failure }) => failure === 'cut') && { failure: 'cut' }),
  };
}

function toCall({ method = 'GET', url, headers = {} }: BatchRequest, outer: Call): Call {
  const { pathname, searchParams } = new URL(url.startsWith('/') ? url : `/${url}`, 'http://emulator');
  const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    method,
    path: pathname,
    query: searchParams,
    headers: { authorization: outer.headers.authorization, ...own },
    body: Buffer.alloc(0),
  };
}

function renderResponse(id: string, reply: Reply | undefined) {
  const { status, headers = {}, body } = reply ?? { status: 500 };
  const isBytes = Buffer.isBuffer(body);
  return {
    id,
    status,
    headers: { 'Content-Type': 'application/json', ...capitalised(headers) },
    ...(body !== undefined && { body: isBytes ? body.toString('base64') : body }),
  };
}

const capitalised = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.replace(/(^|-)[a-z]/g, (part) => part.toUpperCase()), value]),
  );
