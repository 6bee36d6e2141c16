import { createNumberRule, type Fact, isInAnotherLanguage, type Portfolio } from '@kumbara/analyst';
import type { Language } from '@kumbara/shared';
import { type AnsweringEngine, EngineError, type Message, type ToolCall } from './adapters/answering-engine.ts';
import { cleanAnswerText, findFaults, hasVerbatimCopy } from './answer-text.ts';
import { claimsAnEnd, claimsToHaveActed } from './claims.ts';
import { buildCorrectionPrompt, buildSystemPrompt } from './prompts.ts';
import { createRedaction } from './redaction.ts';
import { createSentenceBuffer } from './sentence-buffer.ts';
import { createToolCalls, toolDescriptions } from './tool-calls.ts';

/** Limits for one question. `promptBytes` leaves room for what the adapter adds to a prompt of 64 KiB. */
const limits = {
  turns: 8,
  promptBytes: 58_000,
  resultBytes: 12_000,
  roomForCalls: 6_000,
  characters: 6_000,
};

export type Conversation = {
  engine: AnsweringEngine;
  /** The time limit for the whole conversation. */
  milliseconds: number;
  question: string;
  language: Language;
  portfolio: Portfolio;
  user: { name: string; email: string };
  signal: AbortSignal;
  /** Called with the tokens of every turn, failed turns included. */
  addTokens(tokens: number): void;
};
/** The text that was streamed, and the computed facts that it states. */
export type EngineAnswer = { analysis: string; facts: Fact[] };

type State = ReturnType<typeof createState>;

function createState({ question, language, portfolio, user }: Conversation) {
  const redaction = createRedaction(portfolio, user);
  const redactedQuestion = redaction.question(question);
  const rules = buildSystemPrompt(language, portfolio.today, portfolio.currency);
  const messages: Message[] = [
    { role: 'rules', text: rules },
    { role: 'asker', text: redactedQuestion },
  ];
  return {
    messages,
    rules,
    language,
    names: redaction.names,
    running: redaction.activeNames,
    answerCall: createToolCalls({ portfolio, redaction, question, language }),
    rule: createNumberRule({ language, today: portfolio.today, names: redaction.names, shown: redaction.displayName }),
    answer: '',
    facts: new Set<Fact>(),
    turns: 0,
    hasCalledTools: false,
    isCorrected: false,
    isFull: false,
  };
}

/**
 * Asks an engine, lets it call tools, and streams its answer by sentences. A sentence is checked before it is streamed:
 * every number is a tool's, a date, a year or a count, and it has no link, address or markup. The engine may correct a
 * failed sentence once.
 * @throws EngineError if no complete answer passes the checks, also after sentences were streamed
 */
export async function* converse(conversation: Conversation): AsyncGenerator<string, EngineAnswer> {
  const deadline = AbortSignal.timeout(conversation.milliseconds);
  const signal = AbortSignal.any([conversation.signal, deadline]);
  const state = createState(conversation);
  for (;;) {
    if (state.turns === limits.turns) throw new EngineError('nonsense');
    state.turns += 1;
    const outcome = yield* takeTurn({ ...conversation, signal }, state);
    if (outcome === 'done') break;
    if (outcome !== 'again') answerCalls(state, outcome.text, outcome.calls);
  }
  const analysis = state.answer.trim();
  if (analysis === '' || findFaults(analysis, state.names).length > 0) throw new EngineError('nonsense');
  return { analysis, facts: [...state.facts] };
}

type Outcome = 'done' | 'again' | { text: string; calls: ToolCall[] };

async function* takeTurn({ engine, signal, addTokens }: Conversation, state: State): AsyncGenerator<string, Outcome> {
  const buffer = createSentenceBuffer();
  // Text before the first tool call may be the model thinking aloud. It is streamed only if nothing else follows.
  const held: string[] = [];
  let raw = '';
  let calls: ToolCall[] = [];
  let isCut = false;
  let tokens: number | undefined;
  try {
    // One turn is reserved for the correction, and some room for tool results.
    const hasRoom = promptBytes(state) < limits.promptBytes - limits.roomForCalls;
    const mayCall = state.turns < limits.turns - 1 && hasRoom;
    for await (const event of engine.stream({
      messages: state.messages,
      tools: [...toolDescriptions],
      mayCall,
      signal,
    })) {
      if (event.kind === 'tokens') tokens = event.count;
      if (event.kind === 'calls') calls = event.calls;
      if (event.kind === 'end') isCut = event.cut;
      if (event.kind !== 'text') continue;
      raw += event.text;
      const sentences = buffer.push(event.text);
      if (!state.hasCalledTools) held.push(...sentences);
      else if (yield* emitSentences(sentences, state)) return 'again';
    }
  } finally {
    addTokens(tokens ?? Math.ceil((promptBytes(state) + Buffer.byteLength(raw)) / 4));
  }
  const rest = buffer.rest();
  if (calls.length > 0) {
    if (state.hasCalledTools && (yield* emitSentences([rest], state))) return 'again';
    return { text: raw.slice(0, 2_000), calls };
  }
  // A sentence that was cut off is left out.
  if (yield* emitSentences(isCut ? held : [...held, rest], state)) return 'again';
  return 'done';
}

/** @returns whether a sentence failed its checks, and the engine has to correct it */
function* emitSentences(sentences: string[], state: State): Generator<string, boolean> {
  for (const raw of sentences) {
    const text = cleanAnswerText(raw);
    if (state.isFull || text === '') continue;
    const { wrong, facts } = state.rule.read(text, state.answer);
    const faults = faultsOf(text, state);
    if (wrong.length > 0 || faults.length > 0) {
      if (state.isCorrected) throw new EngineError('nonsense');
      state.isCorrected = true;
      if (state.answer.trim() !== '') state.messages.push({ role: 'engine', text: state.answer, calls: [] });
      state.messages.push({ role: 'asker', text: buildCorrectionPrompt(wrong, faults, state.answer) });
      return true;
    }
    for (const fact of facts) state.facts.add(fact);
    state.answer += text;
    state.isFull = state.answer.length > limits.characters;
    yield text;
  }
  return false;
}

const faultsOf = (text: string, { names, running, rules, language, answer }: State): string[] => [
  ...findFaults(text, names),
  ...(hasVerbatimCopy(text, rules) ? ['the rules you were given'] : []),
  ...([text, answer + text].some((part) => isInAnotherLanguage(part, language, names)) ? ['another language'] : []),
  ...(claimsToHaveActed(text) ? ['a claim to have done something, which you cannot'] : []),
  ...(claimsAnEnd(text, running) ? ['a claim that something has ended which runs'] : []),
];

function answerCalls(state: State, text: string, calls: ToolCall[]): void {
  state.hasCalledTools = true;
  state.messages.push({ role: 'engine', text, calls });
  for (const [at, call] of calls.entries()) {
    const room = Math.floor((limits.promptBytes - promptBytes(state)) / (calls.length - at) / 1.3);
    const { text: answer, evidence } = state.answerCall(call, Math.min(limits.resultBytes, room));
    if (evidence) state.rule.learn(evidence);
    state.messages.push({ role: 'tool', call_id: call.id, text: answer });
  }
  if (promptBytes(state) > limits.promptBytes) throw new EngineError('nonsense');
}

const promptBytes = ({ messages }: State): number => Buffer.byteLength(JSON.stringify([messages, toolDescriptions]));
