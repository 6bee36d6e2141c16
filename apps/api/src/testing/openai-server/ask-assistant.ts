import type { Answer } from '@kumbara/shared';
import { afterAll, beforeEach } from 'vitest';
import type { ContainerOptions } from '#container.ts';
import { type RunningApp, runApp, type TestUser } from '#testing/running-app.ts';
import { startOpenAiServer } from './openai-server.ts';

export type StreamedAnswer = { deltas: string[]; answer: Answer };

/** The real app with the local server as its AI provider. Call it once at the top of a test file and await it. */
export async function appWithOpenAi(options?: ContainerOptions) {
  const provider = await startOpenAiServer();
  const settings = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: provider.baseUrl, OPENAI_MODEL: 'test-model' };
  const app = runApp(settings, options);
  afterAll(() => provider.close());
  let tests = 0;
  beforeEach(() => {
    // An engine that failed in one test is available again in the next.
    tests += 1;
    app.passTime(tests * 3600);
    provider.respondWith(() => ({ status: 500 }));
  });
  return { provider, app };
}

export const ask = (app: RunningApp, as: TestUser, question: string, headers: Record<string, string> = {}) =>
  app.request('POST', '/subscriptions/analyze', { as, body: { question }, headers });

/** The answer as a stream, parsed. */
export async function askForStream(app: RunningApp, as: TestUser, question: string): Promise<StreamedAnswer> {
  const { body } = await ask(app, as, question, { accept: 'text/event-stream' });
  const events = [...String(body).matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data = '']) => ({
    ...{ name, data: JSON.parse(data) },
  }));
  return {
    deltas: events.filter(({ name }) => name === 'delta').map(({ data }) => data.text),
    answer: events.find(({ name }) => name === 'done')?.data,
  };
}

/** A Premium user with three subscriptions: 149.99, 59.99 and 300 TRY a month. */
export async function aPremiumUser(app: RunningApp, more: { language?: string } = {}): Promise<TestUser> {
  const user = await app.aUser({ tier: 'premium', ...more });
  await app.add(user, { name: 'Netflix' });
  await app.add(user, { name: 'Spotify', amount: 59.99, category: 'music', next_payment_date: '2026-11-24' });
  await app.add(user, { name: 'Gain', amount: 300, next_payment_date: '2026-12-20' });
  return user;
}
