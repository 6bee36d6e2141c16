import type OpenAI from 'openai';
import { z } from 'zod';
import {
  type AnsweringEngine,
  EngineError,
  type EngineRequest,
  type Message,
  type StreamEvent,
  type ToolCall,
} from './answering-engine.ts';

/** Limits of one answer. The request is aborted above them. */
const limits = { answerTokens: 1_000, characters: 12_000, calls: 16, argumentCharacters: 4_000, bytes: 1_048_576 };

/** A streamed chunk of OpenAI and compatible servers. Fields that are not read here may be missing or differ. */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            refusal: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.int().min(0).optional(),
                  id: z.string().nullish(),
                  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ total_tokens: z.int().min(0) }).nullish(),
});
type Chunk = z.infer<typeof chunkSchema>;
type ToolCallDelta = NonNullable<NonNullable<NonNullable<Chunk['choices']>[number]['delta']>['tool_calls']>[number];

/**
 * Speaks the chat completions of OpenAI and compatible servers. Nothing is stored there. No request is retried, because
 * the user is waiting, and no redirect is followed, because it would carry the question to another host.
 * @param baseUrl with its `/v1`
 */
export function createOpenAi({ apiKey, baseUrl, model }: Settings): AnsweringEngine {
  let loaded: Promise<{ sdk: typeof OpenAI; client: OpenAI }> | undefined;
  // The SDK is loaded with the first question.
  const load = async () => {
    const { default: sdk } = await import('openai');
    return { sdk, client: connect(sdk) };
  };
  const connect = (sdk: typeof OpenAI) =>
    new sdk({
      apiKey,
      baseURL: baseUrl,
      // Without these the SDK reads the environment.
      ...{ organization: null, project: null, adminAPIKey: null, webhookSecret: null },
      maxRetries: 0,
      logLevel: 'off',
      fetchOptions: { redirect: 'error' },
      fetch: async (url, init) => limitBytes(await fetch(url, init)),
    });
  // OpenAI itself is never called without `store: false`.
  const mayBePlain = new URL(baseUrl).hostname !== 'api.openai.com';
  let isPlain = false;

  async function openStream(sdk: typeof OpenAI, client: OpenAI, request: EngineRequest) {
    const { signal } = request;
    if (isPlain) return client.chat.completions.create(createPlainBody(model, request), { signal });
    try {
      return await client.chat.completions.create(createBody(model, request), { signal });
    } catch (error) {
      const isForeignToIt = error instanceof sdk.APIError && (error.status === 400 || error.status === 422);
      if (!mayBePlain || !isForeignToIt) throw error;
      const stream = await client.chat.completions.create(createPlainBody(model, request), { signal });
      isPlain = true;
      return stream;
    }
  }

  return {
    async *stream(turn: EngineRequest): AsyncGenerator<StreamEvent> {
      const { signal } = turn;
      const state = { calls: new Map<number, ToolCall>(), characters: 0, finished: undefined as string | undefined };
      loaded ??= load();
      const { sdk, client } = await loaded;
      try {
        const stream = await openStream(sdk, client, turn);
        for await (const chunk of stream) yield* readChunk(chunkSchema.parse(chunk), state);
      } catch (error) {
        throw translateError(error, signal, sdk);
      }
      // A stream that is aborted ends like one that is done.
      if (signal.aborted) throw translateError(signal.reason, signal, sdk);
      if (state.finished === undefined) throw new EngineError('away');
      if (state.finished === 'content_filter') throw new EngineError('refused');
      if (state.calls.size > 0) yield { kind: 'calls', calls: [...state.calls.values()].map(normaliseCall) };
      yield { kind: 'end', cut: state.finished === 'length' };
    },
  };
}

type Settings = { apiKey: string; baseUrl: string; model: string };
type Body = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;

const createCommonBody = (model: string, { messages, mayCall }: EngineRequest) => ({
  ...{ model, messages: messages.map(presentMessage) },
  ...{ tool_choice: mayCall ? ('auto' as const) : ('none' as const), stream: true as const },
});

const createBody = (model: string, request: EngineRequest): Body => ({
  ...createCommonBody(model, request),
  tools: request.tools.map((tool) => ({ type: 'function', function: { ...tool, strict: true } })),
  stream_options: { include_usage: true },
  store: false,
  max_completion_tokens: limits.answerTokens,
});

/** For Mistral, Gemini and others, which refuse unknown fields and do not store requests. */
const createPlainBody = (model: string, request: EngineRequest): Body => ({
  ...createCommonBody(model, request),
  tools: request.tools.map((tool) => ({ type: 'function', function: tool })),
  max_tokens: limits.answerTokens,
});

type State = { calls: Map<number, ToolCall>; characters: number; finished: string | undefined };

function* readChunk({ choices, usage }: Chunk, state: State): Generator<StreamEvent> {
  if (usage) yield { kind: 'tokens', count: usage.total_tokens };
  const [choice] = choices ?? [];
  if (!choice) return;
  const { delta, finish_reason } = choice;
  if (delta?.refusal) throw new EngineError('refused');
  if (delta?.content) {
    state.characters += delta.content.length;
    if (state.characters > limits.characters) throw new EngineError('nonsense');
    yield { kind: 'text', text: delta.content };
  }
  for (const part of delta?.tool_calls ?? []) addToolCallDelta(state.calls, part);
  if (finish_reason) state.finished = finish_reason;
}

/** Tool calls arrive in fragments, several at once. The index assigns a fragment to its call; arguments are concatenated. */
function addToolCallDelta(calls: Map<number, ToolCall>, { index, id, function: fragment }: ToolCallDelta): void {
  const at = index ?? (id ? calls.size : calls.size - 1);
  const call = calls.get(at) ?? { id: '', name: '', args: '' };
  call.id ||= (id ?? '').slice(0, 100);
  call.name += fragment?.name ?? '';
  call.args += fragment?.arguments ?? '';
  calls.set(at, call);
  if (calls.size > limits.calls || call.args.length > limits.argumentCharacters || call.name.length > 100) {
    throw new EngineError('nonsense');
  }
}

/** The form in which OpenAI accepts a call back: valid name and id, arguments that are JSON. */
function normaliseCall({ id, name, args }: ToolCall, at: number): ToolCall {
  let json = args;
  try {
    JSON.parse(args);
  } catch {
    json = '{"unreadable":true}';
  }
  return { id: id || `call_${at}`, name: name.replace(/[^\w-]/g, '_').slice(0, 64) || 'unnamed', args: json };
}

function presentMessage(message: Message): OpenAI.Chat.Completions.ChatCompletionMessageParam {
  switch (message.role) {
    case 'rules':
      return { role: 'system', content: message.text };
    case 'asker':
      return { role: 'user', content: message.text };
    case 'tool':
      return { role: 'tool', tool_call_id: message.call_id, content: message.text };
    case 'engine':
      return {
        role: 'assistant',
        content: message.text || null,
        ...(message.calls.length > 0 && {
          tool_calls: message.calls.map(({ id, name, args }) => ({
            ...{ id, type: 'function' as const },
            function: { name, arguments: args },
          })),
        }),
      };
  }
}

/** Fails a stream above the byte limit. */
function limitBytes(answer: Response): Response {
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > limits.bytes) controller.error(new EngineError('nonsense'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(answer.body?.pipeThrough(count), answer);
}

/** Drops the provider's message as a cause, because it may repeat the question. */
function translateError(error: unknown, signal: AbortSignal, sdk: typeof OpenAI): Error {
  if (signal.aborted) {
    const { reason } = signal;
    return reason?.name === 'TimeoutError' ? new EngineError('slow') : reason;
  }
  if (error instanceof EngineError) return error;
  if (error instanceof sdk.APIError && error.status === 429) {
    const seconds = Number(error.headers?.get('retry-after'));
    return new EngineError('busy', Number.isFinite(seconds) && seconds > 0 ? { retryAfterSeconds: seconds } : {});
  }
  if (error instanceof z.ZodError || error instanceof SyntaxError) return new EngineError('nonsense');
  return new EngineError('away');
}
