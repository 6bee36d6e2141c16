import { expect, it } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { aPremiumUser, appWithOpenAi, ask } from '#testing/openai-server/ask-assistant.ts';
import type { Script } from '#testing/openai-server/openai-server.ts';

const engineMs = 1_500;
const { app, provider } = await appWithOpenAi({ engineMs });

const lookUp = { calls: [{ name: 'totals', args: { category: null, currency: null } }] };

it('waits no longer than it may: for the first byte, in between, and for one call after the other', async () => {
  const text = 'Ayda toplam 509,98 TL ödüyorsun. Yılda bu 6.119,76 TL eder.';
  const scripts: Record<string, Script> = {
    'Ayda ne kadar 1?': () => ({ beforeMs: 60_000 }),
    'Ayda ne kadar 2?': (_request, turn) => (turn === 0 ? lookUp : { text, chunkLength: 1, betweenMs: 200 }),
    'Ayda ne kadar 3?': () => ({ ...lookUp, beforeMs: 500 }),
  };
  const users = await Promise.all(Object.keys(scripts).map(() => aPremiumUser(app)));
  provider.respondWith((request, turn) => (scripts[String(request.messages[1]?.content)] as Script)(request, turn));
  const began = Date.now();
  const answers = await Promise.all(
    Object.keys(scripts).map(async (question, at) => (await ask(app, users[at] as (typeof users)[0], question)).body),
  );
  const took = Date.now() - began;
  expect(took).toBeGreaterThanOrEqual(engineMs - 50);
  // Unbounded, the first would take a minute and the second twelve seconds; a busy machine takes some of its own.
  expect(took).toBeLessThan(10_000);
  for (const answer of answers)
    expect(answer).toMatchObject({ engine: 'builtin', notice: i18n.getFixedT('tr', 'notices')('slow') });
});
