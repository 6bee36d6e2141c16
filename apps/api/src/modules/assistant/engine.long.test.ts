import { type Language, languages } from '@kumbara/shared';
import { describe, expect, it, vi } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { aPremiumUser, appWithOpenAi, ask, askForStream } from '#testing/openai-server/ask-assistant.ts';
import type { Script } from '#testing/openai-server/openai-server.ts';
import type { Reply } from '#testing/openai-server/reply.ts';
import type { NoticeReason } from './notice-reason.ts';

const { app, provider } = await appWithOpenAi();

const lookUp: Reply = { calls: [{ name: 'totals', args: { category: null, currency: null } }] };
/** Looks the totals up, then says something. */
const replyWith =
  (...replies: Reply[]): Script =>
  (_request, turn) =>
    turn === 0 ? lookUp : (replies[turn - 1] ?? replies.at(-1) ?? { status: 500 });
const notice = (reason: NoticeReason, language: Language) => i18n.getFixedT(language, 'notices')(reason);
const right = 'Ayda toplam 509,98 TL ödüyorsun. Yılda bu 6.119,76 TL eder.';

describe('an answer of the engine', () => {
  it('comes of tools, in checked sentences, with the figures it states and where they are from', async () => {
    const user = await aPremiumUser(app);
    provider.respondWith(replyWith({ text: right, chunkLength: 3, keepAlive: true }));
    const { deltas, answer } = await askForStream(app, user, 'Ayda ne kadar ödüyorum?');
    expect(deltas).toEqual(['Ayda toplam 509,98 TL ödüyorsun. ', 'Yılda bu 6.119,76 TL eder.']);
    expect(answer).toMatchObject({
      engine: 'openai',
      analysis: right,
      language: 'tr',
      question: 'Ayda ne kadar ödüyorum?',
    });
    expect(answer.notice).toBeUndefined();
    expect(answer.figures.map(({ value, currency }) => [value, currency])).toEqual([
      [509.98, 'TRY'],
      [6119.76, 'TRY'],
    ]);
    expect(answer.figures[0]?.source).toHaveLength(3);
    expect(provider.requests).toHaveLength(2);
  });

  it('may ask for several tools at once, in fragments, and for more after that', async () => {
    const user = await aPremiumUser(app);
    provider.respondWith((request, turn) => {
      if (turn === 0)
        return {
          text: 'Bakıyorum. Hemen dönerim. Bir ',
          pieces: 2,
          calls: [
            {
              name: 'list_subscriptions',
              args: { sort: 'cost', category: null, currency: null, status: null, ids: null, most: null },
            },
            { name: 'upcoming', args: { days: 7 } },
          ],
        };
      if (turn === 1) {
        const list = JSON.parse(String(request.messages.find(({ role }) => role === 'tool')?.content));
        return { calls: [{ name: 'what_if', args: { drop: [list.data.items[0].id] } }] };
      }
      return { text: 'Gain olmadan ayda 300,00 TL kalır cebinde. Spotify 24 Kasım’da 59,99 TL çekecek.' };
    });
    const { answer, deltas } = await askForStream(app, user, 'En pahalısını bırakırsam ne olur?');
    expect(answer).toMatchObject({ engine: 'openai' });
    expect(deltas.join('')).not.toMatch(/Bakıyorum|Hemen/);
    const names = answer.figures.map(({ value }) => value);
    expect(names).toEqual([300, 59.99]);
  });

  it('is shown as plain text without markup, hidden characters and bullets', async () => {
    const user = await aPremiumUser(app);
    provider.respondWith(replyWith({ text: '## Özet\n* **Netflix**: 149\u200B,99 TL değil\n' }, { text: right }));
    const { answer } = await askForStream(app, user, 'Ayda ne kadar?');
    // The price of one is not among the totals that it looked up.
    expect(answer.analysis).toBe(`Özet\n${right}`);
  });

  it('ends where its thousand tokens end, without the half sentence', async () => {
    const user = await aPremiumUser(app);
    provider.respondWith(replyWith({ text: 'Ayda toplam 509,98 TL ödüyorsun. Bunun yanın', finish: 'length' }));
    expect((await ask(app, user, 'Ayda ne kadar?')).body).toMatchObject({
      engine: 'openai',
      analysis: 'Ayda toplam 509,98 TL ödüyorsun.',
    });
    expect(JSON.parse(provider.requests[0]?.raw ?? '').max_completion_tokens).toBe(1000);
  });

  it('may say without a number that it cannot answer', async () => {
    const user = await aPremiumUser(app);
    provider.respondWith(() => ({ text: 'Yalnızca aboneliklerinle ilgili soruları yanıtlayabilirim.' }));
    expect((await ask(app, user, 'Hava nasıl?')).body).toMatchObject({ engine: 'openai', figures: [] });
  });
});

describe('a number that no tool returned', () => {
  it('is never shown: the rest is requested once more, with the fault', async () => {
    const user = await aPremiumUser(app);
    provider.respondWith(
      replyWith(
        { text: 'Ayda toplam 509,98 TL ödüyorsun. Bunun %59’u Gain. Tasarruf edersin.' },
        { text: 'En pahalısı için iptal düğmesine bas.' },
      ),
    );
    const { deltas, answer } = await askForStream(app, user, 'Ne yapayım?');
    expect(answer).toMatchObject({
      engine: 'openai',
      analysis: 'Ayda toplam 509,98 TL ödüyorsun. En pahalısı için iptal düğmesine bas.',
    });
    expect(deltas.join('')).toBe(answer.analysis);
    const [last] = provider.requests.slice(-1);
    const correction = last?.body.messages.at(-1)?.content;
    expect(correction).toContain('"59"');
    expect(last?.body.messages.at(-2)).toMatchObject({
      role: 'assistant',
      content: 'Ayda toplam 509,98 TL ödüyorsun. ',
    });
  });

  it('twice makes the built-in analyst answer, with a notice', async () => {
    const user = await aPremiumUser(app);
    provider.respondWith(
      replyWith({ text: 'Ayda 999 TL ödüyorsun.' }, { text: 'Ayda bin lira ödüyorsun.' }, { text: right }),
    );
    const { deltas, answer } = await askForStream(app, user, 'Ayda ne kadar?');
    expect(answer).toMatchObject({ engine: 'builtin', notice: notice('nonsense', 'tr') });
    expect(answer.analysis).toContain('509,98');
    expect(deltas.join('')).not.toMatch(/999|bin lira/);
    expect(provider.requests).toHaveLength(3);
  });
});

it('is not shown in another language than the question’s, in one sentence or in several', async () => {
  const user = await aPremiumUser(app, { language: 'en' });
  for (const text of [
    'Du zahlst im Monat insgesamt 509,98 TRY für deine Abos, und das ist nicht wenig.',
    'Das ist viel. Du zahlst zu viel dafür. Ich würde das nicht tun.',
  ]) {
    provider.respondWith(replyWith({ text }));
    const { body } = await ask(app, user, 'What do I pay in total every month?', { 'accept-language': 'en' });
    expect(body).toMatchObject({ engine: 'builtin', language: 'en', notice: notice('nonsense', 'en') });
  }
});

it('is also one of the end of a list that was cut before it was shown', async () => {
  const user = await app.aUser({ tier: 'premium' });
  await app.prisma.subscription.createMany({
    data: Array.from({ length: 400 }, (_, at) => ({
      ...{ user_id: user.id, name: `Dergi ${String(at).padStart(3, '0')}`, amount: 1000 + at + 0.5, currency: 'TRY' },
      ...{ billing_cycle: 'yearly' as const, next_payment_date: new Date('2026-12-05'), category: 'news' as const },
    })),
  });
  const args = { sort: 'name', category: null, currency: null, status: null, ids: null, most: null };
  const tell = (amount: string) =>
    provider.respondWith((_request, turn) =>
      turn === 0 ? { calls: [{ name: 'list_subscriptions', args }] } : { text: `Biri yılda ${amount} TL.` },
    );
  tell('1.000,50');
  expect((await ask(app, user, 'Neyim var?')).body.engine).toBe('openai');
  const [, shown] = provider.requests;
  expect(shown?.raw).toContain('The lists are cut');
  tell('1.399,50');
  expect((await ask(app, user, 'Neyim var?')).body).toMatchObject({
    engine: 'builtin',
    notice: notice('nonsense', 'tr'),
  });
});

describe('after any failure the built-in analyst answers and gives the reason:', () => {
  const failures: [string, NoticeReason, Script][] = [
    ['down', 'away', () => ({ status: 500 })],
    ['overloaded', 'away', () => ({ status: 503, headers: { 'retry-after': '1' } })],
    ['another key', 'away', () => ({ status: 401, code: 'invalid_api_key' })],
    ['no such model', 'away', () => ({ status: 404, code: 'model_not_found' })],
    ['hangs up', 'away', () => ({ hangUp: true })],
    [
      'too many requests',
      'busy',
      () => ({ status: 429, code: 'rate_limit_exceeded', headers: { 'retry-after': '7' } }),
    ],
    ['out of quota', 'busy', () => ({ status: 429, code: 'insufficient_quota' })],
    ['down after the tools', 'away', replyWith({ status: 500 })],
    ['cut in the middle of a sentence', 'away', replyWith({ text: right, cutAfter: 3 })],
    ['ended without an end', 'away', replyWith({ text: right, endAfter: 3 })],
    ['cut in the middle of a wish', 'away', () => ({ ...lookUp, cutAfter: 3 })],
    ['refuses', 'refused', () => ({ refusal: 'I will not.' })],
    ['refuses after the tools', 'refused', replyWith({ refusal: 'I will not.' })],
    ['is filtered', 'refused', replyWith({ text: 'Ayda', finish: 'content_filter' })],
    ['says nothing', 'nonsense', replyWith({ text: '' })],
    ['says white space', 'nonsense', replyWith({ text: ' \n\u200B ' })],
    ['asks for tools without end', 'nonsense', () => lookUp],
    ['asks for what is not there without end', 'nonsense', () => ({ calls: [{ name: 'cancel_all', args: {} }] })],
    [
      'asks with broken arguments without end',
      'nonsense',
      () => ({ calls: [{ name: 'totals', args: '{"category":' }] }),
    ],
    ['answers with a page', 'away', () => ({ raw: '<html>Welcome</html>', contentType: 'text/html' })],
    ['answers with broken JSON', 'nonsense', () => ({ raw: 'data: {"choices":[{]}\n\n' })],
    ['answers with other shapes', 'nonsense', () => ({ raw: 'data: {"choices":"none"}\n\ndata: [DONE]\n\n' })],
    ['talks without end', 'nonsense', replyWith({ text: 'Ayda toplam 509,98 TL. '.repeat(900), chunkLength: 400 })],
    [
      'asks for a hundred things at once',
      'nonsense',
      () => ({ calls: Array.from({ length: 100 }, () => ({ name: 'totals', args: {} })) }),
    ],
    [
      'asks with endless arguments',
      'nonsense',
      () => ({ calls: [{ name: 'totals', args: 'x'.repeat(50_000) }], chunkLength: 900 }),
    ],
  ];

  it.each(failures)('%s', async (_what, reason, script) => {
    const user = await aPremiumUser(app);
    provider.respondWith(script);
    const { deltas, answer } = await askForStream(app, user, 'Ayda ne kadar ödüyorum?');
    expect(answer).toMatchObject({ engine: 'builtin', notice: notice(reason, 'tr') });
    expect(answer.analysis).toContain('509,98');
    expect(answer.figures.length).toBeGreaterThan(0);
    expect(provider.requests.length).toBeLessThanOrEqual(8);
    expect(deltas.join('')).not.toMatch(/will not|Welcome/);
  });

  it('in each of seven languages', async () => {
    const texts = languages.map(({ code }) => notice('away', code));
    expect(new Set(texts).size).toBe(languages.length);
    const user = await aPremiumUser(app, { language: 'en' });
    const { body } = await ask(app, user, 'What do I pay in total every month?', { 'accept-language': 'en' });
    expect(body).toMatchObject({ language: 'en', engine: 'builtin', notice: notice('away', 'en') });
  });
});

it('has 25 seconds for a question', async () => {
  const user = await aPremiumUser(app);
  const limit = vi.spyOn(AbortSignal, 'timeout');
  provider.respondWith(replyWith({ text: right }));
  expect((await ask(app, user, 'Ayda ne kadar?')).body.engine).toBe('openai');
  expect(limit).toHaveBeenCalledWith(25_000);
  limit.mockRestore();
});

describe('a provider that failed', () => {
  it('is left alone, and tried again after 30 seconds at the latest', async () => {
    const user = await aPremiumUser(app);
    await ask(app, user, 'Ayda ne kadar?');
    provider.respondWith(replyWith({ text: right }));
    expect((await ask(app, user, 'Ayda ne kadar?')).body.notice).toBe(notice('away', 'tr'));
    expect(provider.requests).toHaveLength(0);
    app.passTime(30);
    expect((await ask(app, user, 'Ayda ne kadar?')).body.engine).toBe('openai');
  });

  it('is tried again after the time that it names', async () => {
    const user = await aPremiumUser(app);
    provider.respondWith(() => ({ status: 429, headers: { 'retry-after': '5' } }));
    await ask(app, user, 'Ayda ne kadar?');
    provider.respondWith(replyWith({ text: right }));
    app.passTime(5);
    expect((await ask(app, user, 'Ayda ne kadar?')).body.engine).toBe('openai');
  });

  it('is reported with the same reason while it is paused', async () => {
    const user = await aPremiumUser(app);
    provider.respondWith(() => ({ status: 429 }));
    for (const _time of [1, 2]) expect((await ask(app, user, 'Ayda ne kadar?')).body.notice).toBe(notice('busy', 'tr'));
    expect(provider.requests).toHaveLength(1);
  });

  it('is not thought to be down for one answer that was of no use', async () => {
    const user = await aPremiumUser(app);
    provider.respondWith(() => ({ refusal: 'No.' }));
    await ask(app, user, 'Ayda ne kadar?');
    provider.respondWith(replyWith({ text: right }));
    expect((await ask(app, user, 'Ayda ne kadar?')).body.engine).toBe('openai');
  });
});

it('aborts the request to the provider when the client goes away, and stores nothing', async () => {
  const user = await aPremiumUser(app);
  provider.respondWith(replyWith({ text: right.repeat(50), chunkLength: 1, betweenMs: 50 }));
  const gone = new AbortController();
  const before = provider.counts.abandoned;
  const answer = await fetch(`${app.origin}/api/subscriptions/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ question: 'Ayda ne kadar?' }),
    signal: gone.signal,
  });
  await answer.body?.getReader().read();
  gone.abort();
  await expect.poll(() => provider.counts.abandoned, { timeout: 5_000 }).toBe(before + 1);
  expect(provider.counts.open).toBe(0);
  expect(await app.prisma.assistantQuestion.count({ where: { user_id: user.id } })).toBe(0);
});

it('enforces the daily allowance of tokens, and reports it', async () => {
  const user = await aPremiumUser(app);
  provider.respondWith(replyWith({ text: right, usage: 120_000 }));
  expect((await ask(app, user, 'Ayda ne kadar?')).body.engine).toBe('openai');
  expect((await ask(app, user, 'Ayda ne kadar?')).body.engine).toBe('openai');
  provider.respondWith(replyWith({ text: right }));
  expect((await ask(app, user, 'Ayda ne kadar?')).body).toMatchObject({
    engine: 'builtin',
    notice: notice('used_up', 'tr'),
  });
  expect(provider.requests).toHaveLength(0);
  expect((await ask(app, await aPremiumUser(app), 'Ayda ne kadar?')).body.engine).toBe('openai');
});

it('answers a user below 200,000 tokens a day, and again on the next day', async () => {
  const user = await aPremiumUser(app);
  const key = `assistant-tokens:user:${user.id}`;
  const count = (tokens: number, resets_at: number) =>
    app.prisma.rateLimit.upsert({
      where: { key },
      create: { key, count: tokens, resets_at: new Date(resets_at) },
      update: { count: tokens, resets_at: new Date(resets_at) },
    });
  provider.respondWith(replyWith({ text: right }));
  const engine = async () => (await ask(app, user, 'Ayda ne kadar?')).body.engine;
  await count(199_999, Date.now() + 3_600_000);
  expect(await engine()).toBe('openai');
  await count(200_000, Date.now() + 3_600_000);
  expect(await engine()).toBe('builtin');
  await count(200_000, Date.now() - 1);
  expect(await engine()).toBe('openai');
});

it('counts no refused question against the limits of a minute or a day', async () => {
  const user = await aPremiumUser(app);
  provider.respondWith(() => ({ text: 'Tamam.', beforeMs: 500 }));
  const answers = await Promise.all(Array.from({ length: 14 }, () => ask(app, user, 'Ayda ne kadar?')));
  const good = answers.filter(({ status }) => status === 200).length;
  expect(good).toBeLessThan(14);
  const counted = await app.prisma.rateLimit.findMany({
    where: { key: { endsWith: `question:user:${user.id}` } },
  });
  expect(counted.map(({ count }) => count)).toEqual([good, good]);
});

it('answers nothing to a session that ended meanwhile', async () => {
  const user = await aPremiumUser(app);
  provider.respondWith(() => ({ text: 'Tamam.', beforeMs: 600 }));
  const asked = ask(app, user, 'Ayda ne kadar?', { accept: 'text/event-stream' });
  await expect.poll(() => provider.requests.length).toBe(1);
  expect((await app.request('POST', '/auth/logout', { as: user })).status).toBe(204);
  const { status, body } = await asked;
  expect(status).toBe(401);
  expect(JSON.stringify(body)).not.toContain('Tamam');
});

it('answers two questions of one user at once, and refuses the third for a moment', async () => {
  const [user, other] = [await aPremiumUser(app), await aPremiumUser(app)];
  provider.respondWith(() => ({ text: 'Tamam.', beforeMs: 1_500 }));
  const [first, second, third, others] = await Promise.all(
    [user, user, user, other].map((as) => ask(app, as, 'Ayda ne kadar?')),
  );
  expect([first, second, third].map((answer) => answer?.status).sort()).toEqual([200, 200, 429]);
  expect(others?.status).toBe(200);
  provider.respondWith(() => ({ text: 'Tamam.' }));
  expect((await ask(app, user, 'Ayda ne kadar?')).status).toBe(200);
});

it('counts what a broken answer used up, too', async () => {
  const user = await aPremiumUser(app);
  provider.respondWith(replyWith({ text: right, cutAfter: 4 }));
  await ask(app, user, 'Ayda ne kadar?');
  const [counted] = await app.prisma.rateLimit.findMany({ where: { key: `assistant-tokens:user:${user.id}` } });
  expect(counted?.count).toBeGreaterThan(1_234);
});
