import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll } from 'vitest';
import { startEmulators } from '#emulators.ts';
import { openBrowser } from './browser.ts';

export const appOrigin = 'http://localhost:3000';
export type ReceivedEvent = { body: string; signature: string };

/** The Stripe emulator with the official SDK, and an application that receives its events. */
export function stripeForTests() {
  let emulators: Awaited<ReturnType<typeof startEmulators>>;
  let sdk: Stripe;
  const receivedEvents: ReceivedEvent[] = [];
  let answers: () => number = () => 200;
  const application = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    receivedEvents.push({ body: Buffer.concat(chunks).toString(), signature: String(req.headers['stripe-signature']) });
    res.writeHead(answers()).end();
  });

  beforeAll(async () => {
    await new Promise<void>((done) => application.listen(0, '127.0.0.1', done));
    const { port } = application.address() as AddressInfo;
    emulators = await startEmulators({ appOrigins: [appOrigin], webhookUrl: `http://127.0.0.1:${port}/webhook` });
    sdk = sdkFor(emulators.environment);
  });
  afterAll(async () => {
    await emulators.close();
    application.closeAllConnections();
    application.close();
  });

  return {
    get stripe() {
      return emulators.stripe;
    },
    get environment() {
      return emulators.environment;
    },
    get sdk() {
      return sdk;
    },
    receivedEvents,
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
