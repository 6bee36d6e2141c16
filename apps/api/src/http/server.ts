import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * The HTTP server with its limits. `cost-classes.ts` limits calls; these limit connections that have not become a call
 * yet. A body is held to 30 seconds in `request-body.ts`, where it can be answered in words.
 */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      // Until the last header line, and until the last byte of a body that nobody reads.
      headersTimeout: 10_000,
      requestTimeout: 40_000,
      connectionsCheckingInterval: 5_000,
      // Longer than load balancers keep a connection, so that the server never closes one that is in use.
      keepAliveTimeout: 75_000,
    },
    listener,
  );
  server.maxConnections = 4_000;
  // A client that reads nothing of its answer. Streams send a heartbeat every 15 seconds.
  server.timeout = 120_000;
  return server;
}
