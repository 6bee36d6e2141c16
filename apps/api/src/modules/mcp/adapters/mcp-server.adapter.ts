import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ElicitResultSchema,
  InitializeRequestSchema,
  JSONRPCErrorResponseSchema,
  JSONRPCResultResponseSchema,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';
import { version } from '#lib/version.ts';
import type { McpTool } from './mcp-tool.ts';

/** A message of a program, as the protocol's transport needs it. */
export type McpMessage = { headers: Record<string, string>; body: unknown };

/** What a message is, as far as it decides who deals with it. */
export type MessageKind =
  | { kind: 'initialize'; canConfirm: boolean }
  /** The answer of a person to a question of `ask`; `id` names the question. */
  | { kind: 'answer'; id: string; agreed: boolean }
  | { kind: 'call'; tool: string }
  | { kind: 'other' };

export function readMessage(body: unknown): MessageKind {
  const initialize = InitializeRequestSchema.safeParse(body);
  if (initialize.success) {
    const { elicitation } = initialize.data.params.capabilities;
    // Without a mode it is the form.
    const canConfirm = elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
    return { kind: 'initialize', canConfirm };
  }
  const result = JSONRPCResultResponseSchema.safeParse(body);
  if (result.success) {
    const answer = ElicitResultSchema.safeParse(result.data.result);
    return { kind: 'answer', id: String(result.data.id), agreed: answer.success && answer.data.action === 'accept' };
  }
  const failure = JSONRPCErrorResponseSchema.safeParse(body);
  if (failure.success) return { kind: 'answer', id: String(failure.data.id), agreed: false };
  const call = CallToolRequestSchema.safeParse(body);
  return call.success ? { kind: 'call', tool: call.data.params.name } : { kind: 'other' };
}

type Options = {
  tools: readonly McpTool[];
  instructions: string;
  /** Of a new session. */
  sessionId: string | undefined;
  /** Answers as a stream, in which a person can be asked. */
  streams: boolean;
  /** @returns whether the person agreed to the question with this id, once `send` has sent it */
  ask: (send: (id: string) => Promise<void>) => Promise<boolean>;
  /** A refusal or failure in words. */
  describeError: (error: unknown) => string;
};

/**
 * Answers one message by the streamable HTTP transport of the Model Context Protocol. No state is kept between messages,
 * so that any process can take the next one.
 */
export async function answerMessage({ headers, body }: McpMessage, options: Options): Promise<Response> {
  const { tools, instructions, sessionId, streams, ask, describeError } = options;
  const server = new McpServer({ name: 'kumbara', title: 'Kumbara', version }, { instructions });
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: !streams,
    ...(sessionId && { sessionIdGenerator: () => sessionId }),
  });

  /** The id is unique in all processes; the server class counts from zero for each message. */
  const confirmFor = (requestId: RequestId) => (message: string) =>
    ask(async (id) => {
      const params = { mode: 'form', message, requestedSchema: { type: 'object', properties: {} } };
      await transport.send(
        { jsonrpc: '2.0', id, method: 'elicitation/create', params },
        { relatedRequestId: requestId },
      );
    });

  for (const { name, title, description, input, output, effect, run } of tools)
    server.registerTool(
      name,
      {
        ...{ title, description, inputSchema: input, outputSchema: output },
        annotations: {
          title,
          readOnlyHint: effect === 'reads',
          destructiveHint: effect === 'destroys',
          idempotentHint: effect !== 'adds',
          openWorldHint: false,
        },
      },
      async (args, { requestId }) => {
        try {
          const structuredContent = output.parse(await run(args, confirmFor(requestId)));
          return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] };
        } catch (error) {
          return { isError: true, content: [{ type: 'text', text: describeError(error) }] };
        }
      },
    );
  await server.connect(transport);
  const request = new Request('http://localhost/api/mcp', { method: 'POST', headers });
  return transport.handleRequest(request, { parsedBody: body });
}
