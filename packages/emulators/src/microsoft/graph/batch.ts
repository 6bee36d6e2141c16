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

/** Answers up to twenty calls in one request. Source: "Combine multiple HTTP requests using JSON batching". */
export async function answerBatch(call: Call, answer: (call: Call) => Promise<Reply>): Promise<Answer> {
  const requests = requestsIn(call.body);
  const one = { units: 0, calls: 1 };
  if (!requests) return { ...refuse('badQuery', 'Invalid batch payload format.'), ...one };
  if (requests.length > maxRequests) {
    return { ...refuse('badQuery', 'Number of batch request steps exceeds the maximum value of 20.'), ...one };
  }
  const replies: Reply[] = [];
  for (let at = 0; at < requests.length; at += width) {
    const some = requests.slice(at, at + width).map((request) => answer(toCall(request, call)));
    replies.push(...(await Promise.all(some)));
  }
  return {
    status: 200,
    body: { responses: replies.map((reply, n) => renderResponse(requests[n]?.id ?? '', reply)) },
    units: 0,
    calls: requests.length,
    ...(replies.some(({ failure }) => failure === 'cut') && { failure: 'cut' }),
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

const renderResponse = (id: string, { status, headers = {}, body }: Reply) => ({
  id,
  status,
  headers: { 'Content-Type': 'application/json', ...capitalised(headers) },
  body,
});

const capitalised = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.replace(/(^|-)[a-z]/g, (part) => part.toUpperCase()), value]),
  );
