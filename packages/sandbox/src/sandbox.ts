import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { playGoogle } from '#google/google.ts';
import { failed, notFound, sendStyle, welcome } from './pages.ts';

export type { Person } from '#google/people.ts';

export type SandboxOptions = {
  /** Where the application is: the only places that people are sent back to. */
  appOrigins: readonly string[];
  /** Without it any free one. */
  port?: number;
};

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/**
 * Plays the application's providers on one loopback port, in their own wire protocols. Nothing is kept after `close`.
 *
 * @returns what the application has to be told in order to find its providers here (`environment`), and each provider
 *   as a test needs it: who one can be (`people`, to which it may add its own), their mailboxes, faults to switch on,
 *   what was asked, the ends of tokens and grants
 * @throws Error in production, where nobody may be signed in by choosing a name from a list
 */
export async function startSandbox({ appOrigins, port = 0 }: SandboxOptions) {
  if (process.env.NODE_ENV === 'production') throw new Error('The sandbox does not run in production.');
  const app = express();
  const server = createServer(app);
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  // By number: cookies belong to a host whatever its port, and `localhost` is the application's.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { routes, api, environment, ...google } = playGoogle({ origin, appOrigins });

  app.disable('x-powered-by');
  app.get('/', welcome);
  app.get('/sandbox.css', sendStyle);
  app.use('/google', routes);
  app.use(api);
  app.use(notFound);
  app.use(failed);

  return {
    origin,
    environment: { ...environment, SANDBOX_PLAYS: 'google' } as Record<string, string>,
    google,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
