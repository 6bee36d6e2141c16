import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { playGoogle } from '#google/google.ts';
import { playMicrosoft } from '#microsoft/microsoft.ts';
import { failed, notFound, sendStyle, welcome } from './pages.ts';

export type { Person } from '#google/people.ts';

export type SandboxOptions = {
  /** Where the application is: the only places that people are sent back to. */
  appOrigins: readonly string[];
  /** Without it any free one. */
  port?: number;
  /** Who is played; without it everybody. */
  providers?: readonly Provider[];
};

export const providers = ['google', 'microsoft'] as const;
export type Provider = (typeof providers)[number];

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/**
 * Plays the application's providers on one loopback port, in their own wire protocols. Nothing is kept after `close`.
 *
 * @returns what the application has to be told in order to find its providers here (`environment`), and each provider
 *   as a test needs it: who one can be (`people`, to which it may add its own), their mailboxes, faults to switch on,
 *   what was asked, the ends of tokens and grants
 * @throws Error in production, where nobody may be signed in by choosing a name from a list
 */
export async function startSandbox({ appOrigins, port = 0, providers: played = providers }: SandboxOptions) {
  if (process.env.NODE_ENV === 'production') throw new Error('The sandbox does not run in production.');
  const app = express();
  const server = createServer(app);
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  // By number: cookies belong to a host whatever its port, and `localhost` is the application's.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google = playGoogle({ origin, appOrigins });
  const microsoft = playMicrosoft({ origin, appOrigins });

  app.disable('x-powered-by');
  app.get('/', welcome);
  app.get('/sandbox.css', sendStyle);
  app.use('/google', google.routes);
  app.use('/microsoft', microsoft.routes);
  app.use(google.api, microsoft.api);
  app.use(notFound);
  app.use(failed);

  return {
    origin,
    environment: {
      ...(played.includes('google') && google.environment),
      ...(played.includes('microsoft') && microsoft.environment),
      SANDBOX_PLAYS: played.join(','),
    } as Record<string, string>,
    google,
    microsoft,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
