/** A tool as it is described to an engine. `parameters` is a JSON Schema. */
export type ToolDescription = { name: string; description: string; parameters: Record<string, unknown> };

/** A tool call that the engine asks for. `args` is text of the model and may be invalid JSON. */
export type ToolCall = { id: string; name: string; args: string };

export type Message =
  | { role: 'rules' | 'asker'; text: string }
  | { role: 'engine'; text: string; calls: ToolCall[] }
  | { role: 'tool'; call_id: string; text: string };

export type EngineRequest = {
  messages: Message[];
  tools: ToolDescription[];
  /** True if the engine may call tools; otherwise it has to answer. */
  mayCall: boolean;
  signal: AbortSignal;
};

/** An event of the stream, in this order: text, tool calls, the end. */
export type StreamEvent =
  | { kind: 'text'; text: string }
  | { kind: 'calls'; calls: ToolCall[] }
  /** `cut`: the answer reached the token limit. */
  | { kind: 'end'; cut: boolean }
  | { kind: 'tokens'; count: number };

/** Answers with a language model, one request per turn of the conversation. */
export type AnsweringEngine = { stream(turn: EngineRequest): AsyncIterable<StreamEvent> };

/** `away` and `busy`: try later. `slow`: timed out. `refused`: the model declines. `nonsense`: the answer is unusable. */
export type EngineFailure = 'away' | 'busy' | 'slow' | 'refused' | 'nonsense';

export class EngineError extends Error {
  readonly kind: EngineFailure;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: EngineFailure, options: ErrorOptions & { retryAfterSeconds?: number } = {}) {
    super(`the engine failed: ${kind}`, options);
    this.name = 'EngineError';
    this.kind = kind;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
