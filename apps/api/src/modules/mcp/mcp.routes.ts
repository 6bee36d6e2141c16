import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import { presentSubscriptionRow } from '#http/present-subscription.ts';
import type { McpService } from './mcp.service.ts';

/** One JSON-RPC message; the protocol no longer has batches. */
const messageSchema = z.looseObject({ jsonrpc: z.literal('2.0') });

const headerNames = ['content-type', 'mcp-protocol-version', 'mcp-session-id'] as const;
const bothTypes = 'application/json, text/event-stream';

/** The headers that the protocol reads. A client that accepts everything accepts both of its types. */
function headersOf(header: (name: string) => string | undefined): Record<string, string> {
  const accept = header('accept') ?? '*/*';
  const named = headerNames.flatMap((name) => {
    const value = header(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { accept: accept.includes('*/*') ? bothTypes : accept, ...Object.fromEntries(named) };
}

export function mcpRoutes(handle: Handle, mcp: McpService): Router {
  const router = Router();

  router.post(
    '/',
    handle(
      {
        summary: 'Answers a message of the Model Context Protocol (streamable HTTP)',
        feature: 'api',
        reads: true,
        body: messageSchema,
        relays: true,
        status: [200, 202],
      },
      ({ user, body, language, today, signal, header }) =>
        mcp.answer({
          ...{ user, language, today, signal },
          present: (row) => presentSubscriptionRow(row, today),
          message: { body, headers: headersOf(header) },
        }),
    ),
  );

  // A program that asks for a stream of its own, or ends its session, is told that there is none.
  for (const method of ['get', 'delete'] as const)
    router[method](
      '/',
      handle(
        { summary: 'Not offered: a session has no stream of its own', public: true, errors: ['method_not_allowed'] },
        () => mcp.refuseMethod(),
      ),
    );

  return router;
}
