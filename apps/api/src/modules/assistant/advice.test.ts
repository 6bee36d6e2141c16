import { beforeEach, describe, expect, it } from 'vitest';
import { runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
let user: TestUser;
beforeEach(async () => {
  user = await app.aUser({ tier: 'premium' });
});

const actions = async (as = user, language = 'tr') =>
  (await app.request('GET', '/assistant/actions', { as, headers: { 'accept-language': language } })).body.advice;
const insights = async (as = user, language = 'tr') =>
  (await app.request('GET', '/assistant/insights', { as, headers: { 'accept-language': language } })).body;

describe('what is worth doing', () => {
  it('is nothing where there is nothing', async () => {
    expect(await actions()).toEqual([]);
  });

  it('reports a trial that ends soon, with its later price and how to cancel it', async () => {
    const { id } = await app.add(user, {
      ...{ name: 'Netflix', amount: 1, trial_ends_on: '2026-11-30', price_after_trial: 1234.5 },
    });
    const wanted = {
      kind: 'trial_ends',
      title: 'Netflix: deneme süresi bitiyor',
      text: 'Son gün 30 Kasım 2026 (9 gün kaldı). Sonrasında ayda ₺1.234,50.',
      amount: { value: 1234.5, currency: 'TRY', per: 'month' },
      subscription_ids: [id],
      action: { kind: 'cancel_guide', subscription_id: id },
    };
    expect(await actions()).toEqual([wanted]);
    expect(await actions(user, 'en')).toMatchObject([
      { text: 'The last day is November 30, 2026 (9 days left). Then it costs ₺1,234.50 a month.' },
    ]);
    app.setToday('2026-12-01');
    expect(await actions()).toEqual([]);
  });

  it('reminds of a notice day that would pass', async () => {
    const { id } = await app.add(user, { name: 'Kulüp', commitment_ends_on: '2026-12-31', notice_days: 30 });
    expect(await actions()).toMatchObject([
      { kind: 'commitment_ends', action: { kind: 'remind', subscription_id: id, date: '2026-12-01' } },
    ]);
  });

  it('reports a cancellation by mail, with an undo', async () => {
    const { id } = await app.add(user);
    await app.prisma.subscription.update({
      where: { user_id_id: { user_id: user.id, id } },
      data: { status: 'cancelled', cancelled_by_mail: { email_id: '<1@x>', date: '2026-11-20', text: 'x' } },
    });
    expect(await actions()).toMatchObject([
      { kind: 'cancelled_by_mail', action: { kind: 'undo_cancel', subscription_id: id } },
    ]);
  });

  it('is at most three things, the most urgent first', async () => {
    for (const day of ['2026-12-03', '2026-11-25', '2026-11-22', '2026-11-28'])
      await app.add(user, { name: `Deneme ${day}`, trial_ends_on: day });
    expect((await actions()).map(({ title }: { title: string }) => title)).toEqual([
      'Deneme 2026-11-22: deneme süresi bitiyor',
      'Deneme 2026-11-25: deneme süresi bitiyor',
      'Deneme 2026-11-28: deneme süresi bitiyor',
    ]);
  });

  it('goes as far as the plan: overlaps and check-ins are Premium’s, days that pass are everybody’s', async () => {
    const free = await app.aUser();
    for (const owner of [free, user]) {
      await app.add(owner, { name: 'Spotify', amount: 60 });
      await app.add(owner, { name: 'Deezer', amount: 50 });
      await app.add(owner, { name: 'Adobe', amount: 5000, billing_cycle: 'yearly', next_payment_date: '2026-12-01' });
    }
    const kinds = async (as: TestUser) => (await actions(as)).map(({ kind }: { kind: string }) => kind);
    expect(await kinds(free)).toEqual(['upcoming']);
    expect(await kinds(user)).toEqual(['upcoming', 'overlap']);
    await app.prisma.subscription.updateMany({
      where: { user_id: user.id },
      data: { created_at: new Date('2026-10-01') },
    });
    expect(await kinds(user)).toEqual(['upcoming', 'overlap', 'check_in']);
  });

  it('knows nothing of others', async () => {
    await app.add(await app.aUser(), { trial_ends_on: '2026-11-30' });
    expect(await actions()).toEqual([]);
  });

  it('repeats a hostile name harmlessly', async () => {
    await app.add(user, {
      name: '<img src=x onerror=alert(1)>\u202eevil http://evil.example/x',
      trial_ends_on: '2026-11-30',
    });
    const [{ title, text }] = await actions();
    expect(`${title} ${text}`).not.toMatch(/[<>\u202e]|https?:|evil\.example/);
  });
});

describe('insights', () => {
  it('are three, true of one’s own list, and a preview where the plan has no assistant', async () => {
    const free = await app.aUser();
    await app.add(free, { name: 'Spotify', amount: 60, next_payment_date: '2026-12-05' });
    await app.add(free, { name: 'Deezer', amount: 49.99, next_payment_date: '2026-12-24' });
    const { body: stats } = await app.request('GET', '/subscriptions/stats/summary', { as: free });
    const answer = await insights(free);
    expect(answer.preview).toBe(true);
    expect(answer.insights.map(({ text }: { text: string }) => text)).toEqual([
      '2 aktif aboneliğin ayda ₺109,99, yılda ₺1.319,88 tutuyor.',
      'Spotify ve Deezer aynı işi görüyor; Spotify iptal edilirse yılda ₺720,00 cebinde kalır.',
      'Önümüzdeki 30 günde 1 ödemen var: ₺60,00.',
    ]);
    const values = answer.insights.flatMap(({ figures }: { figures: { value: number }[] }) =>
      figures.map(({ value }) => value),
    );
    expect(values).toEqual(
      expect.arrayContaining([stats.total_monthly_cost.TRY, stats.total_yearly_cost.TRY, 720, 60]),
    );
    expect((await insights(user)).preview).toBe(false);
  });

  it('promise what will be shown where nothing is held yet, in the language of the request', async () => {
    for (const language of ['tr', 'en', 'es', 'fr', 'de', 'it', 'pt']) {
      const { insights: promised } = await insights(user, language);
      expect(promised).toHaveLength(3);
      for (const { figures } of promised) expect(figures).toEqual([]);
    }
    expect((await insights(user, 'en')).insights[0].text).toMatch(/^Add a subscription to see/);
  });
});
