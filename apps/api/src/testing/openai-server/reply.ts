/** The reply to one request. Without a failure: the text in chunks, then the tool calls in fragments. */
export type Reply = {
  text?: string;
  /** Characters per chunk. */
  chunkLength?: number;
  calls?: { name: string; args: unknown; id?: string }[];
  refusal?: string;
  finish?: 'stop' | 'length' | 'tool_calls' | 'content_filter';
  usage?: number;
  /** Delays before the first byte and between chunks. */
  beforeMs?: number;
  betweenMs?: number;
  keepAlive?: boolean;
  /** Breaks the connection, or ends without `[DONE]`, before this chunk. */
  cutAfter?: number;
  endAfter?: number;
  hangUp?: boolean;
  status?: number;
  code?: string;
  headers?: Record<string, string>;
  /** Sent instead of a reply. */
  raw?: string;
  contentType?: string;
};

export type Chunk = Record<string, unknown>;

export const errorBody = (code: string) => ({
  error: { message: `You sent something that is answered with ${code}.`, type: code, param: null, code },
});

const splitText = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));

/**
 * Streams like OpenAI: the role, then the content in chunks, then each tool call with index, id and name followed by
 * its arguments in fragments, then the finish reason with an empty delta, then the usage without choices. Arguments
 * given as text are sent unchanged, so that a script can send invalid ones.
 */
export function chunksOf(reply: Reply, model: string): Chunk[] {
  const { text = '', chunkLength = 7, calls = [], refusal, usage = 1_234 } = reply;
  const finish = reply.finish ?? (calls.length > 0 ? 'tool_calls' : 'stop');
  const chunk = (delta: object, finish_reason: string | null = null): Chunk => ({
    ...head(model),
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    usage: null,
  });
  const callChunks = calls.flatMap(
    ({ name, args, id = `call_${crypto.randomUUID().replaceAll('-', '').slice(0, 24)}` }, index) => [
      chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }),
      ...splitText(typeof args === 'string' ? args : JSON.stringify(args), chunkLength).map((part) =>
        chunk({ tool_calls: [{ index, function: { arguments: part } }] }),
      ),
    ],
  );
  return [
    chunk({ role: 'assistant', content: calls.length > 0 && !text ? null : '', refusal: null }),
    ...splitText(text, chunkLength).map((content) => chunk({ content })),
    ...(refusal === undefined ? [] : splitText(refusal, chunkLength).map((part) => chunk({ refusal: part }))),
    ...callChunks,
    chunk({}, finish),
    { ...head(model), choices: [], usage: { prompt_tokens: usage - 34, completion_tokens: 34, total_tokens: usage } },
  ];
}

const head = (model: string) => ({
  id: 'chatcmpl-test',
  object: 'chat.completion.chunk',
  created: 1_795_253_000,
  model,
  service_tier: 'default',
  system_fingerprint: null,
});
