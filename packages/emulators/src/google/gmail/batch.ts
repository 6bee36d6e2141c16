import { randomBytes } from 'node:crypto';
import type { Call, Reply } from '#http/call.ts';
import { encodeBody } from '#http/send.ts';
import type { Answer } from '#http/serve.ts';
import { headerOf, parseHeaders, parseParameters } from '#mailbox/headers.ts';
import { splitMail } from '#mailbox/mime.ts';
import { refuse } from './errors.ts';

const mostCalls = 100;

/**
 * Answers a batch: `multipart/mixed` with an HTTP request in each part. The responses have the same order and
 * Content-IDs, and each call counts towards the quota. Source: "Batching requests" of the Gmail API.
 */
export async function answerBatch(call: Call, answer: (call: Call) => Promise<Answer>): Promise<Answer> {
  const { value, parameters } = parseParameters(call.headers['content-type'] ?? '');
  if (value !== 'multipart/mixed' || !parameters.boundary) return { ...refuse('invalid'), units: 0, calls: 1 };
  const parts = partsOf(call.body.toString('utf8'), parameters.boundary);
  if (parts.length > mostCalls) {
    return { ...refuse('invalid', 'The batch request exceeds the limit of 100 calls'), units: 0, calls: 1 };
  }
  const answers = await Promise.all(
    parts.map(async ({ id, call: inner }) => ({
      id,
      answer: await answer({ ...inner, headers: { authorization: call.headers.authorization, ...inner.headers } }),
    })),
  );
  const boundary = `batch_${randomBytes(12).toString('base64url')}`;
  const body = answers.map((each) => `--${boundary}\r\n${write(each.id, each.answer)}\r\n`).join('');
  return {
    status: 200,
    headers: { 'content-type': `multipart/mixed; boundary=${boundary}` },
    body: Buffer.from(`${body}--${boundary}--\r\n`),
    units: answers.reduce((sum, each) => sum + each.answer.units, 0),
    calls: answers.length,
    ...(answers.some((each) => each.answer.failure === 'cut') && { failure: 'cut' }),
  };
}

function partsOf(text: string, boundary: string): { id?: string; call: Call }[] {
  return `\r\n${text}`
    .split(`\n--${boundary}`)
    .slice(1)
    .filter((part) => !part.startsWith('--'))
    .map((part) => {
      const [head, request] = splitMail(part.replace(/^\r?\n/, ''));
      const [line = '', ...lines] = request.trimStart().split(/\r?\n/);
      const [method = 'GET', target = '/'] = line.split(' ');
      const url = new URL(target, 'http://emulator');
      const [headers, body] = splitMail(`${lines.join('\r\n')}\r\n\r\n`);
      return {
        id: headerOf(parseHeaders(head), 'content-id'),
        call: {
          method,
          path: url.pathname.replace(/^\/gmail(?=\/)/, ''),
          query: url.searchParams,
          headers: Object.fromEntries(parseHeaders(headers).map(({ name, value }) => [name.toLowerCase(), value])),
          body: Buffer.from(body),
        },
      };
    });
}

const reasons: Record<number, string> = { 200: 'OK', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found' };

function write(id: string | undefined, { status, headers, body }: Reply): string {
  const bytes = encodeBody(body);
  const name = id ? `Content-ID: ${id.startsWith('<') ? id.replace('<', '<response-') : `response-${id}`}\r\n` : '';
  const more = Object.entries(headers ?? {})
    .map(([header, value]) => `${header}: ${value}\r\n`)
    .join('');
  return `Content-Type: application/http\r\n${name}\r\nHTTP/1.1 ${status} ${reasons[status] ?? 'Error'}\r\nContent-Type: application/json; charset=UTF-8\r\nContent-Length: ${bytes.length}\r\n${more}\r\n${bytes.toString('utf8')}`;
}
