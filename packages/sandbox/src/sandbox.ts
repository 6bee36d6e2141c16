import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { playGoogle } from '#google/google.ts';
import type { Person } from '#google/people.ts';
import { failed, notFound, sendStyle, welcome } from './pages.ts';

export type { Person } from '#google/people.ts';

export type SandboxOptions = {
  /** Where the application is: the only places that people are sent back to. */
  appOrigins: readonly string[];
  /** Without it any free one. */
  port?: number;
};

export type Sandbox = {
  origin: string;
  /** What the application has to be told in order to find its providers here. */
  environment: Record<string, string>;
  google: {
    /** Who can sign in; a test may add its own. */
    people: Person[];
  };
  close(): Promise<void>;
};

/**
 * Plays the application's providers on one loopback port, in their own wire protocols. Nothing is kept after `close`.
 *
 * @throws Error in production, where nobody may be signed in by choosing a name from a list
 */
export async function startSandbox({ appOrigins, port = 0 }: SandboxOptions): Promise<Sandbox> {
  if (process.env.NODE_ENV === 'production') throw new Error('The sandbox does not run in production.');
  const app = express();
  const server = createServer(app);
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  // By number: cookies belong to a host whatever its port, and `localhost` is the application's.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google = playGoogle({ issuer: `${origin}/google`, appOrigins });

  app.disable('x-powered-by');
  app.get('/', welcome);
  app.get('/sandbox.css', sendStyle);
  app.use('/google', google.routes);
  app.use(notFound);
  app.use(failed);

  return {
    origin,
    environment: { ...google.environment, SANDBOX_PLAYS: 'google' },
    google: { people: google.people },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
