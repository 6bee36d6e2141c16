/** A tool as an engine is told of it: `parameters` is a JSON Schema. */
export type ToolDescription = { name: string; description: string; parameters: Record<string, unknown> };

/** A wish of the engine's. `args` is text of its making, hopefully JSON. */
export type ToolCall = { id: string; name: string; args: string };

export type Message =
  | { role: 'rules' | 'asker'; text: string }
  | { role: 'engine'; text: string; calls: ToolCall[] }
  | { role: 'tool'; call_id: string; text: string };

export type EngineRequest = {
  messages: Message[];
  tools: ToolDescription[];
  /** Whether it may ask for tools; where not, it has to answer. */
  mayCall: boolean;
  signal: AbortSignal;
};

/** What comes of a turn, in this order as often as it comes: text, wishes, how it ended. */
export type StreamEvent =
  | { kind: 'text'; text: string }
  | { kind: 'calls'; calls: ToolCall[] }
  /** `cut`: it was not done, but may say no more. */
  | { kind: 'end'; cut: boolean }
  | { kind: 'tokens'; count: number };

/** Something that answers with a language model, one turn after the other. */
export type AnsweringEngine = { stream(turn: EngineRequest): AsyncIterable<StreamEvent> };

/** `away` and `busy`: try later. `slow`: took too long. `refused`: will not. `nonsense`: answers, but nothing of use. */
export type EngineFailure = 'away' | 'busy' | 'slow' | 'refused' | 'nonsense';

export class EngineError extends Error {
  readonly kind: EngineFailure;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: EngineFailure, options: ErrorOptions & { retryAfterSeconds?: number } = {}) {
    super(`the engine is of no help: ${kind}`, options);
    this.name = 'EngineError';
    this.kind = kind;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
