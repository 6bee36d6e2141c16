import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { playGoogle } from './google/google.ts';
import { playMicrosoft } from './microsoft/microsoft.ts';
import { failed, notFound, sendStyle, welcome } from './pages.ts';
import { playStripe } from './stripe/stripe.ts';

export type { Person } from './google/people.ts';

export type SandboxOptions = {
  /** Where the application is: the only places that people are sent back to. */
  appOrigins: readonly string[];
  /** Without it any free one. */
  port?: number;
  /** Who is played; without it everybody. */
  providers?: readonly Provider[];
  /** Where Stripe's events go; without it below the first of `appOrigins`. */
  webhookUrl?: string;
  /** A folder for what has to outlive the sandbox: what was bought. Without it nothing does. */
  dataFolder?: string;
};

export const providers = ['google', 'microsoft', 'stripe'] as const;
export type Provider = (typeof providers)[number];

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/**
 * Plays the application's providers on one loopback port, in their own wire protocols. Nothing but what was bought is
 * kept after `close`, and that only in a `dataFolder`.
 *
 * @returns what the application has to be told in order to find its providers here (`environment`), and each provider
 *   as a test needs it: who one can be (`people`, to which it may add its own), their mailboxes, faults to switch on,
 *   what was asked, the ends of tokens and grants
 * @throws Error in production, where nobody may be signed in by choosing a name from a list
 */
export async function startSandbox(options: SandboxOptions) {
  if (process.env.NODE_ENV === 'production') throw new Error('The sandbox does not run in production.');
  const { appOrigins, port = 0, providers: played = providers, webhookUrl, dataFolder } = options;
  const app = express();
  const server = createServer(app);
  // As the application's: a connection that is just being used is never closed, however busy the machine.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  // By number: cookies belong to a host whatever its port, and `localhost` is the application's.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google = playGoogle({ origin, appOrigins });
  const microsoft = playMicrosoft({ origin, appOrigins });

  const file = dataFolder && join(dataFolder, 'sandbox-stripe.json');
  const stripe = playStripe({ origin, appOrigins, webhookUrl, file });

  app.disable('x-powered-by');
  app.get('/', welcome);
  app.get('/emulators.css', sendStyle);
  app.use('/google', google.routes);
  app.use('/microsoft', microsoft.routes);
  app.use('/stripe', stripe.routes);
  app.use(google.api, microsoft.api, stripe.api);
  app.use(notFound);
  app.use(failed);

  return {
    origin,
    environment: {
      ...(played.includes('google') && google.environment),
      ...(played.includes('microsoft') && microsoft.environment),
      ...(played.includes('stripe') && stripe.environment),
      SANDBOX_PLAYS: played.join(','),
    } as Record<string, string>,
    google,
    microsoft,
    stripe,
    async close() {
      stripe.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
