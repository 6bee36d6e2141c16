import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type Chunk, chunksOf, errorBody, type Reply } from './reply.ts';

const parts = {
  model: z.string().min(1),
  stream: z.literal(true),
  tool_choice: z.enum(['auto', 'none']).optional(),
  messages: z.array(
    z.discriminatedUnion('role', [
      z.object({ role: z.literal('system'), content: z.string() }),
      z.object({ role: z.literal('user'), content: z.string() }),
      z.object({
        role: z.literal('assistant'),
        content: z.string().nullable(),
        tool_calls: z
          .array(
            z.object({
              id: z.string(),
              type: z.literal('function'),
              function: z.object({ name: z.string().regex(/^[\w-]{1,64}$/), arguments: z.string() }),
            }),
          )
          .min(1)
          .optional(),
      }),
      z.object({ role: z.literal('tool'), tool_call_id: z.string(), content: z.string() }),
    ]),
  ),
  tools: z.array(
    z.object({
      type: z.literal('function'),
      function: z.object({
        name: z.string().regex(/^[\w-]{1,64}$/),
        description: z.string(),
        strict: z.literal(true).optional(),
        parameters: z.record(z.string(), z.unknown()).refine(isStrict),
      }),
    }),
  ),
};
/** The schema of a valid chat completions request. Other requests are refused with 400. */
const requestSchema = z
  .object({
    ...parts,
    stream_options: z.object({ include_usage: z.literal(true) }),
    store: z.literal(false),
    max_completion_tokens: z.int().min(1),
  })
  .refine(({ tools }) => tools.every((tool) => tool.function.strict));
/** The schema of a compatible server that refuses unknown fields. */
const plainSchema = z
  .strictObject({ ...parts, max_tokens: z.int().min(1) })
  .refine(({ tools }) => tools.every((tool) => tool.function.strict === undefined));
export type ChatRequest = z.infer<z.ZodObject<typeof parts>>;

/** In strict mode, every object lists all its properties as required and allows no others. */
function isStrict(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, required, additionalProperties } = schema as Record<string, unknown>;
  if (type === 'object') {
    const names = Object.keys((properties ?? {}) as object);
    if (additionalProperties !== false || names.some((name) => !(required as string[] | undefined)?.includes(name))) {
      return false;
    }
  }
  return Object.values(schema).every(isStrict);
}

/** Checks that every tool call of an assistant message is answered by a tool message before the next message. */
function areCallsAnswered({ messages }: ChatRequest): boolean {
  let open: string[] = [];
  for (const message of messages) {
    if (message.role === 'tool') {
      if (!open.includes(message.tool_call_id)) return false;
      open = open.filter((id) => id !== message.tool_call_id);
    } else if (open.length > 0) return false;
    else if (message.role === 'assistant') open = (message.tool_calls ?? []).map(({ id }) => id);
  }
  return open.length === 0;
}

export type Script = (request: ChatRequest, turn: number) => Reply | Promise<Reply>;

/**
 * Implements OpenAI's chat completions over HTTP: streamed chunks, tool calls in fragments, usage, refusals, rate
 * limits and interrupted streams. A script supplies the replies; there is no model.
 */
export async function startOpenAiServer({ isPlain = false } = {}) {
  const requests: { at: number; headers: IncomingMessage['headers']; body: ChatRequest; bytes: number; raw: string }[] =
    [];
  /** Replies aborted by the client, replies in progress, and requests refused as invalid. */
  const counts = { abandoned: 0, open: 0, refused: 0 };
  let script: Script = () => ({ status: 500 });
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const raw = Buffer.concat(chunks);
    if (req.method !== 'POST' || req.url !== '/v1/chat/completions') return fail(res, 404, 'unknown_url');
    if (req.headers.authorization !== 'Bearer sk-test') return fail(res, 401, 'invalid_api_key');
    const parsed = (isPlain ? plainSchema : requestSchema).safeParse(JSON.parse(raw.toString()));
    if (!parsed.success || !areCallsAnswered(parsed.data)) {
      counts.refused += 1;
      return fail(res, isPlain ? 422 : 400, 'invalid_request_error');
    }
    const turn = parsed.data.messages.filter(({ role }) => role === 'assistant').length;
    requests.push({ at: Date.now(), headers: req.headers, body: parsed.data, bytes: raw.length, raw: raw.toString() });
    counts.open += 1;
    let isSent = false;
    res.once('close', () => {
      counts.open -= 1;
      if (!isSent) counts.abandoned += 1;
    });
    await sendReply(res, await script(parsed.data, turn), parsed.data.model);
    isSent = res.writableEnded || !res.destroyed;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    counts,
    /** Replaces the script. */
    respondWith(next: Script) {
      script = next;
      requests.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function fail(res: ServerResponse, status: number, code: string, headers: Record<string, string> = {}): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(errorBody(code)));
}

async function sendReply(res: ServerResponse, reply: Reply, model: string): Promise<void> {
  if (reply.beforeMs) await wait(reply.beforeMs);
  if (res.destroyed) return;
  if (reply.hangUp) return void res.destroy();
  if (reply.status) return fail(res, reply.status, reply.code ?? 'server_error', reply.headers);
  res.writeHead(200, { 'content-type': reply.contentType ?? 'text/event-stream; charset=utf-8', ...reply.headers });
  if (reply.raw !== undefined) return void res.end(reply.raw);
  const chunks = chunksOf(reply, model);
  for (const [at, chunk] of chunks.entries()) {
    if (res.destroyed) return;
    if (reply.cutAfter === at) return void res.destroy();
    if (reply.endAfter === at) return void res.end();
    if (reply.keepAlive) res.write(': keep-alive\n\n');
    res.write(line(chunk));
    if (reply.betweenMs) await wait(reply.betweenMs);
  }
  res.end('data: [DONE]\n\n');
}

const line = (chunk: Chunk) => `data: ${JSON.stringify(chunk)}\n\n`;
