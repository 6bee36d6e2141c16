import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { createEcbEmulator } from './ecb/ecb.ts';
import { createGoogleEmulator } from './google/google.ts';
import { createMicrosoftEmulator } from './microsoft/microsoft.ts';
import { sendError, sendNotFound, sendStyle, sendWelcome } from './pages.ts';
import { createStripeEmulator } from './stripe/stripe.ts';

export type { GoogleUser } from './google/users.ts';

export type EmulatorOptions = {
  /** Origins of the application; users are redirected to no other place. */
  appOrigins: readonly string[];
  /** Default: any free port. */
  port?: number;
  /** Providers to emulate; without it all of them. */
  providers?: readonly Provider[];
  /** URL that receives Stripe's events. Default: a path of the first of `appOrigins`. */
  webhookUrl?: string;
  /** A folder where purchases are stored between starts. Without it they are lost. */
  dataFolder?: string;
};

export const providers = ['google', 'microsoft', 'stripe'] as const;
export type Provider = (typeof providers)[number];

export type Emulators = Awaited<ReturnType<typeof startEmulators>>;

/**
 * Emulates the application's providers on one loopback port, in their own wire protocols. After `close` nothing is kept
 * but purchases, and those only in a `dataFolder`.
 *
 * @returns the environment variables by which the application finds the emulators (`environment`), and the emulators with
 *   their test controls: users (a test may add its own), mailboxes, faults, request logs, expiry of tokens and grants.
 *   The exchange rates are not in `environment`: only tests use `ecb.environment`
 * @throws Error in production, where choosing a name from a list must not sign anybody in
 */
export async function startEmulators(options: EmulatorOptions) {
  if (process.env.NODE_ENV === 'production') throw new Error('The sandbox does not run in production.');
  const { appOrigins, port = 0, providers: emulatedProviders = providers, webhookUrl, dataFolder } = options;
  const app = express();
  const server = createServer(app);
  // Like the application's: a busy machine must not close a connection that is in use.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  // By number: cookies are shared between ports of a host, and `localhost` is the host of the application.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google = createGoogleEmulator({ origin, appOrigins });
  const microsoft = createMicrosoftEmulator({ origin, appOrigins });

  const ecb = createEcbEmulator({ origin });

  const file = dataFolder && join(dataFolder, 'sandbox-stripe.json');
  const stripe = createStripeEmulator({ origin, appOrigins, webhookUrl, file });

  app.disable('x-powered-by');
  app.get('/', sendWelcome);
  app.get('/emulators.css', sendStyle);
  app.use('/google', google.routes);
  app.use('/microsoft', microsoft.routes);
  app.use('/stripe', stripe.routes);
  app.use('/ecb', ecb.routes);
  app.use(google.api, microsoft.api, stripe.api);
  app.use(sendNotFound);
  app.use(sendError);

  return {
    origin,
    environment: {
      ...(emulatedProviders.includes('google') && google.environment),
      ...(emulatedProviders.includes('microsoft') && microsoft.environment),
      ...(emulatedProviders.includes('stripe') && stripe.environment),
      SANDBOX_PLAYS: emulatedProviders.join(','),
    } as Record<string, string>,
    google,
    microsoft,
    stripe,
    ecb,
    async close() {
      stripe.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
