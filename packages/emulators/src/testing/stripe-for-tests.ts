import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll } from 'vitest';
import { startSandbox } from '#emulators.ts';
import { openBrowser } from './browser.ts';

export const appOrigin = 'http://localhost:3000';
export type Taken = { body: string; signature: string };

/** The sandbox's Stripe behind the official SDK, and an application that takes its events. */
export function stripeForTests() {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  let sdk: Stripe;
  const taken: Taken[] = [];
  let answers: () => number = () => 200;
  const application = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    taken.push({ body: Buffer.concat(chunks).toString(), signature: String(req.headers['stripe-signature']) });
    res.writeHead(answers()).end();
  });

  beforeAll(async () => {
    await new Promise<void>((done) => application.listen(0, '127.0.0.1', done));
    const { port } = application.address() as AddressInfo;
    sandbox = await startSandbox({ appOrigins: [appOrigin], webhookUrl: `http://127.0.0.1:${port}/webhook` });
    sdk = sdkFor(sandbox.environment);
  });
  afterAll(async () => {
    await sandbox.close();
    application.closeAllConnections();
    application.close();
  });

  return {
    get stripe() {
      return sandbox.stripe;
    },
    get environment() {
      return sandbox.environment;
    },
    get sdk() {
      return sdk;
    },
    taken,
    answer(next: () => number) {
      answers = next;
    },
    browser: () => openBrowser(),
    isBack: ({ origin }: URL) => origin === appOrigin,
  };
}

export function sdkFor({ STRIPE_API_URL = '', STRIPE_SECRET_KEY = '' }: Record<string, string>): Stripe {
  const { hostname, port, protocol } = new URL(STRIPE_API_URL);
  const plain = protocol === 'http:' ? 'http' : 'https';
  return new Stripe(STRIPE_SECRET_KEY, { host: hostname, port, protocol: plain, maxNetworkRetries: 0 });
}
