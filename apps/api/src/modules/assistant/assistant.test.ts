import { languages } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { aPremiumUser, ask, askForStream } from '#testing/openai-server/ask-assistant.ts';
import { refused, runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();

const history = async (as: TestUser) => (await app.request('GET', '/assistant/questions', { as })).body;

describe('a question', () => {
  it('is answered by the built-in analyst if no other engine is set up, and names it', async () => {
    const user = await aPremiumUser(app);
    const { status, body } = await ask(app, user, '  Ayda ne kadar ödüyorum? ');
    expect(status).toBe(200);
    expect(body).toMatchObject({ engine: 'builtin', question: 'Ayda ne kadar ödüyorum?', language: 'tr' });
    expect(body.notice).toBeUndefined();
    expect(body.analysis).toContain('509,98');
    expect(body.figures.map(({ value }: { value: number }) => value)).toContain(509.98);
  });

  it('is answered piece by piece where a stream is asked for, and whole at its end', async () => {
    const user = await aPremiumUser(app);
    const { deltas, answer } = await askForStream(app, user, 'Hangisini iptal etmeliyim?');
    expect(deltas.length).toBeGreaterThan(0);
    expect(deltas.join('').trim()).toBe(answer.analysis.trim());
    expect(await history(user)).toEqual([answer]);
  });

  it.each(languages.map(({ code }) => code))('that is blank is refused in words of its own: %s', async (code) => {
    const user = await app.aUser({ tier: 'premium' });
    const problems = [];
    for (const body of [
      { question: ' \n ' },
      { question: '\u200B\u2060\u3164' },
      { question: '' },
      {},
      { question: null },
    ]) {
      const headers = { 'accept-language': code };
      const answer = await app.request('POST', '/subscriptions/analyze', { as: user, body, headers });
      expect([answer.status, refused(answer).code]).toEqual([422, 'invalid_input']);
      problems.push(...answer.body.errors);
    }
    expect(new Set(problems.map(({ field }) => field))).toEqual(new Set(['question']));
    expect(new Set(problems.map(({ detail }) => detail)).size).toBe(1);
    if (code === 'tr') expect(problems[0].detail).toBe('Lütfen bir soru girin');
  });

  it('has at most a thousand characters, and a longer one is refused with the limit in each language', async () => {
    const user = await aPremiumUser(app);
    expect((await ask(app, user, 'a'.repeat(1_000))).status).toBe(200);
    const answered = [];
    for (const { code } of languages) {
      const { status, body } = await ask(app, user, 'a'.repeat(1_001), { 'accept-language': code });
      expect(status).toBe(422);
      answered.push(body.errors[0].detail);
    }
    const limit = (code: string) => (1_000).toLocaleString(code);
    expect(answered).toEqual(
      languages.map(({ code }) => i18n.getFixedT(code, 'fields')('too_long', { limit: limit(code) })),
    );
  });

  it('on the free plan is an invitation with three findings of one’s own, before anything is looked at', async () => {
    const user = await app.aUser({ tier: 'free' });
    await app.add(user, { name: 'Netflix' });
    await app.add(user, { name: 'Spotify', amount: 59.99, category: 'music' });
    for (const body of [{ question: 'Ne ödüyorum?' }, { question: '' }, 'not even JSON', 'x'.repeat(100_000)]) {
      const answer = await app.request('POST', '/subscriptions/analyze', { as: user, body });
      expect([answer.status, refused(answer).code]).toEqual([402, 'plan_required']);
      expect(answer.body.required_plan).toBe('premium');
      expect(answer.body.insights).toHaveLength(3);
      for (const { text, figures } of answer.body.insights) {
        expect(text).toMatch(/\S/);
        expect(Array.isArray(figures)).toBe(true);
      }
    }
    expect(await history(user)).toEqual([]);
  });

  it('is one of ten a minute', async () => {
    const user = await app.aUser({ tier: 'premium' });
    const answers = [];
    for (let n = 0; n < 11; n += 1) answers.push(await ask(app, user, 'Ne ödüyorum?'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
    expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const streamed = await ask(app, user, 'Ne ödüyorum?', { accept: 'text/event-stream' });
    expect([streamed.status, refused(streamed).code]).toEqual([429, 'too_many_requests']);
  });

  it('is one of sixty a day', async () => {
    const user = await app.aUser({ tier: 'premium' });
    const key = `86400:question:user:${user.id}`;
    await app.prisma.rateLimit.create({ data: { key, count: 59, resets_at: new Date(Date.now() + 3_600_000) } });
    expect((await ask(app, user, 'Ne ödüyorum?')).status).toBe(200);
    expect((await ask(app, user, 'Ne ödüyorum?')).status).toBe(429);
  });

  it('sent twice by a double click is answered twice or refused for a moment, and harms nothing', async () => {
    const user = await aPremiumUser(app);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(app, user, 'Ayda ne kadar ödüyorum?')));
    const good = answers.filter(({ status }) => status === 200);
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect(good.length).toBeGreaterThanOrEqual(1);
    expect(await history(user)).toHaveLength(good.length);
    expect((await ask(app, user, 'Ayda ne kadar ödüyorum?')).status).toBe(200);
  });
});

describe('the history', () => {
  it('holds the answers as they were given, newest first, and forgets one or all', async () => {
    const user = await aPremiumUser(app);
    const first = (await ask(app, user, 'Ayda ne kadar ödüyorum?')).body;
    const second = (await ask(app, user, 'Hangisini iptal etmeliyim?')).body;
    expect(await history(user)).toEqual([second, first]);
    expect((await app.request('DELETE', `/assistant/questions/${second.id}`, { as: user })).status).toBe(204);
    expect(await history(user)).toEqual([first]);
    const again = await app.request('DELETE', `/assistant/questions/${second.id}`, { as: user });
    expect([again.status, refused(again).code]).toEqual([404, 'question_not_found']);
    expect((await app.request('DELETE', '/assistant/questions', { as: user })).status).toBe(204);
    expect(await history(user)).toEqual([]);
  });

  it('is one’s own, also after the plan has ended', async () => {
    const [user, other] = [await aPremiumUser(app), await aPremiumUser(app)];
    const { id } = (await ask(app, user, 'Ayda ne kadar ödüyorum?')).body;
    expect((await app.request('DELETE', `/assistant/questions/${id}`, { as: other })).status).toBe(404);
    await app.request('DELETE', '/assistant/questions', { as: other });
    await app.prisma.user.update({ where: { id: user.id }, data: { tier: 'free' } });
    expect(await history(user)).toHaveLength(1);
  });

  it('keeps the newest fifty', async () => {
    const user = await aPremiumUser(app);
    const answer = { language: 'tr', analysis: 'Hiç.', engine: 'builtin', figures: [], advice: [] };
    for (let n = 1; n <= 55; n += 1) {
      await app.prisma.assistantQuestion.create({ data: { user_id: user.id, question: `${n}`, answer } });
    }
    await Promise.all([ask(app, user, 'Ayda ne kadar ödüyorum?'), ask(app, user, 'Ayda ne kadar ödüyorum?')]);
    const kept = await app.prisma.assistantQuestion.findMany({ where: { user_id: user.id }, orderBy: { id: 'asc' } });
    expect(kept).toHaveLength(50);
    expect(kept[0]?.question).toBe('8');
    expect(await history(user)).toHaveLength(50);
  });
});
