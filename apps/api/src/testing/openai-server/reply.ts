/** The reply to one request. Without a failure: the text in chunks, then the tool calls in fragments. */
export type Reply = {
  text?: string;
  /** Characters of text or arguments to a chunk. */
  chunkLength?: number;
  calls?: { name: string; args: unknown; id?: string }[];
  refusal?: string;
  finish?: 'stop' | 'length' | 'tool_calls' | 'content_filter';
  usage?: number;
  /** Before the first byte, and between chunks. */
  beforeMs?: number;
  betweenMs?: number;
  keepAlive?: boolean;
  /** Breaks the connection, or ends without `[DONE]`, in front of that chunk. */
  cutAfter?: number;
  endAfter?: number;
  hangUp?: boolean;
  status?: number;
  code?: string;
  headers?: Record<string, string>;
  /** In place of everything. */
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
 * As OpenAI streams: the role first, content in pieces, each tool call begun with index, id and name and its arguments in
 * fragments (those of several tool calls one after the other), the reason of the end with an empty delta, then the usage with
 * no choices. Arguments that are text are sent as they are, so that a script can send broken ones.
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
