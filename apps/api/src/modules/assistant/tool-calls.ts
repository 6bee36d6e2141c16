import { type Fact, listNumbers, type Portfolio, type Tool, tools } from '@kumbara/analyst';
import type { Language } from '@kumbara/shared';
import { z } from 'zod';
import type { ToolCall, ToolDescription } from './adapters/answering-engine.ts';
import type { Redaction } from './redaction.ts';

/** Replaces ids by short handles in a JSON Schema. */
function withHandles(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(withHandles);
  const { format, pattern, examples, $schema, ...rest } = schema as Record<string, unknown>;
  if (format === 'uuid') return { type: 'string', description: 'The id of a subscription as another tool gave it: s1' };
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withHandles(value)]));
  return format === 'date' ? { ...inner, description: 'YYYY-MM-DD' } : inner;
}

const descriptions: ToolDescription[] = tools.map(({ name, description, args }) => ({
  ...{ name, description },
  parameters: withHandles(z.toJSONSchema(args, { io: 'input' })) as Record<string, unknown>,
}));
const toolByName = new Map<string, Tool>(tools.map((tool) => [tool.name, tool]));

/** The descriptions of all tools. No tool changes anything. */
export const toolDescriptions: readonly ToolDescription[] = descriptions;

export type ToolResult = {
  /** JSON for the engine. */
  text: string;
  /** The facts that the answer may state; undefined if the call failed. */
  evidence?: { args: unknown; result: unknown; facts: Fact[] };
};

const createFailure = (error: string): ToolResult => ({ text: JSON.stringify({ error }) });

/**
 * Runs the tool calls of an engine over the portfolio of one user, which is all that a tool can see. An invalid call is
 * answered with the reason.
 */
export function createToolCalls(needs: {
  portfolio: Portfolio;
  redaction: Redaction;
  question: string;
  language: Language;
}) {
  const { portfolio, redaction, question, language } = needs;
  const questionNumbers = listNumbers(question, language);
  const answeredKeys = new Set<string>();

  return function answer(call: ToolCall, mostBytes: number): ToolResult {
    const tool = toolByName.get(call.name);
    if (!tool) return createFailure('There is no such tool.');
    const args = tool.args.safeParse(redaction.args(parseJson(call.args)));
    if (!args.success) return createFailure('The arguments do not follow the schema.');
    // A price that the engine invented would come back as a fact.
    const { yearly_price } = args.data as { yearly_price?: unknown };
    if (typeof yearly_price === 'number' && !questionNumbers.includes(yearly_price)) {
      return createFailure('yearly_price must be a number of the question. Use null to let the tool find it.');
    }
    const key = JSON.stringify([call.name, args.data]);
    if (answeredKeys.has(key)) return createFailure('You asked exactly this before: its result stands above.');
    const { result, facts } = tool.run(portfolio, args.data);
    const redacted = redaction.result(result, mostBytes);
    if (!redacted) return createFailure('There is no room for more. Answer with what you have.');
    const numbers = new Set(findNumbers(redacted.data));
    answeredKeys.add(key);
    return {
      text: redacted.text,
      // Facts whose numbers were cut away never reached the engine.
      evidence: {
        args: args.data,
        result: redacted.data,
        facts: facts.filter(({ value }) => numbers.has(value)),
      },
    };
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return undefined;
  }
}

function* findNumbers(value: unknown): Generator<number> {
  if (typeof value === 'number') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* findNumbers(inner);
}
