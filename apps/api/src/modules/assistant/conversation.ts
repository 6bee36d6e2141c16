import { createNumberRule, type Fact, type Holdings, isInAnotherLanguage } from '@kumbara/analyst';
import type { Language } from '@kumbara/shared';
import { type AnsweringEngine, EngineError, type Message, type ToolCall } from './adapters/answering-engine.ts';
import { claimsAnEnd, claimsToHaveActed } from './claims.ts';
import { presentable, repeats, unfit } from './fit-text.ts';
import { createOutgoing } from './outgoing.ts';
import { correction, rulesForEngine } from './rules-for-engine.ts';
import { createSentenceBuffer } from './sentences.ts';
import { createToolCalls, toolDescriptions } from './tool-calls.ts';

/** Of one question. `promptBytes` leaves room for what the adapter adds to a prompt of 64 KiB. */
const limits = {
  turns: 8,
  promptBytes: 58_000,
  resultBytes: 12_000,
  roomForCalls: 6_000,
  characters: 6_000,
};

export type Asking = {
  engine: AnsweringEngine;
  /** How long all of it may take. */
  milliseconds: number;
  question: string;
  language: Language;
  holdings: Holdings;
  person: { name: string; email: string };
  signal: AbortSignal;
  /** Told of all that was used up, whatever comes of it. */
  spend(tokens: number): void;
};
/** What was told, and the computed facts that it states. */
export type Told = { analysis: string; facts: Fact[] };

type State = ReturnType<typeof begin>;

function begin({ question, language, holdings, person }: Asking) {
  const outgoing = createOutgoing(holdings, person);
  const asked = outgoing.question(question);
  const rules = rulesForEngine(language, holdings.today, holdings.currency);
  const messages: Message[] = [
    { role: 'rules', text: rules },
    { role: 'asker', text: asked },
  ];
  return {
    messages,
    rules,
    language,
    names: outgoing.names,
    running: outgoing.running,
    answerCall: createToolCalls({ holdings, outgoing, question, language }),
    rule: createNumberRule({ language, today: holdings.today, names: outgoing.names, shown: outgoing.shown }),
    told: '',
    facts: new Set<Fact>(),
    turns: 0,
    hasLooked: false,
    isRebuilt: false,
    isFull: false,
  };
}

/**
 * Asks an engine, lets it call tools, and hands on its answer sentence by sentence, each only after it was checked: every
 * number is a tool's, a date, a year or a count; no link, address or markup. What fails is asked for once more.
 * @throws EngineError where nothing that may be told comes of it, whatever was told before
 */
export async function* converse(asking: Asking): AsyncGenerator<string, Told> {
  const deadline = AbortSignal.timeout(asking.milliseconds);
  const signal = AbortSignal.any([asking.signal, deadline]);
  const state = begin(asking);
  for (;;) {
    if (state.turns === limits.turns) throw new EngineError('nonsense');
    state.turns += 1;
    const outcome = yield* oneTurn({ ...asking, signal }, state);
    if (outcome === 'done') break;
    if (outcome !== 'again') answerCalls(state, outcome.text, outcome.calls);
  }
  const analysis = state.told.trim();
  if (analysis === '' || unfit(analysis, state.names).length > 0) throw new EngineError('nonsense');
  return { analysis, facts: [...state.facts] };
}

type Outcome = 'done' | 'again' | { text: string; calls: ToolCall[] };

async function* oneTurn({ engine, signal, spend }: Asking, state: State): AsyncGenerator<string, Outcome> {
  const buffer = createSentenceBuffer();
  // Before anything was looked up it may only be thinking aloud: told if nothing else follows.
  const held: string[] = [];
  let raw = '';
  let calls: ToolCall[] = [];
  let isCut = false;
  let tokens: number | undefined;
  try {
    // One turn is kept for mending the answer, and some room for what would be called.
    const hasRoom = promptBytes(state) < limits.promptBytes - limits.roomForCalls;
    const mayCall = state.turns < limits.turns - 1 && hasRoom;
    for await (const piece of engine.turn({
      messages: state.messages,
      tools: [...toolDescriptions],
      mayCall,
      signal,
    })) {
      if (piece.kind === 'tokens') tokens = piece.count;
      if (piece.kind === 'calls') calls = piece.calls;
      if (piece.kind === 'end') isCut = piece.cut;
      if (piece.kind !== 'text') continue;
      raw += piece.text;
      const sentences = buffer.push(piece.text);
      if (!state.hasLooked) held.push(...sentences);
      else if (yield* tell(sentences, state)) return 'again';
    }
  } finally {
    spend(tokens ?? Math.ceil((promptBytes(state) + Buffer.byteLength(raw)) / 4));
  }
  const rest = buffer.rest();
  if (calls.length > 0) {
    if (state.hasLooked && (yield* tell([rest], state))) return 'again';
    return { text: raw.slice(0, 2_000), calls };
  }
  // Cut off in the middle of a sentence, that sentence is left out.
  if (yield* tell(isCut ? held : [...held, rest], state)) return 'again';
  return 'done';
}

/** @returns whether something was held back, and the engine is to try again */
function* tell(sentences: string[], state: State): Generator<string, boolean> {
  for (const raw of sentences) {
    const text = presentable(raw);
    if (state.isFull || text === '') continue;
    const { wrong, facts } = state.rule.read(text, state.told);
    const faults = faultsOf(text, state);
    if (wrong.length > 0 || faults.length > 0) {
      if (state.isRebuilt) throw new EngineError('nonsense');
      state.isRebuilt = true;
      if (state.told.trim() !== '') state.messages.push({ role: 'engine', text: state.told, calls: [] });
      state.messages.push({ role: 'asker', text: correction(wrong, faults, state.told) });
      return true;
    }
    for (const fact of facts) state.facts.add(fact);
    state.told += text;
    state.isFull = state.told.length > limits.characters;
    yield text;
  }
  return false;
}

const faultsOf = (text: string, { names, running, rules, language, told }: State): string[] => [
  ...unfit(text, names),
  ...(repeats(text, rules) ? ['the rules you were given'] : []),
  ...([text, told + text].some((said) => isInAnotherLanguage(said, language, names)) ? ['another language'] : []),
  ...(claimsToHaveActed(text) ? ['a claim to have done something, which you cannot'] : []),
  ...(claimsAnEnd(text, running) ? ['a claim that something has ended which runs'] : []),
];

function answerCalls(state: State, text: string, calls: ToolCall[]): void {
  state.hasLooked = true;
  state.messages.push({ role: 'engine', text, calls });
  for (const [at, call] of calls.entries()) {
    const room = Math.floor((limits.promptBytes - promptBytes(state)) / (calls.length - at) / 1.3);
    const { text: answer, given } = state.answerCall(call, Math.min(limits.resultBytes, room));
    if (given) state.rule.learn(given);
    state.messages.push({ role: 'tool', call_id: call.id, text: answer });
  }
  if (promptBytes(state) > limits.promptBytes) throw new EngineError('nonsense');
}

const promptBytes = ({ messages }: State): number => Buffer.byteLength(JSON.stringify([messages, toolDescriptions]));
